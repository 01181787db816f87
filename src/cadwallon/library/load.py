"""Loading content: the built-in set, and packs laid over it.

Everybody imports this, so it imports next to nothing itself; what reads files comes with the first call.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cadwallon.library.definitions import Adventure, Library
from cadwallon.library.mistakes import ContentError

if TYPE_CHECKING:
    from pathlib import Path


def load_content(*packs: Path | str) -> Library:
    """The built-in content with further packs laid over it in order. Raises ``ContentError`` with all mistakes."""
    return _load(packs) if packs else _built_in()


@cache
def _built_in() -> Library:
    return _load(())


def _load(packs: tuple[Path | str, ...]) -> Library:
    from cadwallon.library.reading import read_content

    source, library = read_content(packs)
    if source.mistakes:
        raise ContentError(sorted(set(source.mistakes)))
    return library


def find_adventure(library: Library, number_or_id: int | str) -> Adventure:
    """An adventure by its number (1), its id (adv_01) or its name in the address of a page (the-dukes-treasure)."""
    wanted = str(number_or_id)
    for adventure in library.adventures.values():
        if wanted in (str(adventure.number), adventure.id, adventure.slug):
            return adventure
    known = ", ".join(f"{a.number} ({a.id}, {a.slug})" for a in library.adventures.values())
    raise LookupError(f"there is no adventure {number_or_id!r}; known are {known}")
