"""Adventure 1, The Duke's Treasure: the coffers in the Treasury, for who has keys and a scroll."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .base import Deed, Part
from .ways import in_reach, steps_to

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting

LIFE = 4.0
"""What a thief is worth who might be lost: three ducats in the end, and what he would still have done."""

PRICE = 2


class Robbery(Part):
    """Keys and a scroll for the Duke's treasure, at the risk of the thief."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.treasury = setting.terrain.role["treasury"]
        self.keys, self.scroll = setting.kind_index["keys"], setting.kind_index["scroll"]
        self.rob = setting.action("do", 0)

    def _gain(self, look: Look, figure: int) -> float:
        """What it is worth to a thief to try; next to nothing if he has not what it takes."""
        s = look.s
        if self.keys not in s.loads[figure] or not look.held[self.scroll]:
            return 0.0
        chance = min(6, self.setting.mind[figure]) / 6
        spent = look.price[self.keys] + look.price[self.scroll]
        lost = LIFE * min(1.0, (1 + look.later) / 3) + look.loot_of(figure)
        return max(0.0, chance * (s.pools[0] - spent) - (1 - chance) * lost)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        gain = 0.7 * self._gain(look, figure)
        if not gain:
            return None
        steps = steps_to(look.eye.lay, (self.treasury,))
        pace = self.setting.movement[figure]
        return [in_reach(gain, steps[v], pace, turns) for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        return (self.treasury,) if look.held[self.keys] and look.held[self.scroll] else ()

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        gain = self._gain(look, figure)
        return [Deed(PRICE, gain * (0.3 if look.later else 1.0), self.rob)] if gain else []
