"""Adventure 11, Stones upon the Stair: zombies, walls, and what open staircases cost."""

from __future__ import annotations

import pytest

from cadwallon import apply, legal_actions, new_game
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.fight import Fight, begin_fight, combat_of
from cadwallon.rules.militia import Patrol, patrol_options
from cadwallon.rules.reach import explore, gait_of
from cadwallon.rules.rows import with_entry
from cadwallon.rules.setting import UNPLACED
from cadwallon.rules.sheets.dead import Rising, Shambling
from cadwallon.rules.turn import ROUND_END, TURN_START
from tests.rules_koa.played import Played


def table(dice: tuple[int, ...] = (), players: int = 3) -> Played:
    t = Played("adv_11", players, dice)
    t.stair("magicians-chamber", "dormitory")
    return t


def zombies(t: Played, *slugs: str) -> tuple[int, ...]:
    return tuple(t.put(zombie, slug) for zombie, slug in zip(t.setting.zombies, slugs, strict=False))


def begin_turn(t: Played, seat: int = 0) -> list[str]:
    t.s.turn, t.s.phase = seat, TURN_START
    t.s.deck = ()
    return t.run()


# -- set-up --------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    s = new_game(11, players=players, seed=5)
    kit, terrain = s.setting.kit, s.setting.terrain
    open_rooms = [terrain.role["magicians_chamber"], terrain.role["dormitory"]]
    assert s.stairs == sum(1 << room for room in open_rooms)
    hidden = [room for room in terrain.rooms if s.halts[room] & FACE_DOWN]
    assert sorted((*hidden, *open_rooms)) == sorted(terrain.rooms)
    assert len(s.left_out) == 3
    tokens = [*(s.tokens[room] for room in terrain.rooms), *s.left_out]
    assert [tokens.count(kind) for kind in range(len(kit.token_counts))] == list(kit.token_counts)
    assert (len(s.setting.zombies), s.supply, s.setting.adventure.rounds) == (10, 6, 7)
    assert all(s.position[zombie] == UNPLACED for zombie in s.setting.zombies)
    assert [event.id for event in s.setting.track[5]] == ["adv_11_alarm"]
    assert [number for number, events in s.setting.track.items() if events] == [5]


def test_winner_of_the_adventure_before_draws_three_more() -> None:
    s = new_game(11, players=2, seed=5, bonus=(1,))
    while len(legal_actions(s)) and s.legal[0].verb == "hire":
        apply(s, "pass")
    assert [len(hand) for hand in s.hands] == [5, 8]


# -- up from below -----------------------------------------------------------------------------------
def test_a_turn_begins_with_a_zombie() -> None:
    t = table()
    t.put(t.thief(0, 0), "tallow-gate")
    assert begin_turn(t) == ["rise dormitory", "rise magicians-chamber"]
    assert isinstance(t.s.stack[-1], Rising)
    assert t.say("rise dormitory") == ["shamble zombie-1", "pass"]
    assert isinstance(t.s.stack[-1], Shambling)
    t.say("shamble zombie-1")
    assert t.s.stack[-1] == Patrol(t.setting.zombies[0], 2, 0)
    t.say("patrol saffron-cross")
    assert t.s.position[t.setting.zombies[0]] == t.space("saffron-cross")


def test_moving_is_no_duty() -> None:
    t = table()
    begin_turn(t, 2)
    assert t.decider() == 2
    t.say("rise dormitory")
    t.say("pass")
    assert t.s.position[t.setting.zombies[0]] == t.space("dormitory")


def test_beside_an_occupied_staircase() -> None:
    t = table()
    t.put(t.thief(1, 0), "dormitory")
    t.put(t.thief(1, 1), "taproom")
    assert begin_turn(t) == ["rise magicians-chamber", "rise pillow-lane", "rise porters-steps"]


