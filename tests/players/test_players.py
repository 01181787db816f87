"""The random player."""

from __future__ import annotations

from collections import Counter

import cadwallon as cw
from cadwallon.players import Bot, Budget, RandomPlayer, find_player


def actions(number: int) -> tuple[cw.Action, ...]:
    return tuple(cw.Action("move", n, -1, f"move {n}") for n in range(number))


def test_same_seed_same_choices() -> None:
    legal = actions(17)
    one, other, third = RandomPlayer(5), RandomPlayer(5), RandomPlayer(6)
    choices = [one.choose(None, legal, Budget()) for _ in range(50)]
    assert choices == [other.choose(None, legal, Budget()) for _ in range(50)]
    assert choices != [third.choose(None, legal, Budget()) for _ in range(50)]


def test_every_action_is_about_equally_likely() -> None:
    legal = actions(7)
    player = RandomPlayer(1)
    counts = Counter(player.choose(None, legal, Budget()) for _ in range(7000))
    assert set(counts) == set(legal)
    assert all(850 < count < 1150 for count in counts.values())


def test_needs_no_view_to_play_a_whole_game() -> None:
    state = cw.new_game(adventure=1, players=3, seed=2)
    bots = [Bot(find_player("random"), seat) for seat in range(3)]
    while not state.over:
        bot = bots[state.seat]
        assert not bot.needs_view
        cw.apply(state, bot.choose(None, state.legal, state.round, state.turn))
    assert len(state.scores) == 3
