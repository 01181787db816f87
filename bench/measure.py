"""What is measured, and how: the same code for both games.

One decision is one action taken from the list of playable actions and applied, whether the list offers one action or
a hundred. Making the list is part of the decision.

Standard library only, because this module also runs in the environment of the other game.
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from time import perf_counter
from typing import Protocol, Self

COPIES_OF_EACH = 200
GAMES_SAMPLED = 10
SAMPLE_EVERY = 7


class Match(Protocol):
    """One game of four random players, made from a seed: the same seed is the same game."""

    def over(self) -> bool: ...

    def decide(self) -> None:
        """The player whose turn it is takes one action at random."""

    def options(self) -> int:
        """Make the list of playable actions anew and say how long it is."""

    def copy(self) -> Self: ...


@dataclass(frozen=True, slots=True)
class Figures:
    """The outcome of one run."""

    games: int
    decisions_per_game: float
    options_per_decision: float
    single_option_percent: float
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    first_third_per_second: float
    last_third_per_second: float
    copy_us: float
    legal_actions_us: float
    game_kib: float
    process_mib: float


@dataclass(frozen=True, slots=True)
class Speed:
    """Whole games, one after the other; ``lengths`` are their decisions in the order of their seeds."""

    lengths: tuple[int, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Options:
    """Lists of playable actions, made anew at every few decisions of some games."""

    lengths: tuple[int, ...]
    seconds: float


def play(match: Match) -> int:
    """Play to the end; how many decisions it took."""
    decisions = 0
    while not match.over():
        match.decide()
        decisions += 1
    return decisions


def advance(match: Match, decisions: int) -> float:
    """Take that many decisions; the seconds they took."""
    start = perf_counter()
    for _ in range(decisions):
        match.over()
        match.decide()
    return perf_counter() - start


def speed(new: Callable[[int], Match], seconds: float) -> Speed:
    """Whole games with the seeds 1, 2, 3 ... until the time is up."""
    lengths: list[int] = []
    start = perf_counter()
    while perf_counter() - start < seconds:
        lengths.append(play(new(len(lengths) + 1)))
    return Speed(tuple(lengths), perf_counter() - start)


def thirds(new: Callable[[int], Match], lengths: tuple[int, ...], seconds: float) -> tuple[float, float]:
    """Decisions per second in the first and in the last third of the same games, played again."""
    decisions = 0
    first = last = 0.0
    start = perf_counter()
    for seed, length in enumerate(lengths, start=1):
        third = length // 3
        match = new(seed)
        first += advance(match, third)
        advance(match, length - 2 * third)
        last += advance(match, third)
        if not match.over():
            raise RuntimeError(f"seed {seed} is not the same game twice: not over after {length} decisions")
        decisions += third
        if perf_counter() - start >= seconds:
            break
    return decisions / first, decisions / last


def half_way(new: Callable[[int], Match], lengths: tuple[int, ...]) -> Iterator[Match]:
    """Some games, each played to the middle."""
    for seed, length in enumerate(lengths[:GAMES_SAMPLED], start=1):
        match = new(seed)
        advance(match, length // 2)
        yield match


def copying(matches: list[Match]) -> float:
    """Microseconds for one copy."""
    start = perf_counter()
    for match in matches:
        for _ in range(COPIES_OF_EACH):
            match.copy()
    return (perf_counter() - start) / (len(matches) * COPIES_OF_EACH) * 1e6


def options(new: Callable[[int], Match], lengths: tuple[int, ...]) -> Options:
    """Lists made at every few decisions from the first to the last, each on a copy that nobody has looked at."""
    found: list[int] = []
    seconds = 0.0
    for seed in range(1, len(lengths[:GAMES_SAMPLED]) + 1):
        match, decisions, copies = new(seed), 0, []
        while not match.over():
            if decisions % SAMPLE_EVERY == 0:
                copies.append(match.copy())
            match.decide()
            decisions += 1
        start = perf_counter()
        found.extend([copy.options() for copy in copies])
        seconds += perf_counter() - start
    return Options(tuple(found), seconds)


def memory(new: Callable[[int], Match], lengths: tuple[int, ...]) -> float:
    """KiB that one game holds half-way through, besides what all games share."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    matches = list(half_way(new, lengths))
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(matches) / 1024


def measure(new: Callable[[int], Match], seconds: float) -> Figures:
    """One run: about twice as long as ``seconds``."""
    play(new(1))
    whole = speed(new, seconds)
    first, last = thirds(new, whole.lengths, seconds / 2)
    copy_us = copying(list(half_way(new, whole.lengths)))
    lists = options(new, whole.lengths)
    process_mib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    decisions_per_second = sum(whole.lengths) / whole.seconds
    single = lists.lengths.count(1) / len(lists.lengths)
    return Figures(
        games=len(whole.lengths),
        decisions_per_game=sum(whole.lengths) / len(whole.lengths),
        options_per_decision=sum(lists.lengths) / len(lists.lengths),
        single_option_percent=100 * single,
        decisions_per_second=decisions_per_second,
        choices_per_second=decisions_per_second * (1 - single),
        games_per_second=len(whole.lengths) / whole.seconds,
        first_third_per_second=first,
        last_third_per_second=last,
        copy_us=copy_us,
        legal_actions_us=lists.seconds / len(lists.lengths) * 1e6,
        game_kib=memory(new, whole.lengths),
        process_mib=process_mib,
    )


def run(package: str, new: Callable[[int], Match]) -> None:
    """The command of both sides: measure, and print the figures as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=6.0)
    seconds: float = parser.parse_args().seconds
    figures = measure(new, seconds)
    print(json.dumps({"package": package, "version": version(package), "figures": asdict(figures)}))
