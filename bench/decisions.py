"""How long decisions take: noted on both sides in the same way, and summed up.

Standard library only, because this module also runs in the environment of the other game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Literal, NamedTuple, TypedDict, TypeVar

T = TypeVar("T")


class Spent(TypedDict):
    """Seconds of each decision: on the clock on the wall, and of the processor."""

    wall: list[float]
    processor: list[float]


class Work(TypedDict):
    """Playouts of a search and the seconds that it took, wall and processor."""

    playouts: int
    wall: float
    processor: float


class Watch:
    """Takes the time of one decision after another."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.processor: list[float] = []

    def time(self, decide: Callable[[], T]) -> T:
        """Decide, and note how long it took."""
        processor, wall = process_time(), perf_counter()
        decision = decide()
        self.wall.append(perf_counter() - wall)
        self.processor.append(process_time() - processor)
        return decision

    def spent(self) -> Spent:
        return Spent(wall=self.wall, processor=self.processor)


class Figures(NamedTuple):
    """The times of many decisions, in seconds."""

    number: int
    mean: float
    median: float
    p95: float
    longest: float


def p95(times: Sequence[float]) -> float:
    """The time that 95 of 100 decisions keep to."""
    return sorted(times)[max(0, -(-len(times) * 95 // 100) - 1)]


def figures(times: Sequence[float]) -> Figures:
    return Figures(len(times), fmean(times), median(times), p95(times), max(times))


def together(parts: Iterable[Spent]) -> Spent:
    """The decisions of several runs."""
    found = Spent(wall=[], processor=[])
    for part in parts:
        found["wall"] += part["wall"]
        found["processor"] += part["processor"]
    return found


def added(parts: Iterable[Work]) -> Work:
    """The playouts of several runs."""
    found = Work(playouts=0, wall=0.0, processor=0.0)
    for part in parts:
        found["playouts"] += part["playouts"]
        found["wall"] += part["wall"]
        found["processor"] += part["processor"]
    return found


def rate(parts: Sequence[Work], clock: Literal["wall", "processor"]) -> float:
    """Playouts per second over several runs."""
    return sum(part["playouts"] for part in parts) / sum(part[clock] for part in parts)
