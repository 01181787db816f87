"""Reading and writing games. What a method has written is on the disk when it returns."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cadwallon.server.store.kept import KeptGame, KeptSeat, Summary
from cadwallon.server.store.schema import REVISION, devices, games, moves, seats, watchers
from cadwallon.server.store.writer import CHANGING, Job, Row, Writer


class StoreError(Exception):
    """The file cannot be used; the text says why."""


class Store:
    """All games of one server."""

    def __init__(self, engine: AsyncEngine, writing: sa.Engine) -> None:
        self._engine = engine
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, make it if it is not there, and bring it up to this version."""
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(engine.sync_engine, "connect", _prepare)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            async with engine.begin() as connection:
                await connection.run_sync(_bring_up)
        except (OSError, sa.exc.SQLAlchemyError) as problem:
            await engine.dispose()
            reason = getattr(problem, "orig", None) or problem
            raise StoreError(f"the games in {path} cannot be opened: {reason}") from problem
        except StoreError as problem:
            await engine.dispose()
            raise StoreError(f"the games in {path} cannot be opened: {problem}") from problem
        writing = sa.create_engine(f"sqlite:///{path}")
        event.listen(writing, "connect", _prepare)
        return cls(engine, writing)

    async def close(self) -> None:
        """Write what is left and close the file."""
        await self._writer.close()
        await self._engine.dispose()

    # -- devices -------------------------------------------------------------------------------
    async def device(self, hashed: bytes) -> int | None:
        """The number of a device by the hash of its secret."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(sa.select(devices.c.id).where(devices.c.hash == hashed))
        return int(found) if found is not None else None

    async def add_device(self, hashed: bytes, now: int) -> int:
        """Note a new device."""
        await self._writer.write(Job(statements=[sa.insert(devices).values(hash=hashed, made=now)], urgent=True))
        number = await self.device(hashed)
        if number is None:
            raise StoreError("a device that was written is not there")
        return number

    # -- games ---------------------------------------------------------------------------------
    async def add_game(self, game: KeptGame) -> None:
        """Keep a new game."""
        summary = game.summary
        row = {
            "id": game.id,
            "host": game.host,
            "adventure": game.adventure,
            "mode": game.mode,
            "inn": game.inn,
            "fingerprint": game.fingerprint,
            "key": game.key,
            "seed": None if game.seed is None else str(game.seed),
            "watch": game.watch,
            "made": summary.changed,
            "undos": game.undos,
            **_of(summary),
        }
        seat_rows = [
            {name: getattr(seat, name) for name in KeptSeat.__slots__} | {"game": game.id} for seat in game.seats
        ]
        await self._writer.write(
            Job(statements=[sa.insert(games).values(row), sa.insert(seats).values(seat_rows)], urgent=True)
        )

    async def load(self, game: str) -> KeptGame | None:
        """A whole game with its answers."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(games).where(games.c.id == game))).mappings().first()
            if row is None:
                return None
            chairs = await connection.execute(sa.select(seats).where(seats.c.game == game).order_by(seats.c.seat))
            found = tuple(_seat(chair) for chair in chairs.mappings())
            done = await connection.scalars(sa.select(moves.c.action).where(moves.c.game == game).order_by(moves.c.n))
            return _game(row, found, tuple(done))

    async def games_of(self, device: int, most: int = 100) -> list[KeptGame]:
        """The games that a device hosts, plays in or watches, without their answers, the newest first."""
        mine = sa.union(
            sa.select(games.c.id).where(games.c.host == device),
            sa.select(seats.c.game).where(seats.c.device == device),
            sa.select(watchers.c.game).where(watchers.c.device == device),
        ).scalar_subquery()
        wanted = sa.select(games).where(games.c.id.in_(mine)).order_by(games.c.changed.desc(), games.c.id).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
            ids = [row["id"] for row in rows]
            chairs = await connection.execute(
                sa.select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.seat)
            )
            by_game: dict[str, list[KeptSeat]] = {id_: [] for id_ in ids}
            for chair in chairs.mappings():
                by_game[chair["game"]].append(_seat(chair))
        return [_game(row, tuple(by_game[row["id"]])) for row in rows]

    async def waiting_for_bots(self) -> list[str]:
        """Unfinished games in which a bot must decide: they go on by themselves."""
        turn = sa.and_(seats.c.game == games.c.id, seats.c.seat == games.c.asked)
        wanted = sa.select(games.c.id).join(seats, turn).where(~games.c.over, seats.c.bot.is_not(None))
        async with self._engine.connect() as connection:
            return [str(id_) for id_ in await connection.scalars(wanted.order_by(games.c.changed.desc()))]

    async def add_moves(self, game: str, first: int, actions: Sequence[str], summary: Summary, urgent: bool) -> None:
        """Keep answers; ``first`` is the number of the first of them."""
        rows: list[Row] = [[game, first + i, text] for i, text in enumerate(actions)]
        await self._writer.write(Job(rows=rows, summary=_new(game, summary), urgent=urgent))

    async def undo(self, game: str, keep: int, gone: Iterable[int], summary: Summary) -> None:
        """Forget the answers from number ``keep`` on; ``gone`` are the seats that had given them."""
        statements: list[sa.Executable] = [
            sa.delete(moves).where(moves.c.game == game, moves.c.n >= keep),
            sa.update(games).where(games.c.id == game).values(undos=games.c.undos + 1),
            *(
                sa.update(seats).where(seats.c.game == game, seats.c.seat == seat).values(undone=seats.c.undone + 1)
                for seat in gone
            ),
        ]
        await self._writer.write(Job(statements=statements, summary=_new(game, summary), urgent=True))

    # -- seats and spectators --------------------------------------------------------------------
    async def by_token(self, hashed: bytes) -> tuple[str, int | None] | None:
        """The game and seat (None: as a spectator) of a link."""
        async with self._engine.connect() as connection:
            chair = (
                await connection.execute(sa.select(seats.c.game, seats.c.seat).where(seats.c.token == hashed))
            ).first()
            if chair is not None:
                return str(chair.game), int(chair.seat)
            game = await connection.scalar(sa.select(games.c.id).where(games.c.watch == hashed))
        return (str(game), None) if game is not None else None

    async def change_seat(self, game: str, seat: int, **values: object) -> None:
        """Write down who sits there now."""
        change = sa.update(seats).where(seats.c.game == game, seats.c.seat == seat).values(**values)
        await self._writer.write(Job(statements=[change], urgent=True))

    async def add_watcher(self, game: str, device: int) -> None:
        """The device may watch this game."""
        if not await self.watches(game, device):
            row = sa.insert(watchers).values(game=game, device=device)
            await self._writer.write(Job(statements=[row], urgent=True))

    async def watches(self, game: str, device: int) -> bool:
        """May the device watch this game?"""
        wanted = sa.select(watchers.c.game).where(watchers.c.game == game, watchers.c.device == device)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted) is not None


