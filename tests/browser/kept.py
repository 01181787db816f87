"""Games put straight into the store, so that a test begins in the very moment it is about."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from cadwallon import State, load_content
from cadwallon.server.identity import COOKIE, WATCH, hashed, link, new_game_id, new_secret
from cadwallon.server.store import KeptGame, KeptSeat, Store, Summary


@dataclass(frozen=True)
class Kept:
    """A game in the store, and the secret of the browser that hosts it."""

    id: str
    secret: str

    @property
    def path(self) -> str:
        return f"/game/{self.id}"

    def link(self, seat: int) -> str:
        return f"/join/{link(self.secret, self.id, seat)}"

    @property
    def watch(self) -> str:
        return f"/join/{link(self.secret, self.id, WATCH)}"

    def give_to(self, context: BrowserContext, address: str) -> None:
        """Make this browser the one that hosts the game."""
        context.add_cookies([{"name": COOKIE, "value": self.secret, "url": address}])


def keep(
    data: Path,
    state: State,
    seed: int,
    moves: Sequence[str],
    kinds: Sequence[str],
    names: Sequence[str] = (),
    secret: str | None = None,
    bot: str = "random",
) -> Kept:
    """Put a game into the store of a server, running or not: its set-up, its answers so far, who sits where.

    ``state`` is the game after those answers; ``kinds`` says ``here``, ``link`` or ``bot`` for each seat, and ``bot``
    which bots they are.
    """
    kept = Kept(new_game_id(), secret or new_secret())
    _wait(_keep(data, kept, state, seed, moves, kinds, names or [""] * len(kinds), bot))
    return kept


async def _keep(
    data: Path,
    kept: Kept,
    state: State,
    seed: int,
    moves: Sequence[str],
    kinds: Sequence[str],
    names: Sequence[str],
    bot: str,
) -> None:
    store = await Store.open(data)
    try:
        now = int(time.time())
        device = await store.device(hashed(kept.secret)) or await store.add_device(hashed(kept.secret), now)
        setting = state.setting
        game = KeptGame(
            id=kept.id,
            host=device,
            adventure=setting.adventure.id,
            mode=setting.mode,
            inn=setting.inn,
            fingerprint=load_content().fingerprint,
            key=None,
            seed=seed,
            watch=hashed(link(kept.secret, kept.id, WATCH)),
            seats=tuple(
                KeptSeat(
                    seat=seat,
                    gang=state.table[seat],
                    kind=kind,
                    bot=bot if kind == "bot" else None,
                    name=names[seat],
                    token=hashed(link(kept.secret, kept.id, seat)),
                    generation=0,
                    device=device if kind == "here" else None,
                )
                for seat, kind in enumerate(kinds)
            ),
            summary=Summary(now, state.round, state.turn, None if state.over else state.seat, state.over),
        )
        await store.add_game(game)
        if moves:
            await store.add_moves(kept.id, 0, moves, game.summary, urgent=True)
    finally:
        await store.close()


def _wait(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end. Playwright keeps a loop of its own in this thread, so another thread does it."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work)
        except BaseException as problem:
            failed.append(problem)

    thread = threading.Thread(target=run, name=f"store {secrets.token_hex(2)}")
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
