"""Trying things out: what becomes of the position if this is done, by habit from then on."""

from __future__ import annotations

from collections.abc import Sequence
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


def weigh(
    eye: Eye, worlds: Sequence[State], legal: Sequence[Action], seat: int, seeds: Sequence[int]
) -> list[float]:
    """How the seat stands on average after each action; all are tried with the same luck."""
    totals = [0.0] * len(legal)
    for at, seed in enumerate(seeds):
        world = worlds[at % len(worlds)]
        for place, action in enumerate(legal):
            totals[place] += outcome(eye, world, action, seat, seed)[0]
    return [total / len(seeds) for total in totals]
