"""How many thieves of a careful gang will get home, as its turn ends late in the night.

Imagined games tell this too, but each of them only whether or not; few of them tell little about small risks. So how
such situations ended in very many real games counts as well.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.lay import PATROL
from cadwallon.rules.setting import OUTSIDE, THIEF

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye, Look
    from cadwallon.rules.state import State

MOST = 4
"""More rivals' thieves than this make no difference."""

MISSED = -4
"""Steps that may be missing at most: cards give steps, and there may be less in the way than it seems."""


class Odds(NamedTuple):
    """What makes it likelier or less likely that a thief gets home, on the scale of a logistic curve."""

    sure: float
    step: float
    """For every step to spare."""
    rival: float
    """For every rival's thief who can reach him before his next turn."""
    militiaman: float
    """For every militiaman who can."""
    gang: float
    """For every rival gang but the first."""
    most: int
    """Steps to spare beyond which more do not help."""


ODDS = (
    (Odds(2.81, 0.65, -0.46, -1.23, -0.2, 3), Odds(1.85, 0.75, -0.05, -1.21, -0.22, 3)),
    (Odds(2.19, 0.48, -0.11, -0.9, -0.74, 6), Odds(1.93, 0.36, -0.05, -1.08, -0.34, 6)),
)
"""With one turn to come and with more; each without and with the expansion. Fitted to what became of 1,200 thieves in
games of two and of four against cutpurses."""

PRISONERS = (0.1, 0.58)
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
    odds = ODDS[min(turns, len(ODDS)) - 1][setting.koa]
    spare = turns * (setting.movement[figure] or 1) - look.eye.lay.known_way(s)[space]
    rivals, militia = _threats(look, space)
    z = odds.sure + odds.step * max(MISSED, min(spare, odds.most)) + odds.gang * (setting.seats - 2)
    z += odds.rival * rivals + odds.militiaman * militia
    return 1 / (1 + exp(-z))


def _threats(look: Look, space: int) -> tuple[int, int]:
    """How many rivals' thieves and how many militiamen can reach a space before the next turn."""
    s, setting = look.s, look.eye.setting
    main = setting.terrain.main
    if space >= main:
        return 0, 0
    row = setting.terrain.distance[space]
    rivals = militia = 0
    for figure, place in enumerate(s.position):
        if not 0 <= place < main or setting.owner[figure] == look.seat:
            continue
        if setting.species[figure] == THIEF:
            rivals += row[place] <= setting.movement[figure]
        elif figure in setting.militia:
            militia += row[place] <= PATROL
    return min(rivals, MOST), militia
