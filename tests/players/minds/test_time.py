"""The guild master keeps to its time, on a clock that counts work instead of seconds.

Everything it imagines begins with a copy of a position, so this clock goes on by a fixed time with every copy: as slow
as a playout on a slow machine. Nobody's busy moment can spoil the test.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from cadwallon import apply, new_game, view
from cadwallon.players import Bot, Budget, find_player
from cadwallon.rules.state import State

COPY = 0.003
"""Seconds of this clock that a copy and what is done with it take."""

OVER = 1.1
"""A tenth over its time is what a bot may take at most."""

KIND = find_player("guild-master")


class Work:
    """The clock."""

    def __init__(self) -> None:
        self.copies = 0

    def __call__(self) -> float:
        return self.copies * COPY


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    work = Work()
    copy = State.copy

    def counted(state: State) -> State:
        work.copies += 1
        return copy(state)

    monkeypatch.setattr(State, "copy", counted)
    monkeypatch.setattr(time, "perf_counter", work)
    yield work
    monkeypatch.undo()


def test_decisions_and_turns_keep_to_their_time(clock: Work) -> None:
    state = new_game(9, players=2, seed=3)
    masters = [Bot(KIND, seat, read=clock) for seat in range(2)]
    novices = [Bot(find_player("novice"), seat) for seat in range(2)]
    turns: dict[tuple[int, int], float] = {}
    thought = 0
    while not state.over and state.round <= 3:
        asked = state.round == 3 and len(state.legal) > 1 and state.turn == state.order[0]
        bot = (masters if asked else novices)[state.seat]
        began = clock()
        action = bot.choose(view(state, state.seat), state.legal, state.round, state.turn)
        if asked:
            took = clock() - began
            assert bot.fault is None
            assert took <= KIND.pace.decision * OVER, f"{took:.2f} s for one decision"
            thought += took > 0.5 * KIND.pace.decision
            turns[state.round, state.seat] = turns.get((state.round, state.seat), 0.0) + took
        apply(state, action)
    assert thought >= 3, "what time there is is used"
    assert max(turns.values()) <= KIND.pace.turn * OVER
    assert max(turns.values()) >= KIND.pace.turn / 2


def test_with_a_number_of_playouts_nobody_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(1, players=2, seed=3)

    def decision() -> str:
        return KIND.factory(1).choose(view(state, state.seat), state.legal, Budget(0.0, 16)).text

    first = decision()
    monkeypatch.setattr(time, "perf_counter", lambda: 1e9)
    assert decision() == first
