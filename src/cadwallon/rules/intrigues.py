"""I: intrigue cards: drawn, bought, fulfilled in one's own turn or at the end of the game, and paid for if not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect, Goal

from .actions import Action
from .deeds import (
    area_of,
    chest_carried_out,
    drop_card,
    gain_card,
    left_light,
    note_exit,
    number_of,
    reveal,
    reward,
    words_of,
)
from .events import Event, Fact, Log
from .frames import Resolve, Use, custom
from .setting import OUTSIDE
from .speech import slug_of
from .windows import Discard

if TYPE_CHECKING:
    from .state import State


HIDING = "still_inside"
"""The goal of Find a Safe Place to Hide, which comes before all other cards of the end."""


# -- drawing -------------------------------------------------------------------------------------
def may_draw_intrigue(s: State, seat: int) -> bool:
    """I-1: never more than three in hand; an empty deck is not renewed; the Guild of Jewelers has no intrigues."""
    limit = s.setting.kit.intrigue_limit
    return bool(s.intrigue_deck) and len(s.intrigues[seat]) < limit and seat != s.setting.guild


def draw_intrigue(s: State, seat: int, log: Log | None) -> None:
    """Take the top card of the deck, if there is one and room for it."""
    if not may_draw_intrigue(s, seat):
        return
    card = s.intrigue_deck[-1]
    s.intrigue_deck = s.intrigue_deck[:-1]
    gain_card(s, seat, card)
    if log is not None:
        log(Event("intrigue_drawn", {"seat": seat}, {"card": _id(s, card)}, (seat,)))


def deal_intrigues(s: State, log: Log | None) -> None:
    """S-9: one card each."""
    s.intrigue_deck = s.shuffled(tuple(range(len(s.setting.kit.intrigues))))
    for seat in range(s.setting.seats):
        draw_intrigue(s, seat, log)


def _id(s: State, card: int) -> str:
    return s.setting.kit.intrigues[card].id


def look_for_intrigue(s: State, seat: int, n: int) -> None:
    """The effect 'intrigue_draw': look at the top cards and keep one of them."""
    if may_draw_intrigue(s, seat):
        s.stack.append(KeepIntrigue(seat, min(n, len(s.intrigue_deck))))


class KeepIntrigue(NamedTuple):
    """Somebody looks at the top cards of the intrigue deck, keeps one and puts the others under it."""

    seat: int
    n: int

    def decider(self, s: State) -> int:
        return self.seat

    def seen(self, s: State) -> tuple[int, ...]:
        return s.intrigue_deck[len(s.intrigue_deck) - self.n :]

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("keep-intrigue", card) for card in sorted(self.seen(s))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        under = tuple(card for card in self.seen(s) if card != action.a)
        s.intrigue_deck = (*under, *s.intrigue_deck[: len(s.intrigue_deck) - self.n])
        gain_card(s, self.seat, action.a)
        if log is not None:
            secret: dict[str, Fact] = {"card": _id(s, action.a), "under": tuple(_id(s, c) for c in under)}
            log(Event("intrigue_kept", {"seat": self.seat, "cards": self.n}, secret, (self.seat,)))


# -- a rival's cards -------------------------------------------------------------------------------
def peek_intrigues(s: State, seat: int, rival: int, log: Log | None) -> None:
    """The effect 'peek' at a rival's intrigues: only the two of them know what was seen."""
    cards = s.intrigues[rival]
    if log is not None and cards:
        secret: dict[str, Fact] = {"seen": tuple(_id(s, card) for card in cards)}
        log(Event("intrigue_peek", {"seat": seat, "rival": rival, "cards": len(cards)}, secret, (seat, rival)))


def discard_intrigue(s: State, seat: int, rival: int) -> None:
    """The effect 'discard' of an intrigue: the player of the item chooses among the rival's cards."""
    s.stack.append(DropIntrigue(seat, rival))


class DropIntrigue(NamedTuple):
    """A player sees a rival's intrigue cards and names one: it leaves the game without reward or penalty."""

    seat: int
    rival: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("drop-intrigue", card) for card in sorted(s.intrigues[self.rival])]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        drop_card(s, self.rival, action.a)
        s.tell(log, "intrigue_discarded", seat=self.seat, rival=self.rival, card=_id(s, action.a))


# -- what is true now ------------------------------------------------------------------------------
Check = Callable[["State", int, Goal, int], bool]
"""The state, the holder, his card's goal and its progress: is the goal reached at this moment?"""


def _in(s: State, seat: int, place: str) -> list[int]:
    """The gang's thieves in a place or class of places."""
    spaces, position = area_of(s, place), s.position
    return [f for f in s.setting.crew[seat] if position[f] in spaces]


