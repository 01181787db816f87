"""Imagining how a game goes on: everybody plans his turn once and carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.habits import habit
from cadwallon.players.minds.planner import plan
from cadwallon.rules.engine import apply
from cadwallon.rules.turn import ACTIVATION, Turn

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

LONGEST = 2000
"""A playout that takes more decisions than this is broken off and judged as it stands."""


def play_on(eyes: Sequence[Eye], s: State, luck: Random, turns: int, at: tuple[int, int]) -> None:
    """Play until so many turns have ended from the one of this round and seat on, or the game has.

    Each seat sees with its own eye.
    """
    steps: list[Action] = []
    setting = eyes[0].setting
    planned = 0
    for _ in range(LONGEST):
        if s.over:
            return
        if s.setting is not setting:
            setting = s.setting
            eyes = [eye.on(setting) for eye in eyes]
        now = (s.round, s.turn)
        if now != at:
            at, planned = now, 0
            steps.clear()
            turns -= 1
            if not turns:
                return
        if s.phase == ACTIVATION and type(s.stack[-1]) is Turn:
            legal = s.legal
            while steps and steps[-1] not in legal:
                steps.pop()
            if not steps and planned < 2 and s.ap and len(legal) > 1:
                planned += 1
                for option in reversed(plan(eyes[s.seat].look(s, s.seat))):
                    steps.extend(reversed(option.steps))
                while steps and steps[-1] not in legal:
                    steps.pop()
            apply(s, steps.pop() if steps else legal[-1])
        else:
            apply(s, habit(eyes[s.seat], s, luck))
