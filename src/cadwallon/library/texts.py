"""What a player reads: names and texts by id, in his language or else in English.

Texts are Project Fluent files in ``locale/<language>`` of every pack. A message is an id; its value is the name, its
attributes are the texts. The topmost pack that has a text wins, even if it has it in English only: what it says belongs
to the card it brought, and a translation from below would describe the card it replaced.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cadwallon.library.packs import BUILT_IN

FALLBACK = "en"


class TextMissing(KeyError):
    """No pack has this text, neither in the language asked for nor in English."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The texts of the built-in content and of the packs laid over it, read when the first one is asked for."""

    def __init__(self, language: str = FALLBACK, packs: Iterable[Path | str] = ()) -> None:
        self.language = language
        self._folders = (BUILT_IN, *(Path(pack).resolve() for pack in packs))

    def name(self, id_: str) -> str:
        """The name of an item, space, board ..."""
        return self._find(id_, None)

    def text(self, id_: str, attribute: str = "text") -> str:
        """One of the texts of an item: text, notes, flavour, needs, wants, story, style, short."""
        return self._find(id_, attribute)

    def said(self, id_: str, facts: Mapping[str, str | int]) -> str:
        """A sentence of the program with what it speaks of."""
        return self._find(id_, None, dict(facts))

    def has(self, id_: str, attribute: str | None = None) -> bool:
        """Is there such a text (or, without an attribute, such a name)?"""
        return any(True for _ in self._hits(id_, attribute))

    @cached_property
    def _bundles(self) -> tuple[FluentBundle, ...]:
        languages = dict.fromkeys((self.language, FALLBACK))
        return tuple(_bundle(folder, language) for folder in reversed(self._folders) for language in languages)

    def _hits(self, id_: str, attribute: str | None, facts: dict[str, Any] | None = None) -> Iterator[str]:
        for bundle in self._bundles:
            if not bundle.has_message(id_):
                continue
            message = bundle.get_message(id_)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, facts)
                if errors:
                    raise errors[0]
                yield str(text)

    def _find(self, id_: str, attribute: str | None, facts: dict[str, Any] | None = None) -> str:
        for text in self._hits(id_, attribute, facts):
            return text
        what = "name" if attribute is None else f"'{attribute}'"
        raise TextMissing(f"there is no {what} of '{id_}' in the language '{self.language}' or in English")


def text_files(folder: Path, language: str) -> list[Path]:
    """The text files of a pack in a language, in a stable order."""
    return sorted((folder / "locale" / language).rglob("*.ftl"))


def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in text_files(folder, language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
