"""Ratings from all lines of a ladder: the Bradley-Terry model, for tables of more than two as Luce put it.

A bot has a strength, and each seat wins with the share that its bot has in the strengths of the table. Strengths are
told on the scale of Elo: 400 points are ten times the strength, so who has 400 more wins ten games of eleven. The most
likely strengths are found with Newton's method. Every line counts as much as its effective games (see ``intervals``),
and one drawn game is added to each, so that even who never lost has a rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from cadwallon.lab.ladder.intervals import Z

POINTS = 400 / log(10)
DRAWN = 1.0
"""Games that are added to each table, shared by its seats."""
STEPS = 100


class Table(NamedTuple):
    """Games of the same bots: how many seats each had, and its share of the victories."""

    seats: dict[str, int]
    shares: dict[str, float]
    games: float
    """Effective games."""


class Rating(NamedTuple):
    """Points above the reference, with a 95 % interval."""

    points: float
    low: float
    high: float


def rate(tables: Sequence[Table], reference: str) -> dict[str, Rating]:
    """Ratings of all bots that are linked to the reference by games; it stands at 0."""
    linked = _linked(tables, reference)
    free = [bot for bot in linked if bot != reference]
    place = {bot: at for at, bot in enumerate(free)}
    used = [table for table in tables if all(bot in linked for bot in table.seats)]
    strengths = [0.0] * len(free)
    for _ in range(STEPS):
        slope, bend = _derivatives(used, strengths, place)
        step = _solve(bend, slope)
        # a long step overshoots where shares are near 0 or 1
        scale = min(1.0, 2.0 / max(map(abs, step), default=1.0)) if any(step) else 1.0
        strengths = [old + scale * change for old, change in zip(strengths, step, strict=True)]
        if all(abs(change) < 1e-10 for change in step):
            break
    _, bend = _derivatives(used, strengths, place)
    found = {reference: Rating(0.0, 0.0, 0.0)}
    for bot, at in place.items():
        column = _solve(bend, [float(row == at) for row in range(len(free))])
        points, margin = POINTS * strengths[at], POINTS * Z * sqrt(column[at])
        found[bot] = Rating(points, points - margin, points + margin)
    return found


def _linked(tables: Sequence[Table], reference: str) -> list[str]:
    """The bots that met the reference, that met those, and so on."""
    linked = [reference]
    for bot in linked:
        for table in tables:
            if bot in table.seats:
                linked += [other for other in table.seats if other not in linked]
    return linked


def _derivatives(
    tables: Sequence[Table], strengths: Sequence[float], place: dict[str, int]
) -> tuple[list[float], list[list[float]]]:
    """Slope of the logarithm of the likelihood, and its curvature with the sign turned."""
    size = len(strengths)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for table in tables:
        weight = {bot: n * exp(strengths[place[bot]]) if bot in place else float(n) for bot, n in table.seats.items()}
        total = sum(weight.values())
        chance = {bot: value / total for bot, value in weight.items()}
        seats = sum(table.seats.values())
        games = table.games + DRAWN
        for bot in table.seats:
            if bot not in place:
                continue
            row = place[bot]
            wins = table.games * table.shares[bot] + DRAWN * table.seats[bot] / seats
            slope[row] += wins - games * chance[bot]
            for other in table.seats:
                if other in place:
                    bend[row][place[other]] += games * chance[bot] * ((bot == other) - chance[other])
    return slope, bend


def _solve(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    """Gauss's elimination with the largest pivot; there are as many rows as bots, so a handful."""
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]
