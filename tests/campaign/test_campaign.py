"""Playing a campaign: what is carried from game to game, who wins it, and what it refuses."""

from __future__ import annotations

import pytest

from cadwallon import Campaign, CampaignError, SetupError, State, apply, new_game
from cadwallon.campaign import Result, seed_of_part
from cadwallon.rules.chance import KeyedChance, SeededChance
from tests.campaign.table import GANGS, SEED, finished, play_two, played, two_played


def test_the_parts_are_adventures_9_to_12_in_order() -> None:
    campaign = Campaign(players=2, seed=SEED)
    assert [sheet.number for sheet in campaign.parts] == [9, 10, 11, 12]
    assert (campaign.part, campaign.adventure.id, campaign.over) == (1, "adv_09", False)
    assert campaign.gangs == GANGS
    assert campaign.winners == ()


def test_a_whole_campaign() -> None:
    campaign = Campaign(gangs=GANGS, seed=SEED)
    before: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    totals = [0, 0]
    for part, adventure in enumerate(("adv_09", "adv_10", "adv_11", "adv_12"), 1):
        assert campaign.part == part
        state = campaign.next_game()
        assert campaign.game is state
        assert state.setting.adventure.id == adventure
        assert (state.setting.mode, state.setting.inn) == ("expansion", False)
        assert state.legacy == (before, bonus)
        result = campaign.finish(played(state))
        assert campaign.game is None
        assert result.ducats == state.scores
        assert result.winners == state.winners
        before, bonus = tuple(state.xp), state.winners
        assert (campaign.experience, campaign.bonus) == (before, bonus)
        totals = [total + score for total, score in zip(totals, state.scores, strict=True)]
        assert campaign.totals == tuple(totals)
    assert campaign.over
    assert campaign.part == 4
    assert sum(campaign.games_won) >= 4
    assert [campaign.totals[seat] for seat in campaign.winners] == [max(totals)] * len(campaign.winners)
    with pytest.raises(CampaignError, match="the campaign is over: all 4 parts have been played"):
        campaign.next_game()


def test_experience_carried_over_can_be_spent() -> None:
    """P-2; the bonus of adventure 11 is no experience."""
    campaign = two_played()
    state = campaign.next_game()
    while state.legal[0].verb != "deploy":
        apply(state, state.legal[-1])
    assert tuple(state.xp) == campaign.experience


def test_the_inn_is_open_in_every_game() -> None:
    campaign = Campaign(gangs=GANGS, inn=True, seed=SEED)
    state = campaign.next_game()
    assert state.setting.inn
    campaign.finish(played(state))
    assert campaign.next_game().setting.inn


