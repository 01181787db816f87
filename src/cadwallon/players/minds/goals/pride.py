"""Adventure 12, The Price of Pride: boasts to be kept, and the Crown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import TYPE_CHECKING

from cadwallon.rules.deeds import number_of, tally_of, words_of
from cadwallon.rules.setting import OUTSIDE
from cadwallon.rules.sheets.pride import COUNTED, FEWEST_PLAYERS

from .base import Deed, Part

if TYPE_CHECKING:
    from cadwallon.library import Goal
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

CROWN = 8.0
"""What the Crown brings outside."""

TRIBUTE = 2.0
"""What it brings its gang every turn."""

HELD = 0.6
"""How often it is kept from one turn to the next."""

PACE = {
    "won_fight": 0.55,
    "claimed_mission": 0.55,
    "opened_rooms": 1.15,
    "looted": 0.03,
    "beat_cyclops": 0.01,
    "read_tomes": 0.12,
    "altar_gems": 0.06,
    "carried_out": 0.05,
}
"""How often a gang does each of these in a turn."""

JAILED = 0.12
"""How often somebody of a gang is thrown in prison in a turn."""


class Pride(Part):
    """Boasts and the Crown."""

    verbs = frozenset({"do"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.crown = setting.crown
        self.take = setting.action("do", 0)
        self.vault = setting.terrain.role["treasure_room"]
        self.boasts = setting.adventure.boasts

    # -- the Crown ---------------------------------------------------------------------------
    def price(self, kind: int, number: int) -> float | None:
        return CROWN * number if kind == self.crown else None

    def appraise(self, look: Look) -> None:
        look.at_once[self.crown] += TRIBUTE * HELD * look.later

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        """It is picked up by who comes by."""
        s = look.s
        lying = [v for v in spaces if s.beside[v] >> 1 == self.crown and v != self.vault]
        return [CROWN if v in lying else 0.0 for v in spaces] if lying else None

    def sites(self, look: Look) -> Iterable[int]:
        return (self.vault,) if look.s.beside[self.vault] >> 1 == self.crown else ()

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        if space != self.vault:
            return []
        home = look.chance(figure, look.later)[space]
        return [Deed(1, look.at_once[self.crown] - 1 + home * CROWN, self.take)]

    # -- boasts ------------------------------------------------------------------------------
    def bonus(self, look: Look, turns: int) -> float:
        s, seat = look.s, look.seat
        value = TRIBUTE * HELD * turns if self.crown >= 0 and look.held[self.crown] else 0.0
        for boast in s.boasts[seat]:
            vow = self.boasts[boast]
            chance = self.chance(s, seat, vow.goal, turns)
            value += chance * vow.kept - (1 - chance) * vow.broken
        return value

    def chance(self, s: State, seat: int, goal: Goal, turns: int) -> float:
        """How likely it is that a gang keeps a boast."""
        word = goal.is_
        if word == "jailed_at_most":
            return 0.0 if tally_of(s, seat, "jailed") > number_of(goal, "n") else float((1 - JAILED) ** turns)
        crew = self.setting.crew[seat]
        if word == "left_district":
            if goal.keys.get("first"):
                if s.first_out >= 0:
                    return float(s.first_out == seat)
                return 0.8 / self.setting.seats
            left = sum([s.position[figure] != OUTSIDE for figure in crew])
            return 0.85**left if turns else float(not left)
        if word == "opened_rooms":
            wanted = int(words_of(goal, "n_by_players")[self.setting.seats - FEWEST_PLAYERS])
            done = tally_of(s, seat, "rooms").bit_count()
        else:
            wanted, done = number_of(goal, "n", 1), tally_of(s, seat, COUNTED[word])
        return at_least(wanted - done, PACE[word] * turns)


def at_least(wanted: int, mean: float) -> float:
    """The chance of at least so many of something that happens so often on average (Poisson)."""
    if wanted <= 0:
        return 1.0
    missing, term = 0.0, exp(-mean)
    for n in range(wanted):
        missing += term
        term *= mean / (n + 1)
    return 1.0 - missing
