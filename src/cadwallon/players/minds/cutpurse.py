"""The cutpurse: plans its whole turn, and answers most of what else it is asked by habit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.habits import accustomed, habit
from cadwallon.players.minds.lookahead import outcome
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


HAND = frozenset({"pass", "play", "play-on", "use"})
"""Cards and skills in the middle of something: there it does not think long."""


class Cutpurse:
    """Finds the best use of all its action points."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._eye: Eye | None = None

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        if view is None or len(legal) == 1:
            return legal[0]
        luck = self._luck
        world = determinize(view, SeededChance(luck.getrandbits(62)))
        eye = self._eye
        if eye is None or eye.setting is not world.setting:
            eye = self._eye = Eye(world.setting, trained())
        if type(world.stack[-1]) is Turn and world.phase == ACTIVATION:
            return turn_choice(eye, world, luck)
        if accustomed(eye, world) or all(action.verb in HAND for action in legal):
            return habit(eye, world, luck)
        seed = luck.getrandbits(62)
        return max(legal, key=lambda action: outcome(eye, world, action, world.seat, seed)[0])


def turn_choice(eye: Eye, world: State, luck: Random) -> Action:
    """The first step of the best plan for the turn."""
    seat = world.seat
    now = eye.standing(world, seat)
    seed = luck.getrandbits(62)

    def probe(action: Action) -> tuple[int, float]:
        # tried once only: what depends on luck may look better than it is
        value, after = outcome(eye, world, action, seat, seed)
        return world.ap - after.ap, value - now

    chosen = plan(eye.look(world, seat), probe)
    return chosen[0].steps[0] if chosen else world.legal[-1]
