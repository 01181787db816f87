"""Tuning the bots' estimate by self-play.

The weights are moved by an evolution strategy: in every generation some sets of weights are drawn around the present
one, in mirrored pairs, and each plays the present one on the same deals from both sides. Of each pair, what the one did
better than the other tells how steep the ground is in that direction, and all pairs together which way is up. What
comes of it is the average of the second half of the way, which strays less than any single step. The games are played
by habit, without search, so that thousands of them take minutes. Everything follows from the seed: the same command
gives the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

from cadwallon.game import new_game
from cadwallon.lab.pool import spread
from cadwallon.library import Library, load_content
from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.playout import play_on
from cadwallon.players.minds.weights import Weights
from cadwallon.players.seeds import hashed

CLIPPED = 25
"""A lead counts at most so much: winning is what matters, not by how far."""

STRIDE = 0.5
"""How far a step goes where a stray's length is worth a ducat, in such lengths."""

LONGEST = 0.6
"""How far a step goes at most."""

ALL_TURNS = 99
"""More turns than any game has."""

COOLING = 0.95
"""What is left of the spread from one generation to the next."""


class Range(NamedTuple):
    """Where a weight may go, and how far it strays at first."""

    low: float
    high: float
    stray: float


RANGES = {
    "loot": Range(0.5, 1.3, 0.12),
    "reach": Range(0.02, 0.5, 0.04),
    "prospect": Range(0.0, 1.0, 0.12),
    "claim": Range(0.0, 1.2, 0.15),
    "outlook": Range(0.0, 0.5, 0.05),
    "waiting": Range(0.0, 0.9, 0.1),
    "envy": Range(0.2, 1.6, 0.15),
    "daring": Range(-3.0, 2.0, 0.4),
    "nearness": Range(0.4, 0.9, 0.05),
}


@dataclass(frozen=True, slots=True)
class Course:
    """What is trained, and how long."""

    adventures: tuple[str, ...]
    generations: int
    pairs: int
    """Mirrored pairs of weights in a generation."""
    deals: int
    """Deals that each plays in each adventure, from both sides."""
    seed: int
    packs: tuple[str, ...] = ()


class Bout(NamedTuple):
    """One set of weights against another on one deal, from both sides."""

    adventure: str
    seed: int
    one: Weights
    other: Weights
    packs: tuple[str, ...]


class Generation(NamedTuple):
    """How far the training has come."""

    number: int
    weights: Weights
    best: float
    """Ducats by which the best of this generation led on average."""


@cache
def _library(packs: tuple[str, ...]) -> Library:
    return load_content(*packs)


def fight_it_out(bout: Bout) -> float:
    """By how many ducats the first set of weights leads on average."""
    return (_lead(bout, 0) + _lead(bout, 1)) / 2


def _lead(bout: Bout, seat: int) -> float:
    state = new_game(bout.adventure, players=2, seed=bout.seed, content=_library(bout.packs))
    weights = (bout.one, bout.other) if seat == 0 else (bout.other, bout.one)
    luck = Random(bout.seed)
    eyes = [Eye(state.setting, mine) for mine in weights]
    play_on(eyes, state, luck, ALL_TURNS, (state.round, state.turn))
    lead = state.scores[seat] - state.scores[1 - seat]
    return max(-CLIPPED, min(CLIPPED, lead))


def train(course: Course, start: Weights, jobs: int, told: Callable[[Generation], None]) -> Weights:
    """Train; ``told`` hears of every generation."""
    luck = Random(hashed("train", course.seed))
    names = tuple(RANGES)
    centre = [float(getattr(start, name)) for name in names]
    way: list[list[float]] = []
    warmth = 1.0
    for number in range(course.generations):
        steps = [[luck.gauss(0, warmth) for _ in names] for _ in range(course.pairs)]
        crowd = [_moved(names, centre, step, sign) for step in steps for sign in (1, -1)]
        here = _weights(start, names, centre)
        leads = _leads(course, number, [_weights(start, names, one) for one in crowd], here, jobs)
        centre = _moved(names, centre, _uphill(steps, leads, warmth), 1)
        way.append(centre)
        warmth *= COOLING
        told(Generation(number + 1, _average(start, names, way), max(leads)))
    return _average(start, names, way)


def _uphill(steps: list[list[float]], leads: list[float], warmth: float) -> list[float]:
    """The step to take, in lengths of the strays."""
    out = []
    for place in range(len(steps[0])):
        slopes = [
            (leads[2 * at] - leads[2 * at + 1]) / 2 * step[place] / warmth**2 for at, step in enumerate(steps)
        ]
        out.append(STRIDE * warmth * sum(slopes) / len(slopes))
    length = sum([part * part for part in out]) ** 0.5
    return [part * min(1.0, LONGEST / length) for part in out] if length else out


def _moved(names: Sequence[str], centre: list[float], step: list[float], sign: int) -> list[float]:
    return [
        max(RANGES[name].low, min(RANGES[name].high, value + sign * part * RANGES[name].stray))
        for name, value, part in zip(names, centre, step, strict=True)
    ]


def _average(start: Weights, names: Sequence[str], way: list[list[float]]) -> Weights:
    """The average of the second half of the way."""
    half = way[len(way) // 2 :]
    return _weights(start, names, [sum(values) / len(half) for values in zip(*half, strict=True)])


def _leads(course: Course, number: int, crowd: list[Weights], here: Weights, jobs: int) -> list[float]:
    """How each set of weights did against the present one."""
    bouts = [
        Bout(adventure, hashed("deal", course.seed, number, adventure, deal), one, here, course.packs)
        for one in crowd
        for adventure in course.adventures
        for deal in range(course.deals)
    ]
    results = [0.0] * len(bouts)

    def take(at: int, lead: float) -> None:
        results[at] = lead

    spread(fight_it_out, bouts, jobs, take)
    size = len(bouts) // len(crowd)
    return [sum(results[at * size : (at + 1) * size]) / size for at in range(len(crowd))]


def _weights(start: Weights, names: Sequence[str], values: Sequence[float]) -> Weights:
    return start._replace(**{name: round(value, 4) for name, value in zip(names, values, strict=True)})


def written(weights: Weights, command: str) -> str:
    """The weights as the text of their file, with how they were made."""
    lines = [
        "# How much each part of the bots' estimate of a position counts; players/minds/weights.py explains them.",
        f"# Made by: {command}",
        "",
        "[weights]",
        *(f"{name} = {value:g}" for name, value in weights._asdict().items()),
    ]
    return "\n".join(lines) + "\n"
