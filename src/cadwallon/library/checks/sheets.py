"""Checks of adventure sheets as a whole."""

from __future__ import annotations

from collections.abc import Iterable

from cadwallon.library.definitions import Adventure, Library
from cadwallon.library.packs import Source

NEEDS_CONDITION = ("on_fight_result", "on_event")


def check_sheets(source: Source, library: Library) -> None:
    """Note sheets that cannot be played to their end, and numbers that two of them share."""
    numbers: dict[int, str] = {}
    for sheet in library.adventures.values():
        file = source.files[sheet.id]
        if sheet.number in numbers:
            source.note(file, sheet.id, f"the number {sheet.number} is that of {numbers[sheet.number]} already")
        numbers[sheet.number] = sheet.id
        for id_, text in (*_whole(sheet), *_parts(sheet)):
            source.note(file, id_, text)


def _whole(sheet: Adventure) -> Iterable[tuple[str, str]]:
    if not any(effect.do == "alarm" for event in sheet.track for effect in event.effects):
        yield sheet.id, "no alarm on the track: nobody could leave the district"
    if not sheet.setup:
        yield sheet.id, "'setup' is missing"
    if not (sheet.rules or sheet.actions):
        yield sheet.id, "neither a rule nor an action: the sheet changes nothing"
    if sheet.rounds < 1:
        yield sheet.id, "'rounds' is less than 1"
    if not sheet.slug:
        yield sheet.id, "'slug' is missing: the name of the adventure in addresses and commands"


def _parts(sheet: Adventure) -> Iterable[tuple[str, str]]:
    for rule in sheet.rules:
        if rule.window in NEEDS_CONDITION and not rule.when:
            yield rule.id, f"'if' is missing: which {'fight' if rule.window == 'on_fight_result' else 'event'}?"
    for action in sheet.actions:
        if not 1 <= action.cost_ap <= 7:
            yield action.id, f"the cost of {action.cost_ap} AP is not from 1 to 7"
        if not action.requires:
            yield action.id, "'requires' is empty"
        if action.failure and action.test_mod is None:
            yield action.id, "'failure' without a test, 'test_mod'"
