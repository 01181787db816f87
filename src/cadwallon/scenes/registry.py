"""The words of 'then' and what they are about: a scene being played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cadwallon.campaign import Campaign
from cadwallon.rules.events import Event
from cadwallon.rules.gear import KeepGear
from cadwallon.rules.state import State
from cadwallon.scenes.model import Failure
from cadwallon.scenes.words import Words


@dataclass(frozen=True)
class Start:
    """What was out of the game when a scene began. A fresh game begins with everything in it."""

    box: tuple[int, ...]
    cards: tuple[int, ...] = ()
    intrigues: tuple[int, ...] = ()
    gear: tuple[int, ...] = ()


def start_of(s: State, fresh: bool) -> Start:
    """How a scene begins."""
    if fresh:
        return Start((0,) * len(s.box))
    return Start(tuple(s.box), s.gone, s.intrigue_gone, tuple(gear_gone(s)))


def gear_gone(s: State) -> list[int]:
    """Equipment cards that are out of the game: nobody has them, and they are not for sale."""
    held = {*s.gear, *(frame.card for frame in s.stack if isinstance(frame, KeepGear))}
    return [card for card in range(len(s.setting.kit.equipment)) if not s.armoury >> card & 1 and card not in held]


@dataclass
class Stage:
    """A scene being played: its state, how it began, and what happened since the last look."""

    state: State
    start: Start
    events: list[Event] = field(default_factory=list)
    campaign: Campaign | None = None
    """The campaign of which it is a part, if the scene tells of one."""
    _words: Words | None = None

    @property
    def words(self) -> Words:
        """The names in use now; whoever hires a mercenary changes them."""
        if self._words is None or self._words.setting is not self.state.setting:
            self._words = Words(self.state.setting)
        return self._words


Check = Callable[[Stage, str, object], list[Failure]]
FACTS: dict[str, Check] = {}
"""The words of 'then'. ``no_game`` is looked at before there is a state."""


def fact(word: str) -> Callable[[Check], Check]:
    """Register the code behind a word of 'then'."""

    def register(check: Check) -> Check:
        FACTS[word] = check
        return check

    return register


def differs(what: str, expected: object, actual: object) -> list[Failure]:
    """Nothing, or the one failure that says so."""
    return [] if expected == actual else [Failure(what, show(expected), show(actual))]


def show(value: object) -> str:
    """A value as it would be written in a scene."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(str(entry) for entry in value) + "]"
    return str(value)
