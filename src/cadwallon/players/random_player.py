"""The player all others are measured against: every legal action is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cadwallon.players.protocol import Budget
from cadwallon.rules.actions import Action
from cadwallon.rules.chance import SeededChance

if TYPE_CHECKING:
    from cadwallon.sight import View


class RandomPlayer:
    """Chooses blindly. Its chance is its own, so its choices and the dice of the game know nothing of each other."""

    __slots__ = ("_at", "_chance")

    needs_view = False

    def __init__(self, seed: int) -> None:
        self._chance = SeededChance(seed)
        self._at = 0

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        at = self._at
        self._at = at + 1
        return legal[self._chance.below(at, len(legal))]
