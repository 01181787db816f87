"""V: movement. Where a figure can go, the walk there, the windows of a move, and the way out of the district."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .frames import asks_alone
from .setting import HERO, OUTSIDE, THIEF, WINDOW_BIT, ZOMBIE

if TYPE_CHECKING:
    from .state import State

START_BIT = WINDOW_BIT["own_move_start"]
MOVE_BIT = WINDOW_BIT["own_move"]
RIVAL_BIT = WINDOW_BIT["rival_move_start"]

OWN_START, RIVALS, GO = range(3)

SEEN = 1000
"""Mark of spaces a search has dealt with; no figure has so high a number."""


class Gait(NamedTuple):
    """How a figure moves: steps, whether it passes through figures, red lines it may cross."""

    steps: int
    through: bool = False
    walls: int = 0


@cache
def plain(steps: int) -> Gait:
    """Ordinary movement of so many steps."""
    return Gait(steps)


Reach = tuple[list[int], list[int], list[int]]
"""What a move can lead to: free spaces, occupied spaces that can be stepped into, open gates with a step left."""


def gait_of(s: State, figure: int) -> Gait:
    """The usual movement of a figure on this board, skills included (V-1)."""
    steps = s.setting.movement[figure]
    if s.led and s.led[figure]:
        steps = max(0, steps + s.setting.leading_steps)
    return plain(steps)


def explore(s: State, start: int, gait: Gait, out: bool, barred: frozenset[int] = frozenset()) -> Reach:
    """V-2, V-3: everything within reach of a space. ``out``: gates may be left by (V-4)."""
    if gait.through or gait.walls or s.setting.smoke:
        return _explore_widely(s, start, gait, out, barred)
    return stroll(s, start, gait.steps, out, barred)


def stroll(s: State, start: int, steps: int, out: bool, barred: frozenset[int] = frozenset()) -> Reach:
    """Everything within so many ordinary steps, each into a free space."""
    near = s.setting.near
    # one list answers both questions of the search: below 0 free, SEEN already dealt with, else occupied
    ground = s.occupant[:]
    ground[start] = SEEN
    for v in barred:
        ground[v] = SEEN
    edge = [start]
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    if out and s.setting.terrain.to_gate[start] >= steps:
        out = False
    for _ in range(steps):
        if out:
            exits += [u for u in edge if s.setting.terrain.is_gate[u] and not s.shut >> u & 1]
        following: list[int] = []
        for u in edge:
            for v in near[u]:
                here = ground[v]
                if here < 0:
                    ground[v] = SEEN
                    following.append(v)
                elif here < SEEN:
                    ground[v] = SEEN
                    occupied.append(v)
        free += following
        edge = following
    return free, occupied, exits


def _explore_widely(
    s: State, start: int, gait: Gait, out: bool, barred: frozenset[int], came: dict[int, int] | None = None
) -> Reach:
    """The same with red lines, figures passed through and rooms that cost an extra step.

    A place of the search is a space and the red lines crossed so far; ``came`` collects the way to each.
    """
    terrain = s.setting.terrain
    near, walled, occupant = s.setting.near, terrain.adjacent_walls, s.occupant
    smoke = s.setting.smoke
    size = terrain.size
    waves: list[list[int]] = [[start]] + [[] for _ in range(gait.steps + 1)]
    cost = {start: 0}
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    for spent in range(gait.steps + 1):
        for place in waves[spent]:
            if cost[place] < spent:
                continue
            u, crossed = place % size, place // size
            if u != start:
                if occupant[u] >= 0:
                    if u not in occupied:
                        occupied.append(u)
                    if not gait.through:
                        continue
                elif u not in free:
                    free.append(u)
            gate = out and spent < gait.steps and terrain.is_gate[u] and not s.shut >> u & 1
            if gate and u not in exits:
                exits.append(u)
            ways = [(v, crossed) for v in near[u]]
            if crossed < gait.walls:
                ways += [(v, crossed + 1) for v in walled[u]]
            for v, lines in ways:
                total = spent + 1 + (smoke if smoke and s.ground[v] else 0)
                following = v + lines * size
                if v not in barred and total <= gait.steps and total < cost.get(following, 99):
                    cost[following] = total
                    waves[total].append(following)
                    if came is not None:
                        came[following] = place
    return free, occupied, exits


def way_to(s: State, start: int, goal: int, gait: Gait) -> tuple[str, ...]:
    """The shortest way that the program walks, as names of the spaces entered; for the log."""
    came: dict[int, int] = {}
    _explore_widely(s, start, gait, False, frozenset(), came)
    size = s.setting.terrain.size
    for lines in range(gait.walls + 1):
        place = goal + lines * size
        if place in came:
            way: list[str] = []
            while place != start:
                way.append(s.slug(place % size))
                place = came[place]
            return tuple(reversed(way))
    return (s.slug(goal),)


def may_attack(s: State, seat: int, figure: int) -> bool:
    """C-2, G-4: rivals' characters and figures that the sheet lets be attacked; never militiamen."""
    species = s.setting.species[figure]
    if species == THIEF:
        return s.setting.owner[figure] != seat
    return species in (ZOMBIE, HERO)


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
        from .fight import begin_fight

        s.ap -= 1
        spend_act(s)
        begin_fight(s, figure, action.a, s.turn, log)


def spend_move(s: State) -> None:
    """The active figure's one movement, or its extra go."""
    if s.moves:
        s.moves -= 1
    else:
        s.active_extra -= 1


def spend_act(s: State) -> None:
    """The active figure's one action, or its extra go."""
    if s.acts:
        s.acts -= 1
    else:
        s.active_extra -= 1


def leave(s: State, figure: int, gate: int, gait: Gait, log: Log | None) -> None:
    """V-4: out of the district with everything carried; the activation is over."""
    from .ending import carried_out

    if log is not None:
        here = s.position[figure]
        way = way_to(s, here, gate, gait) if here != gate else ()
        s.tell(log, "leave", figure=s.name(figure), gate=s.slug(gate), way=way)
    s.put(figure, OUTSIDE)
    s.crossed |= 1 << figure
    end_activation(s)
    carried_out(s, figure, gate, log)


def end_activation(s: State) -> None:
    """Nobody is active any more; others may still be activated."""
    s.active = -1
    s.moves = s.acts = s.active_extra = 0


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
        from .windows import move_items

        if self.stage == OWN_START:
            items = move_items(s, self, START_BIT)
            return [*items, s.setting.action_pass] if items else []
        if self.stage == GO and self.goal is None:
            out = move_items(s, self, MOVE_BIT)
            attack = s.ap >= 1 and may_act(s, self.figure)
            out += destinations(s, self.figure, self.gait(s), attack)
            out.append(s.setting.action_stop)
            return out
        return []

    def skip(self, s: State, log: Log | None) -> None:
        from .windows import RivalWindow

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
        from .windows import use_item

        verb = action.verb
        if verb == "pass":
            s.stack[-1] = self._replace(stage=RIVALS)
        elif verb in ("play", "use"):
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
