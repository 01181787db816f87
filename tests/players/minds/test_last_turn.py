"""A guild master's last turn: no mission that would have won is left unused."""

from __future__ import annotations

import pytest

import cadwallon as cw
from cadwallon.players import Budget, Player
from cadwallon.players.minds.cutpurse import Cutpurse
from cadwallon.players.minds.guild_master import GuildMaster

PLAYERS = {3: 3}
"""Adventures that are not for two."""


def pays(state: cw.State) -> list[int]:
    """What each mission that can be used now would bring the gang at once."""
    out = [0]
    for action in state.legal:
        if action.verb == "mission":
            after = state.copy()
            cw.apply(after, action)
            out.append(after.ducats[state.seat] - state.ducats[state.seat])
    return out


def last_turn(adventure: int, seed: int) -> tuple[cw.State, int, int]:
    """A game in which the seat that is last plays its last turn as a guild master: its end, the seat, and what the best
    mission would have brought more than what was used; only what could still be paid for counts."""
    state = cw.new_game(adventure, players=PLAYERS.get(adventure, 2), seed=seed)
    players: list[Player] = [Cutpurse(seed + seat) for seat in range(state.setting.seats)]
    rounds = state.setting.adventure.rounds
    master = seed % len(players)
    missed = 0
    while not state.over:
        seat = state.seat
        final = state.round >= rounds and state.turn == seat == master
        if final and isinstance(players[seat], Cutpurse):
            players[seat] = GuildMaster(seed)
        budget = Budget(playouts=24) if final else Budget()
        action = players[seat].choose(cw.view(state, seat), state.legal, budget)
        if final and action.verb in ("end", "mission"):
            most = max(pays(state))
            if action.verb == "mission":
                before = state.ducats[seat]
                cw.apply(state, action)
                missed = most - (state.ducats[seat] - before)
                continue
            missed = max(missed, most)
        cw.apply(state, action)
    return state, master, missed


@pytest.mark.parametrize("adventure", range(1, 15))
def test_no_mission_that_would_have_won_is_left_unused(adventure: int, soak: int) -> None:
    for seed in range(2 * soak):
        state, seat, missed = last_turn(adventure, seed)
        best = max(score for other, score in enumerate(state.scores) if other != seat)
        lead = state.scores[seat] - best
        assert lead > 0 or lead + missed <= 0, f"adventure {adventure}, seed {seed}: {missed} ducats left, lead {lead}"
