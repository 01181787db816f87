"""Every mistake of the person at the keyboard is one sentence on standard error and an exit code that is not 0."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Command, Result


def is_one_sentence(result: Result, code: int) -> None:
    assert result.code == code
    assert result.err.startswith("cadwallon: ")
    assert result.err.endswith((".\n", "?\n"))
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err


WRONG = [
    (["nonsense"], "no such command 'nonsense'"),
    (["play", "--nonsense"], "no such option: --nonsense"),
    (["replay"], "missing argument 'file'"),
    (["play", "-y", "--adventure", "99"], "there is no adventure '99'; choose one of 1 (the-dukes-treasure), 2"),
    (["play", "-y", "--mode", "base", "--adventure", "12"], "is played in the mode expansion, not base"),
    (["play", "-y", "--mode", "expansion", "--adventure", "2"], "is played in the mode base or old_city, not"),
    (["play", "-y", "--mode", "new"], "there is no mode 'new'; choose from base, expansion, old_city"),
    (["play", "-y", "--inn"], "the Inn belongs to The King of Ashes: choose the mode expansion or old_city"),
    (["play", "-y", "--adventure", "random", "--inn"], "choose the mode expansion or old_city"),
    (["play", "-y", "--adventure", "3", "--players", "2"], "is for 3 or 4 players, not 2"),
    (["play", "-y", "--players", "1"], "the game is for 2 to 4 players, not 1"),
    (["play", "-y", "--players", "5"], "the game is for 2 to 4 players, not 5"),
    (["play", "-y", "--players", "two"], "the number of players is a whole number, not 'two'"),
    (["play", "-y", "--gangs", "nocturnis,nocturnis"], "the gang nocturnis is taken twice"),
    (["play", "-y", "--gangs", "mice,nocturnis"], "there is no gang 'mice'; choose from executioners, nocturnis"),
    (["play", "-y", "--players", "2", "--gangs", "e,n,k"], "3 gangs are named for 2 players"),
    (["play", "-y", "--seed", "abc"], "a seed is a whole number, not 'abc'"),
    (["play", "-y", "--people", "7"], "there is no seat 7: they are numbered from 1 to 4"),
    (["play", "-y", "--people", ","], "at least one person must play"),
    (["play", "-y", "--bots", "genius"], "there is no player 'genius'; known are novice"),
    (["play", "-y", "--save", "missing/game.cw"], "the game cannot be saved in missing/game.cw: No such file"),
    (["play", "-y", "--pack", "missing"], "the pack missing does not exist"),
    (["play"], "the questions before the game were not answered to the end"),
    (["play", "--continue"], "there is no saved game in "),
    (["play", "--continue", "missing.cw"], "the saved game missing.cw does not exist"),
    (["play", "--continue", "missing.cw", "--seed", "4"], "a saved game has its players, gangs, adventure, rules and"),
    (["play", "--continue", "missing.cw", "--mode", "base"], "a saved game has its players, gangs, adventure, rules"),
    (["play", "--continue", "missing.cw", "--no-inn"], "a saved game has its players, gangs, adventure, rules and"),
    (["campaign"], "the questions before the game were not answered to the end"),
    (["campaign", "--continue"], "there is no saved campaign in "),
    (["campaign", "--standings"], "there is no saved campaign in "),
    (["campaign", "--continue", "missing.cw"], "the saved campaign missing.cw does not exist"),
    (["campaign", "--standings", "missing.cw"], "the saved campaign missing.cw does not exist"),
    (["campaign", "--continue", "game.cw"], "this is no campaign: it does not begin with 'cadwallon campaign'"),
    (["campaign", "--continue", "game.cw", "--seed", "4"], "a saved campaign has its players, rules and chance"),
    (["campaign", "--continue", "game.cw", "--inn"], "a saved campaign has its players, rules and chance already"),
    (["campaign", "game.cw"], "say 'cadwallon campaign --continue game.cw'"),
    (["campaign", "-y", "--save", "game.cw"], "game.cw exists already; 'cadwallon campaign --continue game.cw'"),
    (["campaign", "-y", "--save", "missing/game.cw"], "the campaign cannot be saved in missing/game.cw: No such file"),
    (["campaign", "-y", "--players", "1"], "the game is for 2 to 4 players, not 1"),
    (["campaign", "-y", "--gangs", "mice,nocturnis"], "there is no gang 'mice'; choose from executioners, nocturnis"),
    (["campaign", "-y", "--seed", "abc"], "a seed is a whole number, not 'abc'"),
    (["campaign", "-y", "--bots", "genius"], "there is no player 'genius'; known are novice"),
    (["replay", "game.cw", "--part", "2"], "a record is a single game; only a campaign has parts"),
    (["replay", "game.cw", "--part", "0"], "the number of the part must be at least 1, not 0"),
    (["play", "game.cw"], "say 'cadwallon play --continue game.cw'"),
    (["replay", "missing.cw"], "the record missing.cw does not exist"),
    (["replay", "."], "the record . cannot be read: Is a directory"),
    (["replay", "game.cw", "--to", "x"], "the number of decisions is a whole number, not 'x'"),
    (["replay", "game.cw", "--to", "-1"], "the number of decisions must be at least 0, not -1"),
    (["replay", "game.cw", "--to", "9999"], "so it cannot be replayed up to 9999"),
    (["verify", "missing.cw"], "the record missing.cw does not exist"),
    (["check", "content", "--pack", "missing"], "the pack missing does not exist"),
    (["check", "content", "--pack", "game.cw"], "the pack game.cw is no folder"),
    (["check", "rules", "--scenes", "missing"], "there is no folder missing with scenes"),
    (["scene", "missing.toml"], "the scene missing.toml does not exist"),
    (["scene"], "missing argument 'FILE...'"),
    (["simulate", "--games", "0"], "the number of games must be at least 1, not 0"),
    (["simulate", "--games", "many"], "the number of games is a whole number, not 'many'"),
    (["simulate", "--players", "5"], "the game is for 2 to 4 players, not 5"),
    (["simulate", "--players", "2", "--adventure", "3"], "is for 3 or 4 players, not 2"),
    (["simulate", "--adventure", "moon"], "there is no adventure 'moon'"),
    (["simulate", "--mode", "old_city", "--adventure", "9"], "is played in the mode expansion, not old_city"),
    (["simulate", "--mode", "x"], "there is no mode 'x'"),
    (["simulate", "--inn"], "the Inn belongs to The King of Ashes: choose the mode expansion or old_city"),
    (["simulate", "--inn", "--adventure", "all"], "the Inn belongs to The King of Ashes"),
    (["simulate", "--bots", "smart"], "there is no player 'smart'"),
    (["simulate", "--bots", ""], "no bot is named"),
    (["simulate", "--players", "2", "--bots", "random,random,random"], "3 bots are named for 2 players"),
    (["simulate", "--seed", "1.5"], "a seed is a whole number, not '1.5'"),
    (["simulate", "--jobs", "0"], "the number of jobs must be at least 1, not 0"),
    (["simulate", "--out", "rows.txt"], "rows.txt: the file must end in .csv or .parquet"),
    (["simulate", "--out", "missing/rows.csv"], "missing/rows.csv cannot be written: No such file"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda value: str(value)[:60])
def test_wrong_input(cadwallon: Command, game: Path, arguments: list[str], sentence: str) -> None:
    result = cadwallon(*arguments)
    is_one_sentence(result, 1 if "cannot be saved" in sentence else 2)
    assert sentence in result.err
    assert "Traceback" not in result.out


@pytest.mark.parametrize("part", [2, 3, 10])
@pytest.mark.parametrize("command", [["replay"], ["play", "--continue"]])
def test_record_cut_in_half(cadwallon: Command, game: Path, command: list[str], part: int) -> None:
    text = game.read_text()
    game.write_text(text[: len(text) // part])
    result = cadwallon(*command, game)
    is_one_sentence(result, 2)
    assert "the rest is missing" in result.err


def test_record_that_was_changed(cadwallon: Command, game: Path) -> None:
    lines = game.read_text().splitlines(keepends=True)
    rolled = next(at for at, line in enumerate(lines) if "| dice" in line and not line.startswith("setup"))
    lines[rolled] = lines[rolled].replace("| dice", "| dice 9")
    game.write_text("".join(lines))
    result = cadwallon("verify", game)
    is_one_sentence(result, 1)
    assert f"(line {rolled + 1})" in result.err
    is_one_sentence(cadwallon("replay", game), 2)


def test_no_record_at_all(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Duke,\n")
    for command in ("replay", "verify"):
        result = cadwallon(command, path)
        is_one_sentence(result, 1 if command == "verify" else 2)
        assert "this is no record" in result.err
    path.write_bytes(b"\xff\xfe\x00")
    is_one_sentence(cadwallon("replay", path), 2)


def test_pack_with_a_syntax_error(cadwallon: Command, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('id = "broken\n')
    for command in (["play", "-y"], ["simulate"], ["replay", "x"]):
        (tmp_path / "x").write_text("cadwallon record 1\n")
        result = cadwallon(*command, "--pack", pack)
        is_one_sentence(result, 2)
        assert "pack/pack.toml: not TOML" in result.err
    result = cadwallon("check", "content", "--pack", pack)
    is_one_sentence(result, 1)
    assert "pack/pack.toml: not TOML" in result.out


def test_wrong_answers_to_the_questions_are_asked_again(cadwallon: Command) -> None:
    result = cadwallon("play", typed="5\n2\nx\n1\nexpansion\nnew\nold\nmaybe\nn\nn,n\n,\n9\n1\ngenius\n\nfew\n42\nq\n")
    assert result.code == 0
    for sentence in (
        "the game is for 2 to 4 players, not 5.",
        "there is no adventure 'x'",
        "this adventure is played in the mode base or old_city, not expansion.",
        "there is no mode 'new'",
        "the answer is yes or no, not 'maybe'.",
        "the gang nocturnis is taken twice.",
        "there is no seat 9",
        "there is no player 'genius'; known are novice, cutpurse, guild-master, random",
        "a seed is a whole number, not 'few'.",
        "The game is saved.",
    ):
        assert sentence in result.out.replace("\n", " "), sentence
