"""Adventure 10, The Twelve Relics: sets of different relics, carried out or given to the altar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from .base import Deed, Part
from .ways import drawn_down

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.actions import Action
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

OFFERED = 4.0
"""What the altar gives for each."""

HOPED = 0.75
"""Relics still to be found make those in hand worth more than they bring now."""


SHARES = (0.1, 0.5, 0.85)
"""What of a relic is kept by who has room for so many treasures more: its chest has one, too."""


class Twelve(Part):
    """Relics of four kinds, beside chests."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        table = cast("Sequence[int]", setting.adventure.tables["set_value"])
        self.sets = (0, *table)
        """What sets of so many different relics bring."""
        self.kinds = tuple(sorted(kind for kind in setting.relic_kinds if setting.kinds[kind] != "relic"))
        self.rooms = setting.terrain.rooms
        self.altar = setting.terrain.role["holy_altar"]
        self.urn = setting.kind_index["urn"]
        self.offer = setting.action("do", 0)

    def price(self, kind: int, number: int) -> float | None:
        return 3.0 * number if kind in self.kinds else None

    def appraise(self, look: Look) -> None:
        each, more = worth_of(self.sets, tuple([look.loot[kind] for kind in self.kinds]))
        hope = HOPED * min(1.0, look.later / 4)
        for kind, further in zip(self.kinds, more, strict=True):
            look.price[kind] = each + hope
            look.carried[kind] = further + hope

    def _find(self, look: Look, space: int) -> float:
        relic = look.s.beside[space]
        if relic < 0:
            return 0.0
        if relic & 1:
            return look.carried[relic >> 1]
        return sum([look.carried[kind] for kind in self.kinds]) / len(self.kinds)

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        beside, chests = s.beside, s.chests
        for at, space in enumerate(lay.spots):
            if beside[space] >= 0 and chests[space]:
                pulls[at] += 3.0

    def find(self, look: Look, space: int, room: int) -> float:
        if look.s.beside[space] < 0:
            return 0.0
        share = SHARES[max(0, min(2, room))]
        return share * self._find(look, space) - 3.0 * look.eye.weights.reach

    def _dear(self, look: Look, figure: int) -> float:
        """What the altar would give for a thief's relics, more than they are worth to him: each is worth the same."""
        more = OFFERED - 0.9 * look.price[self.urn]
        return more * sum([kind in self.kinds for kind in look.s.loads[figure]]) if more > 0 else 0.0

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s = look.s
        if not s.stairs:
            return None
        gain = 0.5 * self._dear(look, figure)
        if not gain:
            return None
        felt = drawn_down(look.eye.lay, s.stairs, self.altar, gain, 0.0, self.setting.movement[figure], turns)
        return [felt[v] for v in spaces]

    def sites(self, look: Look) -> Iterable[int]:
        return (self.altar,)

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        if space != self.altar:
            return []
        gain = self._dear(look, figure)
        return [Deed(1, gain, self.offer)] if gain else []

    def bonus(self, look: Look, turns: int) -> float:
        """The urn costs a card every turn."""
        return -look.eye.weights.card * 2 * turns if look.held[self.urn] else 0.0

    def answer(self, s: State) -> Action | None:
        """At the altar: everything."""
        legal = s.legal
        return legal[0] if legal[0].verb == "offer" else None


@lru_cache(maxsize=1024)
def worth_of(sets: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[float, tuple[float, ...]]:
    """What each of so many relics of each kind brings on average, and what one more of each kind would."""

    def total(owned: Sequence[int]) -> int:
        return sum([sets[sum([number > nth for number in owned])] for nth in range(max(owned))])

    now = total(numbers)
    more = [total([*numbers[:at], numbers[at] + 1, *numbers[at + 1 :]]) - now for at in range(len(numbers))]
    return now / max(1, sum(numbers)), tuple([float(further) for further in more])
