"""Fixtures for commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon import apply, new_game
from cadwallon.record import record
from tests.cli.command import Command


@pytest.fixture
def cadwallon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """The command, with a home of its own for saved games."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return Command(monkeypatch, capsys)


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game with a secret key."""
    state = new_game(1, players=2, key=bytes(range(32)))
    at = 0
    while not state.over:
        apply(state, state.legal[at % len(state.legal)])
        at += 3
    return record(state)


@pytest.fixture
def game(finished: str, tmp_path: Path) -> Path:
    """A file with that record."""
    path = tmp_path / "game.cw"
    path.write_text(finished, encoding="utf-8")
    return path
