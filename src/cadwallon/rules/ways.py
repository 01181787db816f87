"""The ways that figures walk: asked for to show, to tell or to choose one, never to find where a movement can end.

The program walks the shortest way; a player may give another one as a list of spaces. Which way it is matters for
nothing but for who sees it, and for the steps left after meeting a mate (V-2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .errors import NoWay
from .reach import Gait, explore_widely, explores

if TYPE_CHECKING:
    from .state import State


class Ways(NamedTuple):
    """All ways of one movement at once: from where each place of the search was entered, and the steps it takes."""

    start: int
    walls: int
    size: int
    came: dict[int, int]
    cost: dict[int, int]

    def to(self, goal: int) -> tuple[int, ...]:
        """The spaces entered on the shortest way to a space."""
        ends = self.places(goal)
        if not ends:
            return (goal,)
        return self.back_from(min(ends, key=lambda end: (self.cost.get(end, 0), end)))

    def places(self, goal: int) -> list[int]:
        """A space as it was found by the search: once for each number of red lines crossed."""
        size = self.size
        return [goal + lines * size for lines in range(self.walls + 1) if goal + lines * size in self.came]

    def back_from(self, place: int) -> tuple[int, ...]:
        """The spaces entered on the way to a place of the search."""
        way: list[int] = []
        while place != self.start:
            way.append(place % self.size)
            place = self.came[place]
        return tuple(reversed(way))

    def steps(self, place: int) -> int:
        """What it takes to get there; a room below is one step from its staircase (K-1)."""
        return self.cost[place] if place in self.cost else self.cost[self.came[place]] + 1


def ways_of(s: State, figure: int, gait: Gait, barred: frozenset[int]) -> Ways:
    """The ways that the program walks, to everything within reach."""
    came: dict[int, int] = {}
    cost: dict[int, int] = {}
    explore_widely(s, figure, gait, False, barred, came, cost)
    return Ways(s.position[figure], gait.walls, s.setting.terrain.size, came, cost)


def way_to(s: State, figure: int, goal: int, gait: Gait) -> tuple[int, ...]:
    """The spaces entered on the shortest way that the program walks; for the log."""
    return ways_of(s, figure, gait, frozenset(s.blocked)).to(goal)


# -- ways that are given ---------------------------------------------------------------------------
class Course(NamedTuple):
    """A way through given spaces: the spaces entered, the steps it takes and the red lines it crosses."""

    spaces: tuple[int, ...] = ()
    steps: int = 0
    lines: int = 0


def course_through(s: State, figure: int, gait: Gait, points: Sequence[int], goal: int) -> Course:
    """The shortest way to a space through these others in this order, found by the search that says what is legal.

    The space itself may stand at their end.
    Raises NoWay with the first space that is too far off or that nobody passes.
    """
    terrain = s.setting.terrain
    scratch = s.copy()
    here = s.position[figure]
    if s.occupant[here] == figure:
        scratch.occupant[here] = -1
    if here >= terrain.main:
        # K-4: up by the Pentacle, whether it is named or not, and not down again
        gait = gait._replace(stairs=False)
        if points and points[0] == terrain.surfacing:
            points = points[1:]
    if points and points[-1] == goal:
        points = points[:-1]
    found = [Course()]
    for at, point in enumerate((*points, goal)):
        # with red lines to cross a longer way that crosses fewer of them may lead on where the shorter one does not
        found = _best(further for course in found for further in _onwards(scratch, figure, gait, course, point))
        if not found:
            reason = f"{s.name(figure)} cannot get to {s.slug(point)} by this way with {gait.steps} steps"
            raise NoWay(s.slug(point), reason)
        if at < len(points) and not _may_pass(scratch, figure, gait, point):
            raise NoWay(s.slug(point), f"{s.name(figure)} cannot pass {s.slug(point)}")
        scratch.position[figure] = point
    return found[0]


def _onwards(s: State, figure: int, gait: Gait, course: Course, point: int) -> Iterator[Course]:
    """The ways on to the next space, one for each number of red lines crossed."""
    if point == s.position[figure]:
        yield course
        return
    left = gait._replace(steps=gait.steps - course.steps, walls=gait.walls - course.lines)
    ways = ways_of(s, figure, left, frozenset(s.blocked))
    for place in ways.places(point):
        spaces = (*course.spaces, *ways.back_from(place))
        yield Course(spaces, course.steps + ways.steps(place), course.lines + place // ways.size)


def _best(courses: Iterable[Course]) -> list[Course]:
    """The shortest, and longer ones that cross fewer red lines."""
    best: list[Course] = []
    for course in sorted(courses, key=lambda course: (course.steps, course.lines)):
        if not best or course.lines < best[-1].lines:
            best.append(course)
    return best


def _may_pass(s: State, figure: int, gait: Gait, space: int) -> bool:
    """V-3, V-7, V-8: does a movement go on from this space?"""
    setting = s.setting
    if space >= setting.terrain.main:
        return False
    character = setting.koa and explores(s, figure)
    if character and not gait.flying and s.halts[space]:
        return False
    there = s.occupant[space]
    return there < 0 or gait.through or (character and setting.owner[there] == setting.owner[figure])
