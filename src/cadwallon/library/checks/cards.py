"""Checks of cards and skills that are right word by word and still would not work as a card."""

from __future__ import annotations

from collections.abc import Iterable

from cadwallon.library.definitions import Arcana, Library, Usable
from cadwallon.library.packs import Source

SKILL_COSTS = {"always": "none", "discard": "arcana_1", "ap": "ap_1"}


def check_cards(source: Source, library: Library) -> None:
    """Note cards and skills whose parts do not fit together."""
    off_turn = {word for word, entry in source.vocabulary.get("windows", {}).items() if entry.get("turn") == "off"}
    for card in library.arcana.values():
        for text in _arcana(card, off_turn):
            source.note(source.files[card.id], card.id, text)
    for equipment in library.equipment.values():
        if equipment.single_use != (equipment.limit == "single_use"):
            source.note(source.files[equipment.id], equipment.id, "'single_use' does not fit 'limit'")
    skills = [character.skill for character in library.characters.values() if character.skill]
    for skill in skills:
        if skill.kind in SKILL_COSTS and skill.cost != SKILL_COSTS[skill.kind]:
            text = f"the cost '{skill.cost}' does not fit the kind '{skill.kind}'"
            source.note(source.files[skill.id], skill.id, text)
    items: tuple[Usable, ...] = (*library.arcana.values(), *library.equipment.values(), *skills)
    for item in items:
        if item.target in ("self", "own_gang") and any(effect.args.get("who") == "target" for effect in item.effects):
            source.note(source.files[item.id], item.id, "an effect works on the target, but none is named")
        if not item.effects:
            source.note(source.files[item.id], item.id, "it has no effect")


def _arcana(card: Arcana, off_turn: set[str]) -> Iterable[str]:
    if card.off_turn != bool(off_turn & set(card.windows)):
        yield "'off_turn' does not fit the windows"
    if card.cost not in ("card", "card_gone"):
        yield f"the cost of an Arcana card is 'card' or 'card_gone', not '{card.cost}'"
    if card.cost != "card_gone" and any(e.do == "ap" and e.number("n") > 0 for e in card.effects):
        yield "a card that gives AP must be 'card_gone', or the Scriptorium fetches it back for ever"
    if card.limit != "once_per_turn" and any(e.do == "draw" for e in card.effects):
        yield "a card that draws must be 'once_per_turn', or two copies draw each other for ever"
    if card.limit != "one_per_window" and any(window.startswith("rival_") for window in card.windows):
        yield "an answer to a rival must be 'one_per_window'"
    if card.count < 1:
        yield "there must be at least one copy"
