"""Adventure 13, The Festival of Ashes."""

from __future__ import annotations

import pytest

from cadwallon.game import new_game
from cadwallon.rules.chests import pick_target
from cadwallon.rules.effects import counter
from cadwallon.rules.engine import apply
from cadwallon.rules.militia import Patrol, patrol_options
from cadwallon.rules.placing import SetDown
from cadwallon.rules.reach import Gait, explore
from cadwallon.rules.sheets.festival import prizes, strolls
from cadwallon.rules.spoils import Flight
from tests.rules_koa.play import Play


def crowd(t: Play, *slugs: str) -> None:
    """A reveller in each of these streets."""
    for slug in slugs:
        t.s.ground[t.space(slug)] = 1
        t.s.supply -= 1


def revellers(t: Play) -> set[str]:
    return {t.s.slug(space) for space, n in enumerate(t.s.ground) if n}


def points(t: Play) -> list[int]:
    return [counter(t.s, "offering_points", seat) for seat in range(t.setting.seats)]


# -- set-up --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "number"), [(2, 8), (3, 12), (4, 15)])
def test_revellers_are_put_in_turn_order_before_the_deployment(players: int, number: int) -> None:
    s = new_game(13, players=players, seed=1)
    while s.legal[0].verb == "hire":
        apply(s, "pass")
    streets = s.setting.terrain.streets
    seats: list[int] = []
    while s.legal[0].verb == "put":
        assert {action.a for action in s.legal} == {street for street in streets if not s.ground[street]}
        seats.append(s.seat)
        apply(s, s.legal[-1])
    assert s.legal[0].verb == "deploy"
    assert seats == [s.order[i % players] for i in range(number)]
    assert sum(s.ground) == number
    assert s.supply == 15 - number
    assert not any(s.ground[gate] for gate in s.setting.terrain.gates)


# -- the crowd -----------------------------------------------------------------------------------
def moves(t: Play, name: str) -> set[str]:
    return {text.split()[1] for text in t.act(f"activate {name}") if text.startswith("move ")}


def test_entering_a_crowd_takes_a_space_more() -> None:
    t = Play("adv_13")
    t.put("harid", "begging-bowl-alley")
    assert {"beggars-cross", "crooked-elbow", "gibbet-place", "noose-lane"} <= moves(t, "harid")
    t = Play("adv_13")
    crowd(t, "beggars-cross")
    t.put("harid", "begging-bowl-alley")
    reached = moves(t, "harid")
    assert {"beggars-cross", "crooked-elbow", "gibbet-place"} <= reached
    assert "noose-lane" not in reached
    t = Play("adv_13")
    crowd(t, "beggars-cross", "gibbet-place")
    t.put("harid", "begging-bowl-alley")
    reached = moves(t, "harid")
    assert "crooked-elbow" in reached
    assert "gibbet-place" not in reached


def test_revellers_do_not_block_and_leaving_them_costs_nothing() -> None:
    t = Play("adv_13")
    crowd(t, "begging-bowl-alley")
    t.put("harid", "begging-bowl-alley")
    assert "noose-lane" in moves(t, "harid")


def test_attacking_into_a_crowd_takes_the_space_too() -> None:
    t = Play("adv_13")
    crowd(t, "noose-lane")
    t.put("harid", "crooked-elbow")
    t.put("faras", "noose-lane")
    assert "attack faras" in t.act("activate harid")
    t = Play("adv_13")
    crowd(t, "noose-lane", "gibbet-place")
    t.put("harid", "crooked-elbow")
    t.put("faras", "noose-lane")
    assert "attack faras" in t.act("activate harid")
    t = Play("adv_13")
    crowd(t, "noose-lane", "gibbet-place")
    t.put("harid", "beggars-cross")
    t.s.put(t.setting.militia[0], t.space("library"))
    t.put("faras", "noose-lane")
    assert "attack faras" not in t.act("activate harid")


@pytest.mark.parametrize(("crowded", "possible"), [((), True), (("begging-bowl-alley",), False)])
def test_leaving_by_a_gate_counts_the_crowd_on_the_way(crowded: tuple[str, ...], possible: bool) -> None:
    t = Play("adv_13")
    t.s.alarm = True
    crowd(t, *crowded)
    t.put("harid", "crooked-elbow")
    # cross, alley, gate, out: four steps, five through the crowd
    assert ("leave beggars-gate" in t.act("activate harid")) is possible


