"""Who goes first: thieves stand in each other's way, so a plan is worth only what can be carried out in some order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cadwallon.players.minds.option import AWAY, EXTRAS, MISSION, Option
from cadwallon.rules.movement import may_leave
from cadwallon.rules.reach import explore, gait_of
from cadwallon.rules.setting import LOST, OUTSIDE

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

TRIES = 60
"""Steps after which the best order found so far has to do."""

FREE, OCCUPIED, EXITS = range(3)
WAYS = {"move": FREE, "attack": OCCUPIED, "leave": EXITS}
"""What a reach tells about each kind of step: where one can stop, whom one can meet, by which gates one can leave."""


def in_order(options: Sequence[Option], active: int) -> list[Option]:
    """The usual order: going on to the next thief ends what this one could still do."""
    return sorted(options, key=lambda o: (o.rank != EXTRAS, o.figure != active, o.rank, -o.gain))


def arranged(s: State, options: Sequence[Option]) -> list[Option]:
    """As many options as can be carried out, those that bring most, in an order in which they can."""
    return _Attempt(s).best(in_order(options, s.active))


class _Attempt:
    """Moves the thieves of one gang on a copy of the boards, and back again."""

    def __init__(self, s: State) -> None:
        self._active = s.active
        self._boards = s.copy()
        self._found: list[Option] = []
        self._gain = -1.0
        self._tries = 0

    def best(self, options: list[Option]) -> list[Option]:
        self._go([], 0.0, options)
        return self._found

    def _go(self, done: list[Option], gain: float, left: list[Option]) -> bool:
        """Try every order of what is left; true when nothing better can come."""
        if gain > self._gain:
            self._found, self._gain = done[:], gain
        if not left or self._tries > TRIES:
            return True
        for option in left:
            if self._must_wait(option, left):
                continue
            self._tries += 1
            undo = self._carry_out(option)
            if undo is None:
                continue
            rest = [other for other in left if other is not option]
            finished = self._go([*done, option], gain + option.gain, rest)
            for figure, space in reversed(undo):
                self._boards.put(figure, space)
            if finished:
                return True
        return False

    def _must_wait(self, option: Option, left: list[Option]) -> bool:
        """Treasure pays for a mission only as long as it is in the district; who is at it goes on before the others."""
        first = left[0]
        if first.figure == self._active and first is not option and first.rank != EXTRAS:
            return True
        return option.rank == AWAY and any(other.rank == MISSION for other in left)

    def _carry_out(self, option: Option) -> list[tuple[int, int]] | None:
        """Where the figures that it moves came from; None if somebody is in the way."""
        boards = self._boards
        step = _walk(option)
        if step is None:
            return []
        figure, target = option.figure, step.a
        if figure != self._active:
            reach = explore(boards, figure, gait_of(boards, figure), may_leave(boards, figure))[WAYS[step.verb]]
            if (boards.position[target] if step.verb == "attack" else target) not in reach:
                return None
        undo = [(figure, boards.position[figure])]
        if step.verb == "attack":
            undo.append((target, boards.position[target]))
            boards.put(target, LOST)
            target = undo[1][1]
        boards.put(figure, OUTSIDE if step.verb == "leave" else target)
        return undo


def _walk(option: Option) -> Action | None:
    return next((step for step in option.steps if step.verb in WAYS), None)
