"""Choosing by playing on in many possible worlds.

Whatever the seat cannot know is guessed anew for every few playouts. The likeliest choices are each played on from,
all with the same guesses and the same luck, so that the difference between two choices is what is measured; after
each pass the worse half is dropped (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.lookahead import outcome
from cadwallon.players.minds.planner import plan
from cadwallon.players.minds.playout import play_on
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.engine import apply
from cadwallon.rules.turn import ACTIVATION, Turn

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

WIDTH = 8
"""So many choices are played on from."""

FIRST_LOOKS = 2
"""So often each choice is looked at before most are put aside."""

TRUST = 16
"""The first look counts as much as so many playouts."""

CERTAINTY, DOUBT = 2.0, 2.2
"""Ducats by which a lead is uncertain at the end, and for every round to come."""

HORIZON = 0
"""Turns that a playout goes on; 0 stands for one of each gang."""


class Weighed(NamedTuple):
    """A choice and what the search found out about it."""

    action: Action
    lead: float
    """Ducats that the seat is ahead of its rivals, on average."""
    ducats: float
    """What the seat will probably have in the end."""
    wins: float
    """The chance to win."""
    playouts: int


def promise(eye: Eye, s: State, seat: int) -> float:
    """How a seat stands, with what it can still do in its turn."""
    value = eye.standing(s, seat)
    if not s.over and s.turn == seat and s.phase == ACTIVATION and type(s.stack[-1]) is Turn:
        value += sum([option.gain for option in plan(eye.look(s, seat))])
    return value


def first_look(
    eye: Eye, worlds: Sequence[State], legal: Sequence[Action], seat: int, seeds: Sequence[int]
) -> list[float]:
    """What each choice promises at once."""
    totals = [0.0] * len(legal)
    for at, seed in enumerate(seeds):
        world = worlds[at % len(worlds)]
        for place, action in enumerate(legal):
            totals[place] += promise(eye, outcome(eye, world, action, seat, seed)[1], seat)
    return [total / len(seeds) for total in totals]


class Tally:
    """What the playouts from one choice came to."""

    __slots__ = ("ducats", "lead", "number", "wins")

    def __init__(self) -> None:
        self.lead = self.ducats = self.wins = 0.0
        self.number = 0

    def add(self, eye: Eye, end: State, seat: int) -> None:
        """Count the end of a playout."""
        lead = eye.standing(end, seat)
        self.lead += lead
        self.ducats += eye.look(end, seat).estimate()
        self.wins += chance_to_win(lead, eye.rounds - end.round if not end.over else 0)
        self.number += 1

    def weighed(self, action: Action) -> Weighed:
        n = self.number
        return Weighed(action, self.lead / n, self.ducats / n, self.wins / n, n)


def chance_to_win(lead: float, rounds: int) -> float:
    """How likely a lead of so many ducats wins with so many rounds to come."""
    return 1 / (1 + exp(-lead / (CERTAINTY + DOUBT * rounds)))


def playout(eye: Eye, world: State, action: Action, seed: int, turns: int) -> State:
    """The position after so many turns that begin with an action."""
    branch = world.copy()
    branch.chance = SeededChance(seed)
    apply(branch, action)
    play_on((eye,) * eye.setting.seats, branch, Random(seed), turns, (world.round, world.turn))
    return branch


def search(
    eye: Eye,
    world: Callable[[], State],
    legal: Sequence[Action],
    seat: int,
    luck: Random,
    playouts: int,
    hurry: Callable[[], bool],
) -> list[Weighed]:
    """The choices worth considering, best first. ``hurry`` says when there is no time left."""
    worlds = [world() for _ in range(FIRST_LOOKS)]
    values = first_look(eye, worlds, legal, seat, [luck.getrandbits(62) for _ in range(FIRST_LOOKS)])
    order = sorted(range(len(legal)), key=lambda at: -values[at])
    field = [legal[at] for at in order[:WIDTH]]
    if len(field) == 1:
        tally = Tally()
        tally.add(eye, outcome(eye, worlds[0], field[0], seat, 0)[1], seat)
        return [tally.weighed(field[0])]
    turns = HORIZON or eye.setting.seats
    prior = {action: TRUST * (values[at] - values[order[0]]) for at, action in zip(order[:WIDTH], field, strict=True)}
    tallies = {action: Tally() for action in field}
    level = 0.0

    def merit(action: Action) -> float:
        # what the best have reached is as good a zero as any: only differences count
        tally = tallies[action]
        return (tally.lead - level * tally.number + prior[action]) / (tally.number + TRUST)

    passes = max(1, (len(field) - 1).bit_length())
    left = playouts
    for number in range(passes):
        share = max(1, left // (passes - number) // len(field))
        for _ in range(share):
            base, seed = world(), luck.getrandbits(62)
            for action in field:
                tallies[action].add(eye, playout(eye, base, action, seed, turns), seat)
            left -= len(field)
            if hurry():
                break
        level = max(tallies[action].lead / tallies[action].number for action in field)
        field.sort(key=merit, reverse=True)
        if hurry() or number == passes - 1:
            break
        field = field[: max(2, (len(field) + 1) // 2)]
    dropped = sorted((action for action in tallies if action not in field), key=merit, reverse=True)
    return [tallies[action].weighed(action) for action in (*field, *dropped)]
