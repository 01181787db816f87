"""Reading content folders and laying them over each other, before anything is made of them.

What comes out is raw: tables as they stand in the files, each with the file it came from. A later pack replaces an
item of the same id in its place and appends new ones, so the order of the built-in content stays what it was.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cadwallon.library.mistakes import Mistake

BUILT_IN = Path(__file__).resolve().parent.parent / "content"

Table = dict[str, Any]
"""A TOML table: what it holds is proved by the builders, field by field."""

LISTS: Mapping[str, Mapping[str, str]] = {
    "characters": {"gang": "gangs", "character": "characters"},
    "arcana": {"card": "arcana"},
    "equipment": {"card": "equipment"},
    "intrigue": {"card": "intrigues"},
    "missions": {"mission": "missions"},
    "treasures": {"token": "treasures", "special": "treasures"},
    "exploration": {"token": "exploration"},
}
"""Which lists a file may hold, and what kind of item each of them brings."""

DESCRIBED = ("windows", "effects", "board")
"""Lists of the vocabulary whose words are tables; all others have a text."""

OTHER_FILES = ("pack", "vocabulary", "glossary", "rules")
ITEM_KINDS = (*dict.fromkeys(kind for lists in LISTS.values() for kind in lists.values()), "adventures")


@dataclass(frozen=True, slots=True)
class Item:
    """One raw item: its table, the list it stood in, and where."""

    id: str
    part: str
    table: Table
    file: str
    pack: str


@dataclass(slots=True)
class BoardParts:
    """A raw board: its table with everything laid over it, and its map."""

    id: str
    table: Table
    file: str
    map_lines: list[str] = field(default_factory=list)
    map_file: str = ""
    pack: str = ""


@dataclass(frozen=True, slots=True)
class Pack:
    """The label of a pack, from its ``pack.toml``."""

    id: str
    title: str
    version: str
    folder: Path
    file: str
    counts: Table
    without: tuple[str, ...] = ()


@dataclass(slots=True)
class Source:
    """All raw content of several packs, the later laid over the earlier."""

    packs: list[Pack] = field(default_factory=list)
    items: dict[str, dict[str, Item]] = field(default_factory=lambda: {kind: {} for kind in ITEM_KINDS})
    settings: dict[str, dict[str, tuple[Any, str]]] = field(default_factory=dict)
    vocabulary: dict[str, Table] = field(default_factory=dict)
    boards: dict[str, BoardParts] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)

    def note(self, file: str, id_: str, text: str) -> None:
        """Remember a mistake."""
        self.mistakes.append(Mistake(file, id_, text))

    def claim(self, id_: str, file: str) -> None:
        """Remember where an id is defined inside another item; nothing else may have it."""
        if id_ in self.files:
            self.note(file, id_, f"duplicate id, used in {self.files[id_]} already")
        self.files[id_] = file


def read_packs(folders: Iterable[Path]) -> Source:
    """Read the folders in order and lay each over what came before."""
    source = Source()
    for folder in folders:
        _read_pack(source, folder)
    return source


def _read_pack(source: Source, folder: Path) -> None:
    if not folder.is_dir():
        source.note(str(folder), "", "there is no such folder")
        return
    pack = _label(source, folder)
    if any(pack.id == other.id for other in source.packs):
        source.note(pack.file, pack.id, "duplicate id: another pack is called so already")
    source.packs.append(pack)
    _take_out(source, pack)
    new: dict[str, str] = {}
    for stem, lists in LISTS.items():
        path = folder / f"{stem}.toml"
        if path.exists():
            table, file = read_toml(source, path, folder), name_of(path, folder)
            for part, kind in lists.items():
                for entry in list_of_tables(source, file, part, table.pop(part, [])):
                    _add(source, new, kind, part, entry, file, pack.id)
            settings = source.settings.setdefault(stem, {})
            settings.update({key: (value, file) for key, value in table.items()})
    for path in sorted((folder / "adventures").glob("*.toml")):
        table = read_toml(source, path, folder)
        if table:
            _add(source, new, "adventures", "adventure", table, name_of(path, folder), pack.id)
    _read_vocabulary(source, folder)
    _read_boards(source, folder, pack.id)


def _label(source: Source, folder: Path) -> Pack:
    path = folder / "pack.toml"
    file = name_of(path, folder)
    if not path.exists():
        source.note(file, "", "the file is missing: a pack says its id, title and version there")
        return Pack(folder.name, folder.name, "", folder, file, {})
    table = read_toml(source, path, folder)
    for key in ("id", "title", "version"):
        if table and not (isinstance(table.get(key), str) and table[key]):
            source.note(file, "", f"'{key}' is missing or not a text")
    for key in sorted(set(table) - {"id", "title", "version", "counts", "without"}):
        source.note(file, "", f"'{key}' is not known here")
    counts, without = table.get("counts", {}), table.get("without", [])
    if not isinstance(counts, dict):
        source.note(file, "", "'counts' is not a table")
        counts = {}
    if not (isinstance(without, list) and all(isinstance(x, str) for x in without)):
        source.note(file, "", "'without' is not a list of ids")
        without = []
    id_, title, version = (str(table.get(key, "")) for key in ("id", "title", "version"))
    return Pack(id_ or folder.name, title, version, folder, file, counts, tuple(without))


def _take_out(source: Source, pack: Pack) -> None:
    for id_ in pack.without:
        kind = next((k for k, items in source.items.items() if id_ in items), None)
        if kind is None:
            source.note(pack.file, id_, "'without' names something that no pack below has")
        else:
            del source.items[kind][id_]
            del source.files[id_]


def _add(source: Source, new: dict[str, str], kind: str, part: str, table: Table, file: str, pack: str) -> None:
    id_ = table.get("id")
    if not isinstance(id_, str) or not id_:
        source.note(file, "", f"an entry of [[{part}]] has no id")
        return
    if id_ in new:
        source.note(file, id_, f"duplicate id, used in {new[id_]} already")
        return
    for other, items in source.items.items():
        if other != kind and id_ in items:
            source.note(file, id_, f"duplicate id, used in {items[id_].file} for something else")
            return
    new[id_] = file
    source.items[kind][id_] = Item(id_, part, table, file, pack)
    source.files[id_] = file


def _read_vocabulary(source: Source, folder: Path) -> None:
    path = folder / "vocabulary.toml"
    if not path.exists():
        return
    file = name_of(path, folder)
    for name, words in read_toml(source, path, folder).items():
        if not isinstance(words, dict):
            source.note(file, name, "a list of words is a table, [name]")
            continue
        for word, meaning in words.items():
            if isinstance(meaning, dict if name in DESCRIBED else str):
                source.vocabulary.setdefault(name, {})[word] = meaning
            else:
                source.note(
                    file, word, f"a word of '{name}' is explained by a {'table' if name in DESCRIBED else 'text'}"
                )


def _read_boards(source: Source, folder: Path, pack: str) -> None:
    for path in sorted((folder / "board").glob("*.toml")):
        table, file = read_toml(source, path, folder), name_of(path, folder)
        below = source.boards.get(path.stem)
        if below is None:
            source.boards[path.stem] = BoardParts(path.stem, table, file, pack=pack)
        else:
            below.table = _laid_over(source, file, below.table, table)
            below.file, below.pack = file, pack
    for path in sorted((folder / "board").glob("*.txt")):
        board, file = source.boards.get(path.stem), name_of(path, folder)
        if board is None:
            source.note(file, "", f"a map without its table, {path.stem}.toml")
            continue
        board.map_lines, board.map_file = path.read_text(encoding="utf-8").splitlines(), file


def _laid_over(source: Source, file: str, below: Table, above: Table) -> Table:
    """A board's table with another over it: spaces by code, ways added; ``without`` takes ways away."""
    result = dict(below)
    for name, part in above.items():
        old = result.get(name)
        if not (isinstance(old, dict) and isinstance(part, dict)):
            result[name] = part
        elif name in ("passage", "wall"):
            result[name] = _ways_over(source, file, old, part)
        else:
            result[name] = {**old, **part}
    return result


