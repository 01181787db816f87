"""Adventure 7, Fire in the Fief: fires are put out for pay, and chests are saved from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .base import Deed, Part

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

PAID = 3.0
"""For each fire put out."""

MOST, SHARED = 5.0, 2.0
"""For who put out most of them in the end, and if several did."""

SINGED = 0.9
"""What it costs to end a turn in a burning room."""

DOOMED = 0.5
"""What is left of the worth of a chest in a fire: it may be burned before anybody comes."""


class Fire(Part):
    """Burning rooms."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.put_out = setting.action("do", 0)
        self.counter = setting.counter_index["fires_put_out"] * setting.seats

    def _credit(self, s: State, seat: int, turns: int, more: int = 0) -> float:
        """What the prize for most fires is worth to a gang that puts out so many more."""
        counts = s.counters[self.counter : self.counter + self.setting.seats]
        own = counts[seat] + more
        lead = own - max(counts[:seat] + counts[seat + 1 :])
        if not turns:
            return MOST if lead > 0 else SHARED if own and not lead else 0.0
        return MOST * min(0.95, max(0.05, 0.45 + 0.35 * lead / (1 + 0.3 * turns)))

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        ground = s.ground
        own_turn = s.turn == seat
        for at, space in enumerate(lay.spots):
            if ground[space]:
                if not own_turn:
                    pulls[at] *= DOOMED
                pulls[at] += 2.0

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        ground = look.s.ground
        return [-SINGED if ground[v] else 0.0 for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        return [room for room in self.setting.terrain.rooms if look.s.ground[room]]

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s, seat = look.s, look.seat
        turns = look.later + look.tempo
        credit = self._credit(s, seat, turns, 1) - self._credit(s, seat, turns)
        chance = min(6, self.setting.mind[figure]) / 6
        gain = PAID + credit + SINGED - 2.0 * look.eye.weights.reach
        return [Deed(1, chance * gain, self.put_out)]

    def bonus(self, look: Look, turns: int) -> float:
        return self._credit(look.s, look.seat, turns)
