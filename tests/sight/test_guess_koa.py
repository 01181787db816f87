"""Guesses in games with The King of Ashes."""

from __future__ import annotations

from collections import Counter

import pytest

from cadwallon import State, apply
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.fight import DEFENDER_CARDS, Fight
from cadwallon.rules.intrigues import DropIntrigue, Hiding, KeepIntrigue
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.sight import determinize, view
from tests.properties.helpers import find, finish, start
from tests.properties.laws import check_all
from tests.sight.koa import asked, begun, watchman_asked, winner_asked, with_intrigues


@pytest.fixture(scope="module")
def state() -> State:
    return begun("adv_09")


def guesses(state: State, seat: int | None, number: int = 60) -> list[State]:
    """So many guesses from one view; each looks the same to the viewer and keeps all laws."""
    seen = view(state, seat)
    found = [determinize(seen, SeededChance(i)) for i in range(number)]
    for guess in found:
        assert view(guess, seat).to_bytes() == seen.to_bytes()
        check_all(guess)
    return found


def test_intrigues_are_dealt_evenly(state: State) -> None:
    held: Counter[int] = Counter()
    number = 900
    for guess in (determinize(view(state, 0), SeededChance(i)) for i in range(number)):
        assert guess.intrigues[0] == state.intrigues[0]
        assert guess.progress[0] == state.progress[0]
        assert list(map(len, guess.intrigues)) == list(map(len, state.intrigues))
        held.update(guess.intrigues[1])
    hidden = [*state.intrigue_deck, *state.intrigues[1], *state.intrigues[2]]
    share = number * len(state.intrigues[1]) / len(hidden)
    assert set(held) == set(hidden)
    assert all(0.4 * share < held[card] < 1.9 * share for card in hidden)


def test_intrigues_that_somebody_looks_at_stay(state: State) -> None:
    keeping = asked(state, KeepIntrigue(1, 2))
    assert {guess.intrigue_deck[-2:] for guess in guesses(keeping, 1)} == {keeping.intrigue_deck[-2:]}
    assert len({guess.intrigue_deck[-2:] for guess in guesses(keeping, 0)}) > 30
    dropping = asked(with_intrigues(state, 2, 2), DropIntrigue(0, 2))
    assert {guess.intrigues[2] for guess in guesses(dropping, 0)} == {dropping.intrigues[2]}
    assert {guess.seat for guess in guesses(dropping, 1)} == {0}
    assert len({guess.intrigues[2] for guess in guesses(dropping, 1)}) > 30


def test_a_card_that_was_laid_open_stays_with_its_holder(state: State) -> None:
    card = state.setting.kit.intrigue_index["find-a-safe-place-to-hide"]
    now = state.copy()
    for seat, cards in enumerate(now.intrigues):
        now.intrigues[seat] = tuple(c for c in cards if c != card)
        now.progress[seat] = (0,) * len(now.intrigues[seat])
    now.intrigue_deck = tuple(c for c in now.intrigue_deck if c != card)
    now.intrigue_gone = tuple(c for c in now.intrigue_gone if c != card)
    now.intrigues[1], now.progress[1] = (*now.intrigues[1], card), (*now.progress[1], 0)
    mine = now.setting.crew[1]
    chambers = [room for room in now.setting.terrain.chambers if now.occupant[room] < 0]
    for thief, room in zip(mine[:2], chambers, strict=False):
        now.put(thief, room)
    now = asked(now, Hiding(1, card))
    assert all(card in guess.intrigues[1] and guess.seat == 1 for guess in guesses(now, 0))


def test_tokens_lie_somewhere_else_in_every_guess(state: State) -> None:
    terrain = state.setting.terrain
    room = next(room for room in terrain.rooms if state.halts[room] & 1)
    now = state.copy()
    now.seen[1] |= 1 << room
    for seat in (0, 1, None):
        tried = guesses(now, seat)
        kinds = {guess.tokens[room] for guess in tried}
        assert kinds == {now.tokens[room]} if seat == 1 else len(kinds) > 3
        assert len({guess.left_out for guess in tried}) > 10
        for guess in tried:
            assert Counter((*guess.tokens, *guess.left_out)) == Counter((*now.tokens, *now.left_out))


def test_tokens_that_are_being_placed_come_from_the_pile() -> None:
    state = start("adv_01+old_city", 3, 3)
    assert len(state.left_out) == 14
    for _ in range(5):
        apply(state, state.legal[0])
    assert len(state.left_out) == 9
    for guess in guesses(state, state.seat, 20):
        assert guess.legal == state.legal
        assert len(guess.left_out) == 9


def test_face_down_relics_change_places() -> None:
    state = start("adv_10", 3, 2)
    tried = guesses(state, 0)
    assert len({tuple(guess.beside) for guess in tried}) == len(tried)
    assert all(sorted(guess.beside) == sorted(state.beside) for guess in tried)


def test_a_winner_who_thinks_has_the_card_for_it() -> None:
    state = winner_asked()
    for seat in (None, *(seat for seat in range(3) if seat != state.seat)):
        for guess in guesses(state, seat, 20):
            assert guess.seat == state.seat
            assert guess.hand_bits[guess.seat] & WINDOW_BIT["fight_won"]
            assert len(guess.legal) > 1


def test_a_secret_militia_phase_is_guessed_to_be_over() -> None:
    state = watchman_asked()
    rival = (state.seat + 1) % 3
    for guess in guesses(state, rival, 10):
        assert guess.seat == state.seat
        assert any(action.verb == "end" for action in guess.legal)
    assert {guess.legal for guess in guesses(state, state.seat, 10)} == {state.legal}


def test_a_defender_who_plays_on_is_not_taken_for_the_attacker() -> None:
    def second_card(s: State) -> bool:
        top = s.stack[-1]
        return isinstance(top, Fight) and top.stage == DEFENDER_CARDS and bool(top.cards[1]) and top.player(s, 0) >= 0

    state = find(second_card, "adv_09", 4)
    assert {guess.seat for guess in guesses(state, None, 20)} == {state.seat}


@pytest.mark.parametrize("adventure", ["adv_10", "adv_12", "adv_05+old_city"])
def test_finished_games_stay_finished(adventure: str) -> None:
    state = finish(start(adventure, 2, 1), 1)
    guess = determinize(view(state, 0), SeededChance(1))
    assert guess.over
    assert guess.ducats == list(state.scores)
    check_all(guess)