def _bring_up(connection: sa.Connection) -> None:
    """Make it a store of this version. What does that takes its time to import, and is seldom needed."""
    version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String))
    if sa.inspect(connection).has_table(version.name) and connection.scalar(sa.select(version)) == REVISION:
        return
    from alembic.util import CommandError

    from cadwallon.server.store.migrations import upgrade

    try:
        upgrade(connection)
    except CommandError as problem:
        raise StoreError("they were kept by another version of the game") from problem


def _prepare(connection: Any, record: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    cursor: sqlite3.Cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _of(summary: Summary) -> dict[str, object]:
    return {name: getattr(summary, name) for name in Summary.__slots__}


def _new(game: str, summary: Summary) -> Row:
    return [game, *(getattr(summary, name) for name in CHANGING)]


def _seat(row: sa.RowMapping) -> KeptSeat:
    return KeptSeat(**{name: row[name] for name in KeptSeat.__slots__})


def _game(row: sa.RowMapping, chairs: tuple[KeptSeat, ...], done: tuple[str, ...] = ()) -> KeptGame:
    return KeptGame(
        **{name: row[name] for name in ("id", "host", "adventure", "mode", "inn", "fingerprint", "key", "watch")},
        seed=None if row["seed"] is None else int(row["seed"]),
        seats=chairs,
        summary=Summary(**{name: row[name] for name in Summary.__slots__}),
        undos=row["undos"],
        moves=done,
    )
