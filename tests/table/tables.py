"""Tables to try things at."""

from __future__ import annotations

import random

from cadwallon import new_game
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.table import Chair, Table


def table_of(*kinds: str, adventure: int | str = 1, seed: int = 1, mode: str | None = None) -> Table:
    """A table with people (``here``) and bots at it."""
    events: list[Event] = []
    state = new_game(adventure, players=len(kinds), seed=seed, mode=mode, log=events.append)
    chairs = []
    for seat, kind in enumerate(kinds):
        chair = Chair(state.table[seat], kind)
        chair.seat_bot("random" if kind == "bot" else None, seed + seat)
        chairs.append(chair)
    return Table(state, chairs, events)


def around(state: State, *kinds: str) -> Table:
    """A table in the middle of a game."""
    chairs = []
    for seat, kind in enumerate(kinds):
        chair = Chair(state.table[seat], kind)
        chair.seat_bot("random" if kind == "bot" else None, seat)
        chairs.append(chair)
    return Table(state, chairs)


def answer(table: Table, text: str) -> None:
    """The seat that is asked answers."""
    seat = table.state.seat
    table.answer(seat, table.at(seat), text)


def wander(table: Table, decisions: int, seed: int = 0) -> None:
    """So many random answers."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if table.state.over:
            return
        answer(table, chance.choice(table.state.legal).text)
