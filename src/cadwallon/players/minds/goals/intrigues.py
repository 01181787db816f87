"""I: intrigue cards in hand: places to be in when the turn ends, chests to open and rivals to beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.rules.setting import THIEF

from .base import Part
from .ways import drawn_to

if TYPE_CHECKING:
    from cadwallon.library import Effect, Intrigue
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.setting import Setting

TOKEN, CARD = 0.8, 0.5
"""What experience and an Arcana card of a reward are worth."""

ON_THE_WAY = 0.5
"""What a reward is worth to somebody who is not there yet."""


class Errand(NamedTuple):
    """A card that asks for somebody in a place."""

    place: int
    carrying: int
    """The kind of treasure he must have; -1 for none."""
    reward: float


def worth_of(effects: Sequence[Effect]) -> float:
    """What a reward is worth in ducats."""
    each = {"gain": 1.0, "xp": TOKEN, "draw": CARD}
    return sum([each[e.do] * e.number("n") for e in effects if e.do in each])


class Intrigues(Part):
    """The cards that a gang holds."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        cards = setting.kit.intrigues
        self.errands = tuple(self._errand(card) for card in cards)
        self.strongboxes = tuple(self._strongbox(card) for card in cards)
        self.spoils = tuple(self._spoils(card) for card in cards)
        self.robberies = tuple(worth_of(c.reward) if c.goal.is_ == "stole_treasure" else 0.0 for c in cards)
        self.slayings = tuple(worth_of(c.reward) if c.goal.is_ == "beat_cyclops" else 0.0 for c in cards)
        self.bounties = tuple(worth_of(c.reward) if c.goal.is_ == "sent_to_prison" else 0.0 for c in cards)

    def _errand(self, card: Intrigue) -> Errand | None:
        goal, role = card.goal, self.setting.terrain.role
        place = goal.keys.get("place")
        if goal.is_ not in ("thief_in", "paid") or not isinstance(place, str) or place not in role:
            return None
        carrying = goal.keys.get("carrying")
        kind = self.setting.kind_index[carrying] if isinstance(carrying, str) else -1
        reward = worth_of(card.reward) + 0.5 * card.penalty
        # what has to be paid, or is asked of somebody who did nothing, comes true less often
        share = 1.0 if goal.is_ == "thief_in" and not goal.keys.get("not_activated") else 0.5
        return Errand(role[place], kind, share * reward)

    def _strongbox(self, card: Intrigue) -> tuple[int, float]:
        place = card.goal.keys.get("place")
        if card.goal.is_ != "opened_chest" or not isinstance(place, str):
            return (-1, 0.0)
        return (self.setting.terrain.role[place], worth_of(card.reward))

    def _spoils(self, card: Intrigue) -> float:
        """What one of the fights is worth that a card asks to win against thieves."""
        if card.goal.is_ != "won_fight" or card.goal.keys.get("vs") != THIEVES:
            return 0.0
        number = card.goal.keys.get("n")
        return 0.7 * (worth_of(card.reward) + card.penalty) / (number if isinstance(number, int) else 1)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        s, seat = look.s, look.seat
        out: list[float] | None = None
        for card in s.intrigues[seat]:
            wanted = self.errands[card]
            if wanted is None:
                continue
            place, kind, reward = wanted
            there = s.occupant[place]
            if kind >= 0 and kind not in s.loads[figure]:
                continue
            if there >= 0 and there != figure and self.setting.owner[there] == seat:
                continue
            worth = drawn_to(look.eye.lay, place, reward, ON_THE_WAY, self.setting.movement[figure], turns)
            row = [worth[v] for v in spaces]
            out = row if out is None else [a + b for a, b in zip(out, row, strict=True)]
        return out

    def find(self, look: Look, space: int, room: int) -> float:
        cards = look.s.intrigues[look.seat]
        if not cards:
            return 0.0
        boxes = [self.strongboxes[card] for card in cards]
        return sum([reward for place, reward in boxes if place == space])

    def victory(self, look: Look, figure: int, foe: int) -> float:
        s, setting = look.s, self.setting
        cards = s.intrigues[look.seat]
        if setting.species[foe] != THIEF:
            return sum([self.slayings[card] for card in cards]) if foe == setting.cyclops else 0.0
        worth = sum([self.spoils[card] for card in cards])
        if s.loads[foe]:
            worth += sum([self.robberies[card] for card in cards])
        if s.position[foe] >= setting.terrain.main:
            worth += sum([self.bounties[card] for card in cards])
        return worth


THIEVES = "thief"
"""How a card calls rivals' characters."""
