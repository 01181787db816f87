"""V-1 to V-3, V-10: where a figure could go from where it stands. Searches only; nothing moves here."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from .setting import HERO, THIEF, ZOMBIE

if TYPE_CHECKING:
    from .state import State

SEEN = 1000
"""Mark of spaces a search has dealt with; no figure has so high a number."""


class Gait(NamedTuple):
    """How a figure moves: steps, whether it passes through figures, red lines it may cross."""

    steps: int
    through: bool = False
    walls: int = 0


@cache
def plain(steps: int) -> Gait:
    """Ordinary movement of so many steps."""
    return Gait(steps)


Reach = tuple[list[int], list[int], list[int]]
"""What a move can lead to: free spaces, occupied spaces that can be stepped into, open gates with a step left."""


def gait_of(s: State, figure: int) -> Gait:
    """The usual movement of a figure on this board, skills included (V-1)."""
    steps = s.setting.movement[figure]
    if s.led and s.led[figure]:
        steps = max(0, steps + s.setting.leading_steps)
    return plain(steps)


def explore(s: State, start: int, gait: Gait, out: bool, barred: frozenset[int] = frozenset()) -> Reach:
    """V-2, V-3: everything within reach of a space. ``out``: gates may be left by (V-4)."""
    if gait.through or gait.walls or s.setting.smoke:
        return _explore_widely(s, start, gait, out, barred)
    return stroll(s, start, gait.steps, out, barred)


def stroll(s: State, start: int, steps: int, out: bool, barred: frozenset[int] = frozenset()) -> Reach:
    """Everything within so many ordinary steps, each into a free space."""
    near = s.setting.near
    # one list answers both questions of the search: below 0 free, SEEN already dealt with, else occupied
    ground = s.occupant[:]
    ground[start] = SEEN
    for v in barred:
        ground[v] = SEEN
    edge = [start]
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    if out and s.setting.terrain.to_gate[start] >= steps:
        out = False
    for _ in range(steps):
        if out:
            exits += [u for u in edge if s.setting.terrain.is_gate[u] and not s.shut >> u & 1]
        following: list[int] = []
        for u in edge:
            for v in near[u]:
                here = ground[v]
                if here < 0:
                    ground[v] = SEEN
                    following.append(v)
                elif here < SEEN:
                    ground[v] = SEEN
                    occupied.append(v)
        free += following
        edge = following
    return free, occupied, exits


def _explore_widely(
    s: State, start: int, gait: Gait, out: bool, barred: frozenset[int], came: dict[int, int] | None = None
) -> Reach:
    """The same with red lines, figures passed through and rooms that cost an extra step.

    A place of the search is a space and the red lines crossed so far; ``came`` collects the way to each.
    """
    terrain = s.setting.terrain
    near, walled, occupant = s.setting.near, terrain.adjacent_walls, s.occupant
    smoke = s.setting.smoke
    size = terrain.size
    waves: list[list[int]] = [[start]] + [[] for _ in range(gait.steps + 1)]
    cost = {start: 0}
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    for spent in range(gait.steps + 1):
        for place in waves[spent]:
            if cost[place] < spent:
                continue
            u, crossed = place % size, place // size
            if u != start:
                if occupant[u] >= 0:
                    if u not in occupied:
                        occupied.append(u)
                    if not gait.through:
                        continue
                elif u not in free:
                    free.append(u)
            gate = out and spent < gait.steps and terrain.is_gate[u] and not s.shut >> u & 1
            if gate and u not in exits:
                exits.append(u)
            ways = [(v, crossed) for v in near[u]]
            if crossed < gait.walls:
                ways += [(v, crossed + 1) for v in walled[u]]
            for v, lines in ways:
                total = spent + 1 + (smoke if smoke and s.ground[v] else 0)
                following = v + lines * size
                if v not in barred and total <= gait.steps and total < cost.get(following, 99):
                    cost[following] = total
                    waves[total].append(following)
                    if came is not None:
                        came[following] = place
    return free, occupied, exits


def way_to(s: State, start: int, goal: int, gait: Gait) -> tuple[str, ...]:
    """The shortest way that the program walks, as names of the spaces entered; for the log."""
    came: dict[int, int] = {}
    _explore_widely(s, start, gait, False, frozenset(), came)
    size = s.setting.terrain.size
    for lines in range(gait.walls + 1):
        place = goal + lines * size
        if place in came:
            way: list[str] = []
            while place != start:
                way.append(s.slug(place % size))
                place = came[place]
            return tuple(reversed(way))
    return (s.slug(goal),)


def may_attack(s: State, seat: int, figure: int) -> bool:
    """C-2, G-4: rivals' characters and figures that the sheet lets be attacked; never militiamen."""
    species = s.setting.species[figure]
    if species == THIEF:
        return s.setting.owner[figure] != seat
    return species in (ZOMBIE, HERO)
