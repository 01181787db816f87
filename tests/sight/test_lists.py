"""The allow-lists are complete: whoever adds something to the rules has to say who may see it."""

from __future__ import annotations

import importlib
import json
import pkgutil

import pytest

import cadwallon.rules
from cadwallon import State, new_game
from cadwallon.library import Effect
from cadwallon.rules.frames import Use
from cadwallon.sight import doing
from cadwallon.sight.doing import FRAMES
from cadwallon.sight.mask import blank
from cadwallon.sight.names import names_of


def frame_classes() -> set[type]:
    """Every frame in the modules of the rules."""
    found: set[type] = set()
    for module in pkgutil.walk_packages(cadwallon.rules.__path__, "cadwallon.rules."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "decider"):
                found.add(value)
    return found


def test_every_frame_says_what_it_shows() -> None:
    assert len(frame_classes()) > 25
    assert frame_classes() == set(FRAMES)


def test_every_value_of_a_frame_is_listed() -> None:
    for kind, shown in FRAMES.items():
        assert tuple(name for name, _ in shown) == getattr(kind, "_fields", None), kind.__name__


@pytest.mark.parametrize("adventure", [1, 9])
def test_every_field_of_a_state_is_open_or_blanked(adventure: int) -> None:
    known = blank(new_game(adventure, players=2, seed=1), 0)
    missing = [slot for slot in State.__slots__ if not hasattr(known, slot)]
    assert missing == [], "say in cadwallon/sight/mask.py who may see this"


SAMPLES: dict[object, object] = {
    doing.use: Use(0, 1, winner=1, loser=4, space=2, given=(0,)),
    doing.cards: ((0, 1), ()),
    doing.text: None,
    doing.words: (Effect("gain", {}),),
}
"""Values of frames for each way to write them; 1 for the plain ones."""

LISTS = (doing.figures, doing.spaces, doing.kinds, doing.gears)


def test_every_frame_can_be_written() -> None:
    names = names_of(new_game(12, players=3, seed=1).setting)
    for kind, shown in FRAMES.items():
        values = [SAMPLES.get(word, (1, 2) if word in LISTS else 1) for _, word in shown]
        told = doing.doing(names, [kind(*values), kind(*values)])[0]
        assert [key for key, _ in told.facts] == [key for key, _ in shown]
        assert json.dumps(told.facts), kind.__name__
