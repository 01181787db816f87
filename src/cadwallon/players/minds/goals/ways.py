"""Ways to places, and what something there is worth to somebody who is still on his way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cadwallon.rules.terrain import FAR

if TYPE_CHECKING:
    from cadwallon.players.minds.lay import Lay

WAYLAID = 0.97
"""What is left with every step of a way: somebody may bar it, or something better turn up."""

FADE = tuple(WAYLAID**steps if steps < FAR else 0.0 for steps in range(FAR + 1))

POINT = 0.9
"""What an action point is worth: what it would bring elsewhere."""

DOWN = 1
"""K-1: the step from a room with a staircase to a room of the catacombs."""


@lru_cache(maxsize=4096)
def steps_to(lay: Lay, targets: tuple[int, ...]) -> bytes:
    """Steps from every space to the nearest of these places of the district."""
    if not targets:
        return bytes([FAR]) * lay.terrain.size
    return bytes([min([row[target] for target in targets]) for row in lay.distance])


@lru_cache(maxsize=4096)
def heads(lay: Lay, stairs: int) -> tuple[int, ...]:
    """The open staircases, by their numbers among the spots."""
    return tuple([at for at, space in enumerate(lay.spots) if stairs >> space & 1])


@lru_cache(maxsize=4096)
def descent(lay: Lay, stairs: int) -> bytes:
    """Steps from every space down to a room of one's choice in the catacombs, by the open staircases."""
    rooms = tuple(room for room in lay.terrain.rooms if stairs >> room & 1)
    return bytes([min(FAR, steps + DOWN) for steps in steps_to(lay, rooms)])


def in_reach(value: float, steps: int, pace: int, turns: int, points: int = 1) -> float:
    """What something is worth to somebody who is so far away from it and has so many turns.

    The action points that it still takes are taken off, so that every step towards it is worth its price.
    """
    if not turns or steps > pace * turns:
        return 0.0
    moves = -(-steps // pace) if steps else 0
    left = value - POINT * (moves + points)
    return left * FADE[steps] if left > 0 else 0.0


@lru_cache(maxsize=4096)
def drawn_to(lay: Lay, place: int, value: float, share: float, pace: int, turns: int) -> tuple[float, ...]:
    """What something in a place is worth in every space: all of it there, a share of it to who is on his way."""
    row = [share * in_reach(value, steps, pace, turns) if turns else 0.0 for steps in steps_to(lay, (place,))]
    row[place] = value
    return tuple(row)


@lru_cache(maxsize=4096)
def drawn_down(
    lay: Lay, stairs: int, room: int, value: float, least: float, pace: int, turns: int
) -> tuple[float, ...]:
    """What something in a room of the catacombs is worth in every space, at least so much."""
    steps = [*descent(lay, stairs)]
    steps[room] = 0
    return tuple([max(least, in_reach(value, far, pace, turns)) for far in steps])
