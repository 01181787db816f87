"""All texts in all languages: what the check finds, and that the program uses every text it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cadwallon
from cadwallon.library.checks.fluent import NAME, PROGRAM_FILES, messages
from cadwallon.library.checks.languages import PLURALS, fits, language_mistakes
from cadwallon.library.packs import BUILT_IN
from cadwallon.library.texts import FALLBACK
from cadwallon.scenes.tell import EVENTS

CLIENT = Path(__file__).parents[2] / "client" / "src"

LOOKED_UP = {"log-", "kind-", "space-", "building-", "board-"}
"""Prefixes with which the program makes ids of the content, or of sentences that are listed below."""

Texts = dict[str, str]


def found(folder: Path, texts: Texts, file: str = "a.ftl") -> list[tuple[str, str, str]]:
    """What is wrong with texts given by language; a language that is not given has the English ones."""
    for language in PLURALS:
        path = folder / "locale" / language / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts.get(language, texts[FALLBACK]), encoding="utf-8")
    return [(name.partition("locale/")[2], id_, text) for name, id_, text in language_mistakes(folder)]


def test_the_same_texts_are_right(tmp_path: Path) -> None:
    assert found(tmp_path, {"en": "a = A { $b }\n    .text = T\n"}) == []


@pytest.mark.parametrize(
    ("english", "french", "mistake"),
    [
        ("a = A\nb = B\n", "a = A\n", ("b", "missing in locale/fr")),
        ("a = A\n    .text = T\n", "a = A\n", ("a", "the text 'text' is missing in locale/fr")),
        ("a = A\n", "a = A\nb = B\n", ("b", "only in locale/fr")),
        ("a = A\n", "a = A\n    .text = T\n", ("a", "the text 'text' is only in locale/fr")),
        ("a = A { $b }\n", "a = A\n", ("a", "the name does not say $b")),
        ("a = A\n", "a = A { $b }\n", ("a", "the name speaks of $b, which it does not have in English")),
    ],
)
def test_a_language_that_differs(tmp_path: Path, english: str, french: str, mistake: tuple[str, str]) -> None:
    assert found(tmp_path, {"en": english, "fr": french}) == [("fr/a.ftl", *mistake)]


def test_a_text_in_another_file(tmp_path: Path) -> None:
    moved = tmp_path / "locale" / "fr" / "b.ftl"
    moved.parent.mkdir(parents=True)
    moved.write_text("a = A\n", encoding="utf-8")
    assert found(tmp_path, {"en": "a = A\n", "fr": ""}) == [
        ("fr/b.ftl", "a", "stands in another file than in locale/en"),
    ]


def test_variables_in_other_forms_and_behind_references_are_the_same(tmp_path: Path) -> None:
    english = "a = { $figure } has { n }.\nn = { $n ->\n    [one] one\n   *[other] { $n }\n }\n"
    other = "a = { $figure } a { n }.\nn = { $n ->\n    [one] un\n   *[other] { $n }\n }\n"
    many = "a = У { $figure }: { $n }.\nn = { $n }\n"
    assert found(tmp_path, {"en": english, "fr": other, "es": other, "ru": many}) == []


def test_a_choice_of_one_language_need_not_be_one_of_another(tmp_path: Path) -> None:
    english = "a = { $place ->\n    [street] in { $space }\n   *[room] in the { $space }\n }\n"
    assert found(tmp_path, {"en": english, "fr": "a = { $space }\n"}) == []


def count(*keys: str) -> str:
    *others, last = keys
    return "a = { $n ->\n" + "".join(f"    [{key}] {key}\n" for key in others) + f"   *[{last}] x\n }}\n"


@pytest.mark.parametrize(
    ("language", "keys", "right"),
    [
        ("en", ("one", "other"), True),
        ("en", ("0", "one", "other"), True),
        ("en", ("one", "few", "other"), False),
        ("en", ("other",), False),
        ("en", ("6", "other"), True),
        ("fr", ("one", "many", "other"), True),
        ("es", ("one", "few", "other"), False),
        ("ru", ("one", "few", "many", "other"), True),
        ("ru", ("one", "other"), False),
        ("ru", ("one", "few", "other"), False),
        ("ru", ("you", "they"), True),
    ],
)
def test_plurals(tmp_path: Path, language: str, keys: tuple[str, ...], right: bool) -> None:
    plain = dict.fromkeys(PLURALS, "a = { $n }\n")
    mistakes = [text for _, _, text in found(tmp_path, {**plain, language: count(*keys)}) if "plural" in text]
    said = f"wrong plurals in the name: {language} needs {', '.join(PLURALS[language])}"
    assert mistakes == ([] if right else [said])


def test_a_name_that_lacks_a_form_of_its_sort(tmp_path: Path) -> None:
    russian = "chr_a = А\n    .gen = А\nchr_b = Б\n"
    assert found(tmp_path, {"en": "chr_a = A\nchr_b = B\n", "ru": russian}) == [
        ("ru/a.ftl", "chr_b", "the form 'gen' is missing, others of its sort have it"),
    ]


def test_a_form_that_no_name_has(tmp_path: Path) -> None:
    texts = {"en": "a = { $figure }\n", "ru": "a = { $figure_ins }\n"}
    assert found(tmp_path, texts) == [("ru/a.ftl", "a", "$figure_ins is said, but no name has the form 'ins'")]


@pytest.mark.parametrize(
    ("text", "letters", "lines", "right"),
    [
        ("Conseguir", 9, 1, True),
        ("Conseguirá", 9, 1, False),
        ("Sand in the Eyes", 13, 2, True),
        ("Sand in the Eyes", 13, 1, False),
        ("Pied-de-biche", 8, 2, True),
        ("Cerradura atascadísima", 10, 2, False),
    ],
)
def test_fitting(text: str, letters: int, lines: int, right: bool) -> None:
    assert fits(text, letters, lines) == right


def test_a_text_too_long_for_its_place(tmp_path: Path) -> None:
    texts = {"en": "mis_a_0 = Red Gems +0\ntab-act = Act\n", "fr": "mis_a_0 = Gemmes rouges +0\ntab-act = Activation\n"}
    assert found(tmp_path, texts) == [("fr/a.ftl", "tab-act", "too long for its place (tab: 9 letters)")]


# -- the texts of the program ---------------------------------------------------------------------
@pytest.fixture(scope="module")
def sources() -> str:
    paths = (path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and "generated" not in path.parts)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def program_texts() -> dict[str, set[str]]:
    """The program's own texts and what they contain."""
    ours = [m for m in messages(BUILT_IN, FALLBACK) if m.file.endswith(PROGRAM_FILES) and "/adventures/" not in m.file]
    return {m.id: set().union(*(text.uses for text in m.texts.values())) for m in ours}


