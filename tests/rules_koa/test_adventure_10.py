"""Adventure 10, The Twelve Relics."""

from __future__ import annotations

from collections import Counter

import pytest

from cadwallon.game import new_game
from cadwallon.rules.chests import pick_target
from cadwallon.rules.effects_koa import Labels
from cadwallon.rules.engine import apply
from cadwallon.rules.fight import begin_fight
from cadwallon.rules.rows import with_entry
from cadwallon.rules.sheets.twelve import sets_of
from tests.rules_koa.play import Play

FACES = ("crown", "sceptre", "mask", "urn")


def relic(t: Play, room: str, face: str, face_up: bool = False) -> None:
    t.s.beside = with_entry(t.s.beside, t.space(room), t.kind(face) * 2 + face_up)


# -- set-up and events ---------------------------------------------------------------------------
def test_twelve_relics_lie_face_down_beside_chests_of_twelve_rooms() -> None:
    layouts = set()
    for seed in range(20):
        s = new_game(10, players=3, seed=seed)
        lying = [(space, token) for space, token in enumerate(s.beside) if token >= 0]
        assert Counter(s.setting.kinds[token >> 1] for _, token in lying) == dict.fromkeys(FACES, 3)
        assert not any(token & 1 for _, token in lying)
        assert all(s.chests[space] for space, _ in lying)
        layouts.add(tuple(lying))
    assert len(layouts) == 20


def test_winner_of_the_adventure_before_takes_equipment() -> None:
    s = new_game(10, players=2, seed=1, bonus=(1,))
    while "hire" in {action.verb for action in s.legal}:
        apply(s, "pass")
    assert s.seat == 1
    assert {action.verb for action in s.legal} == {"equip"}
    assert {action.b for action in s.legal} == set(s.setting.crew[1])
    apply(s, s.legal[0])
    assert sum(gear >= 0 for gear in s.gear) == 1


def test_relics_in_rooms_are_turned_up_in_round_3() -> None:
    t = Play("adv_10")
    relic(t, "pawnshop", "urn")
    relic(t, "library", "mask", face_up=True)
    t.begin_round(2)
    assert not t.told("relic_shown")
    t.begin_round(3)
    assert t.told("relic_shown") == [{"room": "pawnshop", "kind": "urn"}]
    assert t.s.beside[t.space("pawnshop")] == t.kind("urn") * 2 + 1
    assert t.s.beside[t.space("library")] == t.kind("mask") * 2 + 1


def test_alarm_in_round_5() -> None:
    t = Play("adv_10")
    t.begin_round(4)
    assert not t.s.alarm
    t.begin_round(5)
    assert t.s.alarm
    assert t.told("alarm") == [{"portcullises": 9}]
    for _ in range(9):
        t.act(t.legal()[0])
    assert t.s.shut.bit_count() == 9


# -- finding -------------------------------------------------------------------------------------
def opener(t: Play, *load: str) -> None:
    t.put("harid", "pawnshop", *load)
    t.act("activate harid")


@pytest.mark.parametrize("face_up", [False, True])
def test_who_opens_the_chest_takes_the_relic_beside_it(face_up: bool) -> None:
    t = Play("adv_10")
    t.lay("pawnshop", "keys")
    relic(t, "pawnshop", "urn", face_up)
    opener(t)
    t.act("bash keys")
    assert t.load("harid") == ["keys", "urn"]
    assert t.s.beside[t.space("pawnshop")] == -1
    assert t.s.ducats == [1, 0]
    assert t.told("relic_taken") == [{"figure": "harid", "space": "pawnshop", "kind": "urn"}]


def test_a_purse_hides_a_relic_too() -> None:
    t = Play("adv_10", dice=[4])
    t.lay("pawnshop", "purse")
    relic(t, "pawnshop", "mask")
    opener(t)
    t.act("bash purse")
    assert t.load("harid") == ["mask"]
    assert t.s.ducats == [5, 0]


def test_a_room_without_relic_has_only_its_chest() -> None:
    t = Play("adv_10")
    t.lay("pawnshop", "keys")
    relic(t, "library", "mask")
    opener(t)
    t.act("bash keys")
    assert t.load("harid") == ["keys"]


@pytest.mark.parametrize("apart", ["magic_gem", "sceptre"])
def test_gems_and_relics_laid_down_do_not_give_it(apart: str) -> None:
    t = Play("adv_10")
    t.lay("pawnshop", "keys", apart)
    relic(t, "pawnshop", "urn")
    opener(t)
    t.act(f"bash {apart.replace('_', '-')}")
    assert t.load("harid") == [apart]
    assert t.s.beside[t.space("pawnshop")] == t.kind("urn") * 2


