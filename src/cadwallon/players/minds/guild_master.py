"""The guild master: plays on in its mind, in many worlds that fit what it knows, before it decides."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.purses import Purses
from cadwallon.players.minds.search import search
from cadwallon.players.minds.weights import trained
from cadwallon.players.protocol import Budget
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.movement import Move
from cadwallon.sight import determinize

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State
    from cadwallon.sight import View

RESERVE = 0.9
"""The share of its time after which no new playout is begun."""

SURE = frozenset({"activate", "move", "set-out", "leave", "bash", "heal"})
"""Verbs of which the outcome is known beforehand, except of a purse and of a token that is turned."""


class GuildMaster:
    """Searches for as long as it is given."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._eye: Eye | None = None
        self._purses: Purses | None = None
        self._meant: list[Action] = []
        """What follows as long as nothing happens that could not be foreseen; the last first."""
        self._turn = (0, 0)
        """The round and the turn that it is meant for."""

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        if view is None:
            return legal[0]
        began = time.perf_counter()
        luck = self._luck
        known = view.known
        setting = known.setting
        if self._eye is None or self._eye.setting is not setting:
            self._eye = Eye(setting, trained(), known.seat)
        if self._purses is None:
            self._purses = Purses(known.seat)
        self._purses.see(self._eye, known)
        if len(legal) == 1:
            return legal[0]
        turn = (known.round, known.turn)
        if self._meant and turn == self._turn:
            if self._meant[-1] in legal:
                return self._meant.pop()
            if isinstance(known.stack[-1], Move) and setting.action_pass in legal:
                # the way is still as it was meant: what else could be played first is not needed
                return setting.action_pass

        purses = self._purses

        def world() -> State:
            return determinize(view, SeededChance(luck.getrandbits(62)), purses.guess(luck))

        def spent() -> float:
            return 0.0 if budget.playouts else (time.perf_counter() - began) / (RESERVE * budget.seconds)

        found = search(self._eye, world, legal, known.seat, luck, budget.playouts, spent)
        self._turn = turn
        self._meant = foreseen(found[0].draft, known)[::-1]
        return self._meant.pop()


def foreseen(draft: Sequence[Sequence[Action]], known: State) -> list[Action]:
    """The steps of a plan up to the first after which it has to be thought over."""
    out: list[Action] = []
    for steps in draft:
        for step in steps:
            out.append(step)
            if step.verb in ("play", "set", "stop") and steps[-1].verb in ("leave", "move", "stop"):
                # a card for the way home
                continue
            if step.verb not in SURE:
                return out
            if step.verb == "bash" and step.a == known.setting.purse:
                return out
            if step.verb == "move" and known.halts and known.halts[step.a]:
                return out
    return out
