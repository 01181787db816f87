"""L and the sheets: tokens that players put on the board in turn, and figures that are set down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .entering import enter
from .events import Log
from .reach import stroll
from .spoils import nearest_free

if TYPE_CHECKING:
    from .state import State

Places = Callable[["State", int], list[int]]
PLACES: dict[str, Places] = {}
"""Where a player may put each kind of token."""

Putting = Callable[["State", int, int, Log | None], None]
PUTTING: dict[str, Putting] = {}
"""What putting it there does: state, seat, space."""

PORTCULLISES = 9


def open_gates(s: State, seat: int) -> list[int]:
    """Deployment spaces without portcullis."""
    return [gate for gate in s.setting.terrain.gates if not s.shut >> gate & 1]


def _close(s: State, seat: int, gate: int, log: Log | None) -> None:
    s.shut |= 1 << gate
    s.tell(log, "portcullis", seat=seat, gate=s.slug(gate))


PLACES["portcullis"] = open_gates
PUTTING["portcullis"] = _close


class Placing(NamedTuple):
    """Players put tokens on the board one by one: in turn order, or in the rotation that a sheet keeps up."""

    token: str
    left: int
    rotating: bool
    at: int = 0

    def decider(self, s: State) -> int:
        return s.order[(s.rotation if self.rotating else self.at) % len(s.order)]

    def options(self, s: State) -> list[Action]:
        if not self.left:
            return []
        actions = s.setting.close if self.token == "portcullis" else s.setting.put
        return [actions[space] for space in PLACES[self.token](s, self.decider(s))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        seat = self.decider(s)
        s.stack[-1] = self._replace(left=self.left - 1, at=self.at + 1)
        if self.rotating:
            s.rotation += 1
        PUTTING[self.token](s, seat, action.a, log)


class SetDown(NamedTuple):
    """A figure is lifted and set down on one of several spaces."""

    figure: int
    seat: int
    spaces: tuple[int, ...]

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("set", space) for space in self.spaces]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        came_from = s.position[self.figure]
        s.put(self.figure, action.a)
        s.tell(log, "set_down", figure=s.name(self.figure), space=s.slug(action.a))
        if s.setting.koa:
            enter(s, self.figure, action.a, came_from, log, walked=False)


def free_at(s: State, space: int) -> tuple[int, ...]:
    """The space itself if it is free, else the free spaces beside it, else the nearest free ones."""
    if s.occupant[space] < 0:
        return (space,)
    beside = tuple(v for v in s.setting.near[space] if s.occupant[v] < 0 and v not in s.blocked)
    return beside or tuple(nearest_free(s, space))


class Step(NamedTuple):
    """A figure takes a step or two outside its own move, through free spaces."""

    figure: int
    seat: int
    most: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        free, _, _ = stroll(s, s.position[self.figure], self.most, False, frozenset(s.blocked))
        return [s.setting.action("step", space) for space in free]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        s.put(self.figure, action.a)
        s.tell(log, "step", figure=s.name(self.figure), space=s.slug(action.a))
