"""Reading what several commands are given: packs, adventures, files, seeds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import WRONG_INPUT, Failure

if TYPE_CHECKING:
    from cadwallon.library import Adventure, Library

PLAYABLE_SETS = ("base",)
"""Adventures of these sets have all their rules."""


def load(packs: Sequence[Path]) -> Library:
    """The content with these packs over it."""
    from cadwallon.library import ContentError, load_content

    check_packs(packs)
    try:
        return load_content(*packs)
    except ContentError as error:
        first = str(error.mistakes[0]) if error.mistakes else str(error)
        more = len(error.mistakes) - 1
        rest = f" (and {more} more; 'cadwallon check content --pack DIR' lists them)" if more > 0 else ""
        raise Failure(f"the content cannot be used: {first}{rest}", WRONG_INPUT) from error


def check_packs(packs: Sequence[Path]) -> None:
    """Every pack is a folder."""
    for pack in packs:
        if not pack.is_dir():
            what = "is no folder" if pack.exists() else "does not exist"
            raise Failure(f"the pack {pack} {what}", WRONG_INPUT)


def adventure(library: Library, wanted: str) -> Adventure:
    """The adventure meant, if it can be played."""
    from cadwallon.library import find_adventure

    try:
        sheet = find_adventure(library, wanted)
    except LookupError:
        known = ", ".join(f"{a.number} ({a.slug})" for a in playable(library))
        raise Failure(f"there is no adventure {wanted!r}; choose one of {known}", WRONG_INPUT) from None
    if sheet.set not in PLAYABLE_SETS:
        numbers = ", ".join(str(a.number) for a in playable(library))
        raise Failure(
            f"adventure {sheet.number} ({sheet.slug}) needs the expansion, which cannot be played yet; "
            f"choose one of {numbers}",
            WRONG_INPUT,
        )
    return sheet


def playable(library: Library, players: int | None = None) -> list[Adventure]:
    """The adventures that can be played, by so many players if a number is given."""
    found = [a for a in library.adventures.values() if a.set in PLAYABLE_SETS]
    return [a for a in found if players is None or players in a.players]


def whole_number(text: str, what: str, least: int | None = None) -> int:
    """A number as it was typed."""
    try:
        number = int(text.replace("_", " ").strip(), 10)
    except ValueError:
        raise Failure(f"{what} is a whole number, not {text!r}", WRONG_INPUT) from None
    if least is not None and number < least:
        raise Failure(f"{what} must be at least {least}, not {number}", WRONG_INPUT)
    return number


def words(text: str) -> list[str]:
    """``a, b,c`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def read_text(path: Path, what: str) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Failure(f"the {what} {path} does not exist", WRONG_INPUT) from None
    except UnicodeDecodeError:
        raise Failure(f"{path} is no {what}: it is not written in UTF-8", WRONG_INPUT) from None
    except OSError as error:
        raise Failure(f"the {what} {path} cannot be read: {error.strerror or error}", WRONG_INPUT) from None
