"""Adventure 3, Night of the Long Cutlasses: what gems are worth, and the Guild of Jewelers that hunts for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cadwallon.rules.setting import MILITIA

from .base import Deed, Part

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

FOR_A_GEM, FOR_LOOT, FROM_EMPTY = 3.0, 1.0, 2.0
"""What the Guild takes from a beaten thief: the first that applies."""

LEFT = 2.0
"""For each gem that never leaves the district."""

SCENT = 0.8
"""How strongly prey is felt with every step further away."""

STRIKE_BACK = 2.0

EMPTY_HANDED, BURDENED = 1.0, 1.6


class Guild(Part):
    """Gems: two ducats more for thieves who carry them out; the Guild wants them back."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.gems = setting.gem_kinds
        self.scent = tuple(SCENT**steps for steps in range(100))
        self.lock = tuple(setting.action("do", 0, kind) for kind in range(len(setting.kinds)))

    def price(self, kind: int, number: int) -> float | None:
        if kind not in self.gems:
            return None
        values = self.setting.values[kind]
        step = values[-1] - values[-2] if len(values) > 1 else values[-1]
        usual = values[number - 1] if number <= len(values) else values[-1] + step * (number - len(values))
        return usual + 2.0 * number

    def _prey(self, s: State, figure: int) -> float:
        """What beating this thief brings the Guild."""
        load = s.loads[figure]
        if any(kind in self.gems for kind in load):
            return FOR_A_GEM
        return FOR_LOOT if load else min(FROM_EMPTY, s.ducats[self.setting.owner[figure]])

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        s, setting = look.s, self.setting
        if look.seat == setting.guild:
            hurt = BURDENED if s.loads[foe] else EMPTY_HANDED
            return chance * (self._prey(s, foe) + hurt) - (1 - chance) * STRIKE_BACK
        if setting.owner[foe] != setting.guild:
            return None
        mine = [look.price[kind] + (FOR_A_GEM if kind in self.gems else 0) for kind in s.loads[figure]]
        return chance * STRIKE_BACK * 1.3 - (1 - chance) * (max(mine, default=STRIKE_BACK) + 0.8)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        """For the Guild only: how good each space is for hunting."""
        s, setting = look.s, self.setting
        if look.seat != setting.guild:
            return None
        if not turns:
            return [0.0] * len(spaces)
        scent, distance = self.scent, setting.terrain.distance
        prey = [
            (distance[s.position[thief]], self._prey(s, thief) + 0.5)
            for crew in setting.crew
            if crew is not setting.crew[setting.guild]
            for thief in crew
            if s.position[thief] >= 0
        ]
        return [0.3 * sum([worth * scent[row[v]] for row, worth in prey]) for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        if look.seat != self.setting.guild:
            return ()
        chests = look.s.chests
        return [room for room in self.setting.terrain.rooms if chests[room] and not all(t & 1 for t in chests[room])]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        """Double locks: gems pay, and what is locked twice is opened late or never."""
        if self.setting.species[figure] == MILITIA:
            return []
        kinds = sorted({token >> 1 for token in look.s.chests[space] if not token & 1})
        return [Deed(1, 1.5 if kind in self.gems else 0.35, self.lock[kind]) for kind in kinds]

    def bonus(self, look: Look, turns: int) -> float:
        s, setting, gems = look.s, self.setting, self.gems
        if look.seat != setting.guild:
            return 0.0
        lying = sum([token >> 1 in gems for room in setting.terrain.rooms for token in s.chests[room]])
        borne = sum([kind in gems for f, load in enumerate(s.loads) if load and s.position[f] >= 0 for kind in load])
        sure = 1 / (1 + 0.25 * turns)
        return LEFT * (lying * (0.3 + 0.7 * sure) + borne * sure * 0.5)
