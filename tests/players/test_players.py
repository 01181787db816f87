"""The random player and the list of players."""

from __future__ import annotations

from collections import Counter

import pytest

import cadwallon as cw
from cadwallon.players import PLAYERS, Player, RandomPlayer, UnknownPlayer, find_player


def actions(number: int) -> tuple[cw.Action, ...]:
    return tuple(cw.Action("move", n, -1, f"move {n}") for n in range(number))


def test_same_seed_same_choices() -> None:
    legal = actions(17)
    one, other, third = RandomPlayer(5), RandomPlayer(5), RandomPlayer(6)
    choices = [one.choose(None, legal) for _ in range(50)]
    assert choices == [other.choose(None, legal) for _ in range(50)]
    assert choices != [third.choose(None, legal) for _ in range(50)]


def test_every_action_is_about_equally_likely() -> None:
    legal = actions(7)
    player = RandomPlayer(1)
    counts = Counter(player.choose(None, legal) for _ in range(7000))
    assert set(counts) == set(legal)
    assert all(850 < count < 1150 for count in counts.values())


def test_needs_no_view_to_play_a_whole_game() -> None:
    state = cw.new_game(adventure=1, players=3, seed=2)
    bots: list[Player] = [find_player("random")(seat) for seat in range(3)]
    while not state.over:
        bot = bots[state.seat]
        assert not bot.needs_view
        cw.apply(state, bot.choose(None, state.legal))
    assert len(state.scores) == 3


def test_players_are_found_by_name() -> None:
    assert find_player(" Random ") is PLAYERS["random"]


def test_unknown_player_names_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="no player 'randm'; known are random; is 'random' meant"):
        find_player("randm")
