"""What the bots look up: distances, ways out, chances, and the weights that come with the game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from cadwallon import new_game
from cadwallon.lab.train import RANGES
from cadwallon.players import minds
from cadwallon.players.minds.lay import UP, Lay
from cadwallon.players.minds.odds import chance_to_win
from cadwallon.players.minds.weights import FILE, Weights, trained


def test_what_is_near_attracts_more() -> None:
    terrain = new_game(1, players=2, seed=1).setting.terrain
    lay = Lay(terrain, frozenset(), 0.5)
    room = terrain.rooms[0]
    neighbour = terrain.near[room][0]
    at = lay.spot_at[room]
    assert (lay.pull[room][at], lay.pull[neighbour][at]) == (1.0, 0.5)


def test_the_way_out_is_longer_when_the_nearest_gate_is_shut() -> None:
    state = new_game(1, players=2, seed=1)
    terrain = state.setting.terrain
    lay = Lay(terrain, frozenset(), 0.5)
    gate = terrain.gates[0]
    assert lay.way_out(state)[gate] == lay.early[gate] > 1
    state.alarm = True
    assert lay.way_out(state)[gate] == 1
    state.shut = 1 << gate
    others = [terrain.distance[gate][other] + 1 for other in terrain.gates if other != gate]
    assert lay.way_out(state)[gate] == min(others)


def test_rubble_makes_a_detour_of_the_way_out() -> None:
    state = new_game(9, players=2, seed=1)
    terrain = state.setting.terrain
    lay = Lay(terrain, frozenset(), 0.5)
    state.alarm = True
    gate = terrain.gates[0]
    state.shut = sum(1 << other for other in terrain.gates if other != gate)
    beside = terrain.near[gate][0]
    before = lay.way_out(state)[beside]
    state.blocked = (gate,)
    assert lay.way_out(state)[beside] > before == 2


def test_from_below_one_comes_up_first() -> None:
    state = new_game(9, players=2, seed=1)
    terrain = state.setting.terrain
    lay = Lay(terrain, frozenset(), 0.5)
    chamber, pentacle = terrain.chambers[0], terrain.pentacles[0]
    assert lay.distance[chamber][pentacle] == UP
    assert lay.distance[terrain.prison][pentacle] > UP


def test_every_step_to_spare_makes_it_likelier_to_get_home() -> None:
    state = new_game(1, players=2, seed=1)
    lay = Lay(state.setting.terrain, frozenset(), 0.5)
    state.alarm = True
    # all gates but one are closed, so that some spaces are far from it
    state.shut = sum(1 << gate for gate in state.setting.terrain.gates[1:])
    out = lay.way_out(state)
    places = [out.index(float(steps)) for steps in range(1, 7)]
    last = [lay.homes(state, 1, 4).chance[space] for space in places]
    assert last[0] > last[1] > last[2] > last[3] > 0
    assert last[4] == last[5] == 0, "four steps are not enough"
    before = [lay.homes(state, 2, 4).chance[space] for space in places]
    assert all(early > late for early, late in zip(before, last, strict=True))
    assert lay.homes(state, 0, 4).chance[places[0]] == 0, "who has no turn left stays"


@pytest.mark.parametrize(("attack", "defence", "won"), [(1, 1, 21 / 36), (2, 2, 0.6095), (3, 1, 0.8264)])
def test_ties_go_to_the_attacker(attack: int, defence: int, won: float) -> None:
    assert chance_to_win(attack, defence, False) == pytest.approx(won, abs=0.01)


def test_equal_scores_are_parted_by_the_sum_in_the_expansion() -> None:
    assert chance_to_win(1, 3, True) < chance_to_win(1, 3, False)


def test_the_weights_of_the_game_are_complete_and_within_their_ranges() -> None:
    weights = trained()
    assert isinstance(weights, Weights)
    for name, (low, high, _) in RANGES.items():
        assert low <= getattr(weights, name) <= high, name


def test_the_weights_of_the_game_were_trained_by_the_command_in_the_docs() -> None:
    made = files(minds).joinpath(FILE).read_text(encoding="utf-8").splitlines()[1]
    command = made.removeprefix("# Made by: ")
    assert command.startswith("cadwallon train ")
    assert command in (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert trained() != Weights()
