"""Taking back: how far a player may, so that nobody has learnt anything in between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cadwallon.rules.effects import Peek
from cadwallon.rules.events import Event
from cadwallon.rules.intrigues import DropIntrigue, KeepIntrigue
from cadwallon.rules.state import State
from cadwallon.rules.windows import RivalWindow
from cadwallon.table.orders import PASS

DIE, CARD, RIVAL, START = "die", "card", "rival", "start"
"""Why something cannot be taken back: a die was rolled, something hidden was seen, another player has decided; or there
is nothing to take back."""

YES = "yes"

HIDDEN = ("deck", "mission_deck", "intrigue_deck", "left_out", "tokens", "halts", "beside", "seen", "round")
"""What lies face down, and what goes with it: if any of it changes, somebody has learnt something. A new round tells
where the rumours of adventure 6 lead."""

LOOKING = (Peek, KeepIntrigue, DropIntrigue)
"""Somebody is just looking at hidden cards."""

MOST_STEPS = 256


class Step(NamedTuple):
    """An answer, with what it takes to return to the moment before it."""

    seat: int
    before: State
    first_event: int
    quiet: bool
    """A rival's pass in a window in which he may not even have been asked: it does not stand in the way of others.
    If it did, who may take back and who may not would tell who was asked, and with that who holds a card."""


def is_quiet(state: State, verb: str) -> bool:
    """Is this answer, to the decision that is open now, one that nobody else learns of?"""
    return verb == PASS and type(state.stack[-1]) is RivalWindow


def barrier(before: State, after: State, events: Iterable[Event]) -> str | None:
    """Why this step can never be taken back: what was learnt by it. None if nothing was."""
    if after.rolls != before.rolls or after.draws != before.draws:
        return DIE
    if any(event.secret for event in events):
        return CARD
    if any(getattr(after, name) != getattr(before, name) for name in HIDDEN):
        return CARD
    if after.stack and isinstance(after.stack[-1], LOOKING):
        return CARD
    return None


class Steps:
    """The answers since something was last learnt."""

    __slots__ = ("_barred", "_steps")

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._barred = START

    def add(self, step: Step, learnt: str | None) -> None:
        """Note a step; if something was learnt by it, nothing before can be taken back any more."""
        if learnt is not None:
            self._steps.clear()
            self._barred = learnt
            return
        self._steps.append(step)
        if len(self._steps) > MOST_STEPS:
            del self._steps[0]

    def verdict(self, seat: int) -> str:
        """May this seat take back its last step? ``yes``, or why not."""
        for step in reversed(self._steps):
            if step.seat == seat:
                return YES
            if not step.quiet:
                return RIVAL
        return self._barred

    def take_back(self, seat: int) -> list[Step]:
        """Forget the seat's last step and what followed it; those steps, the first of them first."""
        at = max(i for i, step in enumerate(self._steps) if step.seat == seat)
        gone = self._steps[at:]
        del self._steps[at:]
        return gone

    def forget(self, learnt: str) -> None:
        """Nothing before this moment can be taken back."""
        self._steps.clear()
        self._barred = learnt
