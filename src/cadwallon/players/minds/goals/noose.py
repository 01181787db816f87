"""Adventure 8, The Tightening Noose: loot is sold at the gate, and thieves slip back in for more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import TYPE_CHECKING

from .base import Part
from .ways import FADE

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay

TOLL = 1.0
FULL, SACK = 3, 2.0
"""A full sack pays two ducats more."""

AGAIN = 0.3
"""The action point that it takes to come back."""

ROBBED, MOST = 0.1, 4
"""The share of a thief's loot that is lost to rivals in every turn, for so many turns."""

ON_THE_WAY = 0.6
"""What is felt of all that on the way to a gate."""


class Noose(Part):
    """In and out by gates that grow fewer."""

    verbs = frozenset({"do"})

    def outside(self, look: Look, figure: int) -> float:
        """What the chests of the district are worth to who could still come back for some of them."""
        turns = look.later + look.tempo - 1
        if turns < 1:
            return 0.0
        leisure = min(1.0, (turns - 1) / 2)
        pull = float(sum(map(mul, look.pulls, felt_at_gates(look.eye.lay))))
        return max(0.0, look.eye.weights.reach * leisure * pull - AGAIN)

    def leave(self, look: Look, figure: int) -> float:
        load = look.s.loads[figure]
        safe = ROBBED * min(MOST, look.later) * look.loot_of(figure)
        return self.outside(look, figure) - TOLL + safe + (SACK if len(load) == FULL else 0.0)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        """Loot is brought out at once: inside it is in the way, and others want it."""
        if not look.s.loads[figure] or not turns:
            return None
        worth = ON_THE_WAY * self.leave(look, figure)
        if worth <= 0:
            return None
        way_out = look.eye.lay.way_out(look.s)
        return [worth * FADE[int(way_out[v])] for v in spaces]


@cache
def felt_at_gates(lay: Lay) -> tuple[float, ...]:
    """How much of each spot's worth is felt at a gate, on average."""
    gates = lay.terrain.gates
    return tuple(sum([lay.pull[gate][at] for gate in gates]) / len(gates) for at in range(len(lay.spots)))
