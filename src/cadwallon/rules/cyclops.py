"""Y: the Cyclops, roused by everybody who steps down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import Log
from .fight import begin_fight
from .rolls import CYCLOPS_DIE, OUTCOMES, Roll, roll
from .setting import THIEF

if TYPE_CHECKING:
    from .state import State


def stir(s: State, seat: int, figure: int, log: Log | None) -> None:
    """Y-1: roll for the Cyclops because a character has stepped down; not while it sleeps off its grog."""
    cyclops = s.setting.cyclops
    if s.grogged[cyclops] < 0:
        roll(s, seat, figure, CYCLOPS_DIE, log)


def _appears(s: State, roll: Roll, log: Log | None) -> None:
    """Y-1, Y-2: it is set in the room the die shows, and attacks whom it finds there."""
    cyclops = s.setting.cyclops
    room = s.setting.terrain.cyclops_rooms.get(roll.die, s.position[cyclops])
    stays = room == s.position[cyclops]
    s.tell(log, "cyclops", die=roll.die, room=s.slug(room), seat=roll.seat)
    if stays:
        return
    foe = s.occupant[room]
    if foe >= 0 and s.setting.species[foe] == THIEF:
        begin_fight(s, cyclops, foe, roll.seat, log)
    else:
        s.put(cyclops, room)


OUTCOMES[CYCLOPS_DIE] = _appears
