"""``python -m bench.server``: how long a move takes in a busy house.

A process of its own serves 200 tables at which bots play against bots without a pause, and think in that process, too.
It holds 1,000 open connections of spectators, and beside that plays with one person, whose browser is here: from the
moment his move is sent to the moment his new view is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bench.environments import here
from cadwallon.library import load_content
from cadwallon.players.bot import SLOW
from cadwallon.players.registry import find_player
from cadwallon.server.app import Server, make_app
from cadwallon.server.identity import new_secret
from cadwallon.server.limits import Limits
from cadwallon.server.rest import NewGame, SeatWish
from cadwallon.server.run import be_quick

TABLES, CONNECTIONS, MOVES, ADVENTURES = 200, 1_000, 400, 14
BOTS = ("random", "novice")
"""Quick ones, which ask most of the server, and the usual opponents. Stronger ones have processes of their own."""
PACE = 0.02
"""Seconds between the answer to a move and the next one."""

LIMITS = Limits(
    messages_per_second=10_000,
    messages_at_once=10_000,
    games_at_once=100_000,
    posts_per_second=10_000,
    posts_at_once=100_000,
    connections_per_device=10_000,
    games_in_memory=2_000,
)


# -- the house -----------------------------------------------------------------------------------
async def busy(server: Server, tables: int, bot: str, rates: list[float]) -> None:
    """Keep so many tables of bots playing, and note how many decisions they make in a second."""
    secret = new_secret()
    device = await server.house.new_device(secret)
    playing: list[str] = []
    decisions = 0
    began = time.perf_counter()
    for number in range(10**9):
        sheet = list(server.library.adventures)[number % ADVENTURES]
        gangs = list(server.library.gangs)[:4]
        seats = [SeatWish(gang=gang, kind="bot", bot=bot) for gang in gangs]
        made = await server.house.create(device, secret, NewGame(adventure=sheet, seats=seats))
        playing.append(made.id)
        while len(playing) >= tables:
            await asyncio.sleep(0.05)
            games = [await server.house.game(id_) for id_ in playing]
            done = [game for game in games if game.table.state.over]
            decisions += sum(game.table.decisions for game in done)
            playing = [game.kept.id for game in games if not game.table.state.over]
            rates.append(decisions / (time.perf_counter() - began))


async def house(tables: int, bot: str, folder: Path) -> None:
    """Serve until the other process goes away."""
    assert find_player(bot).pace.decision <= SLOW, f"{bot} thinks in another process"
    be_quick()
    app = make_app(folder / "games.sqlite", load_content(), limits=LIMITS)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", ws_per_message_deflate=False))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    rates = [0.0]
    bots = asyncio.create_task(busy(app.state.server, tables, bot, rates))
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    bots.cancel()
    await asyncio.gather(bots, return_exceptions=True)
    print(json.dumps({"bot_decisions_per_second": rates[-1]}), flush=True)
    server.should_exit = True
    await serving


# -- the person ----------------------------------------------------------------------------------
class Person:
    """A browser that plays, and looks at the clock."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60)
        self.sizes: list[int] = []

    async def new_game(self, adventure: str) -> str:
        gangs = list(load_content().gangs)[:2]
        seats = [{"gang": gangs[0], "kind": "here"}, {"gang": gangs[1], "kind": "bot", "bot": "random"}]
        answer = await self.http.post("/api/games", json={"adventure": adventure, "seats": seats})
        return str(answer.raise_for_status().json()["id"])

    def line(self, game: str) -> connect:
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"ws://{self.address}/ws/{game}"
        return connect(address, additional_headers={"Cookie": cookie}, compression=None, proxy=None, ping_interval=None)

    async def table(self, socket: ClientConnection) -> dict[str, Any]:
        """The next view."""
        while True:
            raw = await socket.recv()
            message: dict[str, Any] = json.loads(raw)
            if message["type"] == "table":
                self.sizes.append(len(raw))
                return message

    async def play(self, moves: int) -> list[float]:
        """Play so many moves; the milliseconds of each."""
        chance = random.Random(1)
        times: list[float] = []
        adventures = [sheet.id for sheet in load_content().adventures.values() if 2 in sheet.players]
        for number in range(10**6):
            async with self.line(await self.new_game(adventures[number % len(adventures)])) as socket:
                table = await self.table(socket)
                while not table["view"].get("over"):
                    if table.get("asks") is None:
                        table = await self.table(socket)
                        continue
                    action = chance.choice(table["offers"])["do"]
                    began = time.perf_counter()
                    await socket.send(json.dumps({"type": "act", "at": table["at"], "do": action}))
                    table = await self.table(socket)
                    times.append((time.perf_counter() - began) * 1000)
                    if len(times) == moves:
                        return times
                    await asyncio.sleep(PACE)
        return times


async def measure(port: int, connections: int, moves: int) -> dict[str, float]:
    person = Person(port)
    watched = [await person.new_game("adv_01") for _ in range(10)]
    began = time.perf_counter()
    lines = [await person.line(watched[number % len(watched)]) for number in range(connections)]
    opened = time.perf_counter() - began
    times = sorted(await person.play(moves))
    alive = sum([await _answers(line) for line in lines])
    for line in lines:
        await line.close()
    await person.http.aclose()
    return {
        "p50_ms": statistics.median(times),
        "p95_ms": times[int(len(times) * 0.95)],
        "longest_ms": times[-1],
        "bytes_per_move": statistics.mean(person.sizes),
        "longest_message": max(person.sizes),
        "connections": alive,
        "connections_per_second": connections / opened,
    }


async def _answers(line: ClientConnection) -> bool:
    """Is it still open at both ends?"""
    await asyncio.wait_for(await line.ping(), 30)
    return True


async def run(tables: int, connections: int, moves: int, bot: str = BOTS[0]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            str(here()), "-m", "bench.server", "--house", folder, "--tables", str(tables), "--bot", bot,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        port = int(await process.stdout.readline())
        figures = await measure(port, connections, moves)
        rest, _ = await process.communicate(b"")
    return {"tables": tables, **figures, **json.loads(rest.splitlines()[-1])}


def told(figures: dict[str, float], bot: str = BOTS[0]) -> str:
    """The figures in words."""
    return (
        f"{figures['tables']:.0f} tables of bots, {bot} ({figures['bot_decisions_per_second']:,.0f} decisions/s), and "
        f"{figures['connections']:,.0f} open connections in one process; a person's move, sent to view received:\n"
        f"  p50 {figures['p50_ms']:.1f} ms, p95 {figures['p95_ms']:.1f} ms (at most 50), "
        f"longest {figures['longest_ms']:.1f} ms\n"
        f"  {figures['bytes_per_move'] / 1000:.1f} kB a message, "
        f"the longest {figures['longest_message'] / 1000:.1f} kB (at most 12)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of bots ({TABLES})")
    parser.add_argument("--connections", type=int, default=CONNECTIONS, help=f"open connections ({CONNECTIONS})")
    parser.add_argument("--moves", type=int, default=MOVES, help=f"moves that are timed ({MOVES})")
    parser.add_argument("--bot", help=f"the kind of bots, of those that think in the server ({', '.join(BOTS)})")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--house", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.house:
        asyncio.run(house(given.tables, given.bot, given.house))
        return
    for bot in [given.bot] if given.bot else BOTS:
        figures = asyncio.run(run(given.tables, given.connections, given.moves, bot))
        print(json.dumps({"bot": bot, **figures}) if given.json else told(figures, bot))


if __name__ == "__main__":
    main()