# -- chance ----------------------------------------------------------------------------------------
def test_a_seed_gives_every_game_a_seed_of_its_own() -> None:
    seeds = {seed_of_part(seed, part) for seed in (-1, 0, 1, 7, 10**30) for part in range(1, 5)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seed_of_part(7, 1) == 330488647003553107, "documented: whoever has the seed can play the games again"
    chance = Campaign(players=2, seed=7).next_game().chance
    assert isinstance(chance, SeededChance)
    assert chance.seed == seed_of_part(7, 1)


def test_the_same_seed_gives_the_same_campaign() -> None:
    assert two_played().to_text() == play_two().to_text()


def test_without_a_seed_every_game_has_a_key_of_its_own() -> None:
    keys: set[bytes] = set()
    campaign = Campaign(players=2)
    for _ in range(2):
        state = campaign.next_game()
        assert isinstance(state.chance, KeyedChance)
        keys.add(state.chance.key)
        campaign.finish(played(state))
    assert len(keys) == 2
    mine = bytes(range(32))
    state = campaign.next_game(key=mine)
    assert isinstance(state.chance, KeyedChance)
    assert state.chance.key == mine


def test_a_campaign_with_a_seed_takes_no_key() -> None:
    with pytest.raises(CampaignError, match="has a seed"):
        Campaign(players=2, seed=1).next_game(key=bytes(32))


# -- gangs -----------------------------------------------------------------------------------------
def test_other_gangs_may_play_the_next_game() -> None:
    """P-4: keeping one's gang is advised. Ducats, experience and the bonus belong to the seat."""
    campaign = Campaign(gangs=GANGS, seed=SEED)
    first = played(campaign.next_game())
    campaign.finish(first)
    state = campaign.next_game(["cursed-ones", "executioners"])
    assert state.table == campaign.gangs == ("cursed_ones", "executioners")
    assert state.legacy == (tuple(first.xp), first.winners)
    campaign.finish(played(state))
    assert campaign.totals == tuple(a + b for a, b in zip(first.scores, state.scores, strict=True))
    assert campaign.next_game().table == ("cursed_ones", "executioners"), "and go on from then"


def test_gangs_are_checked_at_once() -> None:
    with pytest.raises(SetupError, match="no gang 'mice'"):
        Campaign(gangs=["mice", "nocturnis"])
    with pytest.raises(SetupError, match="2 to 4 players"):
        Campaign(players=1)
    campaign = Campaign(players=2, seed=SEED)
    with pytest.raises(SetupError, match="taken twice"):
        campaign.next_game(["nocturnis", "nocturnis"])
    with pytest.raises(CampaignError, match="3 gangs are named, but 2 play"):
        campaign.next_game(["nocturnis", "executioners", "cursed_ones"])
    assert campaign.game is None, "what was refused has not begun"


# -- what cannot be noted --------------------------------------------------------------------------
def test_a_game_must_be_begun_and_finished_in_order() -> None:
    campaign = Campaign(players=2, seed=SEED)
    with pytest.raises(CampaignError, match="no game of this campaign is being played"):
        campaign.finish(new_game("adv_09", players=2, seed=seed_of_part(SEED, 1)))
    state = campaign.next_game()
    with pytest.raises(CampaignError, match=r"part 1 \(adv_09\) has begun and is not finished yet"):
        campaign.next_game()
    with pytest.raises(CampaignError, match="part 1 is not over yet"):
        campaign.finish(state)
    assert campaign.game is state, "a refusal changes nothing"
    campaign.finish(played(state))
    with pytest.raises(CampaignError, match="no game of this campaign is being played"):
        campaign.finish(state)


def part_three(change: str, campaign: Campaign) -> State:
    """Part 3 of this campaign, begun as it should not be."""
    experience, bonus = campaign.experience, campaign.bonus
    if change == "experience":
        experience = (experience[0] + 1, *experience[1:])
    if change == "nothing carried over":
        experience, bonus = (), ()
    return new_game(
        {"adventure": "adv_12"}.get(change, "adv_11"),
        gangs=GANGS[::-1] if change == "gangs" else GANGS,
        inn=change == "inn",
        experience=experience,
        bonus=() if change == "bonus" else bonus,
        seed=seed_of_part(SEED, 2 if change == "seed" else 3),
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("adventure", "part 3 of the campaign is adv_11, but this is a game of adv_12"),
        ("gangs", "executioners, nocturnis play in part 3, but in this game nocturnis, executioners"),
        ("inn", "the campaign is played without the Inn, this game is not"),
        ("experience", "not begun with the experience and the bonus of this campaign"),
        ("bonus", "not begun with the experience and the bonus of this campaign"),
        ("nothing carried over", "not begun with the experience and the bonus of this campaign"),
        ("seed", "dice and cards are not those of the game that this campaign began"),
    ],
)
def test_other_games_are_refused(change: str, why: str) -> None:
    campaign = two_played()
    campaign.next_game()
    with pytest.raises(CampaignError, match=why):
        campaign.finish(played(part_three(change, campaign)))
    assert len(campaign.results) == 2
    assert campaign.finish(played(part_three("", campaign))).adventure == "adv_11", "as it should be"


def test_games_of_the_part_before_and_of_no_campaign_are_refused() -> None:
    campaign = Campaign(gangs=GANGS, seed=SEED)
    first = played(campaign.next_game())
    campaign.finish(first)
    campaign.next_game()
    with pytest.raises(CampaignError, match="part 2 of the campaign is adv_10, but this is a game of adv_09"):
        campaign.finish(first)
    with pytest.raises(CampaignError, match="but this is a game of adv_01"):
        campaign.finish(played(new_game(1, gangs=GANGS, seed=1)))


def test_a_changed_game_is_refused() -> None:
    campaign = Campaign(players=2, seed=SEED)
    state = played(campaign.next_game().copy())
    state.scores = (99, 0)
    with pytest.raises(CampaignError, match="not played from its own set-up"):
        campaign.finish(state)


def test_a_copy_that_was_played_on_will_do() -> None:
    campaign = Campaign(players=2, seed=SEED)
    state = played(campaign.next_game().copy())
    assert campaign.finish(state).ducats == state.scores


# -- who wins --------------------------------------------------------------------------------------
def with_results(*games: tuple[tuple[int, ...], tuple[int, ...]]) -> Campaign:
    """A campaign in which these ducats were made and these seats won."""
    seats = len(games[0][0])
    campaign = Campaign(players=seats, seed=SEED)
    campaign.results = tuple(
        Result(sheet.id, campaign.gangs, ducats, winners, tuple(range(seats)), "")
        for sheet, (ducats, winners) in zip(campaign.parts, games, strict=False)
    )
    return campaign


