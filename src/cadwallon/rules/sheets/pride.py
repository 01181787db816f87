"""Adventure 12, The Price of Pride: boasts, made before the game and settled after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect, Goal
from cadwallon.rules.actions import Action
from cadwallon.rules.deeds import number_of, tally_of, words_of
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.setting import OUTSIDE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

FEWEST_PLAYERS = 2
"""Lists by the number of players begin with this one."""


def draft_order(s: State) -> tuple[int, ...]:
    """Who is asked for a boast: the winners of the adventure before, the others, then all in reverse order."""
    winners = [seat for seat in s.order if seat in s.legacy[1]]
    others = [seat for seat in s.order if seat not in winners]
    return (*winners, *others, *reversed(s.order))


class Boasting(NamedTuple):
    """Each player takes a boast or passes, twice; each boast is taken by one player only."""

    at: int = 0

    def decider(self, s: State) -> int:
        return draft_order(s)[self.at]

    def options(self, s: State) -> list[Action]:
        taken = {boast for boasts in s.boasts for boast in boasts}
        free = [action for action in s.setting.boast if action.a not in taken]
        return [*free, s.setting.action_pass]

    def skip(self, s: State, log: Log | None) -> None:
        if self.at + 1 == len(draft_order(s)):
            s.stack.pop()
        else:
            s.stack[-1] = Boasting(self.at + 1)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "boast":
            seat = self.decider(s)
            s.boasts[seat] = (*s.boasts[seat], action.a)
            s.tell(log, "boast", seat=seat, boast=s.setting.adventure.boasts[action.a].id)
        self.skip(s, log)


@custom("boast_draft")
def _draft(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Boasting())


def boast_kept(s: State, seat: int, goal: Goal) -> bool:
    """Has the gang done what its boast says?"""
    match goal.is_:
        case "jailed_at_most":
            return tally_of(s, seat, "jailed") <= number_of(goal, "n")
        case "left_district" if goal.keys.get("first"):
            return s.first_out == seat
        case "left_district":
            return all(s.position[f] == OUTSIDE for f in s.setting.crew[seat])
        case "opened_rooms":
            wanted = words_of(goal, "n_by_players")[s.setting.seats - FEWEST_PLAYERS]
            return tally_of(s, seat, "rooms").bit_count() >= int(wanted)
        case word:
            return tally_of(s, seat, COUNTED[word]) >= number_of(goal, "n", 1)


COUNTED = {
    "won_fight": "won",
    "claimed_mission": "missions",
    "looted": "looted",
    "beat_cyclops": "cyclops",
    "read_tomes": "tomes",
    "altar_gems": "gems",
    "carried_out": "crown",
}
"""What is counted for the boasts that name a number."""

BOASTS = frozenset({*COUNTED, "jailed_at_most", "left_district", "opened_rooms"})
"""What a boast can speak of."""


@custom("settle_boasts")
def _settle(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """At the very end: all kept boasts are paid before any broken one is charged."""
    boasts = [(seat, s.setting.adventure.boasts[boast]) for seat in s.order for boast in s.boasts[seat]]
    kept = {boast.id: boast_kept(s, seat, boast.goal) for seat, boast in boasts}
    for seat, boast in boasts:
        if kept[boast.id]:
            s.earn(seat, boast.kept)
            s.tell(log, "boast_kept", seat=seat, boast=boast.id, ducats=boast.kept)
    for seat, boast in boasts:
        if not kept[boast.id]:
            s.tell(log, "boast_broken", seat=seat, boast=boast.id, ducats=s.pay(seat, boast.broken))
