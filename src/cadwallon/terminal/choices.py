"""Reading what people choose before a game: numbers, adventures, gangs, seats. A wrong choice is told in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cadwallon.game import FEWEST, MOST, RANDOM
from cadwallon.library import Adventure, Library, find_adventure
from cadwallon.players import UnknownPlayer, find_player
from cadwallon.rules.kit import BASE, EXPANSION, MODES, OLD_CITY
from cadwallon.rules.setting import GUILD

SLOWEST = 60
"""Seconds: nobody waits longer for a sentence."""


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


def mode(text: str) -> str:
    """The rules wanted: base game, expansion, or old city. The beginning of a word is enough."""
    wanted = text.strip().lower().replace("-", "_").replace(" ", "_")
    found = [one for one in MODES if wanted and one.startswith(wanted)]
    if len(found) != 1:
        raise BadChoice(f"there is no mode {text!r}; choose from {', '.join(MODES)}")
    return found[0]


def modes_of(sheet: Adventure) -> tuple[str, ...]:
    """How an adventure can be played, the usual way first (B)."""
    return (BASE, OLD_CITY) if sheet.set == BASE else (EXPANSION,)


def playable(library: Library, number: int | None = None, mode: str | None = None) -> list[Adventure]:
    """The adventures that so many players can play in this mode; each may be left open."""
    found = library.adventures.values()
    return [a for a in found if (number is None or number in a.players) and (mode is None or mode in modes_of(a))]


def adventure(library: Library, text: str, number: int | None = None, mode: str | None = None) -> Adventure:
    """The adventure meant, if it can be played (by so many players, in this mode)."""
    try:
        sheet = find_adventure(library, text.strip())
    except LookupError:
        known = ", ".join(f"{a.number} ({a.slug})" for a in playable(library, number, mode))
        raise BadChoice(f"there is no adventure {text!r}; choose one of {known}") from None
    if mode is not None and mode not in modes_of(sheet):
        fitting = " or ".join(modes_of(sheet))
        raise BadChoice(f"adventure {sheet.number} ({sheet.slug}) is played in the mode {fitting}, not {mode}")
    if number is not None and number not in sheet.players:
        fitting = " or ".join(map(str, sheet.players))
        raise BadChoice(f"adventure {sheet.number} ({sheet.slug}) is for {fitting} players, not {number}")
    return sheet


def inn(wanted: bool, modes: Iterable[str | None]) -> bool:
    """Is the Inn open? Only where the expansion is surely in play (S-11)."""
    if wanted and any(one is None or one == BASE for one in modes):
        raise BadChoice(f"the Inn belongs to The King of Ashes: choose the mode {EXPANSION} or {OLD_CITY}")
    return wanted


def yes(text: str) -> bool:
    """An answer to a question for yes or no; the beginning of the word is enough."""
    wanted = text.strip().lower()
    if wanted and ("yes".startswith(wanted) or "no".startswith(wanted)):
        return wanted[0] == "y"
    raise BadChoice(f"the answer is yes or no, not {text!r}")


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


def bots(text: str) -> tuple[str, ...]:
    """The bots of a list, all of them known; also programs, which whoever sits here may start."""
    names = tuple(listed(text))
    if not names:
        raise BadChoice("no bot is named")
    for name in names:
        try:
            find_player(name, programs=True)
        except UnknownPlayer as problem:
            raise BadChoice(str(problem)) from problem
    return names


def pace(text: str) -> float:
    """Seconds for which each thing that a bot does is shown; 0 or ``off``: not at all."""
    if text.strip().lower() == "off":
        return 0.0
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise BadChoice(f"a pace is a number of seconds from 0 to {SLOWEST}, or 'off', not {text!r}")
    return seconds


def listed(text: str) -> Sequence[str]:
    """``a, b,c`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def is_random(text: str) -> bool:
    """Is any adventure wanted?"""
    return text.strip().lower() == RANDOM
