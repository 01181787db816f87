"""From a map made of letters to spaces and the ways between them.

Every two characters of the map are one cell; cells of the same code are one space. Streets and gates that share a
border are neighbours unless a wall is listed; rooms and chambers only where the table has a door, window or arrow.
"""

from __future__ import annotations

import re
from itertools import pairwise

from cadwallon.library.artwork import Artwork, Look, Note, Place
from cadwallon.library.definitions import Board, Space
from cadwallon.library.fields import Fields
from cadwallon.library.mistakes import like
from cadwallon.library.packs import BoardParts, Source, codes_of, ends_of

KINDS = ("room", "gate", "street", "chamber")
OPEN = ("street", "gate")
SIDES = ("", "north", "east", "south", "west")
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SPOT = re.compile(r"@\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*$")

Ways = list[tuple[int, int, str]]
Pair = frozenset[str]


def build_board(source: Source, parts: BoardParts) -> Board:
    """The board of these parts; what is wrong with them is noted in ``source``."""
    fields = Fields(source, parts.table, parts.file, parts.id)
    spaces, looks = _spaces(source, fields, parts)
    fill = {code: str(word) for code, word in fields.table("fill").items()}
    grid = _grid(source, parts, {space.code for space in spaces} | set(fill))
    touching = borders(grid)
    index = {space.code: i for i, space in enumerate(spaces)}
    for space in spaces:
        if parts.map_lines and not any(space.code in row for row in grid):
            source.note(parts.map_file, space.code, f"the space '{space.slug}' is not on the map")
    doors, spots = _doors(source, fields, parts, index, touching)
    walls = _walls(source, fields, parts, index, touching)
    near, walled = _ways(spaces, index, touching, doors, walls)
    buildings = {letter: str(slug) for letter, slug in fields.table("building").items()}
    artwork = _artwork(fields, looks, spots)
    fields.done()
    return Board(parts.id, spaces, near, walled, grid, fill, doors, buildings, artwork)


def _artwork(fields: Fields, looks: dict[str, Look], spots: dict[int, Place]) -> Artwork:
    head = fields.part("board")
    theme, width = head.word("theme", ""), head.number("width", 1200)
    head.done("map")
    plain, notes = Note("", (0, 0)), []
    for one in fields.parts("note"):
        note = Note(
            what=one.word("what"),
            at=one.place("at"),
            angle=one.measure("angle", plain.angle),
            size=one.measure("size", plain.size),
            scale=one.measure("scale", plain.scale),
            width=one.measure("width", plain.width),
            colour=one.word("colour", plain.colour),
        )
        one.done()
        notes.append(note)
    return Artwork(theme, width, looks, spots, tuple(notes))


def _spaces(source: Source, fields: Fields, parts: BoardParts) -> tuple[tuple[Space, ...], dict[str, Look]]:
    found: list[Space] = []
    looks: dict[str, Look] = {}
    for code, table in fields.table("space").items():
        one = Fields(source, table if isinstance(table, dict) else {}, parts.file, code)
        if len(code) != 2:
            one.note("a code has exactly two characters")
        space = Space(
            code=code,
            slug=one.word("slug"),
            kind=one.word("kind"),
            role=one.word("role", ""),
            side=one.word("side", ""),
            pentacle=one.flag("pentacle", False),
            staircase=one.flag("staircase", False),
            mechanism=one.flag("mechanism", False),
            closed=one.flag("closed", False),
            crowd=one.flag("crowd", False),
            surface=one.flag("surface", False),
            cyclops=one.number("cyclops", 0),
        )
        if space.kind and space.kind not in KINDS:
            one.note(f"'{space.kind}' is no kind of space{like(space.kind, KINDS)}")
        if space.side not in SIDES:
            one.note(f"'{space.side}' is no side of the board")
        if space.slug and not SLUG.fullmatch(space.slug):
            one.note(f"the slug '{space.slug}' is not made of small letters, digits and single hyphens")
        looks[code] = Look(
            one.word("look", ""), one.word("prop", ""), one.word("floor", ""), one.words("furniture", ())
        )
        one.done()
        found.append(space)
    if not found:
        fields.note("the board has no spaces, [space]")
    return tuple(found), looks


