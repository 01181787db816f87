"""The built-in set keeps what it was designed by: texts that say what the data does, estimates within their bands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from cadwallon.library import Effect, Library
from cadwallon.library.packs import BUILT_IN, read_packs
from cadwallon.library.texts import Texts
from cadwallon.library.words import placed_effects

NUMBERS = {
    1: "one a an once another 1",
    2: "two both twice 2",
    3: "three 3",
    4: "four 4",
    5: "five 5",
    6: "six 6",
    7: "seven 7",
    8: "eight 8",
    9: "nine 9",
}
COUNTED = frozenset(
    (
        *("gain", "lose", "steal", "pool_add", "mission_cut", "carry_limit", "draw", "xp", "ap", "heal", "wound"),
        *("dice", "score", "flee", "move_bonus", "move_set", "militia_move", "relock"),
    )
)
LIMITS = {
    "once_per_turn": r"per turn|each of your turns",
    "once_per_activation": "per activation",
    "once_per_move": "(per|each|this) move",
    "once_per_fight": "per fight|each fight",
    "single_use": "after one use",
}
BANDS = {"arcana": (0.8, 3.0), "equipment": (2.0, 4.0), "intrigues": (1.0, 3.0)}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


def counted(library: Library) -> Iterator[tuple[str, Effect, int]]:
    for placed in placed_effects(library):
        number = placed.effect.args.get("n")
        if placed.effect.do in COUNTED and type(number) is int and abs(number) in NUMBERS:
            yield placed.id, placed.effect, abs(number)


def test_texts_speak_of_the_numbers_of_their_effects(library: Library, texts: Texts) -> None:
    silent = []
    for id_, effect, number in counted(library):
        ids = [f"{id_}_end", f"{id_}_campaign"] if id_ in library.adventures else [id_]
        text = " ".join(texts.text(i) for i in ids if texts.has(i, "text")).lower()
        if id_ not in library.exploration and not set(NUMBERS[number].split()) & set(re.findall(r"[a-z]+|\d+", text)):
            silent.append((id_, effect.do, number))
    assert silent == []


def test_texts_speak_of_limits(library: Library, texts: Texts) -> None:
    skills = [c.skill for c in library.characters.values() if c.skill]
    for item in (*library.arcana.values(), *library.equipment.values(), *skills):
        said = LIMITS.get(item.limit)
        assert not said or re.search(said, texts.text(item.id), re.IGNORECASE), item.id


def test_texts_speak_of_leaving_the_game_and_of_penalties(library: Library, texts: Texts) -> None:
    for card in library.arcana.values():
        assert (card.cost == "card_gone") == ("Remove this card" in texts.text(card.id)), card.id
    for intrigue in library.intrigues.values():
        text = texts.text(intrigue.id)
        assert (intrigue.penalty > 0) == ("lose" in text), intrigue.id
        assert not intrigue.penalty or str(intrigue.penalty) in text, intrigue.id


def test_texts_speak_of_tests(library: Library, texts: Texts) -> None:
    for adventure in library.adventures.values():
        for action in adventure.actions:
            assert (action.test_mod is not None) == ("Test Mind" in texts.text(action.id)), action.id


def test_what_works_in_the_prison_says_so(library: Library, texts: Texts) -> None:
    skills = [c.skill for c in library.characters.values() if c.skill]
    for item in (*library.arcana.values(), *library.equipment.values(), *skills):
        if any(effect.do in ("carry_limit", "escape_from") for effect in item.effects):
            assert "Prison" in texts.text(item.id) + texts.text(item.id, "notes"), item.id


def test_names_are_used_once(library: Library, texts: Texts) -> None:
    skills = [c.skill.id for c in library.characters.values() if c.skill]
    cards = [*library.arcana, *library.equipment, *library.intrigues, *library.missions, *skills]
    assert [name for name, n in Counter(map(texts.name, cards)).items() if n > 1] == []
    doubles = {name for name, n in Counter(map(texts.name, library.characters)).items() if n > 1}
    assert doubles == {"Sienne", "Isabeau"}, "the two who have a base card and an expansion card"


def test_names_that_the_rule_documents_state(library: Library, texts: Texts) -> None:
    names = {texts.name(id_) for id_ in (*library.arcana, *library.equipment, *library.intrigues)}
    assert names >= {"Powerful Blow", "Run", "Niggling Injury", "Axe", "Lantern", "Watchman's Pass", "Sword"}
    needing = {
        texts.name(card.id)
        for cards in (library.arcana.values(), library.equipment.values(), library.intrigues.values())
        for card in cards
        if card.needs_catacombs
    }
    assert needing >= {"Subtle Watchman", "Breakout", "Private Security", "Spiked Grog", "Axe", "Slay the Cyclops"}


def test_estimates_keep_their_bands() -> None:
    items = read_packs([BUILT_IN]).items
    for kind, (low, high) in BANDS.items():
        for item in items[kind].values():
            assert low <= item.table["worth"] <= high, item.id
    skills: Counter[str] = Counter()
    for item in items["characters"].values():
        if item.table["kind"] == "thief":
            skills[item.table["gang"]] += item.table["skill"]["worth"]
    assert all(11.5 <= total <= 13.5 for total in skills.values()), skills


def test_no_unfinished_marks() -> None:
    for path in sorted(BUILT_IN.rglob("*.*")):
        assert not re.search(r"\b(TODO|FIXME)\b", path.read_text(encoding="utf-8")), path.name
