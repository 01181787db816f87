"""Frames: what is being carried out, as a stack of small records of plain values.

A frame knows who decides, what he may answer and what an answer does. A frame with nothing to ask goes on by itself
(``skip``). Frames are tuples: changing one means putting another in its place, so copies of a state share them safely.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from cadwallon.library import Effect

from .actions import Action
from .events import Log

if TYPE_CHECKING:
    from .state import State


class Frame(Protocol):
    """Something that is being carried out."""

    def decider(self, s: State) -> int:
        """The seat that answers."""
        ...

    def options(self, s: State) -> list[Action]:
        """The legal answers, in a stable order; empty if there is nothing to ask."""
        ...

    def skip(self, s: State, log: Log | None) -> None:
        """Go on without an answer."""
        ...

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        """Carry out an answer."""
        ...


C = TypeVar("C", bound=type)

ASKING_ALONE: set[type] = set()
"""Frames whose player is asked even if there is only one answer."""


def asks_alone(kind: C) -> C:
    """Mark a frame: passing, staying or ending is a decision even when it is the only one."""
    ASKING_ALONE.add(kind)
    return kind


class Use(NamedTuple):
    """For whom and on whom effects work. Indices of seats and figures, -1 where there is none."""

    seat: int
    figure: int = -1
    target: int = -1
    other: int = -1
    """The second of two targets, or the foe in a fight."""
    winner: int = -1
    loser: int = -1
    attacker: int = -1
    space: int = -1
    given: tuple[int, ...] = ()
    """Kinds of treasure that were given up for these effects (adventures 10 and 13)."""


@cache
def plain_use(seat: int, figure: int = -1, target: int = -1) -> Use:
    """The same, made once: the questions of every decision are asked with few of them."""
    return Use(seat, figure, target)


Apply = Callable[["State", Use, Effect, Log | None], None]
Test = Callable[["State", Use], bool]

EFFECTS: dict[str, Apply] = {}
"""What each effect word does; filled by the modules of the rules."""

CUSTOM: dict[str, Apply] = {}
"""What each bespoke key does; filled by the modules of the sheets."""

READ_ELSEWHERE = frozenset(
    {
        "guild_moves_militia",
        "guild_limits",
        "remove_call_the_watch",
        "sale_flat_1",
        "staircase_down",
        "mechanism_helper",
        "first_boast",
    }
)
"""Bespoke keys that change a value or a permission: looked at where that value is worked out."""

CONDITIONS: dict[str, Test] = {}
"""What each condition asks."""


def effect(word: str) -> Callable[[Apply], Apply]:
    """Register the code behind an effect word."""

    def register(function: Apply) -> Apply:
        EFFECTS[word] = function
        return function

    return register


def custom(key: str) -> Callable[[Apply], Apply]:
    """Register the code behind a bespoke key."""

    def register(function: Apply) -> Apply:
        CUSTOM[key] = function
        return function

    return register


def condition(word: str) -> Callable[[Test], Test]:
    """Register the code behind a condition."""

    def register(function: Test) -> Test:
        CONDITIONS[word] = function
        return function

    return register


@effect("custom")
def _bespoke(s: State, use: Use, e: Effect, log: Log | None) -> None:
    key = e.word("key")
    if key not in READ_ELSEWHERE:
        CUSTOM[key](s, use, e, log)


def holds(s: State, use: Use, conditions: tuple[str, ...]) -> bool:
    """Do all these conditions hold?"""
    for word in conditions:
        test = CONDITIONS[word]
        if not test(s, use):
            return False
    return True


class Resolve(NamedTuple):
    """Effects being applied in order; an effect may put other frames on top and is followed up afterwards."""

    effects: tuple[Effect, ...]
    use: Use
    at: int = 0
    passed: int = -1
    """Outcome of a test among the effects, or whether anybody was healed: 1 yes, 0 no, -1 none yet."""
    card: int = -1
    """The Arcana card played; it goes to the discards (or out of the game) when all is done."""

    def decider(self, s: State) -> int:
        return self.use.seat

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        """Apply effect after effect until one asks something, or all are done."""
        frame = self
        while frame.at < len(self.effects):
            e = self.effects[frame.at]
            frame = s.stack[-1] = Resolve(self.effects, self.use, frame.at + 1, self.passed, self.card)
            if self._applies(s, e):
                EFFECTS[e.do](s, self.use, e, log)
                if not s.stack or s.stack[-1] is not frame:
                    return
        s.stack.pop()
        if self.card >= 0:
            if s.setting.arcana[self.card].cost == "card_gone":
                s.gone = (*s.gone, self.card)
            else:
                s.discard = (*s.discard, self.card)

    def _applies(self, s: State, e: Effect) -> bool:
        for word in e.when:
            if word == "test_passed":
                if self.passed != 1:
                    return False
            elif word == "nothing_healed":
                if self.passed == 1:
                    return False
            elif word == "would_be_jailed":
                # only the shield is noted now; who is spared the Prison runs away like anybody else
                if e.do != "prevent":
                    return False
            elif not CONDITIONS[word](s, self.use):
                return False
        return True

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("effects ask nothing themselves")


class Option(NamedTuple):
    """A player chooses between effects marked with different letters."""

    effects: tuple[Effect, ...]
    use: Use
    seat: int
    letters: tuple[str, ...]

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("choose", ord(letter) - ord("a")) for letter in self.letters]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        letter = chr(ord("a") + action.a)
        chosen = tuple(e for e in self.effects if e.option in ("", letter))
        s.stack[-1] = Resolve(chosen, self.use)


F = TypeVar("F")


def nearest(s: State, kind: type[F]) -> tuple[int, F]:
    """The topmost frame of a kind and its place on the stack."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, kind):
            return i, frame
    raise LookupError(f"nothing of the kind {kind.__name__} is going on")
