"""Running a plan on one core or on all of them.

The portions come back in any order and are handed on in the order of the games, so that files and figures do not
depend on the number of processes. Ctrl-C ends the run, not the result: what is finished by then is handed on.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice

from cadwallon.lab.games import Batch, play_batch
from cadwallon.lab.plan import Plan, batches

GAMES_PER_BATCH = 20
"""Small enough for a lively progress bar and a quick end on Ctrl-C, large enough that handing over costs nothing."""

AHEAD = 4
"""Portions ordered ahead for each process."""

Take = Callable[[Batch], None]
Tick = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended."""

    games: int
    interrupted: bool


def default_jobs() -> int:
    """All cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(plan: Plan, take: Take, jobs: int = 1, tick: Tick = lambda games: None) -> Outcome:
    """Play all games of the plan. ``take`` gets the portions in order, ``tick`` the number of games as they finish."""
    portions = batches(plan.games, GAMES_PER_BATCH)
    inorder = _InOrder(take)
    try:
        if jobs == 1 or len(portions) == 1:
            for at, numbers in enumerate(portions):
                batch = play_batch(plan, numbers)
                inorder.add(at, batch)
                tick(batch.games)
        else:
            _spread(plan, portions, min(jobs, len(portions)), inorder, tick)
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


def _spread(plan: Plan, portions: list[range], jobs: int, inorder: _InOrder, tick: Tick) -> None:
    # spawned, not forked: the same on every system, and no half-copied threads of the progress bar
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_deaf)
    coming = enumerate(portions)
    waiting: dict[Future[Batch], int] = {}

    def order(number: int) -> None:
        for at, numbers in islice(coming, number):
            waiting[pool.submit(play_batch, plan, numbers)] = at

    try:
        # a few portions for each process lie ready: enough to keep them busy, few enough to be called off at once
        with _ignoring_interrupts():
            order(AHEAD * jobs)
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                batch = future.result()
                inorder.add(waiting.pop(future), batch)
                tick(batch.games)
            order(len(done))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        for future, at in waiting.items():
            if not future.cancelled() and future.exception() is None:
                inorder.add(at, future.result())


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, but only this one decides what to do about it.

    Processes that are started meanwhile ignore it from their first moment: where they inherit it (everywhere but on
    Windows) even before ``_deaf`` is called.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
