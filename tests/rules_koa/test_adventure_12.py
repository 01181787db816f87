"""Adventure 12, The Price of Pride: the Crown. Boasts have their own tests."""

from __future__ import annotations

import pytest

from cadwallon.game import new_game
from cadwallon.rules.deeds import tally_of
from cadwallon.rules.effects_koa import CutLoose
from cadwallon.rules.engine import apply
from cadwallon.rules.entering import CROWN_FOUND, CROWN_LIES
from cadwallon.rules.exchange import Exchange
from cadwallon.rules.setting import LOST, REMOVED
from cadwallon.rules.spoils import crown_home, remove_figure
from tests.rules_koa.crown import WIN, crown_on, fight, lies, locked
from tests.rules_koa.play import Play


# -- set-up --------------------------------------------------------------------------------------
def test_the_crown_lies_in_the_treasure_room_and_boasts_follow_mercenaries() -> None:
    s = new_game(12, players=2, seed=1)
    assert s.beside[s.setting.terrain.role["treasure_room"]] == s.setting.crown * 2 + 1
    assert sum(token >= 0 for token in s.beside) == 1
    asked: list[str] = []
    while s.legal[0].verb != "deploy":
        asked.append(s.legal[0].verb)
        apply(s, "pass")
    assert asked == ["hire", "hire", "boast", "boast", "boast", "boast"]


def test_winner_of_the_adventure_before_gets_experience_and_boasts_first() -> None:
    s = new_game(12, players=3, seed=1, experience=(1, 0, 0), bonus=(0,))
    while s.legal[0].verb != "boast":
        apply(s, "pass")
    assert s.xp == [3, 0, 0]
    assert s.seat == 0


# -- the Crown calls -----------------------------------------------------------------------------
def test_in_round_3_it_is_laid_in_the_library() -> None:
    t = Play("adv_12")
    crown_home(t.s, t.log)
    t.lay("library", "keys")
    t.put("harid", "library")
    t.begin_round(2)
    assert lies(t) == ["treasure-room"]
    t.begin_round(3)
    assert lies(t) == []
    assert locked(t) == ["LIBRARY"]
    assert t.told("crown")[-1] == {"space": "library"}
    assert len(t.s.chests[t.space("library")]) == 2
    assert t.where("harid") == "library"


@pytest.mark.parametrize("fate", ["borne", "openly", "home again"])
def test_once_taken_it_does_not_call(fate: str) -> None:
    t = Play("adv_12")
    t.s.visits |= CROWN_FOUND
    if fate == "borne":
        t.put("harid", "pawnshop", "crown")
    elif fate == "openly":
        crown_on(t, "noose-lane")
    else:
        crown_home(t.s, t.log)
    before = (lies(t), t.load("harid"))
    t.begin_round(3)
    assert (lies(t), t.load("harid")) == before
    assert locked(t) == []


def test_in_the_library_it_can_only_be_bashed() -> None:
    t = Play("adv_12", 3)
    t.s.chests[t.space("library")] = (t.kind("crown") * 2 + 1,)
    t.put("harid", "library")
    asked = t.act("activate harid")
    assert "bash crown" in asked
    assert "pick crown" not in asked
    t.act("bash crown")
    assert t.load("harid") == ["crown"]
    assert t.s.ducats == [1, 0, 0]


def test_elise_may_pick_it() -> None:
    t = Play("adv_12", gangs=("kalderns_gang", "nocturnis"))
    t.s.chests[t.space("library")] = (t.kind("crown") * 2 + 1,)
    t.put("elise", "library")
    assert "pick crown" in t.act("activate elise")


def test_alarm_in_round_6() -> None:
    t = Play("adv_12")
    t.begin_round(5)
    assert not t.s.alarm
    t.begin_round(6)
    assert t.s.alarm
    assert t.told("alarm") == [{"portcullises": 9}]


# -- tribute and envy ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("place", "ducats"), [("pawnshop", 2), ("noose-lane", 2), ("holy-altar", 0), ("prison", 0), ("outside", 0)]
)
def test_tribute_on_the_main_board_only(place: str, ducats: int) -> None:
    t = Play("adv_12")
    if place == "outside":
        t.out("harid", "crown")
    else:
        t.put("harid", place, "crown")
    t.begin_turn(1)
    assert t.s.ducats == [0, 0]
    t.begin_turn(0)
    assert t.s.ducats == [ducats, 0]


@pytest.mark.parametrize(
    ("attacker", "place", "usual"),
    [("faras", "noose-lane", 2), ("chief-valrut", "noose-lane", 3), ("cyclops", "tunnel", 3)],
)
def test_who_attacks_the_bearer_rolls_a_die_more(attacker: str, place: str, usual: int) -> None:
    t = Play("adv_12", dice=[1] * (usual + 1) + [5] * 2 + [1] * (usual + 1) + [5] * 2)
    t.put("harid", place, "crown")
    if attacker == "faras":
        t.put("faras", "gibbet-place")
    fight(t, attacker, "harid", 1)
    assert t.told("fight_dice")[0]["attacker_dice"] == (1,) * (usual + 1)
    assert t.told("fight_dice")[0]["defender_dice"] == (5, 5)