def test_every_text_of_the_program_is_used(sources: str) -> None:
    texts = program_texts()
    inner = set().union(*texts.values())
    whole = set(re.findall(r"[\w-]+", sources))
    made = tuple(set(re.findall(r"[`'\"]([a-z][\w-]*-)(?:\$\{|['\"] \+)", sources)) - LOOKED_UP)
    names = {"space-outside", *(f"kind-{kind}" for kind in ("crown", "sceptre", "mask", "urn"))}
    unused = [
        id_ for id_ in texts if id_ not in whole | inner | names | set(chronicle(sources)) and not id_.startswith(made)
    ]
    assert unused == []


def chronicle(sources: str) -> list[str]:
    """The sentences that ``log.ts`` can ask for."""
    silent = re.findall(r"'(\w+)'", _table(sources, "SILENT = [", "]"))
    table = _table(sources, "VARIANTS: Record<string, readonly string[]> = {", "};")
    variants = dict(re.findall(r"(\w+): \[([^\]]*)\]", table))
    assert silent
    assert variants
    events = [event for event in sorted(EVENTS) if event not in silent]
    return [
        "-".join(["log", *event.split("_"), *more])
        for event in events
        for more in ([], *([variant] for variant in re.findall(r"'(\w+)'", variants.get(event, ""))))
    ]


def _table(sources: str, start: str, end: str) -> str:
    return sources.partition(start)[2].partition(end)[0]


def test_every_event_has_its_sentences(sources: str) -> None:
    texts = {m.id: m for m in messages(BUILT_IN, FALLBACK)}
    wanted = chronicle(sources)
    assert [id_ for id_ in wanted if id_ not in texts or NAME not in texts[id_].texts] == []


def test_every_refusal_has_its_sentence_and_no_other(sources: str) -> None:
    server = "\n".join(path.read_text(encoding="utf-8") for path in Path(cadwallon.__file__).parent.rglob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', server)) | set(re.findall(r"Trouble\('([a-z-]+)'", sources))
    # How a socket ended, if it does not say why itself.
    reasons |= {"closed"} if "'closed'" in sources else set()
    assert {id_ for id_ in program_texts() if id_.startswith("refused-")} == {f"refused-{why}" for why in reasons}
