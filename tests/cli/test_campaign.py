"""A campaign at the command line: begun, broken off, continued, shown and proved."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from cadwallon import Campaign
from cadwallon.terminal import saves
from tests.campaign.table import finished, nearly_over, played, two_played
from tests.cli.command import Command
from tests.cli.test_mistakes import is_one_sentence

PLENTY = "1\n" * 1000
"""Somebody who always takes the first thing on the list, to the end of a game."""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved campaign with two finished parts."""
    path = tmp_path / "ours.campaign"
    saves.write_campaign(path, two_played(), ("person", "random"))
    return path


def test_a_campaign_is_begun_broken_off_and_continued(cadwallon: Command, tmp_path: Path) -> None:
    begun = cadwallon("campaign", "-y", "--players", 2, "--seed", 3, typed="1\n1\nq\n")
    assert begun.code == 0, begun.err
    (path,) = (tmp_path / "state" / "cadwallon").iterdir()
    assert path.suffix == ".campaign"
    assert saves.latest(saves.CAMPAIGN) == path
    assert saves.latest() is None, "no game to go on with: 'play --continue' does not find campaigns"
    assert f"cadwallon campaign --continue {path}" in begun.out.replace("\n", "")
    before = Campaign.from_text(path.read_text())
    assert before.game is not None
    gone_on = cadwallon("campaign", "--continue", typed="1\n1\nq\n")
    assert gone_on.code == 0, gone_on.err
    after = Campaign.from_text(path.read_text())
    assert after.game is not None
    assert after.game.trail.startswith(before.game.trail)
    assert len(after.game.trail) > len(before.game.trail)
    assert path.stat().st_mode & 0o077 == 0
    assert [file.name for file in path.parent.iterdir()] == [path.name], "no half-written file is left behind"


