"""Odds of dice, exact: whole numbers of equally likely throws, no games and no figures."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

SIDES = 6
NEVER, ALWAYS = Fraction(0), Fraction(1)

ATTACKER, DEFENDER, TOTALS = range(3)
"""Who wins a fight with equal scores: the attacker (C-4), the defender (zombies lose all ties), or who has more in all
(C-10), and then the attacker."""

Dice = tuple[int, ...]
"""Dice that were thrown, the lowest first."""


def percent(chance: Fraction) -> int:
    """Rounded to whole per cent; 0 and 100 only if it is certain."""
    if chance <= 0:
        return 0
    if chance >= 1:
        return 100
    return min(99, max(1, (200 * chance.numerator + chance.denominator) // (2 * chance.denominator)))


@cache
def at_most(target: int, again: bool = False) -> Fraction:
    """A die that must show at most this; ``again``: one that fails is rolled once more."""
    once = Fraction(min(SIDES, max(0, target)), SIDES)
    return once + (1 - once) * once if again else once


def at_least(target: int, again: bool = False) -> Fraction:
    """A die that must show at least this."""
    return at_most(SIDES + 1 - target, again)


# -- several dice ------------------------------------------------------------------------------
@cache
def throws(number: int) -> tuple[tuple[Dice, int], ...]:
    """All results of so many dice, each with the number of ways in which it comes up."""
    out: list[tuple[Dice, int]] = []
    for dice in combinations_with_replacement(range(1, SIDES + 1), number):
        alike = prod(factorial(dice.count(face)) for face in set(dice))
        out.append((dice, factorial(number) // alike))
    return tuple(out)


# -- fights --------------------------------------------------------------------------------------
Key = tuple[int, int]
"""What counts of a side's dice: the highest, then the total. More of it never loses where less of it wins."""


def _better(rule: int, ahead: int, key: Key, foe: Key) -> bool:
    """Does the attacker win with these dice? ``ahead``: his bonus less the defender's."""
    lead = key[0] + ahead - foe[0]
    if lead:
        return lead > 0
    return rule == ATTACKER or (rule == TOTALS and key[1] + ahead >= foe[1])


class Node(NamedTuple):
    """Dice on the table, and what they become if one more is rolled again: for each face of the new die."""

    key: Key
    then: tuple[Node, ...]


@lru_cache(maxsize=1 << 14)
def _tree(fresh: Dice, rest: Dice, left: int) -> Node:
    """The lowest of the fresh dice is rolled again: no other choice ever leads to a higher die or total."""
    dice = fresh + rest
    key = (max(dice), sum(dice))
    if not left or not fresh:
        return Node(key, ())
    faces = range(1, SIDES + 1)
    return Node(key, tuple([_tree(fresh[1:], tuple(sorted((*rest, die))), left - 1) for die in faces]))


@lru_cache(maxsize=1 << 14)
def _reached(node: Node, left: int, best: Key = (0, 0)) -> tuple[tuple[Key, int], ...]:
    """The best that comes up on the way, of 6 ** left throws: who stops as soon as he leads has just that."""
    best = max(best, node.key)
    if not node.then:
        return ((best, SIDES**left),)
    ways: dict[Key, int] = {}
    for following in node.then:
        for key, n in _reached(following, left - 1, best):
            ways[key] = ways.get(key, 0) + n
    return tuple(ways.items())


@cache
def _thrown(number: int, left: int) -> tuple[tuple[Key, int], ...]:
    """The same before the dice are thrown, of 6 ** (number + left) throws."""
    ways: dict[Key, int] = {}
    for dice, times in throws(number):
        for key, n in _reached(_tree(dice, (), left), left):
            ways[key] = ways.get(key, 0) + times * n
    return tuple(ways.items())


class _Defence:
    """The defender's dice: how many of his throws each result of the attacker beats."""

    def __init__(self, rule: int, ahead: int, reached: tuple[tuple[Key, int], ...]) -> None:
        self._rule = rule
        self._ahead = ahead
        self._reached = reached
        self._known: dict[Key, int] = {}

    def beaten_by(self, key: Key) -> int:
        found = self._known.get(key)
        if found is None:
            rule, ahead = self._rule, self._ahead
            found = self._known[key] = sum(n for foe, n in self._reached if _better(rule, ahead, key, foe))
        return found

    def against(self, node: Node, left: int) -> int:
        """The attacker, who sees these dice, goes on as long as it pays: before it is the defender's turn."""
        stops = SIDES**left * self.beaten_by(node.key)
        if not node.then:
            return int(stops)
        return max(int(stops), sum([self.against(following, left - 1) for following in node.then]))


def after_dice(
    rule: int, ahead: int, fresh: Dice, rest: Dice, left: int, foe_fresh: Dice, foe_rest: Dice, foe_left: int
) -> Fraction:
    """The attacker's chance with the dice on the table: what each side may roll again, what not, and how often."""
    defence = _Defence(rule, ahead, _reached(_tree(foe_fresh, foe_rest, foe_left), foe_left))
    return Fraction(defence.against(_tree(fresh, rest, left), left), SIDES ** (left + foe_left))


@lru_cache(maxsize=4096)
def before_dice(rule: int, ahead: int, number: int, left: int, foe_number: int, foe_left: int) -> Fraction:
    """The attacker's chance before the dice are thrown: so many dice and re-rolls on each side."""
    every = SIDES ** (number + foe_number + left + foe_left)
    if left and foe_left:
        # what the attacker does depends on what the defender may still do with the dice that lie there
        wins = 0
        for foe_dice, times in throws(foe_number):
            defence = _Defence(rule, ahead, _reached(_tree(foe_dice, (), foe_left), foe_left))
            wins += times * sum(n * defence.against(_tree(dice, (), left), left) for dice, n in throws(number))
    else:
        defence = _Defence(rule, ahead, _thrown(foe_number, foe_left))
        wins = sum(n * defence.beaten_by(key) for key, n in _thrown(number, left))
    return Fraction(wins, every)


# -- the Treasure Room -------------------------------------------------------------------------
@cache
def all_different(fresh: Dice, rest: Dice, left: int) -> Fraction:
    """The chance that no two dice are alike in the end, with so many re-rolls of fresh dice used as well as can be."""
    dice = fresh + rest
    if len(set(dice)) == len(dice):
        return ALWAYS
    if not left:
        return NEVER
    best = NEVER
    for at in range(len(fresh)):
        others = fresh[:at] + fresh[at + 1 :]
        rolled = sum(
            (all_different(others, tuple(sorted((*rest, die))), left - 1) for die in range(1, SIDES + 1)), NEVER
        )
        best = max(best, rolled / SIDES)
    return best


@cache
def all_different_of(number: int, left: int) -> Fraction:
    """The same before the dice are thrown."""
    total = sum((ways * all_different(dice, (), left) for dice, ways in throws(number)), NEVER)
    return Fraction(total, SIDES**number)
