"""Ways, what follows at their end, what things cost and bring, missions, and who could still act."""

from __future__ import annotations

from cadwallon.offers import Pay, fight, idle, look, missions, offers
from cadwallon.sight import view
from tests.offers.scene import offered, seen, situation


def test_a_move_with_its_way_and_what_waits_there() -> None:
    given = 'at = { elise = "gibbet-place" }\nchests = { library = ["scroll", "keys closed"], archive = ["purse"] }'
    made = offered(given, "activate elise")
    library = made["move library"]
    assert (library.verb, library.a, library.ap, library.way) == ("move", "library", 1, ("library",))
    assert not library.final
    waiting = [(offer.do, offer.ap, offer.chance, offer.worth) for offer in library.then]
    assert waiting == [
        ("pick keys", 1, 83, 1),
        ("bash keys", 2, None, 1),
        ("pick scroll", 1, 83, 1),
        ("bash scroll", 2, None, 1),
    ]
    archive = made["move archive"]
    assert archive.way == ("library", "archive")
    assert [(offer.do, offer.worth, offer.final) for offer in archive.then] == [
        ("pick purse", None, True),
        ("bash purse", None, True),
    ]


def test_nothing_waits_without_points_or_action() -> None:
    given = 'at = { elise = "gibbet-place" }\nchests = { library = ["scroll"] }\n'
    assert [offer.do for offer in offered(given + "ap = 2", "activate elise")["move library"].then] == ["pick scroll"]
    assert offered(given + "ap = 1", "activate elise")["move library"].then == ()
    assert offered(given + 'active = "elise"\nacted = true')["move library"].then == ()


def test_a_way_that_is_set_out_on_first_costs_nothing_more() -> None:
    given = 'at = { kaldern = "gibbet-place", faras = "archive" }\nhands.kalderns_gang = ["secret-door"]\n'
    made = offered(given, "activate kaldern", "set-out")
    assert (made["move library"].ap, made["attack faras"].ap) == (0, 1)
    assert made["attack faras"].way == ("library", "archive")


def test_tokens_stairs_and_gates_are_final() -> None:
    given = 'adventure = 13\nround = 5\nat = { kaldern = "begging-bowl-alley" }\n'
    made = offered(given + 'tokens = { library = "trap face-down" }', "activate kaldern")
    assert made["move library"].final
    assert made["leave beggars-gate"].final
    assert not made["move the-shambles"].final
    stairs = 'adventure = 13\nat = { kaldern = "gibbet-place" }\ntokens = { library = "staircase" }'
    altar = offered(stairs, "activate kaldern")["move holy-altar"]
    assert (altar.way, altar.final) == (("library", "holy-altar"), True)
    assert not offered(stairs + '\ngrogged = { cyclops = "nocturnis" }', "activate kaldern")["move holy-altar"].final


def test_activating_somebody_else_ends_an_activation() -> None:
    made = offered("", "activate kaldern")
    assert (made["activate elise"].ends, made["activate elise"].final) == ("kaldern", False)
    assert offered("")["activate elise"].ends is None
    assert made["end"].final


def test_cheaper_and_dearer_ways_to_open() -> None:
    given = 'gangs = ["cursed_ones", "nocturnis"]\nat = { torham = "library" }\nchests = { library = ["scroll"] }\n'
    made = offered(given + 'hands.cursed_ones = ["crowbar"]', "activate torham")
    assert [(o.do, o.b, o.ap, o.worth) for o in made.values() if o.verb in ("bash", "play-bash")] == [
        ("bash scroll", None, 2, 1),
        ("bash scroll quick", "quick", 1, 0),
        ("play crowbar scroll", "scroll", 1, 1),
    ]
    locked = 'adventure = 13\ntokens = { library = "security" }\n' + given
    assert {o.do: o.ap for o in offered(locked, "activate torham").values() if o.verb in ("pick", "bash")} == {
        "pick scroll": 2,
        "bash scroll": 3,
        "bash scroll quick": 2,
    }


def test_missions() -> None:
    given = 'missions = ["scroll_2", "keys_0", "red_gem_1"]\n'
    given += 'carries = { kaldern = ["scroll", "scroll"], elise = ["red_gem"] }\n'
    # two scrolls are worth 5, and 2 more each; a red gem 2 and 1
    paid = (Pay("mis_scroll_2", 9, 2), Pay("mis_keys_0"), Pay("mis_red_gem_1", 3, 1))
    assert missions(seen(given)) == paid
    made = offered(given + 'hands.kalderns_gang = ["run"]')
    assert (made["mission scroll-2"].worth, made["mission scroll-2"].ap) == (9, 3)
    helped = made["mission scroll-2 kaldern"]
    assert (helped.b, helped.ap, helped.worth, helped.final) == ("skl_kaldern", 1, 9, True)
    signet = missions(seen("adventure = 13\n" + given + 'gear = { elise = "guild-signet" }'))
    assert [pay.ap for pay in signet] == [2, 2, 2]
    state = situation(given)
    assert [pay.ducats for pay in missions(view(state, 1))] == [0, 0, 0]
    assert missions(view(state, None)) == ()


