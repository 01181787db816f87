"""Trying things out: what becomes of the position if this is done, by habit from then on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.habits import settle_down
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.engine import apply

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State


def outcome(eye: Eye, world: State, action: Action, seat: int, seed: int) -> tuple[float, State]:
    """How the seat stands after an action and what follows from it at once, with this luck; and the position."""
    branch = world.copy()
    branch.chance = SeededChance(seed)
    apply(branch, action)
    settle_down(eye, branch, Random(seed))
    return eye.standing(branch, seat), branch
