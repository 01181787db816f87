"""Adventures 9, 11 and 14: rubble, in the streets or on staircases."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use
from cadwallon.rules.placing import PLACES, PUTTING, Placing
from cadwallon.rules.tokens import PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State


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
    terrain = s.setting.terrain
    holding = joints(s)
    return [
        v
        for v in terrain.streets
        if s.occupant[v] < 0 and v not in s.blocked and v not in terrain.pentacles and v not in holding
    ]


def joints(s: State) -> set[int]:
    """Spaces without which some room or gate would be cut off from the rest, whatever stands in between.

    One walk over the board (depth first, after Hopcroft and Tarjan): a space holds the board together if some branch
    behind it has a room or a gate in it and no way round the space.
    """
    terrain = s.setting.terrain
    near, root = terrain.near, terrain.gates[0]
    wanted = {*terrain.rooms, *terrain.gates}
    order: dict[int, int] = {}
    found: set[int] = set()

    def walk(space: int, came_from: int) -> tuple[int, bool]:
        """The earliest space that the branch reaches, and whether a room or gate lies in it."""
        order[space] = earliest = len(order)
        needed = space in wanted
        for v in near[space]:
            if v in s.blocked or v == came_from:
                continue
            if v in order:
                earliest = min(earliest, order[v])
                continue
            reached, behind = walk(v, space)
            needed = needed or behind
            earliest = min(earliest, reached)
            if behind and reached >= order[space]:
                found.add(space)
        return earliest, needed

    walk(root, -1)
    return found


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
