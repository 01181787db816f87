"""Cards that bring a thief home, and what a careful gang makes of them."""

from __future__ import annotations

from random import Random

import pytest

import cadwallon as cw
from cadwallon.players import Budget
from cadwallon.players.hints import suggest
from cadwallon.players.minds.exodus import exodus
from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.guild_master import GuildMaster
from cadwallon.players.minds.homecoming import homecoming
from cadwallon.players.minds.option import AWAY, WALK, Option
from cadwallon.players.minds.order import arranged
from cadwallon.players.minds.playout import play_on
from cadwallon.players.minds.strides import helps_of, way_out, ways_near
from cadwallon.players.minds.weights import trained
from cadwallon.rules.reach import Gait, explore
from cadwallon.rules.setting import OUTSIDE
from tests.players.minds.turns import situation

ROUNDS = 7


def inside(steps: int, *cards: str, number: int = ROUNDS) -> tuple[cw.State, int]:
    """Elise has so many steps to leave by the only gate; she is alone, and her gang holds these cards."""
    held = ", ".join(f'"{card}"' for card in cards)
    state = situation(1, number, f"alarm = true\nhands = {{ kalderns_gang = [{held}] }}")
    setting, terrain = state.setting, state.setting.terrain
    elise = setting.figure_index["elise"]
    for figure in (*setting.crew[0], *setting.crew[1]):
        state.put(figure, OUTSIDE)
    state.shut = sum(1 << gate for gate in terrain.gates[1:])
    for space in range(terrain.main):
        if state.occupant[space] >= 0:
            continue
        state.put(elise, space)
        if leaves(state, elise, steps) and not leaves(state, elise, steps - 1):
            break
    return state, elise


def leaves(state: cw.State, figure: int, steps: int) -> bool:
    return bool(explore(state, figure, Gait(steps), True)[2])


def careful(state: cw.State) -> Eye:
    return Eye(state.setting, trained(), state.seat)


def steps_out(state: cw.State, figure: int) -> list[str]:
    return [step.text.split()[0] for step in way_out(careful(state), state, figure, state.hands[state.seat])]


def own_turn(state: cw.State) -> list[str]:
    """All that a guild master does to the end of its turn; rivals pass."""
    player, seat, at = GuildMaster(1), state.seat, (state.round, state.turn)
    done = []
    while not state.over and (state.round, state.turn) == at:
        action = state.legal[-1]
        if state.seat == seat:
            action = player.choose(cw.view(state, seat), state.legal, Budget(playouts=16))
            done.append(action.text)
        cw.apply(state, action)
    return done


@pytest.mark.parametrize(
    ("more", "cards", "steps"),
    [
        (2, ["run"], ["set-out", "play", "leave"]),
        (3, ["run"], []),
        (4, ["run", "run"], ["set-out", "play", "play", "leave"]),
        (3, ["run", "shadow-walk"], ["set-out", "play", "play", "leave"]),
        (2, ["shadow-walk", "shadow-walk"], []),
        (3, ["second-wind"], ["move", "play", "leave"]),
        (1, ["powerful-blow", "crowbar"], []),
        (1, [], []),
    ],
)
def test_what_leads_out_with_cards(more: int, cards: list[str], steps: list[str]) -> None:
    """One card more than needed is not spent; twice the same is played only where that is allowed."""
    state, elise = inside(pace() + more, *cards)
    assert steps_out(state, elise) == steps


def pace() -> int:
    """Elise's movement."""
    state = situation(1, ROUNDS, "alarm = true")
    return state.setting.movement[state.setting.figure_index["elise"]]


@pytest.mark.parametrize("cards", [["run"], ["run", "shadow-walk"], ["second-wind"]])
def test_a_guild_master_spends_them_rather_than_leave_somebody_behind(cards: list[str]) -> None:
    state, elise = inside(pace() + 2, *cards)
    done = own_turn(state)
    assert state.position[elise] == OUTSIDE, done


