"""Who wins a fight, and how likely: the rules' own dice counts and re-rolls, the odds worked out exactly.

Counted is what costs nothing: values, skills, equipment and rules of the sheet, on both sides, each used as well as can
be. What costs a card or experience is not counted before it is played, nor what others might play.
"""

from __future__ import annotations

from fractions import Fraction

from cadwallon.offers import odds
from cadwallon.offers.odds import Dice
from cadwallon.rules.actions import Action
from cadwallon.rules.fight import ATTACKER_DICE, DEFENDER_DICE, SCORES, Fight
from cadwallon.rules.frames import Resolve
from cadwallon.rules.setting import CYCLOPS, WINDOW_BIT, ZOMBIE
from cadwallon.rules.speech import EXPERIENCE, LOADED_DICE
from cadwallon.rules.state import State
from cadwallon.rules.windows import Discard

AGAIN = WINDOW_BIT["fight_dice"]
ONE_EACH = ((1,), (1,))


def fight_of(s: State) -> Fight | None:
    """The fight that is going on, if any."""
    for frame in reversed(s.stack):
        if isinstance(frame, Fight):
            return frame
    return None


def attacker_wins(s: State, fight: Fight) -> Fraction:
    """The attacker's chance from here on, both rounds of a fight with the Cyclops included."""
    species = s.setting.species
    thief = 1 if species[fight.attacker] == CYCLOPS else 0
    if fight.round > 1 or CYCLOPS not in (species[fight.attacker], species[fight.defender]):
        return _round(s, fight, True)
    # Y-3: it has to be beaten twice. Loaded Dice help once a turn, so in the second round only if not yet needed
    again = Fight(fight.attacker, fight.defender, fight.space, fight.mover, round=2)
    spared, used = (_of(thief, _round(s, fight, loaded)) for loaded in (False, True))
    with_them, without = (_of(thief, _round(s, again, loaded)) for loaded in (True, False))
    return _of(thief, spared * with_them + (used - spared) * without)


def side_wins(s: State, fight: Fight, side: int) -> Fraction:
    """The chance of one side."""
    return _of(side, attacker_wins(s, fight))


def _of(side: int, attackers: Fraction) -> Fraction:
    return 1 - attackers if side else attackers


def _round(s: State, fight: Fight, loaded: bool) -> Fraction:
    """The attacker's chance to win this round; ``loaded``: Loaded Dice may be used in it."""
    rule = _tie(s, fight)
    ahead = fight.bonus[0] - fight.bonus[1]
    first = _means(s, fight, 0, loaded) if fight.stage <= ATTACKER_DICE else 0
    second = _means(s, fight, 1, loaded) if fight.stage < SCORES else 0
    if not fight.dice[0]:
        return odds.before_dice(rule, ahead, fight.dice_count(s, 0), first, fight.dice_count(s, 1), second)
    return odds.after_dice(rule, ahead, *_dice(fight, 0), first, *_dice(fight, 1), second)


def _tie(s: State, fight: Fight) -> int:
    """C-4, C-10, adventures 4 and 11: what becomes of equal scores."""
    species = s.setting.species
    if s.setting.tie_to_thief and ZOMBIE in (species[fight.attacker], species[fight.defender]):
        return odds.DEFENDER if species[fight.attacker] == ZOMBIE else odds.ATTACKER
    return odds.TOTALS if s.setting.koa else odds.ATTACKER


def _dice(fight: Fight, side: int) -> tuple[Dice, Dice]:
    """Dice that their own side may still roll again, and the others."""
    again = fight.again[side]
    fresh = [die for i, die in enumerate(fight.dice[side]) if not again >> i & 1]
    rest = [die for i, die in enumerate(fight.dice[side]) if again >> i & 1]
    return tuple(sorted(fresh)), tuple(sorted(rest))


def _means(s: State, fight: Fight, side: int, loaded: bool) -> int:
    """How many dice this side may roll again without paying for it: asked of the rules, with one die on the table."""
    figure = fight.figure(side)
    gear = s.gear[figure] if s.gear else -1
    if not s.setting.skill_bits[figure] & AGAIN and not s.setting.kit.reroll[gear]:
        return 0
    stage = DEFENDER_DICE if side else ATTACKER_DICE
    asked = fight._replace(stage=stage, dice=ONE_EACH, again=(0, 0))
    means = [a.b for a in asked.options(s) if a.verb == "reroll" and a.b != EXPERIENCE]
    return sum(loaded or by != LOADED_DICE for by in means)


# -- what an answer leads to -----------------------------------------------------------------------
class _Die:
    """The next die shows this."""

    __slots__ = ("_shown",)

    def __init__(self, shown: int) -> None:
        self._shown = shown

    def die(self, at: int) -> int:
        return self._shown

    def below(self, at: int, n: int) -> int:
        raise LookupError("nothing is drawn in a fight")


def answered(s: State, action: Action, side: int) -> Fraction | None:
    """The side's chance after this answer to the question of a fight; None if it ends the fight."""
    fight = s.stack[-1]
    assert isinstance(fight, Fight)
    if action.verb == "pass":
        return side_wins(s, fight._replace(stage=fight.stage + 1), side)
    found: list[Fraction] = []
    for shown in range(1, odds.SIDES + 1):
        scratch = s.copy()
        scratch.chance = _Die(shown)
        fight.answer(scratch, action, None)
        chance = _settled(scratch, side)
        if chance is None:
            return None
        if scratch.rolls == s.rolls:
            return chance
        found.append(chance)
    return sum(found, odds.NEVER) / len(found)


def _settled(scratch: State, side: int) -> Fraction | None:
    """Let the effects of a card or skill do their work; of choices among them the best is taken."""
    while not isinstance(scratch.stack[-1], Fight):
        frame = scratch.stack[-1]
        if isinstance(frame, Discard):
            # the price: which card it is makes no difference to the fight
            scratch.stack.pop()
            continue
        options = frame.options(scratch)
        if options:
            return _best(scratch, side, options)
        if not isinstance(frame, Resolve):
            return None
        frame.skip(scratch, None)
        if fight_of(scratch) is None:
            return None
    fight = scratch.stack[-1]
    assert isinstance(fight, Fight)
    return side_wins(scratch, fight, side)


def _best(scratch: State, side: int, options: list[Action]) -> Fraction | None:
    found: list[Fraction] = []
    for option in options:
        copy = scratch.copy()
        copy.stack[-1].answer(copy, option, None)
        chance = _settled(copy, side)
        if chance is not None:
            found.append(chance)
    return max(found, default=None)
