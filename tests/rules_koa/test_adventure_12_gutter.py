"""Adventure 12: the Crown lying openly in a space, and taking it from the Treasure Room."""

from __future__ import annotations

from cadwallon.rules.effects_koa import Labels
from cadwallon.rules.entering import CROWN_FOUND
from cadwallon.rules.placing import SetDown
from cadwallon.rules.rows import with_entry
from cadwallon.rules.spoils import Flight, crown_home
from tests.rules_koa.crown import crown_on, lies, locked
from tests.rules_koa.play import Play


# -- a Crown in the gutter -----------------------------------------------------------------------
def test_who_enters_its_space_stops_and_takes_it() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    t.put("harid", "vellum-alley")
    asked = t.act("activate harid")
    # noose-lane is the only way there within four steps
    assert "move noose-lane" in asked
    assert "move basin-street" not in asked
    t.act("move noose-lane")
    assert t.load("harid") == ["crown"]
    assert lies(t) == []
    assert t.s.halts[t.space("noose-lane")] == 0
    assert t.s.ap == 6
    assert t.s.acts == 1
    assert t.s.ducats == [0, 0]
    assert t.told("relic_taken") == [{"figure": "harid", "space": "noose-lane", "kind": "crown"}]


def test_in_a_room_it_lies_openly_beside_chests_and_tokens() -> None:
    t = Play("adv_12")
    crown_on(t, "pawnshop")
    room = t.space("pawnshop")
    t.lay("pawnshop", "keys")
    t.s.tokens = with_entry(t.s.tokens, room, t.setting.kit.token_index["emblem"])
    t.s.halts = with_entry(t.s.halts, room, t.s.halts[room] | 1)
    t.put("harid", "fountain-market-north-stalls")
    t.act("activate harid", "move pawnshop")
    assert t.load("harid") == ["crown"]
    assert t.s.xp == [1, 0]
    assert t.s.chests[room] == (t.kind("keys") * 2,)


def test_set_down_there_he_takes_it_too() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    harid = t.put("harid", "pawnshop")
    t.s.stack.append(SetDown(harid, 0, (t.space("noose-lane"),)))
    t.legal()
    assert t.load("harid") == ["crown"]


def test_with_three_treasures_another_is_given_up() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    t.put("harid", "vellum-alley", "keys", "keys", "scroll")
    asked = t.act("activate harid", "move noose-lane")
    assert {text.split()[1] for text in asked} == {"keys", "scroll"}


def test_who_runs_there_leaves_it() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    faras = t.put("faras", "archive")
    t.s.stack.append(Flight(faras, t.space("archive"), 2, 0))
    t.act("flee noose-lane")
    assert t.load("faras") == []
    assert lies(t) == ["noose-lane"]


def test_who_beats_a_rival_standing_on_it_takes_it() -> None:
    t = Play("adv_12", dice=[5, 5, 1, 1])
    crown_on(t, "noose-lane")
    t.put("faras", "noose-lane", "keys")
    t.put("harid", "vellum-alley")
    t.act("activate harid", "attack faras", "flee library")
    assert t.load("harid") == ["keys", "crown"]


def test_who_attacks_there_and_loses_does_not() -> None:
    t = Play("adv_12", dice=[1, 1, 5, 5])
    crown_on(t, "noose-lane")
    t.put("faras", "noose-lane")
    t.put("harid", "vellum-alley")
    t.act("activate harid", "attack faras", "flee library")
    assert t.load("harid") == []
    assert t.load("faras") == []


def test_nobody_passes_a_mate_who_stands_on_it() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    t.put("davitto", "noose-lane", "keys")
    t.put("harid", "vellum-alley")
    asked = t.act("activate harid")
    assert "move basin-street" not in asked
    assert "meet davitto" not in asked


def test_while_a_militiaman_stands_there_nobody_can_enter() -> None:
    t = Play("adv_12")
    crown_on(t, "noose-lane")
    t.put("captain-kornak", "noose-lane")
    t.put("harid", "vellum-alley")
    assert "move noose-lane" not in t.act("activate harid")


def test_switched_labels_leave_it_lying() -> None:
    t = Play("adv_12")
    crown_on(t, "pawnshop")
    t.lay("pawnshop", "keys")
    t.lay("library", "scroll")
    t.s.stack.append(Labels(0))
    t.act("label pawnshop keys")
    assert lies(t) == ["pawnshop"]
    assert t.s.chests[t.space("pawnshop")] == (t.kind("scroll") * 2,)


def test_switched_labels_move_it_as_a_chest() -> None:
    t = Play("adv_12")
    t.s.chests[t.space("library")] = (t.kind("crown") * 2 + 1,)
    t.lay("pawnshop", "keys")
    t.s.stack.append(Labels(0))
    t.act("label pawnshop keys")
    assert locked(t) == ["PAWNSHOP"]


# -- taking it below -----------------------------------------------------------------------------
def test_in_the_treasure_room_it_is_taken_by_an_action() -> None:
    t = Play("adv_12")
    crown_home(t.s, t.log)
    t.put("harid", "treasure-room")
    asked = t.act("activate harid")
    assert {"loot", "do take-crown"} <= set(asked)
    t.act("do take-crown")
    assert t.load("harid") == ["crown"]
    assert t.s.ap == 6
    assert t.s.acts == 0
    assert t.s.ducats == [0, 0]
    assert lies(t) == []
    assert t.s.visits & CROWN_FOUND


def test_who_has_three_treasures_takes_it_and_gives_up_another() -> None:
    t = Play("adv_12")
    crown_home(t.s, t.log)
    t.put("harid", "treasure-room", "keys", "keys", "scroll")
    asked = t.act("activate harid", "do take-crown")
    assert {text.split()[1] for text in asked} == {"keys", "scroll"}


def test_not_if_it_is_not_there() -> None:
    t = Play("adv_12")
    t.put("harid", "treasure-room")
    t.put("faras", "library", "crown")
    assert "do take-crown" not in t.act("activate harid")


def test_stepping_down_does_not_take_it() -> None:
    t = Play("adv_12", dice=[6])
    crown_home(t.s, t.log)
    room = t.space("library")
    t.s.tokens = with_entry(t.s.tokens, room, t.setting.kit.staircase)
    t.s.stairs = 1 << room
    t.s.tokens = with_entry(t.s.tokens, t.space("pawnshop"), t.setting.kit.mechanism)
    t.put("davitto", "pawnshop")
    t.put("harid", "library")
    t.act("activate harid", "move treasure-room")
    assert t.load("harid") == []
    assert "do take-crown" in t.legal()
