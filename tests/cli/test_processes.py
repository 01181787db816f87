"""The command as a process of its own: in a terminal, and interrupted."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cadwallon import Campaign

COMMAND = [sys.executable, "-c", "from cadwallon.cli import main; main()"]
FORGET = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 30.0


class Terminal:
    """A pseudo-terminal of 160 by 54 characters with the command running in it."""

    def __init__(self, arguments: list[str], home: Path) -> None:
        self._own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 54, 160, 0, 0))
        environment = {**os.environ, "XDG_STATE_HOME": str(home), "TERM": "xterm-256color"}
        environment = {name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C is a signal
        )
        os.close(theirs)
        self.shown = ""

    def interrupt(self, pattern: str) -> str:
        """Press Ctrl-C as a person does: again, if it came before anything was ready to notice it."""
        for _ in range(5):
            self.type("\x03")
            try:
                return self.wait_for(pattern, PATIENCE / 5)
            except AssertionError:
                continue
        return self.wait_for(pattern)

    def wait_for(self, pattern: str, patience: float = PATIENCE) -> str:
        """What is shown up to this pattern."""
        end = time.monotonic() + patience
        while not (found := re.search(pattern, self.shown)):
            assert time.monotonic() < end, f"{pattern} never came; shown was {self.shown[-2000:]}"
            if select.select([self._own], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self._own, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert found or re.search(pattern, self.shown), self.shown[-2000:]
        before = self.shown[: found.end()] if found else self.shown
        self.shown = self.shown[len(before) :]
        return before

    def type(self, text: str) -> None:
        os.write(self._own, text.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._own)


@contextmanager
def terminal(arguments: list[str], home: Path) -> Iterator[Terminal]:
    running = Terminal(arguments, home)
    try:
        yield running
    finally:
        running.close()


def plainly(shown: str) -> str:
    """Without colours and cursor movements."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).replace("\r", "")


def test_two_people_at_one_terminal_quit_and_continue(tmp_path: Path) -> None:
    save = tmp_path / "game.cw"
    options = ["play", "-y", "--players", "2", "--people", "all", "--seed", "3", "--save", str(save)]
    with terminal(options, tmp_path) as one:
        one.wait_for("Enter begins")
        one.type("\n")
        for _ in range(4):
            shown = one.wait_for("Press Enter when only they can see the screen")
            assert FORGET in shown
            gang = plainly(shown).partition("Hand over to ")[2].partition(" (seat")[0]
            one.type("\n")
            page = one.wait_for(f"{gang}> ")
            assert FORGET in page, "the call to hand over is wiped as well"
            assert "┌" in page, "there is room for the map"
            assert "\x1b[1;" in page or "\x1b[1m" in page, "and for colour"
            one.type("1\n")
            one.wait_for(f"{gang}> ")
            one.type("1\n")
        one.wait_for("Press Enter")
        one.type("\n")
        one.wait_for("> ")
        one.type("q\n")
        assert "The game is saved." in one.wait_for("goes on with it")
        assert one.process.wait(PATIENCE) == 0
    assert "end 4\n" in save.read_text()
    with terminal(["play", "--continue", str(save)], tmp_path) as other:
        other.wait_for("Enter begins")
        other.type("\n")
        other.wait_for("Press Enter")
        other.type("\n")
        assert "took position" in plainly(other.wait_for("Executioners> "))


def test_interrupt_in_a_game_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "game.cw"
    with terminal(["play", "-y", "--players", "2", "--seed", "1", "--save", str(save)], tmp_path) as one:
        one.wait_for("Enter begins")
        one.type("\n")
        one.wait_for("Executioners> ")
        said = plainly(one.interrupt(r"goes on\.")).replace("\n", "")
        assert f"cadwallon: interrupted; 'cadwallon play --continue {save}'" in said
        assert one.process.wait(PATIENCE) == 130
    assert save.read_text().rstrip().endswith("# seats: person novice")


def test_interrupt_in_a_campaign_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "ours.campaign"
    with terminal(["campaign", "-y", "--players", "2", "--seed", "1", "--save", str(save)], tmp_path) as one:
        one.wait_for("Enter begins")
        one.type("\n")
        one.wait_for("Executioners> ")
        said = plainly(one.interrupt(r"goes on\.")).replace("\n", "")
        assert f"cadwallon: interrupted; 'cadwallon campaign --continue {save}'" in said
        assert one.process.wait(PATIENCE) == 130
    assert save.read_text().rstrip().endswith("# seats: person novice")
    assert Campaign.from_text(save.read_text()).game is not None


def test_terminal_with_few_letters(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "160", "LINES": "54"}
    options = ["play", "-y", "--players", "2", "--save", str(tmp_path / "game.cw")]
    result = subprocess.run([*COMMAND, *options], input=b"?\nq\n", capture_output=True, env=environment, check=True)
    assert result.stdout.isascii()
    assert b"^ Executioners" in result.stdout


def test_interrupt_before_a_game(tmp_path: Path) -> None:
    with terminal(["play"], tmp_path) as one:
        one.wait_for("How many play")
        one.interrupt("cadwallon: interrupted")
        assert one.process.wait(PATIENCE) == 130


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_simulation_keeps_what_it_has(tmp_path: Path, jobs: int) -> None:
    out = tmp_path / "rows.csv"
    arguments = ["simulate", "--games", "1000000", "--players", "2", "--jobs", str(jobs), "--out", str(out)]
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        end = time.monotonic() + PATIENCE
        while not (out.exists() and out.stat().st_size > 3000):
            assert time.monotonic() < end
            assert process.poll() is None, process.communicate()
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process of the group gets it
        said, complaint = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    assert process.returncode == 130
    games = int(complaint.partition("interrupted after ")[2].split()[0])
    assert complaint.count("\n") == 1, complaint
    assert len(out.read_text().splitlines()) == 1 + 2 * games
    assert said.startswith(f"{games} games in ")
