"""How actions read: a heading for each kind, a line for each action, and the question they answer."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cadwallon.rules.actions import Action
from cadwallon.rules.setting import Setting
from cadwallon.rules.speech import MEANS, SHAPES, slug_of
from cadwallon.terminal.names import Names


@dataclass(frozen=True, slots=True)
class Phrase:
    """``heading`` stands over all actions of a kind, ``line`` tells one of them; {0} and {1} are what it is about."""

    heading: str
    line: str = "{0}"
    question: str = "What do you do?"
    cost: str = ""


PHRASES: dict[str, Phrase] = {
    "deploy": Phrase("Place a thief", "{0} at {1}", "Place one of your thieves on a deployment space."),
    "militia": Phrase("Militia", "{0}", "Which militiaman do you name? A die says how far he may go (6: not at all)."),
    "patrol": Phrase("Go to", "{0}", "Where does he go?"),
    "strike": Phrase("Attack", "{0}", "Where does he go?"),
    "stay": Phrase("Stay", "stay where he is"),
    "activate": Phrase("Activate", "{0}"),
    "move": Phrase("Move", "{0}", cost="1 AP"),
    "attack": Phrase("Attack", "{0}", cost="2 AP with the move"),
    "leave": Phrase("Leave the district", "by {0}", cost="1 AP"),
    "set-out": Phrase("Move", "set out first, to use a card or a skill on the way", cost="1 AP"),
    "stop": Phrase("Stop", "stop here"),
    "pick": Phrase("Open", "pick the lock: {0}"),
    "bash": Phrase("Open", "bash the chest: {0}"),
    "play": Phrase("Play a card", "{0}"),
    "play-on": Phrase("Play a card", "{0} against {1}"),
    "play-bash": Phrase("Play a card", "{0}: {1}"),
    "play-swap": Phrase("Play a card", "{0}: {1}"),
    "use": Phrase("Skill", "{0}"),
    "do": Phrase("Adventure", "{0}"),
    "lock": Phrase("Lock up", "{1} in {0}", "Which treasures are turned to their chest side?"),
    "give": Phrase("Give", "to {0}"),
    "shift": Phrase("Price", "{0} {1}", "Which price changes?"),
    "mission": Phrase("Use a mission", "{0}"),
    "choose": Phrase("Choose", "{0}", "Which of the two?"),
    "put": Phrase("Put", "{0}", "Where is it put?"),
    "mark": Phrase("Mark", "{0}", "Which thief do you mark?"),
    "rise": Phrase("Zombie", "at {0}", "Where does a zombie rise?"),
    "shamble": Phrase("Zombie", "{0}", "Which zombie do you move?"),
    "sell": Phrase("Sell", "{0}", "What does he sell?"),
    "release": Phrase("Hostage", "let the hostage go"),
    "done": Phrase("Done", "done"),
    "discard": Phrase("Discard", "{0}", "Which card do you give up?"),
    "keep": Phrase("Keep", "{0}", "Which card do you keep? The others go under the deck."),
    "reroll": Phrase("Roll again", "die number {0}", "Do you roll a die again?"),
    "take": Phrase("Take", "{0}", "What do you take from the loser?"),
    "drop": Phrase("Lay down", "{0} in {1}", "More than a thief can carry: lay down a treasure."),
    "flee": Phrase("Run to", "{0}", "Where does the loser run?"),
    "step": Phrase("Slip to", "{0}", "Where does he slip away to?"),
    "set": Phrase("Set down", "at {0}", "Where is he set down?"),
    "close": Phrase("Close", "{0}", "The alarm: which gate do you close with a portcullis?"),
    "pass": Phrase("Pass", "do nothing"),
    "end": Phrase("End", "end your turn"),
    # The King of Ashes
    "hire": Phrase("Hire", "{0} in the place of {1}", "Do you hire a mercenary?"),
    "boast": Phrase("Boast", "{0}", "Which boast do you make?"),
    "meet": Phrase("Meet", "{0}", cost="on the way"),
    "hand": Phrase("Hand over", "{0}"),
    "get": Phrase("Take", "{0}"),
    "swap-gear": Phrase("Equipment", "change equipment"),
    "heal": Phrase("Heal", "{0}", cost="1 AP"),
    "buy": Phrase("Buy equipment", "for {0}", cost="2 experience"),
    "equip": Phrase("Equipment", "{0} for {1}", "Which equipment, and for whom?"),
    "keep-gear": Phrase("Keep", "{0}", "Which equipment does he keep? The other leaves the game."),
    "wield": Phrase("Equipment", "{0}"),
    "wield-at": Phrase("Equipment", "{0}: look into {1}"),
    "wield-on": Phrase("Equipment", "{0}: look at the hand of {1}"),
    "intrigue": Phrase("Intrigue", "draw a card", cost="1 AP"),
    "fulfil": Phrase("Intrigue", "fulfil {0}"),
    "keep-intrigue": Phrase("Keep", "{0}", "Which intrigue do you keep? The others go under the deck."),
    "drop-intrigue": Phrase("Discard", "{0}", "Which intrigue does your rival discard?"),
    "escape": Phrase("Prison", "try to escape", cost="1 AP"),
    "tunnel": Phrase("Catacombs", "leave through the Tunnel", cost="1 AP"),
    "pray": Phrase("Catacombs", "lay all magic gems on the altar", cost="1 AP"),
    "torture": Phrase("Catacombs", "take from {0}: {1}", cost="1 AP"),
    "read": Phrase("Catacombs", "read in the Scriptorium", cost="1 AP"),
    "loot": Phrase("Catacombs", "loot the Treasure Room", cost="1 AP"),
    "fetch": Phrase("Take", "{0}", "Which card do you take from the discards?"),
    "cancel": Phrase("Feint", "{0}", "Which card comes to nothing?"),
    "label": Phrase("Switch", "{1} in {0}", "Which token changes places?"),
    "burn": Phrase("Burn", "{0}", "What goes into the fire?"),
    "offer": Phrase("Give up", "{0}", "What does he give up?"),
    "parade": Phrase("Reveller", "the one in {0}", "Which reveller do you move?"),
    "clear": Phrase("Clear", "{0}", "Which rubble is cleared away?"),
    "lose": Phrase("Lose", "{0}", "Which treasure is lost?"),
    "hide": Phrase("Hide", "{0}", "Who hides below and counts as having left?"),
}

ORDER = (
    "attack", "strike", "escape", "pick", "bash", "pray", "read", "loot", "torture", "tunnel", "do", "use", "wield",
    "move", "meet", "patrol", "leave", "activate", "mission", "intrigue", "fulfil", "play", "heal", "buy",
)  # fmt: skip
"""Headings in the order in which people look for them; all others follow as they come, ``end`` last."""

LAST = ("pass", "stay", "stop", "done", "end")

CHOICES = {
    "adv_04": ("the thief is out of the game", "he runs away, and you have one action point a turn less from now on"),
    "adv_05": ("take over the hostage", "take the usual spoils; the hostage stays here"),
    "adv_14": ("take over the Duke", "take the usual spoils; the Duke goes back to his captors"),
}
"""What the letters of a sheet's alternatives mean."""


