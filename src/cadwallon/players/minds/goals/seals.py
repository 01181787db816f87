"""Adventure 9, The Awakening of Sophet Drahas: seals below are broken, and the relics carried out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .base import Deed, Part
from .ways import heads

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

RELIC = 4.0
"""For each relic carried out."""

BROKEN = 2.0
"""For breaking a seal."""

MOST, SHARED = 4.0, 2.0
"""For who broke most of them, and if several did."""

BEAST = 0.5
"""What going down costs on average: the Cyclops may come."""


class Seals(Part):
    """Five seals in five rooms below."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.chambers = setting.terrain.chambers
        self.relic = setting.kind_index["relic"]
        ids = [extra.id for extra in setting.sheet_actions]
        self.break_seal = setting.action("do", ids.index("adv_09_break_seal"))
        self.clear = setting.action("do", ids.index("adv_09_clear"))
        self.counter = setting.counter_index["seals_broken"] * setting.seats

    def price(self, kind: int, number: int) -> float | None:
        return RELIC * number if kind == self.relic else None

    def _credit(self, s: State, seat: int, turns: int, more: int = 0) -> float:
        """What the prize for most seals is worth to a gang that breaks so many more."""
        counts = s.counters[self.counter : self.counter + self.setting.seats]
        own = counts[seat] + more
        lead = own - max(counts[:seat] + counts[seat + 1 :])
        left = sum([s.beside[room] >= 0 for room in self.chambers]) - more
        if not turns or lead > left:
            return MOST if lead > 0 else SHARED if own and not lead else 0.0
        return MOST * min(0.95, max(0.05, 0.45 + 0.3 * lead))

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        seals = sum([s.beside[room] >= 0 for room in self.chambers]) if s.stairs else 0
        if seals:
            for at in heads(lay, s.stairs):
                pulls[at] += RELIC + BROKEN + 0.5 * seals

    def sites(self, look: Look) -> Iterable[int]:
        s = look.s
        rooms = [room for room in self.chambers if s.beside[room] >= 0] if s.stairs else []
        beside = [v for space in s.blocked for v in self.setting.near[space]]
        here = [s.position[figure] for figure in self.setting.crew[look.seat]]
        return [*rooms, *beside, *here]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s = look.s
        if space < self.setting.terrain.main:
            if not s.blocked or self.setting.near_set[space].isdisjoint(s.blocked):
                return []
            return [Deed(1, 0.9 * min(6, self.setting.mind[figure]) / 6, self.clear)]
        if s.beside[space] < 0:
            return []
        turns = look.later + look.tempo
        home = look.chance(figure, look.later)[space]
        credit = self._credit(s, look.seat, turns, 1) - self._credit(s, look.seat, turns)
        learnt = look.eye.weights.experience * min(1.0, look.later / 3)
        gain = BROKEN + learnt + RELIC * home + credit
        if s.position[figure] < self.setting.terrain.main:
            gain -= BEAST
        return [Deed(1, gain, self.break_seal)]

    def bonus(self, look: Look, turns: int) -> float:
        return self._credit(look.s, look.seat, turns)
