"""A campaign at the keyboard: its file, and what is said about it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from cadwallon import Campaign
from cadwallon.campaign import Result
from cadwallon.terminal import saves
from cadwallon.terminal.campaign import begin_part, go_on_with_part, standings
from tests.campaign.table import GANGS, SEED, finished, nearly_over, two_played
from tests.terminal.table import TEXTS, Paper, numbers, stopping

SEATS = ("person", "random")


def read(path: Path) -> Campaign:
    return Campaign.from_text(saves.read(path).text)


def test_it_is_saved_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "ours.campaign"
    campaign = two_played()
    screen = Paper(stopping(20, numbers(3)), 80, 24)
    assert not begin_part(screen, TEXTS, campaign, GANGS, SEATS, path)
    assert "cadwallon campaign --continue" in screen.page
    again = read(path)
    assert campaign.game is not None
    assert again.game is not None
    assert again.game.trail == campaign.game.trail
    assert again.to_text() == campaign.to_text()
    assert saves.read(path).seats == SEATS
    assert path.stat().st_mode & 0o077 == 0, "a running game holds its secret key: nobody else may read it"
    assert [file.name for file in tmp_path.iterdir()] == ["ours.campaign"]


def test_a_game_that_goes_on_is_told_again_and_noted_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "ours.campaign"
    campaign = nearly_over(two_played())
    assert campaign.game is not None
    screen = Paper(numbers(4), 80, 24)
    assert go_on_with_part(screen, TEXTS, campaign, campaign.game, SEATS, path)
    assert any(line.startswith(("- ", "… ")) for line in screen.pages[0].splitlines()), "what happened last"
    assert campaign.part == 4
    assert campaign.game is None
    assert "Part 4 of 4, The Price of Pride, comes next." in " ".join(screen.page.split())
    assert read(path).to_text() == campaign.to_text()


def test_a_missing_folder_is_said_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(saves.SaveError, match="the campaign cannot be saved in"):
        begin_part(Paper(numbers(1)), TEXTS, two_played(), GANGS, SEATS, tmp_path / "missing" / "ours")


# -- what is said ----------------------------------------------------------------------------------
def said(campaign: Campaign) -> str:
    out = io.StringIO()
    Console(file=out, width=120).print(standings(campaign, TEXTS))
    return out.getvalue()


def with_results(*games: tuple[tuple[int, ...], tuple[int, ...]]) -> Campaign:
    campaign = Campaign(players=len(games[0][0]), seed=SEED)
    campaign.results = tuple(
        Result(sheet.id, campaign.gangs, ducats, winners, (0,) * len(ducats), "")
        for sheet, (ducats, winners) in zip(campaign.parts, games, strict=False)
    )
    return campaign


def test_a_campaign_that_has_not_begun() -> None:
    text = said(Campaign(players=2, seed=SEED))
    assert "Part 1 of 4, The Awakening of Sophet Drahas, comes next." in text
    assert "part 1" not in text, "no column without a result"


def test_a_running_campaign() -> None:
    campaign = two_played()
    campaign.next_game()
    assert "Part 3 of 4, Stones upon the Stair, is being played." in said(campaign)


def test_who_won_and_why() -> None:
    assert "won the campaign" in said(finished(3)) or "share the campaign" in said(finished(3))
    most = with_results(((9, 1), (0,)), ((9, 1), (0,)), ((9, 1), (0,)), ((9, 1), (0,)))
    assert "Executioners won the campaign with the most ducats (36)." in said(most)
    more = with_results(((9, 8), (0,)), ((9, 8), (0,)), ((9, 8), (0,)), ((5, 8), (1,)))
    assert "Executioners won the campaign: as many ducats as The Nocturnis Gang, but more games." in said(more)
    both = with_results(((9, 8), (0,)), ((9, 8), (0,)), ((8, 9), (1,)), ((8, 9), (1,)))
    assert "Executioners and The Nocturnis Gang share the campaign" in said(both)
    assert said(both).count("1.") == 2
