"""Hints for people, thought of in another process while everybody plays on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from cadwallon.players.hosts import hosts
from cadwallon.server.connection import Connection
from cadwallon.server.messages import Hints, Refused, Suggested
from cadwallon.server.wire import encode
from cadwallon.table import Refusal

if TYPE_CHECKING:
    from cadwallon.players.hints import Suggestion
    from cadwallon.server.live import LiveGame
    from cadwallon.sight import View

SECONDS = 1.5
"""For which a hint is thought about."""

log = logging.getLogger("cadwallon")


class Advice:
    """The hints of one game, one at a time for each seat."""

    def __init__(self, game: LiveGame) -> None:
        self._game = game
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def tasks(self) -> Iterable[asyncio.Task[None]]:
        """While some are thought about."""
        return tuple(self._thinking.values())

    def begin(self, connection: Connection, seat: int, at: int) -> None:
        """The person of this seat would like a hint for decision number ``at``."""
        view = self._game.table.look(seat, at)
        if seat in self._thinking:
            raise Refusal("hint")
        if not self._game.tools.hints.take(connection.device, self._game.tools.clock()):
            raise Refusal("many-hints")
        task = asyncio.create_task(self._think(connection, seat, at, view), name=f"hint in {self._game.kept.id}")
        self._thinking[seat] = task
        task.add_done_callback(lambda _: self._thinking.pop(seat))

    async def _think(self, connection: Connection, seat: int, at: int, view: View) -> None:
        loop, table = asyncio.get_running_loop(), self._game.table
        try:
            found = await loop.run_in_executor(self._game.tools.thinkers, partial(hosts().suggest, view, SECONDS))
        except Exception:
            log.exception("a hint in game %s failed", self._game.kept.id)
            connection.put(encode(Refused(why="failed", at=at)))
            return
        # somebody else may sit at that screen by now, and the decision may be made
        if connection.sits == seat and table.asked == seat and table.at(seat) == at:
            connection.put(encode(Hints(at=at, hints=[suggested(one) for one in found])))


def suggested(found: Suggestion) -> Suggested:
    """A hint as it is sent."""
    return Suggested(
        do=found.action.text,
        steps=[step.text for step in found.steps[1:]],
        ducats=round(found.ducats, 1),
        gain=round(found.gain, 1),
        wins=round(100 * found.wins),
        why=found.why,
        facts=dict(found.facts),
    )
