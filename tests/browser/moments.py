"""Moments that several tests and the pictures begin with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count

from playwright.sync_api import BrowserContext

from cadwallon import apply
from cadwallon.rules.fight import Fight
from tests.browser.kept import Kept, keep
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec, played


@cache
def first(spec: Spec, fits: Callable[[Moment], bool]) -> Moment:
    """The first moment like this, in games from the seed of ``spec`` on."""
    for seed in count(spec.seed):
        for moment in played(Spec(spec.adventure, spec.mode, spec.players, spec.inn, seed)):
            if fits(moment):
                return moment
    raise AssertionError("there is always another game")


@dataclass(frozen=True)
class Asks:
    """Is this asked, after so many answers or later?"""

    question: str
    after: int = 0

    def __call__(self, moment: Moment) -> bool:
        return moment.question == self.question and len(moment.moves) >= self.after


def put(
    server: Server, context: BrowserContext, moment: Moment, kinds: list[str] | None = None, bot: str = "random"
) -> Kept:
    """The moment as a game of this browser."""
    kept = keep(server.data, moment.state(), moment.spec.seed, moment.moves, kinds or moment.kinds(), bot=bot)
    kept.give_to(context, server.address)
    return kept


def rich_turn(moment: Moment) -> bool:
    """Nobody has been activated yet, the game is under way, and a card of the hand can be played."""
    return moment.question == "turn" and len(moment.moves) > 60 and {"activate", "end", "play"} <= moment.verbs


def deciding_fight(moment: Moment) -> bool:
    """The dice have fallen, and there is more than one answer."""
    if moment.question != "fight" or len(moment.verbs) < 2:
        return False
    top = moment.state().stack[-1]
    return isinstance(top, Fight) and all(top.dice)


def in_own_turn(server: Server, context: BrowserContext) -> Kept:
    return put(server, context, first(Spec(1, "base", 2, False, 3), rich_turn))


def in_a_fight(server: Server, context: BrowserContext) -> Kept:
    return put(server, context, first(Spec(1, "base", 2, False, 3), deciding_fight))


def over(server: Server, context: BrowserContext, spec: Spec | None = None) -> Kept:
    """A game that has just ended; this browser's player had the first seat."""
    spec = spec or Spec(1, "base", 2, False, 3)
    *_, last = played(spec)
    state = last.state()
    action = state.legal[0]
    apply(state, action)
    moves = [*last.moves, action.text]
    while not state.over:
        moves.append(state.legal[0].text)
        apply(state, state.legal[0])
    kinds = ["here", *["bot"] * (spec.players - 1)]
    kept = keep(server.data, state, spec.seed, moves, kinds, ["You", "Vesper", "Marek", "Ana"][: spec.players])
    kept.give_to(context, server.address)
    return kept
