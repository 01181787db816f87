"""``kill -9`` at any moment: every move that was acknowledged is there, and all games go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cadwallon import new_game
from cadwallon.rules.engine import apply
from tests.server.browser import Browser, Data, Line

pytestmark = pytest.mark.asyncio

KILLS = 4 * int(os.environ.get("CADWALLON_SOAK", "1"))


@asynccontextmanager
async def process(data: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The real command, as people start it."""
    command = ("-c", "from cadwallon.cli import main; main()", "serve", "--port", "0", "--data", str(data))
    server = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    line = (await asyncio.wait_for(server.stdout.readline(), 60)).decode()
    assert "http://" in line, (line, server.stderr and await server.stderr.read())
    try:
        yield server, line.split("http://")[1].split()[0]
    finally:
        if server.returncode is None:
            server.kill()
        await server.communicate()


async def play(line: Line, chance: random.Random, acknowledged: list[int]) -> None:
    """Play until the line breaks; note the number of the decision after every acknowledged move."""
    try:
        while True:
            table = await line.my_turn()
            acknowledged.append(table["at"])
            if table["view"].get("over"):
                return
            await line.answer(chance.choice(table["offers"])["do"])
            acknowledged.append(line.table["at"])
            if table.get("undo") == "yes" and chance.random() < 0.2 and line.table.get("undo") == "yes":
                await line.send({"type": "undo", "at": line.table["at"]})
                await line.until("table")
                acknowledged.append(line.table["at"])
    except ConnectionClosed:
        return


def kept(data: Path, game: str) -> list[str]:
    with sqlite3.connect(data) as store:
        rows = store.execute("SELECT n, action FROM moves WHERE game = ? ORDER BY n", (game,)).fetchall()
    assert [n for n, _ in rows] == list(range(len(rows))), "no gap"
    return [action for _, action in rows]


async def test_kill_at_any_moment(tmp_path: Path) -> None:
    data = tmp_path / "games.sqlite"
    chance = random.Random(4)
    games: list[Data] = []
    cookies = None
    acknowledged: dict[str, list[int]] = {}
    for _ in range(KILLS):
        async with process(data) as (server, address), Browser(address) as device:
            if cookies is not None:
                device.http.cookies = cookies
            if not games:
                games = [await device.new_game("here", "bot", "bot", adventure=f"adv_{n:02}", seed=n) for n in (1, 9)]
                games.append(await device.new_game("bot", "bot", "bot", "bot", seed=1))
                acknowledged = {game["id"]: [] for game in games[:2]}
            cookies = device.http.cookies
            lines = {game["id"]: device.at(game["id"]) for game in games[:2]}
            async with asyncio.timeout(60):
                opened = {id_: await line.__aenter__() for id_, line in lines.items()}
                for id_, line in opened.items():
                    await line.until("table")
                    seen = acknowledged[id_]
                    if seen:
                        assert line.table["at"] >= max(seen), "a move that was acknowledged is not there"
                        assert line.table["at"] <= max(seen) + 2, "only the one under way may be there, too"
                playing = [asyncio.create_task(play(line, chance, acknowledged[id_])) for id_, line in opened.items()]
                await asyncio.sleep(0.3 + chance.random() * 0.7)
                server.send_signal(signal.SIGKILL)
                await server.wait()
                await asyncio.gather(*playing)
                for line_ in lines.values():
                    await line_.__aexit__(None, None, None)
    assert all(len(seen) > 4 * KILLS for seen in acknowledged.values())
    for game, adventure, seed in zip(games, ("adv_01", "adv_09", "adv_01"), (1, 9, 1), strict=True):
        moves = kept(data, game["id"])
        state = new_game(adventure, players=4 if game is games[2] else 3, seed=seed)
        for action in moves:
            apply(state, action)
    async with process(data) as (_, address), Browser(address) as device:
        assert cookies is not None
        device.http.cookies = cookies
        async with asyncio.timeout(60), device.at(games[2]["id"]) as line:
            while not line.table.get("view", {}).get("over"):
                await line.next()


async def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    data = tmp_path / "games.sqlite"
    async with process(data):
        second = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "from cadwallon.cli import main; main()", "serve", "--port", "0", "--data", str(data),
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, complaint = await asyncio.wait_for(second.communicate(), 60)
        assert second.returncode == 1
        assert b"another server is using" in complaint
        assert b"Traceback" not in complaint


async def test_it_stops_when_asked_to(tmp_path: Path) -> None:
    async with process(tmp_path / "games.sqlite") as (server, address), Browser(address) as device:
        game = await device.new_game("here", "bot")
        async with device.at(game["id"]) as line:
            await line.until("table")
            server.send_signal(signal.SIGINT)
            assert (await line.closed())[0] in (1012, 1001)
        await asyncio.wait_for(server.wait(), 20)
        assert server.stderr is not None
        assert b"Traceback" not in await server.stderr.read()