def test_only_open_staircases() -> None:
    t = table()
    wall(t, "dormitory", 1)
    t.s.tokens = with_entry(t.s.tokens, t.space("taproom"), t.setting.kit.staircase)
    t.s.halts = with_entry(t.s.halts, t.space("taproom"), FACE_DOWN)
    # the one place left is no question
    assert begin_turn(t) == ["shamble zombie-1", "pass"]
    assert t.s.position[t.setting.zombies[0]] == t.space("magicians-chamber")


def test_no_open_staircase_but_a_zombie_to_move() -> None:
    t = table()
    wall(t, "dormitory", 1)
    wall(t, "magicians-chamber", 0)
    zombies(t, "basin-street")
    assert begin_turn(t) == ["shamble zombie-1", "pass"]
    assert sum(t.s.position[z] >= 0 for z in t.setting.zombies) == 1


def test_no_zombie_left() -> None:
    t = table()
    streets = [t.setting.terrain.spaces[v].slug for v in t.setting.terrain.streets[:10]]
    zombies(t, *streets)
    assert "shamble zombie-10" in begin_turn(t)
    assert t.told("rise") == []


def test_zombies_stay_out_of_gates_and_the_catacombs() -> None:
    t = table()
    (zombie,) = zombies(t, "lamp-alley")
    t.put(t.thief(1, 0), "lamp-gate")
    ends = ["lampmakers-bend", "mirror-room", "moonwell-place", "basketmakers-lane"]
    assert [action.text for action in patrol_options(t.s, zombie, 0, 2)] == [f"patrol {end}" for end in ends]
    t.put(zombie, "dormitory")
    main = t.setting.terrain.main
    assert all(action.a < main for action in patrol_options(t.s, zombie, 0, 2))


def test_zombies_go_for_rivals_only_and_turn_nothing_up() -> None:
    t = table()
    (zombie,) = zombies(t, "pillow-lane")
    t.put(t.thief(0, 0), "dormitory")
    t.put(t.thief(1, 0), "laboratory")
    texts = [action.text for action in patrol_options(t.s, zombie, 0, 2)]
    assert "strike sanaris" in texts
    assert "strike leona" not in texts
    t.s.tokens = with_entry(t.s.tokens, t.space("merchants-parlour"), 0)
    t.s.halts = with_entry(t.s.halts, t.space("merchants-parlour"), FACE_DOWN)
    t.s.stack.append(Patrol(zombie, 2, 0))
    t.run()
    t.say("patrol merchants-parlour")
    assert t.s.halts[t.space("merchants-parlour")] == FACE_DOWN


# -- fights with zombies -------------------------------------------------------------------------------
def test_combat_of_a_zombie() -> None:
    t = table()
    assert combat_of(t.s, t.setting.zombies[0]) == 1


def fight(t: Played, attacker: int, defender: int, mover: int) -> list[str]:
    begin_fight(t.s, attacker, defender, mover, t.log)
    return t.run()


def test_clawed() -> None:
    t = table((6, 1, 2))
    (zombie,) = zombies(t, "basin-street")
    victim = t.put(t.thief(1, 0), "noose-lane")
    t.carry(victim, "red_gem")
    t.s.ducats[1], t.s.bank = 5, -5
    options = fight(t, zombie, victim, 0)
    assert t.s.wounds[victim] == 1
    assert all(option.startswith("flee ") for option in options)
    assert t.decider() == 0
    t.say("flee hangmans-alley")
    assert t.s.position[victim] == t.space("hangmans-alley")
    assert t.s.occupant[t.space("noose-lane")] == zombie
    assert t.s.position[zombie] == t.space("noose-lane")
    assert (t.s.ducats, t.s.loads[victim]) == ([0, 5, 0], (t.setting.kind_index["red_gem"],))


def test_who_attacks_a_zombie_and_loses_is_moved_by_the_next_player() -> None:
    t = table((1, 2, 6))
    (zombie,) = zombies(t, "noose-lane")
    thief = t.put(t.thief(0, 1), "basin-street")
    assert "attack zombie-1" in t.activate(thief)
    t.say("attack zombie-1")
    assert t.decider() == 1
    assert t.s.wounds[thief] == 1
    # W-1: the activation is over
    assert t.s.active == -1
    t.say("flee hangmans-alley")
    assert t.s.position[zombie] == t.space("noose-lane")


