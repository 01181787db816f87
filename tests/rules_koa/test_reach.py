"""The quick search for where a character can go finds what the thorough one finds."""

from __future__ import annotations

import random

import pytest

from cadwallon.game import new_game
from cadwallon.rules.engine import apply
from cadwallon.rules.reach import _explore_widely, explores, gait_of, plain, roam
from cadwallon.rules.state import State
from cadwallon.rules.turn import ACTIVATION

TABLES = [(9, None), (10, None), (13, None), (14, None), (7, "old_city"), (3, "old_city")]


def characters(s: State) -> list[int]:
    """Characters on the board for whom both searches are made."""
    return [f for f, space in enumerate(s.position) if space >= 0 and explores(s, f)]


@pytest.mark.parametrize(("adventure", "mode"), TABLES)
def test_the_quick_search_finds_what_the_thorough_one_finds(adventure: int, mode: str | None) -> None:
    compared = below = passing = 0
    for seed in range(4):
        s = new_game(adventure, players=4, mode=mode, seed=seed)
        chooser = random.Random(seed)
        while not s.over:
            if s.phase == ACTIVATION and len(s.stack) == 1 and chooser.random() < 0.2:
                for figure in characters(s):
                    steps = gait_of(s, figure).steps + chooser.randrange(3)
                    quick = roam(s, figure, steps, s.alarm)
                    thorough = _explore_widely(s, figure, plain(steps), s.alarm, frozenset(s.blocked))
                    assert [sorted(part) for part in quick] == [sorted(part) for part in thorough], s.name(figure)
                    compared += 1
                    below += s.position[figure] >= s.setting.terrain.main
                    passing += any(s.position[m] >= 0 for m in s.setting.crew[s.setting.owner[figure]] if m != figure)
            apply(s, chooser.choice(s.legal))
    assert compared > 200
    assert passing > 100
    assert mode is not None or below > 5
