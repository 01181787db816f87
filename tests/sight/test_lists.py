"""The allow-lists are complete: whoever adds something to the rules has to say who may see it."""

from __future__ import annotations

import importlib
import pkgutil

import cadwallon.rules
from cadwallon import State, new_game
from cadwallon.sight.doing import FRAMES
from cadwallon.sight.mask import blank


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


def test_every_field_of_a_state_is_open_or_blanked() -> None:
    known = blank(new_game(1, players=2, seed=1), 0)
    missing = [slot for slot in State.__slots__ if not hasattr(known, slot)]
    assert missing == [], "say in cadwallon/sight/mask.py who may see this"
