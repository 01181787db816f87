"""I-2 and the boasts of adventure 12: the one place that is told what happened.

The rules report deeds. They are counted for the intrigue cards that wait for them, one small number for each card
held, and for the boasts. A card whose condition is met at once is shown and paid at once, in anybody's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Goal

from .events import Log
from .frames import EFFECTS, Use, condition, holds
from .kit import Kit
from .roster import MILITIA, THIEF
from .state import TALLIES
from .terrain import Terrain

if TYPE_CHECKING:
    from .state import State

CHEST_OUT = 64
"""Layout of ``State.exits``: figures that left without any treasure from 0, from here the seats that have carried out
(or sold inside, where a sheet allows it) a chest full of ducats."""

FIRST, FORESTALLED = 1, 2
"""Progress of a card that asks who is the first to leave."""


class Deed(NamedTuple):
    """Something that happened. ``n`` says how: bashed, as attacker, the bonus of a mission, the number of gems."""

    name: str
    seat: int
    figure: int
    foe: int
    space: int
    n: int


def deed(
    s: State, name: str, seat: int, log: Log | None, *, figure: int = -1, foe: int = -1, space: int = -1, n: int = 0
) -> None:
    """Something has happened: count it and pay the cards that it fulfils.

    All cards are looked at before any is paid; clockwise from the player whose turn it is, in the order drawn.
    """
    if s.tally:
        _count(s, Deed(name, seat, figure, foe, space, n))
    if name == "left":
        note_exit(s, figure)
    kit = s.setting.kit
    waiting = _waiting_of(kit).get(name, NOBODY_WAITS)
    for cards in s.intrigues:
        if not waiting.isdisjoint(cards):
            break
    else:
        return
    done = Deed(name, seat, figure, foe, space, n)
    step = STEPS[name][1]
    due: list[tuple[int, int]] = []
    for places in range(s.setting.seats):
        holder = s.clockwise(s.turn, places)
        if waiting.isdisjoint(s.intrigues[holder]):
            continue
        progress = list(s.progress[holder])
        for at, card in enumerate(s.intrigues[holder]):
            if card in waiting:
                intrigue = kit.intrigues[card]
                progress[at] = step(s, holder, intrigue.goal, done, progress[at])
                if intrigue.check == "at_once" and _reached(intrigue.goal, progress[at]):
                    due.append((holder, card))
        s.progress[holder] = tuple(progress)
    for holder, card in due:
        reveal(s, holder, card, log)
        reward(s, card, Use(holder, target=seat), log)


# -- cards in hand -------------------------------------------------------------------------------
def gain_card(s: State, seat: int, card: int) -> None:
    """An intrigue card comes into a hand; events count from now on."""
    s.intrigues[seat] = (*s.intrigues[seat], card)
    s.progress[seat] = (*s.progress[seat], 0)


def drop_card(s: State, seat: int, card: int) -> None:
    """An intrigue card leaves a hand and the game."""
    at = s.intrigues[seat].index(card)
    s.intrigues[seat] = s.intrigues[seat][:at] + s.intrigues[seat][at + 1 :]
    s.progress[seat] = s.progress[seat][:at] + s.progress[seat][at + 1 :]
    s.intrigue_gone = (*s.intrigue_gone, card)


def reveal(s: State, seat: int, card: int, log: Log | None) -> None:
    """I-2: a fulfilled card is shown and leaves the game."""
    drop_card(s, seat, card)
    s.tell(log, "intrigue_fulfilled", seat=seat, card=s.setting.kit.intrigues[card].id)


def reward(s: State, card: int, use: Use, log: Log | None) -> None:
    """Pay a card that leaves nothing to choose."""
    for e in s.setting.kit.intrigues[card].reward:
        if holds(s, use, e.when):
            EFFECTS[e.do](s, use, e, log)


def forget_turn(s: State, seat: int) -> None:
    """A turn of this seat begins: what has to be done within one turn starts anew."""
    counting, cards = s.setting.kit.in_one_turn, s.intrigues[seat]
    if not counting.isdisjoint(cards):
        s.progress[seat] = tuple(
            [0 if card in counting else n for card, n in zip(cards, s.progress[seat], strict=True)]
        )


# The seat that did the deed is the target of the reward: Take Your Share is the one card that asks who it was.
@condition("by_rival")
def _by_rival(s: State, use: Use) -> bool:
    return use.target != use.seat


@condition("by_self")
def _by_self(s: State, use: Use) -> bool:
    return use.target == use.seat


# -- goals ---------------------------------------------------------------------------------------
def number_of(goal: Goal, key: str, default: int = 0) -> int:
    """A whole number of a goal; the library has proved its type."""
    value = goal.keys.get(key, default)
    if not isinstance(value, int):
        raise TypeError(f"{goal.is_}: {key} is {value!r}, not a number")
    return value


def words_of(goal: Goal, key: str) -> tuple[str, ...]:
    """A word or a list of words of a goal; empty if it is not there."""
    value = goal.keys.get(key, ())
    return tuple(str(word) for word in value) if isinstance(value, tuple) else (str(value),)


def spaces_of(s: State, place: str) -> tuple[int, ...]:
    """The spaces that a goal means by a place."""
    return _spaces_of(s.setting.terrain, place)


def area_of(s: State, place: str) -> frozenset[int]:
    """The same, to ask who is there."""
    return _area_of(s.setting.terrain, place)


@cache
def _area_of(terrain: Terrain, place: str) -> frozenset[int]:
    return frozenset(_spaces_of(terrain, place))


@cache
def _spaces_of(terrain: Terrain, place: str) -> tuple[int, ...]:
    match place:
        case "catacomb_room":
            return terrain.chambers
        case "named_room":
            return terrain.named_rooms
        case "deployment":
            return terrain.gates
        case _:
            return (terrain.role[place],)


def is_rivals_thief(s: State, seat: int, figure: int) -> bool:
    """Is the figure a character of another player?"""
    return s.setting.species[figure] == THIEF and s.setting.owner[figure] != seat


def _reached(goal: Goal, progress: int) -> bool:
    if goal.keys.get("first"):
        return progress == FIRST
    keys = goal.keys
    one_bit_each = goal.is_ == "visited" or keys.get("different_gangs") or keys.get("different_own_thieves")
    return (progress.bit_count() if one_bit_each else progress) >= number_of(goal, "n")


# -- what a deed does to the progress of a card ------------------------------------------------------
Step = Callable[["State", int, Goal, Deed, int], int]
"""The state, the holder, his card's goal, the deed and the progress so far; the new progress."""


