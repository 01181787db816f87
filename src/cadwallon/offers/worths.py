"""What an action brings in ducats, where that is certain: the rules are tried out on a copy that has no dice."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.rules.actions import Action
from cadwallon.rules.catacombs import GEM_PRICE
from cadwallon.rules.frames import Resolve, Use
from cadwallon.rules.intrigues import fulfil
from cadwallon.rules.missions import carried, worth
from cadwallon.rules.movement import go_outside
from cadwallon.rules.sheets.fence import Selling
from cadwallon.rules.sheets.offering import Offering
from cadwallon.rules.state import State

Worth = Callable[[State, Action], int | None]


def mission_pay(s: State, seat: int, mission: int) -> tuple[int, int]:
    """N-2: what a mission would pay the seat now, and for how many treasures."""
    card = s.setting.missions[mission]
    kind = s.setting.mission_kind[mission]
    number = carried(s, seat, kind)
    return worth(s, kind, number) + card.bonus * number, number


def _mission(s: State, action: Action) -> int:
    return mission_pay(s, s.turn, action.a)[0]


def _opened(s: State, kind: int, less: int) -> int | None:
    """O-4: the ducat for opening. How much is in a purse nobody knows."""
    if kind == s.setting.purse:
        return None
    return max(0, s.setting.library.numbers.opening_ducat + less)


def _bash(s: State, action: Action) -> int | None:
    return _opened(s, action.a, s.setting.quick_bash[s.active][1] if action.b == 1 else 0)


def _foreseen(s: State, begin: Callable[[State], None]) -> int | None:
    """The ducats that follow until somebody is asked; None if there are none, or if a die has a say in it."""
    copy = s.copy()
    seat, depth = s.seat, len(copy.stack)
    try:
        begin(copy)
        while len(copy.stack) > depth and not copy.stack[-1].options(copy):
            copy.stack[-1].skip(copy, None)
    except LookupError:
        return None
    return copy.ducats[seat] - s.ducats[seat] or None


def _sheet(s: State, action: Action) -> int | None:
    extra = s.setting.sheet_actions[action.a]
    use = Use(s.turn, s.active, action.b, space=s.position[s.active])
    return _foreseen(s, lambda copy: copy.stack.append(Resolve(extra.success, use)))


def _leave(s: State, action: Action) -> int | None:
    """Adventure 8 sells at the gate; elsewhere the loot is sold at the end."""
    if "on_leave" not in s.setting.rules_at:
        return None
    return _foreseen(s, lambda copy: go_outside(copy, copy.active, action.a, None))


def _pray(s: State, action: Action) -> int:
    top = s.stack[-1]
    figure = top.figure if isinstance(top, Offering) else s.active
    return GEM_PRICE * s.loads[figure].count(s.setting.magic_gem)


def _sell(s: State, action: Action) -> int | None:
    top = s.stack[-1]
    return s.prices[action.a] + s.setting.sale_bonus[top.figure] if isinstance(top, Selling) else None


WORTHS: dict[str, Worth] = {
    "mission": _mission,
    "pick": lambda s, action: _opened(s, action.a, 0),
    "bash": _bash,
    "play-bash": lambda s, action: _opened(s, action.b, 0),
    "do": _sheet,
    "leave": _leave,
    "pray": _pray,
    "sell": _sell,
    "fulfil": lambda s, action: _foreseen(s, lambda copy: fulfil(copy, action, None)),
}


def worth_of(s: State, action: Action) -> int | None:
    """Ducats at once, if they are a known number."""
    find = WORTHS.get(action.verb)
    return find(s, action) if find is not None else None