def test_most_ducats_win() -> None:
    """P-1: won games do not count by themselves."""
    campaign = with_results(((20, 21), (1,)), ((20, 21), (1,)), ((20, 21), (1,)), ((30, 5), (0,)))
    assert campaign.totals == (90, 68)
    assert campaign.games_won == (1, 3)
    assert campaign.winners == (0,)
    assert [(s.place, s.seat, s.ducats, s.games_won, s.experience) for s in campaign.standings] == [
        (1, 0, 90, 1, 0),
        (2, 1, 68, 3, 1),
    ]


def test_equal_sums_are_decided_by_games_won() -> None:
    """P-5: shared victories count as games won."""
    campaign = with_results(((9, 9, 9), (0, 1)), ((9, 8, 9), (0,)), ((9, 9, 8), (1,)), ((9, 10, 10), (1, 2)))
    assert campaign.totals == (36, 36, 36)
    assert campaign.games_won == (2, 3, 1)
    assert campaign.winners == (1,)
    assert [standing.seat for standing in campaign.standings] == [1, 0, 2]


def test_still_equal_they_share_the_campaign() -> None:
    campaign = with_results(((9, 9, 1), (0, 1)), ((5, 9, 1), (1,)), ((9, 5, 1), (0,)), ((9, 9, 1), (0, 1)))
    assert campaign.winners == (0, 1)
    assert [(standing.place, standing.seat) for standing in campaign.standings] == [(1, 0), (1, 1), (3, 2)]


def test_nobody_has_won_before_the_last_part() -> None:
    campaign = with_results(((9, 1), (0,)), ((9, 1), (0,)), ((9, 1), (0,)))
    assert campaign.winners == ()
    assert campaign.standings[0].seat == 0


def test_who_shares_a_victory_gets_the_bonus_too() -> None:
    """P-5."""
    campaign = with_results(((9, 9, 1), (0, 1)))
    assert campaign.next_game().legacy == ((0, 1, 2), (0, 1))


def test_every_number_of_players_can_play_to_the_end() -> None:
    for players in (3, 4):
        campaign = finished(players)
        assert campaign.over
        assert len(campaign.totals) == players


# -- games that are only told ------------------------------------------------------------------------
def told(part: int, ducats: tuple[int, ...], winners: tuple[int, ...], experience: tuple[int, ...] = (0, 0)) -> Result:
    return Result(f"adv_{8 + part:02}", GANGS, ducats, winners, experience, "")


def test_after_games_that_are_only_told() -> None:
    campaign = Campaign.after([told(1, (3, 9), (1,), (2, 0)), told(2, (8, 8), (0, 1), (0, 4))], GANGS)
    assert (campaign.part, campaign.totals, campaign.games_won) == (3, (11, 17), (1, 2))
    assert (campaign.experience, campaign.bonus, campaign.winners) == ((0, 4), (0, 1), ())
    state = campaign.next_game(chance=SeededChance(3))
    assert (state.setting.adventure.id, state.legacy) == ("adv_11", ((0, 4), (0, 1)))
    with pytest.raises(CampaignError, match="has no record, so it cannot be written down"):
        campaign.to_text()
    assert Campaign.after([], GANGS, inn=True).next_game(chance=SeededChance(3)).setting.inn


def test_a_campaign_with_a_seed_takes_no_other_chance() -> None:
    with pytest.raises(CampaignError, match="has a seed"):
        Campaign(gangs=GANGS, seed=SEED).next_game(chance=SeededChance(3))


@pytest.mark.parametrize(
    ("results", "reason"),
    [
        ([told(n, (1, 0), (0,)) for n in (1, 2, 3, 4, 4)], "5 games are told, but the campaign has 4 parts"),
        ([told(2, (1, 0), (0,))], "part 1 of the campaign is adv_09, not adv_10"),
        ([told(1, (1, 0, 0), (0,))], "2 play in this campaign"),
        ([told(1, (1, 0), (0,), (0,))], "2 play in this campaign"),
        ([told(1, (1, -1), (0,))], "counted from 0"),
        ([told(1, (1, 0), (0,), (0, -1))], "counted from 0"),
        ([told(1, (1, 0), (0,), (20, 2))], "22 experience tokens are left over, but there are 21"),
        ([told(1, (1, 0), (1,))], "has the most ducats"),
        ([told(1, (1, 1), ())], "has the most ducats"),
        ([told(1, (1, 1), (0, 2))], "has the most ducats"),
    ],
)
def test_games_that_cannot_have_been(results: list[Result], reason: str) -> None:
    with pytest.raises(CampaignError, match=reason):
        Campaign.after(results, GANGS)
