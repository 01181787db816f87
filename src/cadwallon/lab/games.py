"""Playing the games of a plan, one portion at a time, in whichever process this is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from cadwallon.game import new_game
from cadwallon.lab.plan import Plan, Task, hashed, task
from cadwallon.library import Library, load_content
from cadwallon.players import Player, find_player
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
    decisions: int
    rounds: int


class Batch(NamedTuple):
    """What came of a portion of games."""

    rows: list[Row]
    cards: dict[str, int]
    """How often each card was played, by its short name."""
    games: int


class GameBroke(Exception):
    """A game that could not be played to its end. The text names it so that it can be played again."""


def play_batch(plan: Plan, numbers: Iterable[int]) -> Batch:
    """Play these games of the plan."""
    library = _library(plan.packs)
    rows: list[Row] = []
    cards: dict[str, int] = {}
    games = 0
    for number in numbers:
        one = task(plan, number)
        try:
            rows += play(one, library, cards)
        except Exception as error:
            gangs = ",".join(one.gangs)
            rules = f", mode {one.mode}" * (one.mode is not None) + ", with the Inn" * one.inn
            raise GameBroke(
                f"game {number} broke off with {type(error).__name__}: {error} "
                f"(adventure {one.adventure}{rules}, gangs {gangs}, bots {','.join(one.bots)}, seed {one.seed})"
            ) from error
        games += 1
    return Batch(rows, cards, games)


@cache
def _library(packs: tuple[str, ...]) -> Library:
    return load_content(*packs)


def play(one: Task, library: Library, cards: dict[str, int]) -> list[Row]:
    """Play one game; the cards played are added to ``cards``."""
    state = new_game(one.adventure, gangs=one.gangs, mode=one.mode, inn=one.inn, seed=one.seed, content=library)
    bots = [find_player(name)(hashed("bot", one.seed, seat)) for seat, name in enumerate(one.bots)]
    own, played = decide(state, bots, cards)
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
            sum(own),
            state.round,
        )
        for seat in range(len(one.gangs))
    ]


def decide(state: State, bots: list[Player], cards: dict[str, int]) -> tuple[list[int], list[int]]:
    """Let the bots play to the end; the decisions and the cards of each seat."""
    own, played = [0] * len(bots), [0] * len(bots)
    choosers = [bot.choose for bot in bots]
    looking = [bot.needs_view for bot in bots]
    arcana = state.setting.arcana
    while not state.over:
        seat = state.seat
        sight = view(state, seat) if looking[seat] else None
        action = choosers[seat](sight, state.legal)
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
