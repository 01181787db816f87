"""Checks of the marks made for people: where a thing comes from, and who decides where it needs code of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cadwallon.library.packs import Item, Source, Table

WITH_EFFECT_ORIGIN = ("arcana", "equipment", "intrigues")
EFFECT_FIELDS = ("effects", "success", "failure", "reward")


def check_marks(source: Source) -> None:
    """Note missing or unknown marks of origin, and bespoke parts that are not marked or leave something open."""
    for kind, items in source.items.items():
        for item in items.values():
            if "origin" not in item.table:
                source.note(item.file, item.id, "'origin' is missing")
            if kind in WITH_EFFECT_ORIGIN:
                _effect_origin(source, item)
            for id_, table in _tables(item.id, item.table):
                _origin_words(source, item.file, id_, table)
                _bespoke(source, item.file, id_, table, on_sheet=kind == "adventures")


def _effect_origin(source: Source, item: Item) -> None:
    table = item.table
    if "effect_origin" not in table:
        source.note(item.file, item.id, "'effect_origin' is missing")
    elif table.get("origin", "original") not in ("original", table["effect_origin"]) and "origin_note" not in table:
        source.note(item.file, item.id, "'origin_note' is missing: name and effect come from different sources")


def _tables(id_: str, node: Any) -> Iterator[tuple[str, Table]]:
    """The table and all tables in it, each with the nearest id above."""
    if isinstance(node, dict):
        id_ = str(node.get("id", id_))
        yield id_, node
        for value in node.values():
            yield from _tables(id_, value)
    elif isinstance(node, list):
        for value in node:
            yield from _tables(id_, value)


def _origin_words(source: Source, file: str, id_: str, table: Table) -> None:
    known = source.vocabulary.get("origins", {})
    for key, value in table.items():
        if key != "origin" and not key.endswith("_origin"):
            continue
        for word in value.values() if isinstance(value, dict) else (value,):
            if not isinstance(word, str) or word not in known:
                source.note(file, id_, f"unknown word '{word}' in 'origins'")


def _bespoke(source: Source, file: str, id_: str, table: Table, *, on_sheet: bool) -> None:
    lists = [table[key] for key in EFFECT_FIELDS if isinstance(table.get(key), list)]
    effects = [effect for found in lists for effect in found if isinstance(effect, dict)]
    custom = any(effect.get("do") == "custom" for effect in effects)
    if custom and not table.get("bespoke", on_sheet and "bespoke" not in table):
        source.note(file, id_, "uses 'custom' but is not marked bespoke")
    if not on_sheet:
        return
    if (custom or table.get("bespoke")) and not (table.get("chooser") and table.get("impossible")):
        source.note(file, id_, "'chooser' or 'impossible' is missing: who chooses, and what if it cannot be done?")
    if any("option" in effect for effect in effects) and not table.get("chooser"):
        source.note(file, id_, "'chooser' is missing: there are options, but nobody chooses")
