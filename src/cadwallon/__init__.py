"""Cadwallon: City of Thieves as an exact, fast game behind a small API.

    import cadwallon as cw

    state = cw.new_game(adventure=1, players=4, seed=7)
    while not state.over:
        cw.apply(state, cw.legal_actions(state)[0])
    print(state.scores)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.campaign import Campaign, CampaignError
from cadwallon.game import new_game
from cadwallon.library import ContentError, Library, load_content
from cadwallon.record import RecordError, record, replay, verify
from cadwallon.rules.actions import Action
from cadwallon.rules.engine import apply, legal_actions
from cadwallon.rules.errors import IllegalAction, InvalidAction, SetupError
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.sight import View, determinize, view

if TYPE_CHECKING:
    from cadwallon.players.hints import Suggestion
    from cadwallon.scenes import Scene


def scene(text: str) -> Scene:
    """A scene from its text (docs/scenes.md): ``.state()`` is its situation, ``.run()`` plays it."""
    # read here, because most programs never ask for scenes and importing them takes its time
    from cadwallon.scenes import scene as read

    return read(text)


def suggest(view: View, seconds: float = 1.0, *, playouts: int = 0) -> list[Suggestion]:
    """Hints (docs/bots.md): the best few legal actions of a view, with expected ducats, chance to win and a reason.

    ``playouts``: think exactly so many instead of looking at the clock, so that equal views give equal hints.
    """
    from cadwallon.players.hints import suggest as think

    return think(view, seconds, playouts=playouts)


__all__ = [
    "Action",
    "Campaign",
    "CampaignError",
    "ContentError",
    "Event",
    "IllegalAction",
    "InvalidAction",
    "Library",
    "RecordError",
    "SetupError",
    "State",
    "View",
    "apply",
    "determinize",
    "legal_actions",
    "load_content",
    "new_game",
    "record",
    "replay",
    "scene",
    "suggest",
    "verify",
    "view",
]
