"""Choosing by trying out in many possible worlds.

Whatever the seat cannot know is guessed anew for every try. A choice in the seat's own turn is a plan: what it promises
is worked out without luck, and the turn is then played in imagination to see what the next gang could do about it.
Whatever else is asked is tried out together with what follows from it at once. The likeliest choices are all tried with
the same guesses and the same luck; after each pass the worse half is dropped (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.gates import gate_to_close
from cadwallon.players.minds.habits import habit
from cadwallon.players.minds.lookahead import outcome
from cadwallon.players.minds.planner import HANDLED, plan, plans
from cadwallon.players.minds.playout import play_on
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.engine import apply
from cadwallon.rules.turn import ACTIVATION, Turn

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

WIDTH = 8
"""So many choices are tried out more than once or twice."""

FIRST_LOOKS = 3
"""So often each choice is looked at before most are put aside."""

CERTAINTY, DOUBT = 4.0, 2.5
"""Ducats by which a lead is uncertain at the end, and for every round to come: a logistic curve, measured."""


class Weighed(NamedTuple):
    """A choice and what the search found out about it."""

    steps: tuple[Action, ...]
    """What is done, and what follows before anything else is considered."""
    lead: float
    """Ducats that the seat is ahead of its rivals, on average."""
    ducats: float
    """What the seat will probably have in the end."""
    wins: float
    """The chance to win."""
    playouts: int


class Line(NamedTuple):
    """Something that could be done now, and what is meant to follow."""

    draft: tuple[tuple[Action, ...], ...]
    """Options of a turn, step by step; of anything else that is asked, one step."""
    promise: float
    """How the seat will stand, as far as can be seen at once."""

    @property
    def steps(self) -> tuple[Action, ...]:
        """What is done before anything else is considered."""
        return self.draft[0]


def planning(s: State) -> bool:
    """Is somebody free to do what he likes with his turn?"""
    return not s.over and s.phase == ACTIVATION and type(s.stack[-1]) is Turn


def promise(eye: Eye, s: State, seat: int) -> float:
    """How a seat stands, with what can still be done in the turn being played."""
    eye = eye.on(s.setting)
    value = eye.standing(s, seat)
    if planning(s):
        gains = sum([option.gain for option in plan(eye.look(s, s.turn))])
        value += gains if s.turn == seat else -gains / (eye.setting.seats - 1)
    return value


def lines(eye: Eye, worlds: Sequence[State], legal: Sequence[Action], seat: int, luck: Random) -> list[Line]:
    """What could be done, best first at first sight."""
    s = worlds[0]
    if legal[0].verb == "close":
        # no way home is known before the last gate is closed, so trying out would tell nothing
        out = _first_look(eye, worlds, [gate_to_close(eye.on(s.setting), s, seat)], seat, luck)
    elif not planning(s):
        out = _first_look(eye, worlds, legal, seat, luck)
    else:
        eye = eye.on(s.setting)
        now = eye.standing(s, seat)
        drafts = plans(eye.look(s, seat))[:WIDTH]
        out = [Line(tuple(option.steps for option in draft.options), now + draft.gain) for draft in drafts]
        known = eye.goals.verbs | HANDLED
        out += _first_look(eye, worlds, [action for action in legal if action.verb not in known], seat, luck)
        out.append(Line(((legal[-1],),), now))
    out.sort(key=lambda line: -line.promise)
    return out


def _first_look(
    eye: Eye, worlds: Sequence[State], actions: Sequence[Action], seat: int, luck: Random
) -> list[Line]:
    """What each action promises."""
    seeds = [luck.getrandbits(62) for _ in worlds]
    out = []
    for action in actions:
        total = 0.0
        for world, seed in zip(worlds, seeds, strict=True):
            total += promise(eye, outcome(eye, world, action, seat, seed)[1], seat)
        out.append(Line(((action,),), total / len(seeds)))
    return out


class Tally:
    """What the tries of one choice came to."""

    __slots__ = ("ducats", "lead", "merit", "number", "wins")

    def __init__(self) -> None:
        self.lead = self.ducats = self.wins = self.merit = 0.0
        self.number = 0

    def add(self, eye: Eye, end: State, seat: int, merit: float) -> None:
        """Count how a try ended, and how well that was."""
        eye = eye.on(end.setting)
        ducats = eye.look(end, seat).estimate()
        lead = ducats - eye.rivals(end, seat)
        self.lead += lead
        self.ducats += ducats
        self.wins += chance_to_win(lead, 0 if end.over else eye.rounds - end.round)
        self.merit += merit
        self.number += 1

    def weighed(self, steps: tuple[Action, ...]) -> Weighed:
        """The averages."""
        n = self.number
        return Weighed(steps, self.lead / n, self.ducats / n, self.wins / n, n)


def chance_to_win(lead: float, rounds: int) -> float:
    """How likely a lead of so many ducats wins with so many rounds to come."""
    return 1 / (1 + exp(max(-99.0, min(99.0, -lead / (CERTAINTY + DOUBT * rounds)))))


def try_out(eye: Eye, world: State, line: Line, seat: int, seed: int, tally: Tally) -> None:
    """Play a choice in one world."""
    (first, *rest), *others = line.draft
    if not planning(world):
        end = outcome(eye, world, first, seat, seed)[1]
        tally.add(eye, end, seat, promise(eye, end, seat))
        return
    branch, luck = world.copy(), Random(seed)
    branch.chance = SeededChance(seed)
    apply(branch, first)
    play_on((eye,) * eye.setting.seats, branch, luck, 1, (world.round, world.turn), (rest, *others))
    tally.add(eye, branch, seat, line.promise)
    while not (branch.over or planning(branch)):
        apply(branch, habit(eye.on(branch.setting), branch, luck))
    if not branch.over:
        # what the next gang could then do
        answer = sum([option.gain for option in plan(eye.plain.on(branch.setting).look(branch, branch.turn))])
        tally.merit -= answer / (eye.setting.seats - 1)


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
    found = lines(eye, worlds, legal, seat, luck)[:WIDTH]
    tallies = [Tally() for _ in found]

    def merit(at: int) -> float:
        return tallies[at].merit / tallies[at].number

    field = list(range(len(found)))
    passes = max(1, (len(field) - 1).bit_length())
    left = playouts
    for number in range(passes):
        share = max(1, left // (passes - number) // len(field))
        for _ in range(share):
            base, seed = world(), luck.getrandbits(62)
            for at in field:
                if hurry() and tallies[at].number:
                    break
                try_out(eye, base, found[at], seat, seed, tallies[at])
            left -= len(field)
            if hurry():
                break
        field.sort(key=merit, reverse=True)
        if hurry() or number == passes - 1 or len({found[at].steps for at in field}) == 1:
            break
        field = field[: max(2, (len(field) + 1) // 2)]
    dropped = sorted((at for at in range(len(found)) if at not in field), key=merit, reverse=True)
    return [tallies[at].weighed(found[at].steps) for at in (*field, *dropped)]
