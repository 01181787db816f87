"""Players by name, for the command line."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from cadwallon.players.protocol import Player
from cadwallon.players.random_player import RandomPlayer

Factory = Callable[[int], Player]
"""Makes a player for one seat of one game from a seed: the same seed, the same choices."""

PLAYERS: dict[str, Factory] = {"random": RandomPlayer}
"""Everybody who can be named with ``--bots`` or put on a seat."""


class UnknownPlayer(LookupError):
    """Nobody of this name plays."""


def find_player(name: str) -> Factory:
    """The player of this name. Raises ``UnknownPlayer`` with those there are."""
    found = PLAYERS.get(name.strip().lower())
    if found is None:
        near = difflib.get_close_matches(name.lower(), PLAYERS, 1)
        hint = f"; is {near[0]!r} meant?" if near else ""
        raise UnknownPlayer(f"there is no player {name!r}; known are {', '.join(sorted(PLAYERS))}{hint}")
    return found
