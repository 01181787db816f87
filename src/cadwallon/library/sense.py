"""What must hold before anybody plays: closed words, types of parameters, and that ids which are named exist.

These checks are cheap and belong to loading; the wider ones (texts, counts, reachable rooms) are in ``check``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cadwallon.library.definitions import Adventure, Library
from cadwallon.library.mistakes import like
from cadwallon.library.packs import Source
from cadwallon.library.words import CLOSED, PlacedEffect, parameters, placed_effects, used_words

Vocabulary = Mapping[str, Mapping[str, Any]]

GANGLESS = ("militia", "grey", "none")
SETS = ("base", "expansion", "promo")
CHARACTER_KINDS = ("thief", "militia", "hero", "mercenary", "monster")
NAMES = {"pool": "pools", "counter": "counters", "table": "tables", "what": "stats"}


def make_sense(source: Source, library: Library) -> None:
    """Note everything in the library that could not be played."""
    vocabulary: Vocabulary = source.vocabulary
    for use in used_words(library, vocabulary):
        known = vocabulary.get(use.list, {})
        if use.word and use.word not in known:
            source.note(
                _file(source, use.id), use.id, f"unknown word '{use.word}' in '{use.list}'{like(use.word, known)}"
            )
    for placed in placed_effects(library):
        _parameters(source, placed, library)
    _options(source, library)
    _characters(source, library)
    _cards(source, library)
    _spaces(source, library)
    for adventure in library.adventures.values():
        _adventure(source, library, adventure)


def _file(source: Source, id_: str) -> str:
    """Where an id, or a setting at the head of a file, stands."""
    settings = (found[id_][1] for found in source.settings.values() if id_ in found)
    return source.files.get(id_) or next(settings, "")


def _note(source: Source, id_: str, text: str) -> None:
    source.note(source.files.get(id_, ""), id_, text)


def _parameters(source: Source, placed: PlacedEffect, library: Library) -> None:
    effect = placed.effect
    if effect.do not in source.vocabulary.get("effects", {}):
        return
    listed = parameters(source.vocabulary, effect.do)
    for key, value in effect.args.items():
        if key not in listed:
            _note(source, placed.id, f"effect '{effect.do}' has no parameter '{key}'{like(key, listed)}")
            continue
        wrong = _misfit(listed[key], key, value, placed.adventure, library)
        if wrong:
            _note(source, placed.id, f"effect '{effect.do}': parameter '{key}' is {value!r}, {wrong}")


def _misfit(kind: object, key: str, value: object, adventure: Adventure | None, library: Library) -> str:
    """What is wrong with a parameter's value, or nothing."""
    if isinstance(kind, list):
        return "" if value in kind else f"not one of {', '.join(kind)}"
    if kind == "int":
        return "" if type(value) is int else "not a whole number"
    if kind == "bool":
        return "" if isinstance(value, bool) else "neither true nor false"
    if kind == "number":
        return "" if is_number(value, adventure) else "which is no number and names none"
    if kind == "name":
        names = names_of(adventure, NAMES.get(key, ""))
        return "" if value in names else f"which is not among the {NAMES.get(key, key)} of the adventure"
    if kind == "equip":
        listed = value == "any" or (isinstance(value, tuple) and all(card in library.equipment for card in value))
        return "" if listed else "neither 'any' nor a list of Equipment cards"
    if kind in CLOSED:
        return "" if isinstance(value, str) else "not a word"
    return f"of the unknown type '{kind}'"


def is_number(value: object, adventure: Adventure | None) -> bool:
    """A whole number, or a word that stands for one: ``all``, ``any``, ``stat:NAME`` or ``table:NAME``."""
    if isinstance(value, str):
        head, _, name = value.partition(":")
        return value in ("all", "any") or (head in ("stat", "table") and name in names_of(adventure, head + "s"))
    return type(value) is int


def names_of(adventure: Adventure | None, kind: str) -> tuple[str, ...]:
    """The names an adventure gives to its pools, counters, stats or tables."""
    if adventure is None:
        return ()
    kinds: dict[str, tuple[str, ...]] = {
        "pools": adventure.pools,
        "counters": adventure.counters,
        "stats": tuple(adventure.stats),
        "tables": tuple(adventure.tables),
    }
    return kinds.get(kind, ())


def _options(source: Source, library: Library) -> None:
    letters: dict[str, set[str]] = {}
    for placed in placed_effects(library):
        if placed.effect.option:
            letters.setdefault(placed.id, set()).add(placed.effect.option)
    for id_, found in letters.items():
        if len(found) == 1:
            _note(source, id_, f"a single option '{found.pop()}': there is nothing to choose")