def _thief_in(s: State, seat: int, goal: Goal, progress: int) -> bool:
    spaces, position = area_of(s, str(goal.keys["place"])), s.position
    for figure in s.setting.crew[seat]:
        if position[figure] in spaces:
            wanted = goal.keys.get("carrying")
            laden = wanted is None or s.setting.kind_index[str(wanted)] in s.loads[figure]
            rested = not goal.keys.get("not_activated") or not s.done >> figure & 1
            if laden and rested:
                return True
    return False


def _thieves_in(s: State, seat: int, goal: Goal, progress: int) -> bool:
    """No two thieves share a room, so as many thieves are as many places."""
    if "places" in goal.keys:
        return all(_in(s, seat, place) for place in words_of(goal, "places"))
    return len(_in(s, seat, words_of(goal, "place")[0])) >= number_of(goal, "n")


def _thieves_linked(s: State, seat: int, goal: Goal, progress: int) -> bool:
    terrain, wanted = s.setting.terrain, number_of(goal, "n")
    left = {space for space in s.setting.of_crew[seat](s.position) if 0 <= space < terrain.main}
    for place in words_of(goal, "not_in"):
        left -= area_of(s, place)
    if len(left) < wanted:
        return False
    largest = 0
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            size += 1
            beside = left.intersection(terrain.near[edge.pop()])
            left -= beside
            edge += beside
        largest = max(largest, size)
    return largest >= wanted


def _gang_carries(s: State, seat: int, goal: Goal, progress: int) -> bool:
    """The gang's thieves in the district together, all of one kind."""
    carried = [kind for f in s.setting.crew[seat] if s.position[f] >= 0 for kind in s.loads[f]]
    wanted = number_of(goal, "n")
    if len(carried) < wanted:
        return False
    kinds = [s.setting.kind_index[kind] for kind in words_of(goal, "kinds")]
    return any(carried.count(kind) >= wanted for kind in kinds)


def _one_thief_carries(s: State, seat: int, goal: Goal, progress: int) -> bool:
    """All relics are one kind, whatever their faces."""
    relics, wanted = s.setting.relic_kinds, number_of(goal, "n")
    laden = [load for f in s.setting.crew[seat] if len(load := s.loads[f]) >= wanted]
    return any(len({-1 if kind in relics else kind for kind in load}) >= wanted for load in laden)


def _equipped(s: State, seat: int, goal: Goal, progress: int) -> bool:
    prison = s.setting.prison
    armed = [f for f in s.setting.crew[seat] if s.gear[f] >= 0 and s.position[f] >= 0 and s.position[f] != prison]
    return len(armed) >= number_of(goal, "n")


def _paid(s: State, seat: int, goal: Goal, progress: int) -> bool:
    """Could the price be paid now? Seldom is anybody in the right place."""
    if area_of(s, str(goal.keys["place"])).isdisjoint(s.setting.of_crew[seat](s.position)):
        return False
    return len(s.hands[seat]) >= number_of(goal, "arcana") and s.ducats[seat] >= number_of(goal, "ducats")


def _left_district(s: State, seat: int, goal: Goal, progress: int) -> bool:
    crew = s.setting.crew[seat]
    if goal.keys.get("all"):
        return all(s.position[f] == OUTSIDE for f in crew)
    if goal.keys["carrying"] == "nothing":
        return sum(s.position[f] == OUTSIDE and left_light(s, f) for f in crew) >= number_of(goal, "n")
    return chest_carried_out(s, seat)


def _fewer_ducats(s: State, seat: int, goal: Goal, progress: int) -> bool:
    """Fewer than at least half of the rivals, rounded up."""
    richer = sum(ducats > s.ducats[seat] for ducats in s.ducats)
    return richer * 2 >= s.setting.seats - 1


def _lost_at_most(s: State, seat: int, goal: Goal, progress: int) -> bool:
    return progress <= number_of(goal, "n")


CHECKS: dict[str, Check] = {
    "thief_in": _thief_in,
    "thieves_in": _thieves_in,
    "thieves_linked": _thieves_linked,
    "gang_carries": _gang_carries,
    "one_thief_carries": _one_thief_carries,
    "equipped": _equipped,
    "paid": _paid,
    "left_district": _left_district,
    "fewer_ducats": _fewer_ducats,
    "lost_fights_at_most": _lost_at_most,
}
"""Goals that are looked at at a fixed point of time."""


def _ready(s: State, seat: int, check: str) -> list[int]:
    """The seat's cards of this kind whose goals are reached now, in the order drawn."""
    intrigues = s.setting.kit.intrigues
    out: list[int] = []
    for card, progress in zip(s.intrigues[seat], s.progress[seat], strict=True):
        if intrigues[card].check == check:
            goal = intrigues[card].goal
            if goal.is_ != HIDING and CHECKS[goal.is_](s, seat, goal, progress):
                out.append(card)
    return out


