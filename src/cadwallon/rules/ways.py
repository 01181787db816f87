"""The ways that the program walks: asked for to show or to tell one, never to find what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .reach import Gait, explore_widely

if TYPE_CHECKING:
    from .state import State


class Ways(NamedTuple):
    """All ways of one movement at once: from where each place of the search was entered, and the steps it takes."""

    start: int
    walls: int
    size: int
    came: dict[int, int]
    cost: dict[int, int]

    def to(self, goal: int) -> tuple[int, ...]:
        """The spaces entered on the shortest way to a space."""
        size = self.size
        ends = [goal + lines * size for lines in range(self.walls + 1) if goal + lines * size in self.came]
        if not ends:
            return (goal,)
        place = min(ends, key=lambda end: (self.cost.get(end, 0), end))
        way: list[int] = []
        while place != self.start:
            way.append(place % size)
            place = self.came[place]
        return tuple(reversed(way))


def ways_of(s: State, figure: int, gait: Gait, barred: frozenset[int]) -> Ways:
    """The ways that the program walks, to everything within reach."""
    came: dict[int, int] = {}
    cost: dict[int, int] = {}
    explore_widely(s, figure, gait, False, barred, came, cost)
    return Ways(s.position[figure], gait.walls, s.setting.terrain.size, came, cost)


def way_to(s: State, figure: int, goal: int, gait: Gait) -> tuple[str, ...]:
    """The shortest way that the program walks, as names of the spaces entered; for the log."""
    return tuple([s.slug(space) for space in ways_of(s, figure, gait, frozenset(s.blocked)).to(goal)])
