"""A browser's line to a game: what comes in is checked here, what goes out is only passed on."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cadwallon.server.connection import Connection
from cadwallon.server.guard import same_origin
from cadwallon.server.house import House
from cadwallon.server.identity import COOKIE, is_secret
from cadwallon.server.limits import Bucket
from cadwallon.server.live import LiveGame
from cadwallon.server.messages import Refused, Request
from cadwallon.server.wire import encode, facts_of
from cadwallon.table import Refusal

DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)

CLOSE = {
    "token": 4403,
    "origin": 4403,
    "game": 4404,
    "content": 4409,
    "many-messages": 1008,
    "many-connections": 1008,
    "failed": 1011,
    "stop": 1012,
    "slow": 1013,
}
"""With which code a socket is closed. Codes above 4000 are final: coming back would change nothing."""


LAST_WORDS = 2.0
"""Seconds for which a browser that is let go may still be told why."""


class Visit:
    """One socket from its first message to its last."""

    def __init__(self, house: House, socket: WebSocket) -> None:
        self._house = house
        self._socket = socket
        limits = house.limits
        self._bucket = Bucket(limits.messages_at_once, limits.messages_per_second, house.clock())
        self._refused = 0

    async def run(self, game: str) -> None:
        """Let the browser in, or say why not."""
        await self._socket.accept()
        try:
            live, connection, may_watch = await self._admit(game)
        except Refusal as refusal:
            await self._turn_away(refusal)
            return
        with self._house.counted(connection.device):
            await self._serve(live, connection, may_watch)

    async def _admit(self, game: str) -> tuple[LiveGame, Connection, bool]:
        socket, house = self._socket, self._house
        if not same_origin(socket):
            raise Refusal("origin")
        secret = socket.cookies.get(COOKIE)
        device = await house.device(secret) if secret is not None and is_secret(secret) else None
        if secret is None or device is None:
            raise Refusal("token")
        if house.connections_of(device) >= house.limits.connections_per_device:
            raise Refusal("many-connections")
        live = await house.game(game)
        if not await house.belongs(live, device):
            raise Refusal("token")
        connection = Connection(device, secret, house.limits.waiting_messages)
        return live, connection, await house.store.watches(game, device)

    async def _turn_away(self, refusal: Refusal) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            message = Refused(why=refusal.why, facts=facts_of(refusal.facts))
            await self._socket.send_text(encode(message).decode())
            await self._socket.close(CLOSE[refusal.why], refusal.why)

    async def _serve(self, live: LiveGame, connection: Connection, may_watch: bool) -> None:
        sender = asyncio.create_task(self._send(connection))
        try:
            await live.enter(connection, may_watch)
            await self._listen(live, connection)
        except Refusal as refusal:
            connection.put(encode(Refused(why=refusal.why)))
            connection.close(refusal.why)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if connection.closing is not None:
                await asyncio.wait([sender], timeout=LAST_WORDS)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            await live.leave(connection)

    async def _send(self, connection: Connection) -> None:
        while True:
            message = await connection.take()
            if message is None:
                why = connection.closing or "stop"
                await self._socket.close(CLOSE[why], why)
                return
            await self._socket.send_text(message.decode())

    async def _listen(self, live: LiveGame, connection: Connection) -> None:
        while connection.closing is None:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            try:
                request = self._read(event.get("text"))
            except Refusal as refusal:
                self._refused += 1
                connection.put(encode(Refused(why=refusal.why)))
                if self._refused > self._house.limits.messages_too_many:
                    connection.close("many-messages")
                continue
            self._refused = 0
            await live.handle(connection, request)

    def _read(self, text: str | None) -> Request:
        if not self._bucket.take(self._house.clock()):
            raise Refusal("many-messages")
        if text is None:
            raise Refusal("malformed")
        if len(text) > self._house.limits.message:
            raise Refusal("size")
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("malformed") from None
