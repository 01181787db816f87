"""Odds against counting: every throw is looked at, with the rules' own word on who wins."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from cadwallon import State, new_game
from cadwallon.offers import odds
from cadwallon.rules.fight import SCORES, Fight
from cadwallon.rules.setting import ZOMBIE

FACES = range(1, 7)


def rule_cases() -> list[tuple[State, int, int, int]]:
    """A state, attacker and defender, and how ties should be settled among them."""
    base, koa, dead = new_game(1, 2, seed=1), new_game(13, 2, seed=1), new_game(11, 2, seed=1)
    zombie = dead.setting.species.index(ZOMBIE)
    return [
        (base, 0, 4, odds.ATTACKER),
        (koa, 0, 4, odds.TOTALS),
        (dead, 0, zombie, odds.ATTACKER),
        (dead, zombie, 0, odds.DEFENDER),
        (dead, 0, 4, odds.TOTALS),
    ]


@pytest.mark.parametrize("case", range(5))
@pytest.mark.parametrize("numbers", [(1, 1), (2, 2), (3, 2), (1, 3)])
@pytest.mark.parametrize("ahead", [-1, 0, 2])
def test_before_the_dice(case: int, numbers: tuple[int, int], ahead: int) -> None:
    state, attacker, defender, rule = rule_cases()[case]
    frame = Fight(attacker, defender, 0, 0, stage=SCORES, bonus=(max(ahead, 0), max(-ahead, 0)))
    throws = list(product(product(FACES, repeat=numbers[0]), product(FACES, repeat=numbers[1])))
    won = sum(frame._replace(dice=dice)._winner(state) == 0 for dice in throws)
    assert odds.before_dice(rule, ahead, numbers[0], 0, numbers[1], 0) == Fraction(won, len(throws))


@pytest.mark.parametrize("rule", [odds.ATTACKER, odds.DEFENDER, odds.TOTALS])
def test_rolling_again_is_worth_what_the_best_choice_brings(rule: int) -> None:
    """Every die may be chosen, and not only the lowest: no choice is better."""

    def wins(mine: tuple[int, ...], theirs: tuple[int, ...]) -> int:
        if max(mine) != max(theirs):
            return int(max(mine) > max(theirs))
        return int(rule == odds.ATTACKER or (rule == odds.TOTALS and sum(mine) >= sum(theirs)))

    def defended(mine: tuple[int, ...], theirs: tuple[int, ...]) -> Fraction:
        tries = [Fraction(wins(mine, theirs))]
        for at in range(len(theirs)):
            turned = [wins(mine, (*theirs[:at], die, *theirs[at + 1 :])) for die in FACES]
            tries.append(Fraction(sum(turned), 6))
        return min(tries)

    total = Fraction(0)
    for mine, theirs in product(product(FACES, repeat=2), product(FACES, repeat=2)):
        best = defended(mine, theirs)
        for at in range(2):
            again = [defended((*mine[:at], die, *mine[at + 1 :]), theirs) for die in FACES]
            best = max(best, sum(again, Fraction(0)) / 6)
        assert odds.after_dice(rule, 0, *sides(mine), 1, *sides(theirs), 1) == best
        total += best
    assert odds.before_dice(rule, 0, 2, 1, 2, 1) == total / 6**4


def sides(dice: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(sorted(dice)), ()


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_three_different_dice(left: int) -> None:
    """Each die may be rolled again once; looked at throw by throw."""

    def best(dice: tuple[int, ...], fresh: frozenset[int], more: int) -> Fraction:
        if len(set(dice)) == len(dice):
            return Fraction(1)
        tries = [Fraction(0)]
        for at in fresh if more else ():
            turned = [best((*dice[:at], die, *dice[at + 1 :]), fresh - {at}, more - 1) for die in FACES]
            tries.append(sum(turned, Fraction(0)) / 6)
        return max(tries)

    every = [best(dice, frozenset(range(3)), left) for dice in product(FACES, repeat=3)]
    assert odds.all_different_of(3, left) == sum(every, Fraction(0)) / len(every)


def test_rounding_keeps_certainty_apart() -> None:
    assert [odds.percent(Fraction(n, 1000)) for n in (0, 1, 4, 15, 614, 615, 995, 999, 1000)] == [
        0, 1, 1, 2, 61, 62, 99, 99, 100,
    ]  # fmt: skip
    assert [odds.percent(odds.at_most(n)) for n in (-1, 0, 1, 4, 6, 7)] == [0, 0, 17, 67, 100, 100]
    assert odds.percent(odds.at_least(4)) == 50
