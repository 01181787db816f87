"""The stopwatch itself, tried on a game whose every figure is known."""

from __future__ import annotations

import json
import sys
from time import perf_counter

import pytest

from bench.measure import advance, half_way, measure, memory, options, play, run, speed, thirds


class Countdown:
    """``seed`` times ten decisions; the list of actions is one long and, when the count is even, three."""

    def __init__(self, left: int, pause: float = 0.0) -> None:
        self.left = left
        self.whole = left
        self.pause = pause
        self.ballast = bytes(64 * 1024 + left)

    def over(self) -> bool:
        return self.left == 0

    def decide(self) -> None:
        assert self.left, "nobody decides when the game is over"
        if self.pause and self.left <= self.whole // 3:
            start = perf_counter()
            while perf_counter() - start < self.pause:
                pass
        self.left -= 1

    def options(self) -> int:
        return 1 if self.left % 2 else 3

    def copy(self) -> Countdown:
        twin = Countdown(self.left, self.pause)
        twin.whole = self.whole
        return twin


def short(seed: int) -> Countdown:
    return Countdown(10 * seed)


def slow_at_the_end(seed: int) -> Countdown:
    return Countdown(30, pause=0.002)


def test_a_decision_is_one_action_taken_and_applied() -> None:
    assert play(short(4)) == 40


def test_advancing_stops_where_it_is_told() -> None:
    match = short(2)
    advance(match, 7)
    assert match.left == 13


def test_speed_counts_whole_games_of_successive_seeds() -> None:
    done = speed(short, 0.01)
    assert done.lengths[:3] == (10, 20, 30)
    assert done.seconds >= 0.01


def test_games_are_sampled_in_the_middle() -> None:
    assert [play(match) for match in half_way(short, (10, 20, 30))] == [5, 10, 15]


def test_growing_cost_is_seen() -> None:
    first, last = thirds(slow_at_the_end, (30,) * 5, 1.0)
    assert first > 2 * last


def test_a_game_that_is_not_the_same_twice_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="seed 2"):
        thirds(short, (10, 9), 1.0)


def test_lists_are_sampled_over_the_whole_game() -> None:
    found = options(short, (10, 20))
    assert found.lengths == (3, 1, 3, 1, 3)


def test_memory_is_that_of_one_game() -> None:
    assert memory(short, (10, 20, 30)) == pytest.approx(64, rel=0.1)


def test_a_run_prints_its_figures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--seconds", "0.01"])
    run("pytest", short)
    printed = json.loads(capsys.readouterr().out)
    assert printed["package"] == "pytest"
    assert printed["figures"]["options_per_decision"] == pytest.approx(2, abs=0.2)
    assert printed["figures"]["decisions_per_second"] > printed["figures"]["games_per_second"]


def test_measuring_leaves_out_nothing() -> None:
    figures = measure(short, 0.01)
    assert figures.games > 0
    assert figures.copy_us > 0
    assert figures.legal_actions_us > 0
    assert figures.process_mib > 1
