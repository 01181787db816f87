"""Adventure 9, The Awakening of Sophet Drahas: what breaking the seals stirs up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.rules.effects import counter
from cadwallon.rules.frames import Use, condition

if TYPE_CHECKING:
    from cadwallon.rules.state import State

AWAKE, ALL = 3, 5
"""With so many seals broken the Cyclops is awake, and the King opens his eyes."""


def broken(s: State) -> int:
    """The seals broken by all gangs together."""
    return sum(counter(s, "seals_broken", seat) for seat in range(s.setting.seats))


@condition("third_seal_broken")
def _third(s: State, use: Use) -> bool:
    return broken(s) >= AWAKE


@condition("fifth_seal_broken")
def _fifth(s: State, use: Use) -> bool:
    """Asked when a seal has just been counted, and there are no more than five."""
    return broken(s) == ALL