def test_nobody_spends_a_card_that_is_not_needed() -> None:
    state, elise = inside(pace(), "run", "second-wind")
    done = own_turn(state)
    assert state.position[elise] == OUTSIDE
    assert not [text for text in done if text.startswith("play")]


def test_a_card_is_promised_once_only() -> None:
    state, elise = inside(pace() + 2, "run")
    setting, eye = state.setting, careful(state)
    steps = way_out(eye, state, elise, state.hands[state.seat])
    twice = [Option(1, 1.0, AWAY, (setting.activate[figure], *steps), figure) for figure in (elise, elise)]
    assert len(arranged(eye, state, twice)) == 1


def test_everybody_homeward_counts_the_cards_too() -> None:
    state, elise = inside(pace() + 2, "run")
    moves = exodus(careful(state).look(state, state.seat), leave=True)
    assert [step.text for move in moves if move.figure == elise for step in move.steps][1:3] == ["set-out", "play run"]


def test_imagined_games_follow_such_a_plan() -> None:
    state, elise = inside(pace() + 2, "shadow-walk", "run", "run")
    eye = careful(state)
    steps = (state.setting.activate[elise], *way_out(eye, state, elise, state.hands[state.seat]))
    at = (state.round, state.turn)
    play_on([eye] * 2, state, Random(1), 1, at, [steps])
    assert state.position[elise] == OUTSIDE


def test_cards_are_known_by_what_they_do() -> None:
    state = situation(9, ROUNDS, "alarm = true")
    setting = state.setting
    helps = helps_of(setting)
    names = {setting.arcana[card].id for card in helps.moving}
    assert names == {"arc_over_the_rooftops", "arc_run", "arc_secret_door", "arc_shadow_walk"}
    assert {setting.arcana[card].id for card in helps.again} == {"arc_second_wind"}


def in_the_street(number: int, *cards: str) -> tuple[cw.State, int]:
    """Elise, alone, stands in the street that is furthest from the only gate."""
    state, elise = inside(1, *cards, number=number)
    way = careful(state).lay.known_way(state)
    state.put(elise, max(state.setting.terrain.streets, key=lambda street: way[street]))
    return state, elise


def test_over_the_roofs_and_a_run_lead_out_from_anywhere_in_the_open() -> None:
    state, elise = in_the_street(ROUNDS, "over-the-rooftops", "run")
    assert steps_out(state, elise) == ["set-out", "play", "set", "play", "leave"]
    assert state.setting.terrain.is_open[state.position[elise]], "looking for a way moves nobody"
    done = own_turn(state)
    assert state.position[elise] == OUTSIDE, done


def test_nobody_gets_onto_the_roofs_from_a_room() -> None:
    state, elise = in_the_street(ROUNDS, "over-the-rooftops", "run")
    way = careful(state).lay.known_way(state)
    rooms = [room for room in state.setting.terrain.rooms if way[room] > pace() + 2]
    state.put(elise, rooms[0])
    assert steps_out(state, elise) == []
    assert not any(step.text.endswith("rooftops") for steps in near(state, elise).values() for step in steps)


def near(state: cw.State, figure: int) -> dict[int, tuple[cw.Action, ...]]:
    return ways_near(careful(state), state, figure, state.hands[state.seat])


@pytest.mark.parametrize("cards", [["over-the-rooftops"], ["run", "over-the-rooftops"]])
def test_over_the_roofs_everybody_is_near_a_gate(cards: list[str]) -> None:
    """A turn later he is out from every space that is named, whatever his steps are spent on."""
    state, elise = in_the_street(6, *cards)
    way = careful(state).lay.known_way(state)
    found = near(state, elise)
    assert found
    for space, steps in found.items():
        assert way[space] <= pace()
        after = state.copy()
        for step in (state.setting.activate[elise], *steps):
            cw.apply(after, step)
        assert after.position[elise] == space


