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

TWO = 2
"""Gangs, if there is one rival only."""

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


ALONE = (
    (
        (Odds(1.74, 0.7, -0.72, -0.1, 0.0, 3), Odds(0.79, 0.92, -0.51, -0.1, 0.0, 3)),
        (Odds(1.26, 0.54, -0.61, -0.15, 0.0, 6), Odds(0.68, 0.5, -0.77, -0.1, 0.0, 6)),
    ),
    (
        (Odds(2.18, 0.86, -0.41, -0.1, 0.0, 3), Odds(2.27, 0.8, -0.27, -0.93, 0.0, 3)),
        (Odds(1.78, 0.57, -0.41, -0.32, 0.0, 6), Odds(1.57, 0.57, -0.05, -1.76, 0.0, 6)),
    ),
)
"""Against one rival: of who is first in a round, and of who is last. With one turn to come and with more; each without
and with the expansion. Fitted to what became of 6,900 thieves in games against a cutpurse: who is last meets rivals who
are on their own way home already, so they do him far less harm."""

AMONG_SEVERAL = (
    (Odds(2.81, 0.65, -0.46, -1.23, -0.2, 3), Odds(1.85, 0.75, -0.05, -1.21, -0.22, 3)),
    (Odds(2.19, 0.48, -0.11, -0.9, -0.74, 6), Odds(1.93, 0.36, -0.05, -1.08, -0.34, 6)),
)
"""The same with several rivals, fitted to 1,200 thieves in games of two and of four."""

PRISONERS = (0.1, 0.58)
WOUNDED = (0.35, 0.9)
"""The same for prisoners and for the wounded, with one turn to come and with two."""


def homecoming(eye: Eye, s: State, seat: int) -> float:
    """The number of thieves who probably get home; to be asked when the turn of the seat has just ended."""
    look = eye.on(s.setting).look(s, seat)
    # who is the last of a round has his next turn in the one that has begun
    turns = look.later + (look.tempo if s.turn != seat else 0)
    return sum([chance_home(look, figure, s.position[figure], turns) for figure in s.setting.crew[seat]])


def chance_home(look: Look, figure: int, space: int, turns: int) -> float:
    """How likely a thief gets home from a space where his turn ends, with so many to come."""
    s, setting = look.s, look.eye.setting
    if space == OUTSIDE:
        return 1.0
    if space < 0 or not turns or s.over:
        return 0.0
    if space == setting.prison:
        return PRISONERS[min(turns, len(PRISONERS)) - 1]
    if s.wounds and s.wounds[figure]:
        return WOUNDED[min(turns, len(WOUNDED)) - 1]
    known = AMONG_SEVERAL if setting.seats > TWO else ALONE[s.order[-1] == look.seat]
    odds = known[min(turns, len(known)) - 1][setting.koa]
    spare = turns * (setting.movement[figure] or 1) - look.eye.lay.known_way(s)[space]
    rivals, militia = _threats(look, space)
    z = odds.sure + odds.step * max(MISSED, min(spare, odds.most)) + odds.gang * (setting.seats - TWO)
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
