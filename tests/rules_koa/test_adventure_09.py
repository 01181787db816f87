"""Adventure 9, The Awakening of Sophet Drahas: rubble above, seals below."""

from __future__ import annotations

import pytest

from cadwallon import new_game
from cadwallon.rules.effects import counter, places_for
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import CONDITIONS, Use
from cadwallon.rules.militia import patrol_options
from cadwallon.rules.placing import PLACES, Placing, free_at
from cadwallon.rules.reach import Gait, explore, gait_of
from cadwallon.rules.rows import with_entry
from cadwallon.rules.spoils import flight_ends
from tests.rules_koa.played import Played

BELOW = ("holy-altar", "scriptorium", "tunnel", "torture-chamber", "treasure-room")


def table(dice: tuple[int, ...] = (), players: int = 3) -> Played:
    t = Played("adv_09", players, dice)
    for slug in BELOW:
        t.s.beside = with_entry(t.s.beside, t.space(slug), t.setting.kind_index["relic"] * 2 + 1)
    return t


def rubble(t: Played, *slugs: str) -> None:
    t.s.blocked = tuple(sorted(t.space(slug) for slug in slugs))
    t.s.supply -= len(slugs)


# -- set-up --------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    s = new_game(9, players=players, seed=3)
    kit, terrain = s.setting.kit, s.setting.terrain
    laboratory = terrain.role["laboratory"]
    assert s.tokens[laboratory] == kit.staircase
    assert s.stairs == 1 << laboratory
    hidden = [room for room in terrain.rooms if s.halts[room] & FACE_DOWN]
    assert len(hidden) == 23
    assert laboratory not in hidden
    assert len(s.left_out) == 3
    laid = [s.tokens[room] for room in hidden]
    counts = list(kit.token_counts)
    counts[kit.staircase] -= 1
    assert [(*laid, *s.left_out).count(kind) for kind in range(len(counts))] == counts
    seals = [terrain.spaces[space].slug for space, token in enumerate(s.beside) if token >= 0]
    assert sorted(seals) == sorted(BELOW)
    assert {token >> 1 for token in s.beside if token >= 0} == {s.setting.kind_index["relic"]}
    assert (s.supply, s.blocked, s.setting.adventure.rounds) == (6, (), 7)


def test_track() -> None:
    track = table().setting.track
    assert {number: [event.id for event in events] for number, events in track.items()} == {
        1: [],
        2: ["adv_09_tremor"],
        3: [],
        4: ["adv_09_tremor"],
        5: ["adv_09_alarm"],
        6: ["adv_09_tremor"],
        7: [],
    }


# -- rubble is put ---------------------------------------------------------------------------------
def test_tremor_goes_round_the_table() -> None:
    t = table()
    t.s.order = (1, 2, 0)
    asked: list[int] = []
    rounds = (("basin-street", "porters-steps"), ("assay-alley", "foolscap-alley"), ("noose-lane", "mint-street"))
    for streets in rounds:
        t.event("adv_09_tremor", turn=1)
        for street in streets:
            asked.append(t.decider())
            t.say(f"put {street}")
    assert asked == [1, 2, 0, 1, 2, 0]
    assert len(t.s.blocked) == 6
    assert t.s.supply == 0
    assert t.told("rubble")[2] == {"seat": 0, "space": "assay-alley"}


def test_rubble_lies_in_free_streets_only() -> None:
    t = table()
    t.put(t.thief(1, 0), "basin-street")
    t.put(t.setting.militia[0], "assay-alley")
    rubble(t, "porters-steps")
    terrain = t.setting.terrain
    spaces = PLACES["rubble"](t.s, 0)
    slugs = {terrain.spaces[v].slug for v in spaces}
    assert not slugs & {"basin-street", "assay-alley", "porters-steps"}
    assert all(v in terrain.streets and v not in terrain.pentacles for v in spaces)
    assert {"watch-street", "mint-street", "fountain-market-south-stalls"} <= slugs


def test_nothing_is_cut_off() -> None:
    t = table()
    places = PLACES["rubble"]
    slugs = {t.setting.terrain.spaces[v].slug for v in places(t.s, 0)}
    # a gate, a gate and its alley, a room, two gates
    assert not slugs & {"scholars-alley", "quill-street", "crooked-elbow", "tinkers-corner", "inkhorn-lane"}
    assert {"starling-lane", "owl-street"} <= slugs
    rubble(t, "starling-lane")
    # all rubble counts: the second one would close the corner with two gates
    assert t.space("owl-street") not in places(t.s, 0)
    # figures and portcullises on the way do not
    t.put(t.thief(0, 0), "weavers-slope")
    t.s.shut = (1 << t.space("eel-gate")) - 1
    assert t.space("drowned-mans-bridge") in places(t.s, 0)


