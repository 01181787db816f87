"""Adventure 7, Fire in the Fief: what burns, and where the fire goes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.placing import PLACES, PUTTING
from cadwallon.rules.tokens import PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

LEAP = 3
"""A fire reaches rooms at most so many spaces from a burning one."""


def _kindle(s: State, seat: int, room: int, log: Log | None) -> None:
    s.ground[room] = 1
    s.supply -= 1
    s.tell(log, "fire", seat=seat if seat >= 0 else None, room=s.slug(room))


def _start(s: State, use: Use, e: Effect, log: Log | None) -> None:
    _kindle(s, -1, s.setting.terrain.role[e.word("where")], log)


def near_fire(s: State, seat: int) -> list[int]:
    """Where a player may add a fire; his own thieves' rooms only if there is no other."""
    if not s.supply:
        return []
    terrain = s.setting.terrain
    burning = [room for room in terrain.rooms if s.ground[room]]
    if not burning:
        return [terrain.role["laboratory"]]
    own = {s.position[f] for f in s.setting.crew[seat]}
    dark = [room for room in terrain.rooms if not s.ground[room]]
    for rooms in ([room for room in dark if room not in own], dark):
        distance = {room: min(terrain.distance[fire][room] for fire in burning) for room in rooms}
        close = [room for room in rooms if distance[room] <= LEAP]
        if close:
            return close
        if rooms:
            best = min(distance.values())
            return [room for room in rooms if distance[room] == best]
    return []


def _put_out(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.ground[use.space] = 0
    s.supply += 1
    s.tell(log, "put_out", room=s.slug(use.space))


@custom("burn_treasures")
def _burn(s: State, use: Use, e: Effect, log: Log | None) -> None:
    for room in s.setting.terrain.rooms:
        if s.ground[room] and s.chests[room]:
            for token in s.chests[room]:
                s.box[token >> 1] += 1
                s.tell(log, "burned", room=s.slug(room), kind=s.setting.kinds[token >> 1])
            s.chests[room] = ()


PUT["fire"] = _start
REMOVE["fire"] = _put_out
PLACES["fire"] = near_fire
PUTTING["fire"] = _kindle
