"""From raw items to definitions: cards, characters, tokens and missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar

from cadwallon.library.boards import build_board
from cadwallon.library.build_adventure import build_adventure
from cadwallon.library.definitions import (
    Arcana,
    Board,
    Character,
    Effect,
    Equipment,
    ExplorationToken,
    Gang,
    Intrigue,
    Library,
    Mission,
    Numbers,
    Skill,
    Treasure,
)
from cadwallon.library.fields import Fields
from cadwallon.library.packs import Item, Source

T = TypeVar("T")

NUMBERS = {
    "treasures": {
        "carry_limit": "carry_limit",
        "opening_ducat": "opening_ducat",
        "pick_cost_ap": "pick_cost",
        "bash_cost_ap": "bash_cost",
        "penalty_left_behind": "left_behind",
    },
    "missions": {"cost_ap": "mission_cost", "face_up": "missions_face_up", "per_turn": "missions_per_turn"},
    "intrigue": {"hand_limit": "intrigue_limit", "price_ap": "intrigue_price"},
    "equipment": {"inn_debt": "inn_debt"},
}
"""The numbers at the head of the files, and how the definitions call them."""

REMARKS = {
    "treasures": ("reopening",),
    "missions": ("needs", "kinds_decision", "counting"),
    "intrigue": ("buy_rule", "buy_rule_origin"),
    "arcana": ("back_decision", "back_origin"),
    "exploration": ("distribution_origin", "distribution_note", "entering"),
}


class _Use(TypedDict):
    """What skills, Arcana and Equipment have in common."""

    windows: tuple[str, ...]
    cost: str
    target: str
    duration: str
    limit: str
    play_if: tuple[str, ...]
    effects: tuple[Effect, ...]


def build_library(source: Source, fingerprint: str) -> Library:
    """All definitions of the source; what is wrong with it is noted there."""
    characters = _each(source, "characters", _character)
    return Library(
        packs=tuple(pack.id for pack in source.packs),
        fingerprint=fingerprint,
        gangs=_gangs(source, characters),
        characters=characters,
        arcana=_each(source, "arcana", _arcana),
        equipment=_each(source, "equipment", _equipment),
        intrigues=_each(source, "intrigues", _intrigue),
        missions=_each(source, "missions", _mission),
        treasures=_each(source, "treasures", _treasure),
        exploration=_each(source, "exploration", _exploration),
        adventures=_each(source, "adventures", build_adventure),
        boards=_boards(source),
        numbers=_numbers(source),
    )


def _each(source: Source, kind: str, build: Callable[[Fields, Item], T]) -> dict[str, T]:
    return {id_: build(Fields.of(source, item), item) for id_, item in source.items[kind].items()}


def _use(fields: Fields) -> _Use:
    return {
        "windows": fields.words("windows"),
        "cost": fields.word("cost"),
        "target": fields.word("target"),
        "duration": fields.word("duration"),
        "limit": fields.word("limit"),
        "play_if": fields.words("play_if", ()),
        "effects": fields.effects(),
    }


def _gangs(source: Source, characters: dict[str, Character]) -> dict[str, Gang]:
    gangs = {}
    for id_, item in source.items["gangs"].items():
        fields = Fields.of(source, item)
        thieves = tuple(c.id for c in characters.values() if c.kind == "thief" and c.gang == id_)
        gangs[id_] = Gang(id=id_, colour=fields.word("colour"), mercenary=fields.word("mercenary", ""), thieves=thieves)
        fields.done()
    return gangs


def _character(fields: Fields, item: Item) -> Character:
    skill = None
    if fields.has("skill"):
        part = fields.part("skill")
        part.rename(item.id.replace("chr_", "skl_", 1))
        skill = Skill(id=part.id, kind=part.word("kind"), role=part.word("role"), **_use(part))
        part.done()
    character = Character(
        id=item.id,
        gang=fields.word("gang"),
        kind=fields.word("kind"),
        set=fields.word("set"),
        combat=fields.number("combat"),
        movement=fields.number("movement", 0),
        mind=fields.number("mind", 0),
        movement_rule=fields.word("movement_rule", ""),
        start=fields.word("start", ""),
        replaces=fields.word("replaces", ""),
        leader=fields.flag("leader", False),
        skill=skill,
    )
    fields.done()
    return character


def _arcana(fields: Fields, item: Item) -> Arcana:
    card = Arcana(
        id=item.id,
        **_use(fields),
        set=fields.word("set"),
        back=fields.word("back"),
        count=fields.number("count"),
        group=fields.word("group"),
        off_turn=fields.flag("off_turn"),
        needs_catacombs=fields.flag("needs_catacombs", False),
    )
    fields.done()
    return card


def _equipment(fields: Fields, item: Item) -> Equipment:
    card = Equipment(
        id=item.id,
        **_use(fields),
        single_use=fields.flag("single_use"),
        needs_catacombs=fields.flag("needs_catacombs", False),
    )
    fields.done()
    return card


def _intrigue(fields: Fields, item: Item) -> Intrigue:
    card = Intrigue(
        id=item.id,
        check=fields.word("check"),
        goal=fields.goal("condition"),
        reward=fields.effects("reward"),
        penalty=fields.number("penalty", 0),
        play_at_end=fields.flag("play_at_end"),
        needs_catacombs=fields.flag("needs_catacombs", False),
    )
    fields.done()
    return card


def _mission(fields: Fields, item: Item) -> Mission:
    mission = Mission(item.id, fields.word("treasure"), fields.number("bonus"), fields.number("count", 1))
    fields.done()
    return mission


def _treasure(fields: Fields, item: Item) -> Treasure:
    in_chests = item.part == "token"
    token = Treasure(
        id=item.id,
        kind=fields.word("kind"),
        count=fields.number("count"),
        value=fields.numbers("value", ()),
        is_treasure=fields.flag("is_treasure", True if in_chests else None),
        is_chest_token=in_chests,
        missionable=fields.flag("missionable", None if in_chests else False),
        faces=tuple((face.number("number"), face.word("relic")) for face in fields.parts("faces")),
    )
    fields.done()
    return token


def _exploration(fields: Fields, item: Item) -> ExplorationToken:
    token = ExplorationToken(
        id=item.id,
        count=fields.number("count"),
        stays=fields.word("stays"),
        windows=fields.words("windows"),
        effects=fields.effects(),
        old_city=fields.word("old_city"),
    )
    fields.done()
    return token


def _boards(source: Source) -> dict[str, Board]:
    return {id_: build_board(source, parts) for id_, parts in source.boards.items()}


def _numbers(source: Source) -> Numbers:
    found: dict[str, Any] = {}
    for stem, settings in source.settings.items():
        names = NUMBERS.get(stem, {})
        for key, (value, file) in settings.items():
            fields = Fields(source, {key: value}, file, "")
            if key in names:
                found[names[key]] = fields.number(key)
            elif (stem, key) == ("intrigue", "sold_in"):
                found["intrigue_sold_in"] = fields.words(key)
            fields.done(*REMARKS.get(stem, ()))
    return Numbers(**found)
