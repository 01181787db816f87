"""Situations: everything is where the scene says, impossible ones are bad, and no part of the game gets lost."""

from __future__ import annotations

from collections import Counter

import pytest

from cadwallon.rules.state import State
from cadwallon.scenes import scene
from tests.scenes_runner.texts import HEAD, bad, facts, run


def state_of(given: str) -> State:
    return scene(f"{HEAD}[given]\n{given}\n[then]\nap = 7").state()


def treasures_of(s: State) -> Counter[int]:
    found = Counter({kind: number for kind, number in enumerate(s.box) if number})
    found.update(kind for load in s.loads for kind in load)
    found.update(token >> 1 for tokens in s.chests for token in tokens)
    return found


GIVENS = [
    "",
    'carries = { faras = ["scroll"] }\nchests = { library = ["purse", "keys closed"] }',
    'chests = { archive = ["red_gem"], others = "full" }',
    'hands = { nocturnis = ["run", "run"] }\ndeck = ["decoy"]\ndiscard = ["ambush"]',
    'deck = ["decoy"]\ndeck_ends = true\nducats = { nocturnis = 4 }',
    "adventure = 3\nround = 6",
    'missions = ["keys_1"]\nmission_deck = ["keys_0"]\nmission_deck_ends = true',
]


@pytest.mark.parametrize("given", GIVENS)
def test_every_part_is_somewhere(given: str) -> None:
    s = state_of(given)
    assert treasures_of(s) == Counter(s.setting.chest_tokens)
    cards = Counter({card: item.count for card, item in enumerate(s.setting.arcana)})
    assert Counter([*s.deck, *s.discard, *s.gone, *(card for hand in s.hands for card in hand)]) == cards
    assert Counter([*s.missions, *s.mission_deck, *s.mission_discard]) == Counter(range(15))
    assert s.bank + sum(s.ducats) + sum(s.pools) == 0
    assert all(s.occupant[place] == figure for figure, place in enumerate(s.position) if place >= 0)


@pytest.mark.parametrize("adventure", range(1, 9))
@pytest.mark.parametrize("phase", ["round", "start", "draw", "militia", "activation", "end", "round_end", "deploy"])
@pytest.mark.parametrize("number", [1, 3, 6, 7])
def test_every_moment_leads_to_a_decision(adventure: int, phase: str, number: int) -> None:
    s = state_of(f'adventure = {adventure}\nphase = "{phase}"\nround = {number}\nchests = {{ others = "full" }}')
    assert s.over or s.legal


def test_the_usual_situation() -> None:
    assert not facts(
        'turn = "kalderns_gang"\nfirst = "kalderns_gang"\nround = 1\nphase = "activation"\nap = 7\nactive = "nobody"\n'
        'at = { tortok = "eel-gate", faras = "glass-gate", kornak = "guardroom", valrut = "treasury" }\n'
        'alarm = false\nmissions = ["red_gem_0", "red_gem_1", "red_gem_2"]\nmission_deck = ["green-gem-0"]\n'
        'deck = ["powerful-blow"]\nhands.nocturnis = []\nchests.library = []\npools.dukes_treasure = 4\n'
        'decides = "kalderns_gang"\nover = false'
    )


def test_what_is_given_is_found_again() -> None:
    given = """
        adventure = 5
        gangs = ["cursed_ones", "executioners", "nocturnis"]
        first = "executioners"
        round = 6
        turn = "nocturnis"
        ap = 3
        active = "faras"
        moved = true
        extra = 1
        done = ["valdur"]
        mission_used = true
        at = { faras = "library", torham = "outside", leona = "removed", kornak = "archive" }
        carries = { faras = ["red_gem", "keys"], torham = ["scroll"] }
        chests = { library = ["keys closed", "purse"] }
        hands = { nocturnis = ["run", "decoy"] }
        deck = ["ambush", "crowbar"]
        discard = ["run", "ambush"]
        missions = ["scroll_2"]
        mission_discard = ["keys_2"]
        ducats = { cursed_ones = 5 }
        allowance = { cursed_ones = 6 }
        portcullises = ["raven-gate", "E1"]
        counters = { hideout = { nocturnis = 2 } }
        ground = { dormitory = 2 }
        leads = ["sanaris"]
        guarded = ["nocturnis"]
        banked = { nocturnis = 1 }
        rotation = 2
    """
    then = given.replace("adventure = 5", "alarm = true")
    then = then.replace('gangs = ["cursed_ones", "executioners", "nocturnis"]',
                        'order = ["executioners", "nocturnis", "cursed_ones"]')
    then = then.replace('done = ["valdur"]', 'done = ["valdur", "faras"]')
    assert not facts(then, given)


