"""A bot that tries every action on guesses of what it cannot see, and takes the one that earns most on the average."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon import Action, View, apply, determinize
from cadwallon.players import Budget, Kind, Pace
from cadwallon.players.seeds import hashed
from cadwallon.rules.chance import SeededChance

GUESSES = 4


class OneStep:
    """Its memory is a number: how many guesses it has made."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._guesses = 0

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        assert view is not None
        seat = view.seat
        assert seat is not None
        earned = [0] * len(legal)
        for _ in range(budget.playouts or GUESSES):
            self._guesses += 1
            world = determinize(view, SeededChance(hashed(self._seed, self._guesses)))
            for at, action in enumerate(legal):
                after = world.copy()
                apply(after, action)
                earned[at] += after.ducats[seat]
        best = max(earned)
        ties = [action for action, ducats in zip(legal, earned, strict=True) if ducats == best]
        return ties[hashed(self._seed, "tie", self._guesses) % len(ties)]


KIND = Kind("one-step", OneStep, Pace(decision=0.2, turn=2.0))
