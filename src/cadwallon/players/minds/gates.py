"""Which gate to close when the alarm is given: one that the rivals need more than one's own thieves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.players.minds.lay import expected_way
from cadwallon.rules.placing import Placing
from cadwallon.rules.setting import THIEF

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

CARE = 5.0
"""So much more than a rival's way home that of an own thief counts."""


def gate_to_close(eye: Eye, s: State, seat: int) -> Action:
    """The gate of which the loss is worst for the rivals and least for one's own thieves. Long ways count double."""
    setting, legal, frame = eye.setting, s.legal, s.stack[-1]
    to_close = frame.left if isinstance(frame, Placing) else 1
    gates = [action.a for action in legal]
    survivors = (len(gates) - to_close) / max(1, len(gates) - 1)
    harm = [0.0] * len(gates)
    for figure, space in enumerate(s.position):
        if space < 0 or setting.species[figure] != THIEF:
            continue
        share = -CARE if setting.owner[figure] == seat else 1.0 / (setting.seats - 1)
        ways = [eye.lay.distance[space][gate] for gate in gates]
        for at in range(len(gates)):
            harm[at] += share * expected_way(ways[:at] + ways[at + 1 :], survivors) ** 2
    return legal[harm.index(max(harm))]
