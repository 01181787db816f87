"""Adventure 13, The Festival of Ashes: treasure for the pyre, and revellers with purses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, cast

from .base import Deed, Part
from .ways import in_reach, steps_to

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

JUDGED = 7
"""The round in which the prizes are given."""

POCKET = 2.0


class Festival(Part):
    """Prizes for what was burned, and pockets to pick."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        tables = setting.adventure.tables
        offering = cast("Mapping[str, int]", tables["offering"])
        self.points = tuple(offering.get(kind, 0) for kind in setting.kinds)
        rows = cast("Sequence[Mapping[str, object]]", tables["prizes"])
        row = next(row for row in rows if row["players"] == setting.seats)
        self.prizes = tuple(cast("Sequence[int]", row["prize"]))
        self.counter = setting.counter_index["offering_points"] * setting.seats
        ids = [extra.id for extra in setting.sheet_actions]
        self.burn = setting.action("do", ids.index("adv_13_burn"))
        self.pick = setting.action("do", ids.index("adv_13_pick_pocket"))
        self.pentacles = setting.terrain.pentacles
        self.streets = setting.terrain.streets

    def _prize(self, s: State, seat: int, more: int = 0) -> float:
        """The prize that a gang with so many more points may expect."""
        if s.round >= JUDGED:
            return 0.0
        counts = s.counters[self.counter : self.counter + self.setting.seats]
        own = counts.pop(seat) + more
        return expected(self.prizes, own, tuple(counts), JUDGED - 1 - s.round)

    def _best(self, look: Look, figure: int) -> float:
        """The most that burning some of a thief's treasures brings."""
        s, seat = look.s, look.seat
        if s.round >= JUDGED:
            return 0.0
        points, price = self.points, look.price
        card = look.eye.weights.card * min(4, look.later)
        load = sorted(s.loads[figure], key=lambda kind: price[kind] - points[kind])
        now = self._prize(s, seat)
        best, spent, given = 0.0, 0.0, 0
        for kind in load:
            spent += 0.9 * price[kind] - card
            given += points[kind]
            best = max(best, self._prize(s, seat, given) - now - spent)
        return best

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        if not look.s.loads[figure] or look.s.round >= JUDGED - 1:
            return None
        gain = 0.5 * self._best(look, figure)
        if gain <= 0:
            return None
        steps = steps_to(look.eye.lay, self.pentacles)
        pace = self.setting.movement[figure]
        turns = min(turns, JUDGED - 1 - look.s.round)
        return [in_reach(gain, steps[v], pace, turns) for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        ground = look.s.ground
        crowd = [street for street in self.streets if ground[street]]
        return crowd if look.s.round >= JUDGED else [*crowd, *self.pentacles]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s = look.s
        out = []
        if s.ground[space]:
            out.append(Deed(1, POCKET * min(6, self.setting.mind[figure]) / 6, self.pick))
        if s.loads[figure] and s.round < JUDGED and space in self.pentacles:
            gain = self._best(look, figure)
            if gain > 0:
                out.append(Deed(1, gain, self.burn))
        return out

    def bonus(self, look: Look, turns: int) -> float:
        return self._prize(look.s, look.seat)


@lru_cache(maxsize=4096)
def expected(prizes: tuple[int, ...], own: int, others: tuple[int, ...], rounds: int) -> float:
    """The prize to be expected with so many points against those of others, so many rounds before the judgement."""
    spread = 0.7 + 0.8 * rounds
    place = sum([1 / (1 + exp((own - other) / spread)) for other in others])
    low = int(place)
    part = place - low
    prize = prizes[low] * (1 - part) + prizes[min(low + 1, len(prizes) - 1)] * part
    return prize if own else prize * min(0.8, 0.25 * rounds)
