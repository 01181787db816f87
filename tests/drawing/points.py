"""Geometry for the tests, written apart from the drawing's own so that both would have to be wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

Point = tuple[float, float]


def edges(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a polygon."""
    for i, p in enumerate(ring):
        yield p, ring[(i + 1) % len(ring)]


def winding(p: Point, ring: Sequence[Point]) -> int:
    """How often a polygon runs round a point; 0 outside."""
    total = 0.0
    for a, b in edges(ring):
        turn = math.atan2(b[1] - p[1], b[0] - p[0]) - math.atan2(a[1] - p[1], a[0] - p[0])
        total += (turn + math.pi) % (2 * math.pi) - math.pi
    return round(total / (2 * math.pi))


def inside(p: Point, rings: Sequence[Sequence[Point]]) -> bool:
    """Inside the first ring and in none of the holes."""
    return bool(winding(p, rings[0])) and not any(winding(p, hole) for hole in rings[1:])


def off_segment(p: Point, a: Point, b: Point) -> float:
    """How far a point is from a straight piece, measured at 101 of its points."""
    return min(math.dist(p, (a[0] + (b[0] - a[0]) * t / 100, a[1] + (b[1] - a[1]) * t / 100)) for t in range(101))


def off_outline(p: Point, rings: Sequence[Sequence[Point]]) -> float:
    """How far a point is from an outline."""
    return min(off_segment(p, a, b) for ring in rings for a, b in edges(ring))


def surface(ring: Sequence[Point]) -> float:
    """The area of a polygon."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(ring))) / 2
