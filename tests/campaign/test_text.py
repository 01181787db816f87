"""Campaigns as text: that nothing is lost in it, and nothing believed."""

from __future__ import annotations

import hashlib
import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cadwallon import Campaign, CampaignError, load_content, record, replay
from cadwallon.campaign import is_campaign, seed_of_part
from cadwallon.record import same_state
from tests.campaign.table import GANGS, SEED, finished, played, two_played


@pytest.fixture(scope="module")
def text() -> str:
    """Two parts finished, the third running."""
    campaign = two_played()
    played(campaign.next_game(), 30)
    return campaign.to_text()


def resealed(text: str) -> str:
    """The text with a checksum that fits: what somebody could write who knows how."""
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, f"checksum {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()}"]) + "\n"


def refusal(text: str) -> CampaignError:
    with pytest.raises(CampaignError) as caught:
        Campaign.from_text(text)
    assert isinstance(caught.value, ValueError)
    return caught.value


# -- what it looks like ----------------------------------------------------------------------------
def test_the_text_can_be_read(text: str) -> None:
    library = load_content()
    lines = text.splitlines()
    assert lines[:6] == [
        "cadwallon campaign 1",
        f"content cadwallon {library.fingerprint}",
        "gangs executioners nocturnis",
        f"seed {SEED}",
        "part 1 adv_09",
        "cadwallon record 1",
    ]
    assert [line for line in lines if line.startswith("part ")] == ["part 1 adv_09", "part 2 adv_10", "part 3 adv_11"]
    results = [line for line in lines if line.startswith("result ")]
    assert len(results) == 2, "the running game has none"
    one = two_played().results[0]
    assert results[0].startswith(f"result executioners {one.ducats[0]} ducats {one.experience[0]} experience")
    assert " won" in results[0]
    assert lines[-1].startswith("checksum ")
    assert is_campaign(text)
    assert not is_campaign(one.record)


def test_the_records_in_it_are_whole_games(text: str) -> None:
    inside = text.partition("part 1 adv_09\n")[2].partition("result ")[0]
    assert inside == two_played().results[0].record
    assert replay(inside).over


def test_keys_and_the_inn_are_told() -> None:
    campaign = Campaign(gangs=GANGS, inn=True)
    lines = campaign.to_text().splitlines()
    assert lines[3:5] == ["inn", "keys"]
    again = Campaign.from_text(campaign.to_text())
    assert (again.inn, again.seed, again.gangs) == (True, None, GANGS)


# -- reading it ------------------------------------------------------------------------------------
def same(one: Campaign, other: Campaign) -> bool:
    games = one.game is other.game is None
    if one.game is not None and other.game is not None:
        games = same_state(one.game, other.game)
    return games and (one.results, one.gangs, one.inn, one.seed) == (other.results, other.gangs, other.inn, other.seed)


def test_it_can_be_saved_and_continued_at_any_time() -> None:
    whole = Campaign(gangs=GANGS, seed=SEED)
    parts = Campaign.from_text(whole.to_text())
    for _ in range(2):
        assert same(whole, parts)
        state = whole.next_game()
        parts.next_game()
        for decisions in (0, 1, 25):
            played(state, decisions)
            assert parts.game is not None
            played(parts.game, decisions)
            parts = Campaign.from_text(parts.to_text())
            assert same(whole, parts)
        assert parts.game is not None
        whole.finish(played(state))
        parts.finish(played(parts.game))
    assert whole.to_text() == parts.to_text()


def test_other_gangs_are_remembered() -> None:
    campaign = two_played()
    campaign.next_game(["cursed_ones", "nocturnis"])
    again = Campaign.from_text(campaign.to_text())
    assert again.gangs == ("cursed_ones", "nocturnis")
    assert again.game is not None
    again.finish(played(again.game))
    assert Campaign.from_text(again.to_text()).gangs == ("cursed_ones", "nocturnis")


def test_a_finished_campaign_is_read_within_two_seconds() -> None:
    campaign = finished(4)
    text = campaign.to_text()
    began = time.perf_counter()
    again = Campaign.from_text(text)
    assert time.perf_counter() - began < 2
    assert same(campaign, again)
    assert again.standings == campaign.standings
    assert again.winners == campaign.winners


def test_the_key_of_a_running_game_is_kept() -> None:
    campaign = Campaign(players=2)
    state = played(campaign.next_game(key=bytes(range(32))), 10)
    text = campaign.to_text()
    assert bytes(range(32)).hex() in text
    again = Campaign.from_text(text)
    assert again.game is not None
    assert record(played(again.game)) == record(played(state))


def test_a_game_that_is_over_but_not_noted_is_kept() -> None:
    campaign = Campaign(players=2, seed=SEED)
    played(campaign.next_game())
    again = Campaign.from_text(campaign.to_text())
    assert again.game is not None
    assert again.game.over
    again.finish(again.game)
    assert again.part == 2


def test_comments_and_blank_lines_do_not_matter(text: str) -> None:
    dressed = "# ours\r\n\n" + text.replace("\n", "  # and so on\r\n\n") + "# seats: person random\n"
    assert Campaign.from_text(dressed).to_text() == text