def test_tokens_of_other_sheets_are_found_again() -> None:
    two = 'marks = { nocturnis = "tortok" }\npools = { blood_purse = 9 }\nstats = { bounty = 4 }'
    assert not facts(two + '\nat.isabeau = "dormitory"', "adventure = 2\n" + two)
    six = 'itinerary = ["dormitory"]\nprices = { red_gem = 2 }\nsold = ["keys"]'
    assert not facts(six + '\nat.sienne = "dormitory"', "adventure = 6\n" + six)
    assert not facts('at.sienne = "removed"', "adventure = 6\nround = 7")
    assert not facts('ground = { library = 1 }\nsupply = 9', "adventure = 7\nground = { library = 1 }")
    assert not facts('crossed = ["faras"]\nalarm = true', 'adventure = 8\ncrossed = ["faras"]')
    assert not facts('at = { zombie-1 = "eel-quay", zombie-2 = "unplaced" }\nstats.zombie_combat = 2',
                     'adventure = 4\nround = 6\nat = { zombie-1 = "eel-quay" }')


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ('at = { tortok = "library", faras = "library" }', "at: faras and tortok both stand on library"),
        ('at = { faras = "eel-gate" }', "tortok and faras both stand on eel-gate"),
        ('at = { tortok = "nowhere" }', "there is no space 'nowhere'"),
        ('at = { leona = "library" }', "'leona' belongs to executioners, which takes no part"),
        ('at = { tortik = "library" }', "there is no figure 'tortik'; did you mean 'tortok'?"),
        ('at = { tortok = "unplaced" }', "nobody waits to be placed now"),
        ('carries = { faras = ["scroll", "keys", "keys", "keys"] }', "nobody carries more than 3 (O-8)"),
        ('carries = { faras = ["purse"] }', "a purse is never carried"),
        ('carries = { kornak = ["scroll"] }', "only characters carry treasure"),
        ('carries = { faras = ["scroll"] }\nat = { faras = "removed" }', "faras is not in the game"),
        ('carries = { faras = ["magic_gem"] }', "the game has 0 'magic_gem', more are named"),
        ('chests = { library = ["scroll", "scroll"], archive = ["scroll", "scroll"] }', "the game has 3 'scroll'"),
        ('chests = { eel-quay = ["scroll"] }', "'eel-quay' is no room"),
        ('chests = { library = ["scrol"] }', "there is no treasure 'scrol'; did you mean 'scroll'?"),
        ('chests = { others = "some" }', "'empty' or 'full' is expected"),
        ('chests = { library = [], B2 = [] }', "this room is named twice"),
        ('hands = { nocturnis = ["crowbar", "crowbar"], kalderns_gang = ["crowbar"] }', "the game has 2 'crowbar'"),
        ('hands = { nocturnis = ["old-scars"] }', "there is no Arcana card of this game 'old-scars'"),
        ('hands = { executioners = ["run"] }', "'executioners' takes no part"),
        ('hands = { nokturnis = ["run"] }', "there is no gang 'nokturnis'; did you mean 'nocturnis'?"),
        ('missions = ["keys_0", "keys_1", "keys_2", "scroll_0"]', "4 are named, but 3 lie open"),
        ('missions = ["keys_0"]\nmission_deck = ["keys_0"]', "the game has 1 'keys-0'"),
        ("ducats = { nocturnis = -1 }", "-1 is less than nothing"),
        ("round = 8", "round: 8 is not on the track"),
        ('phase = "activate"', "unknown word 'activate'; did you mean 'activation'?"),
        ('active = "faras"', "'faras' is not of the gang whose turn it is"),
        ("moved = true", "'active' is missing"),
        ('active = "tortok"\nphase = "militia"', "active in the activation phase only"),
        ("adventure = 99", "there is no adventure 99"),
        ("players = 9", "9 is not between 1 and 4"),
        ("players = 1", "is for 2 or 3 or 4 players"),
        ('gangs = ["nocturnis", "nocturnis"]', "taken twice"),
        ('gangs = ["nocturnis"]\nplayers = 2', "say 'gangs' or 'players'"),
        ("dice = [7]", "7 is not on a die"),
        ('dice = ["4"]', "a whole number is expected"),
        ("ap = true", "a whole number is expected, not True"),
        ('portcullises = ["library"]', "'library' is no deployment space"),
        ('portcullises = ["raven-gate", "N4"]', "named twice"),
        ("ground = { library = 1 }", "adventure 1 lays no tokens on the ground"),
        ('leads = ["tortok"]', "adventure 1 has no hostages"),
        ('marks = { nocturnis = "tortok" }', "adventure 1 has none"),
        ('adventure = 2\nmarks = { nocturnis = "faras" }', "a mark lies on a rival's thief"),
        ("prices = { red_gem = 3 }", "adventure 1 has no fence"),
        ('adventure = 6\nitinerary = ["archive"]', "the six named rooms"),
        ("adventure = 7\nground = { library = 2 }", "one fire at most"),
        ("adventure = 5\nground = { library = 16 }", "16 tokens are named, but there are 15"),
        ('pools = { blood_purse = 2 }', "there is no pool 'blood_purse'"),
        ('setup = true\nround = 2', "'round' does not go with setup = true"),
        ('used = ["rubbish"]', "there is no figure 'rubbish'"),
        ('adventure = 3\nfirst = "guild"', "the Guild plays last"),
    ],
)
def test_impossible_situations_are_bad(given: str, reason: str) -> None:
    assert reason in bad(given)


def test_used_cards_cannot_be_used_again() -> None:
    hand = 'hands = { kalderns_gang = ["word-on-the-street"] }\n'
    assert not facts('legal = ["play word-on-the-street"]', hand)
    assert not facts('not_legal = ["play word-on-the-street"]', hand + 'used = ["word-on-the-street"]')


def test_a_fresh_game() -> None:
    result = run(
        '[given]\nsetup = true\ngangs = ["nocturnis", "executioners"]\ndice = [1, 2, 6, 6]\n'
        '[then]\nfirst = "executioners"\ndecides = "executioners"\nhand_sizes.nocturnis = 5\nphase = "deploy"\n'
        'in_rooms.red_gem = 6\nat.leona = "unplaced"'
    )
    assert result.passed, result
