"""What the commands do when all is well."""

from __future__ import annotations

import csv
from importlib.metadata import version
from pathlib import Path

import pytest

from cadwallon.terminal import saves
from tests.cli.command import Command

SCENES = Path(__file__).parents[1] / "scenes"


def test_version(cadwallon: Command) -> None:
    assert cadwallon("--version") == (0, f"cadwallon {version('cadwallon')}\n", "")


@pytest.mark.parametrize("command", ["", "play", "campaign", "check", "draw", "simulate", "replay", "verify", "scene"])
def test_help(cadwallon: Command, command: str) -> None:
    result = cadwallon(*command.split(), "--help")
    assert result.code == 0
    assert "Usage:" in result.out


def test_nothing_shows_what_there_is(cadwallon: Command) -> None:
    result = cadwallon()
    assert "simulate" in result.out
    assert not result.err


def test_replay_tells_the_game(cadwallon: Command, game: Path) -> None:
    result = cadwallon("replay", game)
    assert result.code == 0
    assert result.out.startswith("The Duke's Treasure\n")
    assert "Round 7 began." in result.out
    assert "The game is over." in result.out
    assert "A1 Guardroom" in result.out


def test_replay_up_to_a_decision(cadwallon: Command, game: Path) -> None:
    result = cadwallon("replay", game, "--to", 3)
    assert result.code == 0
    assert result.out.count("took position") == 3
    assert "the game goes on from here" in result.out


def test_verify_proves_a_game_with_a_key(cadwallon: Command, game: Path) -> None:
    result = cadwallon("verify", game)
    assert result.code == 0
    assert "come from the key that was committed to before the game." in result.out


def test_built_in_content_is_sound(cadwallon: Command) -> None:
    result = cadwallon("check", "content")
    assert (result.code, result.err) == (0, "")
    assert result.out == "No mistakes in the built-in content.\n"


def test_rules_and_their_scenes(cadwallon: Command) -> None:
    result = cadwallon("check", "rules", "--scenes", SCENES)
    assert result.code == 0, result.out
    assert ", 0 without" in result.out


def test_scene(cadwallon: Command) -> None:
    files = sorted(SCENES.rglob("*.toml"))
    result = cadwallon("scene", files[0])
    assert result.code == 0, result.out
    assert " ok, 0 failed, 0 bad" in result.out


