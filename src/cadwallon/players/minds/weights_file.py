"""Reading a file of weights: complete, or refused with what is wrong with it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from math import isfinite


class WeightsError(ValueError):
    """A file that holds no weights; the text says why."""


def numbers(text: str, names: Sequence[str]) -> dict[str, float]:
    """The weights of these names from the text of their file. Raises ``WeightsError`` if it is not just these.

    A file that lacks some of them was cut off, or made for another version of the game: half of it would play badly
    without anybody knowing why.
    """
    try:
        table = tomllib.loads(text).get("weights")
    except tomllib.TOMLDecodeError as problem:
        raise WeightsError(f"no weights can be read ({str(problem)[:1].lower()}{str(problem)[1:]})") from problem
    if not isinstance(table, dict):
        raise WeightsError("there is no table [weights]")
    strange = [name for name in table if name not in names]
    if strange:
        raise WeightsError(f"there is no weight {strange[0]!r}")
    missing = [name for name in names if name not in table]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise WeightsError(f"the weight {missing[0]!r}{more} is missing")
    for name, value in table.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            raise WeightsError(f"the weight {name!r} is no number")
    return {name: float(table[name]) for name in names}
