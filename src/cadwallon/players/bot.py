"""A bot on a seat: its player, its clock, and somebody who decides for it when it cannot.

Whoever runs a game asks players through this and nothing else, so that no bot, whoever wrote it, can spoil a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from cadwallon.players.clock import Clock
from cadwallon.players.faults import NONSENSE, Fault, fault_of
from cadwallon.players.hosts import hosts
from cadwallon.players.protocol import Budget, Player
from cadwallon.players.random_player import RandomPlayer
from cadwallon.players.registry import FALLBACK, Kind, find_player
from cadwallon.rules.actions import Action

if TYPE_CHECKING:
    from cadwallon.sight import View

SLOW = 0.02
"""A kind of player that may think longer than these seconds is not one to be waited for by others."""


class Bot:
    """One bot in one game."""

    __slots__ = ("_budget", "_choose", "_clock", "_player", "_seed", "_stand_in", "fault", "first_fault", "kind",
                 "needs_view", "replaced", "slow")  # fmt: skip

    def __init__(
        self,
        kind: Kind,
        seed: int,
        *,
        playouts: int = 0,
        apart: bool = False,
        read: Callable[[], float] = time.perf_counter,
    ) -> None:
        """``playouts``: every decision is thought about for so many, whatever the time. ``apart``: a slow player thinks
        in another process, as those that other packages bring always do. ``read`` tells the seconds.
        """
        self.kind = kind
        self.slow = kind.brought or kind.pace.decision > SLOW
        """Does it take its time? Then others should not wait while it thinks."""
        self.fault: Fault | None = None
        """What went wrong with the last decision."""
        self.first_fault: Fault | None = None
        self.replaced = 0
        """How often somebody else had to decide."""
        hosted = kind.brought or (apart and self.slow)
        self._player: Player = hosts().player(kind, seed) if hosted else kind.factory(seed)
        self.needs_view = self._player.needs_view
        self._choose = self._player.choose
        self._clock = Clock(kind.pace, read, playouts)
        # who decides in no time is not timed: that would take longer than some decisions
        self._budget = None if self.slow else Budget(kind.pace.decision, playouts)
        self._seed = seed
        self._stand_in: Player | None = None

    def choose(self, view: View | None, legal: Sequence[Action], round: int, turn: int) -> Action:
        """What the bot does, or what is done for it; always one of the legal actions."""
        budget = self._budget or self._clock.start(round, turn)
        try:
            action = self._choose(view, legal, budget)
        except Exception as problem:
            self.fault = fault_of(problem)
        else:
            if action in legal:
                self.fault = None
                if self.slow:
                    self._clock.stop()
                return action
            self.fault = Fault(NONSENSE, f"{str(action)[:80]!r} is not among the {len(legal)} legal actions")
        if self.slow:
            self._clock.stop()
        self.replaced += 1
        self.first_fault = self.first_fault or self.fault
        return self._instead(view, legal, budget)

    def _instead(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        """Somebody else decides. Who plays blindly is replaced by somebody who does so too."""
        if self._stand_in is None:
            self._stand_in = find_player(FALLBACK).factory(self._seed) if view is not None else RandomPlayer(self._seed)
        try:
            action = self._stand_in.choose(view, legal, budget)
            if action in legal:
                return action
        except Exception:
            pass
        return legal[0]

    def close(self, look: Callable[[], View] | None = None) -> None:
        """The bot is not needed any more; ``look`` gives its last view if the game came to its end."""
        if isinstance(self._player, Closing):
            self._player.close(look() if look is not None else None)


@runtime_checkable
class Closing(Protocol):
    """A player that has something to put away."""

    def close(self, view: View | None) -> None:
        """The game is over for it."""
        ...
