"""Checks of the texts: every id has them in English, and no text is without an owner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cadwallon.library.checks.fluent import FORMS, NAME, PROGRAM_FILES, Message, parsed
from cadwallon.library.definitions import Adventure, Library
from cadwallon.library.packs import BUILT_IN, Pack, Source, name_of
from cadwallon.library.texts import FALLBACK, text_files

CARD = (NAME, "text", "notes")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The texts an id must have, and those it may have besides."""

    id: str
    file: str
    must: tuple[str, ...]
    may: tuple[str, ...] = ("notes", "flavour")


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
    program = _program()
    for folder in sorted((top.folder / "locale").glob("*")):
        for message in _messages(source, top, folder.name):
            want = wanted.get(message.id)
            if want is None:
                if message.id not in program:
                    source.note(message.file, message.id, "unused text: nothing has this id")
                continue
            forms = FORMS if NAME in want.must else ()
            for text in message.texts:
                if text not in (*want.must, *want.may, *forms):
                    what = f"text '{text}'" if text else "name"
                    source.note(message.file, message.id, f"unused text: nobody asks for the {what}")


def _program() -> set[str]:
    """The ids of the program's own texts. A pack may replace them, too."""
    files = (BUILT_IN / "locale" / FALLBACK / file for file in PROGRAM_FILES)
    return {id_ for file in files if file.exists() for id_, _ in parsed(file.read_text(encoding="utf-8"))[0]}


def _messages(source: Source, pack: Pack, language: str) -> Iterator[Message]:
    seen: set[str] = set()
    for path in text_files(pack.folder, language):
        file = name_of(path, pack.folder)
        for message in _parse(source, path, file):
            if message.id in seen:
                source.note(file, message.id, "duplicate text")
            seen.add(message.id)
            yield message


def _parse(source: Source, path: Path, file: str) -> Iterator[Message]:
    found, junk = parsed(path.read_text(encoding="utf-8"))
    for text in junk:
        source.note(file, "", text)
    for id_, texts in found:
        yield Message(id_, file, texts)


def _wanted(source: Source, library: Library) -> Iterator[Wanted]:
    files = source.files
    for gang in library.gangs:
        yield Wanted(gang, files[gang], (NAME, "style"))
    for character in library.characters.values():
        yield Wanted(character.id, files[character.id], (NAME,))
        if character.skill:
            yield Wanted(character.skill.id, files[character.skill.id], CARD, ("flavour", "short"))
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