def test_a_guild_master_takes_to_the_roofs_if_there_is_no_other_way_in_time() -> None:
    state, elise = in_the_street(6, "over-the-rooftops")
    done = own_turn(state)
    assert "play over-the-rooftops" in done
    assert careful(state).lay.known_way(state)[state.position[elise]] <= pace()


def test_two_thieves_do_not_take_to_the_roofs_with_one_card() -> None:
    state, elise = in_the_street(6, "over-the-rooftops")
    setting, eye = state.setting, careful(state)
    way = eye.lay.known_way(state)
    sarys = setting.figure_index["sarys"]
    free = [street for street in setting.terrain.streets if state.occupant[street] < 0]
    state.put(sarys, max(free, key=lambda street: way[street]))
    moves = exodus(eye.look(state, state.seat), leave=True)
    played = [step for move in moves for step in move.steps if step.verb == "play"]
    assert len(played) == 1
    assert {move.figure for move in moves} == {elise, sarys}


def test_the_guild_goes_nowhere_over_the_roofs() -> None:
    """Its figures never leave, so they need no way to a gate."""
    state = situation(3, 6, 'turn = "guild"\nalarm = true\nhands = { guild = ["over-the-rooftops", "run"] }')
    setting, terrain = state.setting, state.setting.terrain
    assert setting.guild == state.seat
    way = careful(state).lay.known_way(state)
    for figure in setting.crew[state.seat]:
        state.put(figure, max((v for v in terrain.streets if state.occupant[v] < 0), key=lambda v: way[v]))
        assert near(state, figure) == {}
    own_turn(state)


def test_nobody_is_set_down_where_a_mate_will_stand() -> None:
    state, elise = in_the_street(6, "over-the-rooftops")
    setting, eye = state.setting, careful(state)
    space, steps = next((end, steps) for end, steps in near(state, elise).items() if steps[-1].verb == "stop")
    sarys = setting.figure_index["sarys"]
    state.put(sarys, next(v for v in setting.terrain.near[space] if state.occupant[v] < 0))
    there = Option(1, 2.0, AWAY, (setting.activate[sarys], setting.move[space]), sarys)
    roofs = Option(1, 1.0, WALK, (setting.activate[elise], *steps), elise)
    assert arranged(eye, state, [there, roofs]) == [there]
    assert arranged(eye, state, [roofs]) == [roofs]


def test_the_nearer_to_a_gate_the_likelier_home() -> None:
    chances = []
    for steps in (0, 3, 6, 8):
        state, elise = inside(max(1, steps), number=6)
        if not steps:
            state.put(elise, OUTSIDE)
        chances.append(homecoming(careful(state), state, state.seat))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 4
    assert chances[-1] < chances[1]


def test_a_prisoner_is_worth_freeing_at_once_to_the_careful() -> None:
    state = situation(9, 4, 'at = { elise = "prison" }')
    seat = state.seat
    prisoner = careful(state).look(state, seat).estimate()
    state.put(state.setting.figure_index["elise"], state.setting.terrain.pentacles[0])
    free = careful(state).look(state, seat).estimate()
    plain = Eye(state.setting, trained())
    gained = plain.look(state, seat).estimate()
    state.put(state.setting.figure_index["elise"], state.setting.prison)
    gained -= plain.look(state, seat).estimate()
    assert free - prisoner > gained


def test_a_hint_says_what_the_cards_are_for() -> None:
    state, _ = inside(pace() + 2, "run")
    (hint, *_) = suggest(cw.view(state, state.seat), playouts=32)
    assert hint.action.text == "activate elise"
    assert hint.why.startswith("leave")


def test_a_hint_says_what_the_roofs_are_for() -> None:
    state, _ = in_the_street(6, "over-the-rooftops")
    hints = suggest(cw.view(state, state.seat), playouts=64)
    (hint,) = [hint for hint in hints if any(step.text == "play over-the-rooftops" for step in hint.steps)][:1]
    assert hint.why == "home"
