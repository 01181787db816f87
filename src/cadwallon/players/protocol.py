"""What a player is to whoever runs a game: somebody who is shown a view and the legal actions and names one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cadwallon.rules.actions import Action

if TYPE_CHECKING:
    from cadwallon.sight import View


class UnknownPlayer(LookupError):
    """Nobody of this name plays, or he cannot."""


class Budget(NamedTuple):
    """How long to think about one decision."""

    seconds: float = 1.0
    """For this decision."""
    playouts: int = 0
    """If positive: think exactly so many playouts and do not look at the clock, so that it can be done again."""


class Player(Protocol):
    """Decides for one seat of one game. A new one is made for every seat and game, so it may remember things.

    It gets what a person in its place could know and nothing else: never the state, the seed or the deck.
    """

    @property
    def needs_view(self) -> bool:
        """Does ``choose`` look at its view?

        A view costs more than a random decision. Who answers False here is handed None in its place, which makes
        simulations of players that never look several times as fast.
        """
        ...

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        """One of the ``legal`` actions, of which there is at least one."""
        ...
