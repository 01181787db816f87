"""The page about offers names everything there is to name."""

from __future__ import annotations

import re
from pathlib import Path

from cadwallon import offers
from cadwallon.offers import SOURCES, WHY
from cadwallon.rules.speech import SHAPES

PAGE = (Path(__file__).parents[2] / "docs" / "offers.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))


def test_every_code_is_explained() -> None:
    assert {*SOURCES, *WHY} <= NAMED


def test_every_word_of_a_shape_is_explained() -> None:
    assert {word for shape in SHAPES.values() for word in shape} <= NAMED


def test_every_function_is_named() -> None:
    functions = {name for name in offers.__all__ if name.islower()}
    assert functions <= {name.partition("(")[0] for name in NAMED}
