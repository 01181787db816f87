"""The command ``ladder``: from options to tables and files, going on, and what cannot be."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cadwallon.players import Kind, RandomPlayer
from cadwallon.players.registry import BUILT_IN
from tests.cli.command import Command

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def _other_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("other", "third"):
        monkeypatch.setitem(BUILT_IN, name, Kind(name, RandomPlayer, BUILT_IN["random"].pace))


WRONG = [
    (["--bots", "random,smart"], "there is no player 'smart'"),
    (["--bots", "random"], "a ladder needs at least two bots, and only 'random' is named"),
    (["--bots", ""], "no bot is named"),
    (["--bots", "random,Random"], "the bot 'random' is named twice"),
    (["--bots", "random,other", "--players", "1"], "the game is for 2 to 4 players, not 1"),
    (["--bots", "random,other", "--adventure", "3"], "is for 3 or 4 players, not 2"),
    (["--bots", "random,other", "--adventure", "1,moon"], "there is no adventure 'moon'"),
    (["--bots", "random,other", "--adventure", "9", "--mode", "base"], "is played in the mode expansion, not base"),
    (["--bots", "random,other", "--inn"], "the Inn belongs to The King of Ashes"),
    (["--bots", "random,other", "--versus", "many"], "--versus is one of pairs, one, all, not 'many'"),
    (
        ["--bots", "random,other", "--versus", "all", "--players", "3"],
        "3 different bots at a table need 3 names, and 2 are given",
    ),
    (["--bots", "random,other", "--only", "random:smart"], "pairs of the bots named such as random:other"),
    (["--bots", "random,other", "--only", "random"], "pairs of the bots named such as random:other"),
    (["--bots", "random,other", "--only", ","], "--only names no pair of bots"),
    (["--bots", "random,other", "--only", "random:other,other:random"], "--only names other:random twice"),
    (["--bots", "random,other,third", "--only", "next", "--versus", "all"], "with --versus all there are none"),
    (["--bots", "random,other", "--games", "0"], "the number of games must be at least 1, not 0"),
    (["--bots", "random,other", "--jobs", "x"], "the number of jobs is a whole number, not 'x'"),
    (["--bots", "random,other", "--seed", "x"], "a seed is a whole number, not 'x'"),
    (["--bots", "random,other", "--playouts", "0"], "the number of playouts must be at least 1, not 0"),
    (["--bots", "random,other", "--seconds", "no"], "the seconds of a decision are a number, not 'no'"),
    (["--bots", "random,other", "--seconds", "0"], "more than 0 and less than an hour, not 0"),
    (["--bots", "random,other", "--seconds", "1", "--playouts", "9"], "either --playouts or --seconds"),
    (["--bots", "random,other", "--out", "x.csv"], "x.csv: the file must end in .json"),
    (["--bots", "random,other", "--out", "missing/x.json"], "there is no folder missing"),
    (["--bots", "random,other", "--plot", "x.png"], "x.png: the file must end in .svg"),
    ([], "missing option '--bots'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda value: str(value)[:60])
def test_wrong_input(cadwallon: Command, arguments: list[str], sentence: str) -> None:
    result = cadwallon("ladder", *arguments)
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert sentence in result.err
    assert not result.out


def test_ladder_plays_tells_keeps_and_draws(cadwallon: Command, tmp_path: Path) -> None:
    out, picture = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    options = ["--bots", "other,random", "--games", "3", "--adventure", "1,5", "--jobs", "1"]
    result = cadwallon("ladder", *options, "--out", out, "--plot", picture)
    assert result.code == 0, result.err
    assert "4 games a line instead of 3: a bundle has 2, and each of the 2 adventures gets as many." in result.out
    assert "other against random" in result.out
    assert "The Duke's Treasure" in result.out
    assert picture.read_text().startswith("<svg")
    assert len(json.loads(out.read_text())["games"]) == 4
    again = cadwallon("ladder", *options, "--out", out)
    assert f"{out} has 4 games; none is missing." in again.out
    more = cadwallon("ladder", *options, "--games", "8", "--out", out)
    assert "4 are missing" in more.out
    assert "8 games in bundles of 2" in more.out
    other = cadwallon("ladder", *options, "--seed", "9", "--out", out)
    assert other.code == 2
    assert "holds games of another ladder (seed 0, not 9)" in other.err
    assert len(json.loads(out.read_text())["games"]) == 8


def test_only_some_pairs(cadwallon: Command) -> None:
    options = ["--bots", "third,other,random", "--games", "2", "--adventure", "1", "--jobs", "1"]
    following = cadwallon("ladder", *options, "--only", "next").out
    assert "third against other" in following
    assert "other against random" in following
    assert "third against random" not in following
    one = cadwallon("ladder", *options, "--only", "Third:random").out
    assert "third against random" in one
    assert "against other" not in one


SCRIPT = """
import time
from cadwallon.cli import main
from cadwallon.players import Pace, RandomPlayer, register

class Slow(RandomPlayer):
    def choose(self, view, legal, budget):
        time.sleep(0.001)
        return super().choose(view, legal, budget)

register("slow", Slow, Pace(1.0, 6.0))
if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_ladder_keeps_what_it_has(tmp_path: Path, jobs: int) -> None:
    """The processes are spawned: they know the bot because they read the script, too."""
    script, out = tmp_path / "script.py", tmp_path / "ladder.json"
    script.write_text(SCRIPT)
    options = ["--bots", "slow,random", "--adventure", "1", "--games", "100000", "--jobs", str(jobs), "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, str(script), "ladder", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not (out.exists() and len(json.loads(out.read_text())["games"]) >= 2):
            assert time.monotonic() < end
            assert process.poll() is None, process.communicate()
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process of the group gets it
        said, complaint = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            # all of the group: a process that is left would keep the pipes open
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130, complaint
    games = int(complaint.partition("interrupted after ")[2].split()[0])
    assert f"of 100000 games; those are in {out}, and the same command goes on" in complaint
    assert complaint.count("\n") == 1, complaint
    assert len(json.loads(out.read_text())["games"]) == games
    assert "slow against random" in said
