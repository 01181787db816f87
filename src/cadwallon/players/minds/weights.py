"""The weights of a bot's estimate, read from the file that ``cadwallon train`` writes."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from cadwallon.players.minds.weights_file import WeightsError, numbers

log = logging.getLogger("cadwallon")

FILE = "weights.toml"


class Weights(NamedTuple):
    """How much each part of an estimate counts."""

    loot: float = 0.8465
    """Treasure carried, on top of the chance to get it home."""
    reach: float = 0.0756
    """Chests near a thief."""
    prospect: float = 0.7738
    """A treasure for which an open mission asks."""
    claim: float = 0.6505
    """The best open mission that could be used."""
    outlook: float = 0.2936
    """Missions still in the deck."""
    card: float = 0.15
    """An Arcana card, for each of the next turns."""
    waiting: float = 0.2374
    """A mission that is not used now but may be later."""
    envy: float = 1.1653
    """What a rival loses; with two players in full, with more a part of it."""
    daring: float = -1.039
    """Added to what an attack promises."""
    nearness: float = 0.6297
    """What is left of an attraction with every step it is further away."""
    experience: float = 0.8
    wound: float = 1.2
    gear: float = 0.8
    intrigue: float = 2.0


@cache
def trained() -> Weights:
    """The weights that come with the game; if their file is damaged or gone, those set by hand, and the log says so."""
    try:
        text = files(__package__).joinpath(FILE).read_bytes().decode("utf-8", "replace")
        return Weights(**numbers(text, Weights._fields))
    except (WeightsError, OSError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else problem
        log.warning("%s, the bots' weights: %s; they play with those set by hand", FILE, why)
        return Weights()
