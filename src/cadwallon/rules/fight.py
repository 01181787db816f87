"""C: fights, from stepping into the victim's space to the moment one side has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from .actions import Action
from .events import Fact, Log
from .experience import gain_xp, spend_xp
from .frames import Resolve, Use, asks_alone, holds, nearest
from .gear import drop_gear
from .setting import THIEF, WINDOW_BIT, ZOMBIE
from .speech import BUCKLER, EXPERIENCE, LOADED_DICE
from .spoils import decided
from .windows import GEAR_BIT, SKILL_BIT, affordable, distinct, item_of, play_card, use_skill

if TYPE_CHECKING:
    from .state import State

ATTACKER_CARDS, DEFENDER_CARDS, DICE, ATTACKER_DICE, DEFENDER_DICE, SCORES = range(6)

T = TypeVar("T")

WINDOW_OF = {
    ATTACKER_CARDS: "fight_attacker",
    DEFENDER_CARDS: "fight_defender",
    ATTACKER_DICE: "fight_dice",
    DEFENDER_DICE: "fight_dice",
}


@asks_alone
class Fight(NamedTuple):
    """A fight. Pairs hold the attacker's value first, the defender's second."""

    attacker: int
    defender: int
    space: int
    mover: int
    """The seat that attacks, or moved the militiaman or figure that does."""
    stage: int = ATTACKER_CARDS
    more_dice: tuple[int, int] = (0, 0)
    bonus: tuple[int, int] = (0, 0)
    silenced: tuple[bool, bool] = (False, False)
    cards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Arcana cards played by each side."""
    used: tuple[int, int] = (0, 0)
    """What works once per fight and has been used, one bit each."""
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    again: tuple[int, int] = (0, 0)
    """Dice that their own side has rolled again, one bit each."""
    forced: tuple[int, int] = (0, 0)
    """Dice that the foe has made roll again."""
    extra_ducats: tuple[int, int] = (0, 0)
    """Ducats each side takes besides the spoils if it beats a thief."""
    feinted: bool = False
    """The defender's first card will have no effect (Feint)."""
    shielded: tuple[bool, bool] = (False, False)
    """Sides that run from a militiaman instead of going to prison (Private Security)."""
    round: int = 1
    """Fights with the Cyclops have two rounds."""

    def figure(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side_of(self, figure: int) -> int:
        return 1 if figure == self.defender else 0

    def player(self, s: State, side: int) -> int:
        """G-1: who plays cards for a side; nobody for militiamen and figures of the sheet."""
        figure = self.figure(side)
        return s.setting.owner[figure] if s.setting.species[figure] == THIEF else -1

    def _side_to_act(self) -> int:
        return 0 if self.stage in (ATTACKER_CARDS, ATTACKER_DICE) else 1

    def with_used(self, bit: int) -> Fight:
        """Note for the acting side that something has been used that works once per fight."""
        side = self._side_to_act()
        return self._replace(used=_with(self.used, side, self.used[side] | 1 << bit))

    def use_of(self, s: State, side: int) -> Use:
        """This side's point of view, for conditions and effects."""
        figure, foe = self.figure(side), self.figure(1 - side)
        return Use(self.player(s, side), figure, foe, foe, attacker=self.attacker, space=self.space)

    def decider(self, s: State) -> int:
        return self.player(s, self._side_to_act())

    def options(self, s: State) -> list[Action]:
        window = WINDOW_OF.get(self.stage)
        side = self._side_to_act()
        seat = self.player(s, side)
        if window is None or seat < 0:
            return []
        out = self._cards(s, side, seat, WINDOW_BIT[window])
        out += self._skill(s, side, seat, WINDOW_BIT[window])
        if s.setting.koa and self.stage in (ATTACKER_DICE, DEFENDER_DICE):
            out += self._rerolls(s, side, seat)
        return [*out, s.setting.action_pass] if out else []

    def _cards(self, s: State, side: int, seat: int, bit: int) -> list[Action]:
        setting = s.setting
        # one card for each side and fight, before or after the dice; with the expansion any number (C-9)
        if not s.hand_bits[seat] & bit or self.silenced[side] or (self.cards[side] and not setting.koa):
            return []
        use = self.use_of(s, side)
        out: list[Action] = []
        for card in distinct(s.hands[seat]):
            item = setting.arcana[card]
            if not setting.card_bits[card] & bit or self.used[side] >> card & 1:
                continue
            if setting.card_rerolls[card] and self._highest(1 - side) < 0:
                continue
            if setting.card_feints[card] and not self._to_cancel(s, side):
                continue
            if holds(s, use, item.play_if):
                out.append(setting.play[card])
        return out

    def _to_cancel(self, s: State, side: int) -> bool:
        """Is there a card to feint at? The attacker waits for one, the defender needs one that was played."""
        if side:
            return bool(self.cards[0])
        foe = self.player(s, 1)
        return foe >= 0 and bool(s.hands[foe]) and not self.silenced[1]

    def _rerolls(self, s: State, side: int, seat: int) -> list[Action]:
        """X-1 and equipment: dice of one's own that are no sixes and have not been rolled again."""
        means: list[int] = []
        if seat != s.setting.guild and s.xp[seat]:
            means.append(EXPERIENCE)
        gear = s.gear[self.figure(side)]
        if gear >= 0 and s.setting.kit.reroll[gear]:
            index = s.setting.kit.gear_index
            if gear == index.get("loaded-dice") and s.turn == seat and not s.used_turn >> (GEAR_BIT + gear) & 1:
                means.append(LOADED_DICE)
            if gear == index.get("buckler") and side and not self.used[side] >> (GEAR_BIT + gear) & 1:
                means.append(BUCKLER)
        if not means:
            return []
        again = self.again[side]
        dice = [i for i, die in enumerate(self.dice[side]) if die < 6 and not again >> i & 1]
        return [s.setting.action("reroll", i + 1, by) for by in means for i in dice]

    def _skill(self, s: State, side: int, seat: int, bit: int) -> list[Action]:
        figure = self.figure(side)
        skill = s.setting.figures[figure].skill
        if skill is None or not s.setting.skill_bits[figure] & bit or self.used[side] >> (SKILL_BIT + figure) & 1:
            return []
        if any(e.do == "reroll" for e in skill.effects):
            return [
                s.setting.action("reroll", i + 1)
                for i in range(len(self.dice[side]))
                if not self.again[side] >> i & 1
            ]
        return [s.setting.action("use", figure)] if affordable(s, skill, seat) else []

    def skip(self, s: State, log: Log | None) -> None:
        if self.stage == DICE:
            s.stack[-1] = self._rolled(s, log)
        elif self.stage == SCORES:
            s.stack.pop()
            winner = self._winner(s)
            if log is not None:
                s.tell(log, "fight_won", winner=s.name(self.figure(winner)), loser=s.name(self.figure(1 - winner)),
                       scores=(self.score(0), self.score(1)))
            decided(s, self, winner, log)
        else:
            s.stack[-1] = self._replace(stage=self.stage + 1)

    def _rolled(self, s: State, log: Log | None) -> Fight:
        first = tuple(s.die() for _ in range(self.dice_count(s, 0)))
        second = tuple(s.die() for _ in range(self.dice_count(s, 1)))
        if log is not None:
            s.tell(log, "fight_dice", attacker=s.name(self.attacker), defender=s.name(self.defender),
                   attacker_dice=first, defender_dice=second)
        if s.setting.koa:
            self.learn(s, 0, first, log)
        return self._replace(stage=ATTACKER_DICE, dice=(first, second))

    def learn(self, s: State, side: int, dice: tuple[int, ...], log: Log | None) -> None:
        """C-11: an attacking character's sixes bring experience at once."""
        if side == 0 and s.setting.species[self.attacker] == THIEF:
            gain_xp(s, s.setting.owner[self.attacker], dice.count(6), log)

    def dice_count(self, s: State, side: int) -> int:
        """C-3: the Combat value with all that changes it; never fewer than one."""
        figure = self.figure(side)
        count = combat_of(s, figure) + self.more_dice[side]
        skills = s.setting.fight_skills[figure]
        if skills:
            use = self.use_of(s, side)
            count += sum(e.number("n") for e in skills if holds(s, use, e.when))
        if s.setting.koa:
            count += self._more_dice(s, side)
        return max(1, count)

    def _more_dice(self, s: State, side: int) -> int:
        """Equipment, and rules of the sheet that give dice."""
        setting = s.setting
        figure = self.figure(side)
        effects = setting.kit.dice[s.gear[figure]]
        for e in setting.sheet_dice:
            who = e.word("who")
            if (who == "attacker" and side == 0) or (who == "cyclops" and figure == setting.cyclops):
                effects = (*effects, e)
        if not effects:
            return 0
        use = self.use_of(s, side)
        return sum(e.number("n") for e in effects if holds(s, use, e.when))

    def score(self, side: int) -> int:
        """C-4: the highest die plus bonuses."""
        return max(self.dice[side]) + self.bonus[side]

    def _winner(self, s: State) -> int:
        first, second = self.score(0), self.score(1)
        if first != second:
            return 0 if first > second else 1
        if s.setting.tie_to_thief:
            # zombies lose ties, whoever attacks
            if s.setting.species[self.attacker] == ZOMBIE:
                return 1
            if s.setting.species[self.defender] == ZOMBIE:
                return 0
        if s.setting.koa:
            # C-10: all dice and bonuses count, then the attacker wins
            return int(sum(self.dice[1]) + self.bonus[1] > sum(self.dice[0]) + self.bonus[0])
        return 0

    def _highest(self, side: int) -> int:
        """The die a foe's card would make roll again: the highest one not yet forced."""
        dice = self.dice[side]
        top = max(dice, default=0)
        return next((i for i, die in enumerate(dice) if die == top and not self.forced[side] >> i & 1), -1)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        side = self._side_to_act()
        if action.verb == "pass":
            s.stack[-1] = self._replace(stage=self.stage + 1)
            return
        if action.verb == "reroll":
            s.stack[-1] = self._paid(s, side, action.b)
            roll_again(s, side, action.a - 1, False, log)
            return
        item, bit = item_of(s, action)
        fight = self.with_used(bit) if item.limit == "once_per_fight" else self
        if action.verb == "use":
            s.stack[-1] = fight
            use_skill(s, self.player(s, side), action.a, self.figure(1 - side), log)
            return
        s.stack[-1] = fight._replace(cards=_with(self.cards, side, (*self.cards[side], action.a)))
        play_card(s, self.player(s, side), action.a, self.figure(side), self.figure(1 - side), log)
        card = s.stack[-1]
        assert isinstance(card, Resolve)
        s.stack[-1] = card._replace(use=self.use_of(s, side))
        if side and self.feinted:
            # the card is played and discarded, but nothing comes of it
            s.stack[-1] = card._replace(effects=())
            at, waiting = nearest(s, Fight)
            s.stack[at] = waiting._replace(feinted=False)
            s.tell(log, "feinted", card=s.setting.arcana[action.a].id)

    def _paid(self, s: State, side: int, means: int) -> Fight:
        """Pay for rolling a die again; without means it is the character's skill."""
        gear = s.gear[self.figure(side)] if s.gear else -1
        if means == EXPERIENCE:
            spend_xp(s, self.player(s, side), 1)
            return self
        if means == LOADED_DICE:
            s.used_turn |= 1 << GEAR_BIT + gear
            return self
        return self.with_used(GEAR_BIT + gear if means == BUCKLER else SKILL_BIT + self.figure(side))


def combat_of(s: State, figure: int) -> int:
    """The Combat value; zombies have the one their sheet gives them at the moment."""
    if s.setting.species[figure] == ZOMBIE:
        return s.stats[s.setting.stat_index["zombie_combat"]]
    return s.setting.combat[figure]


def _with(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    return (pair[0], value) if side else (value, pair[1])


def roll_again(s: State, side: int, index: int, by_foe: bool, log: Log | None) -> None:
    """One die of a side is rolled again; the new result stands."""
    at, fight = nearest(s, Fight)
    if index < 0:
        index = fight._highest(side)
    dice = list(fight.dice[side])
    before = dice[index]
    dice[index] = s.die()
    fight = fight._replace(dice=_with(fight.dice, side, tuple(dice)))
    if by_foe:
        fight = fight._replace(forced=_with(fight.forced, side, fight.forced[side] | 1 << index))
    else:
        fight = fight._replace(again=_with(fight.again, side, fight.again[side] | 1 << index))
    s.stack[at] = fight
    s.tell(log, "reroll", figure=s.name(fight.figure(side)), before=before, die=dice[index])
    if s.setting.koa:
        fight.learn(s, side, (dice[index],), log)


def undo_card(s: State, card: int, log: Log | None) -> None:
    """Feint: a card that the attacker has played has no effect after all."""
    at, fight = nearest(s, Fight)
    dice, score = list(fight.more_dice), list(fight.bonus)
    for e in s.setting.arcana[card].effects:
        side = 0 if e.word("who", "self") == "self" else 1
        if e.do == "dice":
            dice[side] -= e.number("n")
        elif e.do == "score":
            score[side] -= e.number("n")
        elif e.do == "cancel":
            fight = fight._replace(feinted=False)
    s.stack[at] = fight._replace(more_dice=(dice[0], dice[1]), bonus=(score[0], score[1]))
    s.tell(log, "feinted", card=s.setting.arcana[card].id)


def begin_fight(
    s: State, attacker: int, defender: int, mover: int, log: Log | None, way: tuple[str, ...] = ()
) -> None:
    """C-1: the attacker steps into the victim's space; until it is decided two figures stand there.

    ``way`` is told if it was given by the player.
    """
    space = s.position[defender]
    here = s.position[attacker]
    if here >= 0 and s.occupant[here] == attacker:
        s.occupant[here] = -1
    s.position[attacker] = space
    if log is not None:
        facts: dict[str, Fact] = {"attacker": s.name(attacker), "defender": s.name(defender), "space": s.slug(space)}
        if way:
            facts["way"] = way
        s.tell(log, "attack", **facts)
    if s.gear and s.gear[attacker] >= 0 and s.setting.kit.equipment[s.gear[attacker]].cost == "lost_on_attack":
        drop_gear(s, attacker, log)
    s.stack.append(Fight(attacker, defender, space, mover))
