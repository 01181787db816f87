"""Playing one game of a ladder, in whichever process this is."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from cadwallon.lab.games import bot_seed, library_of, play
from cadwallon.lab.ladder.lines import Setup, Slot, task_of
from cadwallon.lab.ladder.times import Times
from cadwallon.lab.plan import Task
from cadwallon.players import Bot, Fault, Kind, Pace, find_player
from cadwallon.rules.actions import Action

if TYPE_CHECKING:
    from cadwallon.sight import View


class Game(Struct, frozen=True):
    """What came of a game; lists go by seat."""

    line: int
    adventure: str
    deal: int
    turn: int
    seed: int
    bots: tuple[str, ...]
    gangs: tuple[str, ...]
    ducats: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats that share the victory."""
    thieves: tuple[int, ...]
    """How many a seat can leave behind: none, if it leads the Guild of Jewelers."""
    behind: tuple[int, ...]
    decisions: tuple[int, ...]
    replaced: tuple[int, ...]
    """Decisions that somebody else had to make for the bot."""
    rounds: int

    @property
    def slot(self) -> Slot:
        return Slot(self.line, self.adventure, self.deal, self.turn)

    def share(self, bot: str) -> float:
        """The part of the victory that a bot has on all its seats."""
        return sum(self.bots[seat] == bot for seat in self.winners) / len(self.winners)


class Match(NamedTuple):
    """A game, and what is known of each bot from it: its decision times, and what it did wrong first, if anything."""

    game: Game
    times: dict[str, Times]
    faults: dict[str, Fault]


class TimedBot(Bot):
    """A bot whose decisions are timed from outside, views not included."""

    __slots__ = ("times",)

    def __init__(self, kind: Kind, seed: int, playouts: int, times: Times) -> None:
        super().__init__(kind, seed, playouts=playouts)
        self.times = times

    def choose(self, view: View | None, legal: Sequence[Action], round: int, turn: int) -> Action:
        began = time.perf_counter()
        action = super().choose(view, legal, round, turn)
        self.times.add(time.perf_counter() - began)
        return action


def play_slot(setup: Setup, slot: Slot) -> Match:
    """Play this game of the ladder."""
    library = library_of(setup.packs)
    times = {bot: Times() for bot in setup.lines[slot.line]}

    kinds = {bot: paced(find_player(bot, programs=True), setup.seconds) for bot in times}

    def seat(one: Task) -> list[Bot]:
        return [
            TimedBot(kinds[bot], bot_seed(one, at), setup.playouts or 0, times[bot]) for at, bot in enumerate(one.bots)
        ]

    one = task_of(setup, slot)
    faults: dict[str, Fault] = {}
    rows = play(one, library, {}, seat, faults)
    game = Game(
        *slot,
        one.seed,
        one.bots,
        tuple(row.gang for row in rows),
        tuple(row.ducats for row in rows),
        tuple(row.seat for row in rows if row.won),
        tuple(len(library.gangs[row.gang].thieves) if row.gang in library.gangs else 0 for row in rows),
        tuple(row.left_behind for row in rows),
        tuple(row.own_decisions for row in rows),
        tuple(row.replaced for row in rows),
        rows[0].rounds,
    )
    return Match(game, times, faults)


def paced(kind: Kind, seconds: float | None) -> Kind:
    """The kind with so many seconds for a decision, and as much more or less for a turn; None: its usual pace."""
    if seconds is None:
        return kind
    return replace(kind, pace=Pace(seconds, kind.pace.turn / kind.pace.decision * seconds))
