"""Texts for the browser, in parts: what a page needs, with the packs laid over the built-in content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from cadwallon.library import Library
from cadwallon.library.checks.fluent import FORMS
from cadwallon.library.packs import BUILT_IN
from cadwallon.library.texts import FALLBACK, text_files
from cadwallon.server.payload import Payload
from cadwallon.server.static import Static

KIND = "text/plain; charset=utf-8"

PAGES = "pages"
INTERFACE = "interface"
TABLE = "table"
LOG = "log"
HINTS = "hints"
"""Read when the first hint is asked for."""
CARDS = "cards"
"""Names with their forms: all that the table needs at once."""
NOTES = "notes"
"""What stands on the cards and is said about them: read when somebody looks closer."""
ADVENTURES = "adventures"

PROGRAM = (INTERFACE, PAGES, TABLE, LOG, HINTS)
"""Parts that are files; adventures are cut by their ids, and everything else is cards and notes."""

HOME = "home"
OF_HOME = ("home-", "new-making", "new-player")
"""What the first page shows of the pages' texts, by how the ids begin: a visitor reads it before anything else."""
AROUND = "around"
OF_AROUND = (
    "end-", "exchange-", "fight-", "hand-", "host-", "keys-", "links-", "mission-", "number-", "pile-", "place-",
    "prompt-", "risk-", "roll-", "seat-", "thief-", "undo-", "wait-", "why-", "words-",
)  # fmt: skip
"""What the table says beside its board: the board, and a choice with which a game begins, need not wait for it."""

OF_NAMES = (*FORMS, "lines")
"""Attributes without which a name cannot be shown."""


class Piece(NamedTuple):
    """One message or term, in the words of its file."""

    id: str
    part: str
    value: str
    """``id = ...``; empty if it has attributes only."""
    attributes: dict[str, str]

    def over(self, below: Piece | None) -> Piece:
        """With what the one below says and this one does not. It stays in the part where pages look for it."""
        if below is None:
            return self
        return Piece(self.id, below.part, self.value or below.value, below.attributes | self.attributes)

    @property
    def title(self) -> str:
        """The message without its attributes."""
        return self.value or f"{self.id} ="

    @property
    def text(self) -> str:
        """All of it, what belongs to the name first."""
        return "\n".join((self.title, *self._those(True), *self._those(False)))

    @property
    def name(self) -> str:
        """The message with the forms of its name."""
        return "\n".join((self.title, *self._those(True)))

    @property
    def notes(self) -> str:
        """Its other attributes alone; empty without any."""
        notes = self._those(False)
        return "\n".join((f"{self.id} =", *notes)) if notes else ""

    def _those(self, of_names: bool) -> list[str]:
        return [f"    {text}" for name, text in self.attributes.items() if (name in OF_NAMES) == of_names]


class Locale:
    """The texts of one server."""

    def __init__(self, library: Library, packs: Iterable[Path] = (), static: Static | None = None) -> None:
        """``static``: where packed forms lie, if there are any."""
        self._static = static or Static()
        self._folders = (BUILT_IN, *(Path(pack).resolve() for pack in packs))
        self._adventures = tuple(library.adventures)
        self._parts: dict[tuple[str, str], Payload] = {}
        self.languages = languages(self._folders)

    @property
    def part_names(self) -> tuple[str, ...]:
        """Everything that can be asked for."""
        return (*PROGRAM, HOME, AROUND, CARDS, NOTES, ADVENTURES, *self._adventures)

    def part(self, language: str, name: str) -> Payload | None:
        """A part in a language, as far as there are texts in it."""
        if language not in self.languages or name not in self.part_names:
            return None
        found = self._parts.get((language, name))
        if found is None:
            body = ("\n".join(self._cut(language, name)) + "\n").encode()
            found = self._parts[language, name] = Payload(body, KIND, packed=self._static.packed(body))
        return found

    def _cut(self, language: str, name: str) -> list[str]:
        chosen: list[str] = []
        for piece in self._pieces(language).values():
            if name == CARDS and piece.part == ADVENTURES and piece.id in self._adventures:
                chosen.append(piece.title)
            elif piece.part == ADVENTURES and piece.id in self._adventures:
                if name in (ADVENTURES, piece.id):
                    chosen.append(piece.text)
            elif piece.part == ADVENTURES:
                if name == self._owner(piece.id):
                    chosen.append(piece.text)
            elif piece.part == CARDS:
                chosen += [piece.name] if name == CARDS else [piece.notes] if name == NOTES and piece.notes else []
            elif piece.part == name or (name == HOME and piece.part == PAGES and piece.id.startswith(OF_HOME)):
                chosen.append(piece.text)
        return chosen

    def _owner(self, id_: str) -> str:
        """The adventure of ``adv_04_zombie``; texts that belong to none go with the cards."""
        fitting = [adventure for adventure in self._adventures if id_.startswith(f"{adventure}_")]
        return max(fitting, key=len, default=CARDS)

    def _pieces(self, language: str) -> dict[str, Piece]:
        """All pieces; for a value and for each attribute the topmost pack that has it counts, as in ``Texts``.

        A pack that says something anew in English only is believed in all languages: what is below it in the
        reader's language describes what it replaced.
        """
        found = dict(_read(BUILT_IN, language))
        for pack in self._folders[1:]:
            own = _read(pack, language)
            if language != FALLBACK:
                english = _read(pack, FALLBACK)
                found |= {id_: english[id_].over(found.get(id_)) for id_ in english if id_ in found or id_ in own}
            found |= {id_: piece.over(found.get(id_)) for id_, piece in own.items()}
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
            if isinstance(entry, ast.Message | ast.Term):
                piece = _piece(source, part, entry)
                pieces[piece.id] = piece
    return pieces


def _piece(source: str, part: str, entry: ast.Message | ast.Term) -> Piece:
    def said(*nodes: ast.SyntaxNode | None) -> str:
        """As it stands in the file, from the first to the last."""
        spans = [node.span for node in nodes if node is not None and node.span is not None]
        return source[spans[0].start : spans[-1].end].rstrip()

    sign = "-" if isinstance(entry, ast.Term) else ""
    id_ = sign + entry.id.name
    return Piece(
        id=id_,
        part=AROUND if part == TABLE and id_.startswith(OF_AROUND) else part,
        value=sign + said(entry.id, entry.value) if entry.value is not None else "",
        attributes={one.id.name: said(one) for one in entry.attributes},
    )


def _part(path: Path) -> str:
    if path.parts[0] in ("adventures", "adventures.ftl"):
        return ADVENTURES
    return path.stem if len(path.parts) == 1 and path.stem in PROGRAM else CARDS
