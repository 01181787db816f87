"""Situations of The King of Ashes, arranged in games that random players have begun."""

from __future__ import annotations

from cadwallon import State
from cadwallon.rules.deeds import gain_card
from cadwallon.rules.engine import settle
from cadwallon.rules.frames import Frame
from cadwallon.rules.militia import PURPLE
from cadwallon.rules.spoils import Won
from cadwallon.rules.turn import ACTIVATION, MILITIA_PHASE
from tests.properties.helpers import find


def begun(adventure: str, players: int = 3) -> State:
    """The activation phase of somebody in round 2."""
    return find(lambda s: len(s.stack) == 1 and s.phase == ACTIVATION and s.round == 2, adventure, players)


def with_intrigues(state: State, seat: int, number: int) -> State:
    """Let a seat hold exactly so many intrigues."""
    new = state.copy()
    new.intrigue_deck = (*new.intrigues[seat][number:], *new.intrigue_deck)
    new.intrigues[seat] = new.intrigues[seat][:number]
    new.progress[seat] = new.progress[seat][:number]
    while len(new.intrigues[seat]) < number:
        gain_card(new, seat, new.intrigue_deck[0])
        new.intrigue_deck = new.intrigue_deck[1:]
    return new


def asked(state: State, frame: Frame) -> State:
    """The same game with something to decide on top of it."""
    new = state.copy()
    new.stack.append(frame)
    settle(new, None)
    assert new.stack[-1] == frame
    return new


def winner_asked() -> State:
    """Somebody has won a fight and may play a card for that."""
    return find(lambda s: isinstance(s.stack[-1], Won), "adv_09", 3)


def watchman_asked() -> State:
    """Somebody is asked in a militia phase in which no militiaman would move without his card."""
    return find(lambda s: s.phase == MILITIA_PHASE and s.setting.arcana[s.deck[-1]].back != PURPLE, "adv_10", 3)
