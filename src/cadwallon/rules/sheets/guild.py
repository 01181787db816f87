"""Adventure 3, Night of the Long Cutlasses: what the Guild of Jewelers takes, and what it is paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, custom
from cadwallon.rules.loads import destroy, lay_token

if TYPE_CHECKING:
    from cadwallon.rules.state import State

FOR_A_GEM, FOR_LOOT, FROM_EMPTY, FOR_GEM_LEFT = 3, 1, 2, 2


class Recovery(NamedTuple):
    """The Guild takes a gem, or names other loot to be laid down, or takes ducats: the first that applies."""

    loser: int

    def decider(self, s: State) -> int:
        return s.setting.guild

    def options(self, s: State) -> list[Action]:
        kinds = sorted(set(s.loads[self.loser]))
        gems = [kind for kind in kinds if kind in s.setting.gem_kinds]
        return [s.setting.action("take", kind) for kind in gems or kinds]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        loser = s.setting.owner[self.loser]
        paid = s.hand_over(loser, s.setting.guild, FROM_EMPTY)
        s.tell(log, "steal_ducats", seat=s.setting.guild, loser=loser, ducats=paid)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        gem = action.a in s.setting.gem_kinds
        paid = FOR_A_GEM if gem else FOR_LOOT
        s.earn(s.setting.guild, paid)
        s.tell(log, "recovered", figure=s.name(self.loser), kind=s.setting.kinds[action.a], ducats=paid)
        if gem:
            destroy(s, self.loser, action.a)
        else:
            s.stack.append(LayDown(self.loser, action.a))


class LayDown(NamedTuple):
    """The beaten thief's player lays the treasure chest side up in a free room."""

    figure: int
    kind: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        rooms = s.setting.terrain.rooms
        empty = [room for room in rooms if not s.chests[room]]
        free = [room for room in empty if s.occupant[room] < 0]
        return [s.setting.action("drop", self.kind, room) for room in free or empty or rooms]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        load = list(s.loads[self.figure])
        load.remove(self.kind)
        s.loads[self.figure] = tuple(load)
        lay_token(s, action.b, self.kind, True)
        s.tell(log, "drop", figure=s.name(self.figure), kind=s.setting.kinds[self.kind], room=s.slug(action.b))


@custom("guild_spoils")
def _guild_spoils(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Recovery(use.loser))


@custom("guild_end_gems")
def _guild_end_gems(s: State, use: Use, e: Effect, log: Log | None) -> None:
    gems = s.setting.gem_kinds
    lying = sum(token >> 1 in gems for tokens in s.chests for token in tokens)
    carried = sum(kind in gems for f, load in enumerate(s.loads) if s.position[f] >= 0 for kind in load)
    paid = FOR_GEM_LEFT * (lying + carried)
    s.earn(s.setting.guild, paid)
    s.tell(log, "gems_left", seat=s.setting.guild, gems=lying + carried, ducats=paid)
