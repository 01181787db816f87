"""Intervals of win shares whose unit is the bundle.

Games of a bundle share their deal, so they are not independent: a deal that favours one seat makes them differ more
than chance would, and the share of the whole bundle vary less. How much is seen from the bundles themselves and put as
a number of independent games that would say as much (the *effective* games). Wilson's interval of so many games keeps
its sense near 0 and 1, where the usual "mean plus or minus" does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959964
"""95 % of a normal distribution lie within so many deviations."""

PRIOR = 2
"""As many bundles of independent games are mixed into the variance, so that a few equal bundles are no certainty."""

T_SMALL = (12.7062, 4.3027, 3.1824)
"""Student's t for 1 to 3 degrees of freedom."""


class Estimate(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float
    effective: float
    """Independent games that would say as much."""


def clustered(shares: Sequence[float], size: int, even: float) -> Estimate:
    """The mean share of bundles of ``size`` games each; without any bundle it is the ``even`` share."""
    count = len(shares)
    if not count:
        return Estimate(even, 0.0, 1.0, 0.0)
    mean = min(max(sum(shares) / count, 0.0), 1.0)
    # the variance of a bundle's share if its games were independent
    alone = mean * (1 - mean) / size
    if alone < 1e-12:
        effective = float(count * size)
    else:
        seen = sum((share - mean) ** 2 for share in shares)
        effective = count * size * alone * (count - 1 + PRIOR) / (seen + PRIOR * alone)
    return Estimate(mean, *wilson(mean, effective, student(count - 1)), effective)


def wilson(share: float, games: float, z: float) -> tuple[float, float]:
    """Wilson's interval for a share seen in so many independent games."""
    square = z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    # rounding must not put a share of 0 or 1 beside its interval
    return max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: a few bundles know little about how much bundles differ."""
    if freedom < 1:
        return T_SMALL[0]
    if freedom <= len(T_SMALL):
        return T_SMALL[freedom - 1]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
