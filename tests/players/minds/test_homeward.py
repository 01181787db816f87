"""The way home: who goes first, who is in the way, which gates to close."""

from __future__ import annotations

import pytest

import cadwallon as cw
from cadwallon.players.minds.exodus import exodus
from cadwallon.players.minds.eye import BEHIND, Eye
from cadwallon.players.minds.gates import gate_to_close
from cadwallon.players.minds.homecoming import chance_home, homecoming
from cadwallon.players.minds.lay import DETOUR, expected_way
from cadwallon.players.minds.option import AWAY, MISSION, WALK, Option
from cadwallon.players.minds.order import arranged
from cadwallon.players.minds.weights import trained
from cadwallon.rules.engine import settle
from cadwallon.rules.placing import Placing
from cadwallon.rules.setting import LOST, REMOVED
from tests.players.minds.turns import look_at, situation, turn_of


def option(state: cw.State, figure: str, *texts: str, gain: float = 1.0, rank: int = WALK) -> Option:
    """An option of a thief, by the texts of its steps after the activation."""
    setting = state.setting
    index = setting.figure_index[figure]
    known = {action.text: action for action in (*setting.move, *setting.leave)}
    return Option(1, gain, rank, (setting.activate[index], *(known[text] for text in texts)), index)


def corridor() -> cw.State:
    """Tortok stands in the only way from Elise to the Scholars' Gate."""
    return situation(1, 7, 'at = { elise = "quill-street", tortok = "scholars-alley" }\nalarm = true')


def test_who_stands_in_the_way_goes_first() -> None:
    state = corridor()
    elise = option(state, "elise", "leave scholars-gate", gain=9, rank=AWAY)
    tortok = option(state, "tortok", "leave scholars-gate", gain=1, rank=AWAY)
    assert arranged(look_at(state).eye, state, [elise, tortok]) == [tortok, elise]


def test_what_nobody_makes_room_for_is_not_promised() -> None:
    state = corridor()
    elise = option(state, "elise", "leave scholars-gate", gain=9, rank=AWAY)
    tortok = option(state, "tortok", "move scholars-gate", gain=1)
    assert arranged(look_at(state).eye, state, [elise, tortok]) == [tortok]


def test_everybody_leaves_where_the_first_makes_room_for_the_next() -> None:
    moves = exodus(look_at(corridor()), leave=True)
    by_that_gate = [move.steps[0].text for move in moves if move.steps[-1].text == "leave scholars-gate"]
    assert by_that_gate == ["activate tortok", "activate elise"]
    assert len(moves) == 4


def test_who_does_not_leave_goes_to_the_gates() -> None:
    ends = {move.steps[0].text: move.steps[-1].text for move in exodus(look_at(corridor()), leave=False)}
    assert ends == {"activate elise": "move raven-gate", "activate tortok": "move scholars-gate"}


def test_of_two_ways_home_there_is_one_where_nobody_waits() -> None:
    away = ", ".join(f'{name} = "outside"' for name in ("kaldern", "sarys", "tortok"))
    rivals = 'faras = "scholars-gate", drokan = "raven-gate"'
    state = situation(1, 5, f'alarm = true\nat = {{ elise = "orrery", {away}, {rivals} }}')
    look, elise = look_at(state), state.setting.figure_index["elise"]
    near, safe = (exodus(look, leave=True, safe=safe)[0].steps[-1].text for safe in (False, True))
    assert (near, safe) == ("move quill-street", "move lampmakers-bend")
    chances = [
        chance_home(look, elise, state.setting.terrain.index[text.removeprefix("move ")], look.later)
        for text in (near, safe)
    ]
    assert chances[0] < chances[1] - 0.03


def test_with_one_action_point_who_gains_a_turn_goes() -> None:
    state = situation(1, 6, 'at = { elise = "bell-gate", tortok = "library" }\nalarm = true')
    state.ap = 1
    tortok = state.setting.figure_index["tortok"]
    assert [move.figure for move in exodus(look_at(state), leave=False)] == [tortok]


