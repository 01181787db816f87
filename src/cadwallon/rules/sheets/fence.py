"""Adventure 6, The Fence's Last Night: Sienne's rounds, prices, sales and rumours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.deeds import note_chest
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.loads import destroy
from cadwallon.rules.setting import REMOVED

if TYPE_CHECKING:
    from cadwallon.rules.state import State

SHIFTS = (-2, -1, 1, 2)
ZERO = 10
"""Shifts are written as indices of actions, which are never negative."""


def opening_prices(s: State) -> Mapping[str, int]:
    """The price of each kind when the night begins."""
    return cast("Mapping[str, int]", s.setting.adventure.tables["opening_price"])


def highest(s: State, kind: int) -> int:
    """No price rises above this."""
    above = cast(int, s.setting.adventure.tables["price_max_above_opening"])
    return opening_prices(s)[s.setting.kinds[kind]] + above


def lowest(s: State) -> int:
    """No price falls below this."""
    return cast(int, s.setting.adventure.tables["price_min"])


def priced_kinds(s: State) -> list[int]:
    """The kinds that have a price."""
    return [s.setting.kind_index[kind] for kind in opening_prices(s)]


@custom("itinerary")
def _itinerary(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.itinerary = s.shuffled(s.setting.terrain.named_rooms)
    s.position[s.setting.heroes[0]] = s.itinerary[0]
    s.tell(log, "set_down", figure=s.name(s.setting.heroes[0]), space=s.slug(s.itinerary[0]))


@custom("prices")
def _prices(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.prices = [0] * len(s.setting.kinds)
    for kind, price in opening_prices(s).items():
        s.prices[s.setting.kind_index[kind]] = price


@custom("price_recovery")
def _recovery(s: State, use: Use, e: Effect, log: Log | None) -> None:
    for kind in priced_kinds(s):
        if not s.sold >> kind & 1 and s.prices[kind] < highest(s, kind):
            s.prices[kind] += 1
            s.tell(log, "price", kind=s.setting.kinds[kind], price=s.prices[kind])
    s.sold = 0


@custom("market_closed")
def _closed(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.position[s.setting.heroes[0]] = REMOVED
    s.tell(log, "market_closed")


@custom("sell_tokens")
def _sell(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Selling(use.figure))


class Selling(NamedTuple):
    """The thief sells treasures one after the other, at least one."""

    figure: int
    sold: int = 0

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        kinds = sorted(set(s.loads[self.figure]))
        out = [s.setting.action("sell", kind) for kind in kinds]
        return [*out, s.setting.action("done")] if self.sold and out else out

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "done":
            s.stack.pop()
            return
        kind = action.a
        seat = s.setting.owner[self.figure]
        paid = s.prices[kind] + s.setting.sale_bonus[self.figure]
        s.earn(seat, paid)
        s.banked[seat] += 1
        if kind == s.setting.ducat_chest:
            note_chest(s, seat)
        destroy(s, self.figure, kind)
        s.prices[kind] = max(lowest(s), s.prices[kind] - 1)
        s.sold |= 1 << kind
        s.stack[-1] = self._replace(sold=self.sold + 1)
        s.tell(log, "sell", figure=s.name(self.figure), kind=s.setting.kinds[kind], ducats=paid, price=s.prices[kind])


@custom("price_shift_2")
def _rumour(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Rumour(use.seat))


class Rumour(NamedTuple):
    """A player raises or lowers one price by one or two."""

    seat: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [
            s.setting.action("shift", kind, ZERO + shift)
            for kind in priced_kinds(s)
            for shift in SHIFTS
            if lowest(s) <= s.prices[kind] + shift <= highest(s, kind)
        ]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        s.prices[action.a] += action.b - ZERO
        s.tell(log, "price", kind=s.setting.kinds[action.a], price=s.prices[action.a])
