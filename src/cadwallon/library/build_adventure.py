"""From raw adventure files to adventure sheets."""

from __future__ import annotations

from typing import Any

from cadwallon.library.definitions import (
    Adventure,
    Boast,
    ExtraAction,
    Npc,
    Requirement,
    Scoring,
    SetupStep,
    SheetRule,
    Side,
    TrackEvent,
)
from cadwallon.library.fields import Fields
from cadwallon.library.packs import Item


def build_adventure(fields: Fields, item: Item) -> Adventure:
    """One adventure sheet."""
    campaign, expansion, end = fields.part("campaign"), fields.part("expansion"), fields.part("end")
    adventure = Adventure(
        id=item.id,
        number=fields.number("number"),
        slug=fields.word("slug", ""),
        set=fields.word("set"),
        players=fields.numbers("players"),
        rounds=fields.number("rounds"),
        uses_catacombs=fields.flag("uses_catacombs", False),
        heroes=fields.words("heroes", ()),
        tokens=fields.counts("tokens"),
        aliases={name: str(token) for name, token in fields.table("aliases").items()},
        pools=fields.words("pools", ()),
        counters=fields.words("counters", ()),
        stats=fields.counts("stats"),
        tables={name: _frozen(table) for name, table in fields.table("tables").items()},
        setup=tuple(_setup(part) for part in fields.parts("setup", with_id=True)),
        track=tuple(_event(part) for part in fields.parts("track", with_id=True)),
        rules=tuple(_rule(part) for part in fields.parts("rule", with_id=True)),
        actions=tuple(_action(part) for part in fields.parts("action", with_id=True)),
        npcs=tuple(_npc(part) for part in fields.parts("npc", with_id=True)),
        sides=tuple(_side(part) for part in fields.parts("side", with_id=True)),
        scoring=tuple(_scoring(part) for part in end.parts("scoring")),
        boasts=tuple(_boast(part) for part in fields.parts("boast", with_id=True)),
        campaign=campaign.effects() if fields.has("campaign") else (),
        campaign_part=campaign.number("part") if fields.has("campaign") else 0,
        without=expansion.words("without", ()),
        board=fields.word("board", "district"),
    )
    if not fields.has("end"):
        fields.note("'end' is missing")
    for part in (campaign, expansion, end, fields):
        part.done()
    return adventure


def _frozen(value: Any) -> object:
    if isinstance(value, list):
        return tuple(_frozen(entry) for entry in value)
    if isinstance(value, dict):
        return {key: _frozen(entry) for key, entry in value.items()}
    found: object = value
    return found


def _setup(part: Fields) -> SetupStep:
    step = SetupStep(part.effects(), part.id)
    part.done()
    return step


def _event(part: Fields) -> TrackEvent:
    first = part.number("round")
    rounds = tuple(sorted({first, *part.numbers("repeats", ())}))
    event = TrackEvent(part.id, rounds, part.word("window"), part.effects())
    part.done()
    return event


def _rule(part: Fields) -> SheetRule:
    rule = SheetRule(part.id, part.word("window"), part.words("if", ()), part.words("replaces", ()), part.effects())
    part.done()
    return rule


def _action(part: Fields) -> ExtraAction:
    action = ExtraAction(
        id=part.id,
        kind=part.word("kind"),
        cost_ap=part.number("cost_ap"),
        place=part.word("place"),
        requires=tuple(_requirement(part, text) for text in part.words("requires")),
        test_mod=part.number("test_mod") if part.has("test_mod") else None,
        success=part.effects("success"),
        failure=part.effects("failure"),
        limit=part.word("limit"),
        duration=part.word("duration", "instant"),
    )
    part.done()
    return action


def _requirement(part: Fields, text: str) -> Requirement:
    """``word``, ``word:number``, ``word:token`` or ``word:token:number``."""
    word, *rest = text.split(":")
    number = int(rest.pop()) if rest and rest[-1].isdigit() else 1
    if len(rest) > 1:
        part.note(f"'{text}' in 'requires' is not of the form word:token:number")
    return Requirement(word, rest[0] if rest else "", number)


def _npc(part: Fields) -> Npc:
    npc = Npc(
        id=part.id,
        character=part.word("character", ""),
        count=part.number("count"),
        combat=part.number_or_word("combat"),
        movement=part.number_or_word("movement"),
        effects=part.effects() if part.has("effects") else (),
    )
    part.done()
    return npc


def _side(part: Fields) -> Side:
    side = Side(part.id, part.words("figures"), part.number("ap"))
    part.done()
    return side


def _scoring(part: Fields) -> Scoring:
    scoring = Scoring(part.word("window"), part.words("replaces", ()), part.effects())
    part.done()
    return scoring


def _boast(part: Fields) -> Boast:
    boast = Boast(part.number("relic"), part.number("kept"), part.number("broken"), part.goal("condition"), part.id)
    part.done()
    return boast
