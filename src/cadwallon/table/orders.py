"""Standing orders: at these occasions a player passes without being asked."""

from __future__ import annotations

from cadwallon.rules.actions import Action
from cadwallon.rules.fight import Fight
from cadwallon.rules.spoils import Won
from cadwallon.rules.state import State
from cadwallon.rules.windows import RivalWindow

WINDOWS = {"move": "rival_move_start", "lock": "rival_pick_roll", "mission": "rival_mission"}
FIGHT = "fight"
OCCASIONS = (*WINDOWS, FIGHT)
"""What can be ordered: windows in rivals' turns, and one's own fights, which are never passed without being named."""

SPANS = ("turn", "game")

PASS = "pass"


class Orders:
    """What one seat has ordered."""

    __slots__ = ("_span", "occasions")

    def __init__(self, occasions: frozenset[str] = frozenset(), span: tuple[int, int] | None = None) -> None:
        self.occasions = occasions
        self._span = span
        """Round and turn for which they hold; None: for the whole game."""

    def hold(self, state: State) -> bool:
        """Are they still in force?"""
        return bool(self.occasions) and (self._span is None or self._span == (state.round, state.turn))

    def answer(self, state: State) -> Action | None:
        """The pass of the seat that is asked now, if it is ordered for this occasion."""
        if not self.hold(state) or occasion(state) not in self.occasions:
            return None
        return next((action for action in state.legal if action.verb == PASS), None)


def occasion(state: State) -> str | None:
    """What the seat that decides is asked for, if that can be ordered."""
    top = state.stack[-1]
    if isinstance(top, RivalWindow):
        return next(word for word, window in WINDOWS.items() if window == top.window)
    return FIGHT if isinstance(top, Fight | Won) else None
