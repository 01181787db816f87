"""Every word of the closed lists that a library uses: which list, which word, where.

One walk serves two ends: words that the vocabulary does not have are mistakes, and words that the content uses must
have code behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cadwallon.library.definitions import Adventure, Effect, Goal, Library, Usable

CLOSED = {
    "who": "who",
    "by": "by",
    "place": "places",
    "token": "tokens",
    "per": "per",
    "purse": "purses",
    "key": "custom",
}
"""Types of parameters that are words of a closed list, and the list."""

EXPANSION = "expansion"


@dataclass(frozen=True, slots=True)
class Use:
    """A word of a list as used by an item; ``set`` is the set the item belongs to."""

    list: str
    word: str
    id: str
    set: str


@dataclass(frozen=True, slots=True)
class PlacedEffect:
    """An effect with the item it belongs to and, on a sheet, the adventure whose names it may use."""

    effect: Effect
    id: str
    set: str
    adventure: Adventure | None = None


def used_words(library: Library, vocabulary: Mapping[str, Mapping[str, Any]]) -> Iterator[Use]:
    """All uses of words in the order of the library."""
    for item, set_ in _usables(library):
        for window in item.windows:
            yield Use("windows", window, item.id, set_)
        yield Use("costs", item.cost, item.id, set_)
        yield Use("targets", item.target, item.id, set_)
        yield Use("durations", item.duration, item.id, set_)
        yield Use("limits", item.limit, item.id, set_)
        for condition in item.play_if:
            yield Use("conditions", condition, item.id, set_)
    yield from _of_characters(library)
    for card in library.arcana.values():
        yield Use("card_groups", card.group, card.id, card.set)
    for token in library.exploration.values():
        yield Use("stays", token.stays, token.id, EXPANSION)
        for window in token.windows:
            yield Use("windows", window, token.id, EXPANSION)
    for intrigue in library.intrigues.values():
        yield Use("checks", intrigue.check, intrigue.id, EXPANSION)
        yield from _of_goal(intrigue.goal, intrigue.id, EXPANSION)
    for place in library.numbers.intrigue_sold_in:
        yield Use("places", place, "sold_in", EXPANSION)
    for adventure in library.adventures.values():
        yield from _of_adventure(adventure)
    for placed in placed_effects(library):
        yield from _of_effect(placed, vocabulary)


def _usables(library: Library) -> Iterator[tuple[Usable, str]]:
    for character in library.characters.values():
        if character.skill:
            yield character.skill, character.set
    for arcana in library.arcana.values():
        yield arcana, arcana.set
    for equipment in library.equipment.values():
        yield equipment, EXPANSION


def _of_characters(library: Library) -> Iterator[Use]:
    for character in library.characters.values():
        if character.movement_rule:
            yield Use("movement_rules", character.movement_rule, character.id, character.set)
        if character.start:
            yield Use("places", character.start, character.id, character.set)
        if character.skill:
            yield Use("skill_kinds", character.skill.kind, character.skill.id, character.set)
            yield Use("roles", character.skill.role, character.skill.id, character.set)


def _of_goal(goal: Goal, id_: str, set_: str) -> Iterator[Use]:
    yield Use("intrigue_conditions", goal.is_, id_, set_)
    for key, value in goal.keys.items():
        yield Use("condition_keys", key, id_, set_)
        words = [word for word in (value if isinstance(value, tuple) else (value,)) if isinstance(word, str)]
        list_ = {"place": "places", "places": "places", "not_in": "places", "span": "spans"}.get(key)
        if key in ("kinds", "carrying", "token"):
            list_, words = "tokens", [word for word in words if word != "nothing"]
        if list_:
            for word in words:
                yield Use(list_, word, id_, set_)


def _of_adventure(adventure: Adventure) -> Iterator[Use]:
    set_ = adventure.set
    for pool in adventure.pools:
        yield Use("purses", pool, adventure.id, set_)
    for token in (*adventure.tokens, *adventure.aliases):
        yield Use("tokens", token, adventure.id, set_)
    for event in adventure.track:
        yield Use("windows", event.window, event.id, set_)
    for rule in adventure.rules:
        yield Use("windows", rule.window, rule.id, set_)
        for condition in rule.when:
            yield Use("conditions", condition, rule.id, set_)
        for thing in rule.replaces:
            yield Use("replaceable", thing, rule.id, set_)
    for action in adventure.actions:
        yield Use("places", action.place, action.id, set_)
        yield Use("limits", action.limit, action.id, set_)
        yield Use("durations", action.duration, action.id, set_)
        for requirement in action.requires:
            yield Use("requirements", requirement.word, action.id, set_)
            if requirement.token:
                yield Use("tokens", requirement.token, action.id, set_)
    for npc in adventure.npcs:
        if isinstance(npc.movement, str):
            yield Use("movement_rules", npc.movement, npc.id, set_)
    for scoring in adventure.scoring:
        yield Use("windows", scoring.window, adventure.id, set_)
        for thing in scoring.replaces:
            yield Use("replaceable", thing, adventure.id, set_)
    for boast in adventure.boasts:
        yield from _of_goal(boast.goal, boast.id, set_)


def _of_effect(placed: PlacedEffect, vocabulary: Mapping[str, Mapping[str, Any]]) -> Iterator[Use]:
    effect = placed.effect
    yield Use("effects", effect.do, placed.id, placed.set)
    for condition in effect.when:
        yield Use("conditions", condition, placed.id, placed.set)
    for key, value in effect.args.items():
        list_ = CLOSED.get(parameter_type(vocabulary, effect.do, key))
        if list_ and isinstance(value, str):
            yield Use(list_, value, placed.id, placed.set)


def parameter_type(vocabulary: Mapping[str, Mapping[str, Any]], effect: str, key: str) -> str:
    """The type that the vocabulary gives to a parameter; empty if it is unknown or a choice of a few words."""
    found = parameters(vocabulary, effect).get(key, "")
    return found if isinstance(found, str) else ""


def parameters(vocabulary: Mapping[str, Mapping[str, Any]], effect: str) -> Mapping[str, Any]:
    """The parameters of an effect word, with their types or choices."""
    entry = vocabulary.get("effects", {}).get(effect, {})
    found: Mapping[str, Any] = entry.get("params", {}) if isinstance(entry, dict) else {}
    return found


def placed_effects(library: Library) -> Iterator[PlacedEffect]:
    """Every effect of the library."""
    for item, set_ in _usables(library):
        for effect in item.effects:
            yield PlacedEffect(effect, item.id, set_)
    for token in library.exploration.values():
        for effect in token.effects:
            yield PlacedEffect(effect, token.id, EXPANSION)
    for intrigue in library.intrigues.values():
        for effect in intrigue.reward:
            yield PlacedEffect(effect, intrigue.id, EXPANSION)
    for adventure in library.adventures.values():
        for id_, effects in _sheet_effects(adventure):
            for effect in effects:
                yield PlacedEffect(effect, id_, adventure.set, adventure)


def _sheet_effects(adventure: Adventure) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    for step in adventure.setup:
        yield step.id, step.effects
    for event in adventure.track:
        yield event.id, event.effects
    for rule in adventure.rules:
        yield rule.id, rule.effects
    for action in adventure.actions:
        yield action.id, (*action.success, *action.failure)
    for npc in adventure.npcs:
        yield npc.id, npc.effects
    for scoring in adventure.scoring:
        yield adventure.id, scoring.effects
    yield adventure.id, adventure.campaign
