"""Long strides: ways home that a thief has only with cards in his gang's hand.

Cards that add steps, lead past others, through a wall or over the roofs are played while a movement is being made, so
it is begun before its end is named; a card that gives a second go is played between two movements.
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

UNDERSTOOD = {"move_bonus", "pass", "place"}
CONDITIONS = {"on_main_board"}
OUTDOORS = "in_open"


class Help(NamedTuple):
    """What one card does for a movement."""

    steps: int
    through: bool
    walls: int
    at_start: bool
    once: bool
    lifts: bool
    """From a street or a gate onto any free street."""


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
        lifts = any(effect.do == "place" and effect.word("to") == "street" for effect in item.effects)
        known = UNDERSTOOD if lifts else UNDERSTOOD - {"place"}
        needs = CONDITIONS | {OUTDOORS} if lifts else CONDITIONS
        if not (at_start or "own_move" in item.windows) or words - known or set(item.play_if) - needs:
            continue
        steps = sum([effect.number("n") for effect in item.effects if effect.do == "move_bonus"])
        passed = [effect for effect in item.effects if effect.do == "pass"]
        walls = sum([effect.number("n") for effect in passed if effect.word("what") == "walls"])
        through = any(effect.word("what") == "figures" for effect in passed)
        moving[card] = Help(steps, through, walls, at_start, item.limit == "once_per_move", lifts)
    return Helps(moving, frozenset(again))


def gait_with(eye: Eye, s: State, figure: int, cards: Sequence[int]) -> Gait:
    """How a thief moves with these cards."""
    usual = gait_of(s, figure)
    if not cards:
        return usual
    helps = [eye.helps.moving[card] for card in cards]
    return Gait(
        max(0, usual.steps + sum([help_.steps for help_ in helps])),
        usual.through or any(help_.through for help_ in helps),
        sum([help_.walls for help_ in helps]),
    )


def way_out(eye: Eye, s: State, figure: int, hand: Sequence[int]) -> tuple[Action, ...]:
    """The steps that lead a thief out with the fewest cards of this hand; none if there is no such way."""
    setting = eye.setting
    space = s.position[figure]
    if space < 0 or space >= setting.terrain.main or not may_leave(s, figure):
        return ()
    ways = eye.lay.known_way(s)
    for cards in _sets(eye, s, figure, hand):
        gait = gait_with(eye, s, figure, cards)
        for start, begun in _starts(eye, s, space, cards):
            if ways[start] > gait.steps + (SHORTCUT if gait.walls else 0):
                continue
            s.put(figure, start)
            exits = explore(s, figure, gait, True)[2]
            s.put(figure, space)
            if exits:
                return (*begun, setting.leave[exits[0]])
    return _in_two_goes(eye, s, figure, hand, ways[space])


def ways_near(eye: Eye, s: State, figure: int, hand: Sequence[int]) -> dict[int, tuple[Action, ...]]:
    """Spaces from where the next movement leads out, and the steps there with the fewest cards of this hand."""
    setting = eye.setting
    terrain = setting.terrain
    space = s.position[figure]
    if not 0 <= space < terrain.main or not may_leave(s, figure):
        return {}
    ways, pace = eye.lay.known_way(s), setting.movement[figure]
    out: dict[int, tuple[Action, ...]] = {}
    for cards in _sets(eye, s, figure, hand):
        gait = gait_with(eye, s, figure, cards)
        for start, begun in _starts(eye, s, space, cards):
            if start == space:
                ends = [v for v in explore(s, figure, gait, False)[0] if ways[v] <= pace]
            elif ways[start] <= pace:
                out[start] = (*begun, setting.action_stop)
                ends = [v for v in terrain.near[start] if ways[v] == 1 and s.occupant[v] < 0] if gait.steps else []
            else:
                continue
            out |= {end: (*begun, setting.move[end]) for end in ends}
        if out:
            break
    return out


def _starts(eye: Eye, s: State, space: int, cards: Sequence[int]) -> Iterator[tuple[int, tuple[Action, ...]]]:
    """Where the walk of a movement with these cards can begin, and what is done before it."""
    setting = eye.setting
    lifted = [card for card in cards if eye.helps.moving[card].lifts]
    if not lifted:
        yield space, (setting.action_set_out, *[setting.play[card] for card in cards])
        return
    first = lifted[0]
    rest = [setting.play[card] for card in cards if card != first]
    for street in setting.terrain.streets:
        if s.occupant[street] < 0 and street not in s.blocked:
            yield street, (setting.action_set_out, setting.play[first], setting.action("set", street), *rest)


def _sets(eye: Eye, s: State, figure: int, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The sets of cards that can be played in one movement, small ones first, each in the order of playing."""
    moving = eye.helps.moving
    outdoors = s.setting.terrain.is_open[s.position[figure]]
    useful = [card for card in hand if card in moving and (outdoors or not moving[card].lifts)]
    useful.sort(key=lambda card: (not moving[card].at_start, card))
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