def test_a_part_is_played_to_its_end_and_noted(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "ours"
    saves.write_campaign(path, nearly_over(Campaign(players=2)), ("person", "random"))
    result = cadwallon("campaign", "--continue", path, typed=PLENTY)
    assert result.code == 0, result.err
    assert "The game is over." in result.out
    assert "Part 2 of 4, The Twelve Relics, comes next." in result.out
    assert f"'cadwallon campaign --continue {path}' plays the next part." in " ".join(result.out.split())
    campaign = Campaign.from_text(path.read_text())
    assert (campaign.part, campaign.game) == (2, None)
    proved = cadwallon("verify", path)
    assert proved.code == 0
    assert proved.out.startswith(f"{path}, part 1: ")
    assert "come from the key that was committed to before the game." in proved.out
    assert cadwallon("replay", path).out.startswith("The Awakening of Sophet Drahas\n")


def test_the_next_part_may_be_played_by_other_gangs(cadwallon: Command, saved: Path) -> None:
    result = cadwallon("campaign", "--continue", saved, typed="cursed,nocturnis\nq\n")
    assert result.code == 0, result.err
    assert "Part 3 of 4, Stones upon the Stair, comes next." in result.out
    campaign = Campaign.from_text(saved.read_text())
    assert campaign.gangs == ("cursed_ones", "nocturnis")
    refused = cadwallon("campaign", "--continue", saved, "--gangs", "e,n")
    is_one_sentence(refused, 2)
    assert "part 3 has begun: its gangs cannot be changed any more" in refused.err


def test_gangs_are_kept_unless_others_are_named(cadwallon: Command, saved: Path) -> None:
    assert cadwallon("campaign", "--continue", saved, typed="\nq\n").code == 0
    campaign = Campaign.from_text(saved.read_text())
    assert campaign.gangs == two_played().gangs
    assert campaign.game is not None
    assert campaign.game.legacy == (campaign.experience, campaign.bonus)


def test_who_sits_where_is_kept_or_changed(cadwallon: Command, saved: Path) -> None:
    assert cadwallon("campaign", "-y", "--continue", saved, typed="q\n").code == 0
    assert saves.read(saved).seats == ("person", "random")
    assert cadwallon("campaign", "--continue", saved, "--people", 2, typed="q\n").code == 0
    assert saves.read(saved).seats == ("novice", "person")


def test_standings(cadwallon: Command, saved: Path, tmp_path: Path) -> None:
    before = saved.read_bytes()
    result = cadwallon("campaign", "--standings", saved)
    assert result.code == 0
    campaign = two_played()
    for word in ("part 1", "part 2", "ducats", "games won", "experience", *map(str, campaign.totals)):
        assert word in result.out
    assert "comes next" in result.out
    assert saved.read_bytes() == before, "looking changes nothing"
    over = tmp_path / "over.campaign"
    saves.write_campaign(over, finished(3), ("person", "random", "random"))
    shown = cadwallon("campaign", "--standings", over)
    assert "won the campaign" in shown.out or "share the campaign" in shown.out
    assert cadwallon("campaign", "--continue", over).out == shown.out, "there is nothing left to play"


def test_a_game_that_is_over_but_not_noted_counts(cadwallon: Command, tmp_path: Path) -> None:
    campaign = two_played()
    played(campaign.next_game())
    path = tmp_path / "ours.campaign"
    path.write_text(campaign.to_text())
    assert "Part 4 of 4, The Price of Pride, comes next." in cadwallon("campaign", "--standings", path).out


def test_questions_before_a_campaign(cadwallon: Command, tmp_path: Path) -> None:
    """Players, the Inn, gangs, people, bots, seed."""
    path = tmp_path / "ours.campaign"
    result = cadwallon("campaign", "--save", path, typed="3\nyes\nnocturnis\n2\ncutpurse,random\n11\nq\n")
    assert result.code == 0, result.err
    campaign = Campaign.from_text(path.read_text())
    assert (campaign.inn, campaign.seed) == (True, 11)
    assert campaign.gangs == ("nocturnis", "executioners", "kalderns_gang")
    assert saves.read(path).seats == ("cutpurse", "person", "random")


# -- mistakes --------------------------------------------------------------------------------------
def test_a_changed_campaign_is_refused_and_left_alone(cadwallon: Command, saved: Path) -> None:
    saved.write_text(saved.read_text().replace(" ducats ", " ducats 1", 1))
    before = saved.read_bytes()
    for command in (["campaign", "--continue"], ["campaign", "--standings"], ["replay"]):
        result = cadwallon(*command, saved)
        is_one_sentence(result, 2)
        assert "the checksum does not fit: the campaign was changed by hand or damaged" in result.err
    result = cadwallon("verify", saved)
    is_one_sentence(result, 1)
    assert "not proved: the checksum does not fit" in result.err
    assert saved.read_bytes() == before


def test_a_campaign_that_never_happened_is_refused(cadwallon: Command, saved: Path) -> None:
    """Somebody who mends the checksum as well is found out by the dice."""
    lines = [line for line in saved.read_text().splitlines() if not line.startswith(("checksum", "#"))]
    rolled = next(at for at, line in enumerate(lines) if "| dice" in line and not line.startswith("setup"))
    lines[rolled] = lines[rolled].replace("| dice", "| dice 9")
    checksum = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    saved.write_text("\n".join([*lines, f"checksum {checksum}", ""]))
    result = cadwallon("campaign", "--continue", saved)
    is_one_sentence(result, 2)
    assert f"cannot be used: line {rolled + 1}: " in result.err
    assert "chance gives" in result.err


def test_a_newer_or_damaged_campaign_is_refused(cadwallon: Command, saved: Path) -> None:
    text = saved.read_text()
    saved.write_text(text.replace("cadwallon campaign 1", "cadwallon campaign 2"))
    result = cadwallon("campaign", "--continue", saved)
    is_one_sentence(result, 2)
    assert "this campaign has format 2; only format 1 can be read" in result.err
    saved.write_text(text[: len(text) // 2])
    result = cadwallon("campaign", "--continue", saved)
    is_one_sentence(result, 2)
    assert "the rest is missing" in result.err
    saved.write_bytes(b"\xff\xfe\x00")
    result = cadwallon("campaign", "--continue", saved)
    is_one_sentence(result, 2)
    assert "is no saved campaign: it is not written in UTF-8" in result.err


def test_questions_left_open_lose_nothing(cadwallon: Command, saved: Path) -> None:
    before = saved.read_bytes()
    result = cadwallon("campaign", "--continue", saved)
    is_one_sentence(result, 2)
    assert "the questions before the game were not answered to the end" in result.err
    assert saved.read_bytes() == before


def test_parts_that_cannot_be_told(cadwallon: Command, saved: Path, tmp_path: Path) -> None:
    assert cadwallon("replay", saved, "--part", 1).out.startswith("The Awakening of Sophet Drahas\n")
    assert cadwallon("replay", saved).out.startswith("The Twelve Relics\n"), "the last one if none is named"
    result = cadwallon("replay", saved, "--part", 3)
    is_one_sentence(result, 2)
    assert "2 parts of the campaign have been begun, so part 3 cannot be told" in result.err
    new = tmp_path / "new.campaign"
    new.write_text(Campaign(players=2).to_text())
    is_one_sentence(cadwallon("replay", new), 2)
    assert cadwallon("verify", new).out == f"{new}: nothing has been played yet.\n"
    assert "is no record" in cadwallon("play", "--continue", new).err
