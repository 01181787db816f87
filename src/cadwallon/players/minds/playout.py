"""Imagining how a game goes on: everybody plans his turn once and carries it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.habits import habit
from cadwallon.players.minds.order import arranged
from cadwallon.players.minds.planner import plan
from cadwallon.rules.engine import imagine
from cadwallon.rules.movement import Move
from cadwallon.rules.placing import SetDown
from cadwallon.rules.turn import ACTIVATION, Turn, possible

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

LONGEST = 2000
"""A playout that takes more decisions than this is broken off and judged as it stands."""


ON_THE_WAY = (Move, SetDown)
"""What is asked of who is in the middle of a movement."""


def play_on(
    eyes: Sequence[Eye],
    s: State,
    luck: Random,
    turns: int,
    at: tuple[int, int],
    drafted: Sequence[Sequence[Action]] = (),
) -> None:
    """Play until so many turns have ended from the one of this round and seat on, or the game has.

    Each seat sees with its own eye. ``drafted``: what is left of a plan for the turn that is being
    played, option by option.
    """
    draft = [iter(steps) for steps in reversed(drafted)]
    setting = eyes[0].setting
    plans = 0
    on_the_way = bool(s.stack) and type(s.stack[-1]) is Move
    for _ in range(LONGEST):
        if s.over:
            return
        if s.setting is not setting:
            setting = s.setting
            eyes = [eye.on(setting) for eye in eyes]
        now = (s.round, s.turn)
        if now != at:
            at, plans = now, 0
            draft.clear()
            turns -= 1
            if not turns:
                return
        if s.phase == ACTIVATION and type(s.stack[-1]) is Turn:
            step = _following(draft, s)
            if step is None and plans < 2 and s.ap:
                plans += 1
                eye = eyes[s.seat]
                options = plan(eye.look(s, s.seat))
                if eye.careful == s.seat:
                    options = arranged(eye, s, options)
                draft.extend([iter(option.steps) for option in reversed(options)])
                step = _following(draft, s)
            on_the_way = step is setting.action_set_out
            imagine(s, step or setting.action_end)
        elif on_the_way and draft and type(s.stack[-1]) in ON_THE_WAY:
            step = _under_way(draft, s)
            on_the_way = step is not None
            imagine(s, step or habit(eyes[s.seat], s, luck))
        else:
            imagine(s, habit(eyes[s.seat], s, luck))


def _following(draft: list[Iterator[Action]], s: State) -> Action | None:
    """The next step of a plan; an option of which a step is not possible any more is given up."""
    while draft:
        step = next(draft[-1], None)
        if step is not None and possible(s, step):
            return step
        draft.pop()
    return None


def _under_way(draft: list[Iterator[Action]], s: State) -> Action | None:
    """The next step of a plan in the middle of a movement. What it does not ask for is passed."""
    step = next(draft[-1], None)
    if step is not None:
        if step in s.legal:
            return step
        if s.setting.action_pass in s.legal:
            draft[-1] = chain((step,), draft[-1])
            return s.setting.action_pass
    draft.pop()
    return None
