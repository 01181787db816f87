"""Everything that a scene can show: rule numbers, cards, skills, tokens and the parts of adventure sheets."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from importlib import resources

from cadwallon.library import Adventure, Effect, Library, Usable
from cadwallon.scenes.model import SceneError

NUMBER = re.compile(r"[A-Z]-[1-9][0-9]*")

SETS = ("base", "expansion")
"""What must have scenes; promotional pieces need none."""

TWOFOLD_RULES = frozenset(
    {
        "G-6", "G-10", "S-7", "T-4", "T-7", "M-1", "M-3", "M-4", "A-2", "V-3", "V-4", "O-1", "O-3", "O-8", "C-1", "C-2",
        "C-4", "C-5", "C-6", "R-2", "R-4", "N-1", "N-4", "L-2", "F-3", "F-4",
        "S-10", "S-11", "M-7", "V-7", "V-8", "C-10", "W-2", "W-3", "X-1", "X-2", "X-3", "X-5", "E-3", "E-5", "I-1",
        "I-2", "I-3", "I-4", "K-1", "K-2", "K-4", "K-6", "K-7", "K-9", "K-10", "K-11", "K-13", "K-14", "Y-1", "Y-2",
        "Y-3", "B-4",
    }
)
"""Rules with an 'else': what they forbid or do otherwise is shown as well as what they do."""

ROOMS_BELOW = {
    "holy_altar": 1,
    "tunnel": 2,
    "prison": 2,
    "treasure_room": 2,
    "scriptorium": 2,
    "torture_chamber": 1,
}
"""What is done in rooms of the catacombs, by their words in the vocabulary, and in how many ways it can come out."""

CHANCE_WORDS = frozenset({"test", "most"})
"""Effect words with two outcomes: a test that can fail, a comparison that can be a tie."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something that scenes must show, and how many scenes it takes."""

    group: str
    id: str
    title: str
    needs: int
    aliases: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (self.id, *self.aliases)


def rule_numbers(sets: Collection[str] = SETS) -> list[Item]:
    """The numbered rules of some sets, from content/rules.toml; empty if the list does not exist."""
    file = resources.files("cadwallon") / "content" / "rules.toml"
    if not file.is_file():
        return []
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    found: list[Item] = []
    for entry in raw.get("rule", []):
        number = entry.get("id", entry.get("number"))
        if not isinstance(number, str):
            raise SceneError(f"a rule without a number: {entry!r}", file="rules.toml")
        if entry.get("set", "base") in sets:
            found.append(Item("rules", number, str(entry.get("title", "")), 2 if number in TWOFOLD_RULES else 1))
    return found


def twofold(effects: Iterable[Effect]) -> bool:
    """Can these effects come out in two ways?"""
    return any(e.when or e.option or e.do in CHANCE_WORDS for e in effects)


def _usable(group: str, item: Usable, aliases: tuple[str, ...] = ()) -> Item:
    return Item(group, item.id, "", 2 if item.play_if or twofold(item.effects) else 1, aliases)


def content_items(library: Library, set_name: str) -> Iterator[Item]:
    """What the content of a set must have scenes for."""
    expansion = set_name == "expansion"
    missions = tuple(library.missions)
    if not expansion and missions:
        yield Item("missions", "missions", "any of the mission cards", 2, missions)
    for card in library.arcana.values():
        if card.set == set_name:
            yield _usable("arcana", card)
    for character in library.characters.values():
        if character.set == set_name and character.skill is not None:
            yield _usable("skills", character.skill, (character.id,))
        elif character.set == set_name and character.kind in ("militia", "monster"):
            yield Item("militia", character.id, "", 1)
    for treasure in library.treasures.values():
        if treasure.is_treasure and treasure.is_chest_token != expansion:
            yield Item("treasures", treasure.id, "", 1)
    if expansion:
        yield from expansion_items(library)
    for adventure in library.adventures.values():
        if adventure.set == set_name:
            yield from sheet_items(adventure)
        elif expansion and adventure.without:
            yield Item(f"adventure {adventure.number}", f"{adventure.id}_expansion", "with the expansion", 1)


def expansion_items(library: Library) -> Iterator[Item]:
    """Tokens, cards and rooms that only the expansion has."""
    for token in library.exploration.values():
        yield Item("exploration tokens", token.id, "", 2 if twofold(token.effects) else 1)
    for equipment in library.equipment.values():
        yield _usable("equipment", equipment)
    for intrigue in library.intrigues.values():
        two = bool(intrigue.penalty) or twofold(intrigue.reward)
        yield Item("intrigues", intrigue.id, "", 2 if two else 1)
    for room, needs in ROOMS_BELOW.items():
        yield Item("catacombs", room, "", needs)


def sheet_items(adventure: Adventure) -> Iterator[Item]:
    """The parts of one adventure sheet."""
    group = f"adventure {adventure.number}"
    for step in adventure.setup:
        yield Item(group, step.id, "set-up", 2 if twofold(step.effects) else 1)
    if adventure.campaign:
        yield Item(group, f"{adventure.id}_campaign", "the last winner's bonus", 1)
    for event in adventure.track:
        yield Item(group, event.id, "track", 2 if twofold(event.effects) else 1)
    for rule in adventure.rules:
        two = bool(rule.when or rule.replaces) or twofold(rule.effects)
        yield Item(group, rule.id, "rule", 2 if two else 1)
    for action in adventure.actions:
        two = action.test_mod is not None or bool(action.requires) or twofold((*action.success, *action.failure))
        yield Item(group, action.id, "action", 2 if two else 1)
    for npc in adventure.npcs:
        if npc.effects:
            yield Item(group, npc.id, "figure", 1)
    for boast in adventure.boasts:
        yield Item(group, boast.id, "boast", 2)
    ends = [effect for scoring in adventure.scoring for effect in scoring.effects]
    yield Item(group, f"{adventure.id}_end", "end", 2 if twofold(ends) else 1)


class Ids:
    """Every word that 'shows' may hold."""

    def __init__(self, library: Library) -> None:
        self.numbers = frozenset(item.id for item in rule_numbers())
        names = {*library.arcana, *library.missions, *library.treasures, *library.equipment, *library.intrigues}
        names |= {*library.exploration, *library.adventures, *ROOMS_BELOW}
        for character in library.characters.values():
            names.add(character.id)
            if character.skill is not None:
                names.add(character.skill.id)
        for adventure in library.adventures.values():
            names.update(step.id for step in adventure.setup)
            names.update(event.id for event in adventure.track)
            names.update(rule.id for rule in adventure.rules)
            names.update(action.id for action in adventure.actions)
            names.update(npc.id for npc in adventure.npcs)
            names.update(side.id for side in adventure.sides)
            names.update(boast.id for boast in adventure.boasts)
            names.update(f"{adventure.id}_{part}" for part in ("end", "campaign", "expansion"))
        self.names = frozenset(names)

    def __contains__(self, word: str) -> bool:
        if word in self.names:
            return True
        if not NUMBER.fullmatch(word):
            return False
        # D numbers are decisions of this implementation; they are listed with the rulings, not with the rules
        return not self.numbers or word in self.numbers or word.startswith("D-")

    @property
    def words(self) -> list[str]:
        return sorted(self.names | self.numbers)
