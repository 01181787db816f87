"""A search asks whether one action is possible: the answer is the same as that of the list of all legal ones."""

from __future__ import annotations

from cadwallon.rules.turn import ACTIVATION, Turn, possible

from .helpers import each_table, seeds, some_decisions


@each_table
def test_what_is_possible_is_what_is_legal(adventure: str, players: int, soak: int) -> None:
    moves = 0
    for seed in seeds(adventure, players, 2, soak):
        for state in some_decisions(adventure, players, seed):
            if state.phase != ACTIVATION or type(state.stack[-1]) is not Turn:
                continue
            setting, legal = state.setting, set(state.legal)
            asked = {*setting.move, *setting.leave, *setting.attack, *setting.activate, *setting.bash, *legal}
            assert {action for action in asked if possible(state, action)} == legal
            moves += not legal.isdisjoint(setting.move)
    assert moves > 0
