"""Adventure 9: where rubble may fall, on boards of all shapes, against a plain flood over them."""

import random
from types import SimpleNamespace
from typing import cast

import pytest

from cadwallon.rules.sheets.rubble import _loose
from cadwallon.rules.terrain import Terrain

BOARDS = 40
MOST = 6
"""Rubble on a board at one time."""


class Plan:
    """As much of a terrain as the search for loose streets looks at."""

    def __init__(self, **facts: object) -> None:
        self.__dict__.update(facts)


def board(chance: random.Random) -> Terrain:
    """A random connected board: a tree and some more ways between spaces that are not far apart."""
    size = chance.randrange(6, 50)
    share = chance.choice((0.15, 0.3, 0.5))
    kinds = ["room", "gate", *("room" if chance.random() < share else "street" for _ in range(size - 2))]
    near: list[set[int]] = [set() for _ in range(size)]
    ways = [(chance.randrange(max(0, v - 6), v), v) for v in range(1, size)]
    ways += [(chance.randrange(size), chance.randrange(size)) for _ in range(chance.randrange(size))]
    for u, v in ways:
        if u != v and abs(u - v) < 8:
            near[u].add(v)
            near[v].add(u)
    streets = tuple(v for v in range(size) if kinds[v] == "street")
    made = Plan(
        size=size,
        main=size,
        near=tuple(tuple(sorted(row)) for row in near),
        spaces=[SimpleNamespace(kind=kind) for kind in kinds],
        rooms=tuple(v for v in range(size) if kinds[v] == "room"),
        gates=(1,),
        streets=streets,
        pentacles=tuple(v for v in streets if chance.random() < 0.05),
    )
    return cast("Terrain", made)


def whole(terrain: Terrain, rubble: frozenset[int]) -> bool:
    """Do all rooms and gates hang together?"""
    needed = {*terrain.rooms, *terrain.gates}
    found, edge = {terrain.rooms[0]}, [terrain.rooms[0]]
    while edge:
        beside = {v for v in terrain.near[edge.pop()] if v not in rubble} - found
        found |= beside
        edge += beside
    return needed <= found


@pytest.mark.parametrize("seed", range(BOARDS))
def test_rubble_falls_wherever_it_cuts_nothing_off(seed: int) -> None:
    chance = random.Random(seed)
    terrain = board(chance)
    rubble: frozenset[int] = frozenset()
    while len(rubble) < MOST:
        open_streets = [v for v in terrain.streets if v not in terrain.pentacles and v not in rubble]
        loose = [v for v in open_streets if whole(terrain, rubble | {v})]
        assert list(_loose(terrain, rubble)) == loose
        if not loose:
            break
        rubble |= {chance.choice(loose)}
