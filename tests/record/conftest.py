"""One finished game and its record, made once."""

from __future__ import annotations

import pytest

from cadwallon import State, new_game
from cadwallon.record import record
from tests.record.played import GAME_SEED, played


@pytest.fixture(scope="package")
def finished() -> State:
    return played(new_game(1, players=2, seed=GAME_SEED))


@pytest.fixture(scope="package")
def text(finished: State) -> str:
    return record(finished)


@pytest.fixture(scope="package")
def lines(text: str) -> list[str]:
    return text.splitlines()
