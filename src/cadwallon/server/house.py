"""All games of a server: those in memory, and those that wait in the store until somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from cadwallon.game import named_adventure, new_game
from cadwallon.library import Library
from cadwallon.players import FALLBACK, find_player, known_players
from cadwallon.players.hosts import close_hosts
from cadwallon.record import record
from cadwallon.rules.engine import apply
from cadwallon.rules.errors import SetupError
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.server.identity import WATCH, checked_name, hashed, link, new_game_id
from cadwallon.server.limits import Buckets, Limits
from cadwallon.server.live import LiveGame
from cadwallon.server.messages import Seat
from cadwallon.server.pace import Pace
from cadwallon.server.rest import BotEntry, GameLine, Made, Me, NewGame, SeatWish
from cadwallon.server.store import KeptGame, KeptSeat, Store, Summary
from cadwallon.server.tools import Tools
from cadwallon.table import Chair, Refusal, Table
from cadwallon.table.chairs import BOT, KINDS

KNOWN_DEVICES = 10_000

THINKERS = 64
"""Slow bots that are waited for at the same time."""

AT_ONCE = 40
"""Answers played again in one go while a game is loaded; then the others have their turn."""

log = logging.getLogger("cadwallon")


class House:
    """The games, the store they are kept in, and the content they are played with."""

    def __init__(
        self,
        store: Store,
        library: Library,
        version: str,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.library = library
        self.version = version
        self.limits = limits
        self.clock = clock
        self._now = now
        self._thinkers = ThreadPoolExecutor(THINKERS, "thinker")
        hints = Buckets(limits.hints_at_once, limits.hints_per_minute / 60)
        self._tools = Tools(
            store, Pace(clock), clock, self.now, lambda: secrets.randbits(63), self._thinkers, hints, limits.hush
        )
        self._games: OrderedDict[str, LiveGame] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        self._devices: dict[bytes, int] = {}
        self._connections: Counter[int] = Counter()
        self._waking: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, data: Path, library: Library, version: str, limits: Limits) -> House:
        """Open the store, and let the games go on in which a bot is to decide."""
        house = cls(await Store.open(data), library, version, limits)
        house._waking = asyncio.create_task(house._wake(), name="wake")
        return house

    async def close(self) -> None:
        """Let go of everybody."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(game.stop() for game in self._games.values()))
        await asyncio.to_thread(close_hosts)
        self._thinkers.shutdown(cancel_futures=True)
        await self.store.close()

    def now(self) -> int:
        """Seconds of the calendar."""
        return int(self._now())

    # -- browsers ------------------------------------------------------------------------------
    async def device(self, secret: str) -> int | None:
        """The number of a browser that was here before."""
        hash_ = hashed(secret)
        if hash_ not in self._devices:
            found = await self.store.device(hash_)
            if found is None:
                return None
            if len(self._devices) > KNOWN_DEVICES:
                self._devices.clear()
            self._devices[hash_] = found
        return self._devices[hash_]

    async def new_device(self, secret: str) -> int:
        """Note a browser that is new here."""
        return await self.store.add_device(hashed(secret), self.now())

    def connections_of(self, device: int) -> int:
        """How many sockets it has open."""
        return self._connections[device]

    @contextmanager
    def counted(self, device: int) -> Iterator[None]:
        """While this lasts it has one more."""
        self._connections[device] += 1
        try:
            yield
        finally:
            self._connections[device] -= 1
            if not self._connections[device]:
                del self._connections[device]

    # -- new games -----------------------------------------------------------------------------
    async def create(self, device: int, secret: str, wish: NewGame, guests: Sequence[int | None] = ()) -> Made:
        """Set up a game; ``guests`` are browsers that hold the seats of links from the start."""
        seats = [self._checked(seat) for seat in wish.seats]
        game, key = new_game_id(), None if wish.seed is not None else secrets.token_bytes(32)
        try:
            sheet = named_adventure(self.library, wish.adventure)
            gangs = [seat.gang for seat in seats]
            state, events = await self._set_up(sheet.id, gangs, wish.mode, wish.inn, wish.seed, key)
        except SetupError as problem:
            raise Refusal("setup", reason=str(problem)) from None
        kept = KeptGame(
            id=game,
            host=device,
            adventure=sheet.id,
            mode=state.setting.mode,
            inn=wish.inn,
            fingerprint=self.library.fingerprint,
            key=key,
            seed=wish.seed,
            watch=hashed(link(secret, game, WATCH)),
            seats=tuple(
                KeptSeat(
                    seat=number,
                    gang=state.table[number],
                    kind=seat.kind,
                    bot=seat.bot,
                    name=seat.name,
                    token=hashed(link(secret, game, number)),
                    generation=0,
                    device=device if seat.kind == "here" else guests[number] if guests else None,
                )
                for number, seat in enumerate(seats)
            ),
            summary=Summary(self.now(), state.round, state.turn, None if state.over else state.seat, state.over),
        )
        await self.store.add_game(kept)
        self._keep(self._live(kept, state, events)).go_on()
        links = [(number, link(secret, game, number)) for number, seat in enumerate(seats) if seat.kind == "link"]
        return Made(id=game, links=links, watch=link(secret, game, WATCH))

    async def _set_up(
        self, adventure: str, gangs: Sequence[str], mode: str | None, inn: bool, seed: int | None, key: bytes | None
    ) -> tuple[State, list[Event]]:
        """The game before its first decision. The first one at such a table takes a moment: others need not wait."""
        events: list[Event] = []

        def begin() -> State:
            return new_game(
                adventure, gangs=gangs, mode=mode, inn=inn, seed=seed, key=key, content=self.library, log=events.append
            )

        return await asyncio.to_thread(begin), events

    def _checked(self, seat: SeatWish) -> SeatWish:
        if seat.kind not in KINDS:
            raise Refusal("malformed")
        bot = None
        if seat.kind == BOT:
            bot = (seat.bot or "").strip().lower()
            try:
                find_player(bot)
            except LookupError:
                raise Refusal("bot") from None
        return SeatWish(gang=seat.gang, kind=seat.kind, bot=bot, name=checked_name(seat.name))

    async def again(self, device: int, secret: str, game: str) -> Made:
        """A new game with the seats of a finished one."""
        live = await self.game(game)
        kept = live.kept
        if kept.host != device:
            raise Refusal("host")
        if not live.table.state.over:
            raise Refusal("not-over")
        seats = [
            SeatWish(gang=chair.gang, kind=chair.kind, bot=chair.bot if chair.kind == BOT else None, name=chair.name)
            for chair in live.table.chairs
        ]
        wish = NewGame(adventure=kept.adventure, seats=seats, mode=kept.mode, inn=kept.inn)
        return await self.create(device, secret, wish, [holder.device for holder in live.holders])

    async def join(self, game: str, seat: int | None, device: int, name: str) -> None:
        """A browser comes by a link: to a seat, or to watch."""
        live = await self.game(game)
        if seat is None:
            await self.store.add_watcher(game, device)
        elif live.table.chairs[seat].kind != "link":
            raise Refusal("token")
        else:
            await live.bind(seat, device, name)

    # -- games that are there -------------------------------------------------------------------
    async def game(self, game: str) -> LiveGame:
        """A game, from memory or from the store."""
        found = self._games.get(game)
        if found is not None and not found.broken:
            self._games.move_to_end(game)
            found.touched = self.clock()
            return found
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game), name=f"load {game}")
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: str) -> LiveGame:
        kept = await self.store.load(game)
        if kept is None:
            raise Refusal("game")
        if kept.fingerprint != self.library.fingerprint:
            raise Refusal("content")
        gangs = [seat.gang for seat in kept.seats]
        state, events = await self._set_up(kept.adventure, gangs, kept.mode, kept.inn, kept.seed, kept.key)
        answers = [0] * len(kept.seats)
        for number, action in enumerate(kept.moves):
            answers[state.seat] += 1
            apply(state, action, events.append)
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        live = self._keep(self._live(kept, state, events, answers))
        live.go_on()
        return live

    def _live(self, kept: KeptGame, state: State, events: list[Event], answers: list[int] | None = None) -> LiveGame:
        chairs = []
        for seat in kept.seats:
            chair = Chair(seat.gang, seat.kind, name=seat.name, undone=seat.undone)
            chair.answers = answers[seat.seat] if answers else 0
            chair.seat_bot(self._bot_of(kept.id, seat), self._tools.bot_seed())
            chairs.append(chair)
        return LiveGame(kept, Table(state, chairs, events, kept.undos), self._tools)

    def _bot_of(self, game: str, seat: KeptSeat) -> str | None:
        """The bot of a seat, or another one if there is none of this kind any more."""
        if seat.bot is None:
            return None
        try:
            return find_player(seat.bot).name
        except LookupError as problem:
            log.warning("game %s: %s plays on seat %d, for %s", game, FALLBACK, seat.seat, problem)
            return FALLBACK

    def _keep(self, game: LiveGame) -> LiveGame:
        """Remember it; those that nobody has looked at for the longest are left to the store."""
        self._games[game.kept.id] = game
        self._games.move_to_end(game.kept.id)
        if len(self._games) > self.limits.games_in_memory:
            for id_ in [id_ for id_, other in self._games.items() if other.idle and other is not game][:16]:
                self._games.pop(id_).table.stand_up()
        return game

    async def _wake(self) -> None:
        """After a start: games in which a bot is to decide go on, whether anybody looks or not."""
        for game in await self.store.waiting_for_bots():
            try:
                await self.game(game)
            except Refusal as refusal:
                log.info("game %s stays as it is: %s", game, refusal.why)
            except Exception:
                log.exception("game %s cannot be loaded", game)

    # -- for one browser -------------------------------------------------------------------------
    async def me(self, device: int | None) -> Me:
        """What this browser has here."""
        kept = [] if device is None else await self.store.games_of(device)
        return Me(
            games=[self._line(game, device) for game in kept if device is not None],
            bots=[BotEntry(id=name) for name in known_players()],
            version=self.version,
        )

    def _line(self, kept: KeptGame, device: int) -> GameLine:
        mine = [seat.seat for seat in kept.seats if seat.device == device and seat.kind != BOT]
        summary = kept.summary
        sheet = self.library.adventures.get(kept.adventure)
        return GameLine(
            id=kept.id,
            adventure=kept.adventure,
            mode=kept.mode,
            round=summary.round,
            rounds=sheet.rounds if sheet is not None else 0,
            seats=[
                Seat(
                    seat=seat.seat,
                    gang=seat.gang,
                    kind=seat.kind,
                    name=seat.name,
                    bot=seat.bot,
                    taken=seat.kind == BOT or seat.device is not None,
                    mine=seat.seat in mine,
                )
                for seat in kept.seats
            ],
            mine=mine,
            turn=None if summary.over else summary.turn,
            asks=summary.asked in [seat for seat in mine if kept.seats[seat].bot is None],
            over=summary.over,
            at=datetime.fromtimestamp(summary.changed, UTC).isoformat(),
            host=kept.host == device,
            playable=kept.fingerprint == self.library.fingerprint,
        )

    async def record(self, game: str, device: int) -> str:
        """The record of a finished game, for those who were there."""
        live = await self.game(game)
        if not await self.belongs(live, device):
            raise Refusal("token")
        if not live.table.state.over:
            raise Refusal("not-over")
        return record(live.table.state)

    async def belongs(self, live: LiveGame, device: int) -> bool:
        """Does the browser host, play or watch this game?"""
        if live.kept.host == device or any(holder.device == device for holder in live.holders):
            return True
        return await self.store.watches(live.kept.id, device)