def test_two_thieves_cannot_go_to_one_space() -> None:
    state = situation(1, 4, 'at = { elise = "kettle-lane", tortok = "basketmakers-lane" }')
    elise = option(state, "elise", "move tinkers-corner", gain=1)
    tortok = option(state, "tortok", "move tinkers-corner", gain=2)
    assert arranged(look_at(state).eye, state, [elise, tortok]) == [tortok]


def test_nobody_leaves_before_the_mission_is_paid() -> None:
    words = 'missions = ["scroll-2"]\ncarries = { elise = ["scroll"] }\nalarm = true\nat = { elise = "bell-gate" }'
    state = situation(1, 7, words)
    mission = Option(3, 1.0, MISSION, (next(one for one in state.legal if one.verb == "mission"),))
    elise = option(state, "elise", "leave bell-gate", gain=9, rank=AWAY)
    assert arranged(look_at(state).eye, state, [elise, mission]) == [mission, elise]


def test_a_chest_is_opened_on_the_way_out() -> None:
    words = 'at = { elise = "rope-loft" }\nalarm = true\nchests = { rope-loft = ["scroll"] }'
    done = turn_of(situation(1, 7, words))
    opened = next(at for at, text in enumerate(done) if text.startswith(("pick scroll", "bash scroll")))
    assert opened < next(at for at, text in enumerate(done) if text.startswith("leave "))


def test_somebody_in_the_way_makes_it_longer_for_the_careful() -> None:
    state = situation(1, 5, 'at = { elise = "quill-street", sanaris = "scholars-alley" }\nalarm = true')
    setting = state.setting
    seat, here = setting.owner[setting.figure_index["elise"]], setting.terrain.index["quill-street"]
    careful = Eye(setting, trained(), seat).look(state, seat)
    lay = careful.eye.lay
    assert setting.terrain.index["scholars-alley"] in careful.obstacles
    assert lay.way_out(state)[here] == 3
    assert 3 < lay.known_way(state, careful.obstacles)[here] <= 3 + DETOUR
    assert look_at(state).obstacles == ()


def test_the_way_to_a_gate_that_may_be_closed() -> None:
    assert expected_way([2, 6], 1.0) == 2
    assert expected_way([6, 2], 0.5) == 0.5 * 2 + 0.5 * 6
    assert expected_way([], 0.5) == 0


def test_a_gate_is_closed_that_rivals_need() -> None:
    words = (
        'at = { elise = "scholars-alley", tortok = "quill-street", kaldern = "scholars-gate", sarys = "inkhorn-lane", '
        'sanaris = "pepper-alley", faras = "pepper-street", drokan = "pepper-gate", valdur = "spice-store" }'
        "\nalarm = true"
    )
    state = situation(1, 5, words)
    seat = state.setting.owner[state.setting.figure_index["elise"]]
    eye = Eye(state.setting, trained())
    state.stack.append(Placing("portcullis", 1, False, state.order.index(seat)))
    settle(state, None)
    assert gate_to_close(eye, state, seat).text == "close pepper-gate"


def test_a_thief_given_up_is_no_better_than_one_left_behind() -> None:
    state = situation(4, 6, 'at = { elise = "orrery" }\nalarm = true')
    seat, elise = state.seat, state.setting.figure_index["elise"]
    state.shut = (1 << state.setting.terrain.size) - 1
    careful = Eye(state.setting, trained(), seat)
    stays = careful.look(state, seat).estimate()
    state.put(elise, REMOVED)
    assert careful.look(state, seat).estimate() <= stays
    state.put(elise, LOST)
    plain = careful.plain
    assert careful.look(state, seat).estimate() < plain.look(state, seat).estimate() - BEHIND


def test_who_was_healed_goes_home_in_the_same_turn() -> None:
    words = 'at = { elise = "scholars-gate" }\nalarm = true\nwounds = { elise = 1 }\ncarries = { elise = ["scroll"] }'
    done = turn_of(situation(9, 7, words))
    assert done.index("heal elise") < done.index("activate elise") < done.index("leave scholars-gate")