# -- refusing --------------------------------------------------------------------------------------
def test_whatever_is_changed_by_hand_is_noticed(text: str) -> None:
    lines = text.splitlines()
    for at in range(1, len(lines) - 1, 41):
        changed = "\n".join([*lines[:at], lines[at] + " x", *lines[at + 1 :]])
        assert "changed by hand or damaged" in str(refusal(changed))
        missing = "\n".join([*lines[:at], *lines[at + 1 :]])
        assert "changed by hand or damaged" in str(refusal(missing))


def test_a_text_cut_anywhere_is_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for keep in range(1, len(lines), 37):
        assert "without its 'checksum' line: the rest is missing" in str(refusal("".join(lines[:keep])))
    for at in range(0, len(text) - 2, 997):
        refusal(text[:at])


def test_other_formats_are_refused(text: str) -> None:
    newer = text.replace("campaign 1", "campaign 2")
    assert "this campaign has format 2; only format 1 can be read" in str(refusal(newer))
    assert "this is no campaign" in str(refusal(two_played().results[0].record))
    assert "this is no campaign" in str(refusal(""))


def test_other_content_is_named() -> None:
    other = replace(load_content(), fingerprint="0123456789abcdef", packs=("cadwallon", "mine"))
    error = refusal(Campaign(players=2, content=other).to_text())
    assert error.line == 2
    assert "other content (cadwallon mine 0123456789abcdef)" in error.reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gangs executioners nocturnis\n", "gangs executioners mice\n", "cannot be set up: there is no gang 'mice'"),
        (f"seed {SEED}\n", "seed seven\n", "a seed is a whole number"),
        (f"seed {SEED}\n", "seed 8\n", "do not come from the seed of the campaign"),
        (f"seed {SEED}\n", f"inn\nseed {SEED}\n", "with the Inn"),
        ("part 2 adv_10", "part 3 adv_11", "part 3 adv_11 does not follow"),
        ("part 1 adv_09", "part 1 adv_10", "part 1 adv_10 does not follow"),
        ("\nresult executioners ", "\nresult executioners 1", "but the game ends with 'result executioners"),
        (" experience won", " experience", "but the game ends with"),
        ("\nexperience executioners ", "\nexperience executioners 9", "cannot be set up|chance gives|experience and"),
        ("\nbonus ", "\nbonus cursed_ones ", "cursed_ones gets a bonus, but is not at the table"),
        ("\nscores executioners ", "\nscores executioners 1", "the game ends with"),
    ],
)
def test_a_checksum_that_fits_is_not_enough(text: str, old: str, new: str, reason: str) -> None:
    """Every game is played again and must be the one that this campaign would have begun."""
    assert old in text
    with pytest.raises(CampaignError, match=reason):
        Campaign.from_text(resealed(text.replace(old, new, 1)))


def test_loaded_dice_are_found_at_their_line(text: str) -> None:
    lines = text.splitlines()
    at = max(i for i, line in enumerate(lines) if "| dice " in line and not line.startswith("setup"))
    lines[at] = lines[at].replace("| dice ", "| dice 7 ", 1)
    error = refusal(resealed("\n".join(lines)))
    assert error.line == at + 1
    assert "chance gives" in error.reason


def test_a_part_that_is_left_out_is_noticed(text: str) -> None:
    first, _, rest = text.partition("part 2 adv_10\n")
    third = rest.partition("part 3 adv_11\n")[2]
    assert "part 3 adv_11 does not follow" in str(refusal(resealed(f"{first}part 3 adv_11\n{third}")))
    unfinished = text.replace(text[text.index("result ") : text.index("part 2 ")], "", 1)
    assert "part 2 adv_10 does not follow" in str(refusal(resealed(unfinished)))


def test_a_result_before_the_end_is_noticed(text: str) -> None:
    early = text.replace("\nchecksum ", "\nresult executioners 99 ducats 0 experience won\nchecksum ")
    assert "is not over yet" in str(refusal(resealed(early)))


def test_a_game_of_another_campaign_is_noticed() -> None:
    """The same adventure, gangs and chance, but begun with experience that nobody had."""
    other = Campaign(gangs=GANGS, seed=SEED)
    state = played(other.next_game())
    other.finish(state)
    rich = other.results[0]._replace(experience=(3, 3))
    cheat = Campaign(gangs=GANGS, seed=SEED)
    cheat.results = (rich,)
    cheat.next_game()
    lines = cheat.to_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("result "))
    honest = other.to_text().splitlines()
    lines[at] = next(line for line in honest if line.startswith("result "))
    error = refusal(resealed("\n".join(lines)))
    assert "not begun with the experience and the bonus of this campaign" in error.reason
    assert seed_of_part(SEED, 2) != SEED


@given(st.text(max_size=200))
def test_nonsense_is_refused_politely(nonsense: str) -> None:
    with pytest.raises(CampaignError):
        Campaign.from_text(nonsense)
    with pytest.raises(CampaignError):
        Campaign.from_text(f"cadwallon campaign 1\n{nonsense}")
