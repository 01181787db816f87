"""What has a name in the rule documents is called so, in every language."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from cadwallon.library import Library
from cadwallon.library.checks.languages import PLURALS
from cadwallon.library.packs import BUILT_IN
from cadwallon.library.texts import Texts

ADVENTURES = {
    "dukes_treasure": "adv_01",
    "ring_of_assassins": "adv_02",
    "night_of_the_long_cutlasses": "adv_03",
    "expansion": "adv_04",
    "awakening": "adv_09",
    "price_of_pride": "adv_12",
    "festival": "adv_13",
    "dukes_ransom": "adv_14",
}
OTHERS = {
    "guild_of_jewelers": "adv_03_guild",
    "powerful_blow": "arc_powerful_blow",
    "skill_rage": "skl_tortok",
    "red_gem": "mis_red_gem_0",
    "green_gem": "mis_green_gem_0",
    "keys": "mis_keys_0",
    "scroll": "mis_scroll_0",
    "bracelet": "mis_bracelet_0",
    "magic_gem": "tr_magic_gem",
    "trap": "exp_trap",
    "equipment_token": "exp_equipment",
    "emblem": "exp_emblem",
    "security": "exp_security",
    "staircase": "exp_staircase",
    "mechanism": "exp_mechanism",
    "old_city_new_tricks": "new-mode-old_city",
    "the_inn": "new-inn",
    "game": "app-name.sub",
    "motto": "home-motto",
    "combat": "term-combat",
    "movement": "term-movement",
    "mind": "term-mind",
}
ARTICLES = ("the ", "le ", "la ", "les ", "l'", "el ", "los ", "las ")
DECLINED = {
    ("scroll", "ru"): "свитки",
    ("bracelet", "ru"): "браслеты",
    ("pentacle", "ru"): "пентаграмма",
    ("mind", "ru"): "умственные способности",
}
"""The Russian documents have these in other cases only; the notes of the glossary give the nominative."""


def terms() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((BUILT_IN / "glossary.toml").read_text(encoding="utf-8"))["term"]
    return found


def text_id(term: dict[str, Any], library: Library) -> str:
    """The text that bears the name of a term, if one does."""
    id_: str = term["id"]
    if term["kind"] == "room":
        return f"space-{id_.replace('_', '-')}"
    if id_ in library.gangs or id_ in library.characters:
        return id_
    return {**ADVENTURES, **OTHERS}.get(id_, "")


def plain(name: str) -> str:
    """Without regard to capitals, articles, kinds of blanks and the bonus of a mission."""
    small = name.lower().replace("\u202f", " ").replace("\u00a0", " ").removesuffix(" +0")
    for article in ARTICLES:
        small = small.removeprefix(article)
    return small


@pytest.mark.parametrize("language", PLURALS)
def test_names_are_those_of_the_glossary(language: str, library: Library) -> None:
    texts = Texts(language)
    wrong = []
    looked_at = 0
    for term in terms():
        id_, _, attribute = text_id(term, library).partition(".")
        names = [term.get(f"proposed_{language}") or DECLINED.get((term["id"], language)), term.get(language)]
        allowed = {plain(name) for name in (*names, *term.get(f"also_{language}", [])) if name}
        if not id_ or not allowed:
            continue
        looked_at += 1
        name = texts.text(id_, attribute) if attribute else texts.name(id_)
        if plain(name) not in allowed:
            wrong.append((id_, name, sorted(allowed)))
    assert wrong == []
    assert looked_at > 60
