"""Which games a ladder consists of: lines (who meets whom), bundles (one deal, all seatings) and games.

A *deal* is a seed with an adventure and the gangs on their seats. A *bundle* plays one deal several times with other
bots on the seats, such that every bot of the line has every seat, and so every gang and place in the turn order,
equally often. Luck of the deal falls on all of them alike, and the bundle, not the game, is the unit of every interval.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

from msgspec import Struct

from cadwallon.lab.plan import Plan, Task, task

PAIRS, ONE, DIFFERENT = "pairs", "one", "all"
VERSUS = (PAIRS, ONE, DIFFERENT)
"""Who sits at a table: two bots with half of the seats each, one bot among others of one kind, or all different."""


class Setup(Struct, frozen=True):
    """Everything that decides which games are played, but not how many of them."""

    bots: tuple[str, ...]
    """Strongest first, if there is such an order: each is compared with the next one by adventure."""
    players: int
    versus: str
    lines: tuple[tuple[str, ...], ...]
    adventures: tuple[str, ...]
    gangs: tuple[str, ...]
    seed: int
    mode: str | None = None
    inn: bool = False
    playouts: int | None = None
    seconds: float | None = None
    packs: tuple[str, ...] = ()


class Slot(NamedTuple):
    """One game of a ladder."""

    line: int
    adventure: str
    deal: int
    turn: int
    """Which seating of the bundle."""

    @property
    def bundle(self) -> tuple[int, str, int]:
        return self.line, self.adventure, self.deal


def lines_of(bots: tuple[str, ...], players: int, versus: str) -> tuple[tuple[str, ...], ...]:
    """Everybody against everybody: all pairs of bots or, where all at a table differ, all tables."""
    return tuple(combinations(bots, players if versus == DIFFERENT else 2))


def seatings(line: tuple[str, ...], players: int, versus: str, deal: int = 0) -> list[tuple[str, ...]]:
    """Who sits where in the games of a bundle: as many games for every deal."""
    if versus == DIFFERENT:
        # who sits where changes within the bundle, who follows whom from deal to deal
        rings = list(permutations(line[1:]))
        return _turned((line[0], *rings[deal % len(rings)]))
    one, other = line
    if versus == ONE:
        return _turned((one, *[other] * (players - 1)))
    # three seats cannot be halved: once the one bot has the odd seat, once the other
    numbers = sorted({players // 2, players - players // 2})
    places = [places for number in numbers for places in combinations(range(players), number)]
    return [tuple(one if seat in own else other for seat in range(players)) for own in places]


def _turned(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [table[-turn:] + table[:-turn] for turn in range(len(table))]


def bundle_size(setup: Setup) -> int:
    """How many games a bundle has."""
    return len(seatings(setup.lines[0], setup.players, setup.versus))


def even_share(setup: Setup, line: tuple[str, ...], bot: str) -> float:
    """The share of the victories that equal strength would bring: the bot's part of the seats."""
    tables = seatings(line, setup.players, setup.versus)
    return sum(table.count(bot) for table in tables) / (setup.players * len(tables))


def deals_for(setup: Setup, games: int) -> int:
    """How many deals of each adventure make at least so many games a line, as many in every adventure."""
    return -(-games // (bundle_size(setup) * len(setup.adventures)))


def slots(setup: Setup, deals: int) -> Iterator[Slot]:
    """All games. Deal by deal through everything, so that what is there early tells something about all of it."""
    for deal in range(deals):
        for adventure in setup.adventures:
            for line in range(len(setup.lines)):
                for turn in range(bundle_size(setup)):
                    yield Slot(line, adventure, deal, turn)


def task_of(setup: Setup, slot: Slot) -> Task:
    """The game of a slot: a deal as a simulation makes it, with the bots on their seats."""
    line = setup.lines[slot.line]
    plan = Plan(
        0, setup.players, (slot.adventure,), line, setup.seed, setup.gangs, setup.packs, setup.mode, setup.inn
    )
    bots = seatings(line, setup.players, setup.versus, slot.deal)[slot.turn]
    return replace(task(plan, slot.deal), bots=bots)


def title_of(setup: Setup, line: tuple[str, ...]) -> str:
    """A line in words."""
    if setup.versus == DIFFERENT and setup.players > 2:
        return ", ".join(line)
    if setup.versus == ONE and setup.players > 2:
        return f"one {line[0]} among {setup.players - 1} {line[1]}"
    return f"{line[0]} against {line[1]}"


def levels(setup: Setup) -> list[int]:
    """The lines in which a bot meets the next one of the list."""
    follows = list(pairwise(setup.bots))
    return [at for at, line in enumerate(setup.lines) if len(line) == 2 and line in follows]
