"""Chances of fights by numbers of dice alone, as tables: quick enough for every position of a search."""

from __future__ import annotations

from functools import cache
from itertools import product

MOST = 6
"""Dice beyond this number change next to nothing."""


@cache
def chance_to_win(attack: int, defence: int, by_sums: bool) -> float:
    """The attacker's chance with so many dice against so many. ``by_sums``: equal scores are parted by all dice."""
    attack, defence = max(1, min(MOST, attack)), max(1, min(MOST, defence))
    mine, theirs = _results(attack), _results(defence)
    won = 0
    for (high, total), ways in mine.items():
        for (other, sum_), more in theirs.items():
            if high > other or (high == other and (not by_sums or total >= sum_)):
                won += ways * more
    return float(won) / float(6**attack * 6**defence)


@cache
def _results(dice: int) -> dict[tuple[int, int], int]:
    """How often each highest die and sum comes up."""
    out: dict[tuple[int, int], int] = {(0, 0): 1}
    for _ in range(dice):
        following: dict[tuple[int, int], int] = {}
        for ((high, total), ways), die in product(out.items(), range(1, 7)):
            key = (max(high, die), total + die)
            following[key] = following.get(key, 0) + ways
        out = following
    return out
