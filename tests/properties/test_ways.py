"""Every way that can be given is walked as it was given, and changes nothing but what is told of it (D-1).

The steps of a movement are worked out here once more, by another piece of code than that of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random

import pytest

from cadwallon import Action, Event, IllegalAction, State, apply
from cadwallon.rules.movement import WALKS, goal_of, walker
from cadwallon.rules.reach import UP, Gait, explores, surfaces

from .helpers import dump, each_table, seeds, some_decisions

WALKS_OF_A_SITUATION = 3


def next_steps(s: State, figure: int, gait: Gait, here: int, start: int) -> Iterator[tuple[int, int, int]]:
    """Spaces beside a space, with the steps it takes to enter each and the red lines crossed."""
    terrain = s.setting.terrain

    def steps(space: int) -> int:
        return 1 + (s.setting.smoke if s.setting.smoke and s.ground[space] else 0)

    for v in terrain.near[here]:
        yield v, steps(v), 0
    if gait.walls:
        for v in terrain.adjacent_walls[here]:
            yield v, steps(v), 1
    walks_down = s.setting.koa and explores(s, figure) and not gait.flying and gait.stairs and start < terrain.main
    if walks_down and s.stairs >> here & 1:
        for room in terrain.chambers:
            yield room, 1, 0


def goes_on(s: State, figure: int, gait: Gait, space: int) -> bool:
    """May a movement pass this space?"""
    setting = s.setting
    if space >= setting.terrain.main:
        return False
    if gait.flying:
        return True
    if space in s.blocked:
        return False
    character = setting.koa and explores(s, figure)
    if character and s.halts[space]:
        return False
    there = s.occupant[space]
    mate = character and there >= 0 and setting.owner[there] == setting.owner[figure]
    return there < 0 or there == figure or mate or gait.through


Chain = tuple[list[int], int, int]
"""Spaces entered, steps taken, red lines crossed."""


def wander(s: State, figure: int, gait: Gait, goal: int, most: int, luck: Random) -> Chain | None:
    """A way to a space by chance, with detours; None if this try did not get there."""
    start = s.position[figure]
    here, way, spent, lines = start, list[int](), 0, 0
    if start >= s.setting.terrain.main:
        here = luck.choice(surfaces(s))
        spent = UP + (s.setting.smoke if s.setting.smoke and s.ground[here] else 0)
        way = [s.setting.terrain.surfacing, here]
        if here == goal and spent <= most:
            return way, spent, lines
        if spent > most or not goes_on(s, figure, gait, here):
            return None
    while True:
        able = [
            (v, steps, red)
            for v, steps, red in next_steps(s, figure, gait, here, start)
            if spent + steps <= most and lines + red <= gait.walls and (v == goal or goes_on(s, figure, gait, v))
        ]
        if not able:
            return None
        here, steps, red = luck.choice(able)
        way, spent, lines = [*way, here], spent + steps, lines + red
        if here == goal and (luck.random() < 0.8 or not goes_on(s, figure, gait, goal)):
            return way, spent, lines


def wandered(s: State, action: Action, luck: Random) -> Chain | None:
    figure, gait = walker(s)
    most = gait.steps - (action.verb == "leave")
    return next(filter(None, (wander(s, figure, gait, goal_of(s, action), most, luck) for _ in range(30))), None)


def told(events: list[Event]) -> tuple[str, ...]:
    way = events[0].facts["way"]
    assert isinstance(way, tuple)
    return tuple(map(str, way))


def changed(state: State, action: Action, way: list[str], log: list[Event]) -> str:
    """What a state becomes by an action; but for the trail and for goals that are still declared."""
    after = state.copy()
    apply(after, action, log.append, way)
    return dump(after, without=("trail", "stack"))


def contains(way: tuple[str, ...], points: list[str]) -> bool:
    rest = iter(way)
    return all(point in rest for point in points)


@each_table
def test_any_way_can_be_given_and_only_the_tale_changes(adventure: str, players: int, soak: int) -> None:
    given = 0
    for seed in seeds(adventure, players, 2, soak):
        luck = Random(seed)
        for state in some_decisions(adventure, players, seed):
            walks = [action for action in state.legal if action.verb in WALKS]
            for action in luck.sample(walks, min(len(walks), WALKS_OF_A_SITUATION)):
                chain = wandered(state, action, luck)
                if chain is not None and (action.verb != "meet" or len(chain[0]) < walker(state)[1].steps):
                    given += check(state, action, chain, luck)
    assert given > 0


def check(state: State, action: Action, chain: Chain, luck: Random) -> bool:
    """Give a way in full and in part; True if it was walked at once."""
    names = [state.slug(space) for space in chain[0]]
    before = dump(state)
    log: list[Event] = []
    try:
        after = changed(state, action, names, log)
    except IllegalAction:
        # after a long way to a mate there may be nowhere to go on to
        assert action.verb == "meet"
        assert dump(state) == before
        return False
    plainly: list[Event] = []
    if action.verb != "meet":
        assert after == changed(state, action, [], plainly)
    if not log or log[0].name not in WALKS or "way" not in log[0].facts:
        # rivals are asked first, or an attack of one step whose way there is no other than the shortest
        return False
    assert told(log) == tuple(names)
    assert [event.name for event in log] == [event.name for event in plainly] or action.verb == "meet"
    points = [name for name, _ in groupby(name for name in names if luck.random() < 0.4)]
    log.clear()
    changed(state, action, points, log)
    if points and "way" in log[0].facts:
        start = state.slug(state.position[walker(state)[0]])
        assert contains((start, *told(log)), points)
        assert len(told(log)) <= len(names)
    return True


@each_table
def test_a_way_that_leads_nowhere_is_refused(adventure: str, players: int, soak: int) -> None:
    """By spaces where nobody may pass, and by such a long way round that the steps do not suffice."""
    refused = 0
    for seed in seeds(adventure, players, 2, soak):
        luck = Random(seed)
        for state in some_decisions(adventure, players, seed):
            walks = [action for action in state.legal if action.verb in WALKS]
            if not walks:
                continue
            action = luck.choice(walks)
            figure, gait = walker(state)
            shut = [v for v in range(state.setting.terrain.size) if not goes_on(state, figure, gait, v)]
            shut = [v for v in shut if v not in (goal_of(state, action), state.position[figure])]
            shut = [v for v in shut if v != state.setting.terrain.surfacing]
            away = state.setting.terrain.distance[state.position[figure]]
            far = [v for v in range(state.setting.terrain.main) if away[v] > gait.steps]
            if gait.walls or state.position[figure] >= state.setting.terrain.main or not shut:
                # behind walls and above the catacombs distances are others
                continue
            points = [luck.choice(shut if luck.random() < 0.5 else far)]
            before = dump(state)
            with pytest.raises(IllegalAction, match=state.slug(points[0])):
                apply(state, action, None, [state.slug(points[0])])
            assert dump(state) == before
            refused += 1
    assert refused > 0