def test_simulate_writes_rows_and_sums_them_up(cadwallon: Command, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    result = cadwallon("simulate", "--games", 4, "--players", 3, "--adventure", "all", "--jobs", 1, "--out", out)
    assert result.code == 0, result.err
    assert len(out.read_text().splitlines()) == 1 + 4 * 3
    for words in ("decisions in a game", "Executioners", "turn order", "cards played", "Night of the Long Cutlasses"):
        assert words in result.out
    assert str(out) in result.out


@pytest.mark.parametrize(
    ("options", "played"),
    [
        (["--mode", "old_city", "--adventure", 2, "--inn"], {("adv_02", "old_city", "1")}),
        (["--mode", "expansion"], {("adv_09", "expansion", "0")}),
        (["--adventure", 14], {("adv_14", "expansion", "0")}),
        ([], {("adv_01", "base", "0")}),
    ],
)
def test_simulate_in_other_modes(
    cadwallon: Command, tmp_path: Path, options: list[object], played: set[tuple[str, str, str]]
) -> None:
    out = tmp_path / "rows.csv"
    result = cadwallon("simulate", "--games", 2, "--players", 2, "--jobs", 1, "--out", out, *options)
    assert result.code == 0, result.err
    with out.open(encoding="utf-8") as file:
        assert {(row["adventure"], row["mode"], row["inn"]) for row in csv.DictReader(file)} == played


def test_simulate_all_takes_every_adventure_as_it_was_made(cadwallon: Command, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    result = cadwallon("simulate", "--games", 14, "--players", 3, "--adventure", "all", "--jobs", 1, "--out", out)
    assert result.code == 0, result.err
    with out.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["mode"] for row in rows[::3]] == ["base"] * 8 + ["expansion"] * 6


def test_simulate_says_the_same_for_the_same_seed(cadwallon: Command) -> None:
    first, again, other = (cadwallon("simulate", "--games", 3, "--jobs", 1, "--seed", s).out for s in (5, 5, 6))
    assert first.splitlines()[1:] == again.splitlines()[1:]
    assert first.splitlines()[1:] != other.splitlines()[1:]


# -- playing ---------------------------------------------------------------------------------------
def test_game_without_questions_is_saved_and_continued(cadwallon: Command, tmp_path: Path) -> None:
    begun = cadwallon("play", "-y", "--players", 2, "--seed", 3, typed="1\n1\n1\nq\n")
    assert begun.code == 0
    (path,) = (tmp_path / "state" / "cadwallon").iterdir()
    assert saves.latest() == path
    assert str(path) in begun.out.replace("\n", "")
    before = path.read_text()
    gone_on = cadwallon("play", "--continue", typed="1\n1\nq\n")
    assert gone_on.code == 0
    assert path.read_text() != before
    assert path.read_text().startswith(before.partition("\nend ")[0])
    again = cadwallon("play", "--continue", path, typed="q\n")
    assert again.code == 0


def test_game_from_a_fresh_key_shows_its_commitment(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.cw"
    result = cadwallon("play", "-y", "--players", 2, "--save", path, typed="q\n")
    commitment = next(line.split()[1] for line in path.read_text().splitlines() if line.startswith("commitment"))
    assert commitment in result.out.replace("\n", "")


def test_everything_can_be_settled_by_options(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.cw"
    gangs = "cursed,kaldern,exec"
    options = ["--players", 3, "--people", "2,3", "--gangs", gangs, "--adventure", "the-king-of-ashes", "--seed", -7]
    options += ["--mode", "old-city", "--no-inn", "--bots", "random"]
    result = cadwallon("play", "--terminal", *options, "--save", path, typed="\nq\n")
    assert result.code == 0
    text = path.read_text()
    assert "gangs cursed_ones kalderns_gang executioners" in text
    assert "adventure adv_04\nmode old_city\ngangs" in text
    assert "seed -7" in text
    assert saves.read(path).seats == ("random", "person", "person")


def test_questions_have_defaults(cadwallon: Command, tmp_path: Path) -> None:
    result = cadwallon("play", typed="\n" * 7 + "q\n")
    assert result.code == 0
    (path,) = (tmp_path / "state" / "cadwallon").iterdir()
    assert "gangs executioners nocturnis kalderns_gang cursed_ones" in path.read_text()
    assert "\nmode " not in path.read_text(), "the base game, unless another one is wanted"
    for title in ("The Duke's Treasure", "The Tightening Noose", "The Price of Pride", "Pair a bunch of keys"):
        assert title in result.out


def test_modes_are_asked_for(cadwallon: Command, tmp_path: Path) -> None:
    """Players, adventure, rules (only where there is a choice), the Inn, gangs, people, bots, seed."""
    path = tmp_path / "mine.cw"
    assert cadwallon("play", "--save", path, typed="2\n5\nold\ny\n\n\n\n1\nq\n").code == 0
    assert "adventure adv_05\nmode old_city\ninn\ngangs executioners nocturnis\nseed 1\n" in path.read_text()
    assert cadwallon("play", "--save", path, typed="2\n12\n\n\n\n\n1\nq\n").code == 0
    assert "adventure adv_12\nmode expansion\ngangs executioners nocturnis\nseed 1\n" in path.read_text()


def test_a_mode_limits_the_adventures(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.cw"
    result = cadwallon("play", "--mode", "expansion", "--save", path, typed="2\n\n\n\n\n\n1\nq\n")
    assert "The Price of Pride" in result.out
    assert "The Tightening Noose" not in result.out
    assert "adventure adv_09\nmode expansion\n" in path.read_text(), "the first that fits"


def test_adventure_can_be_drawn(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.cw"
    result = cadwallon("play", "-y", "--adventure", "random", "--seed", 12, "--save", path, typed="q\n")
    assert result.code == 0
    assert "\nadventure adv_" in path.read_text()
    options = ["--mode", "expansion", "--inn", "--adventure", "random", "--seed", 12]
    assert cadwallon("play", "-y", *options, "--save", path, typed="q\n").code == 0
    assert "\nmode expansion\ninn\n" in path.read_text()


def test_whole_game_at_the_command_line(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.cw"
    result = cadwallon("play", "-y", "--players", 2, "--save", path, typed="1\n" * 3000)
    assert result.code == 0
    assert "The game is over." in result.out
    assert cadwallon("verify", path).code == 0
    assert "is over" in cadwallon("play", "--continue", path).out
