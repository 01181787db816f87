"""From a grid of letters to outlines.

Borders are traced along the cells; a staircase of single steps becomes the slanted line it stands for. Neighbouring
regions share their borders, so their outlines fit together without gap or overlap.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from cadwallon.drawing.shapes import Line, Point, Ring, area, dist, foot, middle

Corner = tuple[int, int]
Label = str | None
"""The code on one side of a border; None beyond the edge of the map."""


@dataclass(slots=True)
class Border:
    """A stretch of border between two places where three regions meet; ``steps`` are the corners of cells."""

    steps: list[Corner]
    left: Label
    right: Label
    line: Line = field(default_factory=list)

    @property
    def sides(self) -> frozenset[Label]:
        """The labels on both sides."""
        return frozenset((self.left, self.right))


def trace(grid: Sequence[Sequence[str]], cell: float, fixed: Collection[str] = ()) -> list[Border]:
    """All borders of a grid with cells of this size. Labels in ``fixed`` keep their corners where the grid has them."""
    borders = _walk(_edges(grid), _corners(grid))
    for border in borders:
        border.line = _straighten([(float(x), float(y)) for x, y in border.steps])
    _mend_fronts(borders, fixed, len(grid[0]), len(grid))
    for border in borders:
        border.line = [(x * cell, y * cell) for x, y in border.line]
    return borders


def outlines(borders: Sequence[Border], label: str) -> list[Ring]:
    """The closed outlines of one region; the outer one first."""
    todo = []
    for border in borders:
        if border.right == label:
            todo.append((border.steps, border.line))
        elif border.left == label:
            todo.append((border.steps[::-1], border.line[::-1]))
    found: list[Ring] = []
    while todo:
        steps, line = todo.pop(0)
        start, ring = steps[0], list(line)
        while steps[-1] != start:
            end, before = steps[-1], steps[-2]
            following = [piece for piece in todo if piece[0][0] == end]
            if len(following) > 1:  # a pinched corner: keep to the region's own side
                following.sort(key=lambda piece: _turn(before, end, piece[0][1]))
            todo.remove(following[0])
            steps, line = following[0]
            ring += line[1:]
        found.append(ring[:-1])
    found.sort(key=lambda ring: -abs(area(ring)))
    return found


def _turn(before: Corner, here: Corner, after: Corner) -> int:
    ax, ay, bx, by = here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]
    return ay * bx - ax * by


def _corners(grid: Sequence[Sequence[str]]) -> set[Corner]:
    width, height = len(grid[0]), len(grid)
    return {(0, 0), (width, 0), (0, height), (width, height)}


Edges = dict[Corner, dict[Corner, tuple[Label, Label]]]
"""From corner to corner, with the labels on the left and on the right of the way."""


def _edges(grid: Sequence[Sequence[str]]) -> Edges:
    width, height = len(grid[0]), len(grid)
    edges: Edges = defaultdict(dict)

    def at(x: int, y: int) -> Label:
        return grid[y][x] if 0 <= x < width and 0 <= y < height else None

    def part(p: Corner, q: Corner, left: Label, right: Label) -> None:
        if left != right:
            edges[p][q], edges[q][p] = (left, right), (right, left)

    for y in range(height + 1):
        for x in range(width):
            part((x, y), (x + 1, y), at(x, y - 1), at(x, y))
    for y in range(height):
        for x in range(width + 1):
            part((x, y), (x, y + 1), at(x, y), at(x - 1, y))
    return edges


def _walk(edges: Edges, corners: set[Corner]) -> list[Border]:
    """Join edges to borders that run from one meeting place to the next."""
    nodes = {p for p, ways in edges.items() if len(ways) != 2} | corners
    used: set[tuple[Corner, Corner]] = set()
    borders = []
    for start in sorted(nodes) + sorted(edges):
        for first in edges.get(start, ()):
            if (start, first) in used:
                continue
            nodes.add(start)
            steps, p, q = [start], start, first
            while True:
                used.update(((p, q), (q, p)))
                steps.append(q)
                if q in nodes:
                    break
                p, q = q, next(n for n in edges[q] if n != p)
                if (p, q) in used:
                    break
            borders.append(Border(steps, *edges[start][first]))
    return borders


def _straighten(points: Line, tolerance: float = 0.36, sharp: int = 2) -> Line:
    """Turn a staircase of single steps into the slanted line it stands for.

    A corner between two runs of at least ``sharp`` cells stays a corner. Shorter runs are replaced by their middles,
    which lie on one line for any evenly stepped slope.
    """
    runs = _runs(points)
    line = [points[0]]
    for k, (i, j) in enumerate(runs):
        if len(runs) > 1:
            line.append(middle(points[i], points[j]))
        if k + 1 < len(runs) and min(j - i, runs[k + 1][1] - runs[k + 1][0]) >= sharp:
            line.append(points[j])
    line.append(points[-1])
    if points[0] == points[-1]:
        half = len(line) // 2
        return _simplify(line[: half + 1], tolerance)[:-1] + _simplify(line[half:], tolerance)
    return _simplify(line, tolerance)


def _runs(points: Line) -> list[tuple[int, int]]:
    """Stretches of one direction, from point to point."""
    runs, i = [], 0
    while i < len(points) - 1:
        step = (points[i + 1][0] - points[i][0], points[i + 1][1] - points[i][1])
        j = i + 1
        while j < len(points) - 1 and (points[j + 1][0] - points[j][0], points[j + 1][1] - points[j][1]) == step:
            j += 1
        runs.append((i, j))
        i = j
    return runs


def _simplify(points: Line, tolerance: float) -> Line:
    """Leave out points that lie nearly on the line of the others (Douglas and Peucker)."""
    if len(points) < 3:
        return points[:]
    a, b = points[0], points[-1]
    far, k = max((dist(points[i], foot(points[i], a, b)), -i) for i in range(1, len(points) - 1))
    if far <= tolerance:
        return [a, b]
    return _simplify(points[: 1 - k], tolerance)[:-1] + _simplify(points[-k:], tolerance)


def _mend_fronts(borders: Sequence[Border], fixed: Collection[str], width: int, height: int) -> None:
    """Where a border ends at a house front, put the meeting place back on the line of the front."""
    ends: dict[Corner, list[tuple[Border, int]]] = defaultdict(list)
    for border in borders:
        ends[border.steps[0]].append((border, 0))
        ends[border.steps[-1]].append((border, -1))
    for corner, here in ends.items():
        inner = 0 < corner[0] < width and 0 < corner[1] < height
        if len(here) == 3 and inner and not any(border.sides & set(fixed) for border, _ in here):
            better = _on_front(corner, [border.line[1 if end == 0 else -2] for border, end in here])
            if better:
                for border, end in here:
                    border.line[end] = better


def _on_front(corner: Point, nexts: Sequence[Point]) -> Point | None:
    best: tuple[float, Point] | None = None
    for p, q in combinations(nexts, 2):
        far_p, far_q = dist(p, corner), dist(q, corner)
        if far_p < 1e-6 or far_q < 1e-6:
            continue
        dot = (p[0] - corner[0]) * (q[0] - corner[0]) + (p[1] - corner[1]) * (q[1] - corner[1])
        bend = dot / (far_p * far_q)
        if best is None or bend < best[0]:
            best = (bend, foot(corner, p, q))
    if best and best[0] < -0.8 and dist(best[1], corner) < 0.8:
        return best[1]
    return None
