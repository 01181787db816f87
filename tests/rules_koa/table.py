"""A table without a game around it: three gangs, everybody off the board, and a few ways to arrange things."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cadwallon import State, load_content
from cadwallon.rules.actions import Action
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.deeds import deed, gain_card
from cadwallon.rules.events import Event
from cadwallon.rules.frames import ASKING_ALONE
from cadwallon.rules.setting import OUTSIDE
from cadwallon.rules.tables import setting_of
from cadwallon.rules.turn import expansion_options

LIBRARY = load_content()


class Table:
    """A state and what was told about it."""

    def __init__(
        self, adventure: str = "adv_09", players: int = 3, mode: str = "expansion", gangs: tuple[str, ...] = ()
    ) -> None:
        table = gangs or tuple(LIBRARY.gangs)[:players]
        self.s = State(setting_of(LIBRARY, LIBRARY.adventures[adventure], table, mode=mode), SeededChance(1))
        self.setting = self.s.setting
        self.s.deck = tuple(range(10))
        self.events: list[Event] = []
        self.log: Callable[[Event], None] = self.events.append

    def card(self, slug: str) -> int:
        return self.setting.kit.intrigue_index[slug]

    def hold(self, *slugs: str, seat: int = 0) -> None:
        for slug in slugs:
            gain_card(self.s, seat, self.card(slug))

    def lay_deck(self, *cards: int) -> None:
        self.s.intrigue_deck = cards

    def thief(self, seat: int, number: int) -> int:
        return self.setting.crew[seat][number]

    def place(self, role: str) -> int:
        return self.setting.terrain.role[role]

    def stand(self, figure: int, role: str) -> None:
        self.s.put(figure, self.place(role))

    def carry(self, figure: int, *kinds: str) -> None:
        self.s.loads[figure] = tuple(sorted(self.setting.kind_index[kind] for kind in kinds))

    def leave(self, *figures: int) -> None:
        for figure in figures:
            self.s.put(figure, OUTSIDE)

    def run(self) -> list[str]:
        """Carry out what is on the stack; the texts of the first real question, if there is one."""
        s = self.s
        while s.stack:
            frame = s.stack[-1]
            options = frame.options(s)
            if len(options) > 1 or (options and type(frame) in ASKING_ALONE):
                return [action.text for action in options]
            if options:
                frame.answer(s, options[0], self.log)
            else:
                frame.skip(s, self.log)
        return []

    def say(self, text: str) -> list[str]:
        """Answer the question with one of its texts, and go on to the next."""
        frame = self.s.stack[-1]
        frame.answer(self.s, next(a for a in frame.options(self.s) if a.text == text), self.log)
        return self.run()

    def told(self, name: str) -> list[dict[str, object]]:
        return [dict(event.facts) for event in self.events if event.name == name]

    def purse(self, seat: int = 0) -> tuple[int, int, int]:
        """Ducats, experience and Arcana cards."""
        return self.s.ducats[seat], self.s.xp[seat], len(self.s.hands[seat])


class Did(NamedTuple):
    """A deed in words: whose, by which of his thieves, to which figure, where."""

    name: str
    seat: int = 0
    thief: int = 0
    foe: tuple[int, int] | str = (1, 0)
    place: str = ""
    n: int = 0

    def at(self, t: Table) -> None:
        setting = t.setting
        if isinstance(self.foe, tuple):
            foe = t.thief(*self.foe)
        else:
            foe = setting.cyclops if self.foe == "cyclops" else setting.militia[0]
        space = t.place(self.place) if self.place else -1
        figure = t.thief(self.seat, self.thief) if self.seat >= 0 else -1
        deed(t.s, self.name, self.seat, t.log, figure=figure, foe=foe, space=space, n=self.n)


Arrange = Callable[[Table], None]
"""A change of the table."""


def stand(thief: int, role: str, *load: str, seat: int = 0) -> Arrange:
    def arrange(t: Table) -> None:
        t.stand(t.thief(seat, thief), role)
        t.carry(t.thief(seat, thief), *load)

    return arrange


def together(*parts: Arrange) -> Arrange:
    def arrange(t: Table) -> None:
        for part in parts:
            part(t)

    return arrange


def offers(t: Table) -> list[str]:
    out: list[Action] = []
    expansion_options(t.s, out)
    return [action.text for action in out if action.verb in ("intrigue", "fulfil")]
