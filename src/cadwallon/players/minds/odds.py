"""Chances of fights by numbers of dice alone, as plain numbers: quick enough for every position of a search."""

from __future__ import annotations

from functools import cache

from cadwallon.offers.odds import ATTACKER, TOTALS, before_dice


@cache
def chance_to_win(attack: int, defence: int, by_sums: bool) -> float:
    """The attacker's chance with so many dice against so many. ``by_sums``: equal scores are parted by all dice."""
    return float(before_dice(TOTALS if by_sums else ATTACKER, 0, max(1, attack), 0, max(1, defence), 0))