def test_the_careful_shun_the_tunnel_while_there_is_another_way() -> None:
    words = 'at = { elise = "pillow-lane" }\nalarm = true\ntokens = { laboratory = "staircase" }'
    state = situation(9, 6, words)
    elise, tunnel = state.setting.figure_index["elise"], state.setting.terrain.role["tunnel"]
    plain = look_at(state)
    careful = Eye(state.setting, trained(), state.seat).look(state, state.seat)
    gains = [look.eye.goals.deeds(look, elise, tunnel)[0].gain for look in (plain, careful)]
    through = [
        look.thief(elise, tunnel, 0.0, 3, look.later) + gain for look, gain in zip((plain, careful), gains, strict=True)
    ]
    assert through[1] < through[0] - 1


def test_before_the_alarm_every_gate_may_be_the_one_that_stays_open() -> None:
    state = situation(1, 4, 'at = { elise = "orrery" }')
    lay, terrain = look_at(state).eye.lay, state.setting.terrain
    few, many = (
        pick(range(terrain.main), key=lambda v: sum(terrain.distance[v][gate] < 8 for gate in terrain.gates))
        for pick in (min, max)
    )
    early = lay.homes(state, 2, 4).chance
    assert early[few] < early[many]
    state.alarm = True
    assert 0 < early[few] < max(lay.homes(state, 2, 4).chance)


def homecomers(adventure: int, number: int, words: str) -> float:
    """How many thieves of the gang that decides will probably get home, as if its turn ended now."""
    state = situation(adventure, number, f"alarm = true\n{words}")
    return homecoming(Eye(state.setting, trained(), state.seat), state, state.seat)


@pytest.mark.parametrize("number", [5, 6])
@pytest.mark.parametrize(("adventure", "captain"), [(1, "kornak"), (9, "captain-kornak")])
def test_who_can_be_reached_gets_home_less_often(adventure: int, captain: str, number: int) -> None:
    away = dict.fromkeys(("kaldern", "sarys", "tortok", "sanaris", "faras", "drokan", "valdur"), "outside")
    places = {**away, "elise": "quill-street", captain: "pepper-gate"}

    def home(**others: str) -> float:
        placed = {**places, **others}
        return homecomers(adventure, number, f"at = {{ {', '.join(f'{k} = {v!r}' for k, v in placed.items())} }}")

    beside = "scholars-alley"
    assert home(**{captain: beside}) < home()
    assert home(sanaris=beside) < home()


@pytest.mark.parametrize("adventure", [1, 9])
def test_who_is_last_in_a_round_has_his_next_turn_in_the_one_that_begins(adventure: int) -> None:
    def home(number: int, *, begun: bool) -> float:
        state = situation(adventure, number, 'alarm = true\nat = { elise = "quill-street" }')
        eye, seat = Eye(state.setting, trained(), state.seat), state.seat
        state.order = (*[other for other in state.order if other != seat], seat)
        if begun:
            state.turn = state.order[0]
        return homecoming(eye, state, seat)

    for number in (5, 6):
        assert home(number + 1, begun=True) == pytest.approx(home(number, begun=False))
    assert home(7, begun=True) > home(7, begun=False)


@pytest.mark.parametrize("number", [5, 6])
@pytest.mark.parametrize("adventure", [1, 9])
def test_rivals_do_less_harm_to_who_is_last(adventure: int, number: int) -> None:
    state = situation(adventure, number, 'alarm = true\nat = { elise = "quill-street", sanaris = "scholars-alley" }')
    eye, seat = Eye(state.setting, trained(), state.seat), state.seat
    rivals = tuple(other for other in state.order if other != seat)
    chances = []
    for order in ((seat, *rivals), (*rivals, seat)):
        state.order = order
        chances.append(homecoming(eye, state, seat))
    assert chances[0] < chances[1]


@pytest.mark.parametrize("number", [5, 6])
def test_the_more_gangs_the_less_certain_is_the_way_home(number: int) -> None:
    placed = 'at = { elise = "quill-street" }'
    two, four = (homecomers(1, number, f"players = {players}\n{placed}") for players in (2, 4))
    assert four < two
