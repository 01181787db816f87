"""Adventures 4, The King of Ashes, and 11, Stones upon the Stair: zombies rise, walk and lie down again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, asks_alone
from cadwallon.rules.militia import Patrol, can_move
from cadwallon.rules.setting import THIEF, UNPLACED
from cadwallon.rules.tokens import MOVE, PUT, REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State

QUIET = 2
"""A zombie rises where no thief is within so many spaces."""


def graves(s: State) -> list[int]:
    """Free street spaces with no thief near."""
    setting = s.setting
    distance = setting.terrain.distance
    thieves = [p for f, p in enumerate(s.position) if p >= 0 and setting.species[f] == THIEF]
    return [
        street
        for street in setting.terrain.streets
        if s.occupant[street] < 0 and all(distance[p][street] > QUIET for p in thieves)
    ]


def stairheads(s: State) -> list[int]:
    """Rooms with an open staircase; where a figure is in the room, free spaces beside it that are no gates."""
    terrain, occupant, stairs = s.setting.terrain, s.occupant, s.stairs
    spaces: set[int] = set()
    for room in terrain.rooms:
        if stairs >> room & 1:
            if occupant[room] < 0:
                spaces.add(room)
            else:
                spaces.update([v for v in terrain.near[room] if occupant[v] < 0 and not terrain.is_gate[v]])
    return sorted(spaces)


class Rising(NamedTuple):
    """The player whose turn begins must put a zombie on the board."""

    seat: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        setting, position = s.setting, s.position
        if UNPLACED not in [position[zombie] for zombie in setting.zombies]:
            return []
        # out of graves in the old city, up the stairs where there are catacombs
        spaces = stairheads(s) if setting.below else graves(s)
        return [setting.rise[space] for space in spaces]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        zombie = next(z for z in s.setting.zombies if s.position[z] == UNPLACED)
        s.put(zombie, action.a)
        s.tell(log, "rise", figure=s.name(zombie), space=s.slug(action.a), seat=self.seat)


@asks_alone
class Shambling(NamedTuple):
    """He may move one zombie of his choice."""

    seat: int
    steps: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        setting, position = s.setting, s.position
        out = [setting.shamble[z] for z in setting.zombies if position[z] >= 0 and can_move(s, z, self.seat)]
        return [*out, setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        if action.verb == "shamble":
            s.stack.append(Patrol(action.a, self.steps, self.seat))


def _rise(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Rising(use.seat))


def _shamble(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Shambling(use.seat, e.number("n")))


def _lie_down(s: State, use: Use, e: Effect, log: Log | None) -> None:
    zombies = [use.loser] if e.word("from") == "loser" else [z for z in s.setting.zombies if s.position[z] >= 0]
    for zombie in zombies:
        s.put(zombie, UNPLACED)
        s.tell(log, "lie_down", figure=s.name(zombie))


PUT["zombie"] = _rise
MOVE["zombie"] = _shamble
REMOVE["zombie"] = _lie_down
