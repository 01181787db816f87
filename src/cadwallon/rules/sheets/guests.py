"""Adventure 5, Guests of the Duke: hostages are led about, change hands and are paid for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.effects import counter
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.setting import THIEF
from cadwallon.rules.spoils import Spoils
from cadwallon.rules.tokens import PAY, PUT, TAKE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

TAKE_HOSTAGE, TAKE_SPOILS = 0, 1


def _guests(s: State) -> Mapping[str, int]:
    """The row of the sheet's table for the number of players."""
    rows = cast("Sequence[Mapping[str, int]]", s.setting.adventure.tables["guests"])
    return next(row for row in rows if row["players"] == s.setting.seats)


def _arrive(s: State, use: Use, e: Effect, log: Log | None) -> None:
    row = _guests(s)
    role = s.setting.terrain.role
    if e.word("where") == "by_table":
        s.supply = 0
        rooms = {room: n for room, n in row.items() if room not in ("players", "late")}
    else:
        rooms = {e.word("where"): row["late"]}
    for room, n in rooms.items():
        s.ground[role[room]] += n
        s.tell(log, "guests", room=s.slug(role[room]), hostages=n)


def _seize(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """The thief takes a hostage from his space."""
    s.ground[s.position[use.figure]] -= 1
    s.led[use.figure] = 1
    s.tell(log, "seize", figure=s.name(use.figure))


PUT["hostage"] = _arrive
TAKE["hostage"] = _seize


@custom("hostage_changes_hands")
def _changes_hands(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """A winner never leads somebody himself: who leads cannot attack, so the loser was attacked."""
    if s.setting.species[use.winner] != THIEF:
        s.led[use.loser] = 0
        s.tell(log, "hostage_gone", figure=s.name(use.loser))
    else:
        s.stack.append(Handover(use.winner, use.loser, use.space))


class Handover(NamedTuple):
    """The winner takes over the hostage (a), or his usual spoils (b) while the hostage stays in the space."""

    winner: int
    loser: int
    space: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.winner]

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("choose", TAKE_HOSTAGE), s.setting.action("choose", TAKE_SPOILS)]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        if action.a == TAKE_SPOILS:
            s.led[self.loser] = 0
            s.ground[self.space] += 1
            s.tell(log, "release", figure=s.name(self.loser))
            return
        s.led[self.loser] = 0
        s.led[self.winner] = 1
        s.stack[:] = [f for f in s.stack if not (isinstance(f, Spoils) and f.loser == self.loser)]
        s.tell(log, "seize", figure=s.name(self.winner))


def _ransom(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """The more hostages a gang holds, the more each is worth."""
    table = cast("Sequence[int]", s.setting.adventure.tables["ransom"])
    further = cast(int, s.setting.adventure.tables["ransom_each_further"])
    for seat in range(s.setting.seats):
        held = counter(s, "hideout", seat)
        if held:
            paid = table[min(held, len(table)) - 1] + further * max(0, held - len(table))
            s.earn(seat, paid)
            s.tell(log, "ransom", seat=seat, hostages=held, ducats=paid)


PAY["ransom"] = _ransom