def test_back_to_dust() -> None:
    t = table((6, 6, 6))
    (zombie,) = zombies(t, "noose-lane")
    thief = t.put(t.thief(0, 1), "basin-street")
    t.activate(thief)
    t.say("attack zombie-1")
    assert t.s.position[zombie] == UNPLACED
    assert t.s.position[thief] == t.space("noose-lane")
    assert t.s.occupant[t.space("noose-lane")] == thief
    # a tie goes to the thief; a ducat for the attacker, experience for two sixes
    assert (t.s.ducats[0], t.s.xp[0]) == (1, 2)


def test_no_pay_for_the_defender() -> None:
    t = table((3, 3, 1))
    (zombie,) = zombies(t, "basin-street")
    victim = t.put(t.thief(1, 0), "noose-lane")
    fight(t, zombie, victim, 0)
    assert t.s.position[zombie] == UNPLACED
    assert (t.s.ducats, t.s.wounds[victim]) == ([0, 0, 0], 0)
    assert t.s.occupant[t.space("noose-lane")] == victim


def test_no_card_for_a_zombie() -> None:
    t = table()
    (zombie,) = zombies(t, "basin-street")
    victim = t.put(t.thief(1, 0), "noose-lane")
    assert Fight(zombie, victim, t.space("noose-lane"), 0).player(t.s, 0) == -1


# -- silence -----------------------------------------------------------------------------------------
def end_round(t: Played) -> None:
    t.s.phase, t.s.deck = ROUND_END, ()
    t.run()


@pytest.mark.parametrize(("walls", "silent"), [(1, []), (2, [{"figure": "zombie-1"}, {"figure": "zombie-2"}])])
def test_zombies_fall_silent_when_no_staircase_is_open(walls: int, silent: list[dict[str, object]]) -> None:
    t = table()
    first, _ = zombies(t, "basin-street", "noose-lane")
    for slug in ("dormitory", "magicians-chamber")[:walls]:
        wall(t, slug, 0)
    end_round(t)
    assert t.told("lie_down") == silent
    assert (t.s.position[first] == UNPLACED) == bool(silent)


# -- walls -------------------------------------------------------------------------------------------
def wall(t: Played, slug: str, seat: int) -> None:
    room = t.space(slug)
    t.s.ground[room] = seat + 1
    t.s.supply -= 1
    t.s.stairs &= ~(1 << room)


def test_wall_up() -> None:
    t = table((4,))
    thief = t.put(t.thief(1, 0), "dormitory")
    t.s.turn = 1
    t.activate(thief)
    t.say("do seal")
    s, room = t.s, t.space("dormitory")
    assert (s.ground[room], s.supply, s.ducats, s.ap, s.acts) == (2, 5, [0, 4, 0], 5, 0)
    assert not s.stairs >> room & 1
    assert t.told("walled_up") == [{"seat": 1, "figure": "sanaris", "room": "dormitory"}]


def test_walling_up_fails_above_mind() -> None:
    t = table((5,))
    t.put(t.thief(0, 0), "dormitory")
    t.activate(t.thief(0, 0))
    t.say("do seal")
    assert (t.s.supply, t.s.ducats[0], t.s.ap) == (6, 0, 5)
    assert t.s.stairs.bit_count() == 2


def test_a_scroll_gives_one_more_roll() -> None:
    t = table((6, 2))
    thief = t.put(t.thief(0, 0), "dormitory")
    t.carry(thief, "scroll", "scroll")
    t.activate(thief)
    assert t.say("do seal") == ["reroll 1 scroll", "pass"]
    t.say("reroll 1 scroll")
    assert t.s.ducats[0] == 4
    assert len(t.s.loads[thief]) == 2


def test_the_second_roll_stands() -> None:
    t = table((6, 6))
    thief = t.put(t.thief(0, 0), "dormitory")
    t.carry(thief, "scroll", "scroll")
    t.s.xp[0], t.s.xp_left = 3, 18
    t.activate(thief)
    assert t.say("do seal") == ["reroll 1 experience", "reroll 1 scroll", "pass"]
    t.say("reroll 1 scroll")
    assert (t.s.ducats[0], t.s.supply) == (0, 6)


