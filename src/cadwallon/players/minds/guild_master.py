"""The guild master: plays on in its mind, in many worlds that fit what it knows, before it decides."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.search import search
from cadwallon.players.minds.weights import trained
from cadwallon.players.protocol import Budget
from cadwallon.rules.chance import SeededChance
from cadwallon.sight import determinize

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State
    from cadwallon.sight import View

UNLIMITED = 1 << 20
"""Playouts when only the clock counts."""

RESERVE = 0.9
"""The share of its time after which no new playout is begun."""


class GuildMaster:
    """Searches for as long as it is given."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._eye: Eye | None = None
        self._next: tuple[tuple[int, int, int], Action] | None = None
        """What follows the activation of a thief, which tells nobody anything new: round, turn, thief; and the step."""

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        if view is None or len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        luck = self._luck
        known = view.known
        meant, self._next = self._next, None
        if meant is not None and meant[0] == (known.round, known.turn, known.active) and meant[1] in legal:
            return meant[1]

        def world() -> State:
            return determinize(view, SeededChance(luck.getrandbits(62)))

        def hurry() -> bool:
            return not budget.playouts and time.perf_counter() - began > RESERVE * budget.seconds

        setting = known.setting
        if self._eye is None or self._eye.setting is not setting:
            self._eye = Eye(setting, trained(), known.seat)
        found = search(self._eye, world, legal, known.seat, luck, budget.playouts or UNLIMITED, hurry)
        step, *following = found[0].steps
        if step.verb == "activate" and following:
            self._next = ((known.round, known.turn, step.a), following[0])
        return step
