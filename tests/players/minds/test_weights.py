"""The weights that come with the game, and what bots do without them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from cadwallon.game import new_game
from cadwallon.players import Bot, find_player
from cadwallon.players.minds import weights
from cadwallon.players.minds.weights import Weights, trained
from cadwallon.sight import view


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """In the place of the one that comes with the game; it is not there yet."""
    path = tmp_path / "weights.toml"
    monkeypatch.setattr(weights, "FILE", str(path))
    trained.cache_clear()
    yield path
    trained.cache_clear()


def test_the_game_comes_with_trained_weights() -> None:
    assert trained() != Weights()


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (None, "No such file"),
        (b"rubbish", "no weights can be read"),
        (b"\xff\xfe\x00", "no weights can be read"),
        (b"[weights]\n", "is missing"),
    ],
    ids=["gone", "rubbish", "no text", "cut off"],
)
def test_without_them_bots_play_with_those_set_by_hand_and_it_is_said_once(
    file: Path, caplog: pytest.LogCaptureFixture, content: bytes | None, what: str
) -> None:
    if content is not None:
        file.write_bytes(content)
    state = new_game(1, players=2, seed=1)
    with caplog.at_level(logging.WARNING):
        for level in ("novice", "cutpurse", "guild-master"):
            bot = Bot(find_player(level), 1, playouts=4)
            assert bot.choose(view(state, state.seat), state.legal, state.round, state.turn) in state.legal
            assert not bot.replaced, "it decides itself"
    assert trained() == Weights()
    [said] = caplog.messages
    assert what in said
    assert "Errno" not in said
    assert said.endswith("they play with those set by hand")
