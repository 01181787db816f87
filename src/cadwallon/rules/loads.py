"""O-8, O-9: what characters carry, what lies in rooms, and how treasure gets from one to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log

if TYPE_CHECKING:
    from .state import State


def carry_limit(s: State, figure: int) -> int:
    """O-8: three, unless the bearer's equipment says otherwise (also in the Prison)."""
    if s.gear:
        limit = s.setting.kit.carry[s.gear[figure]]
        if limit:
            return limit
    return s.setting.library.numbers.carry_limit


def choosable(s: State, figure: int) -> list[int]:
    """The kinds a player may name when he has to give up a treasure: the Crown of adventure 12 only as the last."""
    kinds = sorted(set(s.loads[figure]))
    crown = s.setting.crown
    return [kind for kind in kinds if kind != crown] or kinds


def drop_load(s: State, figure: int, kind: int) -> None:
    """Take a treasure out of a character's load."""
    load = list(s.loads[figure])
    load.remove(kind)
    s.loads[figure] = tuple(load)


def add_load(s: State, figure: int, kind: int) -> None:
    """Add a treasure to a character's load; one too many has to be laid down at once."""
    s.loads[figure] = tuple(sorted((*s.loads[figure], kind)))
    check_load(s, figure)


def check_load(s: State, figure: int) -> None:
    """O-8: whoever carries more than his limit lays treasures down."""
    if len(s.loads[figure]) > carry_limit(s, figure):
        s.stack.append(Surplus(figure))


def give_treasure(s: State, giver: int, taker: int, kind: int) -> None:
    """A treasure goes from one character to another; the taker may have to lay one down."""
    drop_load(s, giver, kind)
    add_load(s, taker, kind)


def destroy(s: State, figure: int, kind: int) -> None:
    """A treasure carried by a character leaves the game."""
    drop_load(s, figure, kind)
    s.box[kind] += 1


def take_token(s: State, space: int, token: int) -> None:
    """Lift a token from a room."""
    tokens = list(s.chests[space])
    tokens.remove(token)
    s.chests[space] = tuple(tokens)


def lay_token(s: State, space: int, kind: int, closed: bool) -> None:
    """Lay a treasure in a room, one side up."""
    s.chests[space] = tuple(sorted((*s.chests[space], kind * 2 + closed)))


class Surplus(NamedTuple):
    """O-8: a character carries too much; its player lays down a treasure in a room that has none."""

    figure: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        if len(s.loads[self.figure]) <= carry_limit(s, self.figure):
            return []
        rooms = [room for room in s.setting.terrain.rooms if not s.chests[room]] or list(s.setting.terrain.rooms)
        action = s.setting.action
        return [action("drop", kind, room) for kind in choosable(s, self.figure) for room in rooms]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        kind, room = action.a, action.b
        drop_load(s, self.figure, kind)
        lay_token(s, room, kind, False)
        s.tell(log, "drop", figure=s.name(self.figure), kind=s.setting.kinds[kind], room=s.slug(room))