def _own(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    """Deeds that count whenever the holder did them."""
    return progress + (done.seat == holder)


def _to_a_rival(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    return progress + (done.seat == holder and is_rivals_thief(s, holder, done.foe))


def _opened(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    places = words_of(goal, "place")
    here = not places or any(done.space in spaces_of(s, place) for place in places)
    as_named = done.n == 1 or "how" not in goal.keys
    return progress + (done.seat == holder and here and as_named)


def _won(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    if done.seat != holder or ("as" in goal.keys and not done.n):
        return progress
    if goal.keys["vs"] == "militia":
        counts = s.setting.species[done.foe] == MILITIA
    else:
        counts = is_rivals_thief(s, holder, done.foe)
    if not counts:
        return progress
    if goal.keys.get("different_own_thieves"):
        return progress | 1 << done.figure
    if goal.keys.get("different_gangs"):
        # with two players there is one rival gang only: two of its thieves stand for two gangs
        return progress | 1 << (done.foe if s.setting.seats == 2 else s.setting.owner[done.foe])
    return progress + 1


def _used_mission(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    return progress + (done.seat == holder and number_of(goal, "bonus", done.n) == done.n)


def _entered(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    spaces = spaces_of(s, words_of(goal, "place")[0])
    if done.seat != holder or done.space not in spaces:
        return progress
    return progress | 1 << spaces.index(done.space)


def _looted(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    return progress + ("by" not in goal.keys or done.seat == holder)


def _left(s: State, holder: int, goal: Goal, done: Deed, progress: int) -> int:
    if progress:
        return progress
    return FIRST if done.seat == holder else FORESTALLED


STEPS: dict[str, tuple[str, Step]] = {
    "opened": ("opened_chest", _opened),
    "won": ("won_fight", _won),
    "lost": ("lost_fights_at_most", _own),
    "stole": ("stole_treasure", _to_a_rival),
    "mission": ("claimed_mission", _used_mission),
    "wounded": ("wounded_rival", _to_a_rival),
    "jailed": ("sent_to_prison", _to_a_rival),
    "escaped": ("escaped_prison", _own),
    "visited": ("visited", _entered),
    "looted": ("looted", _looted),
    "cyclops": ("beat_cyclops", _own),
    "left": ("left_district", _left),
}
"""For each deed the goals that wait for it and how it brings them on."""

NOBODY_WAITS: frozenset[int] = frozenset()


@cache
def _waiting_of(kit: Kit) -> dict[str, frozenset[int]]:
    """For each deed the cards that count it; goals of the moment ('now') count nothing."""
    counting = [(i, c.goal) for i, c in enumerate(kit.intrigues) if c.goal.keys.get("span") != "now"]
    return {name: frozenset(i for i, goal in counting if goal.is_ == word) for name, (word, _) in STEPS.items()}


# -- who left, and with what -------------------------------------------------------------------------
def note_exit(s: State, figure: int) -> None:
    """A character has left, or counts as having left; what it carries is still with it."""
    setting = s.setting
    seat, load = setting.owner[figure], s.loads[figure]
    s.exits &= ~(1 << figure)
    if not load:
        s.exits |= 1 << figure
    if setting.ducat_chest in load:
        note_chest(s, seat)
    if s.tally and setting.crown in load:
        s.tally[_slot(seat, "crown")] += 1


def note_chest(s: State, seat: int) -> None:
    """The gang has carried out a chest full of ducats, or sold one inside."""
    s.exits |= 1 << CHEST_OUT + seat


def left_light(s: State, figure: int) -> bool:
    """Did the character have no treasure when it left?"""
    return bool(s.exits >> figure & 1)


def chest_carried_out(s: State, seat: int) -> bool:
    """Has the gang carried out a chest full of ducats?"""
    return bool(s.exits >> CHEST_OUT + seat & 1)


# -- boasts ------------------------------------------------------------------------------------------
def _slot(seat: int, name: str) -> int:
    return seat * len(TALLIES) + TALLIES.index(name)


def tally_of(s: State, seat: int, name: str) -> int:
    """What has been counted for the boasts of a seat; see ``TALLIES``."""
    return s.tally[_slot(seat, name)]


TALLIED = {
    "won": "won",
    "mission": "missions",
    "opened": "rooms",
    "looted": "looted",
    "cyclops": "cyclops",
    "read": "tomes",
    "altar": "gems",
}
"""Deeds of a gang that boasts speak of."""


def _count(s: State, done: Deed) -> None:
    """Everything boasts speak of is counted from the start of the game, whoever made them."""
    if done.name == "jailed":
        s.tally[_slot(s.setting.owner[done.foe], "jailed")] += 1
    elif done.name == "left":
        if s.first_out < 0:
            s.first_out = done.seat
    elif done.name in TALLIED:
        at = _slot(done.seat, TALLIED[done.name])
        if done.name == "opened":
            s.tally[at] |= 1 << done.space
        elif done.name == "altar":
            s.tally[at] += done.n
        elif done.name != "won" or is_rivals_thief(s, done.seat, done.foe):
            s.tally[at] += 1
