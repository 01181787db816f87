"""What happened, and who may know it. Logs, animations, statistics and tests are made from events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Fact = int | str | bool | None | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``facts`` are for everybody at the table; ``secret`` holds what only the seats in ``seats`` saw.
    Figures, spaces, cards and treasures are named by their ids.
    """

    name: str
    facts: dict[str, Fact]
    secret: dict[str, Fact] = field(default_factory=dict)
    seats: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The facts that this seat (None: a spectator) learns."""
        if seat is not None and seat in self.seats:
            return {**self.facts, **self.secret}
        return dict(self.facts)


Log = Callable[[Event], None]
