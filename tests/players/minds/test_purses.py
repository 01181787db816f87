"""Keeping count of the rivals' ducats."""

from __future__ import annotations

from random import Random

import pytest

import cadwallon as cw
from cadwallon.players import Budget
from cadwallon.players.minds.cutpurse import Cutpurse
from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.purses import Purses
from cadwallon.players.minds.weights import trained
from cadwallon.rules.chance import SeededChance
from tests.players.minds.turns import situation


def counted(adventure: int, seed: int) -> tuple[list[int], list[int]]:
    """How far a count and a guess without one are off, in the turns of the last rounds of a game of two cutpurses."""
    state = cw.new_game(adventure, players=2, seed=seed)
    players, purses = [Cutpurse(seat) for seat in range(2)], [Purses(seat) for seat in range(2)]
    eye, luck = Eye(state.setting, trained()), Random(seed)
    off, blind = [], []
    at = (0, 0)
    while not state.over:
        seat = state.seat
        sight = cw.view(state, seat)
        purses[seat].see(eye.on(state.setting), sight.known)
        if state.round >= 5 and at != (state.round, state.turn) and seat == state.turn:
            at = (state.round, state.turn)
            rival = 1 - seat
            found = purses[seat].guess(luck)
            assert found is not None
            off.append(abs(found[rival] - state.ducats[rival]))
            guessed = cw.determinize(sight, SeededChance(seed)).ducats[rival]
            blind.append(abs(guessed - state.ducats[rival]))
        cw.apply(state, players[seat].choose(sight, state.legal, Budget()))
    return off, blind


@pytest.mark.parametrize("adventure", [1, 5, 6, 8, 9, 12])
def test_who_counts_knows_better(adventure: int) -> None:
    games = [counted(adventure, seed) for seed in range(4)]
    off = [one for game in games for one in game[0]]
    blind = [one for game in games for one in game[1]]
    assert sum(off) / len(off) < 9
    assert sum(off) < 0.8 * sum(blind)


def test_a_mission_is_counted_for_who_used_it() -> None:
    words = 'missions = ["scroll-2"]\nat = { elise = "library" }\ncarries = { elise = ["scroll", "scroll"] }'
    state = situation(1, 1, words)
    actor, watcher = state.seat, 1 - state.seat
    eye, purses, luck = Eye(state.setting, trained()), Purses(watcher), Random(1)
    purses.see(eye, cw.view(state, watcher).known)
    before = state.ducats[actor]
    cw.apply(state, next(action for action in state.legal if action.text.startswith("mission scroll-2")))
    purses.see(eye, cw.view(state, watcher).known)
    counts = [purses.guess(luck) for _ in range(200)]
    mean = sum(count[actor] for count in counts if count is not None) / len(counts)
    assert state.ducats[actor] - before == 9
    assert mean == pytest.approx(9, abs=1.7)


def test_who_comes_late_has_no_count() -> None:
    state = situation(1, 4, 'at = { elise = "library" }')
    purses = Purses(0)
    purses.see(Eye(state.setting, trained()), cw.view(state, 0).known)
    assert purses.guess(Random(1)) is None
