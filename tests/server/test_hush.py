"""A pause betrays no hand: where somebody may be asked in secret, the others hear the same whether he is or not."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cadwallon.rules.state import State
from cadwallon.rules.windows import RivalWindow
from cadwallon.server.live import LiveGame
from cadwallon.sight import view
from tests.server.browser import GENEROUS, Browser, Line, running_server

pytestmark = pytest.mark.asyncio

HUSHED = dataclasses.replace(GENEROUS, hush=1.0)


class Gate:
    """Pauses that last until the test says so."""

    def __init__(self) -> None:
        self.begun = 0
        self._open = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        self.begun += 1
        self._open.clear()
        await self._open.wait()

    def open(self) -> None:
        self._open.set()


class Three:
    """Three people at three screens."""

    def __init__(self, live: LiveGame, lines: list[Line]) -> None:
        self.live = live
        self.lines = lines
        self.gate = Gate()
        live.tools = dataclasses.replace(live.tools, wait=self.gate.wait)

    @property
    def state(self) -> State:
        return self.live.table.state

    async def settle(self) -> list[int]:
        """What was asked for is done: read everything; how many messages each has had."""
        async with self.live.lock:
            pass
        while any(connection._waiting for connection in self.live.connections):
            await asyncio.sleep(0)
        for line in self.lines:
            await line.settle()
        return [len(line.got) for line in self.lines]

    async def until_quiet(self) -> None:
        """The pause is over, and everybody has been told."""
        while self.live._post.hushed:
            self.gate.open()
            await asyncio.sleep(0)
        await self.settle()

    async def reach(self, asked: bool, luck: random.Random) -> int:
        """Play until a walk begins at which a rival is asked, or none is although he holds cards; the walk is made."""
        while not self.state.over:
            mover = self.state.seat
            line = self.lines[mover]
            while line.table.get("asks") != mover or line.table["at"] != self.live.table.at(mover):
                await self.settle()
            offers = [offer["do"] for offer in line.table["offers"]]
            walks = [text for text in offers if text.startswith("move ")]
            text = luck.choice(walks or offers)
            await line.act(text)
            while self.live.table.at(mover) == line.table["at"]:
                await asyncio.sleep(0)
            if text in walks and self.live._post.hushed and self.live.table.asks_secretly == asked:
                return mover
            await self.until_quiet()
        raise AssertionError("there is such a walk in every game")


async def three(stack: AsyncExitStack, data: Path, seed: int) -> Three:
    address, server = await stack.enter_async_context(running_server(data, HUSHED))
    devices = [await stack.enter_async_context(Browser(address)) for _ in range(3)]
    game = await devices[0].new_game("here", "link", "link", seed=seed)
    for friend, (_, token) in zip(devices[1:], game["links"], strict=True):
        await friend.join(token)
    lines = [await stack.enter_async_context(device.at(game["id"])) for device in devices]
    for line in lines:
        await line.until("table")
    return Three(await server.house.game(game["id"]), lines)


async def test_nobody_hears_anything_while_a_rival_may_be_asked(tmp_path: Path) -> None:
    """Nobody holds a card: all the same nothing is told before the pause is over."""
    async with AsyncExitStack() as stack:
        game = await three(stack, tmp_path / "g.sqlite", seed=3)
        await game.settle()
        mover = await game.reach(asked=False, luck=random.Random(1))
        before = [len(line.got) for line in game.lines]
        assert await game.settle() == before
        # nor does who asks for something now learn more
        await game.lines[mover].send({"type": "orders", "occasions": []})
        assert await game.settle() == before
        await game.until_quiet()
        assert all(len(line.got) > number for line, number in zip(game.lines, before, strict=True))
        assert game.lines[mover].table["asks"] == mover


async def test_who_is_asked_answers_within_the_pause_and_nobody_can_tell(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        game = await three(stack, tmp_path / "g.sqlite", seed=3)
        mover = await game.reach(asked=True, luck=random.Random(1))
        asked = game.state.seat
        others = [seat for seat in range(3) if seat != asked]
        before = [len(line.got) for line in game.lines]
        now = await game.settle()
        assert now[asked] == before[asked] + 1, "he is asked at once"
        assert game.lines[asked].table["asks"] == asked
        assert [now[seat] for seat in others] == [before[seat] for seat in others]
        while isinstance(game.state.stack[-1], RivalWindow):
            line = game.lines[game.state.seat]
            await line.settle()
            at = game.live.table.at(game.state.seat)
            await line.act("pass")
            while game.live.table.at(line.table["seat"]) == at:
                await asyncio.sleep(0)
        assert game.state.seat == mover
        now = await game.settle()
        assert now[mover] == before[mover], "the walk is over, but the pause is not"
        await game.until_quiet()
        # one message, and no pause in it, as if nobody had been asked
        assert len(game.lines[mover].got) == before[mover] + 1
        assert game.lines[mover].table["asks"] == mover
        assert "pause" not in game.lines[mover].table["view"]


async def test_who_thinks_longer_is_seen_to_think(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        game = await three(stack, tmp_path / "g.sqlite", seed=3)
        mover = await game.reach(asked=True, luck=random.Random(1))
        await game.until_quiet()
        table = game.lines[mover].table
        assert table["view"]["pause"] == view(game.state, mover).pause == "rival_move_start"
        assert "decides" not in table["view"]


async def test_no_pause_where_nobody_looks_on(tmp_path: Path) -> None:
    """One person against bots, and three people at one screen: there is nobody to hide anything from."""
    async with running_server(tmp_path / "g.sqlite", HUSHED) as (address, server), Browser(address) as device:
        for kinds in (("here", "bot", "bot"), ("here", "here", "here")):
            game = await device.new_game(*kinds, seed=3)
            live = await server.house.game(game["id"])
            gate = Gate()
            live.tools = dataclasses.replace(live.tools, wait=gate.wait)
            luck = random.Random(1)
            async with device.at(game["id"]) as line:
                for _ in range(25):
                    asked = (await line.my_turn())["asks"]
                    if line.table["seat"] != asked:
                        await line.send({"type": "sit", "seat": asked})
                        await line.until("table", seat=asked)
                    await line.answer(luck.choice(line.table["offers"])["do"])
            assert gate.begun == 0
