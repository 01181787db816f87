"""Random games for property tests: who plays them, how a state is written down, what must add up in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from cadwallon import Action, Library, State, apply, load_content, new_game
from cadwallon.rules.events import Log
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import Option, Resolve
from cadwallon.rules.placing import SetDown, Step
from cadwallon.rules.setting import HERO
from cadwallon.rules.spoils import Flight


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

TABLES = [
    *(
        (adventure.id, players)
        for adventure in load_content().adventures.values()
        if adventure.set == "base"
        for players in adventure.players
    ),
    *((f"adv_0{number}{WITH_THIN_DECK}", players) for number, players in ((1, 2), (1, 4), (2, 3))),
]
"""Every adventure that can be played, with every number of players; some again with a thin deck."""

each_table = pytest.mark.parametrize(("adventure", "players"), TABLES, ids=[f"{a}-{n}" for a, n in TABLES])

MOST_DECISIONS = 4000
"""No game of the base adventures comes near this many."""

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


CHOOSERS: tuple[Chooser, ...] = (blind, eager)


def start(adventure: str, players: int, seed: int, log: Log | None = None) -> State:
    """A new game; every second one by a key, so that both kinds of chance are at work."""
    content = THIN if adventure.endswith(WITH_THIN_DECK) else load_content()
    sheet = adventure.removesuffix(WITH_THIN_DECK)
    if seed % 2:
        return new_game(sheet, players=players, key=seed.to_bytes(32, "big"), content=content, log=log)
    return new_game(sheet, players=players, seed=seed, content=content, log=log)


def decisions(state: State, seed: int, log: Log | None = None) -> Iterator[State]:
    """Play a game to its end; the state is handed out before every decision, and once more when it is over."""
    luck = Random(seed)
    choose = CHOOSERS[seed % 3 > 0]
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over:
            return
        apply(state, choose(state, luck), log)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def seeds(adventure: str, players: int, games: int, soak: int) -> range:
    """Seeds of the games that a test plays at this table: others for each table, more in a soak."""
    first = 1000 * (TABLES.index((adventure, players)) + 1)
    return range(first, first + games * soak)


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
    for slot in sorted(State.__slots__):
        if slot in without:
            continue
        value = getattr(state, slot)
        if slot == "setting":
            value = (value.adventure.id, value.gangs)
        elif slot == "chance":
            value = getattr(value, "seed", None), getattr(value, "key", None)
        lines.append(f"{slot} = {value!r}")
    return "\n".join(lines)


# -- what must add up -----------------------------------------------------------------------------
def check_sums(s: State) -> None:
    """Treasures, cards, missions, ducats and tokens of the sheet: nothing comes from nowhere or gets lost."""
    setting = s.setting
    kinds: Counter[int] = Counter()
    for tokens in s.chests:
        kinds.update(token >> 1 for token in tokens)
    for load in s.loads:
        kinds.update(load)
    kinds.update({kind: n for kind, n in enumerate(s.box) if n})
    assert kinds == Counter(setting.chest_tokens), "treasures"
    played = [frame.card for frame in s.stack if isinstance(frame, Resolve) and frame.card >= 0]
    cards = Counter((*s.deck, *s.discard, *s.gone, *played, *(card for hand in s.hands for card in hand)))
    assert cards == Counter({i: card.count for i, card in enumerate(setting.arcana)}), "cards"
    missions = Counter((*s.missions, *s.mission_deck, *s.mission_discard))
    assert missions == Counter({i: mission.count for i, mission in enumerate(setting.missions)}), "missions"
    assert s.bank + sum(s.ducats) + sum(s.pools) == 0, "ducats"
    assert min((*s.ducats, *s.pools)) >= 0, "ducats below nothing"
    assert s.shut.bit_count() <= 9, "portcullises"
    if setting.smoke:
        assert s.supply + sum(s.ground) == 10, "fires"
    if s.led:
        late = sum(n for row in guests(s) for n in row)
        assert sum(s.ground) + sum(s.led) + sum(s.counters) <= late, "hostages"


def guests(s: State) -> list[list[int]]:
    """The row of adventure 5's table for this number of players, without its first column."""
    rows = s.setting.adventure.tables["guests"]
    assert isinstance(rows, list | tuple)
    return [[n for key, n in row.items() if key != "players"] for row in rows if row["players"] == s.setting.seats]


def check_places(s: State) -> None:
    """Who stands where, told by figures and by spaces, is the same; two share a space only while they fight."""
    setting = s.setting
    between = _between_spaces(s)
    for space, figure in enumerate(s.occupant):
        assert figure < 0 or s.position[figure] == space, f"{s.slug(space)} believes in {s.name(figure)}"
    for figure, space in enumerate(s.position):
        if space < 0 or figure in between:
            continue
        if setting.species[figure] == HERO and setting.adventure.number == 6:
            continue  # the fence's messenger shares rooms with anybody
        assert s.occupant[space] == figure, f"{s.name(figure)} stands on {s.slug(space)} unnoticed"
    standing = [space for figure, space in enumerate(s.position) if space >= 0 and figure not in between]
    if setting.adventure.number != 6:
        assert len(set(standing)) == len(standing), "two figures on one space"


def _between_spaces(s: State) -> set[int]:
    """Figures that share a space for the moment: fighting, about to run or step aside, or to be set down."""
    found: set[int] = set()
    for frame in s.stack:
        if isinstance(frame, Fight):
            found |= {frame.attacker, frame.defender}
        elif isinstance(frame, Flight | SetDown | Step):
            found.add(frame.figure)
        elif isinstance(frame, Resolve | Option):
            found.add(frame.use.loser)
    return found


def check_bits(s: State) -> None:
    """What is kept twice for speed agrees: the windows of a hand's cards, the order of hands and loads."""
    for seat, hand in enumerate(s.hands):
        bits = 0
        for card in hand:
            bits |= s.setting.card_bits[card]
        assert s.hand_bits[seat] == bits, "hand_bits"
        assert list(hand) == sorted(hand), "hands are sorted"
    for load in s.loads:
        assert list(load) == sorted(load), "loads are sorted"
        assert len(load) <= 3 or len(s.stack) > 1, "O-8"
