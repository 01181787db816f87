"""What could be done now, as lines of play worth trying out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.exodus import exodus
from cadwallon.players.minds.gates import gate_to_close
from cadwallon.players.minds.homecoming import TWO
from cadwallon.players.minds.lookahead import outcome
from cadwallon.players.minds.planner import HANDLED, mission_uses, plan, plans
from cadwallon.rules.turn import ACTIVATION, Turn

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

WIDTH = 8
"""So many choices are tried out more than once or twice."""

LATE = 2
"""With no more rounds than this to come, whatever is planned is imagined to the end of the game."""

CAREFUL, BOLD, ANXIOUS = 6, 2, 3
"""Plans that are then tried out: of a gang that wants its thieves home, of one that counts ducats only, and of one that
is twice as careful. Which is right depends on how the game stands, and the end of it shows."""

TRICKS = 3
"""Cards and the like that are tried out before the best of these plans."""


class Line(NamedTuple):
    """Something that could be done now, and what is meant to follow."""

    draft: tuple[tuple[Action, ...], ...]
    """Options of a turn, step by step; of anything else that is asked, one step."""
    promise: float
    """How the seat will stand, as far as can be seen at once."""


def planning(s: State) -> bool:
    """Is somebody free to do what he likes with his turn?"""
    return not s.over and s.phase == ACTIVATION and type(s.stack[-1]) is Turn


def to_the_end(eye: Eye, s: State) -> bool:
    """Is it a turn so late that it is imagined to the end of the game?"""
    return eye.rounds - s.round <= LATE and planning(s)


def promise(eye: Eye, s: State, seat: int) -> float:
    """How a seat stands, with what can still be done in the turn being played."""
    return eye.standing(s, seat) + hopes(eye, s, seat)


def hopes(eye: Eye, s: State, seat: int) -> float:
    """What the turn being played may still bring a seat; what it may bring a rival counts against it."""
    if not planning(s):
        return 0.0
    gains = sum([option.gain for option in plan(eye.on(s.setting).look(s, s.turn))])
    return gains if s.turn == seat else -gains / (s.setting.seats - 1)


def lines(eye: Eye, worlds: Sequence[State], legal: Sequence[Action], seat: int, luck: Random) -> list[Line]:
    """What could be done, best first at first sight."""
    s = worlds[0]
    if legal[0].verb == "close":
        # no way home is known before the last gate is closed, so trying out would tell nothing
        return _first_look(eye, worlds, [gate_to_close(eye.on(s.setting), s, seat)], seat, luck)
    if not planning(s):
        return _first_look(eye, worlds, legal, seat, luck)[:WIDTH]
    eye = eye.on(s.setting)
    known = eye.goals.verbs | HANDLED
    tricks = _first_look(eye, worlds, [action for action in legal if action.verb not in known], seat, luck)
    nothing = Line(((legal[-1],),), eye.standing(s, seat))
    if to_the_end(eye, s):
        return _late_lines(eye, s, seat, tricks, nothing)
    out = [*_drafts(eye, s, seat, nothing.promise)[:WIDTH], *tricks, nothing]
    out.sort(key=lambda line: -line.promise)
    return out[:WIDTH]


def _drafts(eye: Eye, s: State, seat: int, now: float) -> list[Line]:
    """Plans for the whole turn."""
    found = plans(eye.look(s, seat))
    return [Line(tuple(option.steps for option in draft.options), now + draft.gain) for draft in found]


def _late_lines(eye: Eye, s: State, seat: int, tricks: list[Line], nothing: Line) -> list[Line]:
    """Plans of different temper, and tricks before the best of them."""
    now = nothing.promise
    out = _drafts(eye, s, seat, now)[:CAREFUL]
    best = out[0] if out else Line((), now)
    if eye.careful == seat:
        seen = {frozenset(line.draft) for line in out}
        for other, most in ((eye.plain, BOLD), (eye.anxious, ANXIOUS)):
            fresh = [line for line in _drafts(other, s, seat, now) if frozenset(line.draft) not in seen][:most]
            seen.update(frozenset(line.draft) for line in fresh)
            out += fresh
    out += [Line((*line.draft, *best.draft), best.promise) for line in tricks[:TRICKS]]
    seen = {frozenset(line.draft) for line in out}
    out += [line for line in _homeward(eye, s, seat, now) if frozenset(line.draft) not in seen]
    return [*out, nothing]


def _homeward(eye: Eye, s: State, seat: int, now: float) -> list[Line]:
    """Everybody on his way home, out of the district or to its gates, after the best mission that can be paid."""
    look = eye.look(s, seat)
    out = []
    ways = [(True, False), (False, False)]
    if s.alarm and look.later and s.setting.seats == TWO:
        # where caution costs little, also to where it is safe to wait
        ways.append((True, True))
    for leave, safe in ways:
        moves = exodus(look, leave, safe)
        if moves and moves not in out:
            out.append(moves)
    uses = sorted(mission_uses(look), key=lambda option: -option.gain)
    lines = []
    for moves in out:
        paid = [use for use in uses if use.ap + len(moves) <= s.ap][:1]
        lines.append(Line(tuple(option.steps for option in (*paid, *moves)), now))
    return lines


def _first_look(
    eye: Eye, worlds: Sequence[State], actions: Sequence[Action], seat: int, luck: Random
) -> list[Line]:
    """What each action promises, best first."""
    seeds = [luck.getrandbits(62) for _ in worlds]
    out = []
    for action in actions:
        total = 0.0
        for world, seed in zip(worlds, seeds, strict=True):
            total += promise(eye, outcome(eye, world, action, seat, seed)[1], seat)
        out.append(Line(((action,),), total / len(seeds)))
    out.sort(key=lambda line: -line.promise)
    return out
