"""Adventure 10, The Twelve Relics: what the relics do to their bearers, and what sets of them bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from cadwallon.library import Effect
from cadwallon.rules.ending import out_of_district
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, condition, effect
from cadwallon.rules.tokens import PAY

if TYPE_CHECKING:
    from cadwallon.rules.state import State


@effect("reveal")
def _hum(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """All relics that still lie beside chests are turned face up."""
    beside = list(s.beside)
    for room in s.setting.terrain.rooms:
        relic = beside[room]
        if relic >= 0 and not relic & 1:
            beside[room] = relic | 1
            if log is not None:
                s.tell(log, "relic_shown", room=s.slug(room), kind=s.setting.kinds[relic >> 1])
    s.beside = tuple(beside)


def carries(s: State, figure: int, kind: str) -> bool:
    """Does the figure carry a relic of this kind?"""
    return s.setting.kind_index[kind] in s.loads[figure]


@condition("bears_sceptre")
def _bears_sceptre(s: State, use: Use) -> bool:
    return carries(s, use.figure, "sceptre")


@condition("bears_mask")
def _bears_mask(s: State, use: Use) -> bool:
    return carries(s, use.figure, "mask")


@condition("bears_urn")
def _bears_urn(s: State, use: Use) -> bool:
    """Below and in the Prison is in the district, too."""
    urn, loads = s.setting.kind_index["urn"], s.loads
    return bool([f for f in s.setting.crew[use.seat] if urn in loads[f] and s.position[f] >= 0])


@condition("foe_bears_crown")
def _foe_bears_crown(s: State, use: Use) -> bool:
    return carries(s, use.other, "crown")


def sets_of(numbers: Sequence[int]) -> tuple[int, ...]:
    """Relics of each kind put together into sets of different ones, the largest first: no other grouping brings more,
    because every further relic adds more to a set than the one before."""
    return tuple(sum(number > nth for number in numbers) for nth in range(max(numbers)))


def _pay_sets(s: State, use: Use, e: Effect, log: Log | None) -> None:
    table = cast("Sequence[int]", s.setting.adventure.tables["set_value"])
    kinds = sorted(s.setting.relic_kinds)
    for seat in range(s.setting.seats):
        outside = out_of_district(s, seat)
        sets = sets_of([sum(s.loads[f].count(kind) for f in outside) for kind in kinds])
        if sets:
            bonus = sum(s.setting.sale_bonus[f] for f in outside for kind in s.loads[f] if kind in kinds)
            paid = sum(table[size - 1] for size in sets) + bonus
            s.earn(seat, paid)
            s.tell(log, "relic_sets", seat=seat, sets=sets, ducats=paid)


PAY["set_value"] = _pay_sets
