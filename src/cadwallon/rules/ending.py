"""O-6, F: loot that leaves the district, the end of the game and its winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect

from .events import Log
from .frames import EFFECTS, Use, holds
from .missions import worth
from .setting import OUTSIDE
from .spoils import give_back_marks

if TYPE_CHECKING:
    from .state import State

CHEST_BONUS = 3


def carried_out(s: State, figure: int, gate: int, log: Log | None) -> None:
    """A character has just left: marks, hostages, chests of ducats, and what the sheet does at the gate."""
    seat = s.setting.owner[figure]
    give_back_marks(s, figure, log)
    if s.led and s.led[figure]:
        hand_over_hostage(s, figure, seat, log)
    use = Use(seat, figure, space=gate)
    # conditions are looked at before anything is sold: the load counts as it was carried out
    due = [e for rule in s.setting.rules_at.get("on_leave", ()) for e in rule.effects if holds(s, use, e.when)]
    for e in due:
        EFFECTS[e.do](s, use, e, log)
    chests = s.loads[figure].count(s.setting.ducat_chest)
    for _ in range(chests):
        sell_ducat_chest(s, figure, seat, log)


def hand_over_hostage(s: State, figure: int, seat: int, log: Log | None) -> None:
    """A hostage led out of the district, or handed over at a gate, is in the gang's hideout."""
    s.led[figure] = 0
    s.counters[s.setting.counter_index["hideout"] * s.setting.seats + seat] += 1
    s.tell(log, "hostage_hidden", figure=s.name(figure), seat=seat)


def sell_ducat_chest(s: State, figure: int, seat: int, log: Log | None) -> None:
    """O-6: a die + 3, at once; with a thief who sells dear, one more."""
    load = list(s.loads[figure])
    load.remove(s.setting.ducat_chest)
    s.loads[figure] = tuple(load)
    s.box[s.setting.ducat_chest] += 1
    s.banked[seat] += 1
    die = s.die()
    bonus = 0 if sold_flat(s) else CHEST_BONUS
    paid = die + bonus + s.setting.sale_bonus[figure]
    s.earn(seat, paid)
    s.tell(log, "chest_of_ducats", figure=s.name(figure), die=die, ducats=paid)


def sold_flat(s: State) -> bool:
    """Does the sheet make all loot carried out nearly worthless (adventure 6)?"""
    return any(
        e.do == "custom" and e.word("key") == "sale_flat_1"
        for scoring in s.setting.adventure.scoring
        for e in scoring.effects
    )


def _scoring(s: State, window: str) -> list[Effect]:
    return [e for scoring in s.setting.adventure.scoring if scoring.window == window for e in scoring.effects]


def finish_game(s: State, log: Log | None) -> None:
    """F-1 to F-4: payments of the sheet, the sale, who stayed behind, the winner."""
    setting = s.setting
    s.stack.clear()
    for e in _scoring(s, "game_end_before_sale"):
        EFFECTS[e.do](s, Use(-1), e, log)
    for seat in range(setting.seats):
        sell_loot(s, seat, log)
    for e in _scoring(s, "game_end_sale"):
        if e.do == "custom":
            EFFECTS[e.do](s, Use(-1), e, log)
    for seat in range(setting.seats):
        if seat == setting.guild:
            continue
        behind = [f for f in setting.crew[seat] if s.position[f] != OUTSIDE]
        if behind:
            paid = s.pay(seat, setting.library.numbers.left_behind * len(behind))
            s.tell(log, "left_behind", seat=seat, figures=tuple(s.name(f) for f in behind), ducats=paid)
    s.bank += sum(s.pools)
    s.pools = [0] * len(s.pools)
    s.over = True
    s.round = setting.adventure.rounds
    s.scores = tuple(s.ducats)
    s.winners = find_winners(s)
    s.tell(log, "game_over", winners=s.winners, scores=s.scores)


def out_of_district(s: State, seat: int) -> list[int]:
    """The gang's characters that have left."""
    return [f for f in s.setting.crew[seat] if s.position[f] == OUTSIDE]


def sell_loot(s: State, seat: int, log: Log | None) -> None:
    """F-2: what the gang carried out becomes ducats, each kind by its number (O-7)."""
    outside = out_of_district(s, seat)
    loot = [(f, kind) for f in outside for kind in s.loads[f]]
    if not loot:
        return
    flat = sold_flat(s)
    total = 0
    for kind in sorted({kind for _, kind in loot}):
        number = sum(1 for _, k in loot if k == kind)
        value = number if flat else worth(s, kind, number)
        if not value:
            continue
        extra = sum(s.setting.sale_bonus[f] for f, k in loot if k == kind) + gem_bonus(s, kind) * number
        total += value + extra
        s.tell(log, "sale", seat=seat, kind=s.setting.kinds[kind], number=number, ducats=value + extra)
    s.earn(seat, total)


def gem_bonus(s: State, kind: int) -> int:
    """What the sheet adds to the price of each gem (adventure 3)."""
    if kind not in s.setting.gem_kinds:
        return 0
    bonuses = (e for scoring in s.setting.adventure.scoring for e in scoring.effects if e.do == "sale")
    return sum(e.number("n") for e in bonuses if e.word("kind") == "gem")


def find_winners(s: State) -> tuple[int, ...]:
    """F-4: most ducats; then most treasures carried out; then a shared victory."""
    loot = [
        s.banked[seat] + (sum(len(s.loads[f]) for f in out_of_district(s, seat)) if seat != s.setting.guild else 0)
        for seat in range(s.setting.seats)
    ]
    best = max(zip(s.scores, loot, strict=True))
    return tuple(seat for seat in range(s.setting.seats) if (s.scores[seat], loot[seat]) == best)
