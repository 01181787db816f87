"""What a player decides depends on what its seat may know, and on nothing else.

All players of the game are asked, also those that come later: each one in games whose hidden cards, decks, tokens and
ducats were dealt anew behind the same view.
"""

from __future__ import annotations

import pytest

from cadwallon import apply, new_game
from cadwallon.players import Budget, Player, RandomPlayer, find_player
from cadwallon.players.registry import BUILT_IN
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.state import State
from cadwallon.sight import View, determinize, view

TABLES = ((1, 2), (3, 4), (6, 3), (9, 2), (10, 3), (12, 4), (14, 2))
"""Adventures and numbers of players."""

WORLDS = 2
PLAYOUTS = 2
EVERY = 23
"""One decision in so many is looked at."""

HISTORY = 1
"""Decisions that each player has made before in the same game."""


def recalled(kind: str, seed: int, before: list[View]) -> Player:
    """A player with this history."""
    player = find_player(kind).factory(seed)
    for sight in before:
        player.choose(sight if player.needs_view else None, sight.legal, Budget(playouts=PLAYOUTS))
    return player


def decision(player: Player, state: State) -> str:
    sight = view(state, state.seat)
    return player.choose(sight if player.needs_view else None, sight.legal, Budget(playouts=PLAYOUTS)).text


@pytest.mark.parametrize("kind", list(BUILT_IN))
@pytest.mark.parametrize(("adventure", "players"), TABLES)
def test_equal_views_get_equal_decisions(kind: str, adventure: int, players: int, soak: int) -> None:
    for seed in range(soak):
        state = new_game(adventure, players=players, seed=adventure + 100 * seed)
        chance = RandomPlayer(adventure + seed)
        before: list[list[View]] = [[] for _ in range(players)]
        number, different = 0, 0
        while not state.over:
            seat, sight = state.seat, view(state, state.seat)
            if number % EVERY == adventure % EVERY:
                expected = decision(recalled(kind, 5, before[seat]), state)
                for world in range(WORLDS):
                    other = determinize(sight, SeededChance(1000 * number + world))
                    assert view(other, seat) == sight
                    different += other.deck != state.deck
                    assert decision(recalled(kind, 5, before[seat]), other) == expected
            before[seat] = [*before[seat], sight][-HISTORY:]
            apply(state, chance.choose(None, state.legal, Budget()))
            number += 1
        assert different > 0, "the worlds behind a view are not all the same one"
