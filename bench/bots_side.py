"""Our bots: whole games of a level against itself, and whole turns of a guild master with its search.

Only decisions with more than one legal action are timed, and making the view is part of them: a bot cannot decide
without it. ``python -m bench.bots_side`` measures at one table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypedDict
from unittest.mock import patch

import cadwallon as cw
from bench.decisions import Spent, Watch, Work, added, together
from cadwallon.players import Bot, Kind, find_player
from cadwallon.players.minds.search import Weighed, search

QUICK = ("novice", "cutpurse")
SLOW = "guild-master"
ROUNDS = (2, 5)
"""A whole game of guild masters takes minutes; so one of them plays the first turn of these rounds, among cutpurses."""


class Table(NamedTuple):
    """What is played."""

    adventure: int
    players: int

    @property
    def name(self) -> str:
        return f"adventure {self.adventure}, {self.players} players"


TABLES = (Table(1, 2), Table(9, 2), Table(1, 4))


class Side(TypedDict):
    """What one run found out at one table."""

    table: str
    players: int
    spent: dict[str, Spent]
    """By level."""
    turns: list[float]
    """Seconds that the guild master took for each of its turns."""
    search: Work


def decided(bot: Bot, state: cw.State) -> cw.Action:
    """What the bot does. One that fails would be measured by who decides in its place."""
    sight = cw.view(state, state.seat) if bot.needs_view else None
    action = bot.choose(sight, state.legal, state.round, state.turn)
    if bot.fault is not None:
        raise RuntimeError(f"{bot.kind.name} failed: {bot.fault.why}: {bot.fault.text}")
    return action


def play(table: Table, seed: int, decide: Callable[[cw.State], cw.Action]) -> None:
    """A whole game, in which every choice between several actions is asked for."""
    state = cw.new_game(adventure=table.adventure, players=table.players, seed=seed)
    while not state.over:
        cw.apply(state, decide(state) if len(state.legal) > 1 else state.legal[0])


def seats(kind: Kind, table: Table, seed: int) -> list[Bot]:
    return [Bot(kind, 100 * seed + seat) for seat in range(table.players)]


def whole_game(name: str, table: Table, seed: int) -> Watch:
    """One game of a level against itself."""
    watch, bots = Watch(), seats(find_player(name), table, seed)
    play(table, seed, lambda state: watch.time(lambda: decided(bots[state.seat], state)))
    return watch


def own_turns(table: Table, seed: int) -> tuple[Watch, list[float], Work]:
    """Whole turns of a guild master at its own pace: each decision, each turn, and what its search did."""
    watch, work, turns = Watch(), Work(playouts=0, wall=0.0, processor=0.0), dict.fromkeys(ROUNDS, 0.0)
    cutpurses, masters = (seats(find_player(name), table, seed) for name in (QUICK[-1], SLOW))

    def decide(state: cw.State) -> cw.Action:
        if state.round not in turns or not state.seat == state.turn == state.order[0]:
            return decided(cutpurses[state.seat], state)
        with counted(work):
            action = watch.time(lambda: decided(masters[state.seat], state))
        turns[state.round] += watch.wall[-1]
        return action

    play(table, seed, decide)
    return watch, list(turns.values()), work


@contextmanager
def counted(work: Work) -> Iterator[None]:
    """While this lasts, the playouts of guild masters are counted and their searches timed."""

    def counting(*given: Any) -> list[Weighed]:
        processor, wall = process_time(), perf_counter()
        found = search(*given)
        work["wall"] += perf_counter() - wall
        work["processor"] += process_time() - processor
        work["playouts"] += sum(one.playouts for one in found)
        return found

    with patch("cadwallon.players.minds.guild_master.search", counting):
        yield


def measure(table: Table, seed: int) -> Side:
    """All levels at one table."""
    spent = {name: whole_game(name, table, seed).spent() for name in QUICK}
    watch, turns, work = own_turns(table, seed)
    levels = {**spent, SLOW: watch.spent()}
    return Side(table=table.name, players=table.players, spent=levels, turns=turns, search=work)


def merged(runs: Sequence[Side]) -> Side:
    """Several runs at one table."""
    first = runs[0]
    return Side(
        table=first["table"],
        players=first["players"],
        spent={level: together(run["spent"][level] for run in runs) for level in first["spent"]},
        turns=[seconds for run in runs for seconds in run["turns"]],
        search=added(run["search"] for run in runs),
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--table", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    table = TABLES[given.table]
    for name in QUICK:
        # a level's first decision makes tables that all later ones have
        whole_game(name, table, 0)
    print(json.dumps(measure(table, given.seed)))


if __name__ == "__main__":
    main()
