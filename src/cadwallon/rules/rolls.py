"""Dice compared with Mind, and other single dice: rolled, perhaps answered, then put to use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .frames import Resolve, asks_alone
from .setting import WINDOW_BIT
from .windows import RivalWindow, distinct, use_item

if TYPE_CHECKING:
    from .state import State

TEST_BIT = WINDOW_BIT["own_test_roll"]
PICK_BIT = WINDOW_BIT["rival_pick_roll"]

OWN, RIVALS, DONE = range(3)

PICK, TEST = "pick", "test"

Outcome = Callable[["State", "Roll", Log | None], None]
OUTCOMES: dict[str, Outcome] = {}
"""What becomes of a roll, by its purpose."""


@asks_alone
class Roll(NamedTuple):
    """A die rolled for a character against ``target``; the result is not yet applied."""

    seat: int
    figure: int
    purpose: str
    die: int
    target: int
    stage: int = OWN
    again: bool = False
    """Has its own side rolled it again already?"""
    verdict: int = -1
    """A success (1) or failure (0) whatever the die shows."""
    kind: int = -1
    """The treasure in the lock."""
    closed: bool = False

    @property
    def success(self) -> bool:
        return self.verdict == 1 if self.verdict >= 0 else self.die <= self.target

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if self.stage != OWN or self.success or self.verdict >= 0:
            return []
        out: list[Action] = []
        setting = s.setting
        if s.hand_bits[self.seat] & TEST_BIT and not self.again:
            out += [setting.play[c] for c in distinct(s.hands[self.seat]) if setting.card_bits[c] & TEST_BIT]
        if setting.skill_bits[self.figure] & TEST_BIT and self.purpose == PICK:
            skill = setting.figures[self.figure].skill
            if skill is not None:
                rolls_again = any(e.do == "reroll" for e in skill.effects)
                if (rolls_again and not self.again) or (not rolls_again and s.hands[self.seat]):
                    out.append(setting.action("use", self.figure))
        return [*out, setting.action_pass] if out else []

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
            s.stack[-1] = self._replace(stage=DONE)
        else:
            use_item(s, action, self.figure, log)


def roll_test(s: State, seat: int, figure: int, target: int, log: Log | None) -> None:
    """Test Mind for the effects being resolved: the outcome is noted in their frame."""
    die = s.die()
    s.tell(log, "test", figure=s.name(figure), die=die, target=target)
    s.stack.append(Roll(seat, figure, TEST, die, target))


def _note_test(s: State, roll: Roll, log: Log | None) -> None:
    frame = s.stack[-1]
    if not isinstance(frame, Resolve):
        raise AssertionError("a test belongs to effects being resolved")
    s.stack[-1] = frame._replace(passed=int(roll.success))


OUTCOMES[TEST] = _note_test
