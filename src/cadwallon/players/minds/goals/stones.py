"""Adventure 11, Stones upon the Stair: staircases are walled up for pay, torn open and walled up again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cadwallon.players.minds.odds import chance_to_win
from cadwallon.rules.setting import ZOMBIE

from .base import Deed, Part
from .ways import heads

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

PAID, KEPT = 4.0, 1.0
"""For the first wall of a gang on a staircase, and for each wall that stands in the end."""

EFFORT = 0.8
"""A wall does the rivals good, too: no zombies come up, and nobody pays for open stairs in the end."""

NEAR = 0.3
"""How much of a wall's worth draws thieves to a staircase."""

HEAD_MONEY, WOUND = 1.0, 2.4

PRICE = 2


class Stones(Part):
    """Walls on staircases, and the zombies that climb up where there are none."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        ids = [extra.id for extra in setting.sheet_actions]
        self.seal = setting.action("do", ids.index("adv_11_seal"))
        self.combat = setting.stat_index["zombie_combat"]
        self.rooms = setting.terrain.rooms

    def _wall(self, s: State, seat: int, room: int) -> float:
        """What a wall there would bring a gang."""
        paid = s.paid_walls >> seat * self.setting.terrain.size + room & 1
        return KEPT if paid else PAID + KEPT

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        if s.supply:
            for at in heads(lay, s.stairs):
                pulls[at] += NEAR * self._wall(s, seat, lay.spots[at])

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        setting = self.setting
        if setting.species[foe] != ZOMBIE:
            return None
        won = 1 - chance_to_win(look.s.stats[self.combat], setting.combat[figure], setting.koa)
        return won * HEAD_MONEY - (1 - won) * WOUND

    def sites(self, look: Look) -> Iterable[int]:
        s = look.s
        return [room for room in self.rooms if s.stairs >> room & 1]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s, seat = look.s, look.seat
        reach = look.eye.weights.reach
        worth = self._wall(s, seat, space)
        if s.stairs >> space & 1:
            if not s.supply:
                return []
            chance = min(6, self.setting.mind[figure]) / 6
            return [Deed(PRICE, chance * EFFORT * worth - reach * NEAR * worth, self.seal)]
        return []

    def bonus(self, look: Look, turns: int) -> float:
        s = look.s
        return 0.9 * s.ground.count(look.seat + 1) - 0.8 * s.stairs.bit_count()
