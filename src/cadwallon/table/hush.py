"""Moments at which somebody may have been asked in secret.

Only who holds a card is asked. So that nobody can tell from a pause whether one was held, whoever runs a table with
people at several screens makes the same pause at every such moment: this module finds them, from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable

from cadwallon.rules.events import Event
from cadwallon.rules.movement import GO, Move
from cadwallon.rules.rolls import PICK, Roll
from cadwallon.rules.spoils import Won
from cadwallon.rules.state import State
from cadwallon.rules.windows import RivalWindow

SECRET = (RivalWindow, Won)
"""What is going on when nobody but the one who is asked may know that somebody is."""

DONE = ("move", "leave", "meet", "attack", "mission_paid")
"""What follows at once where nobody has answered."""


def perhaps_asked(before: State, after: State, events: Iterable[Event]) -> frozenset[int]:
    """The seats of which one may have been asked in secret after this answer, whether it was or not."""
    if isinstance(before.stack[-1], SECRET):
        return frozenset()  # this was the answer to such a question: the moment has begun before
    asked: set[int] = set()
    top = after.stack[-1] if after.stack else None
    if isinstance(top, RivalWindow) or _set_out(before, after) or _tried(before, after):
        asked |= _rivals(before)
    if isinstance(top, Won):
        asked.add(top.decider(after))
    for event in events:
        if event.name in DONE or (event.name == "pick" and _opens(event)):
            asked |= _rivals(before)
        elif event.name == "fight_won" and after.setting.koa:
            asked.add(after.setting.owner[after.setting.figure_index[str(event.facts["winner"])]])
    return frozenset(seat for seat in asked if seat >= 0 and before.hands[seat])


def _rivals(state: State) -> set[int]:
    return set(range(state.setting.seats)) - {state.turn}


def _set_out(before: State, after: State) -> bool:
    """A move has come as far as its way: rivals have had their say."""
    return _on_the_way(after) > _on_the_way(before)


def _on_the_way(state: State) -> int:
    return sum(isinstance(frame, Move) and frame.stage == GO for frame in state.stack)


def _tried(before: State, after: State) -> bool:
    """A die for a lock, which could still be rolled again, counts now."""
    return _picking(before) and not _picking(after)


def _picking(state: State) -> bool:
    return any(isinstance(frame, Roll) and frame.purpose == PICK for frame in state.stack)


def _opens(event: Event) -> bool:
    die, target = event.facts["die"], event.facts["target"]
    return isinstance(die, int) and isinstance(target, int) and die <= target
