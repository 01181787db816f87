"""Laws of every game, tried on random ones."""

from __future__ import annotations

from random import Random

from cadwallon import legal_actions
from cadwallon.rules.engine import parse
from tests.properties.helpers import decisions, dump, each_table, finish, seeds, start
from tests.properties.laws import check_all, equipment_in_play, exploration_in_play


@each_table
def test_games_end_and_everybody_can_always_do_something(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 8, soak):
        state = start(adventure, players, seed)
        for now in decisions(state, seed):
            legal = legal_actions(now)
            assert bool(legal) != now.over
            assert len(set(map(id, legal))) == len(legal)
        assert len(state.scores) == players
        assert state.winners
        assert all(score >= 0 for score in state.scores)
        assert max(state.scores) == state.scores[state.winners[0]]
        assert state.round == state.setting.adventure.rounds


@each_table
def test_texts_name_one_action_and_parse_back(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 2, soak):
        for state in decisions(start(adventure, players, seed), seed):
            texts = [action.text for action in state.legal]
            assert len(set(texts)) == len(texts)
            for action in state.legal:
                assert parse(state, action.text) is action


@each_table
def test_everything_adds_up(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 5, soak):
        gear = tokens = 1000
        for state in decisions(start(adventure, players, seed), seed):
            check_all(state)
            assert equipment_in_play(state) <= gear, "what has left the game does not come back"
            assert exploration_in_play(state) <= tokens, "what has left the game does not come back"
            gear, tokens = equipment_in_play(state), exploration_in_play(state)


@each_table
def test_copies_go_their_own_way(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 3, soak):
        luck = Random(seed)
        kept = []
        state = start(adventure, players, seed)
        for now in decisions(state, seed):
            if luck.random() < 0.05:
                kept.append((now.copy(), dump(now)))
        end = dump(state)
        for copy, before in kept:
            assert dump(copy) == before
        for copy, _ in kept[:3]:
            twin = copy.copy()
            ended = dump(finish(copy, seed + 1))
            assert dump(finish(twin, seed + 1)) == ended
        assert dump(state) == end
