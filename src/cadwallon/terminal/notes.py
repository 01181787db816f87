"""Remarks on actions: what waits at a place, what a lock asks for, what a mission would pay."""

from __future__ import annotations

from cadwallon.rules.actions import Action
from cadwallon.rules.chests import pick_target
from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.board import treasure_mark
from cadwallon.terminal.menu import Note
from cadwallon.terminal.names import Names
from cadwallon.terminal.panel import Panel
from cadwallon.terminal.phrases import Phrases, phrase_of
from cadwallon.terminal.picture import token

SHORT = 70
"""Characters of a card's text that a remark has room for."""


class Notes:
    """Remarks for the seat whose view this is."""

    def __init__(self, names: Names, setting: Setting, phrases: Phrases, panel: Panel, view: View, seat: int) -> None:
        self.names = names
        self.setting = setting
        self.phrases = phrases
        self.panel = panel
        self.view = view
        self.seat = seat
        self._chests = dict(view.chests)
        self._by_verb: dict[str, Note] = {
            "pick": self._pick,
            "mission": self._mission,
            "use": lambda action: self._text(self._skill_id(action.a)),
            "do": lambda action: self._text(self.setting.sheet_actions[action.a].id),
            "militia": lambda action: self.where(action.a),
            "activate": self._member,
            "attack": self._foe,
            "strike": self._foe,
            "mark": lambda action: self.where(action.a),
            "shamble": lambda action: self.where(action.a),
        }
        card: Note = lambda action: self._text(self.setting.arcana[action.a].id)  # noqa: E731
        self._by_verb |= dict.fromkeys(("play", "play-on", "play-bash", "play-swap", "keep", "discard"), card)

    def __call__(self, action: Action) -> str:
        """The remark on an action, perhaps empty."""
        verb = self._by_verb.get(action.verb)
        if verb is not None:
            return verb(action)
        space = self.phrases.space(action)
        parts = [self.there(space)] if space >= 0 else []
        cost = phrase_of(action).cost
        if cost and action.verb not in ("move", "leave"):
            parts.append("1 AP" if action.verb == "bash" and action.b == 1 else cost)
        return ", ".join(part for part in parts if part)

    def there(self, space: int) -> str:
        """A space by its code on the map, with the treasure that lies there."""
        one = self.setting.terrain.spaces[space]
        tokens = [treasure_mark(*token(text)) for text in self._chests.get(one.slug, ())]
        return " ".join([one.code, *tokens])

    def where(self, figure: int) -> str:
        """Where a figure is and what it carries."""
        load = "".join(treasure_mark(kind, False) for kind in self.view.loads[figure])
        return " ".join(part for part in (self.panel.place(self.view.positions[figure]), load) if part)

    def _member(self, action: Action) -> str:
        return self.where(action.a)

    def _foe(self, action: Action) -> str:
        """Whom one would fight, and with how many dice."""
        cost = f", {phrase_of(action).cost}" if action.verb == "attack" else ""
        return f"Combat {self.setting.combat[action.a]}, {self.where(action.a)}{cost}"

    def _pick(self, action: Action) -> str:
        active = self.view.active
        if active is None:
            return ""
        figure = self.setting.figure_index[active]
        known = self.view.known
        target = pick_target(known, figure, known.position[figure])
        chance = f"opens on 1 to {target}" if 1 < target < 6 else "opens on 1" if target == 1 else ""
        chance = chance or ("always opens" if target >= 6 else "cannot open")
        return f"{chance}, 1 AP"

    def _mission(self, action: Action) -> str:
        pay, _ = self.panel.pays(self.view, self.seat, self.setting.missions[action.a].id)
        price = phrase_of(action).cost if action.b < 0 else "cheaper, for a card"
        return f"pays {pay}, {price}"

    def _skill_id(self, figure: int) -> str:
        skill = self.setting.figures[figure].skill
        return skill.id if skill is not None else ""

    def _text(self, id_: str) -> str:
        text = self.names.text(id_) if id_ else ""
        return text if len(text) <= SHORT else text[: SHORT - 1].rpartition(" ")[0] + " …"
