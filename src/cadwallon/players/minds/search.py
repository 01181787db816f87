"""Choosing by trying out in many possible worlds.

Whatever the seat cannot know is guessed anew for every try. A choice in the seat's own turn is a plan. As long as the
end is far, the game is imagined until the turn comes round again, and judged by how the seat then stands; in the last
rounds the whole rest of the game is imagined. Whatever else is asked is tried out together with what follows from it at
once. The likeliest choices are all tried with the same guesses and the same luck;
after each pass the worse half is dropped (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.habits import habit
from cadwallon.players.minds.homecoming import TWO, homecoming
from cadwallon.players.minds.lines import LATE, Line, hopes, lines, planning, to_the_end
from cadwallon.players.minds.lookahead import outcome
from cadwallon.players.minds.playout import play_on
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.engine import apply, imagine
from cadwallon.rules.setting import OUTSIDE

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

FIRST_LOOKS = 3
"""So often each choice is looked at before most are put aside."""

CERTAINTY, DOUBT = 4.0, 2.5
"""Ducats by which a lead is uncertain at the end, and for every round to come: a logistic curve, measured."""

SMOOTH = (2.0, 8.0, 8.0)
"""The same for the ends of imagined games, by rounds to come: a narrow victory is no less a victory, but it was
imagined."""


class Care(NamedTuple):
    """What a careful gang gives for a thief who is home, in chances to win."""

    last: float
    """In its last turn, where victory comes first."""
    before: float
    known: float
    """How much of that depends on how such turns usually end, not on how the imagined game does."""


CARE = (Care(0.3, 1.0, 0.5), Care(0.5, 2.5, 0.8))
"""Without and with the expansion. More is given where a thief may end in the Prison, though it was not measured to
bring more of them home."""

TRUST = 16.0
"""As long as the end is far, what a plan promises at first sight counts as much as so many tries: a few of them tell
less than that. In 140 games of four it was measured to bring 3.5 ducats."""

LITTLE_TRUST = 4.0
"""The same where several rivals are about to close the gates: first sight does not see which."""

EARLY = 4
"""Of counted playouts every so manieth is made as long as the end is far; more were measured to change nothing."""

UNLIMITED = 1 << 20
"""Playouts when only the clock counts."""

ALL_TURNS = 1 << 20


class Weighed(NamedTuple):
    """A choice and what the search found out about it."""

    draft: tuple[tuple[Action, ...], ...]
    """Options of a turn, step by step; of anything else that is asked, one step."""
    lead: float
    """Ducats that the seat is ahead of its rivals, on average."""
    ducats: float
    """What the seat will probably have in the end."""
    wins: float
    """The chance to win."""
    playouts: int

    @property
    def steps(self) -> tuple[Action, ...]:
        """What is done first, and what it is for."""
        return self.draft[0]


class Tally:
    """What the tries of one choice came to."""

    __slots__ = ("ducats", "lead", "merit", "number", "wins")

    def __init__(self) -> None:
        self.lead = self.ducats = self.wins = self.merit = 0.0
        self.number = 0

    def add(self, eye: Eye, end: State, seat: int) -> float:
        """Count how a try ended; the lead in ducats. How well that was is still to be counted."""
        eye = eye.on(end.setting)
        ducats = eye.look(end, seat).estimate()
        lead = ducats - eye.rivals(end, seat)
        self.lead += lead
        self.ducats += ducats
        self.wins += chance_to_win(lead, 0 if end.over else eye.rounds - end.round)
        self.number += 1
        return lead

    def weighed(self, draft: tuple[tuple[Action, ...], ...]) -> Weighed:
        """The averages."""
        n = self.number
        return Weighed(draft, self.lead / n, self.ducats / n, self.wins / n, n)


def chance_to_win(lead: float, rounds: int) -> float:
    """How likely a lead of so many ducats wins with so many rounds to come."""
    return _logistic(lead / (CERTAINTY + DOUBT * rounds))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(max(-99.0, min(99.0, -x))))


def try_out(eye: Eye, world: State, line: Line, seat: int, seed: int, tally: Tally) -> None:
    """Play a choice in one world."""
    (first, *rest), *others = line.draft
    if not planning(world):
        end = outcome(eye, world, first, seat, seed)[1]
        tally.merit += tally.add(eye, end, seat) + hopes(eye, end, seat)
        return
    branch, luck = world.copy(), Random(seed)
    branch.chance = SeededChance(seed)
    apply(branch, first)
    drafted, at = (rest, *others), (world.round, world.turn)
    if to_the_end(eye, world):
        eyes = [eye if other == seat else eye.plain for other in range(eye.setting.seats)]
        play_on(eyes, branch, luck, 1, at, drafted)
        likely = homecoming(eye, branch, seat) if eye.careful == seat and branch.alarm else 0.0
        play_on(eyes, branch, luck, ALL_TURNS, (branch.round, branch.turn))
        tally.add(eye, branch, seat)
        tally.merit += end_merit(eye, branch, seat, max(0, eye.rounds - world.round), likely)
        return
    # round the table once, and as it then stands with a turn to come
    eyes = [eye if other == seat else eye.plain for other in range(eye.setting.seats)]
    play_on(eyes, branch, luck, eye.setting.seats, at, drafted)
    while not (branch.over or planning(branch)):
        imagine(branch, habit(eye.on(branch.setting), branch, luck))
    tally.merit += tally.add(eye, branch, seat) + hopes(eye, branch, seat)


def end_merit(eye: Eye, end: State, seat: int, rounds: int, likely: float) -> float:
    """How well a game ended: the chance that the real one is won, and to a careful gang its thieves who are home.

    ``rounds``: how many were to come when it was decided; ``likely``: how many thieves could be expected home when
    the turn had ended.
    """
    scores = end.scores
    if not end.over:
        return 0.0
    lead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
    merit = _logistic(lead / SMOOTH[rounds])
    if eye.careful == seat:
        home = sum([end.position[figure] == OUTSIDE for figure in end.setting.crew[seat]])
        care = CARE[end.setting.koa]
        if rounds:
            merit += care.before * ((1 - care.known) * home + care.known * likely)
        else:
            merit += care.last * home
    return merit


def _afraid(eye: Eye, s: State, seat: int) -> bool:
    """Is it decided now how far a careful gang will be home? Where the thieves of several gangs are in each other's way
    and the Prison takes many, fear costs more victories than it brings thieves home."""
    worthwhile = eye.setting.seats == TWO or not eye.setting.koa
    return eye.careful == seat and worthwhile and eye.rounds - s.round == LATE + 1


def search(
    eye: Eye,
    world: Callable[[], State],
    legal: Sequence[Action],
    seat: int,
    luck: Random,
    playouts: int,
    spent: Callable[[], float],
) -> list[Weighed]:
    """The choices worth considering, best first. ``playouts``: how many are counted out, 0 if only the clock counts.
    ``spent`` tells which part of the time is over, of which each pass has an equal share: 1 when none is left, always 0
    where only playouts count."""
    worlds = [world() for _ in range(FIRST_LOOKS)]
    afraid = _afraid(eye, worlds[0], seat)
    if afraid:
        eye = eye.fearful
    found = lines(eye, worlds, legal, seat, luck)
    tallies = [Tally() for _ in found]
    late = to_the_end(eye, worlds[0])
    wary = afraid and planning(worlds[0]) and eye.setting.seats > TWO
    trust = LITTLE_TRUST if wary else TRUST if planning(worlds[0]) and not late else 0.0
    surplus = 0.0  # what tries bring more than was promised, on average

    def merit(at: int) -> float:
        tally = tallies[at]
        return (tally.merit + trust * (found[at].promise + surplus)) / (tally.number + trust)

    field = list(range(len(found)))
    passes = max(1, (len(field) - 1).bit_length())
    left = (playouts if late or wary else max(1, playouts // EARLY)) if playouts else UNLIMITED
    if len(field) == 1:
        # where there is no choice one try tells what it brings
        left = 1
    for number in range(passes):
        share = max(1, left // (passes - number) // len(field))
        enough = (number + 1) / passes
        for _ in range(share):
            base, seed = world(), luck.getrandbits(62)
            for at in field:
                if tallies[at].number and spent() >= 1:
                    break
                try_out(eye, base, found[at], seat, seed, tallies[at])
            left -= len(field)
            if spent() >= enough:
                break
        if not number:
            surplus = sum([tallies[at].merit / tallies[at].number - found[at].promise for at in field]) / len(field)
        field.sort(key=merit, reverse=True)
        if spent() >= 1 or number == passes - 1 or len({found[at].draft[0] for at in field}) == 1:
            break
        field = field[: max(2, (len(field) + 1) // 2)]
    dropped = sorted((at for at in range(len(found)) if at not in field), key=merit, reverse=True)
    return [tallies[at].weighed(found[at].draft) for at in (*field, *dropped)]
