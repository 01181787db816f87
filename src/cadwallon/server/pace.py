"""Work in small slices, so that hundreds of tables of bots never keep a person waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

BUDGET = 0.001
"""Seconds of bots' thinking before the network is looked after again."""

PATIENCE = 0.05
"""Seconds for which bots stand back at most while people's moves are dealt with."""

BREATH = 0.001


class Pace:
    """One after another, in the order in which they asked; people first."""

    def __init__(self, clock: Callable[[], float], budget: float = BUDGET) -> None:
        self._clock = clock
        self._budget = budget
        self._queue: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._people = 0

    @contextmanager
    def first(self) -> Iterator[None]:
        """While this lasts a person waits for an answer: bots stand back."""
        self._people += 1
        try:
            yield
        finally:
            self._people -= 1

    async def run(self, work: Callable[[], T]) -> T:
        """Do this when its turn comes; it should be short."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._run(), name="pace")
        return await done

    async def _run(self) -> None:
        while self._queue:
            end = self._clock() + self._budget
            while self._queue and self._clock() < end:
                work, done = self._queue.popleft()
                if done.done():
                    continue
                try:
                    done.set_result(work())
                except Exception as problem:
                    done.set_exception(problem)
            await asyncio.sleep(0)
            patient_until = self._clock() + PATIENCE
            while self._people and self._clock() < patient_until:
                await asyncio.sleep(BREATH)
        self._worker = None
