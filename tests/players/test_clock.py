"""Time for a decision and for a turn, told by a clock that is moved by hand."""

from __future__ import annotations

import pytest

from cadwallon.players import Clock, Pace
from cadwallon.players.clock import LEAST, SHARE


class Hand:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def decide(clock: Clock, hand: Hand, seconds: float, round: int = 1, turn: int = 0) -> float:
    """One decision that takes so long; the seconds it was given."""
    budget = clock.start(round, turn)
    hand.now += seconds
    assert clock.stop() == pytest.approx(seconds)
    return budget.seconds


def test_decisions_share_the_time_of_a_turn() -> None:
    hand = Hand()
    clock = Clock(Pace(1.0, 6.0), hand)
    given = [decide(clock, hand, 1.0) for _ in range(5)]
    assert given == pytest.approx([1.0, 1.0, 1.0, 1.0, 2 / SHARE])


def test_however_many_decisions_a_turn_has_its_time_is_kept() -> None:
    hand = Hand()
    clock = Clock(Pace(1.0, 6.0), hand)
    began = hand.now
    given = []
    for _ in range(60):
        given.append(clock.start(1, 0).seconds)
        hand.now += given[-1]
        clock.stop()
    assert min(given[:10]) > 5 * LEAST, "the first ten have time to think"
    assert given == sorted(given, reverse=True)
    assert given[-1] == LEAST
    assert hand.now - began < 6.0 + 60 * LEAST


def test_time_that_was_not_used_is_kept_for_the_turn() -> None:
    hand = Hand()
    clock = Clock(Pace(1.0, 6.0), hand)
    for _ in range(10):
        assert decide(clock, hand, 0.2) == 1.0
    assert decide(clock, hand, 1.0) == 1.0
    assert decide(clock, hand, 0.3) == pytest.approx(1.0)
    assert decide(clock, hand, 0.1) == pytest.approx(0.9)


@pytest.mark.parametrize("later", [(1, 1), (2, 0)])
def test_every_turn_has_its_own_time(later: tuple[int, int]) -> None:
    hand = Hand()
    clock = Clock(Pace(1.0, 3.0), hand)
    assert decide(clock, hand, 3.0) == 1.0
    assert decide(clock, hand, 0.0) == LEAST
    assert decide(clock, hand, 0.0, *later) == 1.0


def test_time_between_decisions_is_not_the_bots() -> None:
    hand = Hand()
    clock = Clock(Pace(1.0, 3.5), hand)
    decide(clock, hand, 0.5)
    hand.now += 60
    assert decide(clock, hand, 0.0) == 1.0


def test_playouts_are_handed_on() -> None:
    assert Clock(Pace(1.0, 1.0), Hand(), playouts=30).start(1, 0).playouts == 30
    assert Clock(Pace(1.0, 1.0), Hand()).start(1, 0).playouts == 0