def _characters(source: Source, library: Library) -> None:
    for gang in library.gangs.values():
        if gang.mercenary and gang.mercenary not in library.characters:
            _note(source, gang.id, f"there is no mercenary '{gang.mercenary}'")
        if len(gang.thieves) != 4:
            _note(source, gang.id, f"{len(gang.thieves)} thieves, not 4")
    for character in library.characters.values():
        if character.kind and character.kind not in CHARACTER_KINDS:
            _note(source, character.id, f"unknown word '{character.kind}' as kind of a character")
        if character.set and character.set not in SETS:
            _note(source, character.id, f"unknown word '{character.set}' as set")
        if character.gang and character.gang not in (*library.gangs, *GANGLESS):
            _note(source, character.id, f"there is no gang '{character.gang}'")
        if character.replaces and character.replaces not in library.characters:
            _note(source, character.id, f"replaces '{character.replaces}', which does not exist")


def _cards(source: Source, library: Library) -> None:
    for card in library.arcana.values():
        if card.set not in (*SETS, ""):
            _note(source, card.id, f"unknown word '{card.set}' as set")
        if card.back not in ("blue", "purple", ""):
            _note(source, card.id, f"unknown word '{card.back}' as back: blue or purple")
    for intrigue in library.intrigues.values():
        if intrigue.play_at_end != (intrigue.check == "game_end"):
            _note(source, intrigue.id, "'play_at_end' does not fit 'check'")
    chest_tokens = {token.kind for token in library.treasures.values() if token.is_chest_token}
    for mission in library.missions.values():
        if mission.treasure not in chest_tokens:
            _note(source, mission.id, f"asks for '{mission.treasure}', which is no chest token")
    for token in library.exploration.values():
        if token.old_city not in ("kept", "removed", ""):
            _note(source, token.id, f"unknown word '{token.old_city}' as old_city: kept or removed")


def _spaces(source: Source, library: Library) -> None:
    seen: dict[str, str] = {}
    places = source.vocabulary.get("places", {})
    for board in library.boards.values():
        file = source.boards[board.id].file
        for space in board.spaces:
            if space.slug in seen:
                text = f"duplicate slug '{space.slug}', used on the board '{seen[space.slug]}' already"
                source.note(file, space.code, text)
            seen[space.slug] = board.id
            if space.role and space.role not in places:
                source.note(file, space.code, f"unknown word '{space.role}' in 'places'{like(space.role, places)}")


def _adventure(source: Source, library: Library, sheet: Adventure) -> None:
    if sheet.set not in ("base", "expansion", ""):
        _note(source, sheet.id, f"unknown word '{sheet.set}' as set")
    if sheet.board not in library.boards:
        _note(source, sheet.id, f"there is no board '{sheet.board}'{like(sheet.board, library.boards)}")
    if not sheet.players or not set(sheet.players) <= {2, 3, 4}:
        _note(source, sheet.id, "'players' lists numbers from 2 to 4")
    for hero in sheet.heroes:
        if hero not in library.characters or library.characters[hero].kind != "hero":
            _note(source, sheet.id, f"there is no hero '{hero}'")
    for event in sheet.track:
        if not all(1 <= number <= sheet.rounds for number in event.rounds):
            _note(source, event.id, f"a round outside 1 to {sheet.rounds}")
    for npc in sheet.npcs:
        if npc.character and npc.character not in sheet.heroes:
            _note(source, npc.id, f"'{npc.character}' is not among the heroes of the adventure")
        if not is_number(npc.combat, sheet):
            _note(source, npc.id, f"'combat' is {npc.combat!r}, which is no number and names none")
    for side in sheet.sides:
        for figure in side.figures:
            if figure not in library.characters:
                _note(source, side.id, f"there is no character '{figure}'")
    for action in sheet.actions:
        if action.kind not in ("action", "move", ""):
            _note(source, action.id, f"unknown word '{action.kind}' as kind of an action: action or move")
    for id_ in sheet.without:
        if id_ not in source.files:
            _note(source, sheet.id, f"takes out '{id_}', which does not exist")
    _tokens(source, library, sheet)


def _tokens(source: Source, library: Library, sheet: Adventure) -> None:
    supply = {token.kind: token.count for token in library.treasures.values()}
    for kind, number in sheet.tokens.items():
        if number > supply.get(kind, 0):
            _note(source, sheet.id, f"uses {number} tokens '{kind}' of {supply.get(kind, 0)}")
    for name, kind in sheet.aliases.items():
        if kind not in sheet.tokens:
            _note(source, sheet.id, f"'{name}' stands for '{kind}', which is not among the tokens of the adventure")
    chests = {token.kind for token in library.treasures.values() if token.is_chest_token}
    here = chests | {"treasure", "magic_gem", "staircase", "portcullis"} | set(sheet.tokens) | set(sheet.aliases)
    known = source.vocabulary.get("tokens", {})
    for placed in placed_effects(library):
        token = placed.effect.args.get("token")
        if placed.adventure is sheet and token in known and token not in here:
            _note(source, placed.id, f"'{token}' is not among the tokens of the adventure")
