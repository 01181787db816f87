"""A guess looks to the viewer like the game he sees, and can be played to its end."""

from __future__ import annotations

from random import Random

from cadwallon.rules.chance import SeededChance
from cadwallon.sight import determinize, view
from tests.properties.helpers import decisions, each_table, finish, seeds, some_decisions, start
from tests.properties.laws import check_all
from tests.properties.test_secrets import everybody


@each_table
def test_guesses_look_the_same(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 2, soak):
        for state in some_decisions(adventure, players, seed):
            for seat in everybody(state):
                seen = view(state, seat)
                guess = determinize(seen, SeededChance(seed + state.rolls))
                assert view(guess, seat).to_bytes() == seen.to_bytes()
                assert bool(guess.legal) != guess.over
                if seat == state.seat and not state.over:
                    assert guess.legal == state.legal == tuple(guess.stack[-1].options(guess))
                    assert guess.seat == state.seat
                elif seen.decides is not None:
                    assert guess.seat == seen.decides


@each_table
def test_guesses_can_be_played_on(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 2, soak):
        luck = Random(seed)
        for state in decisions(start(adventure, players, seed), seed):
            if luck.random() < 0.04:
                seat = luck.choice(everybody(state))
                guess = determinize(view(state, seat), SeededChance(luck.getrandbits(32)))
                check_all(guess)
                finish(guess, seed)
                check_all(guess)
                assert len(guess.scores) == players
