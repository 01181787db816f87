"""Bots in a campaign and in the Inn: all that is asked there is an ordinary decision, and is answered with sense.

Between two games a seat is asked nothing: a bot keeps its gang, unless whoever runs the campaign names another.
"""

from __future__ import annotations

import pytest

import cadwallon as cw
from cadwallon.players import Bot, Budget, find_player
from cadwallon.players.minds.goals.gear import WORTH
from cadwallon.rules.gear import give_gear
from cadwallon.rules.hiring import Hiring, Inn
from cadwallon.rules.speech import slug_of

LEVELS = ("novice", "cutpurse", "guild-master")
THINKERS = LEVELS[1:]
PLAYOUTS = 8


def choice(level: str, state: cw.State, seed: int = 1) -> str:
    """What a bot of this level would do now."""
    player = find_player(level).factory(seed)
    return player.choose(cw.view(state, state.seat), state.legal, Budget(1.0, PLAYOUTS)).text


def usual_choice(level: str, state: cw.State) -> str:
    """What it does most of the time: a novice errs now and then."""
    found = [choice(level, state, seed) for seed in range(7 if level == "novice" else 1)]
    return max(set(found), key=found.count)


def reached(frame: type, players: int = 2) -> cw.State:
    """A game at its first question of this kind. Nobody hires anybody."""
    state = cw.new_game(adventure=9, players=players, seed=4, inn=True)
    while type(state.stack[-1]) is not frame:
        cw.apply(state, state.legal[-1])
    return state


def display(state: cw.State, *names: str) -> cw.State:
    """Only these cards lie open."""
    kit = state.setting.kit
    state.armoury = sum(1 << kit.gear_index[name] for name in names)
    state.legal = tuple(state.stack[-1].options(state))
    return state


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_in_the_inn_the_best_piece_is_taken(level: str, players: int) -> None:
    state = display(reached(Inn, players), "spyglass", "guild-signet", "lantern", "mail-coat")
    assert usual_choice(level, state).startswith("equip guild-signet ")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_runs_into_debt_for_what_is_not_worth_it(level: str, players: int) -> None:
    state = display(reached(Inn, players), "spyglass", "lantern", "mail-coat")
    assert usual_choice(level, state) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_the_bonus_of_a_winner_is_a_good_piece(level: str) -> None:
    state = cw.new_game(adventure=10, players=2, seed=4, experience=(2, 0), bonus=(0,))
    while state.legal[0].verb != "equip":
        cw.apply(state, state.legal[-1])
    assert state.seat == 0
    name = usual_choice(level, state).split()[1]
    assert WORTH[name] >= 2.5


@pytest.mark.parametrize("level", LEVELS)
def test_of_two_pieces_the_better_one_is_kept(level: str) -> None:
    state = reached(Inn)
    kit, figure = state.setting.kit, state.setting.crew[state.seat][0]
    state.gear[figure] = kit.gear_index["spyglass"]
    give_gear(state, figure, kit.gear_index["sword"], None)
    state.legal = tuple(state.stack[-1].options(state))
    assert usual_choice(level, state) == "keep-gear sword"


@pytest.mark.parametrize("level", THINKERS)
def test_who_has_won_boasts_first(level: str) -> None:
    state = cw.new_game(adventure=12, players=2, seed=4, experience=(3, 0), bonus=(0,))
    while state.legal[0].verb != "boast":
        cw.apply(state, state.legal[-1])
    assert state.seat == 0
    assert choice(level, state).startswith("boast ")


@pytest.mark.parametrize("level", THINKERS)
def test_mercenaries_are_hired_who_are_worth_it(level: str) -> None:
    state = reached(Hiring)
    assert choice(level, state).startswith("hire ")


def test_bots_play_a_whole_campaign() -> None:
    """With the Inn; the games follow each other with experience and bonus, and nobody has to stand in."""
    campaign = cw.Campaign(players=2, inn=True, seed=5)
    gangs = campaign.gangs
    asked: set[str] = set()
    while not campaign.over:
        state = campaign.next_game()
        bots = [Bot(find_player(level), seat, playouts=PLAYOUTS) for seat, level in enumerate(("novice", "cutpurse"))]
        while not state.over:
            asked.add(type(state.stack[-1]).__name__)
            bot = bots[state.seat]
            cw.apply(state, bot.choose(cw.view(state, state.seat), state.legal, state.round, state.turn))
            assert bot.fault is None
        campaign.finish(state)
    assert {"Hiring", "Inn", "Boasting"} <= asked
    assert [result.gangs for result in campaign.results] == [gangs] * 4
    assert campaign.winners


@pytest.mark.parametrize(("adventure", "mode"), [(14, None), (2, "old_city")])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_gets_through_the_set_up(level: str, adventure: int, mode: str | None) -> None:
    state = cw.new_game(adventure=adventure, players=3, seed=adventure, mode=mode, inn=True)
    bots = [Bot(find_player(level), seat, playouts=PLAYOUTS) for seat in range(3)]
    taken = []
    while state.legal[0].verb != "deploy":
        bot, frame = bots[state.seat], type(state.stack[-1])
        action = bot.choose(cw.view(state, state.seat), state.legal, state.round, state.turn)
        assert bot.fault is None
        if frame is Inn and action.verb == "equip":
            taken.append(slug_of(state.setting.kit.equipment[action.a].id))
        cw.apply(state, action)
    assert sum(WORTH[name] for name in taken) > 2 * len(taken)
