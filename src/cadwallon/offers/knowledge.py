"""What a seat knows, as a state that the rules can be asked about.

A view's own blanked state has empty decks and empty hands where there are hidden cards. Whether there is a card at all
is open, and the rules ask for it: here every hidden card is some card with the right back.
"""

from __future__ import annotations

from cadwallon.rules.actions import Action
from cadwallon.rules.state import State
from cadwallon.rules.turn import ANSWERS
from cadwallon.sight import View
from cadwallon.sight.names import names_of


def known_state(view: View) -> State:
    """A copy of what the view knows, with stand-ins for hidden cards."""
    s = view.known.copy()
    cards = names_of(s.setting).backs
    for seat, backs in enumerate(view.backs):
        if seat != view.seat:
            s.hands[seat] = tuple([cards.index(back) for back in backs])
    if not s.deck and view.deck:
        top = cards.index(view.top) if view.top is not None else 0
        s.deck = (top,) * view.deck
    if not s.intrigue_deck:
        s.intrigue_deck = (0,) * view.intrigue_deck
    for seat, number in enumerate(view.intrigue_counts):
        if seat != view.seat and not s.intrigues[seat]:
            s.intrigues[seat] = (0,) * number
            s.progress[seat] = (0,) * number
    return s


def activated(view: View, action: Action) -> State:
    """What would be known if a thief were activated."""
    s = known_state(view)
    ANSWERS[action.verb](s, action, None)
    return s
