"""V: movement. The windows of a move, the walk to its end, and the way out of the district."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action, Walk
from .activation import end_activation, spend_act, spend_move
from .cyclops import stir
from .deeds import deed
from .ending import carried_out
from .entering import enter
from .errors import InvalidAction, NoWay
from .events import Log
from .exchange import Exchange, may_meet, meetings
from .fight import begin_fight
from .frames import asks_alone
from .reach import Gait, explore, explores, gait_of, may_attack
from .setting import OUTSIDE, THIEF, WINDOW_BIT
from .ways import Course, course_through, way_to
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
    """The ends of a move from where the figure stands: spaces, gates to leave by, foes to attack, mates to meet."""
    setting = s.setting
    met: dict[int, int] = {}
    free, occupied, exits = explore(s, figure, gait, s.alarm and may_leave(s, figure), met)
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
    if met:
        for v, far in met.items():
            mate = s.occupant[v]
            if may_meet(s, figure, mate, gait.steps - far):
                out.append(setting.action("meet", mate))
    elif gait.walls and setting.koa and explores(s, figure):
        out += [setting.action("meet", mate) for mate in meetings(s, figure, gait)]
    return out


def rivals_may_answer(s: State, figure: int) -> bool:
    """Does somebody else hold a card for the start of a rival's move? Militiamen are not answered."""
    if s.setting.species[figure] != THIEF:
        return False
    turn = s.turn
    return any(bits & RIVAL_BIT and seat != turn for seat, bits in enumerate(s.hand_bits))


def finish(s: State, figure: int, action: Action, gait: Gait | None, log: Log | None) -> None:
    """Walk to the end of a move that has been paid for and answered. ``gait``: only the log tells the way."""
    verb = action.verb
    if verb == "move":
        came_from = s.position[figure]
        if log is not None and gait is not None:
            s.tell(log, "move", figure=s.name(figure), way=told_way(s, figure, action, gait))
        s.put(figure, action.a)
        if s.setting.koa:
            _arrived(s, figure, came_from, log)
    elif verb == "leave":
        leave(s, figure, action, gait, log)
    elif verb == "attack":
        s.ap -= 1
        spend_act(s)
        if s.setting.koa:
            _step_into_fight(s, figure, action.a, log)
        way: tuple[str, ...] = ()
        if isinstance(action, Walk) and log is not None and gait is not None:
            way = told_way(s, figure, action, gait)
        begin_fight(s, figure, action.a, s.turn, log, way)


def _arrived(s: State, figure: int, came_from: int, log: Log | None) -> None:
    """V-8, K-1, Y-1: a character that has walked into a space turns its token, or stirs what lives below."""
    space, main = s.position[figure], s.setting.terrain.main
    if space < main and came_from < main and not s.halts[space]:
        return
    if space >= main:
        deed(s, "visited", s.setting.owner[figure], log, figure=figure, space=space)
        stir(s, s.turn, figure, log)
    else:
        enter(s, figure, space, came_from, log, walked=True)


def _step_into_fight(s: State, figure: int, foe: int, log: Log | None) -> None:
    """K-6, V-8: what waits until the fight is over; the room below has been entered already."""
    space = s.position[foe]
    below = space >= s.setting.terrain.main
    came_from = s.position[figure]
    if below or s.halts[space] or came_from >= s.setting.terrain.main:
        s.stack.append(Arrival(figure, space, came_from, below and foe != s.setting.cyclops))
    if below:
        deed(s, "visited", s.setting.owner[figure], log, figure=figure, space=space)


