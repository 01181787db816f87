"""What every game needs of the house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from cadwallon.server.limits import Buckets
from cadwallon.server.pace import Pace
from cadwallon.server.store import Store


@dataclass(frozen=True, slots=True)
class Tools:
    """Handed to each game; the same for all."""

    store: Store
    pace: Pace
    clock: Callable[[], float]
    """Seconds, for measuring."""
    now: Callable[[], int]
    """Seconds of the calendar."""
    bot_seed: Callable[[], int]
    thinkers: Executor
    """Where slow bots are waited for."""
    hints: Buckets
    """How many hints each browser may still ask for."""
    hush: float
    """Seconds for which nothing is told where somebody may have been asked in secret."""
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep
