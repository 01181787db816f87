"""Checks that the built-in texts are complete in all languages, count as each language does, and fit their places.

Packs may stay in one language: what they lack is shown in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cadwallon.library.checks.fluent import FORMS, NAME, Message, Text, messages
from cadwallon.library.packs import BUILT_IN, Source
from cadwallon.library.texts import FALLBACK

PLURALS = {
    "en": ("one", "other"),
    "fr": ("one", "other"),
    "es": ("one", "other"),
    "ru": ("one", "few", "many", "other"),
}
"""The plural categories each language needs (CLDR), and so the languages there are."""

OPTIONAL = {"fr": ("many",), "es": ("many",)}
"""Categories for millions: nobody has so many ducats."""

CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))

HELPERS = ("who", "name")
"""Further arguments that come with a name (``$seat_who``) or with a word of a sheet (``$pool_name``)."""


class Place(NamedTuple):
    """A fixed place on the screen: which texts stand there, and how much fits."""

    what: str
    ids: re.Pattern[str]
    letters: int
    lines: int = 1
    text: str = NAME


PLACES = (
    Place("hand caption", re.compile("when-short-"), 11),
    Place("badge", re.compile("card-(playable|joins)$|join-(run|secret-door|shadow-walk|over-the-rooftops)$"), 14),
    Place("state of a thief", re.compile("thief-(?!no-gear)"), 10),
    Place("mission name", re.compile("mis_"), 10, 2),
    Place("End turn", re.compile("table-end-turn$"), 12),
    Place("phase", re.compile("phase-"), 10),
    Place("tab", re.compile("tab-"), 9),
    Place("card name", re.compile("(arc|eq)_"), 13, 2),
    Place("skill in a line", re.compile("skl_"), 46, text="short"),
)

Speech = tuple[Text, dict[str, Message]]
"""A text, and the texts of its language that it may contain."""

Mistakes = Iterator[tuple[str, str, str]]
"""File, id, what is wrong."""


def check_languages(source: Source) -> None:
    """Note what is wrong with the built-in texts. Packs laid over them are not looked at."""
    if source.packs[-1].folder == BUILT_IN:
        for file, id_, text in language_mistakes(BUILT_IN):
            source.note(file, id_, text)


def language_mistakes(folder: Path) -> Mistakes:
    """What is wrong with the texts of a pack that is meant to be complete."""
    texts = {language: {m.id: m for m in messages(folder, language)} for language in PLURALS}
    english = texts[FALLBACK]
    for language, all_of_it in texts.items():
        for message in all_of_it.values():
            yield from _plurals(language, message)
            yield from _room(message)
        yield from _even_forms(language, all_of_it, english)
        if language != FALLBACK:
            yield from _missing(language, all_of_it, english)
            yield from _more(language, all_of_it, english)


def _missing(language: str, texts: dict[str, Message], english: dict[str, Message]) -> Mistakes:
    for id_, original in english.items():
        file = original.file.replace(f"locale/{FALLBACK}/", f"locale/{language}/")
        message = texts.get(id_)
        if message is None:
            yield file, id_, f"missing in locale/{language}"
            continue
        if message.file != file:
            yield message.file, id_, f"stands in another file than in locale/{FALLBACK}"
        for name, text in original.texts.items():
            if name in FORMS:
                continue
            if name not in message.texts:
                yield file, id_, f"the {_called(name)} is missing in locale/{language}"
            else:
                for mistake in _speech((text, english), (message.texts[name], texts)):
                    yield file, id_, f"the {_called(name)} {mistake}"


def _speech(original: Speech, translated: Speech) -> Iterator[str]:
    """The same variables: none that English does not know, and each that English shows."""
    known = _variables(*original) | _choosers(*original)
    said = _variables(*translated) | _choosers(*translated)
    for variable in sorted(said - known - {f"{one}_{helper}" for one in known for helper in HELPERS}):
        yield f"speaks of ${variable}, which it does not have in English"
    for variable in sorted(_variables(*original) - _variables(*translated)):
        yield f"does not say ${variable}"


def _more(language: str, texts: dict[str, Message], english: dict[str, Message]) -> Mistakes:
    for id_, message in texts.items():
        original = english.get(id_)
        if original is None:
            yield message.file, id_, f"only in locale/{language}"
            continue
        for name in message.texts:
            if name not in original.texts and name not in FORMS:
                yield message.file, id_, f"the {_called(name)} is only in locale/{language}"


def _plurals(language: str, message: Message) -> Mistakes:
    """A selector that tells numbers apart must do it as the language does. Single numbers may be told apart besides."""
    for name, text in message.texts.items():
        for keys in text.choices:
            words = {key for key in keys if not re.fullmatch(r"-?\d+", key)}
            counts = words <= CATEGORIES and (words != {"other"} or len(keys) == 1)
            if counts and not set(PLURALS[language]) <= words <= {*PLURALS[language], *OPTIONAL.get(language, ())}:
                needed = ", ".join(PLURALS[language])
                yield message.file, message.id, f"wrong plurals in the {_called(name)}: {language} needs {needed}"


def _room(message: Message) -> Mistakes:
    for place in PLACES:
        text = message.texts.get(place.text)
        if text is None or text.plain is None:
            continue
        # the bonus of a mission is shown by its seal
        said = re.sub(r"[\s\u00a0\u202f]*\+\d+$", "", text.plain) if place.what == "mission name" else text.plain
        if place.ids.match(message.id) and not fits(said, place.letters, place.lines):
            much = f"{place.lines} x {place.letters}" if place.lines > 1 else f"{place.letters}"
            yield message.file, message.id, f"too long for its place ({place.what}: {much} letters)"


def fits(text: str, letters: int, lines: int) -> bool:
    """Can the text be broken at blanks and hyphens into so many lines?"""
    used, line = 1, ""
    for word in re.findall(r"[^ -]+-?|-", text):
        joined = line + word if line.endswith("-") or not line else f"{line} {word}"
        if len(joined) <= letters:
            line = joined
            continue
        used, line = used + 1, word
        if len(word) > letters:
            return False
    return used <= lines


def _even_forms(language: str, texts: dict[str, Message], english: dict[str, Message]) -> Mistakes:
    """If one name of a sort has a form, a sentence may ask for it, so all of that sort need it."""
    sorts: dict[str, list[Message]] = {}
    for id_, message in texts.items():
        original = english.get(id_)
        if original is not None and (sort := _sort(original)):
            sorts.setdefault(sort, []).append(message)
    have: set[str] = set()
    for sort, members in sorts.items():
        forms = {form for message in members for form in message.texts if form in FORMS}
        have |= forms
        if language == FALLBACK and sort == "figure":
            continue  # English writes only the forms that differ from the name
        for message in members:
            for form in sorted(forms - set(message.texts)):
                yield message.file, message.id, f"the form '{form}' is missing, others of its sort have it"
    for id_, message in texts.items():
        for text in message.texts.values():
            for variable in sorted(text.shown):
                form = variable.rpartition("_")[2]
                if "_" in variable and form in FORMS and form not in have:
                    yield message.file, id_, f"${variable} is said, but no name has the form '{form}'"


def _sort(message: Message) -> str:
    """What a name is the name of, if sentences decline it."""
    if message.id.startswith("chr_"):
        return "figure"
    if "verb" in message.texts:
        return "gang"
    if "acc" in message.texts and message.id.startswith(("tr_", "kind-")):
        return "kind"
    return "space" if message.id.startswith("space-") and "to" in message.texts else ""


def _variables(text: Text, texts: dict[str, Message]) -> frozenset[str]:
    """What is read in a text and in those it contains, without regard to the forms of names."""
    inner = (texts[id_].texts[NAME] for id_ in text.uses if id_ in texts and NAME in texts[id_].texts)
    return frozenset(map(_formless, text.shown)).union(*(_variables(one, texts) for one in inner))


def _choosers(text: Text, texts: dict[str, Message]) -> frozenset[str]:
    inner = (texts[id_].texts[NAME] for id_ in text.uses if id_ in texts and NAME in texts[id_].texts)
    return frozenset(map(_formless, text.chosen_by)).union(*(_choosers(one, texts) for one in inner))


def _formless(variable: str) -> str:
    name, _, form = variable.rpartition("_")
    return name if name and form in FORMS else variable


def _called(name: str) -> str:
    return f"text '{name}'" if name else "name"
