"""A table in the middle of a turn: somebody has seven action points, and the dice are written down."""

from __future__ import annotations

from cadwallon.rules.chance import ScriptedChance
from cadwallon.rules.ending import Ending
from cadwallon.rules.frames import Resolve, Use
from cadwallon.rules.rows import with_entry
from cadwallon.rules.turn import ACTIVATION, TURN
from tests.rules_koa.table import Table


class Played(Table):
    """The activation phase of the first player's turn."""

    def __init__(self, adventure: str, players: int = 3, dice: tuple[int, ...] = ()) -> None:
        super().__init__(adventure, players)
        s = self.s
        s.round, s.phase, s.ap = 1, ACTIVATION, 7
        s.stack = [TURN]
        self.dice(*dice)

    def dice(self, *dice: int) -> None:
        """The dice that will be rolled from now on."""
        self.s.chance, self.s.rolls = ScriptedChance(dice), 0

    def space(self, slug: str) -> int:
        return self.setting.terrain.index[slug]

    def put(self, figure: int, slug: str) -> int:
        self.s.put(figure, self.space(slug))
        return figure

    def activate(self, figure: int) -> list[str]:
        """What the player may do now that this character is active."""
        s = self.s
        s.active, s.moves, s.acts = figure, 1, 1
        s.done |= 1 << figure
        return self.run()

    def stair(self, *slugs: str) -> None:
        """Staircases face up."""
        for slug in slugs:
            room = self.space(slug)
            self.s.tokens = with_entry(self.s.tokens, room, self.setting.kit.staircase)
            self.s.stairs |= 1 << room

    def event(self, word: str, turn: int = 0) -> list[str]:
        """An event of the round track happens."""
        found = next(event for event in self.setting.adventure.track if event.id == word)
        self.s.turn = turn
        self.s.stack.append(Resolve(found.effects, Use(turn)))
        return self.run()

    def decider(self) -> int:
        return self.s.stack[-1].decider(self.s)

    def end(self) -> None:
        """The game is over; everything is settled."""
        self.s.stack[:] = [Ending()]
        self.run()
