"""Where everything of a board is: outlines, ways through borders, and the words the drawing goes by, checked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import pairwise

from cadwallon.drawing.borders import Border, outlines, trace
from cadwallon.drawing.shapes import Line, Point, Region, Ring, dist, foot, length, middle
from cadwallon.library import Board, Space
from cadwallon.library.artwork import Look

OPEN = ("street", "gate")
THEMES = {"city": ("room", "street", "gate"), "caves": ("chamber",)}
"""What kinds of spaces each theme can draw."""
FILLS = ("roof", "water", "garden", "graveyard", "fountain", "rock")
LOOKS = ("street", "alley", "square", "court", "bridge")
PROPS = ("stalls", "gibbet")
FLOORS = ("planks", "flags", "tiles", "parquet")
FURNITURE = (
    *("shelf", "bed", "table", "barrels", "crates", "rack", "desk", "hearth", "coins", "flasks", "orrery"),
    *("press", "rope", "sacks", "mirror", "bars"),
)
NOTES = ("compass", "title", "legend")
"""Notes that are drawn; all others are names of waters and gardens."""


class DrawingError(ValueError):
    """The board cannot be drawn; the text says why, one reason on each line."""


@dataclass(slots=True)
class Name:
    """Where a name is written: the middle of its lines, how they lean, and how much room they have."""

    at: Point
    width: float
    lines: int = 1
    angle: float = 0.0

    def box(self, line_height: float) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the lines when they are not slanted."""
        (x, y), half = self.at, self.lines * line_height / 2
        return x - self.width / 2, y - half, x + self.width / 2, y + half


@dataclass(slots=True)
class Site:
    """A space on the picture. ``center`` and ``radius`` are those of the widest circle inside it."""

    space: Space
    look: Look
    cells: list[tuple[int, int]]
    region: Region
    samples: list[tuple[Point, float]]
    center: Point = (0.0, 0.0)
    radius: float = 0.0
    hall: Point = (0.0, 0.0)
    """The middle of a chamber without the passage that leads to it."""
    figures: list[Point] = field(default_factory=list)
    chest: Point | None = None
    exploration: Point | None = None
    opening: tuple[Point, Point] | None = None
    """Both ends of a gate's opening at the edge of the board."""
    name: Name | None = None

    @property
    def places(self) -> list[Point]:
        """All places where something may stand or lie."""
        return [*self.figures, *(p for p in (self.chest, self.exploration) if p)]


@dataclass(slots=True)
class Way:
    """A way between two spaces: ``line`` (white), ``door``, ``window`` or ``arrow``. The normal points from a to b."""

    kind: str
    a: str
    b: str
    at: Point
    normal: Point
    lines: list[Line]


@dataclass(slots=True)
class Layout:
    """A board taken apart for the drawing."""

    board: Board
    theme: str
    width: float
    height: float
    cell: float
    borders: list[Border]
    sites: dict[str, Site]
    ways: list[Way]

    def of_kind(self, *kinds: str) -> list[Site]:
        """The sites of these kinds, in the order of the table."""
        return [site for site in self.sites.values() if site.space.kind in kinds]

    def passages(self, code: str) -> list[Point]:
        """Where the doors, windows and arrows of a space are."""
        return [way.at for way in self.ways if way.kind != "line" and code in (way.a, way.b)]

    def fill_of(self, label: str | None) -> str | None:
        """The word for a code that is no space."""
        return self.board.fill.get(label or "")

    def fills(self, word: str) -> list[Ring]:
        """The outlines of all areas of this fill."""
        return [ring for code, fill in self.board.fill.items() if fill == word for ring in outlines(self.borders, code)]


def lay_out(board: Board) -> Layout:
    """Take a board apart. Raises ``DrawingError`` if it cannot be drawn."""
    theme = board.artwork.theme or ("caves" if all(s.kind == "chamber" for s in board.spaces) else "city")
    problems = list(_problems(board, theme))
    if problems:
        raise DrawingError("\n".join(f"the board '{board.id}' cannot be drawn: {problem}" for problem in problems))
    cell = board.artwork.width / len(board.grid[0])
    solid = [code for code, fill in board.fill.items() if fill == "fountain"]
    borders = trace(board.grid, cell, solid)
    cells: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for y, row in enumerate(board.grid):
        for x, code in enumerate(row):
            cells[code].append((x, y))
    sites = {}
    for space in board.spaces:
        region = Region(outlines(borders, space.code))
        look = board.artwork.looks.get(space.code, Look())
        sites[space.code] = Site(space, look, cells[space.code], region, region.samples(cell / 3))
    height = cell * len(board.grid)
    return Layout(board, theme, float(board.artwork.width), height, cell, borders, sites, _ways(board, borders, cell))


