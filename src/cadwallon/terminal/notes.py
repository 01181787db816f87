"""Remarks on actions: what waits at a place, what a lock asks for, what a mission would pay."""

from __future__ import annotations

from cadwallon.rules.actions import Action
from cadwallon.rules.chests import bash_cost, pick_cost, pick_target, quick_cost
from cadwallon.rules.fight import Fight, combat_of
from cadwallon.rules.missions import helped_cost, mission_cost
from cadwallon.rules.rolls import Roll
from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.board import treasure_mark
from cadwallon.terminal.menu import Note
from cadwallon.terminal.names import Names
from cadwallon.terminal.panel import Panel
from cadwallon.terminal.phrases import Phrases, phrase_of
from cadwallon.terminal.picture import signs, token

SHORT, SHORTER = 70, 55
"""Characters of a card's text that a remark has room for, the second behind a long line."""


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
        self._signs: dict[str, list[str]] = {}
        for slug, (sign, _) in signs(setting, view):
            self._signs.setdefault(slug, []).append(sign)
        self._by_verb: dict[str, Note] = {
            "pick": self._pick,
            "bash": self._bash,
            "mission": self._mission,
            "use": lambda action: self._text(self._skill_id(action.a)),
            "do": lambda action: self._text(self.setting.sheet_actions[action.a].id),
            "militia": lambda action: self.where(action.a),
            "activate": self._member,
            "attack": self._foe,
            "strike": self._foe,
            "mark": lambda action: self.where(action.a),
            "shamble": lambda action: self.where(action.a),
            "meet": lambda action: self.where(action.a),
            "hide": lambda action: self.where(action.a),
            "heal": self._healing,
            "buy": self._healing,
            "hire": self._mercenary,
            "boast": self._boast,
            "reroll": self._die,
        }
        card: Note = lambda action: self._text(self.setting.arcana[action.a].id)  # noqa: E731
        gear: Note = lambda action: self._text(self.setting.kit.equipment[action.a].id, SHORTER)  # noqa: E731
        intrigue: Note = lambda action: self._text(self.setting.kit.intrigues[action.a].id)  # noqa: E731
        cards = ("play", "play-on", "play-bash", "play-swap", "keep", "discard", "fetch", "cancel")
        self._by_verb |= dict.fromkeys(cards, card)
        self._by_verb |= dict.fromkeys(("wield", "wield-at", "wield-on", "equip", "keep-gear"), gear)
        self._by_verb |= dict.fromkeys(("fulfil", "keep-intrigue", "drop-intrigue"), intrigue)

    def __call__(self, action: Action) -> str:
        """The remark on an action, perhaps empty."""
        verb = self._by_verb.get(action.verb)
        if verb is not None:
            return verb(action)
        space = self.phrases.space(action)
        parts = [self.there(space)] if space >= 0 else []
        if action.verb not in ("move", "leave"):
            parts.append(self._cost(action))
        return ", ".join(part for part in parts if part)

    def there(self, space: int) -> str:
        """A space by its code on the map, with the treasure and the tokens that lie there."""
        one = self.setting.terrain.spaces[space]
        tokens = [treasure_mark(*token(text)) for text in self._chests.get(one.slug, ())]
        return " ".join([one.code, *tokens, *self._signs.get(one.slug, ())])

    def where(self, figure: int) -> str:
        """Where a figure is and what it carries."""
        load = "".join(treasure_mark(kind, False) for kind in self.view.loads[figure])
        return " ".join(part for part in (self.panel.place(self.view.positions[figure]), load) if part)

    def _member(self, action: Action) -> str:
        return self.where(action.a)

    def _foe(self, action: Action) -> str:
        """Whom one would fight, and with how many dice."""
        cost = f", {phrase_of(action).cost}" if action.verb == "attack" else ""
        return f"Combat {combat_of(self.view.known, action.a)}, {self.where(action.a)}{cost}"

    def _pick(self, action: Action) -> str:
        active = self.view.active
        if active is None:
            return ""
        figure = self.setting.figure_index[active]
        known = self.view.known
        target = pick_target(known, figure, known.position[figure])
        chance = f"opens on 1 to {target}" if 1 < target < 6 else "opens on 1" if target == 1 else ""
        chance = chance or ("always opens" if target >= 6 else "cannot open")
        return f"{chance}, {pick_cost(known, known.position[figure])} AP"

    def _bash(self, action: Action) -> str:
        if self.view.active is None:
            return ""
        known, figure = self.view.known, self.setting.figure_index[self.view.active]
        price = quick_cost if action.b == 1 else bash_cost
        return f"{price(known, figure, known.position[figure])} AP"

    def _mission(self, action: Action) -> str:
        pay, _ = self.panel.pays(self.view, self.seat, self.setting.missions[action.a].id)
        known = self.view.known
        price = f"{mission_cost(known, self.seat)} AP"
        if action.b >= 0:
            price = f"{helped_cost(known, self.seat)} AP and a card"
        return f"pays {pay}, {price}"

    # -- The King of Ashes -------------------------------------------------------------------
    def _healing(self, action: Action) -> str:
        """Where somebody is who could be healed or equipped, and what it costs."""
        return ", ".join(part for part in (self.where(action.a), self._cost(action)) if part)

    def _cost(self, action: Action) -> str:
        """What is done while something else is carried out costs nothing more."""
        free = self.view.doing and self.view.doing[-1].what not in ("turn", "move")
        return "" if free else phrase_of(action).cost

    def _mercenary(self, action: Action) -> str:
        hired = self.names.library.characters[self.setting.kit.mercenaries[action.a]]
        values = f"{hired.combat}/{hired.movement}/{hired.mind}"
        # B-2: with adventures 1 to 8 mercenaries play with their values only
        skill = self._text(hired.skill.id, SHORTER) if hired.skill is not None and self.setting.below else ""
        return ", ".join(part for part in (values, skill) if part)

    def _boast(self, action: Action) -> str:
        boast = self.setting.adventure.boasts[action.a]
        return f"{self._text(boast.id)} Pays {boast.kept}, costs {boast.broken} if not."

    def _die(self, action: Action) -> str:
        """What the die shows now."""
        frame = self.view.known.stack[-1]
        if isinstance(frame, Roll):
            return f"shows {frame.dice[action.a - 1]}"
        if isinstance(frame, Fight):
            side = frame.player(self.view.known, 1) == self.seat
            return f"shows {frame.dice[side][action.a - 1]}"
        return ""

    def _skill_id(self, figure: int) -> str:
        skill = self.setting.figures[figure].skill
        return skill.id if skill is not None else ""

    def _text(self, id_: str, room: int = SHORT) -> str:
        text = self.names.text(id_) if id_ else ""
        return text if len(text) <= room else text[: room - 1].rpartition(" ")[0] + " …"