def _ways_over(source: Source, file: str, below: Table, above: Table) -> Table:
    there = {ends_of(way) for ways in below.values() if isinstance(ways, list) for way in ways}
    gone = set()
    without = above.get("without", [])
    if not isinstance(without, list):
        source.note(file, "", "'without' is not a list of ways")
        without = []
    for way in without:
        gone.add(ends_of(way))
        if ends_of(way) not in there:
            source.note(file, str(way), "'without' takes a way away that is not there")
    kept = {key: [way for way in ways if ends_of(way) not in gone] for key, ways in below.items()}
    for key, ways in above.items():
        if key != "without":
            kept[key] = [*kept.get(key, []), *ways] if isinstance(ways, list) else ways
    return kept


def ends_of(way: object) -> frozenset[str]:
    """The two codes of a way as boards write it: ``A1 Mn``, ``A1 Mn @36,21`` or ``cA > cF``."""
    return frozenset(codes_of(way))


def codes_of(way: object) -> list[str]:
    """The same in the order in which they are written."""
    return str(way).replace(">", " ").split()[:2]


def list_of_tables(source: Source, file: str, part: str, value: Any) -> list[Table]:
    """The entries of [[part]]; anything else is a mistake and counts as none."""
    if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
        return value
    source.note(file, "", f"'{part}' is not a list of tables, [[{part}]]")
    return []


def read_toml(source: Source, path: Path, folder: Path) -> Table:
    """The file's table; a file that is not TOML is a mistake and counts as empty."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        source.note(name_of(path, folder), "", f"not TOML: {error}")
    except UnicodeDecodeError:
        source.note(name_of(path, folder), "", "not written in UTF-8")
    return {}


def name_of(path: Path, folder: Path) -> str:
    """How a file is called in messages: the pack's folder and the way from there."""
    return f"{folder.name}/{path.relative_to(folder).as_posix()}"
