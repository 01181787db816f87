"""Chances worked out by hand. With one die each number is 1/6; of two dice the higher is k in 2k - 1 of 36 throws."""

from __future__ import annotations

import pytest

from cadwallon.offers import fight
from tests.offers.scene import offered, seen

# -- locks ---------------------------------------------------------------------------------------
LOCKS = [
    # Mind 4: four of six
    ("kaldern", 'at = { kaldern = "library" }', 67),
    # Elise picks with 5
    ("elise", 'at = { elise = "library" }', 83),
    # Faras rolls a failure again: 1 - (2/6)²  = 8/9
    ("faras", 'turn = "nocturnis"\nat = { faras = "library" }', 89),
    # Davitto's skill costs a card: it is chosen after the roll and not counted before
    (
        "davitto",
        'gangs = ["executioners", "nocturnis"]\nat = { davitto = "library" }\nhands = { executioners = ["run"] }',
        67,
    ),
    # smoke takes one from the Mind
    ("kaldern", 'adventure = 7\nat = { kaldern = "library" }\nground = { library = 1 }', 50),
    # the tool adds one, and with Elise's skill nothing can fail
    ("kaldern", 'adventure = 13\nat = { kaldern = "library" }\ngear = { kaldern = "lock-opener" }', 83),
    ("elise", 'adventure = 13\nat = { elise = "library" }\ngear = { elise = "lock-opener" }', 100),
    # Loaded Dice: 8/9; used in this turn already: 2/3
    ("kaldern", 'adventure = 13\nat = { kaldern = "library" }\ngear = { kaldern = "loaded-dice" }', 89),
    (
        "kaldern",
        'adventure = 13\nat = { kaldern = "library" }\ngear = { kaldern = "loaded-dice" }\nused = ["loaded-dice"]',
        67,
    ),
    # experience is not free
    ("kaldern", 'adventure = 13\nat = { kaldern = "library" }\nxp = { kalderns_gang = 3 }', 67),
    # the mask takes one
    ("kaldern", 'adventure = 10\nat = { kaldern = "library" }\ncarries = { kaldern = ["mask"] }', 50),
]  # fmt: skip


@pytest.mark.parametrize(("thief", "given", "chance"), LOCKS)
def test_locks(thief: str, given: str, chance: int) -> None:
    made = offered(given + '\nchests = { library = ["scroll"] }', f"activate {thief}")
    assert made["pick scroll"].chance == chance
    assert made["pick scroll"].final
    assert made["bash scroll"].chance is None


