"""Tokens of the sheets: putting, taking, removing and moving them. What a token is decides what the word does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect

from .actions import Action
from .events import Log
from .frames import Use, effect
from .loads import add_load, destroy, lay_token
from .placing import Placing
from .rows import with_entry

if TYPE_CHECKING:
    from .state import State

Handler = Callable[["State", Use, Effect, Log | None], None]
PUT: dict[str, Handler] = {}
REMOVE: dict[str, Handler] = {}
MOVE: dict[str, Handler] = {}
TAKE: dict[str, Handler] = {}
"""What putting, removing, moving and taking do with each token of a sheet; filled by ``sheets``."""

PAY: dict[str, Handler] = {}
"""What 'pay_table' does with each table of a sheet; filled by ``sheets``."""


@effect("token_put")
def _token_put(s: State, use: Use, e: Effect, log: Log | None) -> None:
    token = e.word("token")
    if e.word("by") == "rotation":
        s.stack.append(Placing(token, e.number("n"), True))
    else:
        PUT[token](s, use, e, log)


@effect("token_move")
def _token_move(s: State, use: Use, e: Effect, log: Log | None) -> None:
    MOVE[e.word("token")](s, use, e, log)


@effect("token_take")
def _token_take(s: State, use: Use, e: Effect, log: Log | None) -> None:
    TAKE[e.word("token")](s, use, e, log)


@effect("pay_table")
def _pay_table(s: State, use: Use, e: Effect, log: Log | None) -> None:
    PAY[e.word("table")](s, use, e, log)


def take_beside(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """The thief takes the relic that lies in his space; O-8 applies at once."""
    space = s.position[use.figure]
    kind = s.beside[space] >> 1
    s.beside = with_entry(s.beside, space, -1)
    s.tell(log, "relic_taken", figure=s.name(use.figure), space=s.slug(space), kind=s.setting.kinds[kind])
    add_load(s, use.figure, kind)


TAKE["relic"] = take_beside


@effect("token_remove")
def _token_remove(s: State, use: Use, e: Effect, log: Log | None) -> None:
    token = e.word("token")
    if token in REMOVE:
        REMOVE[token](s, use, e, log)
        return
    kind = s.setting.kind_index[token]
    if e.word("from") == "gang":
        s.stack.append(GiveUp(use.seat, kind))
    else:
        for _ in range(e.number("n")):
            destroy(s, use.figure, kind)
            s.tell(log, "spent", figure=s.name(use.figure), kind=token)


class GiveUp(NamedTuple):
    """A treasure carried by one of the gang's characters is used up; the player chooses whose."""

    seat: int
    kind: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        crew = s.setting.crew[self.seat]
        return [s.setting.action("give", f) for f in crew if s.position[f] >= 0 and self.kind in s.loads[f]]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        destroy(s, action.a, self.kind)
        s.tell(log, "spent", figure=s.name(action.a), kind=s.setting.kinds[self.kind])


def _hand_over(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """A hostage leaves the thief's hand; whether he counts for the hideout the next effect says."""
    s.led[use.figure] = 0
    s.tell(log, "hostage_gone", figure=s.name(use.figure))


REMOVE["hostage"] = _hand_over


def _lay_gem(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """E-1: a magic gem turned up is a chest of the room, beside whatever else lies there."""
    lay_token(s, use.space, s.setting.magic_gem, False)


PUT["magic_gem"] = _lay_gem

