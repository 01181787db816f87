"""How likely each action succeeds, as far as the seat can know.

Success is: a lock opens, a test of Mind is passed, a fight is won, a prisoner gets out, a thief comes alive out of the
Tunnel and the Treasure Room, a militiaman may move. Free re-rolls are counted, as in ``fights``.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from cadwallon.offers import fights, odds
from cadwallon.rules.actions import Action
from cadwallon.rules.catacombs import ESCAPE_FROM, TREASURE_DICE
from cadwallon.rules.chests import mind_curse, pick_target
from cadwallon.rules.fight import Fight
from cadwallon.rules.militia import STANDS_STILL, Patrol
from cadwallon.rules.rolls import (
    CYCLOPS_DIE,
    ESCAPE,
    LOOT,
    MILITIA_DIE,
    PICK,
    SHEET_TEST,
    TEST,
    TESTS,
    TOME,
    TUNNEL,
    Roll,
)
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.rules.speech import EXPERIENCE
from cadwallon.rules.state import State
from cadwallon.rules.windows import item_of, skill_of

DEADLY = 1
"""K-11: the die that is the end in the Tunnel."""

TEST_ROLL = WINDOW_BIT["own_test_roll"]

Chance = Callable[[State, Action], Fraction | None]


def means(s: State, figure: int, purpose: str, kind: int = -1) -> int:
    """How often the dice of a roll could be rolled again without paying for it: asked of the rules, for a bad throw."""
    free = 0
    if purpose == PICK and s.setting.skill_bits[figure] & TEST_ROLL:
        # a skill that does it for nothing; others cost a card and are chosen after the roll
        free = int(skill_of(s, figure).cost == "none")
    if s.setting.koa:
        worst = (1,) if purpose in (ESCAPE, TUNNEL, LOOT) else (odds.SIDES,)
        target = odds.SIDES if purpose == ESCAPE else 0
        asked = Roll(s.turn, figure, purpose, worst, target, kind=kind).options(s)
        free += sum(action.verb == "reroll" and action.b != EXPERIENCE for action in asked)
    return free


def _test(s: State, figure: int, purpose: str, target: int, kind: int = -1) -> Fraction:
    return odds.at_most(target, means(s, figure, purpose, kind) > 0)


def mind(s: State, figure: int) -> int:
    """The Mind that tests other than locks are made with."""
    return s.setting.mind[figure] + mind_curse(s, figure)


# -- actions of a turn -----------------------------------------------------------------------------
def _pick(s: State, action: Action) -> Fraction:
    figure = s.active
    return _test(s, figure, PICK, pick_target(s, figure, s.position[figure]))


def _sheet(s: State, action: Action) -> Fraction | None:
    extra = s.setting.sheet_actions[action.a]
    if extra.test_mod is None:
        return None
    return _test(s, s.active, SHEET_TEST, mind(s, s.active) + extra.test_mod, action.a)


def _skill(s: State, action: Action) -> Fraction | None:
    """A skill that begins with a test of Mind."""
    for e in skill_of(s, action.a).effects:
        if e.do == "test":
            return _test(s, action.a, TEST, mind(s, action.a) + e.number("mod"))
    return None


def _escape(s: State, action: Action) -> Fraction:
    target = s.setting.kit.escape_from[s.gear[s.active]] or ESCAPE_FROM
    return odds.at_least(target, means(s, s.active, ESCAPE) > 0)


def _tunnel(s: State, action: Action) -> Fraction:
    return odds.at_least(DEADLY + 1, means(s, s.active, TUNNEL) > 0)


def _loot(s: State, action: Action) -> Fraction:
    return odds.all_different_of(TREASURE_DICE, means(s, s.active, LOOT))


def _attack(s: State, action: Action) -> Fraction:
    top = s.stack[-1]
    attacker = top.figure if isinstance(top, Patrol) else s.active
    return fights.attacker_wins(s, Fight(attacker, action.a, s.position[action.a], s.turn))


def _militia(s: State, action: Action) -> Fraction | None:
    """M-1: the base game's die; with the expansion none is rolled."""
    return None if s.setting.below else odds.at_most(STANDS_STILL - 1)


CHANCES: dict[str, Chance] = {
    "attack": _attack,
    "strike": _attack,
    "pick": _pick,
    "do": _sheet,
    "use": _skill,
    "escape": _escape,
    "tunnel": _tunnel,
    "read": lambda s, action: _test(s, s.active, TOME, mind(s, s.active)),
    "loot": _loot,
    "militia": _militia,
}
"""Verbs whose outcome is a matter of chance, outside fights and rolls."""


# -- answers to a roll -------------------------------------------------------------------------------
def _on_the_table(s: State, roll: Roll) -> Fraction | None:
    """The dice as they lie, each of which may or may not be rolled again."""
    if roll.purpose in (*TESTS, ESCAPE):
        return Fraction(int(roll.success))
    if roll.purpose == TUNNEL:
        return Fraction(int(roll.die > DEADLY))
    if roll.purpose == LOOT:
        fresh = tuple(sorted(die for i, die in enumerate(roll.dice) if not roll.again >> i & 1))
        rest = tuple(sorted(die for i, die in enumerate(roll.dice) if roll.again >> i & 1))
        offered = {a.b for a in roll.options(s) if a.verb == "reroll" and a.b != EXPERIENCE}
        left = sum(not roll.spent >> by & 1 for by in offered)
        return odds.all_different(fresh, rest, left)
    if roll.purpose == MILITIA_DIE:
        return Fraction(int(roll.die < STANDS_STILL))
    if roll.purpose == CYCLOPS_DIE:
        return Fraction(int(not _comes(s, roll)))
    return None


def _comes(s: State, roll: Roll) -> bool:
    """Y-2: does the Cyclops attack a character of the one who rolls?"""
    cyclops = s.setting.cyclops
    room = s.setting.terrain.cyclops_rooms.get(roll.die, s.position[cyclops])
    foe = s.occupant[room]
    return room != s.position[cyclops] and foe >= 0 and s.setting.owner[foe] == roll.seat


def _rolled_again(s: State, roll: Roll, at: int, means_bit: int) -> Fraction | None:
    found: list[Fraction] = []
    for die in range(1, odds.SIDES + 1):
        dice = (*roll.dice[:at], die, *roll.dice[at + 1 :])
        after = roll._replace(dice=dice, again=roll.again | 1 << at, spent=roll.spent | means_bit)
        chance = _on_the_table(s, after)
        if chance is None:
            return None
        found.append(chance)
    return sum(found, odds.NEVER) / len(found)


def _roll_answer(s: State, roll: Roll, action: Action) -> Fraction | None:
    if action.verb == "pass":
        if roll.purpose == LOOT:
            return Fraction(int(len(set(roll.dice)) == len(roll.dice)))
        return _on_the_table(s, roll)
    if action.verb == "reroll":
        return _rolled_again(s, roll, action.a - 1, 1 << action.b)
    item, _ = item_of(s, action)
    if any(e.do == "set_result" for e in item.effects):
        return odds.ALWAYS
    return _rolled_again(s, roll, 0, 0)


def chance_of(s: State, action: Action) -> int | None:
    """Per cent; None if nothing is uncertain, or nothing that could be called a success."""
    top = s.stack[-1]
    if isinstance(top, Roll):
        found = _roll_answer(s, top, action)
    elif isinstance(top, Fight):
        found = fights.answered(s, action, int(s.seat == top.player(s, 1)))
    else:
        chance = CHANCES.get(action.verb)
        found = chance(s, action) if chance is not None else None
    return None if found is None else odds.percent(found)
