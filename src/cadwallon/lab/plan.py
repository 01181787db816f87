"""Which games a simulation consists of.

Every game is worked out from its number alone, so it does not matter who plays it, when, or next to which others: the
same plan gives the same games on one core and on a hundred.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations

from cadwallon.players.seeds import hashed


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated. With several adventures they take turns."""

    games: int
    players: int
    adventures: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    gangs: tuple[str, ...]
    packs: tuple[str, ...] = ()
    mode: str | None = None
    """None: each adventure as it was made."""
    inn: bool = False
    playouts: int = 0
    """If positive: bots that search make so many for each decision, whatever the time."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game: who sits where, and the seed of its chance."""

    number: int
    adventure: str
    gangs: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    mode: str | None = None
    inn: bool = False
    playouts: int = 0


def task(plan: Plan, number: int) -> Task:
    """Game ``number`` of a plan."""
    adventure = plan.adventures[number % len(plan.adventures)]
    nth = number // len(plan.adventures)
    tables = tables_of(plan.gangs, plan.players)
    # the bots move on by one seat only when the gangs have been round, or each bot would always lead the same gang
    shift = nth // len(plan.gangs)
    bots = tuple(plan.bots[(seat + shift) % len(plan.bots)] for seat in range(plan.players))
    # the mode is no part of the seed: base game and old city can be compared chance by chance
    seed = hashed(plan.seed, adventure, plan.players, nth)
    return Task(number, adventure, tables[nth % len(tables)], bots, seed, plan.mode, plan.inn, plan.playouts)


@cache
def tables_of(gangs: tuple[str, ...], players: int) -> tuple[tuple[str, ...], ...]:
    """All ways to seat the gangs, in such an order that every few in a row put each gang on each seat once."""
    count = len(gangs)
    found: dict[tuple[int, ...], None] = {}
    for first in permutations(range(count), players):
        for shift in range(count):
            found[tuple((gang + shift) % count for gang in first)] = None
    return tuple(tuple(gangs[gang] for gang in table) for table in found)


def batches(games: int, size: int) -> list[range]:
    """The numbers of all games in portions."""
    return [range(start, min(start + size, games)) for start in range(0, games, size)]