def one_way_up(t: Play) -> int:
    """A thief below, and one free pentacle above him."""
    for name, slug in (("faras", "moonwell-place"), ("drokan", "eel-quay"), ("valdur", "beggars-cross")):
        t.put(name, slug)
    return t.put("harid", "holy-altar")


@pytest.mark.parametrize(("crowded", "further"), [((), 2), (("drummers-rise",), 1)])
def test_coming_up_into_a_crowd_takes_a_space_more(crowded: tuple[str, ...], further: int) -> None:
    t = Play("adv_13")
    crowd(t, *crowded)
    one_way_up(t)
    distance = t.setting.terrain.distance[t.space("drummers-rise")]
    assert max(distance[t.space(slug)] for slug in moves(t, "harid")) == further


@pytest.mark.parametrize("through", [False, True])
@pytest.mark.parametrize(("steps", "up"), [(2, []), (3, ["drummers-rise"])])
def test_who_cannot_pay_for_the_crowd_stays_below(steps: int, up: list[str], through: bool) -> None:
    t = Play("adv_13")
    crowd(t, "drummers-rise")
    harid = one_way_up(t)
    free, _, _ = explore(t.s, harid, Gait(steps, through), False)
    assert [t.s.slug(space) for space in free] == up


def test_being_set_down_and_running_cost_nothing() -> None:
    t = Play("adv_13")
    crowd(t, "noose-lane", "gibbet-place", "basin-street")
    faras = t.put("faras", "vellum-alley")
    t.s.stack.append(Flight(faras, t.space("vellum-alley"), 3, 0))
    assert "flee crooked-elbow" in t.legal()
    t.act("flee crooked-elbow")
    t.s.stack.append(SetDown(faras, 0, (t.space("noose-lane"),)))
    t.legal()
    assert t.where("faras") == "noose-lane"


def test_the_crowd_does_not_spoil_locks() -> None:
    t = Play("adv_13")
    crowd(t, "noose-lane")
    harid = t.put("harid", "noose-lane")
    assert pick_target(t.s, harid, t.space("noose-lane")) == 4


# -- militiamen ----------------------------------------------------------------------------------
def patrol(t: Play, steps: int = 4) -> set[str]:
    kornak = t.figure("captain-kornak")
    return {action.text for action in patrol_options(t.s, kornak, 0, steps)}


def test_militiamen_pay_for_the_crowd_too() -> None:
    t = Play("adv_13")
    t.put("captain-kornak", "begging-bowl-alley")
    assert "patrol noose-lane" in patrol(t)
    crowd(t, "beggars-cross")
    assert "patrol noose-lane" not in patrol(t)
    assert {"patrol beggars-cross", "patrol gibbet-place"} <= patrol(t)


def test_militiamen_leave_thieves_in_a_crowd_alone() -> None:
    t = Play("adv_13")
    t.put("captain-kornak", "crooked-elbow")
    t.put("faras", "gibbet-place")
    assert "strike faras" in patrol(t)
    crowd(t, "gibbet-place")
    assert "strike faras" not in patrol(t)


def test_a_crowd_next_to_the_thief_does_not_help() -> None:
    t = Play("adv_13")
    t.put("captain-kornak", "crooked-elbow")
    t.put("faras", "gibbet-place")
    crowd(t, "noose-lane", "crooked-elbow")
    assert "strike faras" in patrol(t)


def test_a_militiaman_in_a_crowd_can_be_moved() -> None:
    t = Play("adv_13")
    kornak = t.put("captain-kornak", "crooked-elbow")
    crowd(t, "crooked-elbow", "beggars-cross", "gibbet-place")
    t.s.stack.append(Patrol(kornak, 4, 0))
    t.act("patrol library")
    assert t.where("captain-kornak") == "library"


# -- the procession ------------------------------------------------------------------------------
def test_a_reveller_walks_three_streets_through_anybody() -> None:
    t = Play("adv_13")
    crowd(t, "crooked-elbow", "beggars-cross")
    t.put("harid", "gibbet-place")
    ends = {t.s.slug(v) for v in strolls(t.s, t.space("crooked-elbow"), 3)}
    assert ends == {
        "gibbet-place",
        "noose-lane",
        "vellum-alley",
        "basin-street",
        "hangmans-turn",
        "weavers-slope",
        "tow-rope-lane",
        "hangmans-alley",
        "begging-bowl-alley",
        "the-shambles",
        "candlewick-corner",
    }


