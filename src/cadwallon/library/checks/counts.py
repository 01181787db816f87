"""Checks of the numbers that a pack states about itself in the [counts] of its ``pack.toml``."""

from __future__ import annotations

from collections import Counter

from cadwallon.library.definitions import Library
from cadwallon.library.mistakes import like
from cadwallon.library.packs import Source


def check_counts(source: Source, library: Library) -> None:
    """Note counts of the topmost pack that its own files do not keep."""
    pack = source.packs[-1]
    found = count(source, library, pack.id)
    for key, stated in pack.counts.items():
        if key not in found:
            source.note(pack.file, key, f"unknown word in [counts]{like(key, found)}")
            continue
        numbers = found[key]
        wanted = stated if isinstance(stated, dict) else {"": stated}
        if isinstance(stated, dict) != isinstance(numbers, Counter):
            source.note(pack.file, key, "a table where a number is meant, or the other way round")
            continue
        for name, number in wanted.items():
            held = numbers[name] if isinstance(numbers, Counter) else numbers
            if held != number:
                source.note(pack.file, f"{key}.{name}".rstrip("."), f"wrong count: {held}, not {number}")


def count(source: Source, library: Library, pack: str) -> dict[str, int | Counter[str]]:
    """What the pack's own files hold, by the keys of [counts]."""
    own = {id_ for items in source.items.values() for id_, item in items.items() if item.pack == pack}
    boards = [board for id_, board in library.boards.items() if source.boards[id_].pack == pack]
    treasures = [token for token in library.treasures.values() if token.id in own]
    arcana: Counter[str] = Counter()
    for card in library.arcana.values():
        arcana[card.set] += card.count if card.id in own else 0
    return {
        "gangs": len(own & library.gangs.keys()),
        "missions": sum(mission.count for mission in library.missions.values() if mission.id in own),
        "equipment": len(own & library.equipment.keys()),
        "intrigues": len(own & library.intrigues.keys()),
        "exploration": sum(token.count for token in library.exploration.values() if token.id in own),
        "chest_tokens": sum(token.count for token in treasures if token.is_chest_token),
        "adventures": len(own & library.adventures.keys()),
        "arcana": arcana,
        "characters": Counter(c.kind for c in library.characters.values() if c.id in own),
        "tokens": Counter({token.kind: token.count for token in treasures}),
        "spaces": Counter(space.kind for board in boards for space in board.spaces),
    }
