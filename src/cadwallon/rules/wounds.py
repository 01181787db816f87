"""W: wounds and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Action
from .activation import end_activation
from .deeds import deed
from .events import Log
from .gear import gear_of
from .roster import THIEF

if TYPE_CHECKING:
    from .state import State

MAIL_FROM = 4
"""The Mail Coat keeps off a wound from this number upwards."""


def wound(s: State, figure: int, n: int, by: int, log: Log | None) -> None:
    """Put wounds on a character as far as the supply lasts; ``by`` is the seat that caused them, -1 for a trap.

    W-1: wounded during its activation it ends it.
    """
    setting = s.setting
    if setting.species[figure] != THIEF or s.position[figure] < 0:
        return
    suffered = 0
    for _ in range(n):
        if not s.wounds_left:
            break
        if setting.kit.mail[gear_of(s, figure)]:
            die = s.die()
            s.tell(log, "mail_coat", figure=s.name(figure), die=die)
            if die >= MAIL_FROM:
                continue
        s.wounds[figure] += 1
        s.wounds_left -= 1
        suffered += 1
    if not suffered:
        return
    s.tell(log, "wounded", figure=s.name(figure), n=suffered, wounds=s.wounds[figure])
    if s.active == figure:
        end_activation(s)
    if by >= 0 and by != setting.owner[figure]:
        deed(s, "wounded", by, log, foe=figure)


def heal(s: State, figure: int, n: int, log: Log | None) -> int:
    """Take off up to n wounds; how many were taken off."""
    healed = min(n, s.wounds[figure])
    if healed:
        s.wounds[figure] -= healed
        s.wounds_left += healed
        s.tell(log, "healed", figure=s.name(figure), n=healed, wounds=s.wounds[figure])
    return healed


def wounded_mates(s: State, seat: int) -> list[int]:
    """The gang's characters in the district that have wounds."""
    wounds, position = s.wounds, s.position
    return [f for f in s.setting.crew[seat] if wounds[f] and position[f] >= 0]


def heal_for_ap(s: State, action: Action, log: Log | None) -> None:
    """W-3."""
    s.ap -= 1
    heal(s, action.a, 1, log)
