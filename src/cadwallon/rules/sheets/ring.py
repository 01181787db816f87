"""Adventure 2, The Ring of Assassins: every round each player marks a thief of the next gang."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use
from cadwallon.rules.spoils import give_back_marks
from cadwallon.rules.tokens import PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State


class Marking(NamedTuple):
    """In turn order each player puts his mark on a thief of the next gang that has one in the district."""

    at: int = 0

    def decider(self, s: State) -> int:
        return s.order[self.at % len(s.order)]

    def options(self, s: State) -> list[Action]:
        if self.at == len(s.order):
            return []
        seat = self.decider(s)
        for places in range(1, len(s.order)):
            crew = s.setting.crew[s.clockwise(seat, places)]
            there = [f for f in crew if s.position[f] >= 0]
            if there:
                fresh = [f for f in there if f != s.marks_before[seat]] or there
                return [s.setting.action("mark", f) for f in fresh]
        return []

    def skip(self, s: State, log: Log | None) -> None:
        if self.at >= len(s.order) - 1:
            s.stack.pop()
        else:
            s.stack[-1] = Marking(self.at + 1)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        seat = self.decider(s)
        s.marks[seat] = s.marks_before[seat] = action.a
        s.tell(log, "mark", seat=seat, figure=s.name(action.a))
        self.skip(s, log)


def _place_marks(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Marking())


def _take_marks(s: State, use: Use, e: Effect, log: Log | None) -> None:
    match e.word("from"):
        case "loser":
            bearers = {use.loser}
        case "self":
            bearers = {use.figure}
        case _:
            bearers = {marked for marked in s.marks if marked >= 0}
    for figure in sorted(bearers):
        give_back_marks(s, figure, log)


PUT["mark"] = _place_marks
REMOVE["mark"] = _take_marks
