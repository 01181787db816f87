"""The two ways an action can be wrong, and the one way a set-up can."""

from __future__ import annotations


class InvalidAction(ValueError):
    """Nonsense: no action of this game reads like that."""


class IllegalAction(ValueError):
    """An action of this game, but not one that can be taken now."""


class SetupError(ValueError):
    """A game that cannot be set up: too many players, a gang taken twice, an adventure for others."""
