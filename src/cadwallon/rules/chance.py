"""Where dice and shuffles come from.

A source is a pure function of a running number, so a game's chance is one small integer per stream and copying it costs
nothing. Dice and draws are numbered apart: a scene can script the dice without touching the decks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from operator import mod
from struct import Struct
from typing import NamedTuple, Protocol

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Chance(Protocol):
    """A source of chance: the same number always gives the same result."""

    def die(self, at: int) -> int:
        """Die number ``at`` of the game, 1 to 6."""
        ...

    def below(self, at: int, n: int) -> int:
        """Draw number ``at`` of the game: a whole number from 0 to n - 1."""
        ...


def _mix(z: int) -> int:
    """The finaliser of splitmix64: spreads every input bit over all output bits."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
    return z ^ (z >> 31)


class SeededChance:
    """Cheap chance from a number, for simulation and search; whoever knows the seed knows the game."""

    __slots__ = ("_dice", "first_draw", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._dice = _mix(_mix(seed & _MASK) ^ (seed >> 64 & _MASK) ^ 0x01)
        self.first_draw = _mix(self._dice ^ 0x5DEECE66D)

    def die(self, at: int) -> int:
        return _mix(self._dice + at * _GOLDEN & _MASK) % 6 + 1

    def below(self, at: int, n: int) -> int:
        return _mix(self.first_draw + at * _GOLDEN & _MASK) % n


LANE = 128
"""Bits for each draw of a shuffle; a product of two numbers of 64 bits fits."""


class Lanes(NamedTuple):
    """Constants for so many draws side by side in one long whole number."""

    ones: int
    steps: int
    """In each lane what its draw's number adds to that of the first."""
    mask: int
    values: Struct


@cache
def lanes(number: int) -> Lanes:
    """The same for every game: piles have few sizes."""
    ones = sum(1 << LANE * i for i in range(number))
    steps = sum((i * _GOLDEN & _MASK) << LANE * i for i in range(number))
    return Lanes(ones, steps, ones * _MASK, Struct("<" + "Q8x" * number))


def places(chance: Chance, at: int, number: int) -> list[int]:
    """The draws that shuffle so many cards, from number ``at`` on: a place among all, among all but one, and so on.

    Setting up a game takes some two hundred draws. For the cheap chance of simulations they are worked out in one go.
    """
    if type(chance) is not SeededChance or number < 2:
        return [chance.below(at + i, number - i) for i in range(number - 1)]
    ones, steps, mask, values = lanes(number - 1)
    # splitmix64 as in _mix, on all lanes at once; what a shift brings over from the next lane is masked
    z = (chance.first_draw + at * _GOLDEN & _MASK) * ones + steps & mask
    z = (z ^ (z >> 30 & mask)) * 0xBF58476D1CE4E5B9 & mask
    z = (z ^ (z >> 27 & mask)) * 0x94D049BB133111EB & mask
    z ^= z >> 31 & mask
    drawn = values.unpack(z.to_bytes(values.size, "little"))
    return list(map(mod, drawn, range(number, 1, -1)))


class KeyedChance:
    """Chance from a secret key by a keyed hash in counter mode.

    Nobody can tell the next die from those he has seen. The hash of the key (``commitment``) is published before the
    first die and the key after the last, so that everybody can check that nothing was chosen on the way.
    """

    __slots__ = ("commitment", "key")

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a key has 32 bytes, not {len(key)}")
        self.key = key
        self.commitment = hashlib.sha256(key).hexdigest()

    def _word(self, stream: bytes, at: int) -> int:
        message = stream + at.to_bytes(8, "big")
        return int.from_bytes(hashlib.blake2b(message, key=self.key, digest_size=16).digest(), "big")

    def die(self, at: int) -> int:
        return self._word(b"die", at) % 6 + 1

    def below(self, at: int, n: int) -> int:
        return self._word(b"draw", at) % n


class ScriptEnded(Exception):
    """A scene rolled more dice than it had written down."""


class ScriptedChance:
    """The dice of a scene, in order; draws come from a fixed seed."""

    __slots__ = ("_draws", "dice")

    def __init__(self, dice: Sequence[int], seed: int = 0) -> None:
        self.dice = tuple(dice)
        self._draws = SeededChance(seed)

    def die(self, at: int) -> int:
        if at >= len(self.dice):
            raise ScriptEnded(f"die number {at + 1} is rolled, but only {len(self.dice)} are written down")
        return self.dice[at]

    def below(self, at: int, n: int) -> int:
        return self._draws.below(at, n)
