"""A board drawn with characters: walls, streets, doors and water from the map, with room inside each space to write in.

The map's cells are sampled at the size that the screen has room for. Every character stands for the corner where four
cells meet: if they belong to different spaces it is a piece of line, otherwise it is inside a space (or a roof).
"""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from cadwallon.library import Board

OPEN = ("street", "gate")
NOTHING = ""
WIDE = 6
"""Runs longer than this are as good as any other."""

LINES = {
    (0, 0, 0, 0): " ", (1, 1, 0, 0): "│", (0, 0, 1, 1): "─", (0, 1, 0, 1): "┌", (0, 1, 1, 0): "┐",
    (1, 0, 0, 1): "└", (1, 0, 1, 0): "┘", (1, 1, 0, 1): "├", (1, 1, 1, 0): "┤", (0, 1, 1, 1): "┬",
    (1, 0, 1, 1): "┴", (1, 1, 1, 1): "┼", (1, 0, 0, 0): "╵", (0, 1, 0, 0): "╷", (0, 0, 1, 0): "╴",
    (0, 0, 0, 1): "╶",
}  # fmt: skip
"""Pieces of line by the directions they go: up, down, left, right."""

WALL = Style(color="grey58")
PAVING = Style(color="grey39")
DOOR = Style(color="green3", bold=True)
FILLS = {
    "water": ("~", Style(color="dodger_blue3", dim=True)),
    "garden": ('"', Style(color="dark_green", dim=True)),
    "graveyard": ("†", Style(color="grey42", dim=True)),
    "fountain": ("o", Style(color="cyan", dim=True)),
}
"""How grounds that nobody can enter look; roofs stay dark."""


class Size(NamedTuple):
    """Columns and rows of a drawing."""

    width: int
    height: int


class Plot(NamedTuple):
    """A run of free characters inside a space where something can be written."""

    row: int
    column: int
    length: int


class Canvas:
    """Characters and their styles; what is written over them is up to the caller."""

    def __init__(self, chars: list[list[str]], styles: list[list[Style | None]]) -> None:
        self._chars = [row[:] for row in chars]
        self._styles = [row[:] for row in styles]

    def write(self, row: int, column: int, text: str, style: Style | None) -> None:
        """Put a text somewhere, over what is there."""
        for offset, char in enumerate(text):
            self._chars[row][column + offset] = char
            self._styles[row][column + offset] = style

    def text(self) -> Text:
        """The whole drawing."""
        out = Text(no_wrap=True, overflow="crop")
        for number, (chars, styles) in enumerate(zip(self._chars, self._styles, strict=True)):
            if number:
                out.append("\n")
            start = 0
            for end in range(1, len(chars) + 1):
                if end == len(chars) or styles[end] != styles[start]:
                    out.append("".join(chars[start:end]), styles[start])
                    start = end
        return out


