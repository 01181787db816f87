"""A game in the memory of the server: its table, those who are connected to it, and the order in which things happen.

Whatever changes the game happens under one lock: the table is changed, the change is written to the disk, and only then
anybody is told. So nobody ever sees what a crash could take back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass

from cadwallon import offers
from cadwallon.server import wire
from cadwallon.server.advice import Advice
from cadwallon.server.connection import Connection
from cadwallon.server.hush import Hush
from cadwallon.server.identity import WATCH, hashed, link
from cadwallon.server.messages import (
    Act,
    Hint,
    HostSeat,
    Look,
    Orders,
    Refused,
    Request,
    Route,
    Seats,
    Sit,
    Undo,
    Welcome,
)
from cadwallon.server.post import Post, routed
from cadwallon.server.store import KeptGame, Summary
from cadwallon.server.tools import Tools
from cadwallon.server.wire import encode
from cadwallon.table import Refusal, Table
from cadwallon.table.table import Answer

HISTORY = 60
SLICE = 0.001
"""Seconds for which the bots of one table decide in one go."""

MOST_ANSWERS = 20
"""Answers of bots that are written together."""

KEPT_FOR = 60.0
"""Seconds for which a game stays in memory at least: whoever has asked for it may still be on his way in."""

log = logging.getLogger("cadwallon")


@dataclass(slots=True)
class Holder:
    """Who holds a seat, and since when he is away."""

    device: int | None
    generation: int
    lost: float | None = None


class LiveGame:
    """One game and everybody who is connected to it."""

    def __init__(self, kept: KeptGame, table: Table, tools: Tools) -> None:
        self.kept = kept
        self.table = table
        self.tools = tools
        self.holders = [Holder(seat.device, seat.generation) for seat in kept.seats]
        self.connections: set[Connection] = set()
        self.broken = False
        """Something could not be written: this copy of the game is not to be trusted."""
        self.lock = asyncio.Lock()
        self.touched = tools.clock()
        """When somebody asked for it last."""
        self._post = Post(self)
        self._bots: asyncio.Task[None] | None = None
        self._hush = Hush(self, self._post)
        self._advice = Advice(self)

    # -- coming and going ------------------------------------------------------------------------
    async def enter(self, connection: Connection, may_watch: bool) -> None:
        """A browser comes: it is told what it may know."""
        await self._hush.calm()
        async with self.lock:
            if self.broken:
                raise Refusal("failed")
            self._assign(connection)
            if not (connection.seats or connection.host or may_watch):
                raise Refusal("token")
            self.connections.add(connection)
            changed = self._look_around()
            if self.table.state.over:
                await self._post.close_books()
            self._greet(connection)
            if changed:
                self.tell_seats(but=connection)
        self.go_on()

    def _greet(self, connection: Connection) -> None:
        """Tell a browser everything from the start: it has just come, or somebody else looks at its screen now."""
        connection.cursor = self.table.told
        connection.put(encode(self._welcome(connection)))
        self._post.send_table(connection)

    async def leave(self, connection: Connection) -> None:
        """A browser is gone."""
        await self._hush.calm()
        async with self.lock:
            self.connections.discard(connection)
            if self._look_around():
                self.tell_seats()

    def _assign(self, connection: Connection) -> None:
        connection.host = self.kept.host == connection.device
        connection.seats = tuple(
            seat
            for seat, holder in enumerate(self.holders)
            if holder.device == connection.device and self.table.chairs[seat].kind != "bot"
        )
        connection.sit()

    def _look_around(self) -> bool:
        """Note who is away; True if somebody has come or gone."""
        here = {connection.device for connection in self.connections}
        now = self.tools.clock()
        changed = False
        for holder in self.holders:
            is_here = holder.device in here
            if is_here == (holder.lost is not None):
                holder.lost = None if is_here else now
                changed = True
        return changed

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where."""
        for connection in self.connections:
            if connection is not but:
                connection.put(encode(Seats(seats=self._post.seats(connection), links=self.links(connection))))

    def links(self, connection: Connection) -> list[tuple[int, str]]:
        """The tokens of the seats' links, for the host."""
        if not connection.host:
            return []
        return [
            (seat, link(connection.secret, self.kept.id, seat, self.holders[seat].generation))
            for seat, chair in enumerate(self.table.chairs)
            if chair.kind == "link"
        ]

    def _welcome(self, connection: Connection) -> Welcome:
        kept, chance = self.kept, self.table.state.chance
        return Welcome(
            game=kept.id,
            adventure=kept.adventure,
            mode=kept.mode,
            inn=kept.inn,
            content=kept.fingerprint,
            commitment=str(getattr(chance, "commitment", "")),
            host=connection.host,
            seats=self._post.seats(connection),
            watch=link(connection.secret, kept.id, WATCH) if connection.host else None,
            links=self.links(connection),
            history=wire.told(self.table.news(0, HISTORY), connection.sits),
        )

    # -- requests --------------------------------------------------------------------------------
    async def handle(self, connection: Connection, request: Request) -> None:
        """Do what a browser asks for, or say why not."""
        if not self._post.asks_secretly(connection):
            await self._hush.calm()
        try:
            with self.tools.pace.first():
                async with self.lock:
                    if self.broken:
                        raise Refusal("failed")
                    await self._do(connection, request)
        except Refusal as refusal:
            at = self.table.at(connection.sits)
            connection.put(encode(Refused(why=refusal.why, facts=wire.facts_of(refusal.facts), at=at)))
        self.go_on()

    async def _do(self, connection: Connection, request: Request) -> None:
        match request:
            case Act():
                await self._act(connection, request)
            case Undo():
                await self._undo(connection, request)
            case Look():
                view = self.table.look(connection.seat, request.at, request.figure)
                found = offers.look(view, request.figure)
                connection.put(self._post.looked(request.at, request.figure, found))
            case Route():
                connection.put(routed(self.table.look(connection.seat, request.at, request.figure), request))
            case Hint():
                self._advice.begin(connection, connection.seat, request.at)
            case Orders():
                self.table.order(connection.seat, request.occasions, request.until)
                self._post.send_table(connection)
            case Sit():
                if request.seat is not None and request.seat not in connection.seats:
                    raise Refusal("seat")
                connection.sits = request.seat
                self._greet(connection)
            case HostSeat():
                await self._host(connection, request)

    async def _act(self, connection: Connection, request: Act) -> None:
        table = self.table
        first = table.decisions
        done = [table.answer(connection.seat, request.at, request.do, request.way)]
        self._hush.begin()
        # what is answered at once in secret is written together with it: it takes no longer than if nobody was asked
        done += table.play(MOST_ANSWERS, secretly=True)
        self._post.prepare()
        await self._write(
            self.tools.store.add_moves(self.kept.id, first, self._noted(done), self._summary(), urgent=True)
        )

    async def _undo(self, connection: Connection, request: Undo) -> None:
        gone = self.table.undo(connection.seat, request.at)
        self._post.prepare()
        await self._write(self.tools.store.undo(self.kept.id, self.table.decisions, gone, self._summary()))

    async def _write(self, writing: Awaitable[None]) -> None:
        """Nobody is told before it is on the disk. What cannot be written has not happened: all come back to it."""
        try:
            await writing
        except Exception:
            self._break()
            log.exception("game %s could not be written", self.kept.id)
            raise Refusal("failed") from None
        except BaseException:
            self._break()
            raise
        self._post.deliver()
        if self.table.state.over and self.connections:
            await self._post.close_books()
            self._post.prepare()
            self._post.deliver()

    def _break(self) -> None:
        self.broken = True
        for connection in self.connections:
            connection.close("failed")

    def _summary(self) -> Summary:
        state = self.table.state
        return Summary(self.tools.now(), state.round, state.turn, self.table.asked, state.over)

    # -- the host --------------------------------------------------------------------------------
    async def _host(self, connection: Connection, request: HostSeat) -> None:
        if not connection.host:
            raise Refusal("host")
        if not 0 <= request.seat < len(self.holders):
            raise Refusal("seat")
        match request.what:
            case "bot":
                await self._take_over(request.seat, request.bot or "")
            case "person":
                self.table.give_back(request.seat)
                await self.tools.store.change_seat(self.kept.id, request.seat, bot=None)
            case "revoke":
                await self._revoke(connection, request.seat)
            case _:
                raise Refusal("malformed")
        self.tell_seats()
        self._post.prepare()
        self._post.deliver()

    async def _take_over(self, seat: int, bot: str) -> None:
        try:
            self.table.take_over(seat, bot, self.tools.bot_seed())
        except LookupError:
            raise Refusal("bot") from None
        await self.tools.store.change_seat(self.kept.id, seat, bot=self.table.chairs[seat].bot)

    async def _revoke(self, connection: Connection, seat: int) -> None:
        """The link is worth nothing any more, nor what was taken by it; the host gets a new one."""
        if self.table.chairs[seat].kind != "link":
            raise Refusal("seat")
        holder = self.holders[seat]
        generation = holder.generation + 1
        token = hashed(link(connection.secret, self.kept.id, seat, generation))
        await self.tools.store.change_seat(self.kept.id, seat, token=token, generation=generation, device=None, name="")
        holder.device, holder.generation, holder.lost = None, generation, None
        self.table.chairs[seat].name = ""
        await self._reassign()

    async def _reassign(self) -> None:
        """Seats have changed hands: everybody gets what is his, and whoever has nothing left here has to go."""
        for connection in tuple(self.connections):
            before = connection.seats
            self._assign(connection)
            if connection.seats != before:
                connection.last = b""
                watches = await self.tools.store.watches(self.kept.id, connection.device)
                if not (connection.seats or connection.host or watches):
                    connection.put(encode(Refused(why="token")))
                    connection.close("token")

    async def bind(self, seat: int, device: int, name: str) -> None:
        """A browser takes the seat of a link."""
        await self._hush.calm()
        async with self.lock:
            holder = self.holders[seat]
            if holder.device is not None and holder.device != device:
                raise Refusal("taken")
            await self.tools.store.change_seat(self.kept.id, seat, device=device, name=name)
            holder.device = device
            self.table.chairs[seat].name = name
            await self._reassign()
            self._look_around()
            self.tell_seats()
            self._post.prepare()
            self._post.deliver()

    # -- bots ------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Let the bots play until a person must decide."""
        if self._bots is None and not self.table.waits and not self.broken:
            self._bots = asyncio.create_task(self._play(), name=f"bots of {self.kept.id}")
            self._bots.add_done_callback(self._rest)

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        if not task.cancelled() and task.exception() is not None:
            self._break()
            log.error("the bots of game %s failed", self.kept.id, exc_info=task.exception())

    async def _play(self) -> None:
        while not self.table.waits and not self.broken:
            await self._hush.calm()
            if self.table.thinks_slowly:
                await self._think()
            async with self.lock:
                first = self.table.decisions
                done = await self.tools.pace.run(self._slice)
                if done:
                    await self._write(
                        self.tools.store.add_moves(self.kept.id, first, done, self._summary(), urgent=False)
                    )

    def _slice(self) -> list[str]:
        """Some answers of bots, each with what is told of it."""
        end = self.tools.clock() + SLICE
        done: list[str] = []
        while len(done) < MOST_ANSWERS and self.tools.clock() < end:
            answers = self.table.play(1)
            if not answers:
                break
            done += self._noted(answers)
            self._hush.begin()
            self._post.prepare()
            if self._post.hushed:
                break
        return done

    def _noted(self, answers: Iterable[Answer]) -> list[str]:
        """The answers as they are written; for whom somebody else had to decide is noted in the server's log."""
        texts = []
        for seat, action, fault in answers:
            texts.append(action)
            if fault is not None:
                bot = self.table.chairs[seat].bot
                log.warning("game %s: the bot %s on seat %d was replaced (%s: %s)", self.kept.id, bot, seat, *fault)
        return texts

    async def _think(self) -> None:
        """A slow bot decides in another process, and is believed if the question is still the same."""
        async with self.lock:
            if not self.table.thinks_slowly:
                return
            question = self.table.question()
        chosen = await asyncio.get_running_loop().run_in_executor(self.tools.thinkers, question.choose)
        async with self.lock:
            if self.table.is_open(question):
                first = self.table.decisions
                done = self._noted([self.table.go_on(chosen)])
                self._hush.begin()
                self._post.prepare()
                await self._write(self.tools.store.add_moves(self.kept.id, first, done, self._summary(), urgent=True))

    async def stop(self) -> None:
        """Let go of everybody. What was told is on the disk already."""
        for connection in self.connections:
            connection.close("stop")
        tasks = [task for task in (self._bots, self._hush.task, *self._advice.tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """May it be forgotten until somebody asks for it?"""
        quiet = self.tools.clock() - self.touched > KEPT_FOR
        at_rest = self._bots is None and self._hush.task is None and not self.lock.locked()
        return quiet and not self.connections and at_rest
