"""Adventure 14, A Duke's Ransom: the Duke is bought, led about, lost and delivered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.rolls import OUTCOMES, RANSOM, Roll, roll
from cadwallon.rules.setting import MILITIA, THIEF
from cadwallon.rules.spoils import Spoils, duke_back
from cadwallon.rules.tokens import PAY, PUT, REMOVE, TAKE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

TAKE_DUKE, TAKE_SPOILS = 0, 1
SAFE = 4
"""What the player gets whose militiaman has saved the Duke."""
RANSOM_DICE, RANSOM_BONUS = 2, 4


def _captive(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.duke = s.setting.terrain.role[e.word("where")]


def _lead_away(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.duke = -1
    s.led[use.figure] = 1
    s.tell(log, "duke_led", figure=s.name(use.figure))


def _out_of_the_game(s: State, use: Use, e: Effect, log: Log | None) -> None:
    _gone(s, use.figure, log)


def _gone(s: State, leader: int, log: Log | None) -> None:
    s.led[leader] = 0
    s.tell(log, "duke_gone", figure=s.name(leader))


def _reward(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """More with every round."""
    table = cast("Sequence[int]", s.setting.adventure.tables["guardroom_reward"])
    s.earn(use.seat, table[s.round - 1])
    s.tell(log, "gain", seat=use.seat, ducats=table[s.round - 1])


@custom("duke_is_moved")
def _moved(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """His captors move him where the Cyclops die shows; the game rolls it, and the Cyclops stays where it is."""
    if s.duke < 0:
        return
    die = s.die()
    s.duke = s.setting.terrain.cyclops_rooms.get(die, s.duke)
    s.tell(log, "duke_moved", die=die, room=s.slug(s.duke))


@custom("duke_transfer")
def _transfer(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """A leader never attacks, so whoever beat him is a rival, the Cyclops, or a militiaman whom ``seat`` moved."""
    species = s.setting.species[use.winner]
    if species == THIEF:
        s.stack.append(Escort(use.winner, use.loser))
    elif species == MILITIA:
        _gone(s, use.loser, log)
        s.earn(use.seat, SAFE)
        s.tell(log, "gain", seat=use.seat, ducats=SAFE)
    else:
        s.led[use.loser] = 0
        duke_back(s, log)


class Escort(NamedTuple):
    """The winner takes the Duke (a), or his usual spoils (b) while the Duke goes back to his captors."""

    winner: int
    loser: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.winner]

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("choose", TAKE_DUKE), s.setting.action("choose", TAKE_SPOILS)]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        s.led[self.loser] = 0
        if action.a == TAKE_SPOILS:
            duke_back(s, log)
            return
        s.led[self.winner] = 1
        s.stack[:] = [f for f in s.stack if not (isinstance(f, Spoils) and f.loser == self.loser)]
        s.tell(log, "duke_led", figure=s.name(self.winner))


@custom("duke_carried_out")
def _carried_out(s: State, use: Use, e: Effect, log: Log | None) -> None:
    _gone(s, use.figure, log)
    roll(s, use.seat, use.figure, RANSOM, log, number=RANSOM_DICE)


def _ransomed(s: State, roll: Roll, log: Log | None) -> None:
    paid = sum(roll.dice) + RANSOM_BONUS
    s.earn(roll.seat, paid)
    s.tell(log, "duke_ransom", figure=s.name(roll.figure), dice=roll.dice, ducats=paid)


PUT["duke"] = _captive
TAKE["duke"] = _lead_away
REMOVE["duke"] = _out_of_the_game
PAY["guardroom_reward"] = _reward
OUTCOMES[RANSOM] = _ransomed