def _problems(board: Board, theme: str) -> Iterable[str]:
    if not board.grid or not board.spaces:
        yield "it has no map" if not board.grid else "it has no spaces"
        return
    if any(len(row) != len(board.grid[0]) for row in board.grid):
        yield "the lines of its map are not equally long"
        return
    if board.artwork.width < 10 * len(board.grid[0]):
        yield f"a width of {board.artwork.width} leaves less than 10 for each of {len(board.grid[0])} cells"
    yield from _unknown("theme", "the board", theme, THEMES)
    on_map = {code for row in board.grid for code in row}
    for code in sorted(on_map - {space.code for space in board.spaces} - set(board.fill)):
        yield f"its table does not know the code {code}"
    for code, fill in board.fill.items():
        yield from _unknown("fill", code, fill, FILLS)
    for space in board.spaces:
        look, name = board.artwork.looks.get(space.code, Look()), f"{space.code} ({space.slug})"
        if space.code not in on_map:
            yield f"{name} is not on the map"
        if theme in THEMES and space.kind not in THEMES[theme]:
            yield f"{name} is a {space.kind}, which the theme '{theme}' does not draw"
        for key, word, known in (("look", look.look, LOOKS), ("prop", look.prop, PROPS), ("floor", look.floor, FLOORS)):
            yield from _unknown(key, name, word, known) if word else ()
        for word in look.furniture:
            yield from _unknown("furniture", name, word, FURNITURE)


def _unknown(key: str, where: str, word: str, known: Iterable[str]) -> Iterable[str]:
    words = list(known)
    if word not in words:
        close = get_close_matches(word, words, 1)
        meant = f"; is '{close[0]}' meant?" if close else f" ({', '.join(words)})"
        yield f"{where}: '{word}' is no word for '{key}'{meant}"


def _ways(board: Board, borders: Sequence[Border], cell: float) -> list[Way]:
    between: dict[frozenset[str | None], list[Border]] = defaultdict(list)
    for border in borders:
        between[border.sides].append(border)
    ways = []
    kinds = {space.code: space.kind for space in board.spaces}
    near = {(board.spaces[i].code, board.spaces[j].code) for i, row in enumerate(board.near) for j in row}
    for sides, shared in between.items():
        codes = sorted(code for code in sides if code is not None)
        if len(codes) == 2 and all(kinds.get(code) in OPEN for code in codes) and (codes[0], codes[1]) in near:
            at, normal = _crossing(shared, codes[0])
            ways.append(Way("line", codes[0], codes[1], at, normal, [border.line for border in shared]))
    for number, (i, j, kind) in enumerate(board.doors):
        a, b = board.spaces[i].code, board.spaces[j].code
        spot = board.artwork.spots.get(number)
        shared = between[frozenset((a, b))]
        at, normal = _crossing(shared, a, (spot[0] * cell, spot[1] * cell) if spot else None)
        ways.append(Way(kind, a, b, at, normal, [border.line for border in shared]))
    return ways


def _crossing(borders: Sequence[Border], a: str, near: Point | None = None) -> tuple[Point, Point]:
    """Where a way crosses a border: the middle of its longest straight piece, or the place asked for."""
    best: tuple[float, Point, Point] | None = None
    for border in borders:
        for p, q in pairwise(border.line):
            at = foot(near, p, q) if near else middle(p, q)
            score = dist(at, near) if near else -dist(p, q)
            if best is None or score < best[0]:
                far = dist(p, q) or 1.0
                sign = -1 if border.left == a else 1
                best = score, at, (sign * (q[1] - p[1]) / far, -sign * (q[0] - p[0]) / far)
    if best is None:
        raise DrawingError("a way leads between two spaces that have no common border")
    return best[1], best[2]


def edge_of(layout: Layout, code: str) -> Line:
    """The longest stretch of a space's border that lies at the edge of the board; empty if none does."""
    lines = [border.line for border in layout.borders if border.sides == frozenset((code, None))]
    return max(lines, key=length, default=[])
