"""Everything about the legal actions of a decision, and about what a thief could do if he were activated."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.offers.chances import chance_of
from cadwallon.offers.costs import cost_of
from cadwallon.offers.finality import is_final, watched
from cadwallon.offers.knowledge import activated, known_state
from cadwallon.offers.model import Offer
from cadwallon.offers.ways import VERBS, Walks
from cadwallon.offers.words import words_of
from cadwallon.offers.worths import worth_of
from cadwallon.rules.actions import Action
from cadwallon.rules.activation import spend_move
from cadwallon.rules.movement import Move
from cadwallon.rules.state import State
from cadwallon.rules.turn import Turn, activation_options, place_actions
from cadwallon.sight import View

OWN = frozenset({"move", "attack", "leave", "meet", "pick", "bash", "play-bash", "do", "use", "escape", "tunnel",
                 "pray", "torture", "read", "loot"})  # fmt: skip
"""What an active thief does himself."""

HELPS = frozenset({"set-out", "wield", "wield-at", "wield-on"})
"""What else he is offered for himself; it alone is no reason to activate him."""


def offers(view: View) -> tuple[Offer, ...]:
    """One for each legal action of the view, in the same order."""
    return _offers(known_state(view), view.legal) if view.legal else ()


def look(view: View, figure: str) -> tuple[Offer, ...]:
    """What this thief could do himself if he were activated now; empty if he cannot be."""
    for action in view.legal:
        if action.verb == "activate" and view.figures[action.a] == figure:
            s = activated(view, action)
            return _offers(s, [one for one in activation_options(s) if one.verb in OWN or one.verb in HELPS])
    return ()


def idle(view: View) -> tuple[str, ...]:
    """Thieves who could still do something themselves with the points left, while the turn could be ended."""
    if not view.ap or not any(action.verb == "end" for action in view.legal):
        return ()
    out: list[str] = []
    if view.active is not None and any(action.verb in OWN for action in view.legal):
        out.append(view.active)
    for action in view.legal:
        if action.verb == "activate" and (_can_step(view, action.a) or _can_act(view, action)):
            out.append(view.figures[action.a])
    return tuple(out)


def _can_step(view: View, figure: int) -> bool:
    """The usual case, seen at a glance: he may move and has a free space beside him."""
    s = view.known
    here = s.position[figure]
    if not 0 <= here < s.setting.terrain.main or s.rooted >> figure & 1 or s.setting.smoke:
        return False
    return any(s.occupant[v] < 0 and v not in s.blocked for v in s.setting.near[here])


def _can_act(view: View, action: Action) -> bool:
    return any(one.verb in OWN for one in activation_options(activated(view, action)))


# -- one decision --------------------------------------------------------------------------------
def _offers(s: State, legal: Sequence[Action]) -> tuple[Offer, ...]:
    walks = Walks(s)
    final = watched(s)
    ahead = _Ahead(s)
    out: list[Offer] = []
    for action in legal:
        verb = action.verb
        a, b = words_of(s.setting, action)
        out.append(
            Offer(
                action.text,
                verb,
                a,
                b,
                cost_of(s, action),
                chance_of(s, action),
                walks(action) if verb in VERBS else (),
                worth_of(s, action),
                ahead(action) if verb == "move" else (),
                s.name(s.active) if verb == "activate" and s.active >= 0 else None,
                final or is_final(s, action),
            )
        )
    return tuple(out)


class _Ahead:
    """What could be done at the end of a move: the rules are asked with the figure standing there already."""

    __slots__ = ("_able", "_figure", "_s", "_scratch")

    def __init__(self, s: State) -> None:
        top = s.stack[-1]
        self._s = s
        self._scratch: State | None = None
        self._figure = top.figure if isinstance(top, Move) else s.active
        self._able = isinstance(top, Move | Turn)

    def __call__(self, action: Action) -> tuple[Offer, ...]:
        if not self._able:
            return ()
        s = self._prepared()
        if not s.ap or not (s.acts or s.active_extra):
            self._able = False
            return ()
        setting, space, figure = s.setting, action.a, self._figure
        beside = bool(s.blocked) and not setting.near_set[space].isdisjoint(s.blocked)
        if not s.chests[space] and not setting.sheet_at[space] and space < setting.terrain.main and not beside:
            return ()
        s.position[figure] = space
        found: list[Action] = []
        place_actions(s, figure, space, found)
        return tuple([self._offer(s, action) for action in found])

    def _prepared(self) -> State:
        """The state after the move, but for the place of the figure."""
        if self._scratch is None:
            s = self._scratch = self._s.copy()
            if not isinstance(s.stack[-1], Move):
                s.ap -= 1
                spend_move(s)
        return self._scratch

    def _offer(self, s: State, action: Action) -> Offer:
        a, b = words_of(s.setting, action)
        return Offer(
            action.text, action.verb, a, b, cost_of(s, action), chance_of(s, action), worth=worth_of(s, action),
            final=is_final(s, action),
        )