class Drawing:
    """A board at one size: its lines, and where there is room to write in each space."""

    def __init__(self, board: Board, size: Size) -> None:
        self.board = board
        self.size = size
        self._kind = {space.code: space.kind for space in board.spaces}
        self._slug = {space.code: space.slug for space in board.spaces}
        self._codes = self._sampled()
        self._touching = self._neighbours()
        self._chars = [[" "] * size.width for _ in range(size.height)]
        self._styles: list[list[Style | None]] = [[None] * size.width for _ in range(size.height)]
        self._inside: dict[str, list[Plot]] = {}
        self._draw()
        self._doors()

    def canvas(self) -> Canvas:
        """A fresh copy to write on."""
        return Canvas(self._chars, self._styles)

    def plots(self, slug: str) -> list[Plot]:
        """Where to write in a space, the best place first."""
        return self._inside.get(slug, [])

    # -- sampling --------------------------------------------------------------------------
    def _sampled(self) -> list[list[str]]:
        grid = self.board.grid
        rows, columns = len(grid), len(grid[0])
        width, height = self.size
        # one row and one column fewer than there are characters: the last ones are for the lines that close the map
        return [
            [grid[y * rows // (height - 1)][x * columns // (width - 1)] for x in range(width - 1)]
            for y in range(height - 1)
        ]

    def _at(self, x: int, y: int) -> str:
        if 0 <= y < self.size.height - 1 and 0 <= x < self.size.width - 1:
            return self._codes[y][x]
        return NOTHING

    def _neighbours(self) -> set[frozenset[str]]:
        spaces = self.board.spaces
        return {frozenset((spaces[a].code, spaces[b].code)) for a, row in enumerate(self.board.near) for b in row}

    # -- lines -----------------------------------------------------------------------------
    def _border(self, one: str, two: str) -> int:
        """0 if the two cells belong together, 1 for paving that can be crossed, 2 for a wall."""
        if one == two:
            return 0
        first, second = self._kind.get(one), self._kind.get(two)
        if first is None and second is None:
            return 0
        if first in OPEN and second in OPEN and frozenset((one, two)) in self._touching:
            return 1
        return 2

    def _edges(self, x: int, y: int) -> tuple[int, int, int, int]:
        """The lines that leave the corner upwards, downwards, to the left and to the right."""
        nw, ne, sw, se = self._at(x - 1, y - 1), self._at(x, y - 1), self._at(x - 1, y), self._at(x, y)
        return self._border(nw, ne), self._border(sw, se), self._border(nw, sw), self._border(ne, se)

    def _draw(self) -> None:
        free: dict[str, dict[int, list[int]]] = {}
        for y in range(self.size.height):
            for x in range(self.size.width):
                code = self._at(x, y)
                edges = self._edges(x, y)
                if any(edges):
                    self._line(x, y, edges)
                elif code in self._kind:
                    free.setdefault(code, {}).setdefault(y, []).append(x)
                else:
                    char, style = FILLS.get(self.board.fill.get(code, ""), (" ", None))
                    self._chars[y][x] = char if (x + y) % 2 else " "
                    self._styles[y][x] = style
        for code, rows in free.items():
            self._inside[self._slug[code]] = _by_merit(rows)

    def _line(self, x: int, y: int, edges: tuple[int, int, int, int]) -> None:
        wall = max(edges) == 2
        up, down, left, right = (edge == 2 if wall else edge == 1 for edge in edges)
        char = LINES[(int(up), int(down), int(left), int(right))]
        if not wall:
            char = {"│": "┊", "─": "┈"}.get(char, "·")
        self._chars[y][x] = char
        self._styles[y][x] = WALL if wall else PAVING

    # -- doors -----------------------------------------------------------------------------
    def _doors(self) -> None:
        spots: dict[frozenset[str], list[tuple[int, int]]] = {}
        for y in range(self.size.height):
            for x in range(self.size.width):
                up, down, left, right = self._edges(x, y)
                ne, sw, se = self._at(x, y - 1), self._at(x - 1, y), self._at(x, y)
                if up and down and not left and not right:
                    spots.setdefault(frozenset((sw, se)), []).append((x, y))
                elif left and right and not up and not down:
                    spots.setdefault(frozenset((ne, se)), []).append((x, y))
        for a, b, _kind in self.board.doors:
            pair = frozenset((self.board.spaces[a].code, self.board.spaces[b].code))
            found = spots.get(pair) or self._corner(pair)
            if found:
                x, y = found[len(found) // 2]
                self._chars[y][x] = "+"
                self._styles[y][x] = DOOR

    def _corner(self, pair: frozenset[str]) -> list[tuple[int, int]]:
        """Where two spaces meet at all, if nowhere along a straight line."""
        return [
            (x, y)
            for y in range(self.size.height)
            for x in range(self.size.width)
            if pair <= {self._at(x - 1, y - 1), self._at(x, y - 1), self._at(x - 1, y), self._at(x, y)}
        ]


def _by_merit(rows: dict[int, list[int]]) -> list[Plot]:
    """The longest run of each row; long ones first, and among equals the ones nearest to the middle."""
    plots = [max(_runs(row, columns), key=lambda plot: plot.length) for row, columns in rows.items()]
    middle = sum(plot.row * plot.length for plot in plots) / sum(plot.length for plot in plots)
    return sorted(plots, key=lambda plot: (-min(plot.length, WIDE), abs(plot.row - middle), plot.row))


def _runs(row: int, columns: list[int]) -> list[Plot]:
    """Columns of one row, put together where they follow each other."""
    runs: list[Plot] = []
    for column in columns:
        if runs and runs[-1].column + runs[-1].length == column:
            runs[-1] = runs[-1]._replace(length=runs[-1].length + 1)
        else:
            runs.append(Plot(row, column, 1))
    return runs
