"""V: movement. The windows of a move, the walk to its end, and the way out of the district."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .activation import end_activation, spend_act, spend_move
from .ending import carried_out
from .events import Log
from .fight import begin_fight
from .frames import asks_alone
from .reach import Gait, explore, gait_of, may_attack, way_to
from .setting import OUTSIDE, THIEF, WINDOW_BIT
from .windows import RivalWindow, item_of, move_items, use_item

if TYPE_CHECKING:
    from .state import State

START_BIT = WINDOW_BIT["own_move_start"]
MOVE_BIT = WINDOW_BIT["own_move"]
RIVAL_BIT = WINDOW_BIT["rival_move_start"]

OWN_START, RIVALS, GO = range(3)

def may_leave(s: State, figure: int) -> bool:
    """V-4, V-5: after the alarm; in adventure 8 not in the turn in which the thief came back."""
    return s.alarm and not s.crossed >> figure & 1 and s.setting.owner[figure] not in (-1, s.setting.guild)


def destinations(s: State, figure: int, gait: Gait, attack: bool) -> list[Action]:
    """The ends of a move from where the figure stands: spaces, gates to leave by, foes to attack."""
    setting = s.setting
    free, occupied, exits = explore(s, s.position[figure], gait, s.alarm and may_leave(s, figure))
    move = setting.move
    out = [move[v] for v in free]
    if exits:
        out += [setting.leave[v] for v in exits]
    if attack and occupied:
        seat = s.turn
        occupant = s.occupant
        for v in occupied:
            foe = occupant[v]
            if may_attack(s, seat, foe):
                out.append(setting.attack[foe])
    return out


def rivals_may_answer(s: State, figure: int) -> bool:
    """Does somebody else hold a card for the start of a rival's move? Militiamen are not answered."""
    if s.setting.species[figure] != THIEF:
        return False
    turn = s.turn
    return any(bits & RIVAL_BIT and seat != turn for seat, bits in enumerate(s.hand_bits))


def finish(s: State, figure: int, action: Action, gait: Gait, log: Log | None) -> None:
    """Walk to the end of a move that has been paid for and answered."""
    verb = action.verb
    if verb == "move":
        if log is not None:
            way = way_to(s, s.position[figure], action.a, gait)
            s.tell(log, "move", figure=s.name(figure), way=way)
        s.put(figure, action.a)
    elif verb == "leave":
        leave(s, figure, action.a, gait, log)
    elif verb == "attack":
        s.ap -= 1
        spend_act(s)
        begin_fight(s, figure, action.a, s.turn, log)


def leave(s: State, figure: int, gate: int, gait: Gait, log: Log | None) -> None:
    """V-4: out of the district with everything carried; the activation is over."""
    if log is not None:
        here = s.position[figure]
        way = way_to(s, here, gate, gait) if here != gate else ()
        s.tell(log, "leave", figure=s.name(figure), gate=s.slug(gate), way=way)
    s.put(figure, OUTSIDE)
    s.crossed |= 1 << figure
    end_activation(s)
    carried_out(s, figure, gate, log)


@asks_alone
class Move(NamedTuple):
    """A move that has been paid for: own cards at its start, rivals' answers, then the way."""

    figure: int
    stage: int = OWN_START
    bonus: int = 0
    through: bool = False
    walls: int = 0
    used: int = 0
    """Cards and skills that work once per move, one bit each."""
    goal: Action | None = None
    """What was declared before rivals were asked; hidden from them."""

    def gait(self, s: State) -> Gait:
        usual = gait_of(s, self.figure)
        return Gait(max(0, usual.steps + self.bonus), self.through, self.walls)

    def decider(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[Action]:
        if self.stage == OWN_START:
            items = move_items(s, self.figure, self.used, START_BIT)
            return [*items, s.setting.action_pass] if items else []
        if self.stage == GO and self.goal is None:
            out = move_items(s, self.figure, self.used, MOVE_BIT)
            attack = s.ap >= 1 and may_act(s, self.figure)
            out += destinations(s, self.figure, self.gait(s), attack)
            out.append(s.setting.action_stop)
            return out
        return []

    def skip(self, s: State, log: Log | None) -> None:
        if self.stage == OWN_START:
            s.stack[-1] = self._replace(stage=RIVALS)
        elif self.stage == RIVALS:
            s.stack[-1] = self._replace(stage=GO)
            if rivals_may_answer(s, self.figure):
                s.stack.append(RivalWindow("rival_move_start", self.figure))
        else:
            if self.goal is None:
                raise AssertionError("a move without goal asks for one")
            s.stack.pop()
            finish(s, self.figure, self.goal, self.gait(s), log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        verb = action.verb
        if verb == "pass":
            s.stack[-1] = self._replace(stage=RIVALS)
        elif verb in ("play", "use"):
            item, bit = item_of(s, action)
            if item.limit == "once_per_move":
                s.stack[-1] = self._replace(used=self.used | 1 << bit)
            use_item(s, action, self.figure, log)
        elif verb == "stop":
            s.stack.pop()
        else:
            s.stack.pop()
            finish(s, self.figure, action, self.gait(s), log)


def may_act(s: State, figure: int) -> bool:
    """Has the active figure an action left, and is it one that may attack or open?"""
    return bool(s.acts or s.active_extra) and not (s.led and s.led[figure])


def begin_move(s: State, action: Action | None, log: Log | None) -> None:
    """Pay for a move of the active figure; walk at once if nobody can interfere."""
    figure = s.active
    s.ap -= 1
    spend_move(s)
    if action is not None and not rivals_may_answer(s, figure):
        finish(s, figure, action, gait_of(s, figure), log)
        return
    stage = OWN_START if action is None else RIVALS
    s.stack.append(Move(figure, stage, goal=action))
