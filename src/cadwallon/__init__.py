"""Cadwallon: City of Thieves as an exact, fast game behind a small API.

    import cadwallon as cw

    state = cw.new_game(adventure=1, players=4, seed=7)
    while not state.over:
        cw.apply(state, cw.legal_actions(state)[0])
    print(state.scores)
"""

from __future__ import annotations

from cadwallon.game import new_game
from cadwallon.library import ContentError, Library, load_content
from cadwallon.rules.actions import Action
from cadwallon.rules.engine import apply, legal_actions
from cadwallon.rules.errors import IllegalAction, InvalidAction, SetupError
from cadwallon.rules.events import Event
from cadwallon.rules.state import State

__all__ = [
    "Action",
    "ContentError",
    "Event",
    "IllegalAction",
    "InvalidAction",
    "Library",
    "SetupError",
    "State",
    "apply",
    "legal_actions",
    "load_content",
    "new_game",
]
