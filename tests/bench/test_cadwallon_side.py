"""Our side of the bench plays the real game, and measures what it says."""

from __future__ import annotations

import cadwallon as cw
from bench.cadwallon_side import new
from bench.measure import play


def test_a_list_made_anew_is_the_list_of_legal_actions() -> None:
    match = new(3)
    while not match.over():
        assert match.options() == len(cw.legal_actions(match.state)) > 0
        match.decide()


def test_the_same_seed_is_the_same_game() -> None:
    first, second = new(5), new(5)
    assert play(first) == play(second)
    assert first.state.scores == second.state.scores


def test_a_copy_can_be_looked_at_without_touching_the_game() -> None:
    match = new(4)
    copy = match.copy()
    copy.options()
    cw.apply(copy.state, cw.legal_actions(copy.state)[0])
    assert play(match) == play(new(4))