def test_only_as_much_rubble_as_there_is() -> None:
    t = table()
    t.s.supply = 1
    t.event("adv_09_tremor")
    t.say("put basin-street")
    assert t.s.rotation == 1
    assert not any(isinstance(frame, Placing) for frame in t.s.stack)
    t.event("adv_09_tremor")
    assert (t.s.supply, len(t.s.blocked), t.s.rotation) == (0, 1, 1)


def test_alarm() -> None:
    t = table()
    t.event("adv_09_alarm")
    for gate in [t.setting.terrain.spaces[g].slug for g in t.setting.terrain.gates][:9]:
        t.say(f"close {gate}")
    assert t.s.alarm
    assert t.s.shut.bit_count() == 9
    assert not any(isinstance(frame, Placing) for frame in t.s.stack)


# -- rubble in the way -----------------------------------------------------------------------------
def test_nobody_enters_or_crosses_rubble() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "lamp-gate")
    rubble(t, "lamp-alley")
    free, occupied, exits = explore(t.s, thief, gait_of(t.s, thief), True)
    assert (free, occupied) == ([], [])
    assert t.space("lamp-gate") in exits
    t.s.blocked = (t.space("lampmakers-bend"),)
    assert explore(t.s, thief, gait_of(t.s, thief), False)[0] == [t.space("lamp-alley")]
    kornak = t.put(t.setting.militia[0], "lamp-alley")
    t.put(thief, "mirror-room")
    assert [action.text for action in patrol_options(t.s, kornak, 1, 4)] == ["patrol lamp-gate"]


def test_flying_potion_crosses_rubble() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "lamp-gate")
    rubble(t, "lamp-alley")
    free = explore(t.s, thief, Gait(2, True, 0, flying=True), False)[0]
    assert [t.setting.terrain.spaces[v].slug for v in free] == ["lampmakers-bend"]


def test_nobody_runs_over_rubble() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "lamp-gate")
    rubble(t, "lampmakers-bend")
    # three spaces are impossible, four too, two too: one
    assert flight_ends(t.s, thief, t.space("lamp-gate"), 3) == [t.space("lamp-alley")]
    t.s.blocked = (t.space("lamp-alley"),)
    # no way at all: the nearest space beyond
    assert flight_ends(t.s, thief, t.space("lamp-gate"), 3) == [t.space("lampmakers-bend")]


def test_nobody_is_set_down_on_rubble() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "basin-street")
    t.put(t.thief(1, 0), "watch-street")
    rubble(t, "noose-lane", "drummers-rise")
    street = next(
        e for card in t.setting.arcana for e in card.effects if e.do == "place" and e.word("to") == "street"
    )
    assert not set(places_for(t.s, Use(0, thief), street)) & set(t.s.blocked)
    assert t.space("drummers-rise") not in free_at(t.s, t.space("watch-street"))
    assert CONDITIONS["can_step"](t.s, Use(0, thief))
    t.put(t.thief(1, 1), "fountain-market-west-stalls")
    assert not CONDITIONS["can_step"](t.s, Use(0, thief))


# -- clearing ------------------------------------------------------------------------------------
def test_clear() -> None:
    t = table((4,))
    t.put(t.thief(0, 0), "basin-street")
    rubble(t, "noose-lane")
    assert "do clear" in t.activate(t.thief(0, 0))
    t.say("do clear")
    assert (t.s.blocked, t.s.supply, t.s.ducats[0], t.s.ap, t.s.acts) == ((), 6, 1, 6, 0)
    assert t.told("cleared") == [{"figure": "leona", "space": "noose-lane"}]


def test_clear_fails_above_mind() -> None:
    t = table((5,))
    t.put(t.thief(0, 0), "basin-street")
    rubble(t, "noose-lane")
    t.activate(t.thief(0, 0))
    t.say("do clear")
    assert (len(t.s.blocked), t.s.supply, t.s.ducats[0], t.s.ap) == (1, 5, 0, 6)


def test_one_of_several_is_cleared() -> None:
    t = table((1,))
    t.put(t.thief(0, 0), "basin-street")
    rubble(t, "noose-lane", "fountain-market-west-stalls")
    t.activate(t.thief(0, 0))
    assert t.say("do clear") == ["clear fountain-market-west-stalls", "clear noose-lane"]
    t.say("clear noose-lane")
    assert t.s.blocked == (t.space("fountain-market-west-stalls"),)
    assert t.s.ducats[0] == 1


def test_clearing_needs_rubble_beside_the_thief() -> None:
    t = table()
    t.put(t.thief(0, 0), "basin-street")
    rubble(t, "gibbet-place")
    assert "do clear" not in t.activate(t.thief(0, 0))


def test_rubble_that_was_cleared_may_be_put_again() -> None:
    t = table((1,))
    t.put(t.thief(0, 0), "basin-street")
    rubble(t, "noose-lane")
    t.s.supply = 0
    t.activate(t.thief(0, 0))
    t.say("do clear")
    assert t.s.supply == 1
    assert t.space("noose-lane") in PLACES["rubble"](t.s, 0)


