"""Terminals with few letters."""

from __future__ import annotations

import io

import pytest

from cadwallon.library import load_content
from cadwallon.terminal.board import SIGNS, SMALLEST, BoardMap
from cadwallon.terminal.letters import plain_letter, speak_plainly


def test_map_keeps_its_shape_in_plain_letters() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", newline="")
    speak_plainly(stream)
    text = BoardMap(load_content().boards["district"], SMALLEST).draw({}).plain
    stream.write(text)
    stream.flush()
    shown = raw.getvalue().decode("ascii")
    assert [len(line) for line in shown.split("\n")] == [len(line) for line in text.split("\n")]
    assert "?" not in shown


def test_gangs_can_still_be_told_apart() -> None:
    assert len({plain_letter(sign) for sign in SIGNS.values()}) == len(SIGNS)


@pytest.mark.parametrize(("char", "plain"), [("é", "e"), ("Д", "?"), ("…", "."), ("┌", "+")])
def test_letters(char: str, plain: str) -> None:
    assert plain_letter(char) == plain
