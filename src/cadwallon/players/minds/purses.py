"""Keeping count of the rivals' ducats, as an attentive player at the table does.

Views do not tell them, but they tell what everybody has seen: who carries what, which chests are gone, which missions
were used. Small sums (fines, what a fight brings to who takes no treasure) are not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.rules.setting import OUTSIDE

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.state import State

PURSE, CHEST = 4.5, 6.5
"""What a purse brings on average with the ducat for its chest, and a chest full of ducats that is carried out."""

BLUR = 2.0
"""How far a count may be off, in ducats, for every square root of a round."""

OTHERWISE = {1: -1.2, 2: 1.3, 4: -0.7, 5: -0.8, 6: -1.0, 7: -0.4, 9: 0.7, 10: 0.5, 11: 0.4, 12: 0.8, 13: 0.5, 14: 0.4}
"""What a gang gains or loses in a round by what is not counted, by the number of the adventure; in 78 games."""


class Purses:
    """What each gang has, counted from the views of one seat."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._before: State | None = None
        self._count: list[float] | None = None

    def see(self, eye: Eye, known: State) -> None:
        """Look at the table again: what has changed has been paid for."""
        before, self._before = self._before, known
        if before is None:
            # who comes late has no count
            self._count = [0.0] * known.setting.seats if known.round <= 1 else None
            return
        if self._count is None or before.setting is not known.setting:
            return
        actors = self._actors(before, known)
        if actors:
            self._chests(before, known, actors)
            self._missions(eye, before, known, actors)
            self._leavers(before, known, actors)
            if before.prices:
                self._sales(before, known, actors)

    def guess(self, luck: Random) -> list[int] | None:
        """What everybody may have; None if nobody has counted."""
        if self._count is None or self._before is None:
            return None
        rounds = max(1, self._before.round)
        other = OTHERWISE.get(self._before.setting.adventure.number, 0.0) * rounds
        return [max(0, round(luck.gauss(count + other, BLUR * rounds**0.5))) for count in self._count]

    def _actors(self, before: State, known: State) -> list[int]:
        """The rivals who have had a turn, or a part of one, since the last look."""
        order = known.order
        if (before.round, before.turn) == (known.round, known.turn):
            turns = [known.turn]
        else:
            first, last = order.index(before.turn), order.index(known.turn)
            steps = (last - first) % len(order) or len(order)
            turns = [order[(first + step) % len(order)] for step in range(steps + 1)]
        return [seat for seat in dict.fromkeys(turns) if seat != self._seat]

    def _pay(self, seats: Sequence[int], ducats: float) -> None:
        assert self._count is not None
        for seat in seats:
            self._count[seat] += ducats / len(seats)

    def _chests(self, before: State, known: State, actors: list[int]) -> None:
        """O-4, O-5: chests that were opened."""
        gone = _in_rooms(before) - _in_rooms(known)
        for kind, number in gone.items():
            if kind == known.setting.purse:
                self._pay(actors, PURSE * number)
                continue
            takers = [seat for seat in actors if _carried(known, seat)[kind] > _carried(before, seat)[kind]]
            if takers:
                self._pay(takers, float(number))

    def _missions(self, eye: Eye, before: State, known: State, actors: list[int]) -> None:
        """N-2: missions that were used, by whoever could have earned most with them."""
        setting = known.setting
        for mission in known.mission_discard[len(before.mission_discard) :]:
            kind = setting.mission_kind[mission]
            pays = []
            for seat in actors:
                number = max(_on_board(before, seat)[kind], _on_board(known, seat)[kind])
                pays.append((eye.pay[kind][number] + setting.missions[mission].bonus * number, seat))
            ducats, seat = max(pays)
            self._pay([seat], ducats)

    def _leavers(self, before: State, known: State, actors: list[int]) -> None:
        """O-6: chests full of ducats that were carried out."""
        setting = known.setting
        for seat in actors:
            for figure in setting.crew[seat]:
                if before.position[figure] >= 0 and known.position[figure] == OUTSIDE:
                    self._pay([seat], CHEST * before.loads[figure].count(setting.ducat_chest))


    def _sales(self, before: State, known: State, actors: list[int]) -> None:
        """Adventure 6: treasures that were sold, at the price that was asked."""
        for seat in actors:
            for kind, number in (_on_board(before, seat) - _carried(known, seat)).items():
                self._pay([seat], float(before.prices[kind]) * number)


def _in_rooms(s: State) -> Counter[int]:
    return Counter(token >> 1 for tokens in s.chests for token in tokens)


def _carried(s: State, seat: int) -> Counter[int]:
    return Counter(kind for figure in s.setting.crew[seat] for kind in s.loads[figure])


def _on_board(s: State, seat: int) -> Counter[int]:
    return Counter(kind for figure in s.setting.crew[seat] if s.position[figure] >= 0 for kind in s.loads[figure])
