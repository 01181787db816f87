"""V-1 to V-3, V-7, V-8, V-10, K-1 to K-4: where a figure could go from where it stands. Searches only; nothing moves.

There are five searches. ``stroll`` is the plain one of the base game, for militiamen and for figures of a sheet;
``press`` is the same where there is smoke or a crowd.
``roam`` adds what characters do with the expansion: they pass through mates, stop where a token lies face down, and
step down stairs and up from the catacombs; ``haunt`` is the same for those who pass through everybody.
``explore_widely`` does everything, red lines included, and can tell the ways (``ways.py``); the others are there
because every decision asks them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from .gear import gear_of
from .setting import CYCLOPS, HERO, THIEF, ZOMBIE
from .spoils import barred_spaces, distances
from .terrain import Terrain

if TYPE_CHECKING:
    from .state import State

SEEN = 1000
"""Mark of spaces a search has dealt with; no figure has so high a number."""

UP = 2
"""Steps from a room of the catacombs to the district: the Pentacle below, and a pentacle above (K-4)."""


class Gait(NamedTuple):
    """How a figure moves: steps, whether through figures, red lines it may cross, and what else it ignores."""

    steps: int
    through: bool = False
    walls: int = 0
    flying: bool = False
    """Over rubble and face-down tokens, except where the movement ends; without attack or exit (Flying Potion)."""
    stairs: bool = True
    """K-1: nobody goes down again in the movement in which he came up."""


@cache
def plain(steps: int) -> Gait:
    """Ordinary movement of so many steps."""
    return Gait(steps)


@cache
def ghostly(steps: int) -> Gait:
    """Movement through figures."""
    return Gait(steps, through=True)


Reach = tuple[list[int], list[int], list[int]]
"""What a move can lead to: free spaces, occupied spaces that can be stepped into, open gates with a step left."""


def gait_of(s: State, figure: int) -> Gait:
    """V-1: the usual movement of a figure, skills and equipment included; a prisoner has only what is printed (K-9)."""
    setting = s.setting
    steps = setting.movement[figure]
    if s.gear:
        if s.position[figure] == setting.prison:
            steps = setting.figures[figure].movement
        else:
            steps += setting.kit.steps[s.gear[figure]]
        if setting.sceptre in s.loads[figure]:
            steps -= 1
    if s.led and s.led[figure]:
        steps += setting.leading_steps
    if setting.ghost[figure] and s.position[figure] != setting.prison:
        return ghostly(max(0, steps))
    return plain(max(0, steps))


def explore(s: State, figure: int, gait: Gait, out: bool, met: dict[int, int] | None = None) -> Reach:
    """V-2, V-3: everything within reach of a character. ``out``: gates may be left by (V-4).

    ``met`` collects the spaces of mates that can be passed and the steps it takes to get there, unless walls are
    crossed.
    """
    setting = s.setting
    if gait != plain(gait.steps):
        if haunts(s, figure) and gait == ghostly(gait.steps):
            return haunt(s, figure, gait.steps, out, met)
        return explore_widely(s, figure, gait, out, frozenset(s.blocked), met=met)
    if setting.koa and setting.explorers[figure]:
        return roam(s, figure, gait.steps, out, met)
    if setting.smoke:
        return explore_widely(s, figure, gait, out, frozenset(s.blocked))
    # a militiaman whom the Guild leads is still a militiaman
    return stroll(s, s.position[figure], gait.steps, out, barred_spaces(s, figure))


def explores(s: State, figure: int) -> bool:
    """Is this somebody for whom V-7 and V-8 are made?"""
    return s.setting.explorers[figure]


def march(s: State, figure: int, steps: int, barred: frozenset[int]) -> Reach:
    """M-2: everything within reach of a militiaman, or of a figure of the sheet that moves like one."""
    start = s.position[figure]
    return press(s, start, steps, barred) if s.setting.smoke else stroll(s, start, steps, False, barred)


def stroll(s: State, start: int, steps: int, out: bool, barred: frozenset[int] = frozenset()) -> Reach:
    """Everything within so many ordinary steps, each into a free space."""
    near = s.setting.near
    # one list answers both questions of the search: below 0 free, SEEN already dealt with, else occupied
    ground = s.occupant[:]
    ground[start] = SEEN
    for v in barred:
        ground[v] = SEEN
    edge = [start]
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    if out and s.setting.terrain.to_gate[start] >= steps:
        out = False
    for _ in range(steps):
        if out:
            exits += [u for u in edge if s.setting.terrain.is_gate[u] and not s.shut >> u & 1]
        following: list[int] = []
        for u in edge:
            for v in near[u]:
                here = ground[v]
                if here < 0:
                    ground[v] = SEEN
                    following.append(v)
                elif here < SEEN:
                    ground[v] = SEEN
                    occupied.append(v)
        free += following
        edge = following
    return free, occupied, exits


def press(s: State, start: int, steps: int, barred: frozenset[int]) -> Reach:
    """The same through smoke and crowds, which cost one step more; no sheet has spaces that cost two."""
    near, crowd, occupant = s.setting.near, s.ground, s.occupant
    ground = occupant[:]
    ground[start] = SEEN
    for v in barred:
        ground[v] = SEEN
    edge = [start]
    free: list[int] = []
    occupied: list[int] = []
    waiting: list[int] = []
    for _ in range(steps):
        # spaces that cost one step more are dealt with one step later
        due, waiting = waiting, []
        for u in edge:
            for v in near[u]:
                if ground[v] != SEEN:
                    ground[v] = SEEN
                    (waiting if crowd[v] else due).append(v)
        edge = []
        for v in due:
            (edge if occupant[v] < 0 else occupied).append(v)
        free += edge
    return free, occupied, []


def roam(s: State, figure: int, steps: int, out: bool, met: dict[int, int] | None = None) -> Reach:
    """The same for a character with the expansion: through mates, no further than a face-down token, down and up.

    Smoke and crowds cost one step more; no sheet has spaces that cost two.
    """
    setting = s.setting
    terrain = setting.terrain
    near, owner, halts = setting.near, setting.owner, s.halts
    start = s.position[figure]
    seat = owner[figure]
    ground = s.occupant[:]
    ground[start] = SEEN
    for v in s.blocked:
        ground[v] = SEEN
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    edge = [start]
    stairs = s.stairs
    come = 0
    crowd = s.ground if setting.smoke else None
    waiting: list[int] = []
    if start >= terrain.main:
        # K-4: up to a pentacle, then on from there; no stairs in the movement in which one came up
        steps -= UP
        if steps < 0:
            return free, occupied, exits
        stairs, come = 0, UP
        edge = surfaces(s)
        for v in edge:
            ground[v] = SEEN
        if crowd is not None:
            waiting = [v for v in edge if crowd[v]]
            edge = [v for v in edge if not crowd[v]]
        free += edge
        edge = [v for v in edge if not halts[v]]
    else:
        if out and terrain.to_gate[start] >= steps:
            out = False
        if stairs:
            stairs &= nearby(terrain, start, steps - 1)
    down = False
    passed: list[int] = []
    for step in range(steps):
        if out and not terrain.gate_set.isdisjoint(edge):
            shut = 0 if setting.kit.pass_gates[gear_of(s, figure)] else s.shut
            for u in edge:
                if terrain.is_gate[u] and not shut >> u & 1:
                    exits.append(u)
        if stairs and not down:
            for u in edge:
                if stairs >> u & 1:
                    down = True
        following: list[int] = []
        if crowd is None:
            for u in edge:
                for v in near[u]:
                    here = ground[v]
                    if here == SEEN:
                        continue
                    ground[v] = SEEN
                    if here < 0:
                        if halts[v]:
                            free.append(v)
                        else:
                            following.append(v)
                    elif owner[here] != seat:
                        occupied.append(v)
                    elif not halts[v]:
                        passed.append(v)
        else:
            # spaces that cost one step more are dealt with one step later
            due, waiting = waiting, []
            for u in edge:
                for v in near[u]:
                    if ground[v] != SEEN:
                        ground[v] = SEEN
                        (waiting if crowd[v] else due).append(v)
            for v in due:
                here = s.occupant[v]
                if here < 0:
                    (free if halts[v] else following).append(v)
                elif owner[here] != seat:
                    occupied.append(v)
                elif not halts[v]:
                    passed.append(v)
        free += following
        if passed:
            if met is not None:
                for v in passed:
                    met[v] = come + step + 1
            edge = following + passed
            passed = []
        else:
            edge = following
    if down:
        _descend(s, figure, free, occupied)
    return free, occupied, exits


def haunts(s: State, figure: int) -> bool:
    """May ``haunt`` be asked for this figure? It knows characters of the expansion, on the main board without smoke."""
    setting = s.setting
    return setting.koa and not setting.smoke and s.position[figure] < setting.terrain.main and explores(s, figure)


def haunt(s: State, figure: int, steps: int, out: bool, met: dict[int, int] | None = None) -> Reach:
    """The same as ``roam`` through all figures, in the order of the thorough search."""
    setting = s.setting
    terrain = setting.terrain
    near, owner, halts, occupant = setting.near, setting.owner, s.halts, s.occupant
    start = s.position[figure]
    seat = owner[figure]
    seen = bytearray(terrain.size)
    seen[start] = 1
    for v in s.blocked:
        seen[v] = 1
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    stairs = s.stairs & nearby(terrain, start, steps - 1)
    down = False
    edge = [start]
    for step in range(steps):
        if out and not terrain.gate_set.isdisjoint(edge):
            shut = 0 if setting.kit.pass_gates[gear_of(s, figure)] else s.shut
            for u in edge:
                if terrain.is_gate[u] and not shut >> u & 1:
                    exits.append(u)
        if stairs and not down:
            for u in edge:
                if stairs >> u & 1:
                    down = True
        following: list[int] = []
        for u in edge:
            for v in near[u]:
                if not seen[v]:
                    seen[v] = 1
                    here = occupant[v]
                    if here < 0:
                        free.append(v)
                    elif owner[here] != seat:
                        occupied.append(v)
                    elif met is not None and not halts[v]:
                        met[v] = step + 1
                    if not halts[v]:
                        following.append(v)
        edge = following
    if down:
        _descend(s, figure, free, occupied)
    return free, occupied, exits


@cache
def nearby(terrain: Terrain, start: int, steps: int) -> int:
    """The spaces so many steps away on an empty board, one bit each: no need to look for stairs further off."""
    return sum(1 << v for v, far in enumerate(terrain.distance[start]) if far <= steps)


def surfaces(s: State) -> list[int]:
    """K-4: where one comes up: empty pentacles; else empty spaces beside one; else the nearest empty spaces."""
    terrain = s.setting.terrain
    occupant = s.occupant
    up = [v for v in terrain.pentacles if occupant[v] < 0]
    if up:
        return up
    beside = sorted({v for p in terrain.pentacles for v in terrain.near[p] if occupant[v] < 0 and v not in s.blocked})
    if beside:
        return beside
    free = [v for v in range(terrain.main) if occupant[v] < 0 and v not in s.blocked]
    rows = [distances(s, p) for p in terrain.pentacles]
    distance = {v: min(row[v] for row in rows) for v in free}
    best = min(distance.values(), default=0)
    return [v for v in free if distance[v] == best]


def _descend(s: State, figure: int, free: list[int], occupied: list[int]) -> None:
    """K-1, K-2, K-5: the rooms below to which a staircase leads."""
    terrain = s.setting.terrain
    for room in terrain.chambers:
        if room in terrain.mechanical and not helped(s, figure):
            continue
        here = s.occupant[room]
        if here < 0:
            free.append(room)
        elif s.setting.owner[here] != s.setting.owner[figure]:
            occupied.append(room)


def helped(s: State, figure: int) -> bool:
    """K-2: does another member of the gang stand in a room with a face-up mechanism?"""
    mechanism = s.setting.kit.mechanism
    for mate in s.setting.crew[s.setting.owner[figure]]:
        space = s.position[mate]
        if mate != figure and space >= 0 and s.tokens[space] == mechanism and not s.halts[space] & 1:
            return True
    return False


def explore_widely(
    s: State,
    figure: int,
    gait: Gait,
    out: bool,
    barred: frozenset[int],
    came: dict[int, int] | None = None,
    cost: dict[int, int] | None = None,
    met: dict[int, int] | None = None,
) -> Reach:
    """Everything at once: red lines, figures passed through, spaces that cost more, tokens, mates and stairs.

    A place of the search is a space and the red lines crossed so far; ``came`` and ``cost`` collect the way to each
    and the steps it takes.
    """
    setting = s.setting
    terrain = setting.terrain
    near, walled, occupant = setting.near, terrain.adjacent_walls, s.occupant
    most, through, walls, flying, downstairs = gait
    smoke = setting.smoke
    size = terrain.size
    start = s.position[figure]
    character = setting.koa and explores(s, figure)
    halts = s.halts if character and not flying else ()
    seat = setting.owner[figure]
    shut = 0 if character and setting.kit.pass_gates[gear_of(s, figure)] else s.shut
    stairs = s.stairs if character and not flying and downstairs else 0
    if flying:
        barred = frozenset()
    waves: list[list[int]] = [[start]] + [[] for _ in range(most + 1)]
    if cost is None:
        cost = {}
    cost[start] = 0
    free: list[int] = []
    occupied: list[int] = []
    exits: list[int] = []
    down = False
    if start >= terrain.main:
        stairs = 0
        waves[0] = []
        for v in surfaces(s):
            total = UP + (smoke if smoke and s.ground[v] else 0)
            if total <= most:
                waves[total].append(v)
                cost[v] = total
                if came is not None:
                    came[v] = terrain.surfacing
        if came is not None:
            came[terrain.surfacing] = start
    too_far = most + 1
    for spent in range(too_far):
        ahead = spent + 1
        for place in waves[spent]:
            if cost[place] < spent:
                continue
            u, crossed = place, 0
            if walls:
                crossed, u = divmod(place, size)
            if u != start:
                figure_there = occupant[u]
                if figure_there >= 0:
                    mate = character and setting.owner[figure_there] == seat
                    # only with red lines to cross there are several places in one space
                    if not mate and not (walls and u in occupied):
                        occupied.append(u)
                    passable = mate and not (halts and halts[u])
                    if not through and not passable:
                        continue
                    if passable and met is not None and not walls and not flying:
                        met[u] = spent
                elif not (walls and u in free) and not (flying and u in s.blocked):
                    free.append(u)
                if halts and halts[u]:
                    continue
            if spent == most:
                continue
            if out and not flying and terrain.is_gate[u] and not shut >> u & 1 and u not in exits:
                exits.append(u)
            if stairs >> u & 1:
                down = True
                if came is not None:
                    for room in terrain.chambers:
                        came.setdefault(room, place)
            ways: Sequence[int] = near[u]
            if walls:
                ways = [v + crossed * size for v in ways]
                if crossed < walls:
                    ways += [v + (crossed + 1) * size for v in walled[u]]
            for following in ways:
                total = ahead
                if smoke and s.ground[following % size]:
                    total += smoke
                if total < cost.get(following, too_far) and following % size not in barred:
                    cost[following] = total
                    waves[total].append(following)
                    if came is not None:
                        came[following] = place
    if down:
        _descend(s, figure, free, occupied)
    return free, occupied, exits


def costs_of_mates(
    s: State, figure: int, gait: Gait, spaces: Collection[int]
) -> dict[int, tuple[int, int]]:
    """For each of these spaces that can be reached: the fewest steps and the red lines crossed on that way."""
    cost: dict[int, int] = {}
    explore_widely(s, figure, gait, False, frozenset(s.blocked), cost=cost)
    size = s.setting.terrain.size
    found: dict[int, tuple[int, int]] = {}
    for place, steps in cost.items():
        space, lines = place % size, place // size
        if space in spaces and (steps, lines) < found.get(space, (99, 99)):
            found[space] = (steps, lines)
    return found


def may_attack(s: State, seat: int, figure: int) -> bool:
    """C-2, G-4: rivals' characters, the Cyclops and figures that the sheet lets be attacked; never militiamen."""
    species = s.setting.species[figure]
    if species == THIEF:
        return s.setting.owner[figure] != seat
    return species in (ZOMBIE, HERO, CYCLOPS)
