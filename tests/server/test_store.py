"""Games on the disk: migrations, what is kept, what is written together."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from cadwallon.server.identity import hashed, new_secret
from cadwallon.server.store import KeptGame, KeptSeat, Store, StoreError, Summary
from cadwallon.server.store.migrations import config_for, downgrade, upgrade
from cadwallon.server.store.schema import REVISION, metadata

pytestmark = pytest.mark.asyncio


def some_game(id_: str, host: int, moves: tuple[str, ...] = ()) -> KeptGame:
    seats = tuple(
        KeptSeat(seat, gang, "here", None, "", hashed(new_secret()), 0, host)
        for seat, gang in enumerate(("executioners", "nocturnis"))
    )
    summary = Summary(changed=1, round=0, turn=0, asked=0, over=False)
    return KeptGame(
        id_, host, "adv_01", "base", False, "f" * 16, b"k" * 32, None, hashed(new_secret()), seats, summary, 0, moves
    )


async def test_migrations_lead_to_the_tables_of_this_version_and_back(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'g.sqlite'}")
    with engine.begin() as connection:
        upgrade(connection)
        assert set(sa.inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        script = ScriptDirectory.from_config(config_for(connection))
        assert script.get_current_head() == REVISION
    with engine.begin() as connection:
        downgrade(connection, "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


async def test_what_is_written_is_read(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "deep" / "down" / "g.sqlite")
    host = await store.add_device(b"1" * 32, 5)
    assert await store.device(b"1" * 32) == host
    assert await store.device(b"2" * 32) is None
    game = some_game("one", host)
    await store.add_game(game)
    assert await store.load("one") == game
    assert await store.load("two") is None
    later = Summary(changed=9, round=1, turn=1, asked=1, over=False)
    await store.add_moves("one", 0, ["deploy leona lamp-gate", "pass"], later, urgent=True)
    await store.add_moves("one", 2, ["end"], later, urgent=False)
    kept = await store.load("one")
    assert kept is not None
    assert kept.moves == ("deploy leona lamp-gate", "pass", "end")
    assert kept.summary == later
    await store.undo("one", 1, [0, 1], later)
    kept = await store.load("one")
    assert kept is not None
    assert (kept.moves, kept.undos) == (("deploy leona lamp-gate",), 1)
    assert [seat.undone for seat in kept.seats] == [1, 1]
    await store.close()
    store = await Store.open(tmp_path / "deep" / "down" / "g.sqlite")
    assert await store.load("one") == kept
    assert [found.id for found in await store.games_of(host)] == ["one"]
    await store.close()


async def test_tokens_lead_to_seats(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "g.sqlite")
    host, guest = await store.add_device(b"1" * 32, 5), await store.add_device(b"2" * 32, 5)
    game = some_game("one", host)
    await store.add_game(game)
    assert await store.by_token(game.seats[1].token) == ("one", 1)
    assert await store.by_token(game.watch) == ("one", None)
    assert await store.by_token(b"3" * 32) is None
    assert await store.games_of(guest) == []
    await store.add_watcher("one", guest)
    await store.add_watcher("one", guest)
    assert await store.watches("one", guest)
    assert [found.id for found in await store.games_of(guest)] == ["one"]
    await store.change_seat("one", 1, bot="random")
    assert await store.waiting_for_bots() == []
    await store.change_seat("one", 0, bot="random")
    assert await store.waiting_for_bots() == ["one"]
    await store.close()


async def test_one_bad_write_does_not_hurt_the_others(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "g.sqlite")
    host = await store.add_device(b"1" * 32, 5)
    summary = Summary(changed=2, round=1, turn=0, asked=0, over=False)
    for id_ in ("one", "two", "three"):
        await store.add_game(some_game(id_, host))
    await store.add_moves("two", 0, ["pass"], summary, urgent=True)
    results = await asyncio.gather(
        *(store.add_moves(id_, 0, ["end"], summary, urgent=False) for id_ in ("one", "two", "three")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), sa.exc.IntegrityError, type(None)]
    for id_, moves in (("one", ("end",)), ("two", ("pass",)), ("three", ("end",))):
        kept = await store.load(id_)
        assert kept is not None
        assert kept.moves == moves
    await store.close()


async def test_files_that_are_no_stores_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database at all\n" * 100)
    with pytest.raises(StoreError):
        await Store.open(tmp_path / "text")
    store = await Store.open(tmp_path / "new.sqlite")
    await store.close()
    with sqlite3.connect(tmp_path / "new.sqlite") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(StoreError, match="another version"):
        await Store.open(tmp_path / "new.sqlite")


async def test_nothing_is_told_that_could_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: the player is told that it failed, and finds the game as it was."""
    from tests.server.browser import Browser, running_server

    async with running_server(tmp_path / "g.sqlite") as (address, server), Browser(address) as device:
        game = await device.new_game("here", "bot", seed=1)
        async with device.at(game["id"]) as line:
            table = await line.my_turn()

            async def full(*_: object, **__: object) -> None:
                raise sa.exc.OperationalError("INSERT", {}, Exception("disk full"))

            with monkeypatch.context() as patch:
                patch.setattr(server.house.store, "add_moves", full)
                await line.act(table["offers"][0]["do"])
                assert (await line.closed())[0] == 1011
                assert line.table == table
        async with device.at(game["id"]) as line:
            again = await line.my_turn()
            assert {**again, "events": None} == {**table, "events": None}
            await line.answer(again["offers"][0]["do"])
