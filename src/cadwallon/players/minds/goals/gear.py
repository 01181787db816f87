"""X: what each piece of equipment is worth to a gang, from the first turn to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.rules.setting import UNPLACED

from .base import Part

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.actions import Action
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

WORTH = {
    "sword": 3.0,
    "axe": 1.0,
    "lantern": 0.6,
    "watchmans-pass": 1.5,
    "flying-potion": 1.4,
    "buckler": 1.5,
    "barbed-dagger": 2.0,
    "lock-opener": 2.8,
    "soft-boots": 2.4,
    "grapnel": 1.8,
    "sledgehammer": 2.6,
    "deep-satchel": 1.2,
    "healing-draught": 1.2,
    "mail-coat": 0.7,
    "spyglass": 0.5,
    "loaded-dice": 2.8,
    "beggars-rags": 1.6,
    "guild-signet": 3.2,
}
"""In ducats, over a whole game; others count as the usual."""

USUAL = 1.5

WHOLE = 7
"""Turns of a whole game."""


class Gear(Part):
    """Equipment, card by card."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        worth = [USUAL] * (len(setting.kit.equipment) + 1)
        for name, at in setting.kit.gear_index.items():
            worth[at] = WORTH.get(name, USUAL)
        self.worth = tuple(worth)
        self.debt = setting.library.numbers.inn_debt

    def bonus(self, look: Look, turns: int) -> float:
        s, usual = look.s, look.eye.weights.gear * min(1.0, turns / 3)
        total = 0.0
        for figure in self.setting.crew[look.seat]:
            card, space = s.gear[figure], s.position[figure]
            if card >= 0 and (space >= 0 or space == UNPLACED):
                # the estimate counts every piece in the district alike; this puts it right
                total += self.worth[card] * turns / WHOLE - (usual if space >= 0 else 0.0)
        return total

    def answer(self, s: State) -> Action | None:
        """The best piece, in the Inn if it is worth its debt; of two the better one."""
        legal = s.legal
        if legal[0].verb not in ("equip", "keep-gear"):
            return None
        best = max([action for action in legal if action.verb == legal[0].verb], key=lambda a: self.worth[a.a])
        if legal[-1].verb == "pass" and self.worth[best.a] <= self.debt:
            return legal[-1]
        return best
