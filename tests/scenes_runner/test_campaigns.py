"""Scenes between the games of a campaign: the next part is begun by the real campaign, and mistakes are told."""

from __future__ import annotations

import pytest

from cadwallon.scenes import SceneError, scene
from tests.scenes_runner.test_given import state_of
from tests.scenes_runner.texts import HEAD, bad, facts, run

ONE = "{ ducats = { kalderns_gang = 12, nocturnis = 30 }, xp = { kalderns_gang = 3, nocturnis = 2 } }"
TIE = "{ ducats = { kalderns_gang = 15, nocturnis = 15 } }"
FRESH = "setup = true\ndice = [6, 6, 1, 1]\n"


def after(*games: str) -> str:
    return f"campaign = [{', '.join(games)}]\n"


def test_the_next_part_is_begun_by_the_campaign() -> None:
    s = state_of(FRESH + after(ONE))
    assert (s.setting.adventure.id, s.setting.mode, s.setting.inn) == ("adv_10", "expansion", False)
    assert s.legacy == ((3, 2), (1,))
    assert s.order == (0, 1)
    first = state_of(FRESH + "campaign = []\ninn = true\n")
    assert (first.setting.adventure.id, first.setting.inn, first.legacy) == ("adv_09", True, ((), ()))


@pytest.mark.parametrize(
    ("holds", "fails"),
    [
        ("part = 3", "part = 2"),
        ('adventure = "adv_11"', 'adventure = "adv_10"'),
        ("over = false", "over = true"),
        ("totals = { kalderns_gang = 27, nocturnis = 45 }", "totals.nocturnis = 30"),
        ("games_won = { kalderns_gang = 1, nocturnis = 2 }", "games_won.kalderns_gang = 0"),
        ("experience = { kalderns_gang = 0, nocturnis = 0 }", "experience.kalderns_gang = 3"),
        ("places = { kalderns_gang = 2, nocturnis = 1 }", "places.kalderns_gang = 1"),
        ('bonus = ["nocturnis", "kalderns_gang"]', 'bonus = ["nocturnis"]'),
        ("winners = []", 'winners = ["nocturnis"]'),
    ],
)
def test_facts_hold_and_fail(holds: str, fails: str) -> None:
    given = FRESH + after(ONE, TIE)
    assert not facts(f"[then.campaign]\n{holds}", given)
    failures = facts(f"[then.campaign]\n{fails}", given)
    assert len(failures) == 1
    assert failures[0].startswith("campaign.")


def test_seats_keep_what_they_have_when_gangs_change() -> None:
    old = 'gangs = ["executioners", "nocturnis"], ducats = { executioners = 9 }, xp = { executioners = 1 }'
    given = f'{FRESH}gangs = ["nocturnis", "cursed_ones"]\n{after(f"{{ {old} }}")}'
    then = 'campaign = { totals = { nocturnis = 9, cursed_ones = 0 }, bonus = ["nocturnis"], experience.nocturnis = 1 }'
    assert not facts(then, given)
    assert state_of(given).legacy == ((1, 0), (0,))


