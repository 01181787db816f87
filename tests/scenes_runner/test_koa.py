"""Situations and facts of The King of Ashes: what is given is found again, and what cannot be is told in a sentence."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cadwallon.rules.state import EXPERIENCE, WOUNDS
from cadwallon.scenes.facts import FACTS
from cadwallon.scenes.given_koa import KOA_WORDS
from cadwallon.scenes.stock import treasures_in_play
from cadwallon.scenes.totals import lost_parts, supplies
from cadwallon.scenes.words import Words
from tests.scenes_runner import test_running
from tests.scenes_runner.test_given import state_of
from tests.scenes_runner.texts import bad, facts, run

BELOW = "adventure = 13\n"
OLD_CITY = 'mode = "old_city"\n'

RICH = """
adventure = 9
gangs = ["kalderns_gang", "cursed_ones"]
mercenaries = { shaana = "jehlan" }
at.tortok = "prison"
at.anays = "prison"
at.sarys = "scriptorium"
at.elise = "library"
at.torham = "outside"
at.cyclops = "tunnel"
wounds = { tortok = 2, shaana = 1 }
xp = { kalderns_gang = 3 }
debts = { kalderns_gang = 2 }
gear = { elise = "deep-satchel", shaana = "eq_sword" }
gear_gone = ["axe"]
carries = { elise = ["keys", "keys", "scroll", "magic_gem"], sarys = ["relic"] }
chests = { archive = ["magic_gem", "purse closed"] }
intrigues = { kalderns_gang = ["settle-an-old-score", "draw_blood"] }
intrigue_deck = ["blood-oath", "closed-ranks"]
intrigues_gone = ["int_one_of_each"]
tokens = { library = "staircase", archive = "trap face-down", treasury = "security", bindery = "magic-gem face-down" }
left_out = ["magic_gem", "mechanism"]
seen = { cursed_ones = ["bindery"] }
rooted = ["elise"]
visits = { read = ["sarys"], loot = ["elise"] }
grogged = { captain-kornak = "cursed_ones" }
beside = { holy-altar = "relic" }
rubble = ["basin-street", "noose-lane"]
left_light = ["torham"]
chest_out = ["cursed_ones"]
"""


def test_what_is_given_is_found_again() -> None:
    dropped = ("adventure", "gangs", "gear_gone", "intrigues_gone", "left_out")
    then = "\n".join(line for line in RICH.strip().splitlines() if not line.startswith(dropped))
    assert not facts(then + '\nleft_out = ["mechanism", "magic_gem"]\nmode = "expansion"\nsupply = 4', RICH)


def test_every_part_is_somewhere() -> None:
    s = state_of(RICH)
    assert lost_parts(s, Words(s.setting), supplies(s)) == []
    assert (s.xp_left, s.wounds_left) == (EXPERIENCE - 3, WOUNDS - 3)
    assert treasures_in_play(s.setting)[s.setting.magic_gem] == 4
    assert s.progress == [(0, 0), ()]
    assert len(s.intrigue_deck) + 3 == len(s.setting.kit.intrigues)


@pytest.mark.parametrize("adventure", range(1, 15))
@pytest.mark.parametrize("phase", ["round", "start", "draw", "militia", "activation", "end", "round_end", "deploy"])
def test_every_moment_leads_to_a_decision(adventure: int, phase: str) -> None:
    game = f"adventure = {adventure}\n" + ("" if adventure > 8 else OLD_CITY)
    for number in (1, 3, 6, 7):
        s = state_of(f'{game}phase = "{phase}"\nround = {number}\nchests = {{ others = "full" }}')
        assert s.over or s.legal


def test_stairs_follow_from_the_tokens() -> None:
    tokens = 'tokens = { dormitory = "staircase", library = "staircase", archive = "staircase face-down" }\n'
    assert not facts('stairs = ["library", "dormitory"]\nface_down = 1', BELOW + tokens)
    walled = tokens + 'walls = { dormitory = "nocturnis" }\npaid_walls = { nocturnis = ["dormitory"] }\n'
    assert not facts(
        'stairs = ["library"]\nwalls = { dormitory = "nocturnis", library = "nobody" }\nsupply = 5\n'
        'paid_walls = { nocturnis = ["dormitory"], kalderns_gang = [] }',
        "adventure = 11\n" + walled,
    )
    assert not facts(
        'stairs = ["library"]\nground.dormitory = 1\nsupply = 5',
        "adventure = 14\nground.dormitory = 1\n" + tokens,
    )


def test_figures_that_are_not_named() -> None:
    assert not facts(
        'at = { captain-kornak = "guardroom", chief-valrut = "treasury", cyclops = "lair", tortok = "eel-gate" }', BELOW
    )
    assert not facts('at = { kornak = "guardroom" }', OLD_CITY)
    hired = 'gangs = ["cursed_ones", "nocturnis"]\nmercenaries = { shaana = "anays", isabeau = "faras" }\n'
    for mode in (BELOW, OLD_CITY):
        assert not facts(
            'at = { shaana = "hangmans-gate", isabeau = "glass-gate", jehlan = "mudlark-gate" }\n'
            'mercenaries = { isabeau = "faras", shaana = "anays" }',
            mode + hired,
        )


def test_the_duke() -> None:
    assert not facts('duke = "torture-chamber"\nleads = []', "adventure = 14")
    assert not facts('duke = "scriptorium"', 'adventure = 14\nduke = "scriptorium"')
    assert not facts('duke = "tortok"\nleads = ["tortok"]', 'adventure = 14\nduke = "tortok"')
    assert not facts('duke = "gone"', 'adventure = 14\nduke = "gone"')


def test_relics_by_their_faces() -> None:
    ten = 'beside.library = "crown face-down"\nbeside.archive = "urn"\ncarries = { faras = ["mask", "mask"] }'
    assert not facts(ten + '\nbeside.bindery = "none"', "adventure = 10\n" + ten)
    twelve = 'beside = { basin-street = "crown" }'
    assert not facts(twelve, "adventure = 12\n" + twelve)
    s = state_of("adventure = 12\n" + twelve)
    assert s.halts[s.setting.terrain.index["basin-street"]] == 2
    assert not facts("crown_found = true", 'adventure = 12\ncarries = { faras = ["crown"] }')
    assert not facts("crown_found = true", "adventure = 12\n" + twelve)
    home = 'adventure = 12\nbeside = { treasure-room = "crown" }\n'
    assert not facts("crown_found = false", home)
    assert not facts("crown_found = true\nvisits.loot = []", home + "crown_found = true")
    assert not facts('chests.library = ["crown closed"]', 'adventure = 12\nchests = { library = ["crown closed"] }')
    s = state_of("adventure = 10")
    assert Counter(treasures_in_play(s.setting)[kind] for kind in s.setting.relic_kinds) == {3: 4, 0: 1}


def test_boasts() -> None:
    given = """
        boasts = { nocturnis = ["2", "boast-6"], kalderns_gang = ["adv_12_boast_12"] }
        tally.nocturnis = { won = 2, rooms = ["library", "archive"] }
        first_out = "nocturnis"
    """
    assert not facts(given + "\ntally.kalderns_gang.won = 0", "adventure = 12\n" + given)
    assert not facts('first_out = "nobody"\nboasts.nocturnis = []', "adventure = 12")


def test_revellers() -> None:
    assert not facts("ground.basin-street = 1\nground.lamp-alley = 0", "adventure = 13\nground = { basin-street = 1 }")


def test_who_left_with_empty_hands() -> None:
    out = 'at = { faras = "outside", drokan = "outside" }\ncarries = { faras = ["scroll"] }\n'
    assert not facts('left_light = ["drokan"]\nchest_out = []', BELOW + out)
    assert not facts("left_light = []", BELOW + out + "left_light = []")


def test_a_supply_that_has_run_out() -> None:
    assert not facts("xp_left = 0\nwounds_left = 1", BELOW + "xp_left = 0\nwounds_left = 1")


def test_intrigues_that_are_not_named() -> None:
    assert not facts(
        'intrigue_deck = ["map-the-catacombs"]\nintrigue_deck_size = 34\nintrigue_counts.nocturnis = 0', BELOW
    )
    ends = 'intrigue_deck = ["blood-oath"]\nintrigue_deck_ends = true\n'
    assert not facts('intrigue_deck = ["blood-oath"]\nintrigue_deck_size = 1\nintrigues_gone = []', BELOW + ends)
    assert not facts('intrigue_deck = ["case-the-guardroom"]\nintrigue_deck_size = 26', OLD_CITY)


def test_used_equipment() -> None:
    s = state_of(BELOW + 'used = ["spyglass"]')
    assert s.used_turn == s.used_activation != 0


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ('mode = "koa"', "mode: unknown word 'koa'; modes are base, expansion, old_city"),
        ('mode = "expansion"', "adv_01 is played in the mode base or old_city, not expansion"),
        ("inn = true", "'inn' goes with setup = true only"),
        ("xp = { nocturnis = 1 }", "xp: this belongs to The King of Ashes, but the scene is played in the mode base"),
        ('mercenaries = { lucius = "faras" }', "mercenaries: this belongs to The King of Ashes"),
        ('setup = true\nmode = "old_city"\nxp = { nocturnis = 1 }', "'xp' does not go with setup = true"),
        ('setup = true\nadventure = 10\nbonus = ["executioners"]', "'executioners' takes no part"),
        (BELOW + 'mercenaries = { lucious = "faras" }', "no mercenary 'lucious'; did you mean 'lucius'?"),
        (BELOW + 'mercenaries = { lucius = "tortok" }', "lucius works for nocturnis, not for kalderns_gang (S-10)"),
        (BELOW + 'mercenaries = { lucius = "faras", sienne = "drokan" }', "nocturnis has one mercenary already"),
        ("adventure = 2\n" + OLD_CITY + 'mercenaries = { isabeau = "faras" }', "no mercenary in adventure 2 (B-5)"),
        ("adventure = 3\n" + OLD_CITY + 'mercenaries = { sienne = "faras" }', "no mercenary in adventure 3 (B-5)"),
        (BELOW + 'mercenaries = { lucius = "chief-valrut" }', "replaces a character of a gang, not chief-valrut"),
        (BELOW + 'mercenaries = { lucius = "faras" }\nat = { faras = "library" }', "a mercenary stands in his place"),
        (BELOW + 'at = { kornak = "library" }', "there is no figure 'kornak'; did you mean 'captain-kornak'?"),
        (BELOW + 'at = { captain-kornak = "tunnel" }', "militiamen never enter the catacombs (K-5)"),
        (BELOW + 'at = { cyclops = "library" }', "the Cyclops never leaves the catacombs"),
        (BELOW + 'at = { cyclops = "prison" }', "only characters are put in the Prison"),
        (BELOW + 'at = { faras = "lair" }', "nobody but the Cyclops enters the Lair (K-8)"),
        (BELOW + 'at = { faras = "pentacle" }', "nobody stays on the Pentacle below (K-4)"),
        (BELOW + 'at = { faras = "tunnel", tortok = "tunnel" }', "both stand on tunnel"),
        (OLD_CITY + 'at = { faras = "prison" }', "there is no space 'prison'"),
        (BELOW + "wounds = { faras = 18 }", "1 more wounds are named than there are (X-5)"),
        (BELOW + "wounds = { cyclops = 1 }", "'cyclops' is no character"),
        (BELOW + "xp = { nocturnis = 20 }\nxp_left = 2", "only 1 experience tokens are left"),
        (BELOW + 'gear = { faras = "sword", tortok = "sword" }', "there is one 'sword', more are named"),
        (BELOW + 'gear = { faras = "swort" }', "no equipment card of this game 'swort'; did you mean 'sword'?"),
        (OLD_CITY + 'gear = { faras = "axe" }', "no equipment card of this game 'axe'"),
        (BELOW + 'gear = { chief-valrut = "sword" }', "'chief-valrut' is no character"),
        (BELOW + 'gear_gone = ["axe", "axe"]', "gear_gone: there is one 'axe'"),
        (BELOW + 'carries = { faras = ["keys", "keys", "keys", "scroll"] }', "nobody carries more than 3"),
        (
            BELOW + 'intrigues = { nocturnis = ["blood-oath", "draw-blood", "closed-ranks", "eyes-everywhere"] }',
            "4 are named, but nobody holds more than 3 (I-1)",
        ),
        (BELOW + 'intrigues = { nocturnis = ["blood-oath", "blood-oath"] }', "the game has 1 'blood-oath'"),
        (BELOW + 'intrigues = { nocturnis = ["blood-oat"] }', "no intrigue of this game 'blood-oat'; did you mean"),
        (OLD_CITY + 'intrigue_deck = ["slay-the-cyclops"]', "no intrigue of this game 'slay-the-cyclops'"),
        (BELOW + 'tokens = { library = "trap face-down", B2 = "emblem face-down" }', "this room is named twice"),
        (BELOW + 'tokens = { library = ["trap face-down", "emblem face-down"] }', "2 are named, but a room has one"),
        (BELOW + 'tokens = { basin-street = "trap face-down" }', "'basin-street' is no room"),
        (BELOW + 'tokens = { library = "trap" }', "'trap' leaves the game as soon as it is turned up"),
        (BELOW + 'tokens = { library = "magic_gem" }', 'is a chest: chests.library = ["magic_gem"]'),
        (BELOW + 'tokens = { library = "stairs" }', "there is no exploration token of this game 'stairs'"),
        (OLD_CITY + 'tokens = { library = "staircase" }', "there is no exploration token of this game 'staircase'"),
        (BELOW + 'left_out = ["emblem", "emblem", "emblem", "emblem"]', "the game has 3 'emblem'"),
        (
            BELOW + 'tokens = { library = "magic-gem face-down" }\nleft_out = ["magic_gem", "magic_gem"]\n'
            'chests = { archive = ["magic_gem"] }\ncarries = { faras = ["magic_gem"] }',
            "the game has 4 'magic_gem', more are named",
        ),
        (BELOW + 'seen = { nocturnis = ["library"] }', "no token lies face down in 'library'"),
        (BELOW + 'visits = { heard = ["faras"] }', "visits: unknown word 'heard'"),
        (BELOW + 'grogged = { faras = "nocturnis" }', "only militiamen and the Cyclops drink that"),
        (BELOW + 'beside = { library = "relic" }', "adventure 13 has no relics"),
        ('adventure = 10\nbeside = { library = "relic" }', "the game has 0 'relic'"),
        ('adventure = 10\nbeside = { library = "scroll" }', "'scroll' is no relic"),
        ('adventure = 14\nbeside = { library = "relic face-down" }', "relics lie face down in adventure 10 only"),
        ('adventure = 14\nbeside = { library = "relic", B2 = "relic" }', "this space is named twice"),
        (BELOW + 'rubble = ["basin-street"]', "in adventure 13 none lies in the streets"),
        ('adventure = 9\nrubble = ["library"]', "'library' is no street without pentacle"),
        ('adventure = 9\nrubble = ["basin-street", "basin-street"]', "named twice"),
        ('adventure = 9\nrubble = ["pepper-alley"]', "it would cut off a room or a deployment space"),
        ('adventure = 9\nat = { faras = "basin-street" }\nrubble = ["basin-street"]', "faras stands on basin-street"),
        (BELOW + 'walls = { library = "nocturnis" }', "in adventure 13 nobody walls up staircases"),
        ('adventure = 11\nwalls = { library = "nocturnis" }', "no staircase lies face up in this room"),
        ("adventure = 14\nground = { library = 1 }", "no staircase lies face up in this room"),
        (
            'adventure = 14\ntokens = { library = "staircase" }\nground = { library = 2 }',
            "a staircase has one rubble token at most",
        ),
        ("adventure = 13\nground = { library = 1 }", "revellers stand in streets, one in each"),
        ("adventure = 13\nground = { basin-street = 2 }", "revellers stand in streets, one in each"),
        ('adventure = 13\nleads = ["tortok"]', "adventure 13 has no hostages"),
        (BELOW + 'left_light = ["faras"]', "faras has not left the district"),
        (BELOW + "crown_found = true", "adventure 13 has no Crown to be found"),
        (BELOW + 'duke = "gone"', "adventure 13 has none"),
        ('adventure = 14\nduke = "library"', "he is held in a room of the catacombs"),
        ('adventure = 14\nduke = "totrok"', "no space or figure 'totrok'; did you mean 'tortok'?"),
        ('adventure = 14\nduke = "faras"\nat = { faras = "outside" }', "faras is not in the district"),
        (BELOW + 'boasts = { nocturnis = ["2"] }', "adventure 13 has none"),
        ('adventure = 12\nboasts = { nocturnis = ["1"] }', "there is no boast '1'"),
        ('adventure = 12\nboasts = { nocturnis = ["2", "3", "4"] }', "nobody takes more than 2"),
        ('adventure = 12\nboasts = { nocturnis = ["2"], kalderns_gang = ["2"] }', "the boast 2 is taken twice"),
        ("adventure = 12\ntally = { nocturnis = { one = 1 } }", "unknown word 'one'"),
        (BELOW + "tally = { nocturnis = { won = 1 } }", "adventure 13 has no boasts"),
    ],
)
def test_impossible_situations_are_bad(given: str, reason: str) -> None:
    assert reason in bad(given)


def test_every_word_has_a_mistake_or_is_found_again() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [word for word in sorted(KOA_WORDS) if f"{word} = " not in source] == []


# -- facts: each one can hold and can fail ---------------------------------------------------------
PRIDE = 'adventure = 12\nboasts = { nocturnis = ["2"] }\ntally = { nocturnis = { won = 2, rooms = ["library"] } }\n'
WALLS = """
adventure = 11
tokens = { dormitory = "staircase" }
walls = { dormitory = "nocturnis" }
paid_walls = { nocturnis = ["dormitory"] }
"""

SITUATIONS = {"rich": RICH, "walls": WALLS, "pride": PRIDE, "duke": "adventure = 14"}

HOLDS_AND_FAILS = [
    ("rich", 'mode = "expansion"', 'mode = "old_city"'),
    ("rich", "wounds.tortok = 2", "wounds.tortok = 1"),
    ("rich", "wounds_left = 14", "wounds_left = 17"),
    ("rich", "xp.kalderns_gang = 3", "xp.kalderns_gang = 0"),
    ("rich", "xp_left = 18", "xp_left = 21"),
    ("rich", "debts.kalderns_gang = 2", "debts.cursed_ones = 2"),
    ("rich", 'gear = { elise = "deep-satchel", sarys = "nothing" }', 'gear.sarys = "sword"'),
    ("rich", 'gear_available = ["soft_boots", "lantern"]', 'gear_available = ["lantern", "axe"]'),
    ("rich", "gear_gone = []", 'gear_gone = ["axe"]'),
    ("rich", 'intrigues.kalderns_gang = ["draw-blood", "settle-an-old-score"]', "intrigues.kalderns_gang = []"),
    ("rich", "intrigue_counts.kalderns_gang = 2", "intrigue_counts.cursed_ones = 1"),
    ("rich", 'intrigue_deck = ["blood-oath"]', 'intrigue_deck = ["closed-ranks"]'),
    ("rich", "intrigue_deck_size = 31", "intrigue_deck_size = 34"),
    ("rich", "intrigues_gone = []", 'intrigues_gone = ["one-of-each"]'),
    ("rich", 'tokens = { archive = "trap face-down", guardroom = "none" }', 'tokens.library = "staircase face-down"'),
    ("rich", "face_down = 2", "face_down = 3"),
    ("rich", 'left_out = ["magic_gem", "mechanism"]', "left_out = []"),
    ("rich", "left_out_size = 2", "left_out_size = 3"),
    ("rich", 'stairs = ["library"]', "stairs = []"),
    ("rich", 'seen.cursed_ones = ["bindery"]', 'seen.kalderns_gang = ["bindery"]'),
    ("rich", 'rooted = ["elise"]', "rooted = []"),
    ("rich", 'visits.read = ["sarys"]', 'visits.loot = ["sarys"]'),
    ("rich", 'grogged = { captain-kornak = "cursed_ones", cyclops = "nobody" }', 'grogged.cyclops = "cursed_ones"'),
    ("rich", 'beside.holy-altar = "relic"', 'beside.holy-altar = "none"'),
    ("rich", 'rubble = ["noose-lane", "basin-street"]', 'rubble = ["noose-lane"]'),
    ("rich", 'left_light = ["torham"]', "left_light = []"),
    ("rich", 'chest_out = ["cursed_ones"]', 'chest_out = ["kalderns_gang"]'),
    ("rich", 'mercenaries = { shaana = "jehlan" }', "mercenaries = {}"),
    ("walls", 'walls.dormitory = "nocturnis"', 'walls.dormitory = "nobody"'),
    ("walls", 'paid_walls.nocturnis = ["dormitory"]', "paid_walls.nocturnis = []"),
    ("duke", 'duke = "torture-chamber"', 'duke = "gone"'),
    ("pride", 'boasts.nocturnis = ["2"]', 'boasts.nocturnis = ["3"]'),
    ("pride", "tally.nocturnis.won = 2", "tally.nocturnis.won = 1"),
    ("pride", 'tally.nocturnis.rooms = ["library"]', "tally.nocturnis.rooms = []"),
    ("pride", "crown_found = false", "crown_found = true"),
    ("pride", 'first_out = "nobody"', 'first_out = "nocturnis"'),
]


@pytest.mark.parametrize(("situation", "holds", "fails"), HOLDS_AND_FAILS)
def test_facts(situation: str, holds: str, fails: str) -> None:
    given = SITUATIONS[situation]
    assert not facts(holds, given)
    assert facts(fails, given)


def test_every_fact_is_tested() -> None:
    lines = [line for pair in test_running.HOLDS_AND_FAILS for line in pair]
    lines += [holds for _, holds, _ in HOLDS_AND_FAILS]
    tested = {line.split(" ")[0].split(".")[0] for line in lines}
    # 'campaign' has tests of its own
    assert set(FACTS) - tested - set(test_running.MORE) == {"no_game", "campaign"}


@pytest.mark.parametrize(
    ("given", "then", "reason"),
    [
        ("", "wounds.tortok = 0", "wounds: this belongs to The King of Ashes"),
        ("", 'gear.tortok = "sword"', "gear: this belongs to The King of Ashes"),
        ("", "intrigues.nocturnis = []", "intrigues: this belongs to The King of Ashes"),
        ("", 'duke = "gone"', "duke: adventure 1 has none"),
        (BELOW, "tally.nocturnis.won = 0", "adventure 13 has no boasts"),
        (BELOW, 'gear.tortok = "swort"', "did you mean 'sword'"),
        (BELOW, 'tokens.library = "trapp face-down"', "did you mean 'trap'"),
        (BELOW, "visits.heard = []", "unknown word 'heard'"),
        (BELOW, 'mode = "old"', "mode: unknown word 'old'"),
    ],
)
def test_a_mistaken_expectation_is_bad(given: str, then: str, reason: str) -> None:
    assert reason in bad(given, then)


# -- what no scene can change ----------------------------------------------------------------------
def test_what_vanishes_is_named() -> None:
    s = state_of(RICH)
    before = supplies(s)
    s.loads[s.setting.figure_index["elise"]] = ()
    s.beside = (-1,) * len(s.beside)
    s.left_out = ()
    s.intrigue_deck = s.intrigue_deck[:-1]
    s.xp[1] += 1
    s.blocked = ()
    s.gear[s.setting.figure_index["sarys"]] = s.setting.kit.gear_index["sword"]
    assert [str(failure) for failure in lost_parts(s, Words(s.setting), before)] == [
        "treasures in the game: keys: expected 3, actual 1",
        "treasures in the game: scroll: expected 3, actual 2",
        "treasures in the game: magic_gem: expected 4, actual 2",
        "treasures in the game: relic: expected 5, actual 4",
        "intrigues in the game: blood-oath: expected 1, actual 0",
        "equipment in the game: sword: expected 1, actual 2",
        "experience tokens: expected 21, actual 22",
        "rubble: expected 6, actual 4",
    ]


# -- a fresh game ----------------------------------------------------------------------------------
FRESH = """
[given]
setup = true
adventure = 10
gangs = ["nocturnis", "executioners"]
dice = [1, 2, 6, 6]
experience = { nocturnis = 2 }
bonus = ["nocturnis"]
inn = true
[[steps]]
[steps.then]
mode = "expansion"
face_down = 24
left_out_size = 3
intrigue_counts = { nocturnis = 1, executioners = 1 }
at = { cyclops = "lair", faras = "unplaced" }
mercenaries = {}
gear_gone = []
decides = "executioners"
[[steps]]
when = ["executioners: pass", "nocturnis: hire lucius faras"]
[steps.then]
at.lucius = "unplaced"
mercenaries = { lucius = "faras" }
events = ["hired figure=lucius"]
[[steps]]
when = ["nocturnis: equip sword lucius"]
[steps.then]
gear = { lucius = "sword", drokan = "nothing" }
xp = { nocturnis = 2, executioners = 0 }
decides = "nocturnis"
legal = ["equip axe drokan"]
"""


def test_a_fresh_game() -> None:
    result = run(FRESH)
    assert result.passed, result


def test_what_is_carried_over_needs_a_campaign() -> None:
    given = '[given]\nsetup = true\n{}\n[then]\nno_game = "no part of the campaign"'
    assert run(given.format("adventure = 13\nbonus = [\"nocturnis\"]")).passed
    assert run(given.format("experience = { nocturnis = 2 }")).passed


def test_who_is_lost_below() -> None:
    lost = 'adventure = 13\nat = { faras = "lost", drokan = "removed" }\n'
    assert not facts('at = { faras = "lost", drokan = "removed" }', lost)
    assert facts('at.faras = "removed"', lost) == ["at.faras: expected removed, actual lost"]
    assert "faras is not in the game" in bad(lost + 'carries = { faras = ["scroll"] }')
