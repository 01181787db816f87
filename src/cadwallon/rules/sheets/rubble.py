"""Adventures 9, 11 and 14: rubble, in the streets or on staircases."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use
from cadwallon.rules.placing import PLACES, PUTTING, Placing
from cadwallon.rules.terrain import Terrain
from cadwallon.rules.tokens import PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

UNSEEN, BARRED = -1, 999
"""Depth of spaces that a walk over the board has not come to, and of those it cannot enter."""

FEW = 3
"""Taking a piece between more streets than these for ways would add more of them than it saves."""


# -- on staircases -----------------------------------------------------------------------------
def bury(s: State, room: int, mark: int) -> None:
    """Put rubble on a staircase; nobody goes down there any more. ``mark``: what the sheet notes about it."""
    s.ground[room] = mark
    s.supply -= 1
    s.stairs &= ~(1 << room)


def unbury(s: State, room: int) -> None:
    """Take the rubble off a staircase."""
    s.ground[room] = 0
    s.supply += 1
    s.stairs |= 1 << room


def _collapse(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Placing("rubble", e.number("n"), False))


# -- in the streets ----------------------------------------------------------------------------
def loose_streets(s: State) -> list[int]:
    """Free streets without pentacle where rubble cuts off no room and no gate."""
    occupant = s.occupant
    return [v for v in _loose(s.setting.terrain, frozenset(s.blocked)) if occupant[v] < 0]


@lru_cache(maxsize=2048)
def _loose(terrain: Terrain, blocked: frozenset[int]) -> tuple[int, ...]:
    firm = joints(terrain, blocked) | blocked
    return tuple([v for v in core_of(terrain).streets if v not in firm])


class Core(NamedTuple):
    """What has to be looked at to find out what holds the board together: as few pieces as possible.

    Dead ends hang on the space before them. Neighbours on which no rubble ever falls are one piece, named after one of
    them: rooms, pentacles, and spaces before a room or gate with no other way in. Of these, what lies between two or
    three streets is taken for ways from one to the other.
    """

    near: tuple[tuple[int, ...], ...]
    needed: bytes
    """Pieces with a room or gate in them, or beside them."""
    passages: tuple[frozenset[int], ...]
    """Streets with a room between them: when all the others are gone, the last one is its only way in."""
    streets: tuple[int, ...]
    """Where rubble may fall on an empty board."""
    root: int


@cache
def core_of(terrain: Terrain) -> Core:
    """Made once; what is left is searched again and again."""
    ways = [set(row) if space < terrain.main else set() for space, row in enumerate(terrain.near)]
    needed = bytearray(space.kind in ("room", "gate") for space in terrain.spaces)
    firm = {*terrain.rooms, *terrain.gates, *terrain.pentacles}
    pieces = 0
    while pieces != sum(map(bool, ways)):
        pieces = sum(map(bool, ways))
        _strip(ways, needed, firm)
        _merge(ways, needed, firm)
    passages = _pass(ways, needed, firm)
    root = next((space for space in sorted(firm) if ways[space] and needed[space]), terrain.rooms[0])
    streets = tuple(v for v in terrain.streets if v not in firm)
    return Core(tuple(tuple(sorted(row)) for row in ways), bytes(needed), tuple(dict.fromkeys(passages)), streets, root)


def _strip(ways: list[set[int]], needed: bytearray, firm: set[int]) -> None:
    """Take off the dead ends; no rubble falls between one that leads to a room or gate and the others."""
    ends = [space for space, row in enumerate(ways) if len(row) == 1]
    while ends:
        end = ends.pop()
        if len(ways[end]) != 1:
            continue
        before = ways[end].pop()
        ways[before].discard(end)
        if needed[end] and (needed[before] or any(needed[v] for v, row in enumerate(ways) if row)):
            firm.add(before)
            needed[before] = 1
        if len(ways[before]) == 1:
            ends.append(before)


def _merge(ways: list[set[int]], needed: bytearray, firm: set[int]) -> None:
    """Put neighbours together on which no rubble falls."""
    for space in sorted(firm):
        while beside := ways[space] & firm:
            other = beside.pop()
            for v in ways[other]:
                ways[v].discard(other)
                ways[v].add(space)
            ways[space] |= ways[other]
            ways[space].discard(space)
            ways[other].clear()
            needed[space] |= needed[other]


def _pass(ways: list[set[int]], needed: bytearray, firm: set[int]) -> list[frozenset[int]]:
    """Take pieces between a few streets for ways, all but one with a room: there the search begins."""
    rooms = [space for space in sorted(firm) if needed[space] and ways[space]]
    passages: list[frozenset[int]] = []
    for space in sorted(firm.difference(rooms[:1])):
        if 1 < len(ways[space]) <= FEW:
            streets = frozenset(ways[space])
            for street in streets:
                ways[street] |= streets
                ways[street] -= {street, space}
                needed[street] |= needed[space]
            ways[space].clear()
            if needed[space]:
                passages.append(streets)
    return passages


def joints(terrain: Terrain, blocked: frozenset[int]) -> set[int]:
    """Spaces without which some room or gate would be cut off from the rest, whatever stands in between.

    One walk over the board (depth first, after Hopcroft and Tarjan): a space holds the board together if some branch
    behind it has a room or a gate in it and no way round the space.
    """
    near, needed, passages, _, root = core_of(terrain)
    branches: list[tuple[int, int]] = []
    depths = [UNSEEN] * terrain.size
    for space in blocked:
        depths[space] = BARRED

    def visit(space: int, depth: int) -> int:
        """The least depth of the spaces beside this one and those behind it."""
        least = depths[space] = depth
        for v in near[space]:
            there = depths[v]
            if there < 0:
                there = visit(v, depth + 1)
                if there >= depth:
                    branches.append((space, v))
            if there < least:
                least = there
        return least

    visit(root, 0)
    found = {space for space, v in branches if space != root and _leads_somewhere(near, needed, v, {space, *blocked})}
    for streets in passages:
        if not streets.isdisjoint(blocked):
            left = streets.difference(blocked)
            if len(left) == 1:
                found |= left
    return found


def _leads_somewhere(near: tuple[tuple[int, ...], ...], needed: bytes, start: int, barred: set[int]) -> bool:
    """Is a room or gate in this branch, or beside it?"""
    edge = [start]
    while edge:
        space = edge.pop()
        if needed[space]:
            return True
        if space not in barred:
            barred.add(space)
            edge += [v for v in near[space] if v not in barred]
    return False


class Clearing(NamedTuple):
    """A thief clears one of the spaces beside him; his player chooses which."""

    figure: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        near = s.setting.near[s.position[self.figure]]
        return [s.setting.action("clear", v) for v in near if v in s.blocked]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        s.blocked = tuple(v for v in s.blocked if v != action.a)
        s.supply += 1
        s.tell(log, "cleared", figure=s.name(self.figure), space=s.slug(action.a))


# -- both --------------------------------------------------------------------------------------
def _places(s: State, seat: int) -> list[int]:
    if not s.supply:
        return []
    return loose_streets(s) if s.setting.blocks else [v for v in s.setting.terrain.rooms if s.stairs >> v & 1]


def _fall(s: State, seat: int, space: int, log: Log | None) -> None:
    if s.setting.blocks:
        s.blocked = tuple(sorted((*s.blocked, space)))
        s.supply -= 1
    else:
        bury(s, space, 1)
    s.tell(log, "rubble", seat=seat, space=s.slug(space))


def _clear(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("from") == "adjacent":
        s.stack.append(Clearing(use.figure))
    else:
        unbury(s, use.space)
        s.tell(log, "cleared", figure=s.name(use.figure), space=s.slug(use.space))


PUT["rubble"] = _collapse
REMOVE["rubble"] = _clear
PLACES["rubble"] = _places
PUTTING["rubble"] = _fall
