"""Adventure 14, A Duke's Ransom: coffers, collapsing stairs, the alarm and the end. For the Duke see the other file."""

from __future__ import annotations

import pytest

from cadwallon import new_game
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.placing import Placing
from cadwallon.rules.reach import explore, gait_of
from cadwallon.rules.rows import with_entry
from tests.rules_koa.played import Played
from tests.rules_koa.ransom import coffer, leading, load, table


# -- set-up --------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    s = new_game(14, players=players, seed=7)
    kit, terrain = s.setting.kit, s.setting.terrain
    dormitory = terrain.role["dormitory"]
    assert s.stairs == 1 << dormitory
    assert s.tokens[dormitory] == kit.staircase
    hidden = [room for room in terrain.rooms if s.halts[room] & FACE_DOWN]
    assert (len(hidden), len(s.left_out)) == (23, 3)
    tokens = [*(s.tokens[room] for room in terrain.rooms), *s.left_out]
    assert [tokens.count(kind) for kind in range(len(kit.token_counts))] == list(kit.token_counts)
    assert s.duke == terrain.role["torture_chamber"]
    beside = [room for room, token in enumerate(s.beside) if token >= 0]
    assert len(beside) == 12
    assert set(beside) <= set(terrain.rooms)
    assert {s.beside[room] >> 1 for room in beside} == {s.setting.kind_index["relic"]}
    assert (s.supply, sum(s.led), s.setting.adventure.rounds) == (6, 0, 7)


def test_coffers_lie_in_rooms_drawn_at_random() -> None:
    drawn = [[room for room, token in enumerate(new_game(14, seed=seed).beside) if token >= 0] for seed in range(8)]
    assert len({tuple(rooms) for rooms in drawn}) == 8


def test_track() -> None:
    track = table().setting.track
    assert {n: [event.id for event in events] for n, events in track.items() if events} == {
        3: ["adv_14_collapse"],
        5: ["adv_14_alarm"],
        6: ["adv_14_collapse"],
    }


# -- the stairs come down --------------------------------------------------------------------------------
def test_collapse() -> None:
    t = table()
    t.s.order = (2, 0, 1)
    t.stair("dormitory", "library", "treasury", "taproom")
    t.put(t.thief(0, 0), "library")
    rooms = ["put library", "put treasury", "put dormitory", "put taproom"]
    assert t.event("adv_14_collapse", turn=2) == rooms
    assert t.decider() == 2
    t.say("put library")
    assert t.decider() == 0
    t.say("put dormitory")
    assert t.decider() == 1
    t.say("put taproom")
    s = t.s
    assert not any(isinstance(frame, Placing) for frame in s.stack)
    assert (s.supply, s.stairs) == (3, 1 << t.space("treasury"))
    assert [s.ground[t.space(slug)] for slug in ("library", "dormitory", "taproom", "treasury")] == [1, 1, 1, 0]
    # the next time the first player begins again, and one free staircase is no question
    t.event("adv_14_collapse", turn=2)
    assert (s.supply, s.stairs) == (2, 0)
    assert t.told("rubble")[-1] == {"seat": 2, "space": "treasury"}


def test_collapse_needs_staircases_and_rubble() -> None:
    t = table()
    t.event("adv_14_collapse")
    assert t.s.supply == 6
    t.stair("dormitory", "library")
    t.s.supply = 1
    t.event("adv_14_collapse")
    t.say("put library")
    assert (t.s.supply, t.s.stairs) == (0, 1 << t.space("dormitory"))


def test_a_staircase_face_down_does_not_collapse() -> None:
    t = table()
    t.stair("dormitory")
    taproom = t.space("taproom")
    t.s.tokens = with_entry(t.s.tokens, taproom, t.setting.kit.staircase)
    t.s.halts = with_entry(t.s.halts, taproom, FACE_DOWN)
    t.event("adv_14_collapse")
    assert (t.s.supply, t.s.ground[taproom]) == (5, 0)


def test_rubble_closes_the_stair_not_the_room() -> None:
    t = table()
    t.stair("dormitory")
    thief = t.put(t.thief(0, 0), "pillow-lane")
    main = t.setting.terrain.main
    assert any(v >= main for v in explore(t.s, thief, gait_of(t.s, thief), False)[0])
    t.event("adv_14_collapse")
    free = explore(t.s, thief, gait_of(t.s, thief), False)[0]
    assert t.space("dormitory") in free
    assert all(v < main for v in free)


@pytest.mark.parametrize(("die", "cleared"), [(4, True), (5, False)])
def test_clear_the_stair(die: int, cleared: bool) -> None:
    t = table((die,))
    t.stair("dormitory")
    t.event("adv_14_collapse")
    thief = t.put(t.thief(0, 0), "dormitory")
    t.activate(thief)
    t.say("do clear")
    s = t.s
    assert (s.ap, s.ducats[0], s.supply) == (6, int(cleared), 6 if cleared else 5)
    assert bool(s.stairs >> t.space("dormitory") & 1) == cleared
    assert ("do clear" in t.run()) is False


