"""K-7, K-9, M-8: how characters get into the Prison."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .deeds import deed
from .events import Log

if TYPE_CHECKING:
    from .state import State


def jail(s: State, figure: int, by: int, log: Log | None) -> None:
    """A character is put in the Prison with all it carries; ``by`` is the seat that did it, -1 for nobody."""
    s.put(figure, s.setting.prison)
    s.tell(log, "jailed", figure=s.name(figure))
    deed(s, "jailed", by, log, foe=figure)


class Jail(NamedTuple):
    """The loser of a fight goes to prison, after the winner has taken his spoils."""

    figure: int
    by: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        if s.position[self.figure] >= 0:
            jail(s, self.figure, self.by, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("nobody is asked about prison")
