"""The command ``train``: the same weights from the same seed, never half a file, and what cannot be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cadwallon.players.minds.weights import Weights
from cadwallon.players.minds.weights_file import numbers
from tests.cli.command import Command

PATIENCE = 60.0
TINY = ("--adventure", "1", "--generations", "1", "--pairs", "2", "--deals", "1")


def weights_in(path: Path) -> Weights:
    return Weights(**numbers(path.read_text(encoding="utf-8"), Weights._fields))


def trained(cadwallon: Command, path: Path, *more: object) -> bytes:
    """The file that a small course writes."""
    result = cadwallon("train", *TINY, *more, "--out", path)
    assert result.code == 0, result.err
    assert result.out.splitlines()[-1] == f"The weights are in {path}."
    return path.read_bytes()


def test_the_seed_decides_and_nothing_else(cadwallon: Command, tmp_path: Path) -> None:
    first = trained(cadwallon, tmp_path / "first.toml", "--seed", 3, "--jobs", 1)
    assert trained(cadwallon, tmp_path / "again.toml", "--seed", 3, "--jobs", 1) == first
    assert trained(cadwallon, tmp_path / "spread.toml", "--seed", 3, "--jobs", 2) == first
    other = trained(cadwallon, tmp_path / "other.toml", "--seed", 4, "--jobs", 1)
    assert weights_in(tmp_path / "other.toml") != weights_in(tmp_path / "first.toml")
    assert b"--seed 4\n" in other
    assert sorted(path.name for path in tmp_path.glob("*.toml*")) == [
        "again.toml", "first.toml", "other.toml", "spread.toml",
    ]  # fmt: skip


def test_the_file_tells_how_it_was_made(cadwallon: Command, tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    text = trained(cadwallon, path, "--seed", 3, "--jobs", 1).decode()
    made = next(line for line in text.splitlines() if line.startswith("# Made by: "))
    words = made.removeprefix("# Made by: cadwallon ").split()
    again = cadwallon(*words, "--jobs", 1, "--out", tmp_path / "again.toml")
    assert again.code == 0
    assert (tmp_path / "again.toml").read_text(encoding="utf-8") == text


def test_training_can_begin_with_the_weights_of_a_file(cadwallon: Command, tmp_path: Path) -> None:
    begin = tmp_path / "begin.toml"
    begin.write_text(plain(Weights()._replace(intrigue=7.5)), encoding="utf-8")
    trained(cadwallon, tmp_path / "out.toml", "--seed", 3, "--jobs", 1, "--from", begin)
    assert weights_in(tmp_path / "out.toml").intrigue == 7.5
    assert "--seed 3 --from begin.toml\n" in (tmp_path / "out.toml").read_text(encoding="utf-8")


def plain(weights: Weights) -> str:
    return "[weights]\n" + "".join(f"{name} = {value}\n" for name, value in weights._asdict().items())


WRONG = [
    (["--generations", "0"], "the number of generations must be at least 1, not 0"),
    (["--generations", "few"], "the number of generations is a whole number, not 'few'"),
    (["--pairs", "1"], "the number of pairs must be at least 2, not 1"),
    (["--deals", "0"], "the number of deals must be at least 1, not 0"),
    (["--seed", "x"], "the seed is a whole number, not 'x'"),
    (["--jobs", "x"], "the number of jobs is a whole number, not 'x'"),
    (["--adventure", "moon"], "there is no adventure 'moon'"),
    (["--adventure", "3"], "is for 3 or 4 players, not 2"),
    (["--pack", "missing"], "the pack missing does not exist"),
    (["--out", "weights.txt"], "weights.txt: the file must end in .toml"),
    (["--out", "missing/weights.toml"], "missing/weights.toml cannot be written: there is no folder missing"),
    (["--out", "folder.toml"], "folder.toml cannot be written: it is a folder"),
    (["--from", "missing.toml"], "missing.toml does not exist"),
    (["--from", "folder.toml"], "folder.toml cannot be read: "),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_wrong_input(cadwallon: Command, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "folder.toml").mkdir()
    result = cadwallon("train", *TINY, *arguments)
    assert result.code == 2
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert not list(tmp_path.glob("weights*")), "nothing is written"


LOOT = f"loot = {Weights().loot}"

DAMAGED = [
    (plain(Weights())[:-20], "holds no weights that can be used: "),
    (plain(Weights())[: len(plain(Weights())) // 2].rsplit("\n", 1)[0], "is missing"),
    (plain(Weights()) + "luck = 3\n", "there is no weight 'luck'"),
    (plain(Weights()).replace(LOOT, "loot = nan"), "the weight 'loot' is no number"),
    (plain(Weights()).replace(LOOT, 'loot = "much"'), "the weight 'loot' is no number"),
    (plain(Weights()).replace("[weights]", "[other]"), "there is no table [weights]"),
    ("weights = 3\n", "there is no table [weights]"),
    ("", "there is no table [weights]"),
    ("\0\1", "no weights can be read (invalid statement"),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_a_damaged_file_of_weights_is_refused(cadwallon: Command, tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "begin.toml").write_text(text, encoding="utf-8")
    result = cadwallon("train", *TINY, "--from", "begin.toml")
    assert result.code == 2
    assert result.err.startswith("cadwallon: begin.toml holds no weights")
    assert sentence in result.err
    assert result.err.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(cadwallon: Command, tmp_path: Path) -> None:
    (tmp_path / "begin.toml").write_bytes(b"\xff\xfe\x00")
    result = cadwallon("train", *TINY, "--from", "begin.toml")
    assert (result.code, result.err) == (2, "cadwallon: begin.toml holds no weights: it is no text.\n")


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_training_keeps_what_it_has(tmp_path: Path, jobs: int) -> None:
    out = tmp_path / "weights.toml"
    options = ["--adventure", "1", "--generations", "100000", "--pairs", "2", "--deals", "1", "--jobs", str(jobs)]
    process = subprocess.Popen(
        [sys.executable, "-c", "from cadwallon.cli import main; main()", "train", *options, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        told, complaint = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 130
    last = (first + told).splitlines()[-1].split(" of ")[0]
    assert complaint == f"cadwallon: interrupted; the weights after {last} are in {out}.\n"
    assert f"(after {last})" in out.read_text(encoding="utf-8")
    assert weights_in(out) != Weights()
    assert list(tmp_path.iterdir()) == [out]
