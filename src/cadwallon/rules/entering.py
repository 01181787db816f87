"""V-8, V-9, E: what happens when a character has entered a space, on foot or set down by somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .deeds import deed
from .events import Log
from .frames import EFFECTS, Resolve, Use, holds
from .rows import with_entry
from .setting import THIEF

if TYPE_CHECKING:
    from .state import State

LOOT_SHIFT = 64
"""``State.visits``: bit of a figure for reading, this many higher for looting."""

CROWN_FOUND = 1 << 128
"""``State.visits``: somebody has taken the Crown of adventure 12 from where it lay at first."""

FACE_DOWN, CROWN_LIES = 1, 2
"""Why a movement ends in a space (``State.halts``)."""


def enter(s: State, figure: int, space: int, came_from: int, log: Log | None, walked: bool) -> None:
    """A character stands in a space it was not in before. Running away does not count as entering (C-8)."""
    setting = s.setting
    if setting.species[figure] != THIEF or setting.owner[figure] == setting.guild:
        return
    seat = setting.owner[figure]
    main = setting.terrain.main
    if space < main <= came_from:
        s.visits &= ~(1 << figure | 1 << figure + LOOT_SHIFT)
        if came_from == setting.prison:
            s.tell(log, "escaped", figure=s.name(figure), space=s.slug(space))
            deed(s, "escaped", seat, log, figure=figure)
    halt = s.halts[space]
    if halt & CROWN_LIES:
        use = Use(seat, figure, space=space)
        for rule in setting.rules_at.get("on_enter", ()):
            if holds(s, use, rule.when):
                s.stack.append(Resolve(rule.effects, use))
    if halt & FACE_DOWN:
        turn_up(s, figure, space, log, walked)


def turn_up(s: State, figure: int, space: int, log: Log | None, walked: bool) -> None:
    """E: the token of the room is turned; what it does follows from its own effects."""
    setting = s.setting
    kind = s.tokens[space]
    token = setting.kit.exploration[kind]
    s.halts = with_entry(s.halts, space, s.halts[space] & ~FACE_DOWN)
    if log is not None:
        s.tell(log, "explored", figure=s.name(figure), room=s.slug(space), token=token.id)
    if not walked:
        # V-9: set down, it cannot move any more this turn
        s.rooted |= 1 << figure
    if kind == setting.kit.staircase:
        s.stairs |= 1 << space
    if token.stays in ("no", "until_opened"):
        s.tokens = with_entry(s.tokens, space, -1)
    if "on_reveal" in token.windows:
        use = Use(setting.owner[figure], figure, space=space)
        if token.stays == "until_opened":
            # E-1: a gem lies there at once, whatever another token turned at the same time still asks (Decoy)
            for e in token.effects:
                EFFECTS[e.do](s, use, e, log)
        else:
            s.stack.append(Resolve(token.effects, use))
