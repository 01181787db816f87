"""Handing out time: so much for a decision, and so much for all decisions of a seat in one player's turn."""

from __future__ import annotations

import time
from collections.abc import Callable

from cadwallon.players.protocol import Budget
from cadwallon.players.registry import Pace

LEAST = 0.01
"""Seconds that even the last decision of a long turn gets."""

SHARE = 3
"""No decision gets more than this part of what is left for the turn: how many are still to come, nobody knows."""


class Clock:
    """The time of one seat in one game. Whoever runs the game asks it before a decision and tells it afterwards."""

    __slots__ = ("_left", "_pace", "_playouts", "_read", "_since", "_turn")

    def __init__(self, pace: Pace, read: Callable[[], float] = time.perf_counter, playouts: int = 0) -> None:
        """``playouts``: if positive, every decision is thought about for so many playouts, whatever the time."""
        self._pace = pace
        self._read = read
        self._playouts = playouts
        self._turn = (-1, -1)
        self._left = 0.0
        self._since = 0.0

    def start(self, round: int, turn: int) -> Budget:
        """The budget of a decision that is asked for now, in this round and this player's turn."""
        if (round, turn) != self._turn:
            self._turn = (round, turn)
            self._left = self._pace.turn
        self._since = self._read()
        return Budget(max(LEAST, min(self._pace.decision, self._left / SHARE)), self._playouts)

    def stop(self) -> float:
        """The decision is made; the seconds it took."""
        took = self._read() - self._since
        self._left -= took
        return took