def test_after_the_last_part_only_facts_are_left() -> None:
    given = after(ONE, TIE, ONE, ONE)
    assert not facts('campaign = { over = true, part = 4, winners = ["nocturnis"] }', given)
    assert facts('campaign = { winners = ["kalderns_gang"] }', given) == [
        "campaign.winners: expected [kalderns_gang], actual [nocturnis]"
    ]
    assert run(f"[given]\n{given}\n[then]\ncampaign = {{ over = true, part = 4 }}").checked == 1
    assert "'xp' looks at a game, but all parts are played" in bad(given, "xp.nocturnis = 0")
    nothing = run(f'[given]\n{given}\n[when]\nactions = ["pass"]\n[then]\ncampaign = {{ over = true }}')
    assert "nothing can be done any more" in nothing.bad
    assert "0 of 1 were rolled" in bad(given + "dice = [1]", "campaign = { over = true }")
    with pytest.raises(SceneError, match="there is no game to look at"):
        scene(f"{HEAD}[given]\n{given}\n[then]\ncampaign = {{ over = true }}").state()


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (after(ONE), "campaign: part 2 is set up by the rules; 'setup = true' is missing"),
        (FRESH + after(ONE, ONE, ONE, ONE), "all 4 parts are played, so there is nothing to set up"),
        (after(ONE, ONE, ONE, ONE, ONE), "5 games are told, but a campaign has 4 parts"),
        (FRESH + 'campaign = "won"', "campaign: a list is expected"),
        (FRESH + "campaign = [3]", "campaign, game 1: a table is expected"),
        (FRESH + after(ONE, "{ xp = { nocturnis = 1 } }"), "campaign, game 2: 'ducats' is missing"),
        (FRESH + after("{ ducats = { nocturnis = -1 } }"), "game 1: ducats.nocturnis: -1 is less than nothing"),
        (FRESH + after("{ ducats = { nocturnis = 1 }, xp = { nocturnis = -2 } }"), "xp.nocturnis: -2 is less than"),
        (FRESH + after("{ ducats = { nocturnis = 1 }, xp = { nocturnis = 22 } }"), "22 experience tokens are left"),
        (FRESH + after("{ ducats = { nocturnis = 1 }, winner = 1 }"), "unknown word 'winner'; did you mean 'winners'?"),
        (
            FRESH + after('{ ducats = { nocturnis = 1 }, winners = ["executioners"] }'),
            "game 1: winners: 'executioners' was not at the table: kalderns_gang, nocturnis were",
        ),
        (FRESH + after("{ ducats = { leona = 1 } }"), "there is no gang 'leona'"),
        (FRESH + after("{ ducats = { cursed_ones = 1 } }"), "ducats.cursed_ones: 'cursed_ones' was not at the table"),
        (FRESH + after('{ ducats = { nocturnis = 1 }, winners = ["kalderns_gang"] }'), "has the most ducats"),
        (FRESH + after("{ ducats = { nocturnis = 1 }, winners = [] }"), "has the most ducats"),
        (
            FRESH + after('{ ducats = { nocturnis = 1 }, winners = ["nocturnis", "nocturnis"] }'),
            "winners: somebody is named twice",
        ),
        (
            FRESH + "players = 3\n" + after(f'{ONE[:-1]}, gangs = ["kalderns_gang", "nocturnis"] }}'),
            "3 gangs are named, but 2 play in this campaign",
        ),
        (
            FRESH + after(ONE, f'{ONE[:-1]}, gangs = ["kalderns_gang", "nocturnis", "executioners"] }}'),
            "part 2: 2 play in this campaign",
        ),
        (FRESH + 'gangs = ["nocturnis", "nocturnis"]\ncampaign = []', "nocturnis is taken twice"),
        (FRESH + "adventure = 10\n" + after(ONE), "'adventure' does not go with 'campaign': the finished games"),
        (FRESH + 'bonus = ["nocturnis"]\n' + after(ONE), "'bonus' does not go with 'campaign': the finished games"),
        (FRESH + "xp = { nocturnis = 1 }\n" + after(ONE), "'xp' does not go with 'campaign': between two games"),
    ],
)
def test_mistakes_are_told(given: str, reason: str) -> None:
    assert reason in bad(given)


def test_mistakes_in_facts_are_told() -> None:
    assert "that is missing" in bad("", "campaign = { part = 1 }")
    given = FRESH + after(ONE)
    assert "unknown word 'total'; did you mean 'totals'?" in bad(given, "campaign = { total = 1 }")
    assert "'executioners' was not at the table" in bad(given, "campaign.totals.executioners = 1")
    assert "'executioners' was not at the table" in bad(given, 'campaign.bonus = ["executioners"]')
    assert "a whole number is expected" in bad(given, 'campaign.part = "two"')


def test_a_part_that_cannot_be_set_up() -> None:
    given = 'setup = true\ngangs = ["nocturnis", "nocturnis"]\ncampaign = []'
    assert not facts('no_game = "taken twice"', given)
