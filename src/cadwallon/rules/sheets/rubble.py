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
    return [v for v in _loose(s.setting.terrain, tuple(sorted(s.blocked))) if occupant[v] < 0]


@lru_cache(maxsize=2048)
def _loose(terrain: Terrain, blocked: tuple[int, ...]) -> tuple[int, ...]:
    holding = joints(terrain, blocked)
    return tuple(
        v for v in terrain.streets if v not in blocked and v not in terrain.pentacles and v not in holding
    )


class Core(NamedTuple):
    """The board without its dead ends: rooms, gates and alleys with a single way in hang on the space before them."""

    near: tuple[tuple[int, ...], ...]
    needed: bytes
    """Spaces that are rooms or gates, or have some hanging on them."""
    holding: frozenset[int]
    """Spaces on which a room or gate hangs: without them it would be cut off, whatever else lies about."""
    root: int


@cache
def core_of(terrain: Terrain) -> Core:
    """Strip the dead ends once; what is left is searched again and again."""
    ways = [set(row) if space < terrain.main else set() for space, row in enumerate(terrain.near)]
    needed = bytearray(space.kind in ("room", "gate") for space in terrain.spaces)
    holding: set[int] = set()
    ends = [space for space, row in enumerate(ways) if len(row) == 1]
    while ends:
        end = ends.pop()
        if len(ways[end]) != 1:
            continue
        before = ways[end].pop()
        ways[before].discard(end)
        if needed[end]:
            holding.add(before)
            needed[before] = 1
        if len(ways[before]) == 1:
            ends.append(before)
    root = next(space for space, row in enumerate(ways) if row and needed[space])
    return Core(tuple(tuple(sorted(row)) for row in ways), bytes(needed), frozenset(holding), root)


def joints(terrain: Terrain, blocked: tuple[int, ...]) -> frozenset[int]:
    """Spaces without which some room or gate would be cut off from the rest, whatever stands in between.

    One walk over the board (depth first, after Hopcroft and Tarjan): a space holds the board together if some branch
    behind it has a room or a gate in it and no way round the space.
    """
    near, flags, holding, root = core_of(terrain)
    needed = bytearray(flags)
    found = set(holding)
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
                if needed[v]:
                    needed[space] = 1
                    if there >= depth:
                        found.add(space)
            if there < least:
                least = there
        return least

    visit(root, 0)
    return frozenset(found)


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
