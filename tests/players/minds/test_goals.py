"""Adventures' own goals: given a situation, the cutpurse sees what is to be had."""

from __future__ import annotations

import pytest

import cadwallon as cw
from cadwallon.players.minds.goals import Goals, goals_of

from .turns import look_at, situation, turn_of


def alone(space: str) -> str:
    """Only Elise is left in the district, of her own gang."""
    return f'at = {{ elise = "{space}", kaldern = "outside", sarys = "outside", tortok = "outside" }}\n'


def test_every_adventure_has_goals_of_its_own() -> None:
    for number in range(1, 15):
        state = cw.new_game(adventure=number, players=3, seed=1)
        assert goals_of(state.setting).parts
        assert not Goals(state.setting).parts


# -- the base game -----------------------------------------------------------------------------
def test_the_dukes_treasure_is_robbed_only_when_it_is_worth_the_risk() -> None:
    words = alone("crucible-alley").replace("}", ', valrut = "orrery" }') + 'carries = { elise = ["keys", "scroll"] }\n'
    assert "do rob" in turn_of(situation(1, 6, words + "pools = { dukes_treasure = 30 }"))
    assert "do rob" not in turn_of(situation(1, 6, words + "pools = { dukes_treasure = 4 }"))


def test_isabeau_is_attacked_for_a_full_purse() -> None:
    words = alone("taproom").replace("}", ', isabeau = "dormitory" }') + "ducats = { kalderns_gang = 5 }\n"
    assert "attack isabeau" in turn_of(situation(2, 3, words + "pools = { blood_purse = 15 }"))
    assert "attack isabeau" not in turn_of(situation(2, 3, words + "pools = { blood_purse = 0 }"))


def test_a_marked_rival_is_worth_more() -> None:
    words = alone("coachmens-way").replace("}", ', faras = "taproom" }') + "ducats = { nocturnis = 9 }\n"
    marked = look_at(situation(2, 3, words + 'marks = { kalderns_gang = "faras" }'))
    faras, elise = (marked.eye.setting.figure_index[name] for name in ("faras", "elise"))
    assert marked.eye.goals.victory(marked, elise, faras) > 3
    plain = look_at(situation(2, 3, words))
    assert plain.eye.goals.victory(plain, elise, faras) == 0


def test_the_guild_hunts_and_opens_nothing() -> None:
    words = 'turn = "guild"\nat = { sienne = "noose-lane", faras = "library" }\ncarries = { faras = ["red_gem"] }\n'
    words += 'chests = { archive = ["scroll"] }'
    assert "attack faras" in turn_of(situation(3, 3, words))


def test_the_guild_locks_gems_twice() -> None:
    words = 'turn = "guild"\nat = { sienne = "archive" }\nchests = { archive = ["red_gem"] }'
    assert "do double-locks red-gem" in turn_of(situation(3, 2, words))


def test_zombies_are_laid_to_rest_when_there_are_many() -> None:
    gates = ["tallow-gate", "bell-gate", "scholars-gate", "raven-gate", "butchers-gate", "beggars-gate"]
    graves = [*gates, "vellum-alley"]
    zombies = "".join([f', zombie-{n} = "{space}"' for n, space in enumerate(graves, 1)])
    words = alone("pillow-lane") + 'carries = { elise = ["scroll"] }'
    assert "do lay-to-rest" in turn_of(situation(4, 7, words.replace(" }\n", zombies + " }\n")))
    assert "do lay-to-rest" not in turn_of(situation(4, 7, words))


def test_a_hostage_is_seized_and_led_to_a_gate() -> None:
    state = situation(5, 2, alone("gibbet-place") + "ground = { library = 2 }")
    assert "do seize" in turn_of(state)
    state = situation(5, 3, alone("the-shambles") + 'leads = ["elise"]')
    done = turn_of(state)
    assert "do hand-over" in done
    assert "release" not in done


def test_hostages_in_the_hideout_count() -> None:
    held = look_at(situation(5, 3, alone("library") + "counters = { hideout = { kalderns_gang = 3 } }"))
    none = look_at(situation(5, 3, alone("library")))
    assert held.estimate() - none.estimate() > 12


def test_loot_is_sold_to_sienne_where_she_is() -> None:
    words = alone("pillow-lane") + 'carries = { elise = ["keys", "scroll", "red_gem"] }\n'
    here = words + 'itinerary = ["guardroom", "library", "treasury", "laboratory", "magicians-chamber", "dormitory"]'
    assert "do sell" in turn_of(situation(6, 4, here))


def test_the_way_leads_to_where_sienne_will_be() -> None:
    words = alone("pillow-lane") + 'carries = { elise = ["keys", "scroll", "red_gem"] }\n'
    words += 'itinerary = ["guardroom", "library", "treasury", "magicians-chamber", "dormitory", "laboratory"]'
    look = look_at(situation(6, 4, words))
    elise, index = look.eye.setting.figure_index["elise"], look.eye.setting.terrain.index
    near, far = index["porters-steps"], index["bell-alley"]
    row = look.eye.goals.errand(look, elise, (near, far), look.later)
    assert row is not None
    assert row[0] > row[1]


def test_a_fire_is_put_out() -> None:
    assert "do put-out" in turn_of(situation(7, 3, alone("pillow-lane") + "ground = { laboratory = 1 }"))


