"""Verdicts: a scene passes, fails with expected and actual, or is bad; dice are counted."""

from __future__ import annotations

import pytest

from cadwallon.scenes import run_scene, scene
from tests.scenes_runner.texts import HEAD, facts, run

FIGHT = 'at = { tortok = "quill-street", faras = "drummers-rise" }\n'
ATTACK = '["activate tortok", "attack faras", "pass", "flee armoury"]'


def test_a_scene_passes() -> None:
    result = run(f'[given]\n{FIGHT}dice = [5, 1, 2, 3]\n[when]\nactions = {ATTACK}\n[then]\nat.faras = "armoury"')
    assert (result.passed, result.verdict, result.bad, result.failures) == (True, "ok", "", ())


def test_a_scene_fails_with_expected_and_actual() -> None:
    then = 'at.faras = "library"\nap = 1'
    result = run(f"[given]\n{FIGHT}dice = [5, 1, 2, 3]\n[when]\nactions = {ATTACK}\n[then]\n{then}")
    assert result.verdict == "failed"
    assert [(f.what, f.expected, f.actual) for f in result.failures] == [
        ("at.faras", "library", "armoury"),
        ("ap", "1", "5"),
    ]


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ("[5, 1, 2, 3, 6]", "dice: 4 of 5 were rolled; left over: 6"),
        ("[5, 1, 2]", "dice: die number 4 is rolled, but only 3 are written down (action 2, 'attack faras')"),
        ("[]", "dice: die number 1 is rolled"),
    ],
)
def test_dice_must_fit(dice: str, reason: str) -> None:
    result = run(f"[given]\n{FIGHT}dice = {dice}\n[when]\nactions = {ATTACK}\n[then]\nround = 1")
    assert result.verdict == "bad"
    assert reason in result.bad


def test_an_action_that_is_not_possible_fails_the_scene() -> None:
    (line,) = facts("round = 1", actions='["activate tortok", "attack kornak"]')
    start = "action 2, 'attack kornak': expected that it can be done now, actual refused; kalderns_gang may: "
    assert line.startswith(start)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("dance", "'dance' is no action of this game"),
        ("attack fars", "there is no 'fars' in this game; did you mean 'faras'?"),
        ("activate", "could mean activate kaldern, activate sarys"),
        ("nokturnis: end", "there is no gang 'nokturnis'"),
        ("", "is no action of this game"),
    ],
)
def test_nonsense_makes_the_scene_bad(action: str, reason: str) -> None:
    result = run(f'[when]\nactions = ["{action}"]\n[then]\nround = 1')
    assert result.verdict == "bad"
    assert reason in result.bad


def test_who_decides_can_be_asserted() -> None:
    assert not facts("round = 1", actions='["kalderns_gang: end"]')
    (line,) = facts("round = 1", actions='["nocturnis: end"]')
    assert line == "action 1, 'nocturnis: end': who decides: expected nocturnis, actual kalderns_gang"


def test_what_a_scene_shows_must_exist() -> None:
    result = run_scene(scene('name = "a"\nshows = ["arc_rum"]\nthen = { ap = 7 }'))
    assert result.bad == "shows: there is no rule or id 'arc_rum'; did you mean 'arc_run'?"


def test_steps_look_in_between() -> None:
    steps = f"""{HEAD}
    [given]
    {FIGHT}
    hands = {{ nocturnis = ["powerful-blow"] }}
    dice = [5, 1, 2, 3]
    [[steps]]
    when = ["activate tortok", "attack faras"]
    then = {{ decides = "nocturnis", events = ["attack attacker=tortok"] }}
    [[steps]]
    when = "pass"
    [steps.then]
    decides = "kalderns_gang"
    no_events = ["attack"]
    events = ["fight_dice attacker_dice=5,1 defender_dice=2,3"]
    ap = 4
    [[steps]]
    when = ["pass", "flee armoury"]
    """
    result = run_scene(scene(steps))
    assert [str(f) for f in result.failures] == ["step 2: ap: expected 4, actual 5"]
    assert result.checked == 6


def test_a_refused_table() -> None:
    table = '[given]\nsetup = true\ngangs = ["nocturnis", "nocturnis"]\n[then]\nno_game = "{}"'
    assert run(table.format("taken twice")).passed
    assert run(table.format("too many")).verdict == "failed"
    (line,) = facts('no_game = "taken twice"')
    assert line == "no_game: expected a refusal with 'taken twice', actual a game was set up"
    assert "taken twice" in run('[given]\ngangs = ["nocturnis", "nocturnis"]\n[then]\nap = 7').bad


# -- facts: each one can hold and can fail ---------------------------------------------------------
RICH = """
adventure = 5
round = 5
at = { kaldern = "library", tortok = "archive" }
carries = { kaldern = ["scroll"] }
chests = { library = ["keys closed"] }
hands = { kalderns_gang = ["run"] }
deck = ["ambush"]
discard = ["decoy"]
missions = ["scroll_2"]
mission_deck = ["keys_1"]
mission_discard = ["keys_0"]
counters = { hideout = { nocturnis = 2 } }
ground = { library = 1 }
leads = ["sarys"]
guarded = ["nocturnis"]
crossed = ["sarys"]
portcullises = ["raven-gate"]
active = "kaldern"
"""