# -- seals -----------------------------------------------------------------------------------------
def test_break_a_seal() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "scriptorium")
    assert "do break-seal" in t.activate(thief)
    t.say("do break-seal")
    s = t.s
    assert (s.ducats[0], s.xp[0], s.ap, s.acts) == (2, 1, 6, 0)
    assert s.loads[thief] == (t.setting.kind_index["relic"],)
    assert s.beside[t.space("scriptorium")] == -1
    assert [counter(s, "seals_broken", seat) for seat in range(3)] == [1, 0, 0]
    assert t.told("relic_taken") == [{"figure": "leona", "space": "scriptorium", "kind": "relic"}]
    # only once
    s.acts = 1
    assert "do break-seal" not in t.run()


def test_a_seal_is_a_treasure_too_many() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "tunnel")
    t.carry(thief, "red_gem", "keys", "keys")
    t.activate(thief)
    options = t.say("do break-seal")
    assert "drop relic guardroom" in options
    t.say("drop keys guardroom")
    assert sorted(t.setting.kinds[kind] for kind in t.s.loads[thief]) == ["keys", "red_gem", "relic"]
    assert counter(t.s, "seals_broken", 0) == 1


def test_a_relic_laid_down_is_a_chest() -> None:
    t = table((1,))
    thief = t.put(t.thief(0, 0), "guardroom")
    t.s.chests[t.space("guardroom")] = (t.setting.kind_index["relic"] * 2,)
    options = t.activate(thief)
    assert "do break-seal" not in options
    t.say("pick relic")
    assert (t.s.ducats[0], t.s.xp[0], counter(t.s, "seals_broken", 0)) == (1, 0, 0)
    assert t.s.loads[thief] == (t.setting.kind_index["relic"],)


def break_seals(t: Played, number: int, seat: int = 1) -> None:
    t.s.counters[seat] = number
    for slug in BELOW[:number]:
        t.s.beside = with_entry(t.s.beside, t.space(slug), -1)


@pytest.mark.parametrize(("seals", "dice"), [((1, 1, 0), 3), ((1, 1, 1), 4), ((0, 0, 3), 4), ((2, 1, 2), 4)])
def test_the_beast_wakes_with_the_third_seal(seals: tuple[int, ...], dice: int) -> None:
    t = table()
    t.s.counters = list(seals)
    cyclops, thief = t.setting.cyclops, t.put(t.thief(0, 0), "tunnel")
    for attacker, defender in ((cyclops, thief), (thief, cyclops)):
        fight = Fight(attacker, defender, t.space("tunnel"), 0)
        assert fight.dice_count(t.s, fight.side_of(cyclops)) == dice
        assert fight.dice_count(t.s, fight.side_of(thief)) == 2
    other = Fight(t.setting.militia[0], thief, t.space("tunnel"), 0)
    assert other.dice_count(t.s, 0) == 2


def test_the_fifth_seal_wounds_everybody_else_below() -> None:
    t = table()
    break_seals(t, 4)
    breaker = t.put(t.thief(0, 0), "treasure-room")
    mate, rival = t.put(t.thief(0, 1), "tunnel"), t.put(t.thief(1, 0), "holy-altar")
    prisoner, above = t.put(t.thief(2, 0), "prison"), t.put(t.thief(2, 1), "guardroom")
    t.put(t.setting.cyclops, "scriptorium")
    t.activate(breaker)
    t.say("do break-seal")
    assert [t.s.wounds[f] for f in (breaker, mate, rival, prisoner, above)] == [0, 1, 1, 0, 0]
    assert sum(t.s.wounds) == 2
    # the breaker goes on
    assert t.s.active == breaker


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_no_other_seal_wounds_anybody(before: int) -> None:
    t = table()
    break_seals(t, before)
    breaker = t.put(t.thief(0, 0), "treasure-room")
    t.put(t.thief(1, 0), "holy-altar")
    t.activate(breaker)
    t.say("do break-seal")
    assert sum(t.s.wounds) == 0


# -- the end -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seals", "gained"),
    [((0, 0, 0), [0, 0, 0]), ((2, 1, 0), [4, 0, 0]), ((2, 1, 2), [2, 0, 2]), ((1, 1, 1), [2, 2, 2])],
)
def test_most_seals(seals: tuple[int, ...], gained: list[int]) -> None:
    t = table()
    t.s.counters = list(seals)
    t.leave(*(f for crew in t.setting.crew for f in crew))
    t.end()
    assert t.s.ducats == gained


def test_relics_carried_out() -> None:
    t = table()
    t.leave(*(f for crew in t.setting.crew for f in crew))
    t.carry(t.thief(0, 0), "relic", "relic")
    t.carry(t.thief(0, 1), "relic")
    t.put(t.thief(1, 0), "tallow-gate")
    t.carry(t.thief(1, 0), "relic")
    t.end()
    # the one that stayed behind is worth nothing, and has no ducats to lose
    assert t.s.ducats == [12, 0, 0]


def test_first_part_of_the_campaign_has_no_bonus() -> None:
    assert table().setting.adventure.campaign == ()
