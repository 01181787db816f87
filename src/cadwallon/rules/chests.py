"""O: chests and treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .frames import asks_alone
from .rolls import OUTCOMES, PICK, Roll
from .setting import WINDOW_BIT
from .windows import distinct, use_item

if TYPE_CHECKING:
    from .state import State

ACTION_BIT = WINDOW_BIT["own_chest_action"]
OPENED_BIT = WINDOW_BIT["own_chest_opened"]


def bash_cost(s: State) -> int:
    """O-2."""
    return s.setting.library.numbers.bash_cost


def chest_actions(s: State, figure: int, space: int, out: list[Action]) -> None:
    """O-1, O-2, O-3: what the active thief can do with the chests of his room."""
    setting = s.setting
    ap = s.ap
    last = -1
    for token in s.chests[space]:
        if token == last:
            continue
        last = token
        kind, closed = token >> 1, token & 1
        if not closed or setting.pick_closed[figure]:
            out.append(setting.action("pick", kind))
        if ap >= bash_cost(s):
            out.append(setting.action("bash", kind))
        if 0 < setting.quick_bash[figure][0] <= ap:
            out.append(setting.action("bash", kind, 1))
        if s.hand_bits[s.turn] & ACTION_BIT:
            last_card = -1
            for card in s.hands[s.turn]:
                if card != last_card and setting.card_bits[card] & ACTION_BIT:
                    out.append(setting.action("play-bash", card, kind))
                    last_card = card


def pick_target(s: State, figure: int, space: int) -> int:
    """The Mind a lock is tried with: skills, and smoke in a burning room."""
    target = s.setting.pick_mind[figure]
    if s.setting.smoke and s.ground[space]:
        target += s.setting.smoke_mind
    return target


def lying(s: State, space: int, kind: int, closed_first: bool) -> int:
    """The token of this kind that is meant: chests that show their treasure first, unless told otherwise."""
    tokens = [t for t in s.chests[space] if t >> 1 == kind]
    return max(tokens) if closed_first else min(tokens)


def pick(s: State, figure: int, kind: int, log: Log | None) -> None:
    """O-1: pay, roll, and see what the windows make of it."""
    space = s.position[figure]
    s.ap -= s.setting.library.numbers.pick_cost
    token = lying(s, space, kind, False)
    die = s.die()
    target = pick_target(s, figure, space)
    if log is not None:
        s.tell(log, "pick", figure=s.name(figure), room=s.slug(space), kind=s.setting.kinds[kind], die=die,
               target=target)
    s.stack.append(Roll(s.turn, figure, PICK, die, target, kind=kind, closed=bool(token & 1)))


def _picked(s: State, roll: Roll, log: Log | None) -> None:
    if roll.success:
        open_chest(s, roll.figure, roll.kind * 2 + roll.closed, 0, log)
    else:
        s.tell(log, "pick_failed", figure=s.name(roll.figure))


OUTCOMES[PICK] = _picked


def bash(s: State, figure: int, kind: int, cost: int, ducat: int, log: Log | None) -> None:
    """O-2: pay and open, without a roll. ``ducat``: what the way of bashing does to the ducat for opening."""
    space = s.position[figure]
    s.ap -= cost
    if log is not None:
        s.tell(log, "bash", figure=s.name(figure), room=s.slug(space), kind=s.setting.kinds[kind], cost=cost)
    open_chest(s, figure, lying(s, space, kind, True), ducat, log)


def take_token(s: State, space: int, token: int) -> None:
    """Lift a token from a room."""
    tokens = list(s.chests[space])
    tokens.remove(token)
    s.chests[space] = tuple(tokens)


def lay_token(s: State, space: int, kind: int, closed: bool) -> None:
    """Lay a treasure in a room, one side up."""
    s.chests[space] = tuple(sorted((*s.chests[space], kind * 2 + closed)))


def open_chest(s: State, figure: int, token: int, ducat: int, log: Log | None) -> None:
    """O-4, O-5: the ducat, the token, and what it is."""
    setting = s.setting
    seat = setting.owner[figure]
    space = s.position[figure]
    kind = token >> 1
    take_token(s, space, token)
    paid = max(0, setting.library.numbers.opening_ducat + ducat)
    s.earn(seat, paid)
    if log is not None:
        s.tell(log, "open", figure=s.name(figure), room=s.slug(space), kind=setting.kinds[kind], ducats=paid)
    if kind == setting.purse:
        die = s.die()
        s.earn(seat, die)
        s.box[kind] += 1
        s.tell(log, "purse", figure=s.name(figure), die=die, ducats=die)
    else:
        s.loads[figure] = tuple(sorted((*s.loads[figure], kind)))
        if len(s.loads[figure]) > carry_limit(s):
            s.stack.append(Surplus(figure))
    if s.hand_bits[seat] & OPENED_BIT:
        s.stack.append(Opened(seat, figure))


def carry_limit(s: State) -> int:
    """O-8."""
    return s.setting.library.numbers.carry_limit


def give_treasure(s: State, giver: int, taker: int, kind: int) -> None:
    """A treasure goes from one character to another; the taker may have to lay one down."""
    load = list(s.loads[giver])
    load.remove(kind)
    s.loads[giver] = tuple(load)
    s.loads[taker] = tuple(sorted((*s.loads[taker], kind)))
    if len(s.loads[taker]) > carry_limit(s):
        s.stack.append(Surplus(taker))


def destroy(s: State, figure: int, kind: int) -> None:
    """A treasure carried by a character leaves the game."""
    load = list(s.loads[figure])
    load.remove(kind)
    s.loads[figure] = tuple(load)
    s.box[kind] += 1


@asks_alone
class Opened(NamedTuple):
    """The player has just opened a chest: cards for that moment (own_chest_opened)."""

    seat: int
    figure: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        setting = s.setting
        out = [
            setting.play[card]
            for card in distinct(s.hands[self.seat])
            if setting.card_bits[card] & OPENED_BIT and not s.used_activation >> card & 1
        ]
        return [*out, setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            s.stack.pop()
        else:
            use_item(s, action, self.figure, log)


class Surplus(NamedTuple):
    """O-8: a character carries too much; its player lays down a treasure in a room that has none."""

    figure: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        if len(s.loads[self.figure]) <= carry_limit(s):
            return []
        rooms = [room for room in s.setting.terrain.rooms if not s.chests[room]] or list(s.setting.terrain.rooms)
        action = s.setting.action
        return [action("drop", kind, room) for kind in sorted(set(s.loads[self.figure])) for room in rooms]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        kind, room = action.a, action.b
        load = list(s.loads[self.figure])
        load.remove(kind)
        s.loads[self.figure] = tuple(load)
        lay_token(s, room, kind, False)
        s.tell(log, "drop", figure=s.name(self.figure), kind=s.setting.kinds[kind], room=s.slug(room))