def test_nothing_to_clear() -> None:
    t = table()
    t.stair("dormitory")
    assert "do clear" not in t.activate(t.put(t.thief(0, 0), "dormitory"))


# -- alarm -------------------------------------------------------------------------------------------
def alarm(t: Played) -> None:
    t.event("adv_14_alarm")
    for gate in [t.setting.terrain.spaces[g].slug for g in t.setting.terrain.gates][:9]:
        t.say(f"close {gate}")


@pytest.mark.parametrize(
    ("die", "room"),
    [
        (1, "holy-altar"),
        (2, "tunnel"),
        (3, "torture-chamber"),
        (4, "scriptorium"),
        (5, "treasure-room"),
        (6, "torture-chamber"),
    ],
)
def test_captors_move_him(die: int, room: str) -> None:
    t = table((die,))
    t.put(t.thief(0, 0), "scriptorium")
    # dice of the game: nobody rolls them again
    t.s.xp, t.s.xp_left = [3, 3, 3], 12
    alarm(t)
    assert t.s.alarm
    assert t.s.duke == t.space(room)
    assert t.told("duke_moved") == [{"die": die, "room": room}]
    assert t.s.position[t.setting.cyclops] == t.space("lair")
    assert t.s.position[t.thief(0, 0)] == t.space("scriptorium")


@pytest.mark.parametrize("led", [True, False])
def test_who_is_led_or_gone_is_not_moved(led: bool) -> None:
    t = table()
    leading(t, t.thief(0, 0), "basin-street")
    t.s.led[t.thief(0, 0)] = int(led)
    alarm(t)
    assert t.s.alarm
    assert (t.s.duke, t.told("duke_moved")) == (-1, [])


# -- coffers -----------------------------------------------------------------------------------------
def test_opening_brings_the_coffer_too() -> None:
    t = table((1,))
    thief = t.put(t.thief(0, 0), "library")
    t.s.chests[t.space("library")] = (t.setting.kind_index["keys"] * 2,)
    coffer(t, "library")
    t.activate(thief)
    t.say("pick keys")
    assert load(t, thief) == ["keys", "relic"]
    assert (t.s.beside[t.space("library")], t.s.ducats[0]) == (-1, 1)


def test_a_purse_has_a_coffer_beside_it_too() -> None:
    t = table((3,))
    thief = t.put(t.thief(0, 0), "library")
    t.s.chests[t.space("library")] = (t.setting.purse * 2,)
    coffer(t, "library")
    t.activate(thief)
    t.say("bash purse")
    assert load(t, thief) == ["relic"]
    assert t.s.ducats[0] == 4


def test_a_magic_gem_does_not_bring_the_coffer() -> None:
    t = table((1,))
    thief = t.put(t.thief(0, 0), "library")
    t.s.chests[t.space("library")] = (t.setting.magic_gem * 2,)
    coffer(t, "library")
    t.activate(thief)
    t.say("pick magic-gem")
    assert load(t, thief) == ["magic_gem"]
    assert t.s.beside[t.space("library")] >= 0


def test_a_coffer_too_many_becomes_a_chest() -> None:
    t = table((1, 1))
    thief = t.put(t.thief(0, 0), "library")
    t.carry(thief, "red_gem", "red_gem", "scroll")
    t.s.chests[t.space("library")] = (t.setting.kind_index["keys"] * 2,)
    coffer(t, "library")
    t.activate(thief)
    t.say("pick keys")
    t.say("drop relic library")
    t.say("drop scroll treasury")
    assert load(t, thief) == ["keys", "red_gem", "red_gem"]
    assert t.s.chests[t.space("library")] == (t.setting.kind_index["relic"] * 2,)
    other = t.put(t.thief(0, 1), "archive")
    t.put(thief, "noose-lane")
    t.put(other, "library")
    t.activate(other)
    t.say("pick relic")
    assert load(t, other) == ["relic"]
    assert t.s.ducats[0] == 2


# -- the end -----------------------------------------------------------------------------------------
def test_coffers_carried_out_and_a_duke_who_stayed() -> None:
    t = table()
    t.leave(*(f for crew in t.setting.crew for f in crew))
    t.carry(t.thief(0, 0), "relic", "relic")
    t.carry(t.thief(1, 1), "relic")
    leading(t, t.thief(2, 0), "tallow-gate")
    t.carry(t.thief(2, 0), "relic")
    t.s.ducats[2], t.s.bank = 5, -5
    t.end()
    assert t.s.ducats == [6, 3, 2]


def test_who_hides_with_the_duke_has_not_brought_him_out() -> None:
    t = table()
    t.leave(*(f for crew in t.setting.crew for f in crew))
    t.hold("find-a-safe-place-to-hide")
    leading(t, t.thief(0, 0), "scriptorium")
    t.end()
    # the card's own two ducats
    assert t.s.over
    assert t.s.ducats == [2, 0, 0]
