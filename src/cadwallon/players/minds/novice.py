"""The novice: quick and plausible, with the mistakes of somebody who plays for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.habits import habit
from cadwallon.players.minds.planner import plan
from cadwallon.players.minds.weights import trained
from cadwallon.players.protocol import Budget
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.turn import ACTIVATION, Turn
from cadwallon.sight import determinize

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.sight import View

BLUNDER = 0.12
"""How often the novice does the first thing that comes to mind."""

BLUR = 1.5
"""How far its guesses of what something is worth are off, in ducats."""


class Novice:
    """Looks at each thief, takes what seems best, and is often wrong about it."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._eye: Eye | None = None

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        luck = self._luck
        if view is None or len(legal) == 1 or luck.random() < BLUNDER:
            return legal[int(luck.random() * len(legal))]
        world = determinize(view, SeededChance(luck.getrandbits(62)))
        if self._eye is None or self._eye.setting is not world.setting:
            self._eye = Eye(world.setting, trained())
        if type(world.stack[-1]) is Turn and world.phase == ACTIVATION:
            chosen = plan(self._eye.look(world, world.seat), noise=lambda: luck.gauss(0, BLUR))
            return chosen[0].steps[0] if chosen else legal[-1]
        return habit(self._eye, world, luck)
