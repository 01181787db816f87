"""Adventure 8, The Tightening Noose: loot is sold at the gate, and thieves slip back in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect
from cadwallon.rules.ending import sell_ducat_chests
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.missions import worth
from cadwallon.rules.movement import Move

if TYPE_CHECKING:
    from cadwallon.rules.state import State


@custom("sell_on_leaving")
def _sell(s: State, use: Use, e: Effect, log: Log | None) -> None:
    setting = s.setting
    sell_ducat_chests(s, use.figure)
    load = s.loads[use.figure]
    for kind in sorted(set(load)):
        number = load.count(kind)
        paid = worth(s, kind, number) + number * setting.sale_bonus[use.figure]
        s.earn(use.seat, paid)
        s.banked[use.seat] += number
        s.box[kind] += number
        s.tell(log, "sale", seat=use.seat, kind=setting.kinds[kind], number=number, ducats=paid)
    s.loads[use.figure] = ()


@custom("return_inside")
def _return(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """Coming in took one space of the move; the rest of it follows, and no way out again in this turn."""
    s.crossed |= 1 << use.figure
    s.stack.append(Move(use.figure, bonus=-1))
