"""Starting a game: from what people say (numbers, names, a seed) to a state with its first decision."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from cadwallon.library import Adventure, Library, find_adventure, load_content
from cadwallon.rules.chance import Chance, KeyedChance, SeededChance
from cadwallon.rules.engine import settle
from cadwallon.rules.errors import SetupError
from cadwallon.rules.events import Log
from cadwallon.rules.kit import BASE, EXPANSION
from cadwallon.rules.roster import GUILD
from cadwallon.rules.setup import new_state, roll_for_first
from cadwallon.rules.state import EXPERIENCE, State
from cadwallon.rules.tables import check_table, setting_of, usual_mode

FEWEST, MOST = 2, 4
RANDOM = "random"

BEFORE_THE_GAME = 1_000_000
"""Draws made before the set-up have numbers far beyond those of the game itself, so that they disturb nothing."""


def new_game(
    adventure: int | str = 1,
    players: int | None = None,
    gangs: Sequence[str] | None = None,
    *,
    mode: str | None = None,
    inn: bool = False,
    experience: Sequence[int] = (),
    bonus: Sequence[int] = (),
    seed: int | None = None,
    key: bytes | None = None,
    chance: Chance | None = None,
    content: Library | None = None,
    log: Log | None = None,
) -> State:
    """Set up a game and go on to its first decision.

    ``adventure`` is a number, an id or ``"random"`` (S-1). Say how many ``players`` there are or name their ``gangs``
    (seat by seat; ``guild`` leads the Guild of Jewelers in adventure 3, otherwise the lowest roll does).

    ``mode`` is ``"base"``, ``"expansion"`` (adventures 9 to 14) or ``"old_city"`` (adventures 1 to 8 with the rules of
    The King of Ashes); without it each adventure is played as it was made. ``inn`` adds the draft of the Inn (S-11).
    In a campaign ``experience`` is what each seat carried over and ``bonus`` names the seats that won the adventure
    before; ``Campaign`` keeps both.

    Chance comes from a ``seed`` (cheap, for simulation), a secret 32-byte ``key`` (for people:
    ``state.chance.commitment`` can be published at once) or any other source; without any of them a new key is made.
    """
    library = content if content is not None else load_content()
    source = _source(seed, key, chance)
    names = _seats(library, players, gangs)
    if adventure == RANDOM:
        sheet = drawn_adventure(library, len(names), source, mode)
    else:
        sheet = named_adventure(library, adventure)
    played = usual_mode(sheet) if mode is None else mode
    check_table(library, sheet, names, played, inn)
    legacy = _legacy(len(names), played, sheet, experience, bonus)
    guild_by_dice = bool(sheet.sides) and GUILD not in names
    first = roll_for_first(source, len(names), names.index(GUILD) if GUILD in names else -1, guild_by_dice)
    seated = tuple(GUILD if seat == first.guild else name for seat, name in enumerate(names))
    state = new_state(setting_of(library, sheet, seated, played, inn), source, first, legacy, log)
    state.table = names
    settle(state, log)
    return state


def _source(seed: int | None, key: bytes | None, chance: Chance | None) -> Chance:
    if chance is not None:
        return chance
    if seed is not None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise SetupError(f"a seed is a whole number, not {seed!r}")
        return SeededChance(seed)
    return KeyedChance(key if key is not None else secrets.token_bytes(32))


def _seats(library: Library, players: int | None, gangs: Sequence[str] | None) -> tuple[str, ...]:
    if gangs is not None:
        names = tuple(str(gang).strip().lower().replace("-", "_") for gang in gangs)
        if players is not None and players != len(names):
            raise SetupError(f"{players} players, but {len(names)} gangs are named")
    else:
        number = MOST if players is None else players
        if isinstance(number, bool) or not isinstance(number, int):
            raise SetupError(f"the number of players is a whole number, not {number!r}")
        names = tuple(library.gangs)[:number] if FEWEST <= number <= MOST else ("?",) * max(number, 0)
    if not FEWEST <= len(names) <= MOST:
        raise SetupError(f"the game is for {FEWEST} to {MOST} players, not {len(names)}")
    return names


def _legacy(
    seats: int, mode: str, sheet: Adventure, experience: Sequence[int], bonus: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """P-2, P-3: what a campaign brings along, checked."""
    carried, winners = tuple(experience), tuple(bonus)
    if not carried and not winners:
        return (), ()
    if mode != EXPANSION or not sheet.campaign_part:
        raise SetupError(f"{sheet.id} is no part of the campaign: nothing is carried over to it")
    if carried and len(carried) != seats:
        raise SetupError(f"experience is carried over for {len(carried)} seats, but {seats} play")
    if any(isinstance(n, bool) or not isinstance(n, int) or n < 0 for n in carried) or sum(carried) > EXPERIENCE:
        raise SetupError(f"experience carried over is counted from 0, at most {EXPERIENCE} tokens in all: {carried}")
    if any(seat not in range(seats) for seat in winners) or len(set(winners)) != len(winners):
        raise SetupError(f"the winners before are seats from 0 to {seats - 1}, each once: {winners}")
    return carried or (0,) * seats, tuple(sorted(winners))


def named_adventure(library: Library, name: int | str) -> Adventure:
    """The adventure of this number or id."""
    try:
        return find_adventure(library, name)
    except LookupError as problem:
        raise SetupError(str(problem.args[0])) from None


def drawn_adventure(library: Library, players: int, chance: Chance, mode: str | None = None) -> Adventure:
    """S-1: an adventure drawn at random among those for this number of players and this mode."""
    fitting = [
        a
        for a in library.adventures.values()
        if players in a.players and (mode is None or (a.set == BASE) == (mode != EXPANSION))
    ]
    return fitting[chance.below(BEFORE_THE_GAME - 1, len(fitting))]
