"""Adventure 5, Guests of the Duke: hostages are led to a gate, and the more of them a gang holds the more each pays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from .base import Deed, Part
from .ways import in_reach, steps_to

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

BURDEN = 1.8
"""What leading a hostage costs: slower, and no chest is opened meanwhile."""

RELEASED = 4.5
"""Letting him go at the Guardroom: four ducats, and the militia looks away for a turn."""

MOST = 16

HELD = 0.9
"""How often a hostage is not lost from one turn to the next."""

HOPED, EARLY = 3, 6
"""Before the last rounds a gang counts on so many hostages."""


class Guests(Part):
    """Hostages, from their rooms to the hideout."""

    verbs = frozenset({"do", "release"})

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        tables = setting.adventure.tables
        ransom = cast("Sequence[int]", tables["ransom"])
        further = cast(int, tables["ransom_each_further"])
        paid = [0, *ransom]
        paid += [ransom[-1] + further * n for n in range(1, MOST)]
        self.paid = tuple(paid)
        """The ransom of so many hostages."""
        self.hideout = setting.counter_index["hideout"] * setting.seats
        ids = [extra.id for extra in setting.sheet_actions]
        self.seize = setting.action("do", ids.index("adv_05_seize"))
        self.hand_over = setting.action("do", ids.index("adv_05_hand_over"))
        self.release = setting.action("do", ids.index("adv_05_release"))
        self.watch = tuple(sorted(setting.sheet_spaces[ids.index("adv_05_release")] or ()))
        self.pace = max(1, max(setting.movement) + setting.leading_steps)

    def _next(self, s: State, seat: int) -> float:
        """What one more hostage in the hideout pays, and makes the following ones pay more."""
        held = s.counters[self.hideout + seat]
        ahead = HOPED if s.round < EARLY else 1
        return (self.paid[held + ahead] - self.paid[held]) / ahead

    def _gates(self, s: State) -> tuple[int, ...]:
        gates = self.setting.terrain.gates
        return tuple([gate for gate in gates if not s.shut >> gate & 1]) if s.alarm else gates

    def _on_the_way(self, look: Look, spaces: Sequence[int], turns: int) -> list[float]:
        """What a hostage is worth to who leads him in each of these spaces."""
        s, lay = look.s, look.eye.lay
        value = self._next(s, look.seat)
        gate, watch = steps_to(lay, self._gates(s)), steps_to(lay, self.watch)
        pace = self.pace
        return [
            HELD * max(in_reach(value, gate[v], pace, turns), in_reach(RELEASED, watch[v], pace, turns))
            for v in spaces
        ]

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        ground = s.ground
        pull = max(0.0, self._next(s, seat) - BURDEN)
        for at, space in enumerate(lay.spots):
            if ground[space]:
                pulls[at] += pull

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        return self._on_the_way(look, spaces, turns) if look.s.led[figure] else None

    def sites(self, look: Look) -> Iterable[int]:
        s = look.s
        rooms = [space for space, hostages in enumerate(s.ground) if hostages]
        led = s.led
        if any(map(led.__getitem__, self.setting.crew[look.seat])):
            return (*rooms, *self._gates(s), *self.watch)
        return rooms

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        s = look.s
        on_the_way = self._on_the_way(look, (space,), look.later)[0]
        if not s.led[figure]:
            if not s.ground[space]:
                return []
            pull = max(0.0, self._next(s, look.seat) - BURDEN) * look.eye.weights.reach if s.ground[space] == 1 else 0
            return [Deed(1, on_the_way - BURDEN - pull, self.seize)]
        out = []
        if space in self.watch:
            out.append(Deed(1, RELEASED - on_the_way, self.release))
        if self.setting.terrain.is_gate[space] and not (s.alarm and s.shut >> space & 1):
            out.append(Deed(1, self._next(s, look.seat) - on_the_way, self.hand_over))
        return out

    def leave(self, look: Look, figure: int) -> float:
        return self._next(look.s, look.seat) if look.s.led[figure] else 0.0

    def victory(self, look: Look, figure: int, foe: int) -> float:
        return 0.5 * self._next(look.s, look.seat) if look.s.led[foe] else 0.0

    def bonus(self, look: Look, turns: int) -> float:
        return float(self.paid[look.s.counters[self.hideout + look.seat]])
