"""Dice that a player rolls for himself: rolled, perhaps rolled again, perhaps answered, then put to use.

Fights roll their own dice (``fight``). Whatever lets a die be rolled again is offered here: experience (X-1), skills,
cards, equipment and treasures. Its own side rolls a die again only once in the same roll.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .experience import spend_xp
from .frames import Resolve, asks_alone
from .setting import WINDOW_BIT
from .speech import BY_BRACELET, BY_KEYS, BY_SCROLL, EXPERIENCE, LANTERN, LOADED_DICE
from .windows import GEAR_BIT, RivalWindow, distinct, use_item

if TYPE_CHECKING:
    from .state import State

TEST_BIT = WINDOW_BIT["own_test_roll"]
PICK_BIT = WINDOW_BIT["rival_pick_roll"]

OWN, RIVALS, DONE = range(3)

PICK, TEST, SHEET_TEST = "pick", "test", "sheet"
PURSE, DUCATS, MILITIA_DIE = "purse", "ducats", "militia"
ESCAPE, TUNNEL, TOME, LOOT, CYCLOPS_DIE, RANSOM = "escape", "tunnel", "tome", "loot", "cyclops", "ransom"

TESTS = (PICK, TEST, SHEET_TEST, TOME)
"""Dice that are compared with Mind."""

SAFE_IN_TUNNEL = 4

Outcome = Callable[["State", "Roll", Log | None], None]
OUTCOMES: dict[str, Outcome] = {}
"""What becomes of a roll, by its purpose."""


@asks_alone
class Roll(NamedTuple):
    """Dice rolled by a seat, usually for a character; the result is not yet applied."""

    seat: int
    figure: int
    purpose: str
    dice: tuple[int, ...]
    target: int
    """What a single die is compared with: at most this for a test, at least this for an escape."""
    stage: int = OWN
    again: int = 0
    """Dice that their own side has rolled again, one bit each."""
    spent: int = 0
    """Treasures and equipment that have helped in this roll, one bit each by means."""
    verdict: int = -1
    """A success (1) or failure (0) whatever the die shows."""
    kind: int = -1
    """The treasure in the lock, or the number of the sheet's action."""
    closed: bool = False

    @property
    def die(self) -> int:
        return self.dice[0]

    @property
    def success(self) -> bool:
        if self.verdict >= 0:
            return self.verdict == 1
        return self.die >= self.target if self.purpose == ESCAPE else self.die <= self.target

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if self.stage != OWN or self.verdict >= 0:
            return []
        out = self._answers(s) if self.purpose in TESTS and not self.success else []
        if s.setting.koa:
            dice = [i for i in self._wanted(s) if not self.again >> i & 1]
            if dice:
                out += [s.setting.action("reroll", i + 1, means) for means in self._means(s) for i in dice]
        return [*out, s.setting.action_pass] if out else []

    def _answers(self, s: State) -> list[Action]:
        """Cards and skills for a test that failed."""
        setting = s.setting
        out: list[Action] = []
        if s.hand_bits[self.seat] & TEST_BIT and not self.again:
            out += [setting.play[c] for c in distinct(s.hands[self.seat]) if setting.card_bits[c] & TEST_BIT]
        if setting.skill_bits[self.figure] & TEST_BIT and self.purpose == PICK:
            skill = setting.figures[self.figure].skill
            if skill is not None:
                rolls_again = any(e.do == "reroll" for e in skill.effects)
                if (rolls_again and not self.again) or (not rolls_again and s.hands[self.seat]):
                    out.append(setting.action("use", self.figure))
        return out

    def _wanted(self, s: State) -> list[int]:
        """The dice that another result could better; nobody is asked about the others."""
        match self.purpose:
            case "pick":
                breaks = self.die == 6 and s.setting.kit.mind[s.gear[self.figure]] > 0
                return [] if self.success and not breaks else [0]
            case "test" | "sheet" | "tome" | "escape":
                return [] if self.success else [0]
            case "tunnel":
                return [0] if self.die < SAFE_IN_TUNNEL else []
            case "purse" | "ducats" | "ransom":
                return [i for i, die in enumerate(self.dice) if die < 6]
            case _:
                return list(range(len(self.dice)))

    def _means(self, s: State) -> list[int]:
        """X-1 and the rest: what lets this player roll a die again now."""
        out: list[int] = []
        if s.xp[self.seat]:
            out.append(EXPERIENCE)
        purpose, figure = self.purpose, self.figure
        gear = s.gear[figure] if figure >= 0 else -1
        if gear >= 0 and s.setting.kit.reroll[gear]:
            index = s.setting.kit.gear_index
            loaded = gear == index.get("loaded-dice") and not s.used_turn >> (GEAR_BIT + gear) & 1
            if loaded and s.turn == self.seat and purpose not in (CYCLOPS_DIE, MILITIA_DIE):
                out.append(LOADED_DICE)
            lit = gear == index.get("lantern") and not self.spent >> LANTERN & 1
            if lit and purpose in (CYCLOPS_DIE, TUNNEL) and s.position[figure] != s.setting.prison:
                out.append(LANTERN)
        helper = self._helping_treasure(s)
        if helper is not None:
            kind, means = helper
            if not self.spent >> means & 1 and s.setting.kind_index[kind] in s.loads[figure]:
                out.append(means)
        return out

    def _helping_treasure(self, s: State) -> tuple[str, int] | None:
        """K-9, K-13, K-14 and adventure 11: a treasure that gives one more roll."""
        match self.purpose:
            case "escape":
                return "keys", BY_KEYS
            case "tome":
                return "scroll", BY_SCROLL
            case "loot":
                return "bracelet", BY_BRACELET
            case "sheet" if any(e.word("token") == "wall" for e in s.setting.sheet_actions[self.kind].success):
                return "scroll", BY_SCROLL
        return None

    def skip(self, s: State, log: Log | None) -> None:
        if self.stage == OWN:
            if self.purpose == PICK and self.success and self._rival_holds(s):
                s.stack[-1] = self._replace(stage=RIVALS)
                s.stack.append(RivalWindow("rival_pick_roll", self.figure))
            else:
                s.stack[-1] = self._replace(stage=DONE)
        else:
            s.stack.pop()
            OUTCOMES[self.purpose](s, self, log)

    def _rival_holds(self, s: State) -> bool:
        return any(bits & PICK_BIT and seat != s.turn for seat, bits in enumerate(s.hand_bits))

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            # a success that was left alone can still be answered by rivals
            s.stack[-1] = self._replace(stage=DONE)
            if self.purpose == PICK and self.success and self._rival_holds(s):
                s.stack[-1] = self._replace(stage=RIVALS)
                s.stack.append(RivalWindow("rival_pick_roll", self.figure))
        elif action.verb == "reroll":
            self._roll_again(s, action.a - 1, action.b, log)
        else:
            use_item(s, action, self.figure, log)

    def _roll_again(self, s: State, index: int, means: int, log: Log | None) -> None:
        frame = self
        if means == EXPERIENCE:
            spend_xp(s, self.seat, 1)
        elif means == LOADED_DICE:
            s.used_turn |= 1 << GEAR_BIT + s.gear[self.figure]
        else:
            frame = self._replace(spent=self.spent | 1 << means)
        s.stack[-1] = frame.with_new_die(s, index, log)

    def with_new_die(self, s: State, index: int, log: Log | None) -> Roll:
        """One die rolled again; the new result stands."""
        dice = list(self.dice)
        before = dice[index]
        dice[index] = s.die()
        s.tell(log, "reroll", figure=s.name(self.figure) if self.figure >= 0 else None, before=before, die=dice[index])
        return self._replace(dice=tuple(dice), again=self.again | 1 << index)


def roll(
    s: State,
    seat: int,
    figure: int,
    purpose: str,
    log: Log | None,
    *,
    number: int = 1,
    target: int = 0,
    kind: int = -1,
) -> None:
    """Roll dice for a purpose; if nobody can do anything about them, they are put to use at once."""
    frame = Roll(seat, figure, purpose, tuple([s.die() for _ in range(number)]), target, kind=kind)
    if purpose in TESTS:
        s.tell(log, "test", figure=s.name(figure), die=frame.die, target=target)
    if frame.options(s):
        if log is not None and purpose not in TESTS:
            s.tell(log, "rolled", seat=seat, figure=s.name(figure) if figure >= 0 else None, purpose=purpose,
                   dice=frame.dice)
        s.stack.append(frame)
    else:
        OUTCOMES[purpose](s, frame, log)


def _note_test(s: State, roll: Roll, log: Log | None) -> None:
    frame = s.stack[-1]
    if not isinstance(frame, Resolve):
        raise AssertionError("a test belongs to effects being resolved")
    s.stack[-1] = frame._replace(passed=int(roll.success))


OUTCOMES[TEST] = _note_test
