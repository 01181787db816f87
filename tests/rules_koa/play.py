"""A game in the middle of a turn: nobody on the board but the watch and the Cyclops, dice written down beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.rules.chance import ScriptedChance
from cadwallon.rules.ending import finish_game
from cadwallon.rules.engine import apply, settle
from cadwallon.rules.turn import ACTIVATION, ROUND_START, TURN, TURN_START
from tests.rules_koa.table import Table


class Play(Table):
    """The first seat's activation phase in round 1; things are arranged by the names of figures, spaces and kinds."""

    def __init__(
        self, adventure: str, players: int = 2, dice: Sequence[int] = (), gangs: tuple[str, ...] = ()
    ) -> None:
        super().__init__(adventure, players, gangs=gangs)
        s = self.s
        s.chance = ScriptedChance(dice)
        s.round, s.phase, s.ap = 1, ACTIVATION, 7
        s.stack = [TURN]
        for figure in self.setting.militia:
            s.put(figure, self.setting.terrain.role[self.setting.figures[figure].start])
        s.put(self.setting.cyclops, self.setting.terrain.lair)

    def figure(self, name: str) -> int:
        return self.setting.figure_index[name]

    def space(self, slug: str) -> int:
        return self.setting.terrain.index[slug]

    def kind(self, name: str) -> int:
        return self.setting.kind_index[name]

    def put(self, name: str, slug: str, *load: str) -> int:
        """Set a figure on a space with a load."""
        figure = self.figure(name)
        self.s.put(figure, self.space(slug))
        self.carry(figure, *load)
        return figure

    def out(self, name: str, *load: str) -> int:
        """A figure has left with a load."""
        figure = self.figure(name)
        self.leave(figure)
        self.carry(figure, *load)
        return figure

    def lay(self, slug: str, *kinds: str) -> None:
        """Chests in a room that show their treasure."""
        self.s.chests[self.space(slug)] = tuple(sorted(self.kind(kind) * 2 for kind in kinds))

    def load(self, name: str) -> list[str]:
        return [self.setting.kinds[kind] for kind in self.s.loads[self.figure(name)]]

    def where(self, name: str) -> str:
        return self.s.slug(self.s.position[self.figure(name)])

    def boxed(self, kind: str) -> int:
        return self.s.box[self.kind(kind)]

    def legal(self) -> list[str]:
        settle(self.s, self.log)
        return [action.text for action in self.s.legal]

    def act(self, *texts: str) -> list[str]:
        """Take these actions one after the other; what can be done then."""
        for text in texts:
            settle(self.s, self.log)
            apply(self.s, text, self.log)
        return self.legal()

    def begin_turn(self, seat: int = 0) -> list[str]:
        self.s.turn, self.s.phase = seat, TURN_START
        return self.legal()

    def begin_round(self, number: int) -> list[str]:
        self.s.round, self.s.phase = number - 1, ROUND_START
        return self.legal()

    def finish(self) -> None:
        finish_game(self.s, self.log)
        settle(self.s, self.log)
