"""Adventure 11, Stones upon the Stair: staircases are walled up for pay, torn open and walled up again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cadwallon.players.minds.odds import chance_to_win
from cadwallon.rules.setting import ZOMBIE

from .base import Deed, Part

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

PAID, KEPT = 4.0, 1.0
"""For the first wall of a gang on a staircase, and for each wall that stands in the end."""

TORN = 0.45
"""What tearing down a rival's wall is worth of the wall that can then be built."""

HEAD_MONEY, WOUND = 1.0, 1.6

PRICE = 2


class Stones(Part):
    """Walls on staircases, and the zombies that climb up where there are none."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        ids = [extra.id for extra in setting.sheet_actions]
        self.seal = setting.action("do", ids.index("adv_11_seal"))
        self.open = setting.action("do", ids.index("adv_11_open"))
        self.combat = setting.stat_index["zombie_combat"]
        self.rooms = setting.terrain.rooms

    def _wall(self, s: State, seat: int, room: int) -> float:
        """What a wall there would bring a gang."""
        paid = s.paid_walls >> seat * self.setting.terrain.size + room & 1
        return KEPT if paid else PAID + KEPT

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        stairs, ground = s.stairs, s.ground
        for at, space in enumerate(lay.spots):
            if stairs >> space & 1:
                pulls[at] += 0.67 * self._wall(s, seat, space) if s.supply else 0.0
            elif ground[space] and ground[space] != seat + 1:
                pulls[at] += TORN * (self._wall(s, seat, space) - KEPT)

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        setting = self.setting
        if setting.species[foe] != ZOMBIE:
            return None
        won = 1 - chance_to_win(look.s.stats[self.combat], setting.combat[figure], setting.koa)
        return won * HEAD_MONEY - (1 - won) * WOUND

    def sites(self, look: Look) -> Iterable[int]:
        s = look.s
        return [room for room in self.rooms if s.stairs >> room & 1 or s.ground[room]]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s, seat = look.s, look.seat
        reach = look.eye.weights.reach
        worth = self._wall(s, seat, space)
        if s.stairs >> space & 1:
            if not s.supply:
                return []
            chance = min(6, self.setting.mind[figure]) / 6
            return [Deed(PRICE, chance * (worth - reach * 0.67 * worth), self.seal)]
        if s.ground[space] and s.ground[space] != seat + 1 and look.later:
            # the rival's wall is worth a ducat to him; the next wall here is ours
            return [Deed(PRICE, TORN * (worth - KEPT) + 0.5, self.open)]
        return []

    def bonus(self, look: Look, turns: int) -> float:
        s = look.s
        return 0.9 * s.ground.count(look.seat + 1) - 0.8 * s.stairs.bit_count()