# -- the Crown changes heads ---------------------------------------------------------------------
def test_who_beats_the_bearer_takes_it_as_his_spoils() -> None:
    t = Play("adv_12", dice=WIN)
    t.s.earn(1, 5)
    t.put("harid", "gibbet-place")
    t.put("faras", "noose-lane", "crown", "keys")
    asked = fight(t, "harid", "faras")
    assert {text.split()[0] for text in asked} == {"flee"}
    assert t.load("harid") == ["crown"]
    assert t.load("faras") == ["keys"]
    assert t.s.ducats == [0, 5]
    assert t.told("steal") == [{"figure": "harid", "loser": "faras", "kind": "crown"}]


def test_a_bearer_who_attacks_and_loses_gives_it_to_the_defender() -> None:
    t = Play("adv_12", dice=[1, 1, 5, 5])
    t.put("harid", "gibbet-place", "crown", "keys")
    t.put("faras", "noose-lane")
    fight(t, "harid", "faras")
    assert t.load("faras") == ["crown"]
    assert t.load("harid") == ["keys"]


def test_below_the_beaten_bearer_goes_to_prison_without_it() -> None:
    t = Play("adv_12", dice=WIN)
    t.put("harid", "scriptorium")
    t.put("faras", "tunnel", "crown", "keys")
    fight(t, "harid", "faras")
    assert t.where("faras") == "prison"
    assert t.load("faras") == ["keys"]
    assert t.load("harid") == ["crown"]


def test_a_new_bearer_with_too_much_gives_up_something_else() -> None:
    t = Play("adv_12", dice=WIN)
    t.put("harid", "gibbet-place", "keys", "keys", "scroll")
    t.put("faras", "noose-lane", "crown")
    asked = fight(t, "harid", "faras")
    assert {text.split()[1] for text in asked} == {"keys", "scroll"}
    t.act("drop scroll library")
    assert t.load("harid") == ["keys", "keys", "crown"]


def test_who_beats_somebody_else_takes_usual_spoils() -> None:
    t = Play("adv_12", dice=[5, 5, 1, 1])
    t.put("harid", "gibbet-place", "crown")
    t.put("faras", "noose-lane", "keys")
    fight(t, "harid", "faras")
    assert t.load("harid") == ["keys", "crown"]


def test_beaten_by_a_militiaman_it_stays_where_it_fell() -> None:
    t = Play("adv_12", dice=[5] * 4 + [1] * 2)
    t.s.earn(0, 5)
    t.put("harid", "noose-lane", "crown", "keys")
    t.put("chief-valrut", "gibbet-place")
    fight(t, "chief-valrut", "harid", 1)
    assert lies(t) == ["noose-lane"]
    assert t.s.halts[t.space("noose-lane")] == CROWN_LIES
    assert t.where("harid") == "prison"
    assert t.load("harid") == ["keys"]
    # the payment to the bank is not what the rule stands in place of
    assert t.s.ducats == [3, 0]
    assert t.told("crown") == [{"space": "noose-lane"}]


def test_a_bearer_who_beats_a_militiaman_keeps_it() -> None:
    t = Play("adv_12", dice=[1] * 4 + [5] * 2)
    t.put("harid", "noose-lane", "crown")
    t.put("chief-valrut", "gibbet-place")
    fight(t, "chief-valrut", "harid", 1)
    assert t.load("harid") == ["crown"]


def test_beaten_by_the_cyclops_it_goes_home() -> None:
    t = Play("adv_12", dice=[5] * 4 + [1] * 2)
    t.put("harid", "tunnel", "crown", "keys")
    fight(t, "cyclops", "harid", 1)
    assert lies(t) == ["treasure-room"]
    assert t.where("harid") == "prison"
    assert t.load("harid") == ["keys"]


# -- of his own will never -----------------------------------------------------------------------
def test_it_is_not_exchanged() -> None:
    t = Play("adv_12")
    harid = t.put("harid", "noose-lane", "crown", "keys")
    davitto = t.put("davitto", "gibbet-place", "scroll")
    t.s.stack.append(Exchange(harid, davitto))
    assert t.legal() == ["hand keys", "get scroll", "done"]
    t.act("done")
    t.s.stack.append(Exchange(davitto, harid))
    assert t.legal() == ["hand scroll", "get keys", "done"]


def test_with_nothing_else_to_exchange_nobody_is_met() -> None:
    t = Play("adv_12")
    t.put("harid", "noose-lane", "crown")
    t.put("davitto", "vellum-alley")
    assert not any(text.startswith("meet") for text in t.act("activate harid"))


