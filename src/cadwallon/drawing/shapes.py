"""Points, lines and polygons: what is where, how far, how wide."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise

Point = tuple[float, float]
Line = list[Point]
Ring = list[Point]
"""A closed line; the last point is joined to the first."""


def dist(p: Point, q: Point) -> float:
    """How far two points are apart."""
    return math.hypot(p[0] - q[0], p[1] - q[1])


def middle(p: Point, q: Point) -> Point:
    """The point half-way."""
    return (p[0] + q[0]) / 2, (p[1] + q[1]) / 2


def foot(p: Point, a: Point, b: Point) -> Point:
    """The point of the segment ab that is nearest to p."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    return a[0] + t * dx, a[1] + t * dy


def closed(ring: Ring) -> Line:
    """The ring as a line that ends where it began."""
    return [*ring, ring[0]]


def area(ring: Ring) -> float:
    """Signed area; positive if the ring runs clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(closed(ring))) / 2


def length(line: Line) -> float:
    """How long a line is."""
    return sum(dist(a, b) for a, b in pairwise(line))


def off_line(p: Point, line: Line) -> float:
    """How far a point is from a line."""
    return min(dist(p, foot(p, a, b)) for a, b in pairwise(line))


def off_box(p: Point, box: tuple[float, float, float, float]) -> float:
    """How far a point is from an upright box (left, top, right, bottom); 0 inside it."""
    left, top, right, bottom = box
    return dist(p, (max(left, min(right, p[0])), max(top, min(bottom, p[1]))))


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of some points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def mean(points: Sequence[Point]) -> Point:
    """The middle of some points."""
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def axis(points: Sequence[Point]) -> float:
    """The main direction of a cloud of points, as an angle."""
    x, y = mean(points)
    xx = sum((p[0] - x) ** 2 for p in points)
    yy = sum((p[1] - y) ** 2 for p in points)
    xy = sum((p[0] - x) * (p[1] - y) for p in points)
    return 0.5 * math.atan2(2 * xy, xx - yy)


def cut(ring: Ring, nx: float, ny: float, limit: float) -> Ring:
    """The part of a polygon where nx*x + ny*y <= limit."""
    kept: Ring = []
    for p, q in pairwise(closed(ring)) if ring else ():
        here, there = nx * p[0] + ny * p[1] - limit, nx * q[0] + ny * q[1] - limit
        if here <= 0:
            kept.append(p)
        if here < 0 < there or there < 0 < here:
            t = here / (here - there)
            kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return kept


def along(line: Line, step: float, start: float = 0.0) -> Iterator[tuple[Point, Point]]:
    """Points every ``step`` along a line, each with the direction there."""
    at = start
    for a, b in pairwise(line):
        far = dist(a, b)
        while at <= far and far > 0:
            t = at / far
            yield (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), ((b[0] - a[0]) / far, (b[1] - a[1]) / far)
            at += step
        at -= far


class Region:
    """An area with its outline: the outer ring first, then the holes. Made to be asked very often."""

    __slots__ = ("_edges", "bounds", "ring", "rings")

    def __init__(self, rings: Sequence[Ring]) -> None:
        self.rings = list(rings)
        self.ring = self.rings[0]
        self.bounds = bounds(self.ring)
        self._edges = []
        for (ax, ay), (bx, by) in chain.from_iterable(pairwise(closed(ring)) for ring in self.rings):
            dx, dy = bx - ax, by - ay
            square = dx * dx + dy * dy
            self._edges.append((ax, ay, by, dx, dy, 1 / square if square else 0.0))

    def holds(self, p: Point) -> bool:
        """Is the point inside?"""
        x, y = p
        inside = False
        for ax, ay, by, dx, dy, _ in self._edges:
            if (ay > y) != (by > y) and x < dx * (y - ay) / dy + ax:
                inside = not inside
        return inside

    def clearance(self, p: Point) -> float:
        """How far a point is from the outline."""
        x, y = p
        best = math.inf
        for ax, ay, _, dx, dy, inverse in self._edges:
            ex, ey = x - ax, y - ay
            t = (ex * dx + ey * dy) * inverse
            if t >= 1:
                ex, ey = ex - dx, ey - dy
            elif t > 0:
                ex, ey = ex - t * dx, ey - t * dy
            square = ex * ex + ey * ey
            if square < best:
                best = square
        return math.sqrt(best)

    def samples(self, step: float) -> list[tuple[Point, float]]:
        """Points inside on a grid of this step, each with its clearance."""
        left, top, right, bottom = self.bounds
        columns = [left + (column + 0.5) * step for column in range(int((right - left) / step) + 1)]
        found = []
        for row in range(int((bottom - top) / step) + 1):
            y = top + (row + 0.5) * step
            crossings = [dx * (y - ay) / dy + ax for ax, ay, by, dx, dy, _ in self._edges if (ay > y) != (by > y)]
            for x in columns:
                if sum(x < crossing for crossing in crossings) % 2:
                    found.append(((x, y), self.clearance((x, y))))
        return found