def _grid(source: Source, parts: BoardParts, known: set[str]) -> tuple[tuple[str, ...], ...]:
    if not parts.map_lines:
        source.note(parts.file, parts.id, f"the map {parts.id}.txt is missing or empty")
    grid: list[tuple[str, ...]] = []
    for number, line in enumerate(parts.map_lines, 1):
        if not line or line.startswith(";"):
            continue
        row = tuple(line[i : i + 2] for i in range(0, len(line), 2))
        if grid and len(line) != 2 * len(grid[0]):
            source.note(parts.map_file, "", f"line {number}: {len(line)} characters, not {2 * len(grid[0])}")
            row = (row + grid[0])[: len(grid[0])]
        for code in sorted(set(row) - known):
            source.note(parts.map_file, code, f"line {number}: the table does not know this code")
        grid.append(row)
    return tuple(grid)


def borders(grid: tuple[tuple[str, ...], ...]) -> set[Pair]:
    """All pairs of codes whose cells share at least one edge."""
    pairs: set[tuple[str, str]] = set()
    for row in grid:
        pairs.update(pairwise(row))
    for upper, lower in pairwise(grid):
        pairs.update(zip(upper, lower, strict=True))
    return {frozenset(pair) for pair in pairs if pair[0] != pair[1]}


def _doors(
    source: Source, fields: Fields, parts: BoardParts, index: dict[str, int], touching: set[Pair]
) -> tuple[tuple[tuple[int, int, str], ...], dict[int, Place]]:
    doors: Ways = []
    spots: dict[int, Place] = {}
    passages = fields.part("passage")
    for kind in ("door", "window", "arrow"):
        for text in passages.words(kind, ()):
            codes = codes_of(text)
            strangers = [code for code in codes if code not in index]
            if len(codes) < 2 or strangers:
                missing = " or ".join(strangers) or "is named"
                source.note(parts.file, text, f"the {kind} leads nowhere: no space {missing}")
            elif frozenset(codes) not in touching:
                source.note(parts.file, text, f"the {kind} leads nowhere: the two spaces have no common border")
            else:
                spot = SPOT.search(text)
                if spot:
                    spots[len(doors)] = (float(spot[1]), float(spot[2]))
                elif "@" in text:
                    source.note(parts.file, text, f"where the {kind} is, is said as '@36.5,21': a column and a row")
                doors.append((index[codes[0]], index[codes[1]], kind))
    passages.done()
    return tuple(doors), spots


def _walls(source: Source, fields: Fields, parts: BoardParts, index: dict[str, int], touching: set[Pair]) -> set[Pair]:
    walls: set[Pair] = set()
    listed = fields.part("wall")
    for text in listed.words("line", ()):
        pair = ends_of(text)
        if not pair <= set(index) or pair not in touching:
            source.note(parts.file, text, "the wall stands nowhere: the two spaces have no common border")
        walls.add(pair)
    listed.done()
    return walls


def _ways(
    spaces: tuple[Space, ...],
    index: dict[str, int],
    touching: set[Pair],
    doors: tuple[tuple[int, int, str], ...],
    walls: set[Pair],
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    near: list[set[int]] = [set() for _ in spaces]
    for a, b, kind in doors:
        near[a].add(b)
        if kind != "arrow":
            near[b].add(a)
    beside: list[tuple[int, int]] = []
    for pair in touching - walls:
        if pair <= index.keys():
            a, b = (index[code] for code in pair)
            if spaces[a].kind in OPEN and spaces[b].kind in OPEN:
                near[a].add(b)
                near[b].add(a)
    for pair in touching:
        if pair <= index.keys():
            a, b = (index[code] for code in pair)
            if "chamber" not in (spaces[a].kind, spaces[b].kind) and b not in near[a]:
                beside.append((a, b))
    walled: list[set[int]] = [set() for _ in spaces]
    for a, b in beside:
        walled[a].add(b)
        walled[b].add(a)
    return tuple(tuple(sorted(row)) for row in near), tuple(tuple(sorted(row)) for row in walled)
