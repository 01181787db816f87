"""Ladders for tests: set-ups, and games without anybody playing them."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.lab.ladder.lines import PAIRS, Setup, Slot, lines_of, slots, task_of
from cadwallon.lab.ladder.match import Game, Match
from cadwallon.lab.ladder.store import Ladder
from cadwallon.lab.ladder.times import Times
from cadwallon.library import load_content

GANGS = tuple(load_content().gangs)
SAME = ("random", "RANDOM")
"""Two names of one player, known in every process."""


def setup(
    bots: tuple[str, ...] = SAME,
    players: int = 2,
    versus: str = PAIRS,
    adventures: tuple[str, ...] = ("adv_01",),
    **more: object,
) -> Setup:
    facts = {"lines": lines_of(bots, players, versus), "gangs": GANGS, "seed": 5, **more}
    return Setup(bots=bots, players=players, versus=versus, adventures=adventures, **facts)  # type: ignore[arg-type]


def invented(what: Setup, deals: int, winners: Callable[[Slot, tuple[str, ...]], tuple[int, ...]]) -> Ladder:
    """A ladder whose games were won by whom ``winners`` says, from the slot and the bots on their seats."""
    ladder = Ladder(what)
    for slot in slots(what, deals):
        one = task_of(what, slot)
        each = range(what.players)
        won = winners(slot, one.bots)
        game = Game(
            *slot,
            one.seed,
            one.bots,
            one.gangs,
            tuple(10 if seat in won else 4 for seat in each),
            won,
            tuple(4 for _ in each),
            tuple(0 if seat in won else 1 for seat in each),
            tuple(50 for _ in each),
            tuple(0 for _ in each),
            7,
        )
        ladder.add(Match(game, {bot: Times({10: 50}, 0.001) for bot in one.bots}, {}))
    return ladder


def seat_of(bot: str) -> Callable[[Slot, tuple[str, ...]], tuple[int, ...]]:
    """Always won by this bot, or by whoever sits first where it does not play."""
    return lambda slot, bots: (bots.index(bot) if bot in bots else 0,)
