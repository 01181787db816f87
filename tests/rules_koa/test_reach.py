"""The quick search for where a character can go finds what the thorough one finds."""

from __future__ import annotations

import random

import pytest

from cadwallon.game import new_game
from cadwallon.rules.engine import apply
from cadwallon.rules.militia import PATROL, can_move, may_strike
from cadwallon.rules.reach import explore_widely, explores, gait_of, ghostly, haunt, haunts, plain, press, roam
from cadwallon.rules.sheets.rubble import loose_streets
from cadwallon.rules.spoils import barred_spaces, flight_ends
from cadwallon.rules.state import State
from cadwallon.rules.terrain import ends_of_ways
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
                    thorough = explore_widely(s, figure, plain(steps), s.alarm, frozenset(s.blocked))
                    assert [sorted(part) for part in quick] == [sorted(part) for part in thorough], s.name(figure)
                    compared += 1
                    below += s.position[figure] >= s.setting.terrain.main
                    passing += any(s.position[m] >= 0 for m in s.setting.crew[s.setting.owner[figure]] if m != figure)
            apply(s, chooser.choice(s.legal))
    assert compared > 200
    assert passing > 100
    assert mode is not None or below > 5


@pytest.mark.parametrize(("adventure", "mode"), [(9, None), (12, None), (1, "old_city")])
def test_ghosts_find_what_the_thorough_search_finds_in_its_order(adventure: int, mode: str | None) -> None:
    compared = passing = 0
    for seed in range(2):
        s = new_game(adventure, players=4, mode=mode, seed=seed)
        chooser = random.Random(seed)
        while not s.over:
            if s.phase == ACTIVATION and chooser.random() < 0.2:
                for figure in filter(lambda f: haunts(s, f), characters(s)):
                    steps = chooser.randrange(6)
                    met: dict[int, int] = {}
                    passed: dict[int, int] = {}
                    quick = haunt(s, figure, steps, s.alarm, met)
                    thorough = explore_widely(
                        s, figure, ghostly(steps), s.alarm, frozenset(s.blocked), met=passed
                    )
                    assert (quick, met) == (thorough, passed), s.name(figure)
                    compared += 1
                    passing += bool(met)
            apply(s, chooser.choice(s.legal))
    assert compared > 200
    assert passing > 20


@pytest.mark.parametrize(("adventure", "mode"), [(13, None), (7, "base")])
def test_militiamen_press_through_crowds_in_the_order_of_the_thorough_search(adventure: int, mode: str | None) -> None:
    compared = 0
    for seed in range(2):
        s = new_game(adventure, players=4, mode=mode, seed=seed)
        chooser = random.Random(seed)
        while not s.over:
            if s.phase == ACTIVATION and chooser.random() < 0.2:
                for figure in s.setting.militia:
                    barred = barred_spaces(s, figure)
                    quick = press(s, s.position[figure], PATROL, barred)
                    assert quick == explore_widely(s, figure, plain(PATROL), False, barred), s.name(figure)
                    compared += 1
            apply(s, chooser.choice(s.legal))
    assert compared > 100


@pytest.mark.parametrize(("adventure", "mode"), [(9, None), (13, None), (14, None), (7, "base")])
def test_a_militiaman_who_can_move_has_a_space_to_go_to_or_somebody_to_strike(adventure: int, mode: str | None) -> None:
    s = new_game(adventure, players=4, mode=mode, seed=1)
    chooser = random.Random(1)
    while not s.over:
        for figure in s.setting.militia:
            barred, near = barred_spaces(s, figure), s.setting.near[s.position[figure]]
            open_ways = [v for v in near if v not in barred]
            wanted = [v for v in open_ways if s.occupant[v] < 0 or may_strike(s, figure, s.turn, s.occupant[v])]
            assert can_move(s, figure, s.turn) == bool(wanted)
        apply(s, chooser.choice(s.legal))


def whole_without(s: State, street: int) -> bool:
    """Do all rooms and gates hang together without a street and the rubble that lies already?"""
    terrain = s.setting.terrain
    wanted = {v for v in (*terrain.rooms, *terrain.gates) if v < terrain.main}
    reached, edge = {street, *s.blocked}, [next(iter(wanted))]
    while edge:
        u = edge.pop()
        if u not in reached:
            reached.add(u)
            edge += terrain.near[u]
    return wanted <= reached


def test_rubble_falls_wherever_it_cuts_nothing_off_and_nobody_runs_over_it() -> None:
    for seed in range(4):
        s = new_game(9, players=4, seed=seed)
        terrain, chooser = s.setting.terrain, random.Random(seed)
        while not s.over:
            if chooser.random() < 0.05:
                barred = (*s.blocked, *terrain.pentacles)
                streets = [v for v in terrain.streets if s.occupant[v] < 0 and v not in barred]
                assert loose_streets(s) == [v for v in streets if whole_without(s, v)]
                for figure, start in enumerate(s.position[:4]):
                    if 0 <= start < terrain.main:
                        ends = ends_of_ways(terrain.near, start, 2, frozenset(s.blocked))
                        free = [v for v in ends if s.occupant[v] < 0]
                        assert flight_ends(s, figure, start, 2) == free or not free
            apply(s, chooser.choice(s.legal))
