"""Moments at which somebody may have been asked in secret: they are found whether anybody holds a card or not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cadwallon import State, apply, new_game
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.events import Event
from cadwallon.rules.spoils import Won
from cadwallon.rules.windows import RivalWindow
from cadwallon.sight import determinize, view
from cadwallon.table.hush import SECRET, perhaps_asked

GAMES = [(1, 3), (4, 4), (8, 2), (9, 3), (12, 4)]
GUESSES = 4

EAGER = {"end": 0.1, "mission": 20, "pick": 6, "attack": 3, "move": 2}


def step(state: State, text: str) -> tuple[frozenset[int], list[Event]]:
    """One answer, and who may have been asked after it."""
    before, events = state.copy(), list[Event]()
    apply(state, text, events.append)
    return perhaps_asked(before, state, events), events


@pytest.mark.parametrize(("adventure", "players"), GAMES)
def test_a_moment_is_one_whatever_the_rivals_hold(adventure: int, players: int) -> None:
    """The same answer where the rivals hold other cards: if one of them is asked there, it is a moment here."""
    silent: Counter[str] = Counter()
    for seed in range(6):
        state = new_game(adventure, players=players, seed=seed)
        luck = random.Random(seed)
        while not state.over:
            top = state.stack[-1]
            weights = [EAGER.get(action.verb, 1) for action in state.legal]
            text = luck.choices(state.legal, weights)[0].text
            if isinstance(top, SECRET):
                apply(state, text)
                continue
            mover = state.seat
            guesses = [determinize(view(state, mover), SeededChance(n)) for n in range(GUESSES)]
            for guess in guesses:
                guess.chance, guess.rolls, guess.draws = state.chance, state.rolls, state.draws
            hands = state.hands[:]
            found, _ = step(state, text)
            asked = not state.over and isinstance(state.stack[-1], SECRET)
            if asked:
                assert state.seat in found
            for guess in guesses:
                step(guess, text)
                window = None if guess.over else guess.stack[-1]
                if isinstance(window, RivalWindow):
                    assert guess.seat in found or not hands[guess.seat], (text, window)
                    silent[window.window] += not asked
    assert silent["rival_move_start"] > 20, "there were moves that nobody could answer"
    assert silent["rival_pick_roll"] > 3
    assert silent["rival_mission"] > 0


def test_a_fight_that_is_won_is_a_moment_for_the_winner() -> None:
    asked = silent = 0
    for seed in range(12):
        state = new_game(9, players=3, seed=seed)
        luck = random.Random(seed)
        while not state.over:
            secret = isinstance(state.stack[-1], SECRET)
            text = luck.choices(state.legal, [EAGER.get(action.verb, 1) for action in state.legal])[0].text
            hands = state.hands[:]
            found, events = step(state, text)
            if secret:
                assert not found, "an answer to a secret question begins no new pause"
                continue
            owners = [
                state.setting.owner[state.setting.figure_index[str(event.facts["winner"])]]
                for event in events
                if event.name == "fight_won"
            ]
            assert {seat for seat in owners if seat >= 0 and hands[seat]} <= found
            won = not state.over and isinstance(state.stack[-1], Won)
            asked += won
            silent += bool(owners) and not won
            if won:
                assert state.seat in found
    assert asked > 3
    assert silent > 3
