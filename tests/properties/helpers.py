"""Random games for property tests: who plays them, and how a state is written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from cadwallon import Action, Library, State, apply, load_content, new_game
from cadwallon.rules.events import Log


def thin_library() -> Library:
    """The usual content with one copy of each card, half of them with purple backs: decks run out and backs differ."""
    usual = load_content()
    arcana = {
        name: replace(card, count=1, back=("blue", "purple")[number % 2])
        for number, (name, card) in enumerate(usual.arcana.items())
    }
    return replace(usual, arcana=arcana, packs=(*usual.packs, "thin"), fingerprint=f"thin-{usual.fingerprint}")


THIN = thin_library()
WITH_THIN_DECK = "+thin"

OLD_CITY = "+old_city"
"""Adventures 1 to 8 with the rules of The King of Ashes."""

ADVENTURES = tuple(load_content().adventures.values())

BASE_TABLES = [
    *((adventure.id, players) for adventure in ADVENTURES if adventure.set == "base" for players in adventure.players),
    *((f"adv_0{number}{WITH_THIN_DECK}", players) for number, players in ((1, 2), (1, 4), (2, 3))),
]
KOA_TABLES = [
    (f"{adventure.id}{OLD_CITY}" if adventure.set == "base" else adventure.id, players)
    for adventure in ADVENTURES
    for players in adventure.players
]
TABLES = [*BASE_TABLES, *KOA_TABLES]
"""Every adventure in every mode, with every number of players; some again with a thin deck."""

each_table = pytest.mark.parametrize(("adventure", "players"), TABLES, ids=[f"{a}-{n}" for a, n in TABLES])

MOST_DECISIONS = 4000
"""No game comes near this many."""

EAGER = {
    "end": 0.2,
    "stop": 0.3,
    "pass": 0.5,
    "stay": 0.3,
    "set-out": 3.0,
    "attack": 4.0,
    "strike": 4.0,
    "pick": 6.0,
    "bash": 6.0,
    "leave": 2.0,
    "mission": 12.0,
    "do": 8.0,
    "use": 3.0,
    "play": 2.0,
}
"""How an eager player weighs verbs against 1: he opens, fights and sells, so that games go where idle ones do not."""

Chooser = Callable[[State, Random], Action]


def blind(state: State, luck: Random) -> Action:
    """Any legal action."""
    return luck.choice(state.legal)


def eager(state: State, luck: Random) -> Action:
    """Rather one that does something."""
    return luck.choices(state.legal, [EAGER.get(action.verb, 1.0) for action in state.legal])[0]


BOLD = {
    **EAGER,
    "end": 0.3,
    "activate": 2.0,
    "move": 6.0,
    "meet": 0.5,
    "deploy": 1.0,
    "pick": 12.0,
    "bash": 12.0,
    "pray": 12.0,
    "offer": 4.0,
    "torture": 12.0,
    "read": 8.0,
    "loot": 6.0,
    "do": 12.0,
    "fulfil": 12.0,
}
"""How a bold player weighs whole verbs, however many actions each of them has."""

LURED = 0.7
"""How often he goes where something can be had, if he can."""


def bold(state: State, luck: Random) -> Action:
    """First what to do, then how: games with the expansion hold too much for a player who just walks about."""
    verbs = list(dict.fromkeys(action.verb for action in state.legal))
    verb = luck.choices(verbs, [BOLD.get(verb, 1.0) for verb in verbs])[0]
    fitting = [action for action in state.legal if action.verb == verb]
    if verb == "move" and luck.random() < LURED:
        main = state.setting.terrain.main
        below = [action for action in fitting if action.a >= main]
        fitting = below or [action for action in fitting if state.chests[action.a]] or fitting
    return luck.choice(fitting)


def start(adventure: str, players: int, seed: int, log: Log | None = None) -> State:
    """A new game; every second one by a key, so that both kinds of chance are at work, and by turns with the Inn."""
    content = THIN if adventure.endswith(WITH_THIN_DECK) else load_content()
    sheet = adventure.removesuffix(WITH_THIN_DECK).removesuffix(OLD_CITY)
    mode = "old_city" if adventure.endswith(OLD_CITY) else None
    inn = (adventure, players) in KOA_TABLES and seed // 2 % 2 == 1
    key = seed.to_bytes(32, "big") if seed % 2 else None
    return new_game(
        sheet, players, mode=mode, inn=inn, seed=None if key else seed, key=key, content=content, log=log
    )


def decisions(state: State, seed: int, log: Log | None = None) -> Iterator[State]:
    """Play a game to its end; the state is handed out before every decision, and once more when it is over."""
    luck = Random(seed)
    choose = blind if seed % 3 == 0 else bold if state.setting.koa else eager
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over:
            return
        apply(state, choose(state, luck), log)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def seeds(adventure: str, players: int, games: int, soak: int) -> range:
    """Seeds of the games that a test plays at this table: others for each table, more in a soak.

    The expansion's games are long and there are many tables: fewer of each.
    """
    at = TABLES.index((adventure, players))
    first = 1000 * (at + 1)
    if (adventure, players) in KOA_TABLES:
        # a single game is one by a key or by a seed, with the Inn or without, blind or bold: by turns
        first += at % 12
        games = max(1, games // 8)
    return range(first, first + games * soak)


def some_decisions(adventure: str, players: int, seed: int) -> Iterator[State]:
    """For tests that take long over each situation: some of them, in games with the expansion every fifth."""
    luck = Random(seed)
    share = 0.2 if (adventure, players) in KOA_TABLES else 0.3
    for state in decisions(start(adventure, players, seed), seed):
        if state.over or luck.random() < share:
            yield state


def finish(state: State, seed: int) -> State:
    """Play a game to its end."""
    for _ in decisions(state, seed):
        pass
    return state


def find(wanted: Callable[[State], bool], adventure: str = "adv_01", players: int = 4) -> State:
    """The first situation of this kind in a number of eager games."""
    for seed in range(1, 3000, 3):
        for state in decisions(start(adventure, players, seed), seed):
            if not state.over and wanted(state):
                return state
    raise AssertionError("no such situation came up")


def dump(state: State, *, without: tuple[str, ...] = ()) -> str:
    """Every field of a state as text; the setting and the source of chance by what names them."""
    lines: list[str] = []
    # what may be done may not have been worked out yet: it is asked for by its open name
    for slot in sorted(slot.removeprefix("_") for slot in State.__slots__):
        if slot in without:
            continue
        value = getattr(state, slot)
        if slot == "setting":
            value = (value.adventure.id, value.gangs, value.mode, value.inn, value.hires)
        elif slot == "chance":
            value = getattr(value, "seed", None), getattr(value, "key", None)
        lines.append(f"{slot} = {value!r}")
    return "\n".join(lines)
