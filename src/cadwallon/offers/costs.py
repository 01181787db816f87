"""What each action costs in action points: the rules' own prices, asked before they are paid."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.rules.actions import Action
from cadwallon.rules.chests import bash_cost, card_cost, pick_cost, quick_cost
from cadwallon.rules.effects_koa import Dressing
from cadwallon.rules.missions import helped_cost, mission_cost
from cadwallon.rules.movement import Move
from cadwallon.rules.sheets.offering import Offering
from cadwallon.rules.state import State
from cadwallon.rules.windows import skill_of

Price = Callable[[State, Action], int]


def _going(s: State, action: Action) -> int:
    """A-2: a movement is paid for when it begins."""
    return 0 if isinstance(s.stack[-1], Move) else 1


def _attack(s: State, action: Action) -> int:
    """The movement, and an action at the end of it."""
    return _going(s, action) + 1


def _bash(s: State, action: Action) -> int:
    price = quick_cost if action.b == 1 else bash_cost
    return price(s, s.active, s.position[s.active])


def _mission(s: State, action: Action) -> int:
    return helped_cost(s, s.turn) if action.b >= 0 else mission_cost(s, s.turn)


def _one(s: State, action: Action) -> int:
    return 1


PRICES: dict[str, Price] = {
    "move": _going,
    "meet": _going,
    "leave": _going,
    "set-out": _one,
    "attack": _attack,
    "pick": lambda s, action: pick_cost(s, s.position[s.active]),
    "bash": _bash,
    "play-bash": lambda s, action: card_cost(s, action.a, s.position[s.active]),
    "use": lambda s, action: int(skill_of(s, action.a).cost == "ap_1"),
    "do": lambda s, action: s.setting.sheet_actions[action.a].cost_ap,
    "mission": _mission,
    "escape": _one,
    "tunnel": _one,
    "torture": _one,
    "read": _one,
    "loot": _one,
    # while treasures are offered up, and while wounds are dressed, both are part of what was paid for
    "pray": lambda s, action: int(not isinstance(s.stack[-1], Offering)),
    "heal": lambda s, action: int(not isinstance(s.stack[-1], Dressing)),
    "intrigue": lambda s, action: s.setting.library.numbers.intrigue_price,
}
"""All verbs that cost something; all others are free."""


def cost_of(s: State, action: Action) -> int:
    """Action points that this action takes, all that belongs to it included."""
    price = PRICES.get(action.verb)
    return price(s, action) if price is not None else 0
