"""K: what can be had below: the altar, the tome, the Treasure Room, prisoners' loot, and a way out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cadwallon.rules.entering import LOOT_SHIFT
from cadwallon.rules.reach import helped

from .base import Deed, Part
from .ways import drawn_down, heads

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

GEM = 6.0
"""K-12: what the altar pays for a magic gem."""

BEAST = 0.5
"""Y-1: going down wakes the Cyclops, and one time in six it comes."""

MAULED = 1.8
"""What it costs to be beaten by it and thrown in prison."""

TOME_CARDS, CHOSEN, SCRAPS = 3, 1.4, 2
"""K-13: cards of one's choice are worth so much more than others."""

RICHES, ALIVE = 10.5, 5 / 9
"""K-14: three different dice, and how often they are different."""

TUNNEL_SAFE, TUNNEL_ROBBED, TUNNEL_LOST = 1 / 2, 1 / 3, 1 / 6
"""K-11: out with everything, or without two treasures, or never seen again."""

ON_THE_WAY = 0.75
"""What a gem is worth to its bearer of what the altar pays."""

CURIOUS = 1.6
"""What an open staircase is worth to go to."""

UNSEEN = 0.15
"""The chance to find stairs for a gem before any are open."""


class Catacombs(Part):
    """The rooms to which staircases lead."""

    verbs = frozenset({"pray", "read", "loot", "tunnel", "torture"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        terrain = setting.terrain
        role = terrain.role
        self.main = terrain.main
        self.altar, self.tunnel = role["holy_altar"], role["tunnel"]
        self.tome, self.treasure, self.rack = role["scriptorium"], role["treasure_room"], role["torture_chamber"]
        self.gem = setting.magic_gem
        self.doings = {
            self.altar: self._pray,
            self.tunnel: self._leave,
            self.tome: self._read,
            self.treasure: self._loot,
            self.rack: self._torture,
        }
        self.pray, self.read = setting.action("pray"), setting.action("read")
        self.loot, self.escape = setting.action("loot"), setting.action("tunnel")

    # -- treasures ---------------------------------------------------------------------------
    def price(self, kind: int, number: int) -> float | None:
        return 0.0 if kind == self.gem else None

    def appraise(self, look: Look) -> None:
        """E-1: a gem is worth something to who can still get it to the altar."""
        if look.later:
            hope = 0.6 if look.s.stairs else UNSEEN
            look.at_once[self.gem] += GEM * hope * min(1.0, look.later / 3)

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        if s.stairs:
            for at in heads(lay, s.stairs):
                pulls[at] += CURIOUS

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s = look.s
        gems = s.loads[figure].count(self.gem)
        if not gems or not turns:
            return None
        worth = ON_THE_WAY * GEM * gems
        least = UNSEEN * worth if turns > 1 else 0.0
        pace = self.setting.movement[figure]
        felt = drawn_down(look.eye.lay, s.stairs, self.altar, worth, least, pace, turns)
        return [felt[v] for v in spaces]

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        """Y-3: it must be beaten twice."""
        return -MAULED * (1 - chance * chance) if foe == self.setting.cyclops else None

    # -- rooms -------------------------------------------------------------------------------
    def sites(self, look: Look) -> Iterable[int]:
        s = look.s
        if s.stairs:
            return self.doings
        main = self.main
        return [s.position[figure] for figure in self.setting.crew[look.seat] if s.position[figure] >= main]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        doing = self.doings.get(space)
        if doing is None:
            return []
        found = doing(look, figure)
        if look.s.position[figure] < self.main:
            return [deed._replace(gain=deed.gain - BEAST) for deed in found]
        return found

    def _pray(self, look: Look, figure: int) -> list[Deed]:
        gems = look.s.loads[figure].count(self.gem)
        if not gems:
            return []
        kept = self.errand(look, figure, (self.altar,), look.later)
        return [Deed(1, GEM * gems - (kept[0] if kept else 0.0), self.pray)]

    def _read(self, look: Look, figure: int) -> list[Deed]:
        s, weights = look.s, look.eye.weights
        if s.visits >> figure & 1 and s.position[figure] == self.tome:
            return []
        card = weights.card * min(4, look.later)
        chance = min(6, self.setting.mind[figure]) / 6
        learnt = weights.experience * min(1.0, look.later / 3) + min(TOME_CARDS, len(s.discard)) * CHOSEN * card
        return [Deed(1, chance * learnt + (1 - chance) * SCRAPS * card, self.read)]

    def _loot(self, look: Look, figure: int) -> list[Deed]:
        s = look.s
        below = s.position[figure] == self.treasure
        if (below and s.visits >> figure + LOOT_SHIFT & 1) or (not below and not helped(s, figure)):
            return []
        load = look.loot_of(figure)
        life = look.thief(figure, self.treasure, load, 3 - len(s.loads[figure]), look.later)
        lost = life + look.eye.grief[look.seat]
        return [Deed(1, ALIVE * RICHES - (1 - ALIVE) * lost, self.loot)]

    def _torture(self, look: Look, figure: int) -> list[Deed]:
        s, setting = look.s, self.setting
        out = []
        for victim, space in enumerate(s.position):
            if space == setting.prison and s.loads[victim] and setting.owner[victim] != look.seat:
                kind = max(s.loads[victim], key=lambda k: look.at_once[k] + look.carried[k])
                gain = look.at_once[kind] - 1 + 0.8 * look.carried[kind]
                out.append(Deed(1, 1.5 * gain, setting.action("torture", victim, kind)))
        return out

    def _through(self, look: Look, figure: int) -> float:
        """What a thief is worth who goes through the Tunnel."""
        prices = sorted([look.price[kind] for kind in look.s.loads[figure]])
        risk = TUNNEL_LOST * look.eye.fine[look.seat]
        return TUNNEL_SAFE * sum(prices) + TUNNEL_ROBBED * sum(prices[2:]) - risk

    def _leave(self, look: Look, figure: int) -> list[Deed]:
        s = look.s
        if not s.alarm:
            return []
        load = look.loot_of(figure)
        stay = look.thief(figure, self.tunnel, load, 3 - len(s.loads[figure]), look.later)
        held = look.held[:]
        for kind in s.loads[figure]:
            held[kind] -= 1
        missions = look.prospects(look.held) - look.prospects(held)
        return [Deed(1, self._through(look, figure) - stay - missions, self.escape)]
