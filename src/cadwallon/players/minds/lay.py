"""The lay of the land: how far everything is, worked out once for the boards of a game.

Bots weigh very many positions, so whatever depends on the boards alone is a table here. What depends on closed gates
and rubble is worked out when it first comes up and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import pow
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.rules.terrain import FAR, Terrain

if TYPE_CHECKING:
    from cadwallon.rules.state import State

UP = 2
"""Steps from the catacombs to a pentacle of the district."""

PRISON_DELAY = 5
"""An escape succeeds in one try of two: so many steps are lost on average."""

PATROL = 4
"""Spaces within which a militiaman is feared."""

SURVIVORS = 7 / 16
"""The share of gates that stay open when the alarm is given."""

KEPT = 2048
"""So many tables of ways home are kept; a search meets few."""

LAST_TURN = (0.38, 0.5, 0.79, 0.92)
"""How often a thief gets home in the last turn with no step to spare, with one, two, three. Like the next two measured
in 300 games: rivals and militia are in the way, and whoever loses a fight is carried off."""

TWO_TURNS = (0.5, 0.58, 0.74, 0.91, 0.96)
"""The same with two turns left, for every second step to spare."""

MORE_TURNS = (0.5, 0.9, 0.93, 0.93)
"""The same with more turns left, for every turn to spare."""

USUAL = (LAST_TURN, TWO_TURNS, MORE_TURNS)

CARELESS, BLOCKED, PASSING = range(3)
"""Who goes home: anybody; a gang that takes care, whose thieves are in each other's way, or may be passed (V-7)."""

CALM = (
    USUAL,
    ((0.56, 0.69, 0.84, 0.99), (0.3, 0.5, 0.89, 0.96, 0.98), (0.5, 0.85, 0.92, 0.95)),
    ((0.67, 0.96, 0.97, 1.0), (0.4, 0.75, 0.96, 0.99, 0.99), (0.6, 0.92, 0.96, 0.97)),
)
"""The same for each of them, in a space where nobody can reach the thief; measured in 1,040 games."""

FEARED = (
    USUAL,
    ((0.54, 0.62, 0.62, 0.91), (0.3, 0.5, 0.8, 0.87, 0.9), (0.5, 0.8, 0.85, 0.87)),
    ((0.67, 0.85, 0.87, 0.95), (0.4, 0.75, 0.93, 0.95, 0.98), (0.6, 0.9, 0.94, 0.95)),
)
"""The same where somebody can."""

HOPE = (0.25, 0.6)
"""What is left of the least chance with every step that is missing, in the last turn and before: cards give steps, and
who is in the way may go. Who has no hope does not even set out."""

DETOUR = 2
"""Steps that somebody in the way costs: he is passed by another way, or goes on himself."""