def phrase_of(action: Action) -> Phrase:
    """How an action of this verb reads."""
    return PHRASES.get(action.verb, Phrase(action.verb.replace("-", " ").capitalize()))


class Phrases:
    """Words for the actions of one game."""

    def __init__(self, names: Names, setting: Setting) -> None:
        self.names = names
        self.setting = setting

    def line(self, action: Action) -> str:
        """What an action does, in a few words."""
        if action.verb == "choose":
            meanings = CHOICES.get(self.setting.adventure.id, ())
            if action.a < len(meanings):
                return meanings[action.a]
        words = self.words(action)
        phrase = phrase_of(action)
        text = phrase.line.format(*words, *[""] * (2 - len(words)))
        if len(words) == 2 and "{1}" not in phrase.line:
            text += self._with(action, words[1])
        return text.strip()

    def _with(self, action: Action, second: str) -> str:
        if action.verb == "bash":
            return " (skill)" if action.b else ""
        if action.verb in ("mission", "reroll"):
            return f" with {second}"
        return f" on {second}" if second else ""

    def words(self, action: Action) -> list[str]:
        """What the two indices of an action stand for, as far as it has them."""
        pairs = zip(SHAPES.get(action.verb, ()), (action.a, action.b), strict=False)
        return [self.word(kind, value) for kind, value in pairs if value >= 0]

    def first(self, action: Action) -> str:
        """The first of its words; actions that share it belong together in a long list."""
        words = self.words(action)
        return words[0] if words else ""

    def word(self, kind: str, value: int) -> str:
        """The name behind an index of an action."""
        setting, names = self.setting, self.names
        match kind:
            case "space":
                return names.space(setting.terrain.spaces[value].slug)
            case "figure":
                return names.figure(setting.names[value])
            case "card":
                return names.of(setting.arcana[value].id)
            case "kind":
                return names.kind(setting.kinds[value])
            case "mission":
                return names.of(setting.missions[value].id)
            case "seat":
                return names.seat(value)
            case "skill":
                skill = setting.figures[value].skill
                return names.of(skill.id) if skill is not None else names.figure(setting.names[value])
            case "sheet":
                return names.of(setting.sheet_actions[value].id)
            case "quick":
                return "quick" if value else ""
            case "pair":
                return f"{names.figure(setting.names[value // 100])} and {names.figure(setting.names[value % 100])}"
            case "equipment":
                return names.of(setting.kit.equipment[value].id)
            case "intrigue":
                return names.of(setting.kit.intrigues[value].id)
            case "mercenary":
                return names.of(setting.kit.mercenaries[value])
            case "boast":
                return names.of(setting.adventure.boasts[value].id)
            case "means":
                return self.means(MEANS[value])
            case "letter":
                return chr(ord("a") + value)
            case "choice":
                return f"{value - 10:+d}"
        return str(value)

    def means(self, means: str) -> str:
        """What lets a die be rolled again: experience, equipment or a treasure."""
        kit = self.setting.kit
        if means in kit.gear_index:
            return self.names.of(kit.equipment[kit.gear_index[means]].id)
        return "an experience token" if means == "experience" else f"the {self.names.kind(means)}"

    def space(self, action: Action) -> int:
        """The space an action is about, -1 if it is about none; it can be shown on the map."""
        for kind, value in zip(SHAPES.get(action.verb, ()), (action.a, action.b), strict=False):
            if kind == "space":
                return value
        return -1

    def figure(self, action: Action) -> int:
        """The first figure an action is about, -1 if it is about none."""
        for kind, value in zip(SHAPES.get(action.verb, ()), (action.a, action.b), strict=False):
            if kind == "figure":
                return value
        return -1

    def search_words(self, action: Action) -> list[str]:
        """Everything by which a person might call an action, in small letters."""
        words = [action.text.replace("-", " "), phrase_of(action).heading, self.line(action)]
        space = self.space(action)
        if space >= 0:
            words.append(self.setting.terrain.spaces[space].code)
        if action.verb in ("play", "play-on", "play-bash", "play-swap", "discard", "keep", "fetch", "cancel"):
            words.append(slug_of(self.setting.arcana[action.a].id).replace("-", " "))
        return plain(" ".join(words)).split()


def plain(text: str) -> str:
    """Small letters without the signs that people leave out when they type; those of numbers (+2, -1) stay."""
    return re.sub(r"[^\w+-]|_|[+-](?!\d)", " ", text.lower().replace("'", ""))
