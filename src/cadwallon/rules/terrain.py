"""The boards of a game as index tables: who is next to whom, how far, and where a runaway can end.

Everything here depends on the boards only, so it is worked out once per library and shared by all games.
"""

from __future__ import annotations

from cadwallon.library import Board, Library, Space

FAR = 99
NOWHERE = -9
"""Stands for a space that these boards do not have."""
LONGEST_FLIGHT = 4
FURTHEST = 4
"""How far anything reaches that is counted in steps over figures (a Spyglass)."""


class Terrain:
    """Index tables of one board or of two laid side by side (the catacombs follow the district)."""

    __slots__ = (
        "adjacent_walls",
        "around",
        "chambers",
        "cyclops_rooms",
        "distance",
        "flight_ends",
        "gate_set",
        "gates",
        "index",
        "is_gate",
        "is_open",
        "is_room",
        "lair",
        "main",
        "mechanical",
        "named_rooms",
        "near",
        "near_set",
        "pentacles",
        "prison",
        "role",
        "rooms",
        "size",
        "spaces",
        "streets",
        "surfacing",
        "to_gate",
    )

    def __init__(self, boards: tuple[Board, ...]) -> None:
        spaces: list[Space] = []
        near: list[tuple[int, ...]] = []
        walled: list[tuple[int, ...]] = []
        for board in boards:
            base = len(spaces)
            spaces += board.spaces
            near += [tuple(base + j for j in row) for row in board.near]
            walled += [tuple(base + j for j in row) for row in board.walled]
        self.spaces = tuple(spaces)
        self.size = len(spaces)
        self.main = len(boards[0].spaces)
        self.near = tuple(near)
        self.near_set = tuple(frozenset(row) for row in near)
        self.adjacent_walls = tuple(walled)
        self.index = {space.slug: i for i, space in enumerate(spaces)}
        self.index.update({space.code: i for i, space in enumerate(spaces)})
        self.role = {space.role: i for i, space in enumerate(spaces) if space.role}
        self.rooms = tuple(i for i, space in enumerate(spaces) if space.kind == "room")
        self.gates = tuple(i for i, space in enumerate(spaces) if space.kind == "gate")
        self.gate_set = frozenset(self.gates)
        self.streets = tuple(i for i, space in enumerate(spaces) if space.kind == "street")
        self.named_rooms = tuple(i for i in self.rooms if spaces[i].role)
        self.is_room = bytes(space.kind == "room" for space in spaces)
        self.is_gate = bytes(space.kind == "gate" for space in spaces)
        self.is_open = bytes(space.kind in ("street", "gate") for space in spaces)
        self.pentacles = tuple(i for i, space in enumerate(spaces) if space.pentacle)
        self.chambers = tuple(i for i, space in enumerate(spaces) if space.staircase)
        """Rooms of the catacombs to which a staircase leads (K-1)."""
        self.mechanical = frozenset(i for i, space in enumerate(spaces) if space.mechanism)
        """Those of them that open only with a helper at a mechanism (K-2)."""
        self.prison = next((i for i, space in enumerate(spaces) if space.crowd), NOWHERE)
        self.lair = next((i for i, space in enumerate(spaces) if space.closed), NOWHERE)
        self.surfacing = next((i for i, space in enumerate(spaces) if space.surface), NOWHERE)
        """The Pentacle below, from which one goes on to the district at once (K-4)."""
        self.cyclops_rooms = {space.cyclops: i for i, space in enumerate(spaces) if space.cyclops}
        self.distance = tuple(self._distances(i) for i in range(self.size))
        self.to_gate = tuple(min((row[g] for g in self.gates), default=FAR) for row in self.distance)
        """Steps to the nearest gate on an empty board."""
        self.around = tuple(
            tuple(tuple(j for j in range(self.size) if 0 < row[j] <= n) for row in self.distance)
            for n in range(FURTHEST + 1)
        )
        """Spaces at most 0, 1, 2 ... steps away."""
        self.flight_ends = tuple(
            tuple(self._ends(i, steps) for i in range(self.size)) for steps in range(LONGEST_FLIGHT + 1)
        )

    def place(self, name: str) -> frozenset[int] | None:
        """The spaces of a place that does not change during the game; None for one that does."""
        match name:
            case "any_room":
                return frozenset(self.rooms)
            case "named_room":
                return frozenset(self.named_rooms)
            case "deployment":
                return frozenset(self.gates)
            case "pentacle":
                return frozenset(self.pentacles)
            case "street":
                return frozenset(self.streets)
            case "main_board":
                return frozenset(range(self.main))
            case "catacomb_room":
                return frozenset(self.chambers)
            case "staircase_room":
                return frozenset(self.rooms)
            case "guardroom_or_adjacent":
                guardroom = self.role["guardroom"]
                return frozenset({guardroom, *self.near[guardroom]})
            case _:
                return frozenset({self.role[name]}) if name in self.role else None

    def _distances(self, start: int) -> bytes:
        found = bytearray([FAR]) * self.size
        found[start] = 0
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            following: list[int] = []
            for u in edge:
                for v in self.near[u]:
                    if found[v] == FAR:
                        found[v] = steps
                        following.append(v)
            edge = following
        return bytes(found)

    def _ends(self, start: int, steps: int) -> tuple[int, ...]:
        return ends_of_ways(self.near, start, steps, frozenset())


def ends_of_ways(
    near: tuple[tuple[int, ...], ...], start: int, steps: int, barred: frozenset[int]
) -> tuple[int, ...]:
    """Where ways of exactly ``steps`` spaces end that enter no space twice, nor any of the ``barred`` ones."""
    ends: set[int] = set()

    def walk(space: int, left: int, entered: tuple[int, ...]) -> None:
        if left == 0:
            ends.add(space)
            return
        for following in near[space]:
            if following not in entered and following not in barred:
                walk(following, left - 1, (*entered, following))

    walk(start, steps, (start,))
    ends.discard(start)
    return tuple(sorted(ends))


_terrains: dict[tuple[str, tuple[str, ...]], Terrain] = {}


def terrain_of(library: Library, boards: tuple[str, ...]) -> Terrain:
    """The shared tables of these boards of this library."""
    key = (library.fingerprint, boards)
    if key not in _terrains:
        _terrains[key] = Terrain(tuple(library.boards[name] for name in boards))
    return _terrains[key]
