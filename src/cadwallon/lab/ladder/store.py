"""The file of a ladder: what was set up, every game, the decision times, and the figures that follow from them.

It is replaced as a whole, never half-written: whoever ends the process at any moment finds a file that can be gone on
with.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field, structs

from cadwallon.lab.ladder.lines import Setup, Slot
from cadwallon.lab.ladder.match import Game, Match
from cadwallon.lab.ladder.times import Times
from cadwallon.players import Fault

FORMAT = "cadwallon ladder 1"


class LadderFileError(ValueError):
    """A file that cannot be gone on with; the text says why."""


class Ladder(Struct):
    """Everything played so far."""

    setup: Setup
    games: dict[Slot, Game] = field(default_factory=dict)
    times: dict[str, Times] = field(default_factory=dict)
    faults: dict[str, Fault] = field(default_factory=dict)
    """The first thing that each bot did wrong, if any."""

    def add(self, match: Match) -> None:
        self.games[match.game.slot] = match.game
        for bot, times in match.times.items():
            self.times.setdefault(bot, Times()).merge(times)
        self.faults = {**match.faults, **self.faults}


class _File(Struct):
    format: str
    setup: Setup
    games: list[Game]
    times: dict[str, Times]
    faults: dict[str, Fault]


def write(path: Path, ladder: Ladder, results: Struct) -> None:
    """Put everything into the file: one game a line, in the order of the ladder however they were played."""
    order = {adventure: at for at, adventure in enumerate(ladder.setup.adventures)}
    slots = sorted(ladder.games, key=lambda slot: (slot.deal, order[slot.adventure], slot.line, slot.turn))
    games = ",\n  ".join(_text(ladder.games[slot]) for slot in slots)
    times = ",\n  ".join(f"{_text(bot)}: {_text(ladder.times[bot])}" for bot in sorted(ladder.times))
    whole = (
        f'{{"format": "{FORMAT}",\n "setup": {_text(ladder.setup)},\n "results": {_pretty(results)},\n'
        f' "faults": {_text(ladder.faults)},\n "times": {{\n  {times}}},\n "games": [\n  {games}]}}\n'
    )
    beside = path.with_name(f"{path.name}.part")
    beside.write_text(whole, encoding="utf-8", newline="\n")
    os.replace(beside, path)


def read(path: Path, setup: Setup) -> Ladder:
    """What the file has, or an empty ladder if there is no file. Raises ``LadderFileError`` for other files."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Ladder(setup)
    except OSError as error:
        raise LadderFileError(f"{path} cannot be read: {error.strerror or error}") from error
    try:
        file = msgspec.json.decode(data, type=_File)
    except msgspec.DecodeError as error:
        raise LadderFileError(f"{path} is no file of a ladder, or damaged ({error}); name another one") from error
    if file.format != FORMAT:
        raise LadderFileError(f"{path} is a {file.format!r}, and only a {FORMAT!r} can be gone on with")
    other = [name for name, value in structs.asdict(setup).items() if getattr(file.setup, name) != value]
    if other:
        differences = "; ".join(
            f"{name} {_shown(getattr(file.setup, name))}, not {_shown(getattr(setup, name))}" for name in other
        )
        raise LadderFileError(f"{path} holds games of another ladder ({differences}); name another file, or remove it")
    return Ladder(setup, {game.slot: game for game in file.games}, file.times, file.faults)


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(_shown(one) if not isinstance(one, tuple) else ":".join(one) for one in value) or "none"
    return "none" if value is None else str(value)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _pretty(value: Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
