"""V-7: passing a mate on the way, and exchanging treasure and equipment with him.

Exchanging is offered only where there is something to exchange. It has an order so that it comes to an end: first one
hands over and swaps equipment, then one takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .frames import asks_alone
from .loads import carry_limit, drop_load
from .reach import Gait, costs_of_mates

if TYPE_CHECKING:
    from .state import State


def something_to_exchange(s: State, figure: int, mate: int) -> bool:
    """Does one of them have what could change hands? The Crown of adventure 12 could not."""
    if s.gear[figure] != s.gear[mate]:
        return True
    carried = s.loads[figure] + s.loads[mate]
    return bool(carried) and (s.setting.crown < 0 or any(kind != s.setting.crown for kind in carried))


def meetings(s: State, figure: int, gait: Gait) -> dict[int, tuple[int, int]]:
    """Mates that could be passed and met on the way, with the steps and the red lines it takes to get to them."""
    if gait.flying:
        return {}
    mates = {s.position[mate] for mate in s.setting.crew[s.setting.owner[figure]] if mate != figure}
    found: dict[int, tuple[int, int]] = {}
    for space, (steps, lines) in costs_of_mates(s, figure, gait, mates).items():
        mate = s.occupant[space]
        if not s.halts[space] and space != s.position[figure] and may_meet(s, figure, mate, gait.steps - steps):
            found[mate] = (steps, lines)
    return found


def may_meet(s: State, figure: int, mate: int, left: int) -> bool:
    """Is there something to exchange with a mate, and a way on with the steps that are left then?"""
    return left > 0 and something_to_exchange(s, figure, mate) and _way_on(s, figure, s.position[mate], left)


def _way_on(s: State, figure: int, space: int, left: int) -> bool:
    """A step into a mate's space needs one more step and a space to go to; the one the figure stood on is one, and
    another mate's space is one if the way goes on from there."""
    smoke, owner = s.setting.smoke, s.setting.owner
    for v in s.setting.near[space]:
        rest = left - 1 - (smoke if smoke and s.ground[v] else 0)
        if rest < 0 or v in s.blocked:
            continue
        there = s.occupant[v]
        if there < 0 or there == figure:
            return True
        if owner[there] == owner[figure] and not s.halts[v] and _way_on(s, figure, v, rest):
            return True
    return False


@asks_alone
class Exchange(NamedTuple):
    """Two mates exchange what they like; afterwards neither carries more than he may (O-8, X-3)."""

    figure: int
    mate: int
    taking: bool = False
    swapped: bool = False
    given: tuple[int, ...] = ()

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        setting = s.setting
        mine, theirs = s.loads[self.figure], s.loads[self.mate]
        over = len(theirs) > carry_limit(s, self.mate)
        crown = setting.crown
        out: list[Action] = []
        if not self.taking:
            out += [setting.action("hand", kind) for kind in sorted(set(mine)) if kind != crown]
            if not self.swapped and s.gear[self.figure] != s.gear[self.mate]:
                out.append(setting.action("swap-gear"))
        if len(mine) < carry_limit(s, self.figure):
            kinds = sorted({kind for kind in theirs if kind != crown and (kind not in self.given or over)})
            out += [setting.action("get", kind) for kind in kinds]
        if not over and len(mine) <= carry_limit(s, self.figure):
            out.append(setting.action("done"))
        return out

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        match action.verb:
            case "hand":
                self._pass_on(s, self.figure, self.mate, action.a, log)
                s.stack[-1] = self._replace(given=(*self.given, action.a))
            case "get":
                self._pass_on(s, self.mate, self.figure, action.a, log)
                s.stack[-1] = self._replace(taking=True)
            case "swap-gear":
                s.gear[self.figure], s.gear[self.mate] = s.gear[self.mate], s.gear[self.figure]
                s.stack[-1] = self._replace(swapped=True)
                s.tell(log, "gear_swapped", figure=s.name(self.figure), mate=s.name(self.mate))
            case _:
                s.stack.pop()

    def _pass_on(self, s: State, giver: int, taker: int, kind: int, log: Log | None) -> None:
        drop_load(s, giver, kind)
        s.loads[taker] = tuple(sorted((*s.loads[taker], kind)))
        s.tell(log, "handed", figure=s.name(giver), mate=s.name(taker), kind=s.setting.kinds[kind])
