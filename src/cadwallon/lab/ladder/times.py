"""How long decisions take: a histogram that can be kept in a file and added to by any number of processes."""

from __future__ import annotations

import math

from msgspec import Struct, field

STEP = 1.04
"""Each bucket reaches this much further than the one before it, so a quantile is off by 2 % at most."""

UNIT = 1e-6
"""Seconds of bucket 0; what is quicker is counted there."""


class Times(Struct):
    """Decision times in buckets that grow, and the longest one as it was."""

    buckets: dict[int, int] = field(default_factory=dict)
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        at = max(0, round(math.log(max(seconds, UNIT) / UNIT, STEP)))
        self.buckets[at] = self.buckets.get(at, 0) + 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Times) -> None:
        for at, number in other.buckets.items():
            self.buckets[at] = self.buckets.get(at, 0) + number
        self.longest = max(self.longest, other.longest)

    @property
    def count(self) -> int:
        return sum(self.buckets.values())

    def quantile(self, part: float) -> float:
        """The seconds that this part of the decisions did not exceed."""
        wanted = part * self.count
        for at in sorted(self.buckets):
            wanted -= self.buckets[at]
            if wanted <= 0:
                return min(UNIT * STEP**at, self.longest)
        return self.longest