def test_the_limit_of_three_holds_at_once() -> None:
    t = Play("adv_10")
    t.lay("pawnshop", "keys")
    t.lay("library", "scroll")
    relic(t, "pawnshop", "urn")
    opener(t, "red_gem", "bracelet")
    asked = t.act("bash keys")
    assert {text.split()[1] for text in asked} == {"red-gem", "bracelet", "keys", "urn"}
    assert "drop urn library" not in asked
    assert "drop urn pawnshop" in asked
    t.act("drop urn pawnshop")
    assert t.load("harid") == ["red_gem", "keys", "bracelet"]
    # a locked chest of its own, face up, beside nothing
    assert t.s.chests[t.space("pawnshop")] == (t.kind("urn") * 2,)
    assert t.s.beside[t.space("pawnshop")] == -1
    t.s.loads[t.figure("harid")] = ()
    t.s.acts = 1
    assert {"pick urn", "bash urn"} <= set(t.legal())
    t.act("bash urn")
    assert t.load("harid") == ["urn"]
    assert t.s.ducats == [2, 0]


def test_two_too_many_are_laid_down_one_after_the_other() -> None:
    t = Play("adv_10")
    t.lay("pawnshop", "keys")
    relic(t, "pawnshop", "urn")
    opener(t, "red_gem", "red_gem", "bracelet")
    t.act("bash keys", "drop urn library")
    assert "drop keys library" not in t.legal()
    t.act("drop keys pawnshop")
    assert len(t.load("harid")) == 3
    assert "end" in t.legal()


def test_switched_labels_take_the_relic_along() -> None:
    t = Play("adv_10")
    t.lay("pawnshop", "keys")
    t.lay("library", "scroll")
    relic(t, "pawnshop", "urn")
    t.s.stack.append(Labels(0))
    t.act("label pawnshop keys")
    assert t.s.chests[t.space("library")] == (t.kind("keys") * 2,)
    assert t.s.beside[t.space("library")] == t.kind("urn") * 2
    assert t.s.beside[t.space("pawnshop")] == -1


# -- curses --------------------------------------------------------------------------------------
def dice_of_fight(t: Play, attacker: str, defender: str) -> tuple[int, int]:
    begin_fight(t.s, t.figure(attacker), t.figure(defender), 0, t.log)
    t.legal()
    rolled = t.told("fight_dice")[-1]
    first, second = rolled["attacker_dice"], rolled["defender_dice"]
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    return len(first), len(second)


@pytest.mark.parametrize(
    ("load", "dice"), [((), 2), (("crown",), 3), (("crown", "crown"), 3), (("sceptre", "mask", "urn"), 2)]
)
def test_who_attacks_the_bearer_of_a_crown_rolls_a_die_more(load: tuple[str, ...], dice: int) -> None:
    t = Play("adv_10", dice=[5] * dice + [1] * 2)
    t.put("harid", "gibbet-place")
    t.put("faras", "noose-lane", *load)
    assert dice_of_fight(t, "harid", "faras") == (dice, 2)


def test_militiamen_and_the_cyclops_profit_too() -> None:
    t = Play("adv_10", dice=[1] * 4 + [2] * 2)
    t.put("faras", "noose-lane", "crown")
    t.put("chief-valrut", "gibbet-place")
    assert dice_of_fight(t, "chief-valrut", "faras") == (4, 2)
    t = Play("adv_10", dice=[5] * 4 + [2] * 2)
    t.put("faras", "holy-altar", "crown")
    assert dice_of_fight(t, "cyclops", "faras") == (4, 2)


def test_the_bearer_of_a_crown_attacks_as_usual() -> None:
    t = Play("adv_10", dice=[5, 5, 1, 1])
    t.put("harid", "gibbet-place", "crown")
    t.put("faras", "noose-lane")
    assert dice_of_fight(t, "harid", "faras") == (2, 2)


@pytest.mark.parametrize(("load", "steps"), [((), 4), (("sceptre",), 3), (("sceptre", "sceptre"), 3), (("crown",), 4)])
def test_a_sceptre_costs_a_space_of_every_move(load: tuple[str, ...], steps: int) -> None:
    t = Play("adv_10")
    start = t.space("noose-lane")
    t.put("harid", "noose-lane", *load)
    ends = {t.space(text.split()[1]) for text in t.act("activate harid") if text.startswith("move ")}
    distance = t.setting.terrain.distance[start]
    assert max(distance[end] for end in ends) == steps


