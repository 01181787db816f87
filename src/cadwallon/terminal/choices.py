"""Reading what people choose before a game: numbers, adventures, gangs, seats. A wrong choice is told in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.game import FEWEST, MOST, RANDOM
from cadwallon.library import Adventure, Library, find_adventure
from cadwallon.rules.setting import GUILD

PLAYABLE_SETS = ("base",)
"""Adventures of these sets have all their rules."""


class BadChoice(ValueError):
    """Something that cannot be chosen; the text says why and what can."""


def whole_number(text: str, what: str, least: int | None = None) -> int:
    """A number as it was typed."""
    try:
        number = int(text.strip(), 10)
    except ValueError:
        raise BadChoice(f"{what} is a whole number, not {text!r}") from None
    if least is not None and number < least:
        raise BadChoice(f"{what} must be at least {least}, not {number}")
    return number


def players(text: str) -> int:
    """How many play."""
    number = whole_number(text, "the number of players")
    if not FEWEST <= number <= MOST:
        raise BadChoice(f"the game is for {FEWEST} to {MOST} players, not {number}")
    return number


def playable(library: Library, number: int | None = None) -> list[Adventure]:
    """The adventures that can be played, by so many players if a number is given."""
    found = [a for a in library.adventures.values() if a.set in PLAYABLE_SETS]
    return [a for a in found if number is None or number in a.players]


def adventure(library: Library, text: str, number: int | None = None) -> Adventure:
    """The adventure meant, if it can be played (by so many players)."""
    try:
        sheet = find_adventure(library, text.strip())
    except LookupError:
        known = ", ".join(f"{a.number} ({a.slug})" for a in playable(library, number))
        raise BadChoice(f"there is no adventure {text!r}; choose one of {known}") from None
    if sheet.set not in PLAYABLE_SETS:
        numbers = ", ".join(str(a.number) for a in playable(library, number))
        raise BadChoice(
            f"adventure {sheet.number} ({sheet.slug}) needs the rules of the expansion, which cannot be played yet; "
            f"choose one of {numbers}"
        )
    if number is not None and number not in sheet.players:
        fitting = " or ".join(map(str, sheet.players))
        raise BadChoice(f"adventure {sheet.number} ({sheet.slug}) is for {fitting} players, not {number}")
    return sheet


def gangs(library: Library, text: str, number: int, with_guild: bool) -> tuple[str, ...]:
    """The gangs seat by seat; the beginning of a name is enough. Seats left open get the first gangs that are free."""
    known = [*library.gangs, *([GUILD] if with_guild else [])]
    chosen: list[str] = []
    for word in listed(text):
        wanted = word.lower().replace("-", "_").replace(" ", "_").replace("'", "")
        found = [gang for gang in known if gang == wanted] or [gang for gang in known if gang.startswith(wanted)]
        if len(found) != 1:
            raise BadChoice(f"there is no gang {word!r}; choose from {', '.join(known)}")
        if found[0] in chosen:
            raise BadChoice(f"the gang {found[0]} is taken twice")
        chosen.append(found[0])
    if len(chosen) > number:
        raise BadChoice(f"{len(chosen)} gangs are named for {number} players")
    free = [gang for gang in library.gangs if gang not in chosen]
    return (*chosen, *free[: number - len(chosen)])


def people(text: str, number: int) -> tuple[int, ...]:
    """The seats of people at this keyboard, counted from 0; they are typed counted from 1."""
    if text.strip().lower() == "all":
        return tuple(range(number))
    seats: set[int] = set()
    for word in listed(text):
        seat = whole_number(word, "a seat")
        if not 1 <= seat <= number:
            raise BadChoice(f"there is no seat {seat}: they are numbered from 1 to {number}")
        seats.add(seat - 1)
    if not seats:
        raise BadChoice("at least one person must play; 'cadwallon simulate' lets bots play among themselves")
    return tuple(sorted(seats))


def seed(text: str) -> int:
    """The number that a game's chance comes from."""
    return whole_number(text, "a seed")


def listed(text: str) -> Sequence[str]:
    """``a, b,c`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def is_random(text: str) -> bool:
    """Is any adventure wanted?"""
    return text.strip().lower() == RANDOM
