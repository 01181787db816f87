"""Playing what a ladder still lacks, on one core or on all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cadwallon.lab.ladder.lines import Slot, slots
from cadwallon.lab.ladder.match import Match, play_slot
from cadwallon.lab.ladder.store import Ladder
from cadwallon.lab.pool import spread


def missing(ladder: Ladder, deals: int) -> list[Slot]:
    """The games that are not played yet, in their order."""
    return [slot for slot in slots(ladder.setup, deals) if slot not in ladder.games]


def climb(ladder: Ladder, deals: int, jobs: int, keep: Callable[[], None], tick: Callable[[], None]) -> bool:
    """Play what is missing; was it played to the end? ``keep`` is called whenever there is something new to be kept.

    A game is the portion of a process: those of slow bots take minutes, and an interrupt loses only those in work.
    """
    todo = missing(ladder, deals)
    if not todo:
        return True

    def take(at: int, match: Match) -> None:
        ladder.add(match)
        keep()

    work = partial(play_slot, ladder.setup)
    try:
        spread(work, todo, min(jobs, len(todo)), take, lambda match: tick(), patient=False)
    except KeyboardInterrupt:
        return False
    return True
