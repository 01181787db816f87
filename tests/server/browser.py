"""A browser for tests: a cookie jar, posts, and sockets that remember all bytes they were sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cadwallon.library import Library, load_content
from cadwallon.server.app import Server, make_app
from cadwallon.server.limits import Limits
from cadwallon.server.run import LARGEST_MESSAGE
from cadwallon.server.static import Static

Data = dict[str, Any]

PATIENCE = 30.0
"""Seconds that a test waits for an answer before it fails."""

GENEROUS = Limits(
    messages_per_second=100_000,
    messages_at_once=100_000,
    games_at_once=10_000,
    posts_at_once=10_000,
    posts_per_second=10_000,
    connections_per_device=10_000,
    hush=0,
)
"""For tests that play faster than people."""


@asynccontextmanager
async def running(
    data: Path,
    limits: Limits = GENEROUS,
    library: Library | None = None,
    packs: Sequence[Path] = (),
    static: Static | None = None,
) -> AsyncIterator[str]:
    """A real server on a free port; its address without ``http://``."""
    async with running_server(data, limits, library, packs, static) as (address, _):
        yield address


@asynccontextmanager
async def running_server(
    data: Path,
    limits: Limits = GENEROUS,
    library: Library | None = None,
    packs: Sequence[Path] = (),
    static: Static | None = None,
) -> AsyncIterator[tuple[str, Server]]:
    """The same for tests that compare what is sent with what is true."""
    app = make_app(data, library or load_content(), packs, limits, static)
    config = uvicorn.Config(
        app,
        port=0,
        log_level="error",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app.state.server
    finally:
        server.should_exit = True
        await serving


class Browser:
    """One device."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, e: BaseException | None, t: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Data:
        answer = await self.http.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        found: Data = answer.json()
        return found

    async def post(self, path: str, body: object, status: int = 200, **headers: str) -> Data:
        answer = await self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        found: Data = answer.json()
        return found

    async def new_game(self, *kinds: str, adventure: str = "adv_01", **more: object) -> Data:
        """A game of these seats: ``here``, ``link`` or ``bot``."""
        seats = [
            {"gang": gang, "kind": kind, **({"bot": "random"} if kind == "bot" else {})}
            for gang, kind in zip(load_content().gangs, kinds, strict=False)
        ]
        return await self.post("/api/games", {"adventure": adventure, "seats": seats, **more}, 201)

    async def join(self, token: str, name: str = "") -> Data:
        return await self.post("/api/join", {"token": token, "name": name})

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @asynccontextmanager
    async def at(self, game: str, **headers: str) -> AsyncIterator[Line]:
        """A socket of this browser to a game."""
        sent = {"Cookie": self.cookie(), **headers} if self.cookie() else headers
        async with connect(
            f"ws://{self.address}/ws/{game}", additional_headers=sent, compression=None, max_size=None, proxy=None
        ) as socket:
            yield Line(socket)


class Line:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[bytes] = []
        """Everything that came, byte by byte."""
        self.table: Data = {}
        self.welcome: Data = {}
        self.seats: list[Data] = []

    async def next(self) -> Data:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.got.append(bytes(raw))
        message: Data = json.loads(raw)
        match message["type"]:
            case "table":
                self.table = message
            case "welcome":
                self.welcome = message
                self.seats = message["seats"]
            case "seats":
                self.seats = message["seats"]
        return message

    async def until(self, kind: str, **wanted: object) -> Data:
        """The next message of this kind with these values."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message

    async def settle(self) -> None:
        """Read everything that has been sent so far."""
        await asyncio.wait_for(await self.socket.ping(), PATIENCE)
        while True:
            try:
                await asyncio.wait_for(self.next(), 0.002)
            except TimeoutError:
                return

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def act(self, do: str, at: int | None = None) -> None:
        await self.send({"type": "act", "at": self.table["at"] if at is None else at, "do": do})

    async def my_turn(self) -> Data:
        """Wait until this browser must decide (or the game is over)."""
        while not self.table or (self.table.get("asks") is None and not self.table["view"].get("over")):
            await self.next()
        return self.table

    async def answer(self, do: str) -> Data:
        """Answer and wait for the view that follows."""
        await self.act(do)
        return await self.until("table")

    async def closed(self) -> tuple[int, str]:
        """Read on until the server closes; code and reason."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return (end.rcvd.code, end.rcvd.reason) if end.rcvd is not None else (0, "")