# -- fights ---------------------------------------------------------------------------------------
MEET = 'at = { kaldern = "library", faras = "archive"'
FIGHTS = [
    # 2 against 2, ties to the attacker: sum of (2k - 1) k² = 791 of 1296
    ("kaldern", "attack faras", f"{MEET} }}", 61),
    # one die less: his higher die against Combat 1, sum of (2k - 1) k = 161 of 216
    ("kaldern", "attack zombie-1", f'adventure = 4\n{MEET}, zombie-1 = "gibbet-place" }}', 75),
    # Isabeau has 3: sum of (2k - 1) k³ = 4109 of 7776
    ("kaldern", "attack isabeau", f'adventure = 2\n{MEET}, isabeau = "gibbet-place" }}', 53),
    # Tortok rolls his lower die again if he is behind: he loses sum of (2b - 1)(b - 1)³ = 2183 of 7776
    ("tortok", "attack faras", 'at = { tortok = "library", faras = "archive" }', 72),
    # Tortok attacked: his foe must beat three dice, sum of (2k - 1) k³ = 4109 of 7776
    ("faras", "attack tortok", 'turn = "nocturnis"\nat = { tortok = "library", faras = "archive" }', 53),
    # with the expansion equal scores are decided by the totals: 505 clear + 176 of 286 ties, of 1296
    ("kaldern", "attack faras", f'adventure = 1\nmode = "old_city"\n{MEET} }}', 53),
    # the Sword is a third die: two beat three clearly in 2183 and by their total in 150 of 7776 throws
    ("kaldern", "attack faras", f'adventure = 13\n{MEET} }}\ngear = {{ kaldern = "sword" }}', 70),
    # the Cyclops has three and has to be beaten twice: (2183 + 315 with at least its total) of 7776, squared
    (
        "kaldern",
        "attack cyclops",
        'adventure = 9\nat = { kaldern = "archive", cyclops = "holy-altar" }\ntokens = { archive = "staircase" }',
        10,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("thief", "attack", "given", "chance"), FIGHTS)
def test_attacks(thief: str, attack: str, given: str, chance: int) -> None:
    offer = offered(given, f"activate {thief}")[attack]
    assert offer.chance == chance
    assert offer.ap == 2
    assert offer.final


def test_in_the_street_leona_has_three_dice() -> None:
    """The highest of three is k in 1, 7, 19, 37, 61, 91 of 216 throws: with k² in all 5593 of 7776."""
    at = 'at = { leona = "library", faras = "gibbet-place", drokan = "archive" }'
    made = offered(f'gangs = ["executioners", "nocturnis"]\n{at}', "activate leona")
    assert made["attack faras"].chance == 72
    assert made["attack drokan"].chance == 61


def test_militiamen_and_zombies_strike() -> None:
    """A zombie wins only with more than both dice of the thief: sum of (d - 1)² = 55 of 216."""
    given = 'phase = "militia"\nat = { faras = "armoury" }'
    named = offered(given)
    assert named["militia kornak"].chance == 83
    assert named["militia kornak"].final
    assert offered(given, "militia kornak", dice=(3,))["strike faras"].chance == 61
    given = 'adventure = 4\nphase = "start"\nat = { faras = "library", zombie-1 = "archive" }'
    assert offered(given, "rise mint-street", "shamble zombie-1")["strike faras"].chance == 25


# -- in a fight -----------------------------------------------------------------------------------
GIVEN = 'at = { tortok = "library", faras = "archive" }\n'


def test_cards_before_the_dice() -> None:
    """One more on the score: (2k - 1) min(k + 1, 6)² = 1006 of 1296; two more dice: 36827 of 46656. And then his
    re-roll: for the blow he loses sum of (2b - 1)(b - 2)³ of 7776, in all 3 * 0 + 5 + 56 + 243 + 704 = 1008."""
    cards = GIVEN.replace("tortok", "kaldern") + 'hands = { kalderns_gang = ["powerful-blow", "flurry-of-blades"] }'
    made = offered(cards, "activate kaldern", "attack faras")
    assert made["play powerful-blow"].chance == 78
    assert made["play flurry-of-blades"].chance == 79
    assert made["pass"].chance == 61
    assert all(offer.final for offer in made.values())
    view = seen(cards, "activate kaldern", "attack faras")
    standing = fight(view)
    assert standing is not None
    assert (standing.dice, standing.scores, standing.chance) == ((2, 2), (), 61)
    again = offered(GIVEN + 'hands = { kalderns_gang = ["powerful-blow"] }', "activate tortok", "attack faras")
    assert again["play powerful-blow"].chance == 87


def test_rolling_again_after_the_dice() -> None:
    """2 and 5 against 6: only a six helps, whichever die is rolled again."""
    dice = (2, 5, 6, 1)
    made = offered(GIVEN, "activate tortok", "attack faras", dice=dice)
    assert {do: offer.chance for do, offer in made.items()} == {"reroll 1": 17, "reroll 2": 17, "pass": 0}
    standing = fight(seen(GIVEN, "activate tortok", "attack faras", dice=dice))
    assert standing is not None
    assert (standing.dice, standing.scores, standing.chance) == ((2, 2), (5, 6), 17)


def test_sand_in_the_eyes_rolls_the_foes_best_die() -> None:
    """3 and 2 against 4 and 1: the 4 is rolled again and must show at most 3."""
    given = GIVEN.replace("tortok", "kaldern") + 'hands = { kalderns_gang = ["sand-in-the-eyes"] }'
    made = offered(given, "activate kaldern", "attack faras", dice=(3, 2, 4, 1))
    assert made["play sand-in-the-eyes"].chance == 50
    assert made["pass"].chance == 0


def test_the_defender_and_those_who_look_on() -> None:
    given = GIVEN.replace("tortok", "kaldern") + 'hands = { nocturnis = ["powerful-blow", "smoke-pellet"] }'
    made = offered(given, "activate kaldern", "attack faras")
    # attacker wins with more than one ahead: (2k - 1)(k - 1)² = 3 + 20 + 63 + 144 + 275 = 505 of 1296
    assert made["play powerful-blow"].chance == 61
    assert made["pass"].chance == 39
    assert made["play smoke-pellet"].chance is None


# -- rolls below and elsewhere ------------------------------------------------------------------------
BELOW = [
    # the Prison opens on 4 and more; on 3 with an axe; keys give a second roll
    ("escape", 'at = { kaldern = "prison" }', 50),
    ("escape", 'at = { kaldern = "prison" }\ngear = { kaldern = "axe" }', 67),
    ("escape", 'at = { kaldern = "prison" }\ncarries = { kaldern = ["keys"] }', 75),
    # the Tunnel kills on a 1; with a lantern on two of them: 35/36
    ("tunnel", 'round = 5\nat = { kaldern = "tunnel" }', 83),
    ("tunnel", 'round = 5\nat = { kaldern = "tunnel" }\ngear = { kaldern = "lantern" }', 97),
    # three different dice: 120 of 216; a pair (90 of 216) is mended by 4 of 6; then the two of them together
    ("loot", 'at = { kaldern = "treasure-room" }', 56),
    ("loot", 'at = { kaldern = "treasure-room" }\ncarries = { kaldern = ["bracelet"] }', 83),
    (
        "loot",
        'at = { kaldern = "treasure-room" }\ncarries = { kaldern = ["bracelet"] }\ngear = { kaldern = "loaded-dice" }',
        94,
    ),
    ("read", 'at = { kaldern = "scriptorium" }', 67),
    ("read", 'at = { kaldern = "scriptorium" }\ncarries = { kaldern = ["scroll"] }', 89),
]


@pytest.mark.parametrize(("action", "given", "chance"), BELOW)
def test_below(action: str, given: str, chance: int) -> None:
    offer = offered(f"adventure = 13\n{given}", "activate kaldern")[action]
    assert (offer.chance, offer.ap, offer.final) == (chance, 1, True)


def test_a_mask_dulls_the_mind_for_all_tests() -> None:
    given = 'adventure = 10\nat = { kaldern = "scriptorium" }\ncarries = { kaldern = ["mask"] }'
    assert offered(given, "activate kaldern")["read"].chance == 50


def test_actions_of_sheets_that_test_mind() -> None:
    given = 'at = { kaldern = "treasury", valrut = "library" }\ncarries = { kaldern = ["keys", "scroll"] }'
    rob = offered(given + "\npools = { dukes_treasure = 8 }", "activate kaldern")["do rob"]
    assert (rob.a, rob.ap, rob.chance, rob.worth, rob.final) == ("adv_01_rob", 2, 67, 8, True)
    given = 'adventure = 14\nat = { kaldern = "torture-chamber" }\ncarries = { kaldern = ["keys", "relic", "relic"] }'
    made = offered(given, "activate kaldern")
    # one less than Mind
    assert made["do break"].chance == 50
    assert made["do buy"].chance is None
    # a scroll gives a second roll for a wall
    given = 'adventure = 11\nat = { kaldern = "dormitory" }\ntokens = { dormitory = "staircase" }\n'
    assert offered(given, "activate kaldern")["do seal"].chance == 67
    seal = offered(given + 'carries = { kaldern = ["scroll"] }', "activate kaldern")["do seal"]
    assert (seal.chance, seal.worth) == (89, 4)


def test_skills_that_test_mind() -> None:
    given = 'gangs = ["cursed_ones", "nocturnis"]\nhands.cursed_ones = ["run"]\ncarries.faras = ["scroll"]\n'
    made = offered(given + 'at = { anays = "library", faras = "archive" }', "activate anays")
    # Mind 4 less one
    assert (made["use anays faras"].chance, made["use anays faras"].ap) == (50, 0)
    made = offered(given + 'at = { dorak = "library", faras = "archive" }', "activate dorak")
    assert (made["use dorak faras"].chance, made["use dorak faras"].ap) == (67, 1)


# -- answers to a roll ----------------------------------------------------------------------------------
def test_answers_to_a_failed_lock() -> None:
    given = 'gangs = ["executioners", "nocturnis"]\nat = { davitto = "library" }\nchests = { library = ["scroll"] }\n'
    hand = 'hands = { executioners = ["delicate-fingers", "run"] }'
    made = offered(given + hand, "activate davitto", "pick scroll", dice=(6,))
    assert {do: offer.chance for do, offer in made.items()} == {
        "play delicate-fingers": 67,
        "use davitto": 100,
        "pass": 0,
    }


def test_answers_to_dice_below() -> None:
    given = 'adventure = 13\nat = { kaldern = "treasure-room" }\nxp = { kalderns_gang = 1 }\n'
    made = offered(given, "activate kaldern", "loot", dice=(3, 3, 5))
    # a 3 rolled again must show neither 3 nor 5; the 5 rolled again leaves the pair
    assert [made[f"reroll {n} experience"].chance for n in (1, 2, 3)] == [67, 67, 0]
    assert made["pass"].chance == 0
    made = offered(given.replace("treasure-room", "tunnel") + "round = 5\n", "activate kaldern", "tunnel", dice=(2,))
    assert (made["reroll 1 experience"].chance, made["pass"].chance) == (83, 100)
