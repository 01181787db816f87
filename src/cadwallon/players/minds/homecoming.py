"""How many thieves of a careful gang will get home, as its turn ends late in the night.

Imagined games tell this too, but each of them only whether or not; few of them tell little about small risks. So how
such situations ended in very many real games counts as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.rules.setting import OUTSIDE

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye, Look
    from cadwallon.rules.state import State

Scale = tuple[float, ...]

SHORT = 3
"""Steps that may be missing: cards give steps, and there may be less in the way than it seems."""

LAST = (
    ((0.2, 0.5, 0.75, 0.98, 0.99, 0.99, 0.99), (0.1, 0.5, 0.78, 0.9, 0.9, 0.97, 0.99)),
    ((0.2, 0.5, 0.75, 0.98, 0.98, 0.99, 0.99), (0.1, 0.5, 0.7, 0.81, 0.81, 0.94, 0.95)),
)
"""How often a thief left with one turn to come, from three steps too few to three to spare: without and with the
expansion, each where nobody could reach him before that turn and where somebody could. Measured in 520 games against
cutpurses."""

BEFORE = (
    (
        (0.0, 0.2, 0.5, 0.9, 0.97, 0.99, 0.99, 0.99, 0.99, 1.0),
        (0.0, 0.1, 0.3, 0.64, 0.84, 0.95, 0.97, 0.97, 0.98, 0.99),
    ),
    (
        (0.0, 0.2, 0.5, 0.85, 0.9, 0.96, 0.98, 0.98, 0.98, 0.98),
        (0.0, 0.1, 0.3, 0.7, 0.8, 0.83, 0.9, 0.94, 0.94, 0.96),
    ),
)
"""The same with two turns to come, to six steps to spare."""

PRISONERS = (0.03, 0.62)
WOUNDED = (0.35, 0.9)
"""The same for prisoners and for the wounded, with one turn to come and with two."""


def homecoming(eye: Eye, s: State, seat: int) -> float:
    """The number of thieves who probably get home; to be asked when the turn of the seat has just ended."""
    look = eye.on(s.setting).look(s, seat)
    return sum([_chance(look, figure) for figure in s.setting.crew[seat]])


def _chance(look: Look, figure: int) -> float:
    s, setting, turns = look.s, look.eye.setting, look.later
    space = s.position[figure]
    if space == OUTSIDE:
        return 1.0
    if space < 0 or not turns or s.over:
        return 0.0
    if space == setting.prison:
        return PRISONERS[min(turns, len(PRISONERS)) - 1]
    if s.wounds and s.wounds[figure]:
        return WOUNDED[min(turns, len(WOUNDED)) - 1]
    scale = (LAST if turns == 1 else BEFORE)[setting.koa][look.danger >> space & 1]
    spare = turns * (setting.movement[figure] or 1) - look.eye.lay.known_way(s)[space]
    return scale[max(0, min(spare + SHORT, len(scale) - 1))]