@pytest.mark.parametrize("number", [3, 5, 7])
def test_each_player_may_move_one_in_rounds_3_5_and_7(number: int) -> None:
    t = Play("adv_13", 3)
    t.s.order = (1, 2, 0)
    t.s.shut = sum(1 << gate for gate in t.setting.terrain.gates)
    crowd(t, "crooked-elbow", "noose-lane")
    asked = t.begin_round(number)
    assert asked == ["parade noose-lane", "parade crooked-elbow", "pass"]
    assert t.s.seat == 1
    t.act("parade noose-lane", "put gibbet-place")
    assert t.s.seat == 2
    t.act("pass")
    assert t.s.seat == 0
    t.act("parade crooked-elbow", "put the-shambles")
    assert revellers(t) == {"gibbet-place", "the-shambles"}
    assert t.told("procession") == [
        {"seat": 1, "start": "noose-lane", "space": "gibbet-place"},
        {"seat": 0, "start": "crooked-elbow", "space": "the-shambles"},
    ]
    assert t.s.supply == 13


@pytest.mark.parametrize("number", [2, 4, 6])
def test_no_procession_in_other_rounds(number: int) -> None:
    t = Play("adv_13")
    crowd(t, "crooked-elbow")
    assert "parade crooked-elbow" not in t.begin_round(number)


def test_without_revellers_nothing_happens() -> None:
    t = Play("adv_13")
    assert "end" in t.begin_round(3)
    assert not t.told("procession")


def test_the_procession_follows_the_alarm() -> None:
    t = Play("adv_13")
    crowd(t, "crooked-elbow")
    t.begin_round(5)
    for _ in range(9):
        assert t.legal()[0].startswith("close")
        t.act(t.legal()[0])
    assert t.legal() == ["parade crooked-elbow", "pass"]


# -- the pyre ------------------------------------------------------------------------------------
def test_burned_treasures_bring_points_and_cards() -> None:
    t = Play("adv_13")
    t.put("harid", "beggars-cross", "red_gem", "keys", "chest_of_ducats")
    t.act("activate harid")
    assert t.act("do burn") == ["burn red-gem", "burn keys", "burn chest-of-ducats"]
    assert t.act("burn chest-of-ducats") == ["burn red-gem", "burn keys", "done"]
    t.act("burn red-gem", "done")
    assert t.load("harid") == ["keys"]
    assert points(t) == [5, 0]
    assert len(t.s.hands[0]) == 2
    assert (t.boxed("red_gem"), t.boxed("chest_of_ducats")) == (1, 1)
    assert t.s.ap == 6
    assert t.s.acts == 0
    assert t.s.ducats == [0, 0]
    assert t.told("count") == [{"seat": 0, "counter": "offering_points", "value": 5}]


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        ("red_gem", 1),
        ("green_gem", 2),
        ("keys", 2),
        ("scroll", 2),
        ("bracelet", 2),
        ("magic_gem", 3),
        ("chest_of_ducats", 4),
    ],
)
def test_what_each_treasure_brings(kind: str, worth: int) -> None:
    t = Play("adv_13")
    t.put("harid", "eel-quay", kind, kind)
    # the first goes by itself: there is nothing to choose
    t.act("activate harid", "do burn", f"burn {kind.replace('_', '-')}")
    assert points(t) == [2 * worth, 0]
    assert len(t.s.hands[0]) == 2
    assert t.boxed(kind) == 2


def test_points_add_up_and_an_empty_deck_gives_nothing() -> None:
    t = Play("adv_13")
    t.s.deck = ()
    t.put("harid", "eel-quay", "keys")
    t.put("davitto", "moonwell-place", "scroll")
    t.act("activate harid", "do burn", "activate davitto", "do burn")
    assert points(t) == [4, 0]
    assert t.s.hands[0] == ()


@pytest.mark.parametrize(
    ("place", "load", "number"), [("noose-lane", "keys", 1), ("eel-quay", "", 1), ("eel-quay", "keys", 7)]
)
def test_where_and_when_nothing_can_be_burned(place: str, load: str, number: int) -> None:
    t = Play("adv_13")
    t.s.round = number
    t.put("harid", place, *load.split())
    assert "do burn" not in t.act("activate harid")


