"""The figures for the expansion: one for every adventure, and adventure 1 is the measure."""

from __future__ import annotations

from bench.expansion import ADVENTURES, BASE, copy_us, measure


def test_every_adventure_is_measured_against_the_first() -> None:
    shares = measure(2)
    assert tuple(shares) == ADVENTURES
    assert shares[BASE] == 1
    assert all(share > 0 for share in shares.values())


def test_a_copy_takes_some_time() -> None:
    assert copy_us(9) > 0
