"""Hints: a few legal actions, best first, with reasons in words; from the view alone."""

from __future__ import annotations

import re

import pytest

import cadwallon as cw
from cadwallon.library.texts import Texts
from cadwallon.offers import offers
from cadwallon.players import find_player
from cadwallon.players.hints import FEW, Suggestion
from cadwallon.players.hosts import hosts
from cadwallon.players.protocol import Budget
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.state import State

LANGUAGES = ("en", "fr", "es", "ru")
GAMES = ((1, 2), (2, 3), (5, 2), (8, 2), (9, 2), (12, 3))


def plain(found: list[Suggestion]) -> list[object]:
    return [(one.action.text, [step.text for step in one.steps], one.ducats, one.gain, one.wins, one.why, one.facts)
            for one in found]  # fmt: skip


def situations(adventure: int, players: int, every: int = 47) -> list[State]:
    """Decisions of all sorts from one game of novices."""
    state = cw.new_game(adventure, players=players, seed=adventure)
    novices = [find_player("novice").factory(seat) for seat in range(players)]
    found, number = [], 0
    kinds: set[str] = set()
    while not state.over:
        what = type(state.stack[-1]).__name__
        if number % every == 0 or what not in kinds:
            kinds.add(what)
            found.append(state.copy())
        cw.apply(state, novices[state.seat].choose(cw.view(state, state.seat), state.legal, Budget()))
        number += 1
    return found


@pytest.mark.parametrize(("adventure", "players"), GAMES)
def test_hints_at_every_sort_of_decision(adventure: int, players: int) -> None:
    texts = {language: Texts(language) for language in LANGUAGES}
    for state in situations(adventure, players):
        view = cw.view(state, state.seat)
        found = cw.suggest(view, playouts=1)
        assert 1 <= len(found) <= FEW
        assert len({one.action for one in found}) == len(found)
        for one in found:
            assert one.action in view.legal
            assert one.steps[0] is one.action
            assert 0 <= one.wins <= 1
            for language in LANGUAGES:
                sentence = one.reason(texts[language])
                assert sentence.endswith("."), sentence
                assert not re.search(r"[{}$_]", sentence), sentence
        branch = state.copy()
        cw.apply(branch, found[0].action)


@pytest.mark.parametrize("seed", range(4))
def test_positions_to_take_up_are_different_gates(seed: int) -> None:
    state = cw.new_game(1, players=2, seed=seed)
    found = cw.suggest(cw.view(state, state.seat), playouts=24)
    assert [one.action.verb for one in found] == ["deploy"] * FEW
    assert len({one.action.b for one in found}) == FEW


def test_equal_views_get_equal_hints() -> None:
    different = 0
    for number, state in enumerate(situations(1, 3, every=60)):
        view = cw.view(state, state.seat)
        expected = plain(cw.suggest(view, playouts=6))
        assert plain(cw.suggest(view, playouts=6)) == expected
        other = cw.determinize(view, SeededChance(number))
        different += other.deck != state.deck
        assert plain(cw.suggest(cw.view(other, other.seat), playouts=6)) == expected
    assert different > 0


def test_who_is_not_asked_gets_none() -> None:
    state = cw.new_game(1, players=2, seed=3)
    assert cw.suggest(cw.view(state, 1 - state.seat)) == []
    assert cw.suggest(cw.view(state, None)) == []


def test_a_mission_that_pays_is_among_them_with_what_it_pays() -> None:
    seen = 0
    for state in situations(1, 2, every=4):
        view = cw.view(state, state.seat)
        offered = {offer.do: offer.worth for offer in offers(view)}
        for one in cw.suggest(view, playouts=1):
            if one.action.verb == "mission":
                seen += 1
                assert one.why == "mission"
                assert one.facts["ducats"] == offered[one.action.text]
                assert str(one.facts["ducats"]) in one.reason()
    assert seen > 0


def test_what_follows_can_be_done() -> None:
    """The steps of a plan are legal one after the other, as long as nothing comes between them."""
    walked = 0
    for state in situations(1, 2, every=5):
        for one in cw.suggest(cw.view(state, state.seat), playouts=1):
            if len(one.steps) < 2 or one.steps[0].verb != "activate":
                continue
            branch = state.copy()
            cw.apply(branch, one.steps[0])
            assert one.steps[1] in branch.legal, one
            walked += 1
    assert walked > 3


def test_another_process_has_the_same_ideas() -> None:
    state = cw.new_game(1, players=2, seed=3)
    view = cw.view(state, state.seat)
    found = hosts().suggest(view, 0.05)
    assert found
    assert all(one.action in view.legal for one in found)
    assert all(one.reason() for one in found)