def test_burned_in_round_6() -> None:
    t = Play("adv_13")
    t.s.round = 6
    t.put("harid", "drummers-rise", "keys")
    assert "do burn" in t.act("activate harid")


# -- the judgement -------------------------------------------------------------------------------
TWO, THREE, FOUR = (10, 3), (12, 6, 2), (14, 8, 4, 0)


@pytest.mark.parametrize(
    ("given", "table", "paid"),
    [
        ([3, 1], TWO, [10, 3]),
        ([1, 3], TWO, [3, 10]),
        ([2, 2], TWO, [6, 6]),
        ([2, 0], TWO, [10, 0]),
        ([0, 0], TWO, [0, 0]),
        ([5, 5, 1], THREE, [9, 9, 2]),
        ([5, 1, 1], THREE, [12, 4, 4]),
        ([5, 5, 5], THREE, [6, 6, 6]),
        ([0, 4, 0], THREE, [0, 12, 0]),
        ([4, 3, 2, 1], FOUR, [14, 8, 4, 0]),
        ([4, 4, 4, 1], FOUR, [8, 8, 8, 0]),
        ([4, 3, 3, 3], FOUR, [14, 4, 4, 4]),
        ([9, 2, 2, 0], FOUR, [14, 6, 6, 0]),
        ([1, 1, 1, 1], FOUR, [6, 6, 6, 6]),
    ],
)
def test_prizes(given: list[int], table: tuple[int, ...], paid: list[int]) -> None:
    assert prizes(given, table) == paid


@pytest.mark.parametrize(("players", "paid"), [(2, [3, 10]), (3, [6, 12, 0]), (4, [8, 14, 0, 4])])
def test_the_pyre_is_judged_in_round_7_before_the_procession(players: int, paid: list[int]) -> None:
    t = Play("adv_13", players)
    crowd(t, "crooked-elbow")
    t.s.counters = [5, 7, 0, 2][:players]
    t.begin_round(6)
    assert not t.told("prize")
    assert t.begin_round(7) == ["parade crooked-elbow", "pass"]
    assert t.s.ducats == paid
    assert [facts["seat"] for facts in t.told("prize")] == [seat for seat in range(players) if t.s.counters[seat]]
    assert t.told("prize")[0] == {"seat": 0, "points": 5, "ducats": paid[0]}


# -- pockets -------------------------------------------------------------------------------------
def test_working_the_crowd() -> None:
    t = Play("adv_13", dice=[4])
    crowd(t, "noose-lane", "gibbet-place")
    t.put("harid", "noose-lane")
    assert "do pick-pocket" in t.act("activate harid")
    t.act("do pick-pocket")
    assert t.told("test") == [{"figure": "harid", "die": 4, "target": 4}]
    assert t.s.ducats == [2, 0]
    assert revellers(t) == {"gibbet-place"}
    assert t.s.supply == 14
    assert t.told("reveller_gone") == [{"space": "noose-lane"}]
    assert t.s.ap == 6
    assert "do pick-pocket" not in t.legal()


def test_a_pocket_that_stays_shut() -> None:
    t = Play("adv_13", dice=[5])
    crowd(t, "noose-lane")
    t.put("harid", "noose-lane")
    t.act("activate harid", "do pick-pocket")
    assert t.s.ducats == [0, 0]
    assert revellers(t) == {"noose-lane"}


def test_no_pocket_without_reveller() -> None:
    t = Play("adv_13")
    crowd(t, "gibbet-place")
    t.put("harid", "noose-lane")
    assert "do pick-pocket" not in t.act("activate harid")


def test_on_a_pentacle_both_can_be_done() -> None:
    t = Play("adv_13")
    crowd(t, "eel-quay")
    t.put("harid", "eel-quay", "keys")
    assert {"do burn", "do pick-pocket"} <= set(t.act("activate harid"))


def test_the_game_ends_after_round_7() -> None:
    t = Play("adv_13")
    t.out("harid", "keys")
    t.begin_round(8)
    assert t.s.over
    assert t.s.scores == (0, 0)
    assert t.told("sale") == [{"seat": 0, "kind": "keys", "number": 1, "ducats": 2}]