# -- the player's own turn --------------------------------------------------------------------------
def payable(s: State, seat: int, card: int) -> bool:
    """Can a card that asks for a payment be fulfilled now?"""
    goal = s.setting.kit.intrigues[card].goal
    return CHECKS[goal.is_](s, seat, goal, s.progress[seat][s.intrigues[seat].index(card)])


def buy_intrigue(s: State, action: Action, log: Log | None) -> None:
    """I-4."""
    s.ap -= s.setting.library.numbers.intrigue_price
    draw_intrigue(s, s.turn, log)


def fulfil(s: State, action: Action, log: Log | None) -> None:
    """Show a card that asks for a payment, pay, then take the reward."""
    seat = s.turn
    intrigue = s.setting.kit.intrigues[action.a]
    reveal(s, seat, action.a, log)
    ducats = number_of(intrigue.goal, "ducats")
    if ducats:
        s.tell(log, "lose", seat=seat, ducats=s.pay(seat, ducats), to="bank")
    s.stack.append(Resolve(intrigue.reward, Use(seat)))
    s.stack += [Discard(seat)] * number_of(intrigue.goal, "arcana")


READ_HERE = frozenset({"available", "not_available"})
"""Conditions about the equipment a reward names: settled when the card is shown, because the reward changes them."""


def turn_end_intrigues(s: State, seat: int, log: Log | None) -> None:
    """Phase 4 of the seat's turn: all its cards for this moment are looked at, then all are paid, the oldest first."""
    watched = s.setting.kit.at_turn_end
    if watched.isdisjoint(s.intrigues[seat]):
        return
    intrigues = s.setting.kit.intrigues
    due: list[int] = []
    for at, card in enumerate(s.intrigues[seat]):
        if card in watched:
            goal = intrigues[card].goal
            if CHECKS[goal.is_](s, seat, goal, s.progress[seat][at]):
                due.append(card)
    for card in due:
        reveal(s, seat, card, log)
    for card in reversed(due):
        goal = intrigues[card].goal
        thieves = [_in(s, seat, place)[0] for place in words_of(goal, "places")]
        one, two = (*thieves, -1, -1)[:2]
        s.stack.append(Resolve(_settled(s, card), Use(seat, -1, one, two)))


def _settled(s: State, card: int) -> tuple[Effect, ...]:
    """The effects of a reward without those that the display of equipment rules out."""
    effects = s.setting.kit.intrigues[card].reward
    named = [str(gear) for e in effects if isinstance(which := e.args.get("which"), tuple) for gear in which]
    on_display = any(s.armoury >> s.setting.kit.gear_index[slug_of(gear)] & 1 for gear in named)
    ruled_out = "not_available" if on_display else "available"
    return tuple(
        replace(e, when=tuple(word for word in e.when if word not in READ_HERE))
        for e in effects
        if ruled_out not in e.when
    )


# -- the end of the game ------------------------------------------------------------------------------
def hide(s: State) -> None:
    """F-5: put the choice of who hides on the stack, in turn order for all who hold such a card."""
    intrigues = s.setting.kit.intrigues
    for seat in reversed(s.order):
        s.stack += [Hiding(seat, card) for card in s.intrigues[seat] if intrigues[card].goal.is_ == HIDING]


class Hiding(NamedTuple):
    """A thief in the catacombs, but not in the Prison, counts as having left; his player chooses among several."""

    seat: int
    card: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        place = words_of(s.setting.kit.intrigues[self.card].goal, "place")[0]
        return [s.setting.action("hide", figure) for figure in _in(s, self.seat, place)]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        reveal(s, self.seat, self.card, log)
        s.stack.append(Resolve(s.setting.kit.intrigues[self.card].reward, Use(self.seat, action.a)))


@custom("hidden_thief_counts_as_left")
def _hidden(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """He was not the first through any gate, but everything else takes him for one who left."""
    s.put(use.figure, OUTSIDE)
    note_exit(s, use.figure)
    s.tell(log, "hidden", figure=s.name(use.figure))


def end_cards(s: State, log: Log | None) -> None:
    """F-5: the cards played at the end are all looked at with the ducats of this moment, then all paid."""
    due = [(seat, card) for seat in s.order for card in _ready(s, seat, "game_end")]
    for seat, card in due:
        reveal(s, seat, card, log)
        reward(s, card, Use(seat), log)


def penalties(s: State, log: Log | None) -> None:
    """I-3: what is lost for cards still held."""
    for seat in s.order:
        for card in s.intrigues[seat]:
            penalty = s.setting.kit.intrigues[card].penalty
            if penalty:
                drop_card(s, seat, card)
                s.tell(log, "intrigue_penalty", seat=seat, card=_id(s, card), ducats=s.pay(seat, penalty))
