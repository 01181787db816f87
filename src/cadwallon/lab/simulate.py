"""Running a plan on one core or on all of them.

The portions come back in any order and are handed on in the order of the games, so that files and figures do not
depend on the number of processes. Ctrl-C ends the run, not the result: what is finished by then is handed on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cadwallon.lab.games import Batch, play_batch
from cadwallon.lab.plan import Plan, batches
from cadwallon.lab.pool import spread

GAMES_PER_BATCH = 20
"""Small enough for a lively progress bar and a quick end on Ctrl-C, large enough that handing over costs nothing."""

Take = Callable[[Batch], None]
Tick = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended."""

    games: int
    interrupted: bool


def simulate(plan: Plan, take: Take, jobs: int = 1, tick: Tick = lambda games: None) -> Outcome:
    """Play all games of the plan. ``take`` gets the portions in order, ``tick`` the number of games as they finish."""
    portions = batches(plan.games, GAMES_PER_BATCH)
    inorder = _InOrder(take)
    try:
        work = partial(play_batch, plan)
        spread(work, portions, min(jobs, len(portions)), inorder.add, lambda batch: tick(batch.games))
    except KeyboardInterrupt:
        inorder.finish()
        return Outcome(inorder.games, True)
    return Outcome(inorder.games, False)


class _InOrder:
    """Hands portions on in order, holding back those that came early."""

    def __init__(self, take: Take) -> None:
        self.games = 0
        self._take = take
        self._next = 0
        self._early: dict[int, Batch] = {}

    def add(self, at: int, batch: Batch) -> None:
        self._early[at] = batch
        while self._next in self._early:
            self._hand_on(self._early.pop(self._next))
            self._next += 1

    def finish(self) -> None:
        """Hand on what is left although portions before it are missing."""
        for at in sorted(self._early):
            self._hand_on(self._early.pop(at))

    def _hand_on(self, batch: Batch) -> None:
        self.games += batch.games
        self._take(batch)
