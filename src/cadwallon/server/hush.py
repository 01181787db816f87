"""The same pause for all at every moment at which somebody may have been asked in secret.

Who is asked is told at once. The others hear nothing until the pause is over, whether anybody was asked or not, and
whether he has answered or not. If he still thinks then, they are told that somebody does.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cadwallon.server.live import LiveGame
    from cadwallon.server.post import Post


class Hush:
    """The pauses of one game."""

    def __init__(self, game: LiveGame, post: Post) -> None:
        self._game = game
        self._post = post
        self.task: asyncio.Task[None] | None = None
        """While one lasts."""

    def begin(self) -> None:
        """Somebody has just answered. If a person may be asked in secret now and others look on, the pause begins."""
        game = self._game
        people = [seat for seat in game.table.perhaps_asked if game.table.chairs[seat].person]
        seen = any(seat not in connection.seats for seat in people for connection in game.connections)
        if seen and game.tools.hush and self.task is None:
            self._post.hushed = True
            self.task = asyncio.create_task(self._keep(), name=f"hush in {game.kept.id}")

    async def _keep(self) -> None:
        game = self._game
        try:
            await game.tools.wait(game.tools.hush)
            async with game.lock:
                self._post.hushed = False
                if not game.broken:
                    self._post.prepare()
                    self._post.deliver()
        finally:
            self.task = None

    async def calm(self) -> None:
        """Wait until everybody may hear everything again."""
        if self.task is not None:
            await asyncio.wait([self.task])
