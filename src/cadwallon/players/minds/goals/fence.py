"""Adventure 6, The Fence's Last Night: loot is sold to Sienne where she is, and next to nothing is paid outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .base import Deed, Part
from .ways import in_reach, steps_to

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.actions import Action
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

CLOSING = 7
"""The round in which she is gone."""

FLAT, CHEST = 1.0, 3.5
"""What loot brings outside: a ducat each, a chest of ducats what the die shows."""

HOPE = 0.72
"""What an unsold treasure is worth of its price as long as she is about, wherever she goes."""


class Fence(Part):
    """Sienne's rounds and prices."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.sienne = setting.heroes[0]
        ids = [extra.id for extra in setting.sheet_actions]
        self.sell = setting.action("do", ids.index("adv_06_sell"))
        near = setting.near
        self.stalls = tuple((room, *near[room]) for room in range(setting.terrain.size))
        """Where to sell when she is in a space."""
        self.flat = tuple(CHEST if kind == setting.ducat_chest else FLAT for kind in range(len(setting.kinds)))

    def price(self, kind: int, number: int) -> float | None:
        return self.flat[kind] * number

    def appraise(self, look: Look) -> None:
        """A chest is worth what Sienne will pay."""
        s = look.s
        if s.round >= CLOSING or not s.prices:
            return
        hope = HOPE * min(1.0, 0.35 + 0.2 * (CLOSING - 1 - s.round))
        for kind, price in enumerate(s.prices):
            if price:
                look.carried[kind] = max(self.flat[kind], hope * (price - 0.5 * look.held[kind]))

    def _sale(self, s: State, figure: int) -> float:
        """What all that a thief carries would bring now, more than outside."""
        total = 0.0
        sold: list[int] = []
        for kind in s.loads[figure]:
            total += max(1, s.prices[kind] - sold.count(kind)) - self.flat[kind]
            sold.append(kind)
        return max(0.0, total + len(sold) * self.setting.sale_bonus[figure])

    def _stalls(self, s: State, ahead: int) -> tuple[int, ...]:
        """Where to sell in this round or the next; where she goes then is not known before."""
        at = s.round - 1 + ahead
        if not 0 <= at < min(CLOSING - 1, len(s.itinerary)):
            return ()
        return self.stalls[s.itinerary[at]]

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s = look.s
        if not s.loads[figure] or s.round >= CLOSING or not s.round:
            return None
        sale = self._sale(s, figure)
        pace = self.setting.movement[figure]
        lay = look.eye.lay
        rounds = CLOSING - 1 - s.round
        # a turn to come in this round meets her where she is, the next one where she will be
        playing = turns > look.later
        here = steps_to(lay, self._stalls(s, 0))
        there = steps_to(lay, self._stalls(s, 1))
        vague = sale * (0.6 if rounds > 2 else 0.45 if rounds > 1 else 0.0)
        out = []
        for v in spaces:
            value = in_reach(0.97 * sale, here[v], pace, 1) if playing else 0.0
            if rounds:
                value = max(value, in_reach(0.95 * sale, there[v], pace, 1), vague)
            out.append(value)
        return out

    def sites(self, look: Look) -> Iterable[int]:
        return self._stalls(look.s, 0) if look.s.round < CLOSING else ()

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s = look.s
        if not s.loads[figure]:
            return []
        sale = self._sale(s, figure) + sum([self.flat[kind] - look.price[kind] for kind in s.loads[figure]])
        kept = sum([look.price[kind] for kind in s.loads[figure]])
        later = self.errand(look, figure, (space,), look.later)
        # what is sold is safe, and the hands are free again; missions no longer pay for it
        held = look.held[:]
        for kind in s.loads[figure]:
            held[kind] -= 1
        missions = look.prospects(look.held) - look.prospects(held)
        risk = 0.1 * kept + 0.25 * len(s.loads[figure])
        return [Deed(1, sale + risk - (later[0] if later else 0.0) - missions, self.sell)]

    def answer(self, s: State) -> Action | None:
        """Sell what is dearest first, as long as it brings more than a ducat."""
        legal = s.legal
        if legal[0].verb != "sell":
            return None
        best = max([a for a in legal if a.verb == "sell"], key=lambda a: s.prices[a.a] - self.flat[a.a])
        if legal[-1].verb == "done" and s.prices[best.a] <= self.flat[best.a]:
            return legal[-1]
        return best
