"""The cutpurse: plans its whole turn, and thinks one step ahead wherever else it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.lookahead import outcome, weigh
from cadwallon.players.minds.planner import plan
from cadwallon.players.minds.weights import trained
from cadwallon.players.protocol import Budget
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.turn import ACTIVATION, Turn
from cadwallon.sight import determinize

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State
    from cadwallon.sight import View

TRIES = 60
"""So many outcomes are looked at for one decision; more choices, fewer times each."""


class Cutpurse:
    """Finds the best use of all its action points, and the best answer by trying each out."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._eye: Eye | None = None

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        if view is None or len(legal) == 1:
            return legal[0]
        luck = self._luck
        world = determinize(view, SeededChance(luck.getrandbits(62)))
        if self._eye is None or self._eye.setting is not world.setting:
            self._eye = Eye(world.setting, trained())
        if type(world.stack[-1]) is Turn and world.phase == ACTIVATION:
            return turn_choice(self._eye, world, luck)
        seat = world.seat
        samples = max(1, min(8, TRIES // len(legal)))
        worlds = [world, *(determinize(view, SeededChance(luck.getrandbits(62))) for _ in range(min(2, samples - 1)))]
        seeds = [luck.getrandbits(62) for _ in range(samples)]
        values = weigh(self._eye, worlds, legal, seat, seeds)
        return legal[values.index(max(values))]


def turn_choice(eye: Eye, world: State, luck: Random) -> Action:
    """The first step of the best plan for the turn."""
    seat = world.seat
    now = eye.standing(world, seat)
    seeds = [luck.getrandbits(62) for _ in range(3)]

    def probe(action: Action) -> tuple[int, float]:
        total, price = 0.0, 0
        for seed in seeds:
            value, after = outcome(eye, world, action, seat, seed)
            total += value
            price = max(price, world.ap - after.ap)
        return price, total / len(seeds) - now

    chosen = plan(eye.look(world, seat), probe)
    return chosen[0].steps[0] if chosen else world.legal[-1]
