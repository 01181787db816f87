"""N: missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .deeds import deed
from .events import Log
from .gear import gear_of
from .windows import MISSION_BIT, Discard, RivalWindow

if TYPE_CHECKING:
    from .state import State



def carried(s: State, seat: int, kind: int) -> int:
    """How many of a kind the gang's characters on the board carry (N-1)."""
    return sum(s.loads[f].count(kind) for f in s.setting.crew[seat] if s.position[f] >= 0 and s.loads[f])


def mission_actions(s: State, out: list[Action]) -> None:
    """N-1, G-6, A-6: the missions that could be used now, also at a reduced price."""
    setting = s.setting
    ap, seat = s.ap, s.turn
    if s.used_turn & MISSION_BIT or seat == setting.guild:
        return
    cost = setting.library.numbers.mission_cost
    helper, reduced = setting.mission_helper[seat]
    if ~s.armoury & setting.kit.discount_bits:
        less = discount(s, seat)
        cost, reduced = max(1, cost + less), max(1, reduced + less)
    if helper >= 0:
        away = s.position[helper] < 0 or s.position[helper] == setting.prison
        if ap < reduced or reduced >= cost or not s.hands[seat] or away:
            helper = -1
    if ap < cost and helper < 0:
        return
    loads, position = s.loads, s.position
    held: tuple[int, ...] = ()
    for figure in setting.crew[seat]:
        if loads[figure] and position[figure] >= 0:
            held += loads[figure]
    if not held:
        return
    for mission in s.missions:
        if setting.mission_kind[mission] in held:
            if ap >= cost:
                out.append(setting.action("mission", mission))
            if helper >= 0:
                out.append(setting.action("mission", mission, helper))


def discount(s: State, seat: int) -> int:
    """What equipment takes off the price of a mission (Guild Signet)."""
    total = 0
    for card in s.setting.kit.discounts:
        if not s.armoury >> card & 1 and card in s.gear:
            bearer = s.gear.index(card)
            if s.setting.owner[bearer] == seat and s.position[bearer] >= 0:
                total += s.setting.kit.mission[gear_of(s, bearer)]
    return total


def mission_cost(s: State, seat: int) -> int:
    """A-6; never below 1."""
    return max(1, s.setting.library.numbers.mission_cost + discount(s, seat))


def helped_cost(s: State, seat: int) -> int:
    """The price with the skill that makes missions cheaper for a card; all discounts add up."""
    return max(1, s.setting.mission_helper[seat][1] + discount(s, seat))


def use_mission(s: State, action: Action, log: Log | None) -> None:
    """Pay for a mission; rivals may answer before it pays."""
    seat, mission, helper = s.turn, action.a, action.b
    cost = helped_cost(s, seat) if helper >= 0 else mission_cost(s, seat)
    s.used_turn |= MISSION_BIT
    s.ap -= cost
    if log is not None:
        s.tell(log, "mission", seat=seat, mission=s.setting.missions[mission].id, cost=cost)
    s.stack.append(Claim(seat, mission))
    # always opened, also if nobody can answer: while a card is discarded for the price it lies open on the stack
    s.stack.append(RivalWindow("rival_mission", -1))
    skill = s.setting.figures[helper].skill if helper >= 0 else None
    if skill is not None and skill.cost == "arcana_1":
        s.stack.append(Discard(seat))


class Claim(NamedTuple):
    """N-2 to N-4: a mission that has been paid for and is about to pay."""

    seat: int
    mission: int
    cut_by: int = -1
    cut: int = 0

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        setting = s.setting
        mission = setting.missions[self.mission]
        kind = setting.kind_index[mission.treasure]
        number = carried(s, self.seat, kind)
        earned = worth(s, kind, number) + mission.bonus * number
        s.earn(self.seat, earned)
        s.tell(log, "mission_paid", seat=self.seat, mission=mission.id, ducats=earned)
        if self.cut_by >= 0:
            cut = s.hand_over(self.seat, self.cut_by, min(self.cut, earned))
            s.tell(log, "mission_cut", seat=self.cut_by, ducats=cut)
        place = s.missions.index(self.mission)
        shown = list(s.missions)
        s.mission_discard = (*s.mission_discard, shown.pop(place))
        if s.mission_deck:
            shown.insert(place, s.mission_deck[-1])
            s.mission_deck = s.mission_deck[:-1]
            s.tell(log, "mission_shown", mission=setting.missions[shown[place]].id)
        s.missions = tuple(shown)
        if setting.koa:
            deed(s, "mission", self.seat, log, n=mission.bonus)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("a claim asks nothing")


def worth(s: State, kind: int, number: int) -> int:
    """O-7: what so many treasures of one kind bring."""
    values = s.setting.values[kind]
    if not number or not values:
        return 0
    if number <= len(values):
        return values[number - 1]
    step = values[-1] - values[-2] if len(values) > 1 else values[-1]
    return values[-1] + step * (number - len(values))