HOLDS_AND_FAILS = [
    ("ap = 7", "ap = 6"),
    ("round = 5", "round = 4"),
    ("rotation = 0", "rotation = 1"),
    ("supply = 0", "supply = 1"),
    ("extra = 0", "extra = 1"),
    ("deck_size = 58", "deck_size = 57"),
    ("discard_size = 1", "discard_size = 2"),
    ("mission_deck_size = 13", "mission_deck_size = 12"),
    ("missions_shown = 1", "missions_shown = 3"),
    ("alarm = true", "alarm = false"),
    ("over = false", "over = true"),
    ("moved = false", "moved = true"),
    ("acted = false", "acted = true"),
    ("mission_used = false", "mission_used = true"),
    ('phase = "activation"', 'phase = "militia"'),
    ('turn = "kalderns_gang"', 'turn = "nocturnis"'),
    ('first = "kalderns_gang"', 'first = "nocturnis"'),
    ('decides = "kalderns_gang"', 'decides = "nobody"'),
    ('active = "kaldern"', 'active = "nobody"'),
    ("ducats.nocturnis = 0", "ducats.nocturnis = 1"),
    ("hand_sizes.kalderns_gang = 1", "hand_sizes.nocturnis = 1"),
    ("allowance.nocturnis = 7", "allowance.nocturnis = 6"),
    ("banked.nocturnis = 0", "banked.nocturnis = 2"),
    ("counters.hideout.nocturnis = 2", "counters.hideout.nocturnis = 3"),
    ("lost.keys = 0", "lost.keys = 1"),
    ("in_rooms.keys = 1", "in_rooms.keys = 0"),
    ("ground.library = 1", "ground.library = 0"),
    ('at.tortok = "archive"', 'at.tortok = "outside"'),
    ('carries.kaldern = ["scroll"]', "carries.kaldern = []"),
    ('chests.library = ["keys closed"]', 'chests.library = ["keys"]'),
    ('hands.kalderns_gang = ["run"]', 'hands.kalderns_gang = ["decoy"]'),
    ('missions = ["scroll_2"]', "missions = []"),
    ('portcullises = ["raven-gate"]', "portcullises = []"),
    ('done = ["kaldern"]', "done = []"),
    ('crossed = ["sarys"]', "crossed = []"),
    ('guarded = ["nocturnis"]', "guarded = []"),
    ("winners = []", 'winners = ["nocturnis"]'),
    ("sold = []", 'sold = ["keys"]'),
    ("cards_gone = []", 'cards_gone = ["run"]'),
    ('leads = ["sarys"]', "leads = []"),
    ('deck = ["ambush"]', 'deck = ["crowbar"]'),
    ('deck_bottom = ["middleman"]', 'deck_bottom = ["crowbar"]'),
    ('discard = ["decoy"]', "discard = []"),
    ('mission_deck = ["keys_1"]', 'mission_deck = ["keys_2"]'),
    ('mission_discard = ["keys_0"]', "mission_discard = []"),
    ('order = ["kalderns_gang", "nocturnis"]', 'order = ["nocturnis", "kalderns_gang"]'),
    ("itinerary = []", 'itinerary = ["library"]'),
    ('legal = ["end", "activate", "mission scroll-2"]', 'legal = ["activate kaldern"]'),
    ('not_legal = ["activate kaldern"]', 'not_legal = ["activate"]'),
    ('legal_of.mission = ["scroll-2", "scroll-2 kaldern"]', "legal_of.mission = []"),
    ('refused = { action = "attack kornak" }', 'refused = { action = "end" }'),
    ('refused = [{ action = "jump", why = "invalid" }]', 'refused = { action = "jump", why = "illegal" }'),
    ("events = []", 'events = ["alarm"]'),
]


@pytest.mark.parametrize(("holds", "fails"), HOLDS_AND_FAILS)
def test_facts(holds: str, fails: str) -> None:
    assert not facts(holds, RICH)
    assert facts(fails, RICH)


MORE = {
    "every_room": ('chests = { others = "full" }', "every_room = 1", "every_room = 2"),
    "pools": ("adventure = 1", "pools.dukes_treasure = 4", "pools.dukes_treasure = 5"),
    "stats": ("adventure = 2", "stats.bounty = 3", "stats.bounty = 4"),
    "marks": ('adventure = 2\nmarks.nocturnis = "tortok"', 'marks.nocturnis = "tortok"', 'marks.nocturnis = "nobody"'),
    "prices": ("adventure = 6", "prices.keys = 4", "prices.keys = 3"),
    "scores": ('phase = "round"\nround = 8\nducats.nocturnis = 20', "scores.nocturnis = 8", "scores.nocturnis = 20"),
    "legal_exactly": ("ap = 0", 'legal_exactly = ["end"]', 'legal_exactly = ["activate tortok", "end"]'),
    "no_events": ('phase = "start"', 'no_events = ["alarm"]', 'no_events = ["draw seat=kalderns_gang"]'),
    "events": ('phase = "start"\ndeck = ["run"]', 'events = ["turn", "draw card=run"]', 'events = ["draw", "turn"]'),
}


@pytest.mark.parametrize("word", sorted(MORE))
def test_facts_of_other_situations(word: str) -> None:
    given, holds, fails = MORE[word]
    assert not facts(holds, given)
    assert facts(fails, given)


@pytest.mark.parametrize(
    ("then", "reason"),
    [
        ('legal = ["attack fars"]', "did you mean 'faras'"),
        ('not_legal = ["jump"]', "'jump' is no action of this game"),
        ('legal_of.jump = ["x"]', "'jump' is no action of this game"),
        ('at.tortok = "libary"', "did you mean 'library'"),
        ('events = ["draw card"]', "is not of the form fact=value"),
        ('no_events = ["allarm"]', "unknown word 'allarm'; did you mean 'alarm'?"),
        ('phase = "dinner"', "unknown word 'dinner'"),
        ('refused = { action = "end", why = "no" }', "refused.why: unknown word 'no'"),
        ("ap = 'seven'", "a whole number is expected"),
    ],
)
def test_a_mistaken_expectation_is_bad(then: str, reason: str) -> None:
    result = run(f"[then]\n{then}")
    assert result.verdict == "bad"
    assert reason in result.bad
