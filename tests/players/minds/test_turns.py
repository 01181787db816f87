"""What a plan for a turn must see: chests, missions, the way home, and what comes first."""

from __future__ import annotations

import pytest

import cadwallon as cw
from cadwallon.players import Budget
from cadwallon.players.minds.guild_master import GuildMaster
from cadwallon.players.minds.option import OPENING
from cadwallon.players.minds.planner import thief_options
from tests.players.minds.turns import look_at, situation, turn_of


def test_a_thief_beside_a_chest_opens_it() -> None:
    state = situation(1, 2, 'at = { elise = "library" }\nchests = { library = ["scroll"] }')
    done = turn_of(state)
    assert any(text.startswith(("pick scroll", "bash scroll")) for text in done)


def test_who_can_still_leave_in_the_last_round_leaves() -> None:
    words = 'at = { elise = "bell-gate", tortok = "tallow-gate" }\nalarm = true'
    done = turn_of(situation(1, 7, words))
    assert "leave bell-gate" in done
    assert "leave tallow-gate" in done


def test_a_mission_is_used_before_its_treasure_leaves() -> None:
    carried = 'missions = ["scroll-2"]\ncarries = { elise = ["scroll", "scroll"] }'
    words = 'at = { elise = "bell-gate" }\nalarm = true\n' + carried
    done = turn_of(situation(1, 7, words))
    assert done.index("mission scroll-2") < done.index("leave bell-gate")


def test_a_chest_is_worth_little_to_who_cannot_get_it_home() -> None:
    gains = []
    for number in (5, 7):
        words = 'at = { elise = "library" }\nalarm = true\nchests = { library = ["scroll"] }'
        look = look_at(situation(1, number, words))
        elise = look.eye.setting.figure_index["elise"]
        opening = [option for option in thief_options(look, elise, False, True) if option.rank == OPENING]
        gains.append(max(option.gain for option in opening))
    assert gains[0] > gains[1] + 1


@pytest.mark.parametrize("seed", range(3))
def test_a_guild_master_uses_the_mission_that_wins_in_its_last_turn(seed: int) -> None:
    words = (
        'at = { elise = "library", tortok = "archive" }\nalarm = true\nmissions = ["scroll-2"]\n'
        'carries = { elise = ["scroll", "scroll"] }\nducats = { kalderns_gang = 10 }'
    )
    state = situation(1, 7, words)
    player, at = GuildMaster(seed), (state.round, state.turn)
    done = []
    while not state.over and (state.round, state.turn) == at:
        action = state.legal[-1]
        if state.seat == state.turn:
            action = player.choose(cw.view(state, state.seat), state.legal, Budget(playouts=16))
            done.append(action.text)
        cw.apply(state, action)
    assert "mission scroll-2" in [text.rsplit(" ", 1)[0] if text.count(" ") > 1 else text for text in done]
