"""Who goes first: thieves stand in each other's way, so a plan is worth only what can be carried out in some order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cadwallon.players.minds.option import AWAY, EXTRAS, MISSION, Option
from cadwallon.players.minds.strides import gait_with
from cadwallon.rules.movement import may_leave
from cadwallon.rules.reach import explore
from cadwallon.rules.setting import LOST, OUTSIDE

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
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


def arranged(eye: Eye, s: State, options: Sequence[Option]) -> list[Option]:
    """As many options as can be carried out, those that bring most, in an order in which they can."""
    return _Attempt(eye, s).best(in_order(options, s.active))


class _Attempt:
    """Moves the thieves of one gang on a copy of the boards, and back again."""

    def __init__(self, eye: Eye, s: State) -> None:
        self._eye = eye
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
            undo = self._carry_out(option) if self._in_hand(option, done) else None
            if undo is None:
                continue
            rest = [other for other in left if other is not option]
            finished = self._go([*done, option], gain + option.gain, rest)
            self.take_back(undo)
            if finished:
                return True
        return False

    def _must_wait(self, option: Option, left: list[Option]) -> bool:
        """Treasure pays for a mission only as long as it is in the district; who is at it goes on before the others."""
        first = left[0]
        if first.figure == self._active and first is not option and first.rank != EXTRAS:
            return True
        return option.rank == AWAY and any(other.rank == MISSION for other in left)

    def _in_hand(self, option: Option, done: list[Option]) -> bool:
        """Are there still the cards that it takes? Each can be played once."""
        cards = _cards(option)
        if not cards:
            return True
        hand = self._boards.hands[self._boards.turn]
        for other in done:
            cards += _cards(other)
        return all(cards.count(card) <= hand.count(card) for card in cards)

    def _carry_out(self, option: Option) -> list[tuple[int, int]] | None:
        """Where the figures that it moves came from; None if somebody is in the way."""
        undo: list[tuple[int, int]] = []
        cards: list[int] | None = None
        for step in option.steps:
            if step.verb == "set-out":
                cards = []
            elif cards is not None and step.verb == "play":
                cards.append(step.a)
            elif step.verb == "set":
                if self._boards.occupant[step.a] >= 0:
                    self.take_back(undo)
                    return None
                undo.append((option.figure, self._boards.position[option.figure]))
                self._boards.put(option.figure, step.a)
            elif step.verb in WAYS:
                if not self._walk(option.figure, step, cards, undo):
                    self.take_back(undo)
                    return None
                cards = None
        return undo

    def _walk(self, figure: int, step: Action, cards: list[int] | None, undo: list[tuple[int, int]]) -> bool:
        """One movement; of who is active it is known that he can make the first one."""
        boards, target = self._boards, step.a
        if figure != self._active or undo or cards is not None:
            gait = gait_with(self._eye, boards, figure, cards or ())
            reach = explore(boards, figure, gait, may_leave(boards, figure))[WAYS[step.verb]]
            if (boards.position[target] if step.verb == "attack" else target) not in reach:
                return False
        undo.append((figure, boards.position[figure]))
        if step.verb == "attack":
            undo.append((target, boards.position[target]))
            boards.put(target, LOST)
            target = undo[-1][1]
        boards.put(figure, OUTSIDE if step.verb == "leave" else target)
        return True

    def take_back(self, undo: list[tuple[int, int]]) -> None:
        """Everybody where he was."""
        for figure, space in reversed(undo):
            self._boards.put(figure, space)


def _cards(option: Option) -> list[int]:
    return [step.a for step in option.steps if step.verb == "play"]
