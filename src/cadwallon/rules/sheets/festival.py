"""Adventure 13, The Festival of Ashes: revellers in the streets, and prizes for what the pyre was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.effects import counter
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, condition
from cadwallon.rules.placing import PLACES, PUTTING, Placing
from cadwallon.rules.terrain import Terrain
from cadwallon.rules.tokens import MOVE, PAY, PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State


def _row(s: State, table: str) -> Mapping[str, object]:
    """The row of a table for the number of players."""
    rows = cast("Sequence[Mapping[str, object]]", s.setting.adventure.tables[table])
    return next(row for row in rows if row["players"] == s.setting.seats)


# -- the crowd ---------------------------------------------------------------------------------
def quiet_streets(s: State, seat: int) -> list[int]:
    """Street spaces without a reveller."""
    return [street for street in s.setting.terrain.streets if not s.ground[street]]


def _join(s: State, seat: int, street: int, log: Log | None) -> None:
    s.ground[street] = 1
    s.supply -= 1
    s.tell(log, "reveller", seat=seat, space=s.slug(street))


def _gather(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Placing("reveller", cast(int, _row(s, "revellers")["n"]), False))


def _go_home(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.ground[use.space] = 0
    s.supply += 1
    s.tell(log, "reveller_gone", space=s.slug(use.space))


PLACES["reveller"] = quiet_streets
PUTTING["reveller"] = _join
PUT["reveller"] = _gather
REMOVE["reveller"] = _go_home


@condition("reveller_here")
def _reveller_here(s: State, use: Use) -> bool:
    return bool(s.ground[s.position[use.figure]])


# -- the procession ----------------------------------------------------------------------------
@cache
def walks(terrain: Terrain, steps: int) -> tuple[tuple[int, ...], ...]:
    """For each space the streets within so many steps over streets, itself included; the same in every game."""
    streets = frozenset(terrain.streets)
    found: list[tuple[int, ...]] = []
    for start in range(terrain.size):
        reached, edge = {start}, [start]
        for _ in range(steps):
            edge = [v for u in edge for v in terrain.near[u] if v in streets and v not in reached]
            reached.update(edge)
        found.append(tuple(sorted(reached)))
    return tuple(found)


def strolls(s: State, start: int, steps: int) -> list[int]:
    """Where a reveller can go: over streets only, through anybody, to one without a reveller."""
    ground = s.ground
    return [v for v in walks(s.setting.terrain, steps)[start] if not ground[v]]


class Procession(NamedTuple):
    """In turn order each player may move one reveller: first which, then where to."""

    steps: int
    at: int = 0
    start: int = -1
    """The space of the reveller that was named; -1 as long as none is."""

    def decider(self, s: State) -> int:
        return s.order[self.at]

    def options(self, s: State) -> list[Action]:
        setting, ground = s.setting, s.ground
        if self.start >= 0:
            return [setting.put[street] for street in strolls(s, self.start, self.steps)]
        far = walks(setting.terrain, self.steps)
        out: list[Action] = []
        for street in setting.terrain.streets:
            if ground[street]:
                for v in far[street]:
                    if not ground[v]:
                        out.append(setting.parade[street])
                        break
        return [*out, s.setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        if self.at >= len(s.order) - 1:
            s.stack.pop()
        else:
            s.stack[-1] = Procession(self.steps, self.at + 1)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "parade":
            s.stack[-1] = self._replace(start=action.a)
            return
        if action.verb == "put":
            s.ground[self.start] = 0
            s.ground[action.a] = 1
            s.tell(log, "procession", seat=self.decider(s), start=s.slug(self.start), space=s.slug(action.a))
        self.skip(s, log)


def _procession(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Procession(e.number("n")))


MOVE["reveller"] = _procession


# -- the pyre ----------------------------------------------------------------------------------
def prizes(points: Sequence[int], table: Sequence[int]) -> list[int]:
    """What each gang is paid: tied gangs add up the prizes of their places and share them, rounded down."""
    paid: list[int] = []
    for own in points:
        better = sum(other > own for other in points)
        tied = points.count(own)
        paid.append(sum(table[better : better + tied]) // tied if own else 0)
    return paid


def _judge(s: State, use: Use, e: Effect, log: Log | None) -> None:
    points = [counter(s, "offering_points", seat) for seat in range(s.setting.seats)]
    table = cast("Sequence[int]", _row(s, "prizes")["prize"])
    for seat, paid in enumerate(prizes(points, table)):
        if points[seat]:
            s.earn(seat, paid)
            s.tell(log, "prize", seat=seat, points=points[seat], ducats=paid)


PAY["prizes"] = _judge