def test_ducats_that_are_known() -> None:
    noose = 'adventure = 8\nat = { kaldern = "beggars-gate" }\ncarries = { kaldern = ["scroll", "scroll", "keys"] }'
    # two scrolls 5, keys 2, a full load 2
    assert offered(noose, "activate kaldern")["leave beggars-gate"].worth == 9
    toll = noose.replace('"beggars-gate" }', '"beggars-gate", faras = "begging-bowl-alley" }')
    assert offered(toll, "activate kaldern")["leave beggars-gate"].worth == 8
    chest = noose.replace('"keys"', '"chest_of_ducats"')
    assert offered(chest, "activate kaldern")["leave beggars-gate"].worth is None
    fence = 'adventure = 6\nat = { kaldern = "guardroom", kornak = "library" }\n'
    fence += 'carries = { kaldern = ["scroll", "keys"] }'
    assert offered(fence, "activate kaldern", "do sell")["sell scroll"].worth == 4
    gems = 'adventure = 13\nat = { kaldern = "holy-altar" }\ncarries = { kaldern = ["magic_gem", "magic_gem"] }'
    assert offered(gems, "activate kaldern")["pray"].worth == 12
    mark = 'adventure = 2\nat = { faras = "library" }\nturn = "nocturnis"\nducats = { nocturnis = 5 }\n'
    assert offered(mark + 'marks = { kalderns_gang = "faras" }', "activate faras")["do buy-off"].worth == -2


def test_who_could_still_act() -> None:
    given = 'at = { sarys = "outside", tortok = "removed" }\n'
    assert idle(seen(given)) == ("kaldern", "elise")
    assert idle(seen(given, "activate elise")) == ("elise", "kaldern")
    assert idle(seen(given + "ap = 0")) == ()
    assert idle(seen(given + 'active = "elise"\nmoved = true\nacted = true\ndone = ["kaldern"]')) == ()
    hurt = "adventure = 13\nwounds = { kaldern = 1 }\n" + given
    assert idle(seen(hurt)) == ("elise",)
    # shut in: nowhere to go, nothing to open
    corner = 'at = { kaldern = "map-room", sarys = "outside", elise = "outside", tortok = "printing-shop" }\n'
    corner += 'done = ["tortok"]'
    assert idle(seen(corner)) == ()
    assert idle(seen(corner + '\nchests = { map-room = ["scroll"] }')) == ("kaldern",)


def test_looking_at_a_thief_activates_nobody() -> None:
    mine = seen('at = { elise = "library", faras = "archive" }\nchests = { library = ["scroll"] }')
    found = {offer.do: offer for offer in look(mine, "elise")}
    assert found["pick scroll"].chance == 83
    assert found["attack faras"].chance == 61
    assert "end" not in found
    assert mine.active is None
    assert look(mine, "faras") == ()


def test_words_of_actions() -> None:
    swap = offered('hands.kalderns_gang = ["decoy", "denunciation"]')
    assert (swap["play decoy kaldern sarys"].a, swap["play decoy kaldern sarys"].b) == ("arc_decoy", "kaldern+sarys")
    assert (swap["play denunciation nocturnis"].verb, swap["play denunciation nocturnis"].b) == ("play-on", 1)
    fresh = offered("adventure = 13\nsetup = true\n", dice=(1, 2, 5, 6))
    hire = fresh["hire lucius faras"]
    assert (hire.a, hire.b, hire.final) == ("lucius", "faras", True)
    rumour = offered('adventure = 6\nat = { kaldern = "library" }', "activate kaldern", "do rumour")
    assert (rumour["shift keys +1"].a, rumour["shift keys +1"].b) == ("keys", 1)


def test_a_flight_shows_its_way() -> None:
    given = 'at = { kaldern = "library", faras = "archive" }'
    made = offered(given, "activate kaldern", "attack faras", dice=(6, 6, 1, 1))
    ways = {offer.a: offer.way for offer in made.values()}
    assert ways["hangmans-turn"] == ("library", "gibbet-place", "hangmans-turn")
    assert all(len(way) == 3 and way[-1] == goal for goal, way in ways.items())


def test_only_those_who_are_asked_get_offers() -> None:
    state = situation("")
    assert offers(view(state, 1)) == offers(view(state, None)) == ()
    assert fight(view(state, 0)) is None