def test_a_prisoner_with_a_sceptre_has_a_space_fewer() -> None:
    t = Play("adv_10", dice=[6])
    t.put("harid", "prison", "sceptre")
    ends = [text for text in t.act("activate harid", "escape") if text.startswith("move")]
    pentacles = t.setting.terrain.pentacles
    reached = {t.space(text.split()[1]) for text in ends}
    assert max(min(t.setting.terrain.distance[p][v] for p in pentacles) for v in reached) == 1


@pytest.mark.parametrize(("load", "mind"), [((), 4), (("mask",), 3), (("mask", "mask"), 3), (("urn",), 4)])
def test_a_mask_costs_mind(load: tuple[str, ...], mind: int) -> None:
    t = Play("adv_10", dice=[5])
    figure = t.put("harid", "pawnshop", *load)
    t.lay("pawnshop", "keys")
    assert pick_target(t.s, figure, t.space("pawnshop")) == mind
    t.act("activate harid", "pick keys")
    assert t.told("pick")[0]["target"] == mind


def test_a_mask_hampers_reading() -> None:
    t = Play("adv_10", dice=[4])
    t.put("harid", "scriptorium", "mask")
    t.act("activate harid", "read")
    assert t.told("test") == [{"figure": "harid", "die": 4, "target": 3}]
    assert not t.told("xp")


def hand(t: Play, seat: int, *cards: int) -> None:
    t.s.set_hand(seat, cards)


def test_an_urn_costs_a_card_at_the_start_of_the_turn() -> None:
    t = Play("adv_10")
    t.s.deck = (5, 5)
    t.put("harid", "pawnshop", "urn", "urn")
    t.put("davitto", "holy-altar", "urn")
    hand(t, 0, 0, 1)
    hand(t, 1, 0, 1)
    asked = t.begin_turn()
    assert [text.split()[0] for text in asked] == ["discard", "discard"]
    t.act(asked[1])
    assert t.s.discard == (1,)
    # the urn comes before the draw
    assert t.s.hands == [(0, 5), (0, 1)]


@pytest.mark.parametrize(("place", "cards"), [("prison", 1), ("holy-altar", 1), ("outside", 2)])
def test_only_in_the_district_does_an_urn_count(place: str, cards: int) -> None:
    t = Play("adv_10")
    t.s.deck = ()
    if place == "outside":
        t.out("harid", "urn")
    else:
        t.put("harid", place, "urn")
    hand(t, 0, 0, 0)
    t.begin_turn()
    assert len(t.told("discard")) == 2 - cards


def test_without_cards_an_urn_takes_nothing_and_others_are_spared() -> None:
    t = Play("adv_10")
    t.s.deck = ()
    t.put("harid", "pawnshop", "urn")
    hand(t, 1, 0)
    t.begin_turn()
    t.begin_turn(1)
    assert not t.told("discard")


# -- the Altar -----------------------------------------------------------------------------------
def test_relics_given_back_bring_four_each() -> None:
    t = Play("adv_10")
    t.put("harid", "holy-altar", "crown", "urn", "urn")
    assert "do offer" in t.act("activate harid")
    assert t.act("do offer") == ["offer crown", "offer urn"]
    assert t.act("offer urn") == ["offer crown", "offer urn", "done"]
    t.act("offer crown", "done")
    assert t.load("harid") == ["urn"]
    assert (t.boxed("crown"), t.boxed("urn")) == (1, 1)
    assert t.s.ducats == [8, 0]
    assert t.s.ap == 6
    assert t.s.acts == 0
    assert t.s.banked == [0, 0]
    assert t.told("offered") == [{"figure": "harid", "kind": "urn"}, {"figure": "harid", "kind": "crown"}]
    assert t.told("gain") == [{"seat": 0, "ducats": 8}]


def test_a_single_relic_is_given_without_asking() -> None:
    t = Play("adv_10")
    t.put("harid", "holy-altar", "mask", "keys")
    t.act("activate harid", "do offer")
    assert t.load("harid") == ["keys"]
    assert t.s.ducats == [4, 0]


def test_all_gems_go_with_the_same_action() -> None:
    t = Play("adv_10")
    t.put("harid", "holy-altar", "mask", "magic_gem", "magic_gem")
    assert t.act("activate harid", "do offer") == ["offer mask", "pray"]
    t.act("pray")
    assert t.load("harid") == []
    assert t.s.ducats == [16, 0]
    assert t.s.ap == 6


