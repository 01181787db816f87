"""The words of 'then' and what they are about: a scene being played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.scenes.model import Failure
from cadwallon.scenes.words import Words


@dataclass
class Stage:
    """A scene being played: its state, what happened since the last look, and what the box held at the start."""

    state: State
    words: Words
    box: list[int]
    gone: tuple[int, ...]
    events: list[Event] = field(default_factory=list)


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
