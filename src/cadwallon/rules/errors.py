"""How an action can be wrong, and the one way a set-up can."""

from __future__ import annotations


class InvalidAction(ValueError):
    """Nonsense: no action of this game reads like that."""


class IllegalAction(ValueError):
    """An action of this game, but not one that can be taken now."""


class NoWay(IllegalAction):
    """No such way can be walked: ``space`` is what is too far off, or what nobody passes."""

    def __init__(self, space: str, reason: str) -> None:
        super().__init__(reason)
        self.space = space


class SetupError(ValueError):
    """A game that cannot be set up: too many players, a gang taken twice, an adventure for others."""
