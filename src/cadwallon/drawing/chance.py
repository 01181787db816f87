"""Chance for the drawing: the same words always give the same numbers."""

from __future__ import annotations

import random
from collections.abc import Callable

from cadwallon.drawing.shapes import Point, Region, dist


def dice(*words: object) -> random.Random:
    """Numbers that depend on nothing but these words."""
    return random.Random("|".join(map(str, words)))


def scatter(region: Region, chance: random.Random, gap: float, margin: float, tries: int = 400) -> list[Point]:
    """Points strewn over a region, at least ``gap`` from each other and ``margin`` from its outline."""
    left, top, right, bottom = region.bounds
    found: list[Point] = []
    for _ in range(tries):
        p = (chance.uniform(left, right), chance.uniform(top, bottom))
        if all(dist(p, q) > gap for q in found) and region.holds(p) and region.clearance(p) > margin:
            found.append(p)
    return found


def strewn(chance: random.Random, count: int, where: Callable[[], Point], reach: tuple[float, float]) -> str:
    """Path of ``count`` short straws, each at most as long as ``reach`` says."""
    straws = []
    for _ in range(count):
        x, y = where()
        dx, dy = chance.uniform(-reach[0], reach[0]), chance.uniform(-reach[1], reach[1])
        straws.append(f"M{x:.0f} {y:.0f}l{dx:.0f} {dy:.0f}")
    return "".join(straws)
