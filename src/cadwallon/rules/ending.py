"""O-6, F: loot that leaves the district, the end of the game and its winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect

from .actions import Action
from .deeds import deed
from .events import Log
from .frames import EFFECTS, Use, holds
from .intrigues import end_cards, hide, penalties
from .missions import worth
from .rolls import DUCATS, OUTCOMES, Roll, roll
from .setting import LOST, OUTSIDE
from .spoils import give_back_marks

if TYPE_CHECKING:
    from .state import State

CHEST_BONUS = 3
CROWN = 8
"""Adventure 12: what the Crown brings, and what it costs if its bearer stays behind."""


def carried_out(s: State, figure: int, gate: int, log: Log | None) -> None:
    """A character has just left: marks, hostages, chests of ducats, and what the sheet does at the gate."""
    seat = s.setting.owner[figure]
    give_back_marks(s, figure, log)
    if s.setting.koa:
        deed(s, "left", seat, log, figure=figure)
    if s.led and s.led[figure] and "hideout" in s.setting.counter_index:
        hand_over_hostage(s, figure, seat, log)
    use = Use(seat, figure, space=gate)
    # conditions are looked at before anything is sold: the load counts as it was carried out
    rules = s.setting.rules_at.get("on_leave", ())
    due = [e for rule in rules for e in rule.effects if holds(s, use, (*rule.when, *e.when))]
    # the chests' dice wait on the stack, so that what the sheet does at the gate comes first
    sell_ducat_chests(s, figure)
    for e in due:
        EFFECTS[e.do](s, use, e, log)


def hand_over_hostage(s: State, figure: int, seat: int, log: Log | None) -> None:
    """A hostage led out of the district, or handed over at a gate, is in the gang's hideout."""
    s.led[figure] = 0
    s.counters[s.setting.counter_index["hideout"] * s.setting.seats + seat] += 1
    s.tell(log, "hostage_hidden", figure=s.name(figure), seat=seat)


def sell_ducat_chests(s: State, figure: int) -> None:
    """O-6: all chests of ducats that a character has carried out are turned into money."""
    load = s.loads[figure]
    chest = s.setting.ducat_chest
    number = load.count(chest)
    if number:
        s.loads[figure] = tuple(kind for kind in load if kind != chest)
        s.box[chest] += number
        s.banked[s.setting.owner[figure]] += number
        s.stack.append(DucatChests(figure, number))


class DucatChests(NamedTuple):
    """Chests of ducats rolled for one by one."""

    figure: int
    left: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        if self.left == 0:
            s.stack.pop()
        else:
            s.stack[-1] = self._replace(left=self.left - 1)
            roll(s, s.setting.owner[self.figure], self.figure, DUCATS, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("the dice decide")


def _ducat_chest(s: State, roll: Roll, log: Log | None) -> None:
    """A die + 3; with a thief who sells dear, one more."""
    bonus = 0 if sold_flat(s) else CHEST_BONUS
    paid = roll.die + bonus + s.setting.sale_bonus[roll.figure]
    s.earn(roll.seat, paid)
    s.tell(log, "chest_of_ducats", figure=s.name(roll.figure), die=roll.die, ducats=paid)


OUTCOMES[DUCATS] = _ducat_chest


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
    """F-1: the game ends; everything that is still to be settled follows in its order (F-5)."""
    s.round = s.setting.adventure.rounds
    s.stack[:] = [Ending()]


class Ending(NamedTuple):
    """F-5: the end of the game, step by step; some of the steps may ask a player something or roll dice."""

    at: int = 0

    def decider(self, s: State) -> int:
        return s.order[0]

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack[-1] = Ending(self.at + 1)
        STEPS[self.at](s, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("the end asks nothing itself")


def _sheet_pays(s: State, log: Log | None) -> None:
    for e in _scoring(s, "game_end_before_sale"):
        EFFECTS[e.do](s, Use(-1), e, log)


def _hiding(s: State, log: Log | None) -> None:
    if s.setting.koa:
        hide(s)


def _hidden_chests(s: State, log: Log | None) -> None:
    for figure, place in enumerate(s.position):
        if place == OUTSIDE and s.setting.ducat_chest in s.loads[figure]:
            sell_ducat_chests(s, figure)


def _cards_of_the_end(s: State, log: Log | None) -> None:
    if s.setting.koa:
        end_cards(s, log)


def _sale(s: State, log: Log | None) -> None:
    for seat in range(s.setting.seats):
        sell_loot(s, seat, log)
    for e in _scoring(s, "game_end_sale"):
        if e.do != "sale":
            EFFECTS[e.do](s, Use(-1), e, log)


def _left_behind(s: State, log: Log | None) -> None:
    setting = s.setting
    for seat in range(setting.seats):
        if seat == setting.guild:
            continue
        behind = [f for f in setting.crew[seat] if s.position[f] not in (OUTSIDE, LOST)]
        if behind:
            owed = sum(price_left_behind(s, f) for f in behind)
            paid = s.pay(seat, owed)
            s.tell(log, "left_behind", seat=seat, figures=tuple(s.name(f) for f in behind), ducats=paid)


def price_left_behind(s: State, figure: int) -> int:
    """F-3: three ducats; who still bears the Crown of adventure 12 costs as much as it would have brought."""
    if s.setting.crown >= 0 and s.setting.crown in s.loads[figure] and s.position[figure] >= 0:
        return CROWN
    return s.setting.library.numbers.left_behind


def _debts(s: State, log: Log | None) -> None:
    """Penalties of intrigues, the Inn's debts, and what the sheet settles last."""
    if s.setting.koa:
        penalties(s, log)
        for seat, debt in enumerate(s.debts):
            if debt:
                s.tell(log, "debt", seat=seat, ducats=s.pay(seat, debt))
    for e in _scoring(s, "game_end_after_sale"):
        EFFECTS[e.do](s, Use(-1), e, log)


def _winner(s: State, log: Log | None) -> None:
    s.stack.clear()
    s.bank += sum(s.pools)
    s.pools = [0] * len(s.pools)
    s.over = True
    s.scores = tuple(s.ducats)
    s.winners = find_winners(s)
    s.tell(log, "game_over", winners=s.winners, scores=s.scores)


STEPS = (_sheet_pays, _hiding, _hidden_chests, _cards_of_the_end, _sale, _left_behind, _debts, _winner)


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
        value = number if flat else worth(s, kind, number) or number * relic_price(s, kind)
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


def relic_price(s: State, kind: int) -> int:
    """What the sheet pays for each relic carried out (adventures 9 and 14)."""
    if kind not in s.setting.relic_kinds:
        return 0
    sales = (e for scoring in s.setting.adventure.scoring for e in scoring.effects if e.do == "sale")
    return sum(e.number("n") for e in sales if e.word("kind") == "relic" and e.word("mode") == "value")


def find_winners(s: State) -> tuple[int, ...]:
    """F-4: most ducats; then most treasures carried out; then a shared victory."""
    loot = [
        s.banked[seat] + (sum(len(s.loads[f]) for f in out_of_district(s, seat)) if seat != s.setting.guild else 0)
        for seat in range(s.setting.seats)
    ]
    best = max(zip(s.scores, loot, strict=True))
    return tuple(seat for seat in range(s.setting.seats) if (s.scores[seat], loot[seat]) == best)