class Arrival(NamedTuple):
    """After a fight in a space that was just entered: its token is turned by who is still there, the Cyclops stirs."""

    figure: int
    space: int
    came_from: int
    stirs: bool

    def decider(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        if s.position[self.figure] == self.space and self.space < s.setting.terrain.main:
            enter(s, self.figure, self.space, self.came_from, log, walked=True)
        if self.stirs:
            stir(s, s.turn, self.figure, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("an arrival asks nothing")


def leave(s: State, figure: int, action: Action, gait: Gait | None, log: Log | None) -> None:
    """V-4: out of the district with everything carried; the activation is over."""
    gate = action.a
    if log is not None and gait is not None:
        s.tell(log, "leave", figure=s.name(figure), gate=s.slug(gate), way=told_way(s, figure, action, gait))
    go_outside(s, figure, gate, log)


def go_outside(s: State, figure: int, way_out: int, log: Log | None) -> None:
    """A character has left, by a gate or through the Tunnel."""
    s.put(figure, OUTSIDE)
    s.crossed |= 1 << figure
    end_activation(s)
    carried_out(s, figure, way_out, log)


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
    base: int = -1
    """The steps the figure had when it set out, once it has met somebody on the way."""
    spent: int = 0
    """Steps taken on the way to mates that were met; the figure stands in the space of the last one."""
    exact: int = -1
    """A number of steps that nothing changes (Flying Potion)."""
    escaping: bool = False
    """The move that follows an escape from the Prison: it has to be made (K-9)."""
    came_up: bool = False
    """The figure came up from the catacombs before it met somebody: no stairs any more (K-1)."""

    def gait(self, s: State) -> Gait:
        usual = gait_of(s, self.figure)
        if self.exact >= 0:
            return Gait(self.exact, True, self.exact, flying=True)
        steps = self.base if self.base >= 0 else usual.steps
        steps = max(0, steps + self.bonus - self.spent)
        return Gait(steps, self.through or usual.through, self.walls, stairs=not self.came_up)

    def decider(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[Action]:
        if self.stage == OWN_START:
            items = [] if self.exact >= 0 else move_items(s, self.figure, self.used, START_BIT)
            return [*items, s.setting.action_pass] if items else []
        if self.stage == GO and self.goal is None:
            out = [] if self.exact >= 0 else move_items(s, self.figure, self.used, MOVE_BIT)
            attack = s.ap >= 1 and may_act(s, self.figure) and self.exact < 0
            rooted = s.rooted >> self.figure & 1
            ends = [] if rooted else destinations(s, self.figure, self.gait(s), attack)
            if not ((self.escaping and ends) or self.spent):
                ends.append(s.setting.action_stop)
            return [*out, *ends]
        return []

    def skip(self, s: State, log: Log | None) -> None:
        if self.stage == OWN_START:
            s.stack[-1] = self._replace(stage=RIVALS)
        elif self.stage == RIVALS:
            s.stack[-1] = self._replace(stage=GO)
            if self.exact < 0 and rivals_may_answer(s, self.figure):
                s.stack.append(RivalWindow("rival_move_start", self.figure))
        else:
            if self.goal is None:
                raise AssertionError("a move without goal asks for one")
            self._go(s, self.goal, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        verb = action.verb
        if verb == "pass":
            s.stack[-1] = self._replace(stage=RIVALS)
        elif verb in ("play", "use", "wield"):
            item, bit = item_of(s, action)
            if item.limit == "once_per_move":
                s.stack[-1] = self._replace(used=self.used | 1 << bit)
            use_item(s, action, self.figure, log)
        elif verb == "stop":
            s.stack.pop()
        else:
            self._go(s, action, log)

    def _go(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "meet":
            self._meet(s, action, log)
            return
        gait = self.gait(s)
        s.stack.pop()
        finish(s, self.figure, action, gait, log)

    def _meet(self, s: State, action: Action, log: Log | None) -> None:
        """V-7: walk into a mate's space and exchange; the way goes on from there."""
        gait, mate = self.gait(s), action.a
        steps, lines = meetings(s, self.figure, gait)[mate]
        course = course_of(s, self.figure, action, gait)
        if course is not None:
            steps, lines = course.steps, course.lines
        base = self.base if self.base >= 0 else gait_of(s, self.figure).steps
        s.stack[-1] = self._replace(
            goal=None,
            stage=GO,
            base=base,
            spent=self.spent + steps,
            walls=self.walls - lines,
            escaping=False,
            came_up=self.came_up or s.position[self.figure] >= s.setting.terrain.main,
        )
        figure, space = self.figure, s.position[mate]
        if log is not None:
            s.tell(log, "meet", figure=s.name(figure), mate=s.name(mate), way=told_way(s, figure, action, gait))
        here = s.position[figure]
        if s.occupant[here] == figure:
            s.occupant[here] = -1
        s.position[figure] = space
        if here >= s.setting.terrain.main:
            enter(s, figure, space, here, log, walked=True)
        s.stack.append(Exchange(figure, mate))


# -- the way ---------------------------------------------------------------------------------------
WALKS = frozenset({"move", "leave", "attack", "meet"})
"""Actions for which a way can be given."""


def goal_of(s: State, action: Action) -> int:
    """Where the walk of an action ends."""
    return action.a if action.verb in ("move", "leave") else s.position[action.a]


def walker(s: State) -> tuple[int, Gait]:
    """Who would walk now, and how."""
    top = s.stack[-1]
    return (top.figure, top.gait(s)) if isinstance(top, Move) else (s.active, gait_of(s, s.active))


def by_way(s: State, action: Action, names: Sequence[str]) -> Action:
    """A legal action with a way through these spaces. Raises InvalidAction for nonsense and NoWay if there is none."""
    if action.verb not in WALKS:
        raise InvalidAction(f"{action.text!r} is no walk, so no way can be given for it")
    figure, gait = walker(s)
    way = course_to(s, figure, action, gait, spaces_named(s, names)).spaces[:-1]
    if not way:
        return action
    return Walk(action, way, f"{action.text} via {' '.join([s.slug(space) for space in way])}")


def spaces_named(s: State, names: Sequence[str]) -> list[int]:
    """Spaces by their names; codes of the map are for people only."""
    terrain = s.setting.terrain
    spaces = [terrain.index.get(name, -1) for name in names]
    for name, space in zip(names, spaces, strict=True):
        if space < 0 or s.slug(space) != name:
            raise InvalidAction(f"there is no space {name!r} in this game")
    return spaces


def course_to(s: State, figure: int, action: Action, gait: Gait, points: Sequence[int]) -> Course:
    """The way of an action through these spaces. Raises NoWay if there is none."""
    goal = goal_of(s, action)
    if action.verb == "leave":
        # V-4: the last step leads out
        gait = gait._replace(steps=gait.steps - 1)
    course = course_through(s, figure, gait, points, goal)
    if action.verb == "meet" and not may_meet(s, figure, action.a, gait.steps - course.steps):
        raise NoWay(s.slug(goal), f"{s.name(figure)} could not go on from {s.slug(goal)} after this way")
    return course


def course_of(s: State, figure: int, action: Action, gait: Gait) -> Course | None:
    """The way that was given; None if there was none, or if it cannot be walked since a rival has answered."""
    if isinstance(action, Walk):
        try:
            return course_to(s, figure, action, gait, action.way)
        except NoWay:
            return None
    return None


def told_way(s: State, figure: int, action: Action, gait: Gait) -> tuple[str, ...]:
    """The way as names of the spaces entered: the one given, else the shortest."""
    goal = goal_of(s, action)
    course = course_of(s, figure, action, gait)
    if course is not None:
        spaces = course.spaces
    else:
        spaces = way_to(s, figure, goal, gait) if s.position[figure] != goal else ()
    return tuple([s.slug(space) for space in spaces])


def may_act(s: State, figure: int) -> bool:
    """Has the active figure an action left, and is it one that may attack or open?"""
    return bool(s.acts or s.active_extra) and not (s.led and s.led[figure])


def begin_move(s: State, action: Action | None, log: Log | None) -> None:
    """Pay for a move of the active figure; walk at once if nobody can interfere."""
    figure = s.active
    s.ap -= 1
    spend_move(s)
    if action is not None and action.verb != "meet" and not rivals_may_answer(s, figure):
        finish(s, figure, action, None if log is None else gait_of(s, figure), log)
        return
    stage = OWN_START if action is None else RIVALS
    s.stack.append(Move(figure, stage, goal=action))
