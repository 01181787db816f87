"""Adventure 14, A Duke's Ransom: coffers beside chests, and the Duke, who is bought or broken out and delivered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from .base import Deed, Part
from .ways import descent, in_reach, steps_to

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

COFFER = 3.0
"""For each coffer carried out."""

PRICE = 2
"""Coffers that buy the Duke."""

ABROAD = 11.0
"""What the Duke brings outside: two dice and four."""

GUARD = 1.0
"""The militia is grateful for the rest of the game."""

BEAST = 0.5

BREAKING = 2

HELD = 0.88
"""How often the Duke is not lost from one turn to the next."""


SHARES = (0.0, 0.45, 0.85)
"""What of a coffer is kept by who has room for so many treasures more: its chest has one, too."""

BURIED = 0.5
"""What is left of the way down where rubble lies on the stairs."""


class Ransom(Part):
    """The Duke in the catacombs."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.relic = setting.kind_index["relic"]
        self.keys = setting.kind_index["keys"]
        self.reward = cast("Sequence[int]", setting.adventure.tables["guardroom_reward"])
        ids = [extra.id for extra in setting.sheet_actions]
        number = {name.removeprefix("adv_14_"): at for at, name in enumerate(ids)}
        self.buy, self.break_out = setting.action("do", number["buy"]), setting.action("do", number["break"])
        self.deliver, self.clear = setting.action("do", number["deliver"]), setting.action("do", number["clear"])
        self.watch = tuple(sorted(setting.sheet_spaces[number["deliver"]] or ()))
        self.pace = max(1, max(setting.movement) + setting.leading_steps)

    def price(self, kind: int, number: int) -> float | None:
        return COFFER * number if kind == self.relic else None

    def _led(self, look: Look, spaces: Sequence[int], turns: int) -> list[float]:
        """What the Duke is worth to who leads him in each of these spaces."""
        s, lay, pace = look.s, look.eye.lay, self.pace
        watch = steps_to(lay, self.watch)
        last = len(self.reward)
        out_of = look.eye.lay.way_out(s)
        values = []
        for v in spaces:
            needed = max(1, -(-watch[v] // pace))
            paid = (self.reward[min(last, s.round + needed) - 1] + GUARD) * HELD**needed
            home = in_reach(ABROAD, min(98, int(out_of[v])), pace, turns)
            values.append(max(in_reach(paid, watch[v], pace, turns), home))
        return values

    def _means(self, look: Look, figure: int) -> float:
        """What going down to the Duke is worth to a thief; nothing without coffers or keys."""
        s = look.s
        if s.duke < 0 or s.led[figure]:
            return 0.0
        led = self._led(look, (s.duke,), max(0, look.later - 1))[0]
        value = 0.0
        if s.loads[figure].count(self.relic) >= PRICE:
            value = led - PRICE * COFFER
        if self.keys in s.loads[figure]:
            value = max(value, self._lucky(figure) * led - 1.0)
        return max(0.0, value - BEAST)

    def _lucky(self, figure: int) -> float:
        """The chance to break the Duke out."""
        return max(0, min(6, self.setting.mind[figure] - 1)) / 6

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        beside, chests = s.beside, s.chests
        for at, space in enumerate(lay.spots):
            if beside[space] >= 0 and chests[space]:
                pulls[at] += COFFER

    def find(self, look: Look, space: int, room: int) -> float:
        if look.s.beside[space] < 0:
            return 0.0
        return COFFER * (SHARES[max(0, min(2, room))] - look.eye.weights.reach)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s = look.s
        if s.led[figure]:
            return self._led(look, spaces, turns)
        gain = 0.8 * self._means(look, figure) if s.loads[figure] else 0.0
        if not gain:
            return None
        stairs = s.stairs
        if not stairs:
            gain *= BURIED
            stairs = sum([1 << room for room in self.setting.terrain.rooms if s.ground[room]])
        down = descent(look.eye.lay, stairs)
        pace = self.setting.movement[figure]
        return [in_reach(gain, 0 if v == s.duke else down[v], pace, turns) for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        s = look.s
        out = [room for room in self.setting.terrain.rooms if s.ground[room]]
        if s.duke >= 0:
            out.append(s.duke)
        elif any(map(s.led.__getitem__, self.setting.crew[look.seat])):
            out += self.watch
        return out

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s = look.s
        out = []
        kept = self.errand(look, figure, (space,), look.later)
        now = kept[0] if kept else 0.0
        if s.led[figure]:
            if space in self.watch:
                out.append(Deed(1, self.reward[s.round - 1] + GUARD - now, self.deliver))
            return out
        if space == s.duke:
            led = self._led(look, (space,), look.later)[0]
            fear = BEAST if s.position[figure] < self.setting.terrain.main else 0.0
            if s.loads[figure].count(self.relic) >= PRICE:
                out.append(Deed(1, led - PRICE * look.price[self.relic] - now - fear, self.buy))
            if self.keys in s.loads[figure]:
                chance = self._lucky(figure)
                out.append(Deed(BREAKING, chance * (led - now) - (1 - chance) - fear, self.break_out))
        if s.ground[space]:
            way = 1.0 if s.stairs else 1.3 + now * (1 - BURIED)
            out.append(Deed(1, way * min(6, self.setting.mind[figure]) / 6, self.clear))
        return out

    def leave(self, look: Look, figure: int) -> float:
        return ABROAD if look.s.led[figure] else 0.0

    def victory(self, look: Look, figure: int, foe: int) -> float:
        return 8.0 if look.s.led[foe] else 0.0
