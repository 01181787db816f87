"""Adventure 2, The Ring of Assassins: bounties on marked thieves, and Isabeau's purse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cadwallon.players.minds.odds import chance_to_win

from .base import Part

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

SURVIVAL = 1.0
"""For who is still marked when the round ends."""

TOLL = 3.0
"""What Isabeau takes from who loses against her."""

STRIKE = 5
"""Somebody at most so many steps away can be attacked in one turn."""

EAGER = 0.55
"""How often who can attack a marked thief does so."""


class Assassins(Part):
    """Marks, and the woman who collects on them."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.isabeau = setting.heroes[0]
        self.bounty = setting.stat_index["bounty"]
        self.even = chance_to_win(2, 2, setting.koa)

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        if foe != self.isabeau:
            return None
        return chance * look.s.pools[0] - (1 - chance) * (TOLL + 0.8)

    def victory(self, look: Look, figure: int, foe: int) -> float:
        s = look.s
        return (s.stats[self.bounty] + SURVIVAL) * s.marks.count(foe)

    def _danger(self, s: State, owner: int, space: int) -> float:
        """The chance that a marked thief is beaten in this space before the round ends."""
        distance = self.setting.terrain.distance[space]
        order = s.order
        at = order.index(s.turn)
        for seat in order[at:]:
            if seat == owner:
                continue
            for rival in self.setting.crew[seat]:
                if s.position[rival] >= 0 and distance[s.position[rival]] <= STRIKE:
                    return EAGER * self.even
        return 0.0

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s = look.s
        if figure not in s.marks:
            return None
        number, seat = s.marks.count(figure), look.seat
        lost = s.stats[self.bounty] * 0.5 + SURVIVAL + 1.0
        return [number * (SURVIVAL - lost * self._danger(s, seat, v)) for v in spaces]
