"""Adventure 4, The King of Ashes: zombies are cut down for pay, or all laid to rest at once with a scroll."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cadwallon.players.minds.odds import chance_to_win
from cadwallon.rules.setting import ZOMBIE

from .base import Deed, Part
from .ways import in_reach, steps_to

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

HEAD_MONEY = 2.0
"""For a zombie that was attacked and beaten."""

POINT = 0.75
"""What an action point less in every turn to come costs a turn."""

PRICE = 2

SUPPLY = 10


class Graves(Part):
    """Zombies: every one lying down pays who laid it down."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.laboratory = setting.terrain.role["laboratory"]
        self.scroll = setting.kind_index["scroll"]
        self.rest = setting.action("do", 0)
        self.combat = setting.stat_index["zombie_combat"]

    def _up(self, s: State) -> int:
        """Zombies on the board."""
        position = s.position
        return sum([position[zombie] >= 0 for zombie in self.setting.zombies])

    def _gain(self, look: Look, figure: int, zombies: int) -> float:
        """What it is worth to read the scroll over so many zombies."""
        chance = min(6, self.setting.mind[figure]) / 6
        return max(0.0, chance * (zombies - look.price[self.scroll]))

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        setting = self.setting
        if setting.species[foe] != ZOMBIE:
            return None
        won = 1 - chance_to_win(look.s.stats[self.combat], setting.combat[figure], setting.koa)
        return won * HEAD_MONEY - (1 - won) * (0.5 + POINT * look.later)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s = look.s
        if self.scroll not in s.loads[figure] or not turns:
            return None
        soon = min(SUPPLY, self._up(s) + self.setting.seats)
        gain = 0.6 * self._gain(look, figure, soon)
        steps = steps_to(look.eye.lay, (self.laboratory,))
        pace = self.setting.movement[figure]
        return [in_reach(gain, steps[v], pace, turns) for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        return (self.laboratory,) if look.held[self.scroll] else ()

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        if self.scroll not in look.s.loads[figure]:
            return []
        gain = self._gain(look, figure, self._up(look.s))
        later = self.errand(look, figure, (space,), look.later)
        return [Deed(PRICE, gain - (0.67 * later[0] if later else 0.0), self.rest)]

    def bonus(self, look: Look, turns: int) -> float:
        return POINT * turns * (look.s.allowance[look.seat] - 7)
