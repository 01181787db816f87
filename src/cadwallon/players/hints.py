"""Hints: what a guild master would consider in a player's place, and why.

Everything comes from the player's own view, as a bot's decision does, so a hint tells nobody what he may not know.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from cadwallon.library.texts import Texts
from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.lines import Line
from cadwallon.players.minds.search import Tally, Weighed, search, try_out
from cadwallon.players.minds.weights import trained
from cadwallon.players.protocol import Budget
from cadwallon.players.reasons import CARDS, GEAR, Fact, Reasons, said
from cadwallon.rules.chance import SeededChance
from cadwallon.sight import determinize

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State
    from cadwallon.sight import View

FEW = 3
"""So many are suggested."""

THINKING = 0.85
"""The share of the time after which no new playout is begun; the rest is for comparing, and for words."""

NOTHING = ("end", "pass", "stay", "stop", "done")
"""Verbs of doing nothing, with which everything else is compared."""

ALIKE = ("use", "do", *CARDS, *GEAR)
"""Verbs that are the same to somebody who looks for ideas, whomever they are aimed at."""

PLACING = "deploy"
"""The verb of taking up a position: who stands at a gate hardly matters, at which gate he stands does."""

ALL_BUT = 0.5
"""Ducats that cannot be told from none by so little thinking. Where something must be done, what falls short of an
average choice by less is an idea as good."""

COMPARED = 6
"""Playouts of doing nothing, if the search has made none."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something worth doing now."""

    action: Action
    """One of the legal actions."""
    steps: tuple[Action, ...]
    """The action and what is meant to follow: whom to activate, where to go, what to do there. Only the first is legal
    now."""
    ducats: float
    """What the seat will probably have in the end."""
    gain: float
    """How much more that is than if nothing were done; where something must be done, than with an average choice."""
    wins: float
    """The chance to win, 0 to 1."""
    why: str
    """The reason: the end of a text id, ``hint-...``."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What the reason speaks of, by ids."""

    def reason(self, texts: Texts | None = None) -> str:
        """The reason in words; in English if no texts are given."""
        return said(self.why, self.facts, texts)


def suggest(view: View, seconds: float = 1.0, *, playouts: int = 0) -> list[Suggestion]:
    """The best few actions, best first; none if the view's seat is not asked anything.

    ``playouts``: if positive, so many are made and the clock is not looked at, so that equal views give equal hints.
    """
    if not view.legal:
        return []
    return _Adviser(view, Budget(seconds, playouts)).suggestions()


class _Adviser:
    """Thinks about one decision."""

    def __init__(self, view: View, budget: Budget) -> None:
        self._view = view
        self._budget = budget
        self._began = time.perf_counter()
        # always the same: hints depend on the view and on nothing else
        self._luck = Random(0)
        self._seat = view.known.seat
        self._eye = Eye(view.known.setting, trained())

    def suggestions(self) -> list[Suggestion]:
        view, budget = self._view, self._budget
        legal = list(_one_for_each_gate(view.legal))
        found = search(self._eye, self._world, legal, self._seat, self._luck, budget.playouts, self._spent)
        least, ducats = self._usual(found)
        reasons = Reasons(self._eye, self._world(), view)
        out: list[Suggestion] = []
        for weighed in _different(found):
            if out and (len(out) == FEW or weighed.lead < least):
                break
            steps = weighed.steps if len(weighed.steps) > 1 else reasons.steps(weighed.steps[0])
            why, facts = reasons.of(steps)
            gain = weighed.ducats - ducats
            out.append(Suggestion(steps[0], steps, weighed.ducats, gain, weighed.wins, why, facts))
        return out

    def _world(self) -> State:
        return determinize(self._view, SeededChance(self._luck.getrandbits(62)))

    def _spent(self) -> float:
        """Which part of the time for thinking is over."""
        budget = self._budget
        return 0.0 if budget.playouts else (time.perf_counter() - self._began) / (THINKING * budget.seconds)

    def _usual(self, found: Sequence[Weighed]) -> tuple[float, float]:
        """How far ahead the seat must be by what is worth doing, and what it will have if it does nothing, or nothing
        in particular."""
        nothing = next((action for action in reversed(self._view.legal) if action.verb in NOTHING), None)
        if nothing is None:
            n = len(found)
            return sum(one.lead for one in found) / n - ALL_BUT, sum(one.ducats for one in found) / n
        idle = next((weighed for weighed in found if weighed.steps[0] is nothing), None) or self._played(nothing)
        return idle.lead, idle.ducats

    def _played(self, action: Action) -> Weighed:
        tally = Tally()
        while tally.number < COMPARED and not (tally.number and self._spent() >= 1):
            seed = self._luck.getrandbits(62)
            try_out(self._eye, self._world(), Line(((action,),), 0.0), self._seat, seed, tally)
        return tally.weighed(((action,),))


def _one_for_each_gate(legal: Sequence[Action]) -> Iterator[Action]:
    """Of thieves who can be placed at the same gate, the first."""
    gates: set[int] = set()
    for action in legal:
        if action.verb != PLACING or action.b not in gates:
            yield action
        if action.verb == PLACING:
            gates.add(action.b)


def _different(found: Sequence[Weighed]) -> Iterator[Weighed]:
    """Those that differ in more than the target of a card."""
    seen: set[tuple[str, int, int]] = set()
    for weighed in found:
        verb, a, b = weighed.steps[0].verb, weighed.steps[0].a, weighed.steps[0].b
        key = (verb, a, -1 if verb in ALIKE else b)
        if key not in seen:
            seen.add(key)
            yield weighed
