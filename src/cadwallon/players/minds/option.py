"""What a plan is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action

EXTRAS, OPENING, MISSION, AWAY, FIGHT, WALK = range(6)
"""What is done first: what changes the others' worth, then what clears the way, then what depends on it."""


class Option(NamedTuple):
    """Something that could be done in this turn."""

    ap: int
    gain: float
    rank: int
    steps: tuple[Action, ...]
    """The actions it takes, one after the other."""
    figure: int = -1