def test_thieves_come_back_for_more() -> None:
    words = 'at = { elise = "outside", kaldern = "outside", sarys = "outside", tortok = "outside" }\n'
    words += 'chests = { others = "full" }'
    assert "do return" in turn_of(situation(8, 2, words))
    assert "do return" not in turn_of(situation(8, 7, words))


def test_a_full_sack_is_brought_out_at_once() -> None:
    sack = 'carries = { elise = ["keys", "scroll", "bracelet"] }'
    words = alone("tinkers-corner") + sack + '\nchests = { orrery = ["red_gem"] }'
    assert [text for text in turn_of(situation(8, 3, words)) if text.startswith("leave")]


# -- The King of Ashes ---------------------------------------------------------------------------
STAIRS = 'tokens = { laboratory = "staircase" }\n'


def test_a_seal_is_broken() -> None:
    words = alone("pillow-lane") + STAIRS + 'beside = { tunnel = "relic" }'
    done = turn_of(situation(9, 2, words))
    assert "move tunnel" in done
    assert "do break-seal" in done


def test_gems_are_brought_to_the_altar() -> None:
    words = alone("pillow-lane") + STAIRS + 'carries = { elise = ["magic_gem"] }'
    done = turn_of(situation(9, 2, words))
    assert done[:3] == ["activate elise", "move holy-altar", "pray"]


def test_who_cannot_reach_a_gate_takes_the_tunnel() -> None:
    words = alone("pillow-lane") + STAIRS + 'carries = { elise = ["scroll", "keys"] }\nportcullises = ["ferry-gate"]'
    done = turn_of(situation(9, 7, words))
    assert "tunnel" in done or [text for text in done if text.startswith("leave")]


def test_the_tome_is_read_by_who_is_there() -> None:
    words = alone("scriptorium") + STAIRS + 'discard = ["run", "ambush", "decoy"]'
    assert "read" in turn_of(situation(9, 2, words))


def test_a_relic_that_makes_a_set_is_worth_more() -> None:
    words = alone("library") + 'carries = { elise = ["mask", "urn"] }'
    look = look_at(situation(10, 3, words))
    index = look.eye.setting.kind_index
    assert look.carried[index["sceptre"]] > look.carried[index["mask"]]


def test_a_staircase_is_walled_up() -> None:
    words = alone("pillow-lane") + STAIRS
    assert "do seal" in turn_of(situation(11, 3, words))


def test_walls_that_were_paid_for_are_not_built_again() -> None:
    words = alone("pillow-lane") + STAIRS
    fresh = look_at(situation(11, 3, words))
    paid = look_at(situation(11, 3, words + 'paid_walls = { kalderns_gang = ["laboratory"] }'))
    room = fresh.eye.setting.terrain.index["laboratory"]
    elise = fresh.eye.setting.figure_index["elise"]
    first, second = (look.eye.goals.deeds(look, elise, room)[0].gain for look in (fresh, paid))
    assert first > second


def test_a_kept_boast_counts_more_than_a_broken_one() -> None:
    words = alone("library") + 'boasts = { kalderns_gang = ["5"] }\n'
    kept = look_at(situation(12, 8, words + "tally = { kalderns_gang = { missions = 3 } }"))
    broken = look_at(situation(12, 8, words))
    assert kept.estimate() - broken.estimate() > 5


def test_treasure_is_burned_for_the_prize() -> None:
    words = alone("eel-quay") + 'carries = { elise = ["red_gem", "red_gem"] }\n'
    words += "counters = { offering_points = { nocturnis = 1 } }"
    assert "do burn" in turn_of(situation(13, 6, words))


def test_pockets_are_picked() -> None:
    assert "do pick-pocket" in turn_of(situation(13, 3, alone("eel-quay") + "ground = { ostlers-row = 1 }"))


def test_the_duke_is_bought_and_delivered() -> None:
    words = alone("pillow-lane") + STAIRS + 'carries = { elise = ["relic", "relic"] }'
    assert "do buy" in turn_of(situation(14, 3, words))
    words = alone("quill-street") + 'duke = "elise"'
    assert "do deliver" in turn_of(situation(14, 4, words))


# -- cards and equipment -----------------------------------------------------------------------
def test_an_intrigue_is_carried_out() -> None:
    words = alone("halberd-court").replace("}", ', captain-kornak = "orrery" }')
    words += 'intrigues = { kalderns_gang = ["case-the-guardroom"] }'
    assert "move guardroom" in turn_of(situation(9, 3, words))


def test_better_equipment_counts_more() -> None:
    words = alone("library")
    sword, glass = (look_at(situation(9, 2, words + f'gear = {{ elise = "{g}" }}')) for g in ("sword", "spyglass"))
    assert sword.estimate() > glass.estimate()


@pytest.mark.parametrize("there", [True, False])
def test_nobody_goes_down_for_a_crown_that_is_gone(*, there: bool) -> None:
    state = situation(12, 3, 'at = { elise = "treasure-room" }')
    setting, vault = state.setting, state.setting.terrain.role["treasure_room"]
    lying = 2 * setting.crown if there else -1
    state.beside = tuple(lying if space == vault else -1 for space in range(setting.terrain.size))
    look = look_at(state)
    found = [deed.action for deed in look.eye.goals.deeds(look, setting.figure_index["elise"], vault)]
    assert (setting.action("do", 0) in found) == there
