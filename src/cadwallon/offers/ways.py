"""The ways figures would walk, all from one search of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from cadwallon.offers.knowledge import activated, known_state
from cadwallon.rules.actions import Action
from cadwallon.rules.militia import Patrol
from cadwallon.rules.movement import WALKS, Move, course_to, spaces_named, walker
from cadwallon.rules.reach import Gait, gait_of, plain
from cadwallon.rules.spoils import Flight, barred_spaces
from cadwallon.rules.state import State
from cadwallon.rules.terrain import Terrain
from cadwallon.rules.turn import activation_options
from cadwallon.rules.ways import Ways, course_through, ways_of
from cadwallon.sight import View

Goal = Callable[[State, Action], int]


def _space(s: State, action: Action) -> int:
    return action.a


def _figure(s: State, action: Action) -> int:
    return s.position[action.a]


GOALS: dict[str, Goal] = {
    "move": _space,
    "leave": _space,
    "patrol": _space,
    "attack": _figure,
    "meet": _figure,
    "strike": _figure,
}
"""Where the walk of each verb ends."""


class Walks:
    """The ways from where the moving figure stands; searched when the first is asked for."""

    __slots__ = ("_found", "_s", "_slugs", "figure")

    def __init__(self, s: State) -> None:
        top = s.stack[-1]
        self._s = s
        self._found: Ways | None = None
        self.figure = top.figure if isinstance(top, Move | Patrol) else s.active
        self._slugs = _slugs(s.setting.terrain)

    def __call__(self, action: Action) -> tuple[str, ...]:
        """The spaces that this action walks through, without the first."""
        s = self._s
        if action.verb == "flee":
            return self._flight(action.a)
        goal = GOALS[action.verb](s, action)
        if self._found is None:
            self._found = self._search()
        if goal == s.position[self.figure]:
            return ()
        slugs = self._slugs
        return tuple([slugs[space] for space in self._found.to(goal)])

    def _search(self) -> Ways:
        s = self._s
        top = s.stack[-1]
        if isinstance(top, Patrol):
            return ways_of(s, top.figure, plain(top.steps), barred_spaces(s, top.figure))
        gait: Gait = top.gait(s) if isinstance(top, Move) else gait_of(s, self.figure)
        return ways_of(s, self.figure, gait, frozenset(s.blocked))

    def _flight(self, goal: int) -> tuple[str, ...]:
        """C-6: the shortest way that is long enough; nobody chooses it, figures are passed."""
        top = self._s.stack[-1]
        if not isinstance(top, Flight):
            return ()
        barred = barred_spaces(self._s, top.figure)
        for length in (top.steps, top.steps + 1, *range(top.steps - 1, 0, -1)):
            way = flight_way(self._s.setting.terrain, top.start, goal, length, barred)
            if way:
                return tuple([self._slugs[space] for space in way])
        return ()


@cache
def _slugs(terrain: Terrain) -> tuple[str, ...]:
    return tuple([space.slug for space in terrain.spaces])


@lru_cache(maxsize=4096)
def flight_way(terrain: Terrain, start: int, goal: int, length: int, barred: frozenset[int]) -> tuple[int, ...]:
    """The first way of exactly so many spaces that enters none twice; empty if there is none."""

    def walk(way: tuple[int, ...]) -> tuple[int, ...]:
        if len(way) > length:
            return way[1:] if way[-1] == goal else ()
        for following in terrain.near[way[-1]]:
            if following not in way and following not in barred:
                found = walk((*way, following))
                if found:
                    return found
        return ()

    return walk((start,))


def way(view: View, via: Sequence[str], do: str = "", figure: str | None = None) -> tuple[str, ...]:
    """The spaces entered on the way of a walk through given ones; without a walk: on the way to the last of them.

    ``figure`` is a thief who would have to be activated first. Raises NoWay with the space that is at fault,
    InvalidAction for names of no spaces, and LookupError if nobody could walk like that.
    """
    s, legal = known_state(view), view.legal
    if figure is not None and figure != view.active:
        first = _named(f"activate {figure}", legal)
        s = activated(view, first)
        legal = tuple(activation_options(s))
    walks = [action for action in legal if action.verb in WALKS]
    if not walks or not via:
        raise LookupError("nobody walks anywhere")
    points = spaces_named(s, via)
    who, gait = walker(s)
    if do:
        course = course_to(s, who, _named(do, walks), gait, points)
    else:
        # named twice: it must be possible to go on from there
        course = course_through(s, who, gait, (*points, points[-1]), points[-1])
    slugs = _slugs(s.setting.terrain)
    return tuple([slugs[space] for space in course.spaces])


def _named(text: str, legal: Sequence[Action]) -> Action:
    for action in legal:
        if action.text == text:
            return action
    raise LookupError(f"{text!r} is not possible")


VERBS = frozenset({*GOALS, "flee"})
"""Verbs with a way."""