def test_cut_straps_take_it_last_and_lock_it_in_a_room() -> None:
    t = Play("adv_12")
    faras = t.put("faras", "noose-lane", "crown", "keys")
    t.s.stack.append(CutLoose(faras, 0))
    asked = t.legal()
    # the only treasure that may be named is named by itself
    assert {text.split()[:2][1] for text in asked} == {"keys"}
    t.act("drop keys library")
    t.s.stack.append(CutLoose(faras, 0))
    t.act("drop crown pawnshop")
    assert locked(t) == ["pawnshop"]
    assert t.load("faras") == []
    t.put("harid", "pawnshop")
    assert {"pick crown", "bash crown"} <= set(t.act("activate harid"))


def test_torture_may_take_it() -> None:
    t = Play("adv_12")
    t.put("harid", "torture-chamber")
    t.put("faras", "prison", "crown")
    assert "torture faras crown" in t.act("activate harid")


# -- lost below ----------------------------------------------------------------------------------
def tunnel(t: Play, *load: str) -> list[str]:
    t.s.alarm = True
    t.put("harid", "tunnel", *load)
    return t.act("activate harid", "tunnel")


def test_a_bearer_lost_in_the_tunnel_sends_it_home() -> None:
    t = Play("adv_12", dice=[1])
    tunnel(t, "crown", "keys")
    assert t.s.position[t.figure("harid")] == LOST
    assert lies(t) == ["treasure-room"]
    assert t.boxed("crown") == 0


@pytest.mark.parametrize("load", [("crown",), ("crown", "keys")])
def test_for_want_of_other_treasures_it_is_lost_there_and_goes_home(load: tuple[str, ...]) -> None:
    t = Play("adv_12", dice=[2])
    tunnel(t, *load)
    assert lies(t) == ["treasure-room"]
    assert t.load("harid") == []
    assert t.boxed("crown") == 0
    assert t.where("harid") == "outside"


def test_with_two_others_to_lose_it_is_carried_out() -> None:
    t = Play("adv_12", dice=[3])
    assert tunnel(t, "crown", "keys", "scroll") == ["lose keys", "lose scroll"]
    t.act("lose keys")
    assert t.load("harid") == ["crown"]
    assert t.where("harid") == "outside"
    # counted as carried out after what was lost on the way
    assert tally_of(t.s, 0, "crown") == 1


def test_a_bearer_killed_in_the_treasure_room_leaves_it_there() -> None:
    t = Play("adv_12", dice=[2, 2, 5])
    t.put("harid", "treasure-room", "crown", "keys")
    t.act("activate harid", "loot")
    assert lies(t) == ["treasure-room"]
    assert t.boxed("keys") == 1


def test_a_bearer_removed_from_the_game_sends_it_home() -> None:
    t = Play("adv_12")
    harid = t.put("harid", "noose-lane", "crown")
    remove_figure(t.s, harid, t.log)
    assert t.s.position[harid] == REMOVED
    assert lies(t) == ["treasure-room"]


# -- the end -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("bearer", "seat", "ducats"), [("harid", 0, 8), ("sanaris", 1, 9)])
def test_carried_out_it_brings_8(bearer: str, seat: int, ducats: int) -> None:
    t = Play("adv_12")
    t.out(bearer, "crown")
    t.finish()
    assert t.told("sale") == [{"seat": seat, "kind": "crown", "number": 1, "ducats": ducats}]


def test_a_bearer_left_behind_costs_8_and_the_others_3() -> None:
    t = Play("adv_12")
    t.s.earn(0, 30)
    t.s.earn(1, 30)
    t.put("harid", "pawnshop", "crown")
    t.put("davitto", "library")
    t.out("leona")
    t.out("iris")
    for name in ("sanaris", "faras", "drokan", "valdur"):
        t.put(name, "prison")
    t.finish()
    assert t.s.scores == (19, 18)


def test_a_crown_that_nobody_bears_counts_for_nobody() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    t.out("harid")
    t.finish()
    assert not t.told("sale")


def test_the_boast_of_the_crown() -> None:
    t = Play("adv_12")
    t.s.alarm = True
    t.s.boasts[0] = (10,)
    t.put("harid", "lamp-gate", "crown")
    t.act("activate harid", "leave lamp-gate")
    for crew in t.setting.crew:
        t.leave(*crew)
    t.finish()
    assert t.told("boast_kept") == [{"seat": 0, "boast": "adv_12_boast_12", "ducats": 7}]
    assert t.s.scores[0] == 15


def test_boasts_are_settled_after_everything_else() -> None:
    t = Play("adv_12")
    t.s.boasts[0] = (0, 10)
    t.put("harid", "pawnshop", "crown")
    t.finish()
    names = [event.name for event in t.events]
    assert names.index("left_behind") < names.index("boast_kept") < names.index("boast_broken")
    # nothing to pay the bearer with, then 7 for the first boast and 3 for the second
    assert t.s.scores[0] == 4


def test_the_game_ends_after_round_8() -> None:
    t = Play("adv_12")
    t.begin_round(8)
    assert not t.s.over
    t.begin_round(9)
    assert t.s.over
