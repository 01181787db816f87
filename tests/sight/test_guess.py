"""Guesses: whole games made from views."""

from __future__ import annotations

from collections import Counter

import pytest

from cadwallon import State, apply
from cadwallon.record import same_state
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.effects import Peek
from cadwallon.rules.fight import Fight
from cadwallon.rules.missions import Claim
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.rules.windows import Discard, RivalWindow
from cadwallon.sight import determinize, view
from tests.properties.helpers import find, finish, start
from tests.properties.laws import check_sums


@pytest.fixture(scope="module")
def state() -> State:
    return find(lambda s: s.round == 3 and len(s.stack) == 1)


def test_the_same_view_and_chance_give_the_same_guess(state: State) -> None:
    seen = view(state, 1)
    assert same_state(determinize(seen, SeededChance(3)), determinize(seen, SeededChance(3)))
    assert not same_state(determinize(seen, SeededChance(3)), determinize(seen, SeededChance(4)))


def test_hidden_cards_are_dealt_evenly(state: State) -> None:
    """A card that lies three times among 45 unseen ones is in a hand of five in about one guess of three."""
    seat = state.seat
    rival = (seat + 1) % 4
    seen = view(state, seat)
    unseen = Counter((*state.deck, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)))
    held: Counter[int] = Counter()
    top: Counter[int] = Counter()
    guesses = 600
    for number in range(guesses):
        guess = determinize(seen, SeededChance(number))
        held.update(guess.hands[rival])
        top[guess.deck[-1]] += 1
    share = guesses * len(state.hands[rival]) / sum(unseen.values())
    for card, copies in unseen.items():
        assert 0.6 * share * copies < held[card] < 1.5 * share * copies
    assert len(top) > 10
    assert set(held) == set(unseen)


def test_own_things_stay_and_others_change(state: State) -> None:
    seen = view(state, 2)
    guesses = [determinize(seen, SeededChance(number)) for number in range(40)]
    for guess in guesses:
        assert guess.hands[2] == state.hands[2]
        assert guess.ducats[2] == state.ducats[2]
        assert sorted(guess.mission_deck) == sorted(state.mission_deck)
        check_sums(guess)
    assert len({tuple(guess.ducats) for guess in guesses}) > 20
    assert len({guess.mission_deck for guess in guesses}) > 20


def test_a_player_who_kept_count_is_believed(state: State) -> None:
    guess = determinize(view(state, 0), SeededChance(1), ducats=[99, 5, 6, -7])
    assert guess.ducats == [state.ducats[0], 5, 6, 0]
    check_sums(guess)


def test_the_itinerary_is_guessed_beyond_what_is_open() -> None:
    state = start("adv_06", 2, 2)
    tails = {determinize(view(state, 0), SeededChance(number)).itinerary for number in range(200)}
    assert {tail[:2] for tail in tails} == {state.itinerary[:2]}
    assert len(tails) == 24


def test_peeked_cards_stay_on_top_for_who_saw_them() -> None:
    state = find(lambda s: isinstance(s.stack[-1], Peek))
    top = state.deck[-2:]
    for number in range(20):
        assert determinize(view(state, state.seat), SeededChance(number)).deck[-2:] == top
    rival = (state.seat + 1) % 4
    seen = view(state, rival)
    tops = set()
    for number in range(200):
        guess = determinize(seen, SeededChance(number))
        assert len(guess.legal) > 1
        assert guess.seat == state.seat
        tops.add(guess.deck[-2:])
    assert len(tops) > 20


def test_a_paused_window_is_guessed_with_a_card_for_it() -> None:
    state = find(lambda s: isinstance(s.stack[-1], RivalWindow))
    window = state.stack[-1]
    assert isinstance(window, RivalWindow)
    bit = WINDOW_BIT[window.window]
    asked = set()
    for number in range(60):
        guess = determinize(view(state, state.turn), SeededChance(number))
        assert guess.hand_bits[guess.seat] & bit
        assert [action.text for action in guess.legal][-1] == "pass"
        asked.add(guess.seat)
    assert asked == {seat for seat in range(4) if seat != state.turn}


def test_who_was_asked_already_guesses_only_those_after_him() -> None:
    def second_asked(s: State) -> bool:
        top = s.stack[-1]
        if not isinstance(top, RivalWindow) or top.offset < 2:
            return False
        return bool(s.hand_bits[s.clockwise(s.turn, 1)] & WINDOW_BIT[top.window])

    state = find(second_asked)
    viewer = state.clockwise(state.turn, 1)
    seen = view(state, viewer)
    assert seen.answered
    for number in range(40):
        guess = determinize(seen, SeededChance(number))
        assert guess.seat in (guess.clockwise(guess.turn, 2), guess.clockwise(guess.turn, 3))
        assert view(guess, viewer) == seen


def test_a_rival_may_still_answer_a_mission_whose_helper_is_being_paid() -> None:
    state = find(lambda s: isinstance(s.stack[-1], Discard) and isinstance(s.stack[1], Claim), "adv_02", 4)
    bit = WINDOW_BIT["rival_mission"]
    asked = 0
    for number in range(40):
        guess = determinize(view(state, state.seat), SeededChance(number))
        held = any(bits & bit for seat, bits in enumerate(guess.hand_bits) if seat != guess.turn)
        apply(guess, guess.legal[0])
        assert isinstance(guess.stack[-1], RivalWindow) == held
        asked += held
    assert 0 < asked < 40


def test_both_sides_of_a_fight_may_be_the_one_who_thinks() -> None:
    def third_party(s: State) -> bool:
        top = s.stack[-1]
        return isinstance(top, Fight) and min(top.player(s, 0), top.player(s, 1)) >= 0

    state = find(third_party)
    fight = state.stack[-1]
    assert isinstance(fight, Fight)
    asked = {determinize(view(state, None), SeededChance(number)).seat for number in range(60)}
    assert asked == {fight.player(state, 0), fight.player(state, 1)}


def test_finished_games_stay_finished() -> None:
    state = finish(start("adv_04", 2, 1), 1)
    guess = determinize(view(state, 0), SeededChance(1))
    assert guess.over
    assert guess.ducats == list(state.scores)
    check_sums(guess)


def test_a_guess_does_not_change_its_view(state: State) -> None:
    seen = view(state, state.seat)
    before = seen.to_bytes()
    finish(determinize(seen, SeededChance(1)), 1)
    assert seen.to_bytes() == before
    assert same_state(seen.known, view(state, state.seat).known)