def test_gems_may_be_kept() -> None:
    t = Play("adv_10")
    t.put("harid", "holy-altar", "mask", "magic_gem")
    assert t.act("activate harid", "do offer", "offer mask") == ["pray", "done"]
    t.act("done")
    assert t.load("harid") == ["magic_gem"]
    assert t.s.ducats == [4, 0]


def test_gems_alone_are_burned_as_ever() -> None:
    t = Play("adv_10")
    t.put("harid", "holy-altar", "magic_gem")
    asked = t.act("activate harid")
    assert "pray" in asked
    assert "do offer" not in asked
    t.act("pray")
    assert t.s.ducats == [6, 0]


def test_relics_are_given_back_at_the_altar_only() -> None:
    t = Play("adv_10")
    t.put("harid", "scriptorium", "mask")
    assert "do offer" not in t.act("activate harid")


# -- the end -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("numbers", "sets"),
    [((0, 0), ()), ((3, 0, 0, 0), (1, 1, 1)), ((1, 1, 1, 1), (4,)), ((3, 2, 1, 0), (3, 2, 1)), ((2, 2), (2, 2))],
)
def test_largest_sets_come_first(numbers: tuple[int, ...], sets: tuple[int, ...]) -> None:
    assert sets_of(numbers) == sets


@pytest.mark.parametrize(
    ("loads", "paid"),
    [
        (["urn"], 2),
        (["urn mask"], 6),
        (["urn mask", "crown"], 11),
        (["urn mask", "crown sceptre"], 18),
        (["urn urn urn"], 6),
        (["urn urn mask", "mask crown"], 17),
        (["urn mask crown", "urn mask sceptre"], 24),
    ],
)
def test_sets_of_the_gang_are_paid(loads: list[str], paid: int) -> None:
    t = Play("adv_10")
    for name, load in zip(("harid", "davitto", "leona", "iris"), loads, strict=False):
        t.out(name, *load.split())
    t.out("faras")
    t.finish()
    assert t.told("relic_sets")[0]["ducats"] == paid
    assert len(t.told("relic_sets")) == 1


def test_what_stays_in_the_district_brings_nothing() -> None:
    t = Play("adv_10")
    t.put("harid", "pawnshop", "urn", "mask")
    t.out("davitto", "urn")
    t.finish()
    assert t.told("relic_sets") == [{"seat": 0, "sets": (1,), "ducats": 2}]


def test_sanaris_sells_relics_dear_and_other_loot_sells_as_usual() -> None:
    t = Play("adv_10")
    t.out("sanaris", "urn", "mask", "keys")
    t.out("faras", "crown")
    t.finish()
    assert t.told("relic_sets") == [{"seat": 1, "sets": (3,), "ducats": 13}]
    assert t.told("sale") == [{"seat": 1, "kind": "keys", "number": 1, "ducats": 3}]


def test_relics_count_for_ties() -> None:
    t = Play("adv_10")
    for crew in t.setting.crew:
        t.leave(*crew)
    t.out("harid", "urn")
    t.s.earn(1, 2)
    t.finish()
    assert t.s.scores == (2, 2)
    assert t.s.winners == (0,)


def test_the_game_ends_after_round_7() -> None:
    t = Play("adv_10")
    t.begin_round(8)
    assert t.s.over


def test_relics_lost_below_leave_the_game() -> None:
    t = Play("adv_10", dice=[3, 3, 3])
    t.put("harid", "treasure-room", "urn", "mask")
    t.act("activate harid", "loot")
    assert (t.boxed("urn"), t.boxed("mask")) == (1, 1)
    assert t.told("removed") == [{"figure": "harid"}]


def test_a_gem_lies_there_while_the_other_token_of_a_decoy_still_asks() -> None:
    t = Play("adv_10")
    for name, room, token in (("harid", "library", "magic_gem"), ("davitto", "pawnshop", "equipment")):
        t.put(name, room)
        t.s.tokens = with_entry(t.s.tokens, t.space(room), t.setting.kit.token_index[token])
        t.s.halts = with_entry(t.s.halts, t.space(room), 1)
    hand(t, 0, t.setting.card_index["decoy"])
    asked = t.act("play decoy harid davitto")
    assert {text.split()[0] for text in asked} == {"equip"}
    assert t.s.chests[t.space("library")] == (t.kind("magic_gem") * 2,)
