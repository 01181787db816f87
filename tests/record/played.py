"""Played games and refused records, for the tests of records."""

from __future__ import annotations

from random import Random

import pytest

from cadwallon import State, apply
from cadwallon.record import RecordError, replay
from tests.properties.helpers import eager

KEY = bytes(range(32))
GAME_SEED = 5


def played(state: State, decisions: int = 100_000) -> State:
    """The game after so many decisions of eager players."""
    luck = Random(1)
    while decisions and not state.over:
        apply(state, eager(state, luck))
        decisions -= 1
    return state


def line_of(lines: list[str], beginning: str) -> int:
    """The place of the first line that begins so."""
    return next(i for i, line in enumerate(lines) if line.startswith(beginning))


def refusal(text: str) -> RecordError:
    """The error with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        replay(text)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value
