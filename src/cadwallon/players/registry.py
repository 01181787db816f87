"""Players by name: those that come with the game, those that other packages bring, and any program.

This is the one list that people are shown: at the command line, in the terminal and in the browser.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from cadwallon.players.external import External, words_of
from cadwallon.players.minds.cutpurse import Cutpurse
from cadwallon.players.minds.guild_master import GuildMaster
from cadwallon.players.minds.novice import Novice
from cadwallon.players.protocol import Player, UnknownPlayer
from cadwallon.players.random_player import RandomPlayer

GROUP = "cadwallon.players"
"""The entry points of packages that bring players."""

EXEC = "exec:"
"""Before the command of a program that plays by the line protocol."""

FALLBACK = "novice"
"""Who decides in place of a bot that cannot."""


class Pace(NamedTuple):
    """How long a kind of player may think."""

    decision: float
    """Seconds for one decision."""
    turn: float
    """Seconds for all its decisions within one player's turn."""


QUICK = Pace(0.005, 0.5)
UNHURRIED = Pace(1.0, 6.0)
"""The pace of who does not say otherwise."""


Factory = Callable[[int], Player]
"""Makes a player for one seat of one game from a seed: the same seed, the same choices."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player."""

    name: str
    factory: Factory
    pace: Pace = UNHURRIED
    brought: bool = False
    """Does it come from another package? Then it thinks in a process of its own, where it can do no harm."""


BUILT_IN: dict[str, Kind] = {}


def register(name: str, factory: Factory, pace: Pace) -> None:
    """Add a kind of player to those that come with the game."""
    BUILT_IN[name] = Kind(name, factory, pace)


register("novice", Novice, QUICK)
register("cutpurse", Cutpurse, Pace(0.05, 2.0))
register("guild-master", GuildMaster, UNHURRIED)
register("random", RandomPlayer, QUICK)


def known_players() -> list[str]:
    """The names of all kinds of player, those of the game first: its levels, weakest first, and who plays at random."""
    return [*BUILT_IN, *sorted(name for name in brought() if name not in BUILT_IN)]


@cache
def brought() -> dict[str, EntryPoint]:
    """What other packages bring. Nothing of them is loaded before it is named."""
    return {entry.name.lower(): entry for entry in entry_points(group=GROUP)}


def find_player(name: str, *, programs: bool = False) -> Kind:
    """The kind of player of this name. Raises ``UnknownPlayer`` with those there are.

    ``programs``: is ``exec:COMMAND`` one too? Only where the name was typed by whoever owns this machine; never where
    it came over a network or out of a file.
    """
    if programs and name.strip().startswith(EXEC):
        command = name.strip().removeprefix(EXEC)
        words_of(command)
        return Kind(name.strip(), partial(External, command))
    wanted = name.strip().lower()
    if wanted in BUILT_IN:
        return BUILT_IN[wanted]
    if wanted in brought():
        return _loaded(wanted, brought()[wanted])
    known = known_players()
    near = difflib.get_close_matches(wanted, known, 1)
    hint = f"; is {near[0]!r} meant?" if near else ""
    raise UnknownPlayer(f"there is no player {name!r}; known are {', '.join(known)}{hint}")


def _loaded(name: str, entry: EntryPoint) -> Kind:
    """A kind from its entry point: a ``Kind``, or whatever makes a player from a seed."""
    try:
        found = entry.load()
    except Exception as problem:
        raise UnknownPlayer(
            f"the player {name!r} ({entry.value}) cannot be loaded: {type(problem).__name__}: {problem}"
        ) from problem
    if isinstance(found, Kind):
        return Kind(name, found.factory, found.pace, brought=True)
    if not callable(found):
        raise UnknownPlayer(f"the player {name!r} ({entry.value}) is neither a Kind nor anything that makes a player")
    return Kind(name, found, brought=True)
