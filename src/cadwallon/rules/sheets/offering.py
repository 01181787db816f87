"""Adventures 10 and 13: treasures given up one by one, at the Altar or on the pyre."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.catacombs import burn_gems
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Resolve, Use
from cadwallon.rules.loads import destroy
from cadwallon.rules.tokens import REMOVE

if TYPE_CHECKING:
    from cadwallon.rules.state import State


class Offering(NamedTuple):
    """The thief gives up treasures of his player's choice, at least one; at the Altar relics, and his magic gems."""

    figure: int
    altar: bool
    given: tuple[int, ...] = ()
    """Kinds given up so far; the effects that follow count them."""

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        setting = s.setting
        kinds = sorted(set(s.loads[self.figure]))
        if self.altar:
            out = [setting.action("offer", kind) for kind in kinds if kind in setting.relic_kinds]
            if setting.magic_gem in kinds:
                out.append(setting.action("pray"))
        else:
            out = [setting.action("burn", kind) for kind in kinds]
        return [*out, setting.action("done")] if out and self.given else out

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        effects = s.stack[-1]
        if not isinstance(effects, Resolve):
            raise AssertionError("treasures are given up for something")
        s.stack[-1] = effects._replace(use=effects.use._replace(given=self.given))

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        match action.verb:
            case "done":
                self.skip(s, log)
            case "pray":
                burn_gems(s, self.decider(s), self.figure, log)
            case _:
                destroy(s, self.figure, action.a)
                s.stack[-1] = self._replace(given=(*self.given, action.a))
                s.tell(log, "offered", figure=s.name(self.figure), kind=s.setting.kinds[action.a])


def _give_relics(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """As many as the player likes (adventure 10), or a price in relics that are all alike (adventure 14)."""
    if e.word("n") == "any":
        s.stack.append(Offering(use.figure, True))
        return
    relic = s.setting.kind_index["relic"]
    for _ in range(e.number("n")):
        destroy(s, use.figure, relic)
        s.tell(log, "spent", figure=s.name(use.figure), kind="relic")


def _burn(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Offering(use.figure, False))


REMOVE["relic"] = _give_relics
REMOVE["treasure"] = _burn
