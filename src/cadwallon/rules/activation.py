"""A-2, A-3: the active figure's one movement and one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State


def spend_move(s: State) -> None:
    """The active figure's one movement, or its extra go."""
    if s.moves:
        s.moves -= 1
    else:
        s.active_extra -= 1


def spend_act(s: State) -> None:
    """The active figure's one action, or its extra go."""
    if s.acts:
        s.acts -= 1
    else:
        s.active_extra -= 1


def end_activation(s: State) -> None:
    """Nobody is active any more; others may still be activated."""
    s.active = -1
    s.moves = s.acts = s.active_extra = 0