Now = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Closed gates, rubble and spaces where somebody is in the way."""

Ways = tuple[tuple[float, int], ...]
"""How likely the way home has so many steps."""


class Homes(NamedTuple):
    """How things stand for a thief in every space of the boards."""

    chance: tuple[float, ...]
    """To get out in time."""
    calm: tuple[float, ...]
    """The same where nobody can reach the thief before the next turn."""
    feared: tuple[float, ...]
    """The same where somebody can."""
    leisure: tuple[float, ...]
    """How much of what is near by can still be had: 1 with two turns to spare, 0 with none."""


class Lay:
    """Distances on the boards of one game, and how strongly each place attracts from every space."""

    def __init__(self, terrain: Terrain, extra: frozenset[int], nearness: float) -> None:
        self.terrain = terrain
        self.spots: tuple[int, ...] = tuple(sorted({*terrain.rooms, *extra}))
        """The places where something may be worth having."""
        self.spot_at = {space: at for at, space in enumerate(self.spots)}
        self.distance = tuple(self._row(space) for space in range(terrain.size))
        fading = tuple(nearness**steps if steps < FAR else 0.0 for steps in range(FAR + 1))
        self.pull = tuple(tuple(fading[row[spot]] for spot in self.spots) for row in self.distance)
        """How much of each spot's worth is felt in a space."""
        self._early = tuple(_prospects([1 + row[gate] for gate in terrain.gates]) for row in self.distance)
        self.early = tuple(sum([share * steps for share, steps in ways]) for ways in self._early)
        """Steps out of the district before anybody knows which gates will close, on average."""
        self._ways_out: dict[Now, tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], int] = {}
        self._homes: dict[tuple[Now | None, int, int, int], Homes] = {}

    def _row(self, space: int) -> bytes:
        """Steps to every space of the district, also from below."""
        terrain = self.terrain
        if space < terrain.main:
            return terrain.distance[space]
        steps = UP + (PRISON_DELAY if space == terrain.prison else 0)
        rows = [terrain.distance[pentacle] for pentacle in terrain.pentacles]
        if not rows:
            return terrain.distance[space]
        return bytes(min(FAR, steps + min(row[other] for row in rows)) for other in range(terrain.size))

    def way_out(self, s: State) -> tuple[float, ...]:
        """Steps out of the district from every space, as far as can be known now."""
        return self.known_way(s) if s.alarm else self.early

    def known_way(self, s: State, obstacles: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Steps out of the district by the gates that are open. ``obstacles``: spaces where somebody is in the way."""
        key = (s.shut, s.blocked, obstacles)
        found = self._ways_out.get(key)
        if found is None:
            if len(self._ways_out) >= KEPT:
                self._ways_out.clear()
            found = self._ways_out[key] = self._flood(s, obstacles)
        return found

    def within(self, space: int, steps: int) -> int:
        """The spaces that can be reached from one in so many steps, as a set of bits."""
        key = (space, steps)
        if key not in self._within:
            row = self.terrain.distance[space]
            self._within[key] = sum([1 << other for other, far in enumerate(row) if far <= steps])
        return self._within[key]

    def homes(
        self, s: State, turns: int, pace: int, obstacles: tuple[int, ...] = (), care: int = CARELESS
    ) -> Homes:
        """How things stand everywhere for a thief of so many steps with so many turns left; ``care``: whose thief."""
        # before the alarm neither gates nor rubble count, so that all positions share one table
        now = (s.shut, s.blocked, obstacles) if s.alarm else None
        key = (now, turns, pace, care)
        found = self._homes.get(key)
        if found is None:
            if len(self._homes) >= KEPT:
                self._homes.clear()
            scales = _by_steps(turns, pace, care)
            if s.alarm:
                known = self.known_way(s, obstacles)
                found = Homes(*[tuple([scale[steps] for steps in known]) for scale in scales])
            else:
                found = Homes(*[tuple([_mean(scale, ways) for ways in self._early]) for scale in scales])
            self._homes[key] = found
        return found

    def _flood(self, s: State, obstacles: tuple[int, ...]) -> tuple[int, ...]:
        terrain = self.terrain
        barred, slow = frozenset(s.blocked), frozenset(obstacles)
        steps = [FAR] * terrain.size
        waves: list[list[int]] = [[], [gate for gate in terrain.gates if not s.shut >> gate & 1 and gate not in barred]]
        for far, wave in enumerate(waves):
            for u in wave:
                if steps[u] <= far:
                    continue
                steps[u] = far
                following = far + 1 + (DETOUR if u in slow else 0)
                while len(waves) <= following:
                    waves.append([])
                waves[following] += [v for v in terrain.near[u] if v not in barred and steps[v] > following]
        if terrain.pentacles:
            up = min(steps[pentacle] for pentacle in terrain.pentacles) + UP
            for space in range(terrain.main, terrain.size):
                steps[space] = up + (PRISON_DELAY if space == terrain.prison else 0)
        return tuple(steps)


@cache
def _by_steps(turns: int, pace: int, care: int) -> Homes:
    """The same by the number of steps that the way home has."""
    steps = range(FAR + PRISON_DELAY + UP + 1)
    calm = tuple([_chance(CALM[care], turns, far, pace, care != CARELESS) for far in steps])
    feared = tuple([_chance(FEARED[care], turns, far, pace, care != CARELESS) for far in steps])
    chance = tuple([(one + other) / 2 for one, other in zip(calm, feared, strict=True)])
    leisure = tuple([max(0.0, min(1.0, (turns - far / pace) / 2)) for far in steps])
    return Homes(chance, calm, feared, leisure)


def _mean(scale: Sequence[float], ways: Ways) -> float:
    """What a scale says on average."""
    return sum([share * scale[steps] for share, steps in ways])


def _prospects(ways: Sequence[int]) -> Ways:
    """How likely each of these ways will be the shortest that is left; if none is, it is the longest."""
    left, out = 1.0, []
    for steps in sorted(ways):
        out.append((left * SURVIVORS, steps))
        left *= 1 - SURVIVORS
    return (*out, (left, max(ways)))


def expected_way(ways: Sequence[int], survivors: float) -> float:
    """The mean way to the nearest gate that will be open, if each is with this chance; if none is, to the furthest."""
    left, steps, far = 1.0, 0.0, 0
    for far in sorted(ways):
        steps += left * survivors * far
        left *= 1 - survivors
    return steps + left * far


def _chance(known: Sequence[Sequence[float]], turns: int, steps: float, pace: int, hopeful: bool) -> float:
    """To get out in time over so many steps."""
    spare = turns * pace - steps
    if not turns or (spare < 0 and not hopeful):
        return 0.0
    if spare < 0:
        return known[min(turns, len(known)) - 1][0] * pow(HOPE[turns > 1], -spare)
    if turns == 1:
        return _between(known[0], spare)
    return _between(known[1], spare / 2) if turns == 2 else _between(known[2], spare / pace)


def _between(known: Sequence[float], at: float) -> float:
    """The value at a place between known ones, in a straight line; beyond the last, the last."""
    low = min(int(at), len(known) - 2)
    return known[low] + min(1.0, at - low) * (known[low + 1] - known[low])


@cache
def lay_of(terrain: Terrain, extra: frozenset[int], nearness: float) -> Lay:
    """The shared tables of a terrain. ``extra``: places besides rooms where something may be worth having;
    ``nearness``: what is left of an attraction with every step."""
    return Lay(terrain, extra, nearness)
