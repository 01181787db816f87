"""M: the militia phase, and every other move of a militiaman (or of a figure that moves like one)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .fight import begin_fight
from .frames import asks_alone
from .reach import march
from .rolls import MILITIA_DIE, OUTCOMES, Roll, roll
from .setting import HERO, MILITIA, THIEF, WINDOW_BIT
from .spoils import barred_spaces
from .windows import FINDERS, distinct

if TYPE_CHECKING:
    from .state import State

STANDS_STILL = 6
PATROL = 4
"""M-7: spaces a militiaman may move with the expansion."""
PURPLE = "purple"
PHASE_BIT = WINDOW_BIT["own_militia_phase"]


def walkers(s: State) -> list[int]:
    """Who can be named in the militia phase: the militiamen, and a heroine if the sheet says so (adventure 2)."""
    return [*s.setting.militia, *s.setting.roaming]


def awake(s: State, figure: int) -> bool:
    """May he be moved? Not after a Spiked Grog."""
    return not s.grogged or s.grogged[figure] < 0


def may_strike(s: State, figure: int, seat: int, foe: int) -> bool:
    """M-3, M-4: rivals' thieves only; the sheet's heroine goes for marked ones. Barred spaces are not asked about."""
    setting = s.setting
    if setting.species[foe] != THIEF:
        return False
    owner = setting.owner[foe]
    if owner == seat:
        return False
    if setting.species[figure] == HERO:
        return foe in s.marks
    return True


def patrol_options(s: State, figure: int, seat: int, steps: int) -> list[Action]:
    """M-2: where he can go and whom he can attack."""
    setting = s.setting
    barred = barred_spaces(s, figure)
    free, occupied, _ = march(s, figure, steps, barred)
    out = [setting.patrol[v] for v in free]
    for v in occupied:
        foe = s.occupant[v]
        if may_strike(s, figure, seat, foe):
            out.append(setting.strike[foe])
    return out


def can_move(s: State, figure: int, seat: int) -> bool:
    """Has he anywhere to go at all?"""
    setting = s.setting
    near, occupant = setting.near[s.position[figure]], s.occupant
    # besides rubble and fires only thieves who are let alone bar a militiaman's way, and where they stand is not free
    watchman = setting.species[figure] == MILITIA and not setting.smoke_mind
    barred: Collection[int] = s.blocked if watchman else barred_spaces(s, figure)
    for v in near:
        if occupant[v] < 0 and v not in barred:
            return True
    barred = barred_spaces(s, figure)
    return any(occupant[v] >= 0 and v not in barred and may_strike(s, figure, seat, occupant[v]) for v in near)


def _movable(s: State, seat: int, figure: int = -1) -> list[int]:
    return [m for m in s.setting.militia if awake(s, m) and can_move(s, m, seat)]


FINDERS["militiaman"] = _movable


@asks_alone
class Patrol(NamedTuple):
    """M-1: a militiaman may move up to so many spaces."""

    figure: int
    steps: int
    seat: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        out = patrol_options(s, self.figure, self.seat, self.steps)
        return [*out, s.setting.action_stay] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        if action.verb == "patrol":
            s.put(self.figure, action.a)
            if log is not None:
                s.tell(log, "patrol", figure=s.name(self.figure), space=s.slug(action.a), seat=self.seat)
        elif action.verb == "strike":
            begin_fight(s, self.figure, action.a, self.seat, log)


def name_militiaman(s: State, figure: int, log: Log | None) -> None:
    """M-1: the die for the figure that was named."""
    roll(s, s.turn, figure, MILITIA_DIE, log)


def _march(s: State, roll: Roll, log: Log | None) -> None:
    if log is not None:
        s.tell(log, "militia", figure=s.name(roll.figure), die=roll.die, seat=roll.seat)
    if roll.die < STANDS_STILL:
        s.stack.append(Patrol(roll.figure, roll.die, roll.seat))


OUTCOMES[MILITIA_DIE] = _march


# -- the expansion's patrols ----------------------------------------------------------------------
def deck_options(s: State) -> list[Action]:
    """M-7: with a purple back on top one militiaman may move; some cards are played in this phase (not in the base)."""
    if not s.deck:
        return []
    setting = s.setting
    seat = s.turn
    purple, cards = setting.arcana[s.deck[-1]].back == PURPLE, s.hand_bits[seat] & PHASE_BIT
    able = _movable(s, seat) if purple or cards else []
    if not able:
        return []
    out = [setting.action("militia", m) for m in able] if purple else []
    if cards:
        out += [
            setting.play[card]
            for card in distinct(s.hands[seat])
            if setting.card_bits[card] & PHASE_BIT and not s.used_turn >> card & 1
        ]
    return [*out, setting.action_pass] if out else []


@asks_alone
class Muster(NamedTuple):
    """Several militiamen may be moved one after the other, each once (Subtle Watchman)."""

    seat: int
    steps: int
    left: int
    moved: tuple[int, ...] = ()

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        able = [m for m in _movable(s, self.seat) if m not in self.moved] if self.left else []
        out = [s.setting.action("militia", m) for m in able]
        return [*out, s.setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            s.stack.pop()
            return
        s.stack[-1] = self._replace(left=self.left - 1, moved=(*self.moved, action.a))
        s.stack.append(Patrol(action.a, self.steps, self.seat))
