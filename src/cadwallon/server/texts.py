"""Texts for the browser, in parts: what a page needs, with the packs laid over the built-in content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from cadwallon.library import Library
from cadwallon.library.packs import BUILT_IN
from cadwallon.library.texts import FALLBACK, text_files
from cadwallon.server.payload import Payload

KIND = "text/plain; charset=utf-8"

INTERFACE = "interface"
LOG = "log"
CARDS = "cards"
ADVENTURES = "adventures"

PART_OF_FILE = {"interface": INTERFACE, "table": INTERFACE, "log": LOG}
"""Files that belong to a part; adventures are cut by their ids, and everything else is part of the cards."""


class Piece(NamedTuple):
    """One message or term as it stands in its file."""

    id: str
    text: str
    part: str
    name: str
    """The message without its attributes."""


class Locale:
    """The texts of one server."""

    def __init__(self, library: Library, packs: Iterable[Path] = ()) -> None:
        self._folders = (BUILT_IN, *(Path(pack).resolve() for pack in packs))
        self._adventures = tuple(library.adventures)
        self._parts: dict[tuple[str, str], Payload] = {}
        self.languages = languages(self._folders)

    @property
    def part_names(self) -> tuple[str, ...]:
        """Everything that can be asked for."""
        return (INTERFACE, LOG, CARDS, ADVENTURES, *self._adventures)

    def part(self, language: str, name: str) -> Payload | None:
        """A part in a language, as far as there are texts in it."""
        if language not in self.languages or name not in self.part_names:
            return None
        found = self._parts.get((language, name))
        if found is None:
            text = "\n".join(self._cut(language, name)) + "\n"
            found = self._parts[language, name] = Payload(text.encode(), KIND)
        return found

    def _cut(self, language: str, name: str) -> list[str]:
        chosen: list[str] = []
        for piece in self._pieces(language).values():
            if name == CARDS and piece.part == ADVENTURES and piece.id in self._adventures:
                chosen.append(piece.name)
            elif piece.part == ADVENTURES and piece.id in self._adventures:
                if name in (ADVENTURES, piece.id):
                    chosen.append(piece.text)
            elif piece.part == ADVENTURES:
                if name == self._owner(piece.id):
                    chosen.append(piece.text)
            elif piece.part == name:
                chosen.append(piece.text)
        return chosen

    def _owner(self, id_: str) -> str:
        """The adventure of ``adv_04_zombie``; texts that belong to none go with the cards."""
        fitting = [adventure for adventure in self._adventures if id_.startswith(f"{adventure}_")]
        return max(fitting, key=len, default=CARDS)

    def _pieces(self, language: str) -> dict[str, Piece]:
        """All pieces, the topmost pack's last word counting.

        A pack that says something anew in English only is believed in all languages: what is below it in the
        reader's language describes what it replaced.
        """
        found: dict[str, Piece] = {}
        for folder in self._folders:
            own = _read(folder, language)
            if language != FALLBACK:
                found |= {id_: piece for id_, piece in _read(folder, FALLBACK).items() if id_ in found}
            found |= own
        return found


def languages(folders: Sequence[Path]) -> list[str]:
    """All languages there are texts in, English first."""
    there = {path.name for folder in folders for path in (folder / "locale").glob("*") if path.is_dir()}
    return [FALLBACK, *sorted(there - {FALLBACK})]


@cache
def _read(folder: Path, language: str) -> dict[str, Piece]:
    parser = FluentParser(with_spans=True)
    pieces: dict[str, Piece] = {}
    for path in text_files(folder, language):
        source = path.read_text(encoding="utf-8")
        part = _part(path.relative_to(folder / "locale" / language))
        for entry in parser.parse(source).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.span is not None:
                sign = "-" if isinstance(entry, ast.Term) else ""
                start = entry.id.span.start - len(sign) if entry.id.span is not None else entry.span.start
                text = source[start : entry.span.end].rstrip()
                name = text
                if entry.value is not None and entry.value.span is not None:
                    name = source[start : entry.value.span.end].rstrip()
                pieces[sign + entry.id.name] = Piece(sign + entry.id.name, text, part, name)
    return pieces


def _part(path: Path) -> str:
    if path.parts[0] in ("adventures", "adventures.ftl"):
        return ADVENTURES
    return PART_OF_FILE.get(path.stem, CARDS) if len(path.parts) == 1 else CARDS
