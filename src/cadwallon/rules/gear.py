"""X-2 to X-4: equipment, from the open display to its bearer and out of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .events import Log
from .experience import spend_xp
from .kit import SET_ASIDE
from .loads import check_load
from .roster import THIEF

if TYPE_CHECKING:
    from .state import State

PRICE = 2
"""X-2: experience tokens for a card."""


def gear_of(s: State, figure: int) -> int:
    """The equipment that works for a figure now: none in the base game, nor for a prisoner."""
    if not s.gear or s.position[figure] == s.setting.prison:
        return SET_ASIDE
    return s.gear[figure]


def available(s: State) -> list[int]:
    """The cards on display."""
    armoury = s.armoury
    return [card for card in range(len(s.setting.kit.equipment)) if armoury >> card & 1]


def give_gear(s: State, figure: int, card: int, log: Log | None) -> None:
    """A card from the display goes to a character; with a second one its player chooses which to keep (X-3)."""
    s.armoury &= ~(1 << card)
    if log is not None:
        s.tell(log, "equipped", figure=s.name(figure), equipment=s.setting.kit.equipment[card].id)
    if s.gear[figure] >= 0:
        s.stack.append(KeepGear(figure, card))
    else:
        s.gear[figure] = card


def drop_gear(s: State, figure: int, log: Log | None) -> None:
    """A character's card leaves the game; without a satchel he may carry too much."""
    card = s.gear[figure]
    if card < 0:
        return
    s.gear[figure] = SET_ASIDE
    s.tell(log, "gear_lost", figure=s.name(figure), equipment=s.setting.kit.equipment[card].id)
    check_load(s, figure)


class KeepGear(NamedTuple):
    """X-3: a character has got a second card; one of the two is kept, the other leaves the game."""

    figure: int
    card: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("keep-gear", card) for card in sorted((s.gear[self.figure], self.card))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        lost = self.card if action.a == s.gear[self.figure] else s.gear[self.figure]
        s.gear[self.figure] = action.a
        s.tell(log, "gear_lost", figure=s.name(self.figure), equipment=s.setting.kit.equipment[lost].id)
        check_load(s, self.figure)


class Choosing(NamedTuple):
    """A player chooses a card on display for one of several characters: bought, found, drafted or a bonus."""

    seat: int
    figures: tuple[int, ...]
    cards: tuple[int, ...]

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        rows, armoury = [s.setting.equip(figure) for figure in self.figures], s.armoury
        return [row[card] for card in self.cards if armoury >> card & 1 for row in rows]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        give_gear(s, action.b, action.a, log)


def choose_gear(s: State, seat: int, figures: tuple[int, ...]) -> None:
    """Let a player take any card on display for one of these characters; with none left nothing happens (E-3)."""
    s.stack.append(Choosing(seat, figures, tuple(available(s))))


def bearers(s: State, seat: int) -> list[int]:
    """Who can be given equipment: characters in the district, prisoners and wounded ones included."""
    setting = s.setting
    return [f for f in setting.crew[seat] if s.position[f] >= 0 and setting.species[f] == THIEF]


def purchase_actions(s: State, out: list[Action]) -> None:
    """X-2: the character is named first, then the card."""
    if s.armoury and s.xp[s.turn] >= PRICE:
        out += [s.setting.buy[figure] for figure in bearers(s, s.turn)]


def buy(s: State, action: Action, log: Log | None) -> None:
    """Pay two tokens, then choose."""
    spend_xp(s, s.turn, PRICE)
    s.tell(log, "xp_spent", seat=s.turn, n=PRICE, xp=s.xp[s.turn])
    choose_gear(s, s.turn, (action.a,))
