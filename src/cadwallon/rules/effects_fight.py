"""What the words of fights do: dice, scores, silence, spoils, calling a fight off, running away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect

from .effects_koa import cancel_card
from .events import Log
from .fight import Fight, _with, roll_again
from .frames import Use, effect, nearest
from .rolls import Roll
from .spoils import Flight

if TYPE_CHECKING:
    from .state import State


def _side(fight: Fight, use: Use, e: Effect) -> int:
    own = fight.side_of(use.figure)
    return own if e.word("who", "self") == "self" else 1 - own


@effect("dice")
def _dice(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, fight = nearest(s, Fight)
    side = _side(fight, use, e)
    s.stack[at] = fight._replace(more_dice=_with(fight.more_dice, side, fight.more_dice[side] + e.number("n")))


@effect("score")
def _score(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, fight = nearest(s, Fight)
    side = _side(fight, use, e)
    s.stack[at] = fight._replace(bonus=_with(fight.bonus, side, fight.bonus[side] + e.number("n")))


@effect("silence")
def _silence(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, fight = nearest(s, Fight)
    s.stack[at] = fight._replace(silenced=_with(fight.silenced, _side(fight, use, e), True))


@effect("spoils")
def _spoils(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, fight = nearest(s, Fight)
    side = fight.side_of(use.figure)
    s.stack[at] = fight._replace(
        extra_ducats=_with(fight.extra_ducats, side, fight.extra_ducats[side] + e.number("n"))
    )


@effect("cancel")
def _cancel(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, fight = nearest(s, Fight)
    if e.word("what") == "card":
        cancel_card(s, use, e)
        return
    del s.stack[at]
    s.occupant[fight.space] = fight.attacker
    s.tell(log, "called_off", attacker=s.name(fight.attacker), defender=s.name(fight.defender))


@effect("reroll")
def _reroll(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("whose") == "foe":
        _, fight = nearest(s, Fight)
        roll_again(s, 1 - fight.side_of(use.figure), -1, True, log)
        return
    at, roll = nearest(s, Roll)
    s.stack[at] = roll.with_new_die(s, 0, log)


@effect("flee")
def _flee(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("who") == "self":
        # Private Security: the flight stands where prison would have been (see spoils)
        return
    figure = use.loser if e.word("who") == "loser" else use.target
    s.stack.append(Flight(figure, s.position[figure], e.number("n"), use.seat))
