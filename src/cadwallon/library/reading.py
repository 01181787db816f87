"""From folders to a library that makes sense, or to the list of what does not."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from cadwallon.library.build import build_library
from cadwallon.library.definitions import Library
from cadwallon.library.fields import REMARKS
from cadwallon.library.packs import BUILT_IN, Source, read_packs
from cadwallon.library.sense import make_sense


def read_content(packs: tuple[Path | str, ...]) -> tuple[Source, Library]:
    """The library and the raw content it was made of, whose ``mistakes`` say what is wrong with it."""
    source = read_packs([BUILT_IN, *(Path(pack).resolve() for pack in packs)])
    library = build_library(source, fingerprint_of(source))
    make_sense(source, library)
    return source, library


def fingerprint_of(source: Source) -> str:
    """Short name of everything the rules can see: equal for equal content, whatever the comments and estimates."""
    items = [[kind, [_played(item.table) for item in found.values()]] for kind, found in source.items.items()]
    settings = [[stem, {key: value for key, (value, _) in found.items()}] for stem, found in source.settings.items()]
    boards = [[board.id, {**board.table, "note": 0}, board.map_lines] for board in source.boards.values()]
    text = json.dumps([items, settings, boards], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _played(value: object) -> object:
    if isinstance(value, dict):
        return {key: _played(entry) for key, entry in value.items() if key == "id" or key not in REMARKS}
    if isinstance(value, list):
        return [_played(entry) for entry in value]
    return value
