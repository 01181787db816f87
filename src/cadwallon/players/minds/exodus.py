"""Everybody homeward: how all thieves of a gang together get as near to a gate as they can.

A plan weighs each thief's way home against what else he could do. Where nothing counts but the way home, whoever goes
first must leave room for the others, so every order is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import TYPE_CHECKING

from cadwallon.players.minds.homecoming import chance_home
from cadwallon.players.minds.option import AWAY, WALK, Option
from cadwallon.players.minds.strides import way_out, ways_near
from cadwallon.rules.movement import may_leave
from cadwallon.rules.reach import explore, gait_of
from cadwallon.rules.setting import OUTSIDE

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

MOVE = 1
"""A-4: what a movement costs."""

TURN = 1000
"""A turn more is worse than any number of steps."""


def exodus(look: Look, leave: bool, safe: bool = False) -> list[Option]:
    """The movements that bring a gang nearest to the gates. ``leave``: whoever can leave does; ``safe``: not the
    nearest spaces are wanted, but those from where most thieves will get home."""
    crew = _walkers(look)
    boards = look.s.copy()
    best: list[Option] = []
    least = 1e9
    left: Measure = _Risk(look) if safe else _Toil(look)
    for order in permutations(crew, min(len(crew), look.s.ap)):
        if look.s.active in order[1:]:
            # going on to the next ends what the one before could still do
            continue
        options, toil = _march(look, boards, order, leave, left)
        for figure in crew:
            if figure not in order:
                toil += left(figure, boards.position[figure])
        if toil < least:
            best, least = options, toil
    return best


def _walkers(look: Look) -> list[int]:
    """Thieves who can still make a movement in this turn."""
    s, setting = look.s, look.eye.setting
    out = []
    for figure in setting.crew[look.seat]:
        hurt = s.wounds and s.wounds[figure]
        inside = s.position[figure] >= 0 and s.position[figure] != setting.prison
        rested = s.moves if figure == s.active else not (s.done | s.rooted) >> figure & 1
        if inside and rested and not hurt:
            out.append(figure)
    return out


Measure = Callable[[int, int], float]
"""What a thief has still before him if his turn ends in a space: the less, the better."""


class _Toil:
    """What is left of his way home: turns count first, then steps."""

    def __init__(self, look: Look) -> None:
        self._way = look.eye.lay.known_way(look.s)
        self._pace = [max(1, steps) for steps in look.eye.setting.movement]

    def __call__(self, figure: int, space: int) -> float:
        way = self._way[space]
        return TURN * -(-way // self._pace[figure]) + way


class _Risk:
    """How likely he does not get home."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._known: dict[tuple[int, int], float] = {}

    def __call__(self, figure: int, space: int) -> float:
        if (figure, space) not in self._known:
            self._known[figure, space] = 1 - chance_home(self._look, figure, space, self._look.later)
        return self._known[figure, space]


def _march(
    look: Look, boards: State, order: tuple[int, ...], leave: bool, left: Measure
) -> tuple[list[Option], float]:
    """What comes of this order: the movements, and what is then left to all of them."""
    s, setting = look.s, look.eye.setting
    way, danger = look.eye.lay.known_way(s), look.danger
    options: list[Option] = []
    came_from = []
    hand = list(s.hands[look.seat])
    toil = 0.0
    for figure in order:
        here = boards.position[figure]
        wake = () if figure == s.active else (setting.activate[figure],)
        free, _, exits = explore(boards, figure, gait_of(boards, figure), s.alarm and may_leave(boards, figure))
        if exits and leave:
            options.append(Option(MOVE, 1.0, AWAY, (*wake, setting.leave[exits[0]]), figure))
            came_from.append((figure, here))
            boards.put(figure, OUTSIDE)
            continue
        stride = way_out(look.eye, boards, figure, hand) if leave and s.alarm else ()
        if stride:
            _spend(hand, stride)
            options.append(Option(MOVE, 1.0, AWAY, (*wake, *stride), figure))
            came_from.append((figure, here))
            boards.put(figure, OUTSIDE)
            continue
        ends = [(left(figure, v), way[v], danger >> v & 1, v) for v in free]
        end = min(ends)[-1] if ends else here
        steps: tuple[Action, ...] = (setting.move[end],)
        if s.alarm and min(way[end], way[here]) > setting.movement[figure]:
            near = ways_near(look.eye, boards, figure, hand)
            if near:
                end = min([(left(figure, v), way[v], danger >> v & 1, v) for v in near])[-1]
                steps = near[end]
        if left(figure, end) < left(figure, here):
            _spend(hand, steps)
            options.append(Option(MOVE, 1.0, WALK, (*wake, *steps), figure))
            came_from.append((figure, here))
            boards.put(figure, end)
        else:
            end = here
        toil += left(figure, end)
    for figure, here in reversed(came_from):
        boards.put(figure, here)
    return options, toil


def _spend(hand: list[int], steps: Iterable[Action]) -> None:
    """Each card can be played once."""
    for step in steps:
        if step.verb == "play":
            hand.remove(step.a)