def test_a_gang_is_paid_once_for_each_staircase() -> None:
    t = table((1, 1, 1, 1))
    thief, rival = t.put(t.thief(0, 0), "dormitory"), t.thief(1, 0)

    def again(figure: int, action: str) -> None:
        t.s.ap = 7
        t.activate(figure)
        t.say(f"do {action}")

    again(thief, "seal")
    again(thief, "open")
    again(thief, "seal")
    assert t.s.ducats == [4, 0, 0]
    again(thief, "open")
    t.put(thief, "magicians-chamber")
    again(thief, "seal")
    assert t.s.ducats == [8, 0, 0]
    t.put(rival, "dormitory")
    t.s.turn = 1
    again(rival, "seal")
    assert t.s.ducats == [8, 4, 0]


def test_walling_up_needs_an_open_staircase_and_rubble() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "dormitory")
    assert "do seal" in t.activate(thief)
    assert "do open" not in t.run()
    t.s.supply = 0
    assert "do seal" not in t.run()
    t.s.supply = 6
    t.s.ap = 1
    assert "do seal" not in t.run()
    t.s.ap = 7
    wall(t, "dormitory", 1)
    options = t.run()
    assert "do seal" not in options
    assert "do open" in options
    t.put(thief, "taproom")
    t.s.tokens = with_entry(t.s.tokens, t.space("taproom"), t.setting.kit.staircase)
    t.s.halts = with_entry(t.s.halts, t.space("taproom"), FACE_DOWN)
    assert not {"do seal", "do open"} & set(t.run())


def test_nobody_goes_down_behind_a_wall_but_the_room_is_open() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "pillow-lane")
    wall(t, "dormitory", 1)
    main = t.setting.terrain.main
    free = explore(t.s, thief, gait_of(t.s, thief), False)[0]
    assert t.space("dormitory") in free
    assert all(space < main for space in free)
    # below, the way up by the pentacle is as ever
    t.put(thief, "tunnel")
    assert t.setting.terrain.pentacles[0] in explore(t.s, thief, gait_of(t.s, thief), False)[0]


def test_tear_it_down() -> None:
    t = table()
    wall(t, "dormitory", 0)
    thief = t.put(t.thief(0, 0), "dormitory")
    t.activate(thief)
    t.say("do open")
    assert (t.s.ground[t.space("dormitory")], t.s.supply, t.s.ap, t.s.ducats[0]) == (0, 6, 5, 0)
    assert t.s.stairs >> t.space("dormitory") & 1
    assert t.told("torn_down") == [{"figure": "leona", "room": "dormitory"}]


# -- the end -----------------------------------------------------------------------------------------
def test_walls_pay_then_open_staircases_cost() -> None:
    t = table()
    t.leave(*(f for crew in t.setting.crew for f in crew))
    t.stair("taproom", "library", "treasury")
    wall(t, "taproom", 0)
    wall(t, "library", 0)
    wall(t, "treasury", 1)
    hidden = t.space("archive")
    t.s.tokens = with_entry(t.s.tokens, hidden, t.setting.kit.staircase)
    t.s.halts = with_entry(t.s.halts, hidden, FACE_DOWN)
    t.s.ducats, t.s.bank = [1, 0, 5], -6
    t.end()
    # two open staircases: what is there is paid
    assert t.s.ducats == [1 + 2 - 2, 0, 5 - 2]
    assert [(e["seat"], e["ducats"]) for e in t.told("lose")] == [(0, 2), (1, 1), (2, 2)]


def test_no_open_staircase_costs_nobody() -> None:
    t = table()
    t.leave(*(f for crew in t.setting.crew for f in crew))
    wall(t, "dormitory", 2)
    wall(t, "magicians-chamber", 2)
    t.end()
    assert t.s.ducats == [0, 0, 2]
    assert t.told("lose") == []
