"""A guild master's last turn: no mission that would have won is left unused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest

import cadwallon as cw
from cadwallon.players import Budget, Player
from cadwallon.players.minds.cutpurse import Cutpurse
from cadwallon.players.minds.guild_master import GuildMaster
from cadwallon.rules.chance import SeededChance

PLAYERS = {3: 3}
"""Adventures that are not for two."""

FOR_TWO = [adventure for adventure in range(1, 15) if adventure not in PLAYERS]

LUCKS = 4
"""So often it is tried whether a mission wins whatever the dice show."""


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
    """A game in which one seat plays its last turn as a guild master: its end, the seat, and what the best mission
    would have brought more than what was used; only what could still be paid for counts."""
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


def wins_with(state: cw.State, action: cw.Action) -> bool:
    """Does the seat win with this action and nothing else, whatever the dice show?"""
    for luck in range(LUCKS):
        after = state.copy()
        after.chance = SeededChance(luck)
        cw.apply(after, action)
        while not after.over:
            end = after.setting.action_end
            cw.apply(after, end if end in after.legal else after.legal[-1])
        if state.seat not in after.winners:
            return False
    return True


def decided_by_a_mission(state: cw.State) -> bool:
    """Is a mission all that is missing for a sure victory?"""
    missions = [action for action in state.legal if action.verb == "mission"]
    return any(wins_with(state, mission) for mission in missions) and not wins_with(state, state.setting.action_end)


def decisive_turns(adventure: int) -> Iterator[tuple[int, cw.State]]:
    """Games of cutpurses, with their seeds, at a moment when a mission in their very last turn is decisive."""
    for seed in count():
        state = cw.new_game(adventure, players=2, seed=seed)
        players = [Cutpurse(seed + seat) for seat in range(2)]
        rounds = state.setting.adventure.rounds
        while not state.over:
            if state.round >= rounds and state.seat == state.turn == state.order[-1] and decided_by_a_mission(state):
                yield seed, state
                break
            cw.apply(state, players[state.seat].choose(cw.view(state, state.seat), state.legal, Budget()))


@pytest.mark.parametrize("adventure", FOR_TWO)
def test_a_mission_that_decides_the_game_is_used(adventure: int, soak: int) -> None:
    for seed, state in islice(decisive_turns(adventure), soak):
        seat, players = state.seat, (GuildMaster(seed), GuildMaster(seed + 1))
        while not state.over:
            cw.apply(state, players[state.seat].choose(cw.view(state, state.seat), state.legal, Budget(playouts=24)))
        assert seat in state.winners, f"adventure {adventure}, seed {seed}: {state.scores}"
