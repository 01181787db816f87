"""What each browser at a game is told, and when.

Messages are prepared when something happens and delivered when it has been written to the disk. The mere number of
messages must not tell that somebody was asked in secret: whoever answers at once is not waited for in any message, and
a message that says nothing new is not sent.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from cadwallon import offers
from cadwallon.rules.errors import InvalidAction, NoWay
from cadwallon.server import wire
from cadwallon.server.connection import Connection
from cadwallon.server.messages import Looked, Result, Route, Routed, Score, Seat
from cadwallon.server.messages import Table as TableMessage
from cadwallon.server.wire import encode
from cadwallon.sight import View
from cadwallon.table import Refusal

if TYPE_CHECKING:
    from cadwallon.server.live import LiveGame

Looker = tuple[int | None, int | None]
"""Whose view, and which of the browser's seats must decide."""


LONGEST = 11_000
"""Bytes of a message without its events. What could be done at the end of a way is only a help: if a message gets too
long with it, it is left out."""


def _short(message: TableMessage | Looked, choices: tuple[offers.Offer, ...]) -> bytes:
    """The message, not too long."""
    body = encode(message)
    if len(body) <= LONGEST:
        return body
    return encode(msgspec.structs.replace(message, offers=wire.packed(choices, ahead=False)))


def routed(view: View, request: Route) -> bytes:
    """The way that was asked for, from what the seat knows."""
    at, via, do = request.at, request.via, request.do
    try:
        way = offers.way(view, via, do, request.figure)
    except NoWay as problem:
        return encode(Routed(at=at, via=via, do=do, fault=problem.space))
    except (InvalidAction, LookupError):
        raise Refusal("action") from None
    return encode(Routed(at=at, via=via, do=do, way=list(way)))


class Post:
    """The messages of one game."""

    def __init__(self, game: LiveGame) -> None:
        self._game = game
        self._prepared: list[tuple[Connection, bytes]] = []
        self._scores: list[Score] = []
        """Once they have been worked out."""
        self.hushed = False
        """Nothing is told now but to who is asked in secret."""

    # -- views -----------------------------------------------------------------------------------
    def prepare(self) -> None:
        """Make ready what everybody is told of what has just happened."""
        bodies: dict[Looker, bytes | None] = {}
        events: dict[tuple[int | None, int], bytes] = {}
        hidden = self._game.table.answers_at_once
        for connection in self._game.connections:
            looker = self._looker(connection)
            if self.hushed and not self.asks_secretly(connection):
                continue  # he is told all of it afterwards
            if looker not in bodies:
                bodies[looker] = self._body(*looker, hidden=hidden)
            body = bodies[looker]
            if body is None:
                continue
            asked = (connection.sits, connection.cursor)
            if asked not in events:
                events[asked] = self._events(*asked)
            if body == connection.last and events[asked] == b"[]":
                continue
            connection.cursor = self._game.table.told
            connection.last = body
            self._prepared.append((connection, wire.with_events(body, events[asked])))

    def deliver(self) -> None:
        """Send what was prepared: it is on the disk."""
        for connection, message in self._prepared:
            connection.put(message)
        self._prepared.clear()

    def send_table(self, connection: Connection) -> None:
        """Send one browser how the game stands."""
        seat, asks = self._looker(connection)
        body = self._body(seat, asks, hidden=False)
        if body is None:
            return
        events = self._events(seat, connection.cursor)
        connection.cursor = self._game.table.told
        connection.last = body
        connection.put(wire.with_events(body, events))

    def asks_secretly(self, connection: Connection) -> bool:
        """Must this browser answer what only it knows to be asked?"""
        return self._game.table.asks_secretly and self._looker(connection)[1] is not None

    def _looker(self, connection: Connection) -> Looker:
        table = self._game.table
        asked = table.asked if table.waits else None
        return connection.sits, asked if asked in connection.seats else None

    def _body(self, seat: int | None, asks: int | None, hidden: bool) -> bytes | None:
        """The message without events; None if it says that somebody is asked in secret who has no need to think."""
        table = self._game.table
        view = table.view(seat)
        if hidden and view.pause:
            return None
        choices = offers.offers(view) if asks == seat else ()
        return _short(
            TableMessage(
                at=table.at(seat),
                seat=seat,
                asks=asks,
                view=wire.plain_view(view),
                offers=wire.packed(choices),
                cards=[wire.card(found) for found in offers.cards(view)],
                intrigues=[wire.card(found) for found in offers.intrigues(view)],
                missions=[wire.pay(found) for found in offers.missions(view)],
                values=[wire.values(found) for found in offers.values(view)],
                undo=table.can_undo(seat),
                idle=list(offers.idle(view)) if asks == seat else [],
                orders=table.orders(seat),
                fight=wire.fight(offers.fight(view)),
                result=self._ending() if view.over else None,
            ),
            choices,
        )

    def looked(self, at: int, figure: str, choices: tuple[offers.Offer, ...]) -> bytes:
        """What a thief could do."""
        return _short(Looked(at=at, figure=figure, offers=wire.packed(choices)), choices)

    def _events(self, seat: int | None, since: int) -> bytes:
        return encode(wire.told(self._game.table.news(since), seat))

    def _ending(self) -> Result:
        """How it ended; the key of the dice is told now."""
        state = self._game.table.state
        key = getattr(state.chance, "key", b"")
        scores = self._scores or [Score(seat=seat, ducats=ducats) for seat, ducats in enumerate(state.scores)]
        return Result(
            winners=list(state.winners),
            scores=scores,
            commitment=str(getattr(state.chance, "commitment", "")),
            key=key.hex(),
            seed=self._game.kept.seed,
            decisions=self._game.table.decisions,
        )

    async def close_books(self) -> None:
        """Work out where all ducats came from: the game is played again for it, in a thread of its own."""
        if not self._scores:
            found = await asyncio.to_thread(offers.ledger, self._game.table.state)
            self._scores = [wire.score(entry) for entry in found]

    # -- seats -----------------------------------------------------------------------------------
    def seats(self, connection: Connection) -> list[Seat]:
        """Who sits where, as this browser sees it."""
        game = self._game
        now = game.tools.clock()
        decides = game.table.view(connection.sits).decides
        out: list[Seat] = []
        for number, (chair, holder) in enumerate(zip(game.table.chairs, game.holders, strict=True)):
            person = chair.kind != "bot"
            out.append(
                Seat(
                    seat=number,
                    gang=game.table.state.setting.gangs[number],
                    kind=chair.kind,
                    name=chair.name,
                    bot=chair.bot,
                    taken=not person or holder.device is not None,
                    online=not person or (holder.device is not None and holder.lost is None),
                    away=int(now - holder.lost) if person and holder.lost is not None and holder.device else 0,
                    mine=number in connection.seats,
                    thinking=decides == number,
                    limit=chair.limit,
                )
            )
        return out
