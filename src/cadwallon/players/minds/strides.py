"""Long strides: ways out of the district that a thief has only with cards in his gang's hand.

Cards that add steps, lead past others or through a wall are played while a movement is being made, so it is begun
before its end is named; a card that gives a second go is played between two movements.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.rules.movement import may_leave
from cadwallon.rules.reach import Gait, explore, gait_of

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Eye
    from cadwallon.rules.actions import Action
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

MOST = 3
"""So many cards at most are spent on one movement."""

SHORTCUT = 6
"""Steps that a wall less saves at most: further off nobody looks for one."""

UNDERSTOOD = {"move_bonus", "pass"}
CONDITIONS = {"on_main_board"}


class Help(NamedTuple):
    """What one card does for a movement."""

    steps: int
    through: bool
    walls: int
    at_start: bool
    once: bool


class Helps(NamedTuple):
    """The cards of a game that help to get home."""

    moving: dict[int, Help]
    """Those that are played in a movement."""
    again: frozenset[int]
    """Those that give the active thief another one."""


def helps_of(setting: Setting) -> Helps:
    """Find them by what they do."""
    moving: dict[int, Help] = {}
    again = set()
    for card, item in enumerate(setting.arcana):
        words = {effect.do for effect in item.effects}
        if "extra_go" in words and "own_activation" in item.windows:
            again.add(card)
        at_start = "own_move_start" in item.windows
        if not (at_start or "own_move" in item.windows) or words - UNDERSTOOD or set(item.play_if) - CONDITIONS:
            continue
        steps = sum([effect.number("n") for effect in item.effects if effect.do == "move_bonus"])
        passed = [effect for effect in item.effects if effect.do == "pass"]
        walls = sum([effect.number("n") for effect in passed if effect.word("what") == "walls"])
        through = any(effect.word("what") == "figures" for effect in passed)
        moving[card] = Help(steps, through, walls, at_start, item.limit == "once_per_move")
    return Helps(moving, frozenset(again))


def gait_with(eye: Eye, s: State, figure: int, cards: Sequence[int]) -> Gait:
    """How a thief moves with these cards."""
    usual = gait_of(s, figure)
    if not cards:
        return usual
    helps = [eye.helps.moving[card] for card in cards]
    return Gait(
        usual.steps + sum([help_.steps for help_ in helps]),
        usual.through or any(help_.through for help_ in helps),
        sum([help_.walls for help_ in helps]),
    )


def way_out(eye: Eye, s: State, figure: int, hand: Sequence[int]) -> tuple[Action, ...]:
    """The steps that lead a thief out with the fewest cards of this hand; none if there is no such way."""
    setting = eye.setting
    space = s.position[figure]
    if space < 0 or space >= setting.terrain.main or not may_leave(s, figure):
        return ()
    way = eye.lay.known_way(s)[space]
    for cards in _sets(eye, hand):
        gait = gait_with(eye, s, figure, cards)
        if way > gait.steps + (SHORTCUT if gait.walls else 0):
            continue
        exits = explore(s, figure, gait, True)[2]
        if exits:
            return (setting.action_set_out, *[setting.play[card] for card in cards], setting.leave[exits[0]])
    return _in_two_goes(eye, s, figure, hand, way)


def _sets(eye: Eye, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The sets of cards that can be played in one movement, small ones first, each in the order of playing."""
    moving = eye.helps.moving
    useful = sorted([card for card in hand if card in moving], key=lambda card: (not moving[card].at_start, card))
    for number in range(1, min(MOST, len(useful)) + 1):
        seen = set()
        for cards in combinations(useful, number):
            twice = any(one == other and moving[one].once for one, other in pairwise(cards))
            if cards not in seen and not twice:
                seen.add(cards)
                yield cards


def _in_two_goes(eye: Eye, s: State, figure: int, hand: Sequence[int], way: int) -> tuple[Action, ...]:
    """As near to a gate as possible, and out with a second movement."""
    setting = eye.setting
    card = next((card for card in hand if card in eye.helps.again), None)
    gait = gait_of(s, figure)
    if card is None or way > 2 * gait.steps:
        return ()
    home = eye.lay.known_way(s)
    free = explore(s, figure, gait, False)[0]
    here = s.position[figure]
    end = min(free, key=lambda v: (home[v], v), default=here)
    if home[end] > gait.steps or end >= setting.terrain.main or (s.halts and s.halts[end]):
        return ()
    s.put(figure, end)
    exits = explore(s, figure, gait, True)[2]
    s.put(figure, here)
    return (setting.move[end], setting.play[card], setting.leave[exits[0]]) if exits else ()
