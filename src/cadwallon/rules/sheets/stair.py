"""Adventure 11, Stones upon the Stair: staircases are walled up for pay, torn open, and counted at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Resolve, Use, condition, custom, nearest
from cadwallon.rules.sheets.rubble import bury, unbury
from cadwallon.rules.tokens import PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

FIRST = 1
"""A ``target`` in effects that follow a wall: the gang has not been paid for this staircase before."""


def _wall_up(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """The wall bears the gang's colour. Whether it is paid for is settled here, before it counts as paid."""
    room = use.space
    bury(s, room, use.seat + 1)
    s.tell(log, "walled_up", seat=use.seat, figure=s.name(use.figure), room=s.slug(room))
    paid = 1 << use.seat * s.setting.terrain.size + room
    if not s.paid_walls & paid:
        s.paid_walls |= paid
        at, frame = nearest(s, Resolve)
        s.stack[at] = frame._replace(use=use._replace(target=FIRST))


def _tear_down(s: State, use: Use, e: Effect, log: Log | None) -> None:
    unbury(s, use.space)
    s.tell(log, "torn_down", figure=s.name(use.figure), room=s.slug(use.space))


@condition("first_wall_here")
def _first_wall_here(s: State, use: Use) -> bool:
    return use.target == FIRST


@condition("no_open_stair")
def _no_open_stair(s: State, use: Use) -> bool:
    return not s.stairs


@custom("walls_and_open_stairs")
def _settle(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """Every wall pays its gang; then every open staircase costs everybody."""
    for seat in range(s.setting.seats):
        walls = s.ground.count(seat + 1)
        if walls:
            s.earn(seat, walls)
            s.tell(log, "gain", seat=seat, ducats=walls)
    stairs = s.stairs.bit_count()
    if stairs:
        for seat in range(s.setting.seats):
            s.tell(log, "lose", seat=seat, ducats=s.pay(seat, stairs), to="bank")


PUT["wall"] = _wall_up
REMOVE["wall"] = _tear_down
