"""Spreading work over processes, for whatever plays many games.

Portions come back in any order. Ctrl-C ends the work, not the result: what is finished by then is handed over before
the interrupt goes on to the caller. If the caller is killed, nobody works on.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")

AHEAD = 4
"""Portions ordered ahead for each process."""


def default_jobs() -> int:
    """All cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[P], R],
    portions: Iterable[P],
    jobs: int,
    take: Callable[[int, R], None],
    tick: Callable[[R], None] = lambda result: None,
    patient: bool = True,
) -> None:
    """Do the ``work`` on all portions. ``take`` gets the place of each portion and its result, as they finish.

    ``tick`` is told of each result after it has been taken: it may be interrupted without a loss. After an interrupt
    who is ``patient`` waits for the portions in work and takes them too; otherwise they are given up at once.
    """
    if jobs == 1:
        for at, portion in enumerate(portions):
            result = work(portion)
            take(at, result)
            tick(result)
        return
    # spawned, not forked: the same on every system, and no half-copied threads of the progress bar
    strangers = {child.pid for child in multiprocessing.active_children()}
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in)
    coming = enumerate(portions)
    waiting: dict[Future[R], int] = {}

    def order(number: int) -> None:
        for at, portion in islice(coming, number):
            waiting[pool.submit(work, portion)] = at

    try:
        # a few portions for each process lie ready: enough to keep them busy, few enough to be called off at once
        with _holding_back_interrupts():
            order(AHEAD * jobs)
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                take(waiting.pop(future), result)
                tick(result)
            order(len(done))
    finally:
        if waiting and not patient:
            for child in multiprocessing.active_children():
                if child.pid not in strangers:
                    child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
        for future, at in waiting.items():
            if not future.cancelled() and future.exception() is None:
                take(at, future.result())


@contextmanager
def _holding_back_interrupts() -> Iterator[None]:
    """Ctrl-C does not come between while processes are started; it is not lost, but raised when they are.

    Those started meanwhile do not hear it from their first moment: where they inherit what is blocked (everywhere but
    on Windows) even before ``_settle_in`` is called.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(came[0], None)


def _settle_in() -> None:
    """A process begins to work: it leaves Ctrl-C to who has started it, and ends when that one is gone."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _end_with_parent() -> None:
    """Who is killed cannot tell his processes: they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
