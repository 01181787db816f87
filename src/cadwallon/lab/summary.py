"""Figures of a simulation, added up row by row in whole numbers, so that they are exact and in no need of memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt

from cadwallon.lab.games import Batch, Row
from cadwallon.players import Fault

SHARE = 12
"""Shares of a victory are counted in twelfths: two, three and four winners share without a rest."""


@dataclass(slots=True)
class Spread:
    """Mean, standard deviation and limits of whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        if not self.count or value < self.least:
            self.least = value
        if not self.count or value > self.most:
            self.most = value
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if not self.count:
            return 0.0
        return sqrt((self.squares * self.count - self.total * self.total) / self.count**2)


@dataclass(slots=True)
class Group:
    """The seats that have something in common: a gang, a place in the turn order, a bot."""

    ducats: Spread = field(default_factory=Spread)
    behind: Spread = field(default_factory=Spread)
    twelfths: int = 0
    replaced: int = 0
    """Decisions that somebody else had to make."""

    def add(self, row: Row) -> None:
        self.ducats.add(row.ducats)
        self.behind.add(row.left_behind)
        self.replaced += row.replaced
        if row.won:
            self.twelfths += SHARE // row.winners

    @property
    def wins(self) -> float:
        """Games won, shared ones in part."""
        return self.twelfths / SHARE

    @property
    def rate(self) -> float:
        """Games won in each hundred played."""
        return 100 * self.wins / self.ducats.count if self.ducats.count else 0.0


KEYS: dict[str, Callable[[Row], str]] = {
    "gang": lambda row: row.gang,
    "seat": lambda row: str(row.seat + 1),
    "place": lambda row: str(row.place),
    "bot": lambda row: row.bot,
    "adventure": lambda row: row.adventure,
}
"""What rows are grouped by."""


@dataclass(slots=True)
class Summary:
    """All figures of a run."""

    games: int = 0
    all: Group = field(default_factory=Group)
    decisions: Spread = field(default_factory=Spread)
    rounds: Spread = field(default_factory=Spread)
    groups: dict[str, dict[str, Group]] = field(default_factory=lambda: {key: {} for key in KEYS})
    cards: Counter[str] = field(default_factory=Counter)
    faults: dict[str, Fault] = field(default_factory=dict)
    """The first thing that each bot did wrong, if any."""

    def add(self, batch: Batch) -> None:
        """Add a portion of games."""
        self.games += batch.games
        self.cards.update(batch.cards)
        self.faults = {**batch.faults, **self.faults}
        for row in batch.rows:
            self.all.add(row)
            if row.seat == 0:
                self.decisions.add(row.decisions)
                self.rounds.add(row.rounds)
            for key, of in KEYS.items():
                self.groups[key].setdefault(of(row), Group()).add(row)

    def by(self, key: str) -> Iterable[tuple[str, Group]]:
        """The groups of a key, sorted by their name."""
        return sorted(self.groups[key].items())
