"""Playing the games of a plan, one portion at a time, in whichever process this is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import NamedTuple

from cadwallon.game import new_game
from cadwallon.lab.plan import Plan, Task, task
from cadwallon.library import Library, load_content
from cadwallon.players import Bot, Fault, find_player
from cadwallon.players.seeds import hashed
from cadwallon.rules.engine import apply
from cadwallon.rules.setting import OUTSIDE
from cadwallon.rules.speech import slug_of
from cadwallon.rules.state import State
from cadwallon.sight import view

CARD_VERBS = frozenset({"play", "play-on", "play-bash", "play-swap", "play-tokens"})


class Row(NamedTuple):
    """One seat of one game; the columns of the file, in order."""

    game: int
    adventure: str
    mode: str
    inn: bool
    players: int
    seed: int
    seat: int
    gang: str
    bot: str
    place: int
    """1 for the first player, 2 for the one on his left ..."""
    ducats: int
    won: bool
    winners: int
    """How many share the victory."""
    left_behind: int
    cards_played: int
    own_decisions: int
    replaced: int
    """Decisions that somebody else had to make for the bot."""
    decisions: int
    rounds: int


class Batch(NamedTuple):
    """What came of a portion of games."""

    rows: list[Row]
    cards: dict[str, int]
    """How often each card was played, by its short name."""
    games: int
    faults: dict[str, Fault]
    """The first thing that each bot did wrong, if any."""


class GameBroke(Exception):
    """A game that could not be played to its end. The text names it so that it can be played again."""


def play_batch(plan: Plan, numbers: Iterable[int]) -> Batch:
    """Play these games of the plan."""
    library = library_of(plan.packs)
    rows: list[Row] = []
    cards: dict[str, int] = {}
    faults: dict[str, Fault] = {}
    games = 0
    for number in numbers:
        rows += play(task(plan, number), library, cards, faults=faults)
        games += 1
    return Batch(rows, cards, games, faults)


@cache
def library_of(packs: tuple[str, ...]) -> Library:
    """The content with these packs, loaded once in each process."""
    return load_content(*packs)


def seated(one: Task) -> list[Bot]:
    """The bots of a game, seat by seat."""
    return [
        Bot(find_player(name, programs=True), bot_seed(one, seat), playouts=one.playouts)
        for seat, name in enumerate(one.bots)
    ]


def bot_seed(one: Task, seat: int) -> int:
    """What the own chance of a bot comes from; it has nothing to do with the dice and cards of its game."""
    return hashed("bot", one.seed, seat)


def play(
    one: Task,
    library: Library,
    cards: dict[str, int],
    seat: Callable[[Task], list[Bot]] = seated,
    faults: dict[str, Fault] | None = None,
) -> list[Row]:
    """Play one game. Raises ``GameBroke`` if it has no end.

    The cards played are added to ``cards``, and to ``faults`` what bots did wrong that had done nothing wrong before.
    """
    try:
        bots = seat(one)
        rows = _play(one, library, cards, bots)
        for bot in bots:
            if faults is not None and bot.first_fault is not None:
                faults.setdefault(bot.kind.name, bot.first_fault)
        return rows
    except Exception as error:
        gangs = ",".join(one.gangs)
        rules = f", mode {one.mode}" * (one.mode is not None) + ", with the Inn" * one.inn
        raise GameBroke(
            f"game {one.number} broke off with {type(error).__name__}: {error} "
            f"(adventure {one.adventure}{rules}, gangs {gangs}, bots {','.join(one.bots)}, seed {one.seed})"
        ) from error


def _play(one: Task, library: Library, cards: dict[str, int], bots: list[Bot]) -> list[Row]:
    state = new_game(one.adventure, gangs=one.gangs, mode=one.mode, inn=one.inn, seed=one.seed, content=library)
    try:
        own, played = decide(state, bots, cards)
    finally:
        for seat, bot in enumerate(bots):
            bot.close(partial(view, state, seat) if state.over else None)
    order = state.order
    return [
        Row(
            one.number,
            one.adventure,
            state.setting.mode,
            one.inn,
            len(one.gangs),
            one.seed,
            seat,
            state.setting.gangs[seat],
            one.bots[seat],
            order.index(seat) + 1,
            state.scores[seat],
            seat in state.winners,
            len(state.winners),
            _behind(state, seat),
            played[seat],
            own[seat],
            bots[seat].replaced,
            sum(own),
            state.round,
        )
        for seat in range(len(one.gangs))
    ]


def decide(state: State, bots: list[Bot], cards: dict[str, int]) -> tuple[list[int], list[int]]:
    """Let the bots play to the end; the decisions and the cards of each seat."""
    own, played = [0] * len(bots), [0] * len(bots)
    choosers = [bot.choose for bot in bots]
    looking = [bot.needs_view for bot in bots]
    arcana = state.setting.arcana
    while not state.over:
        seat = state.seat
        sight = view(state, seat) if looking[seat] else None
        action = choosers[seat](sight, state.legal, state.round, state.turn)
        own[seat] += 1
        if action.verb in CARD_VERBS:
            # counted from the choice: writing events for every step of every game would cost a third of the speed
            played[seat] += 1
            name = slug_of(arcana[action.a].id)
            cards[name] = cards.get(name, 0) + 1
        apply(state, action)
    return own, played


def _behind(state: State, seat: int) -> int:
    """Thieves that did not leave; the Guild of Jewelers loses nothing by staying."""
    if seat == state.setting.guild:
        return 0
    return sum(state.position[figure] != OUTSIDE for figure in state.setting.crew[seat])
