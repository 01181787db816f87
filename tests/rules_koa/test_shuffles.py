"""Draws worked out in one go are those that would be drawn one by one."""

from __future__ import annotations

import pytest

from cadwallon.rules.chance import Chance, KeyedChance, SeededChance, places


@pytest.mark.parametrize("chance", [SeededChance(7), SeededChance(2**70 + 1), KeyedChance(bytes(range(32)))])
@pytest.mark.parametrize("number", [0, 1, 2, 27, 92])
@pytest.mark.parametrize("at", [0, 3, 1_000_000])
def test_in_one_go_and_one_by_one(chance: Chance, number: int, at: int) -> None:
    assert places(chance, at, number) == [chance.below(at + i, number - i) for i in range(max(0, number - 1))]
