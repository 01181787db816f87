"""Adventure 12, The Price of Pride: the Crown, from the Treasure Room to whoever carries it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect
from cadwallon.rules.deeds import deed
from cadwallon.rules.ending import CROWN, out_of_district
from cadwallon.rules.entering import CROWN_FOUND, CROWN_LIES
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, condition, custom
from cadwallon.rules.loads import drop_load, give_treasure, lay_token
from cadwallon.rules.rows import with_entry
from cadwallon.rules.setting import CYCLOPS, THIEF
from cadwallon.rules.spoils import crown_home
from cadwallon.rules.tokens import PUT, TAKE, take_beside

if TYPE_CHECKING:
    from cadwallon.rules.state import State


# -- where it lies -----------------------------------------------------------------------------
def _put(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """At set-up in the Treasure Room; when it calls, as a closed chest in a room above."""
    role = s.setting.terrain.role
    if e.word("where") == "treasure_room":
        crown_home(s, log)
        return
    s.beside = with_entry(s.beside, role["treasure_room"], -1)
    lay_token(s, role[e.word("where")], s.setting.crown, True)
    s.tell(log, "crown", space=s.slug(role[e.word("where")]))


def _take(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.halts = with_entry(s.halts, s.position[use.figure], s.halts[s.position[use.figure]] & ~CROWN_LIES)
    s.visits |= CROWN_FOUND
    take_beside(s, use, e, log)


PUT["crown"] = _put
TAKE["crown"] = _take


@condition("crown_here")
def _crown_here(s: State, use: Use) -> bool:
    return s.beside[use.space] >> 1 == s.setting.crown


@condition("crown_unclaimed")
def _crown_unclaimed(s: State, use: Use) -> bool:
    """It still lies where it was put: once taken it does not call any more, even if it has gone home since."""
    return s.beside[s.setting.terrain.role["treasure_room"]] >= 0 and not s.visits & CROWN_FOUND


# -- who bears it ------------------------------------------------------------------------------
@condition("bears_crown")
def _bears_crown(s: State, use: Use) -> bool:
    crown, main = s.setting.crown, s.setting.terrain.main
    return any(0 <= s.position[f] < main and crown in s.loads[f] for f in s.setting.crew[use.seat])


@condition("loser_bears_crown")
def _loser_bears_crown(s: State, use: Use) -> bool:
    return s.setting.crown in s.loads[use.loser]


@custom("crown_transfer")
def _changes_heads(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """A thief takes it as his spoils, the Cyclops carries it home, a militiaman lets it lie where it fell."""
    setting = s.setting
    winner, loser, crown = use.winner, use.loser, setting.crown
    if setting.species[winner] == THIEF:
        s.tell(log, "steal", figure=s.name(winner), loser=s.name(loser), kind=setting.kinds[crown])
        give_treasure(s, loser, winner, crown)
        deed(s, "stole", setting.owner[winner], log, figure=winner, foe=loser)
        return
    drop_load(s, loser, crown)
    if setting.species[winner] == CYCLOPS:
        crown_home(s, log)
        return
    s.beside = with_entry(s.beside, use.space, crown * 2 + 1)
    s.halts = with_entry(s.halts, use.space, s.halts[use.space] | CROWN_LIES)
    s.tell(log, "crown", space=s.slug(use.space))


# -- the end -----------------------------------------------------------------------------------
@custom("crown_8")
def _pay(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """What it costs if its bearer is left behind is worked out with the others who are (F-3)."""
    crown = s.setting.crown
    for seat in range(s.setting.seats):
        for figure in out_of_district(s, seat):
            if crown in s.loads[figure]:
                paid = CROWN + s.setting.sale_bonus[figure]
                s.earn(seat, paid)
                s.tell(log, "sale", seat=seat, kind=s.setting.kinds[crown], number=1, ducats=paid)
