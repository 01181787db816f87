"""Checks of the texts: every id has them in English, and no text is without an owner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from cadwallon.library.definitions import Adventure, Library
from cadwallon.library.packs import Pack, Source, name_of
from cadwallon.library.texts import FALLBACK, text_files

NAME = ""
"""Stands for the value of a message, its name, among the attributes."""

PROGRAM = "ui-"
"""Messages that begin so belong to the program, not to content."""

CARD = (NAME, "text", "notes")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The texts an id must have, and those it may have besides."""

    id: str
    file: str
    must: tuple[str, ...]
    may: tuple[str, ...] = ("notes", "flavour")


@dataclass(frozen=True, slots=True)
class Found:
    """A message of a file and the texts it has."""

    id: str
    file: str
    texts: tuple[str, ...]


def check_texts(source: Source, library: Library) -> None:
    """Note missing texts, texts of nobody, and files that are not Fluent."""
    wanted = {want.id: want for want in _wanted(source, library)}
    have: set[tuple[str, str]] = set()
    for pack in source.packs:
        for message in _messages(source, pack, FALLBACK):
            have.update((message.id, text) for text in message.texts)
    for want in wanted.values():
        for text in want.must:
            if (want.id, text) not in have:
                what = f"text '{text}'" if text else "name"
                source.note(want.file, want.id, f"the {what} is missing in locale/{FALLBACK}")
    _unused(source, wanted)


def _unused(source: Source, wanted: dict[str, Wanted]) -> None:
    top = source.packs[-1]
    for folder in sorted((top.folder / "locale").glob("*")):
        for message in _messages(source, top, folder.name):
            if message.id.startswith(PROGRAM):
                continue
            want = wanted.get(message.id)
            if want is None:
                source.note(message.file, message.id, "unused text: nothing has this id")
                continue
            for text in message.texts:
                if text not in (*want.must, *want.may):
                    what = f"text '{text}'" if text else "name"
                    source.note(message.file, message.id, f"unused text: nobody asks for the {what}")


def _messages(source: Source, pack: Pack, language: str) -> Iterator[Found]:
    seen: set[str] = set()
    for path in text_files(pack.folder, language):
        file = name_of(path, pack.folder)
        for message in _parse(source, path, file):
            if message.id in seen:
                source.note(file, message.id, "duplicate text")
            seen.add(message.id)
            yield message


def _parse(source: Source, path: Path, file: str) -> Iterator[Found]:
    messages, junk = _entries(path.read_text(encoding="utf-8"))
    for text in junk:
        source.note(file, "", text)
    for id_, texts in messages:
        yield Found(id_, file, texts)


@lru_cache(maxsize=128)
def _entries(content: str) -> tuple[tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]:
    """The messages with the texts they have, and what is no message; remembered, because parsing is slow."""
    messages, junk = [], []
    for entry in FluentParser().parse(content).body:
        if isinstance(entry, Junk):
            line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = entry.annotations[0].message if entry.annotations else ""
            junk.append(f"line {line}: not Fluent: {reason}")
        elif isinstance(entry, Message):
            texts = [attribute.id.name for attribute in entry.attributes]
            messages.append((entry.id.name, (*([NAME] if entry.value else []), *texts)))
    return tuple(messages), tuple(junk)


def _wanted(source: Source, library: Library) -> Iterator[Wanted]:
    files = source.files
    for gang in library.gangs:
        yield Wanted(gang, files[gang], (NAME, "style"))
    for character in library.characters.values():
        yield Wanted(character.id, files[character.id], (NAME,))
        if character.skill:
            yield Wanted(character.skill.id, files[character.skill.id], CARD)
    for card in (*library.arcana, *library.equipment, *library.intrigues):
        yield Wanted(card, files[card], CARD)
    for mission in library.missions:
        yield Wanted(mission, files[mission], (NAME,))
    for token in (*library.treasures, *library.exploration):
        yield Wanted(token, files[token], (NAME, "text"))
    for adventure in library.adventures.values():
        yield from _of_sheet(adventure, files[adventure.id], source)
    yield from _of_boards(source, library)


def _of_sheet(sheet: Adventure, file: str, source: Source) -> Iterator[Wanted]:
    yield Wanted(sheet.id, file, (NAME, "wants", "story"))
    yield Wanted(f"{sheet.id}_end", file, ("text",))
    for part in ("expansion", "campaign"):
        if part in source.items["adventures"][sheet.id].table:
            yield Wanted(f"{sheet.id}_{part}", file, ("text",))
    for step in sheet.setup:
        yield Wanted(step.id, file, ("text",))
    for action in sheet.actions:
        yield Wanted(action.id, file, (NAME, "text", "needs"))
    parts = (sheet.track, sheet.rules, sheet.npcs, sheet.sides, sheet.boasts)
    for id_ in (part.id for parts_ in parts for part in parts_):
        yield Wanted(id_, file, (NAME, "text"))


def _of_boards(source: Source, library: Library) -> Iterator[Wanted]:
    for board in library.boards.values():
        parts = source.boards[board.id]
        yield Wanted(f"board-{board.id}", parts.file, (NAME,), ("lines",))
        for space in board.spaces:
            yield Wanted(f"space-{space.slug}", parts.file, (NAME,), ())
        for building in board.buildings.values():
            yield Wanted(f"building-{building}", parts.file, (NAME,), ())
        for note in parts.table.get("note", []):
            if note.get("what") not in ("compass", "title", "legend"):
                yield Wanted(f"note-{note.get('what')}", parts.file, (NAME,), ())
