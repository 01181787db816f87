"""O-6, F: loot that leaves the district, the end of the game and its winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect, Scoring

from .events import Log
from .frames import EFFECTS, Use
from .missions import worth
from .setting import OUTSIDE

if TYPE_CHECKING:
    from .state import State

CHEST_BONUS = 3


def carried_out(s: State, figure: int, gate: int, log: Log | None) -> None:
    """A character has just left: marks, hostages, chests of ducats, and what the sheet does at the gate."""
    from .sheets import leaving

    seat = s.setting.owner[figure]
    for owner, marked in enumerate(s.marks):
        if marked == figure:
            s.marks[owner] = -1
    leaving(s, figure, gate, log)
    chests = s.loads[figure].count(s.setting.ducat_chest)
    for _ in range(chests):
        sell_ducat_chest(s, figure, seat, log)


def sell_ducat_chest(s: State, figure: int, seat: int, log: Log | None) -> None:
    """O-6: a die + 3, at once; with a thief who sells dear, one more."""
    load = list(s.loads[figure])
    load.remove(s.setting.ducat_chest)
    s.loads[figure] = tuple(load)
    s.box[s.setting.ducat_chest] += 1
    s.banked[seat] += 1
    die = s.die()
    bonus = 0 if "flat_sale" in sale_words(s) else CHEST_BONUS
    paid = die + bonus + s.setting.sale_bonus[figure]
    s.earn(seat, paid)
    s.tell(log, "chest_of_ducats", figure=s.name(figure), die=die, ducats=paid)


def sale_words(s: State) -> frozenset[str]:
    """How the sheet changes the sale of loot: 'flat_sale' (adventure 6), 'sold_before' (adventure 8)."""
    words = {
        {"sale_flat_1": "flat_sale"}.get(e.word("key"), "")
        for scoring in s.setting.adventure.scoring
        for e in scoring.effects
        if e.do == "custom"
    }
    if "sale" in s.setting.replaced:
        words.add("sold_before")
    return frozenset(words)


def _scoring(s: State, window: str) -> list[Effect]:
    return [e for scoring in s.setting.adventure.scoring if scoring.window == window for e in _listed(scoring)]


def _listed(scoring: Scoring) -> tuple[Effect, ...]:
    return scoring.effects


def finish_game(s: State, log: Log | None) -> None:
    """F-1 to F-4: payments of the sheet, the sale, who stayed behind, the winner."""
    setting = s.setting
    s.stack.clear()
    for e in _scoring(s, "game_end_before_sale"):
        EFFECTS[e.do](s, Use(-1), e, log)
    for seat in range(setting.seats):
        sell_loot(s, seat, log)
    for e in _scoring(s, "game_end_sale"):
        if e.do == "custom" and e.word("key") != "sale_flat_1":
            EFFECTS[e.do](s, Use(-1), e, log)
    for seat in range(setting.seats):
        if seat == setting.guild:
            continue
        behind = [f for f in setting.crew[seat] if s.position[f] != OUTSIDE]
        if behind:
            paid = s.pay(seat, setting.library.numbers.left_behind * len(behind))
            s.tell(log, "left_behind", seat=seat, figures=tuple(s.name(f) for f in behind), ducats=paid)
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
    flat = "flat_sale" in sale_words(s)
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
