"""Which games are in memory, and what happens to those that are not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cadwallon.server import live as live_module
from tests.server.browser import GENEROUS, Browser, running_server

pytestmark = pytest.mark.asyncio


async def test_games_nobody_looks_at_are_left_to_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "KEPT_FOR", -1.0)
    limits = replace(GENEROUS, games_in_memory=3)
    async with running_server(tmp_path / "g.sqlite", limits) as (address, server), Browser(address) as device:
        games = [await device.new_game("here", "here", seed=seed) for seed in range(8)]
        async with device.at(games[-1]["id"]) as line:
            await line.until("table")
            assert len(server.house._games) <= 4
            first = await server.house.game(games[0]["id"])
            assert first.table.decisions == 0
            assert games[-1]["id"] in server.house._games, "somebody looks at this one"


async def test_a_game_that_was_just_asked_for_stays(tmp_path: Path) -> None:
    limits = replace(GENEROUS, games_in_memory=1)
    async with running_server(tmp_path / "g.sqlite", limits) as (address, server), Browser(address) as device:
        games = [await device.new_game("here", "here", seed=seed) for seed in range(4)]
        assert {game["id"] for game in games} == set(server.house._games)


async def test_a_loaded_game_is_the_one_that_was_left(tmp_path: Path) -> None:
    data = tmp_path / "g.sqlite"
    async with running_server(data) as (address, _), Browser(address) as device:
        game = await device.new_game("here", "bot", adventure="adv_09", seed=4)
        async with device.at(game["id"]) as line:
            for _ in range(25):
                table = await line.my_turn()
                await line.answer(table["offers"][0]["do"])
            left = await line.my_turn()
        cookies = device.http.cookies
    async with running_server(data) as (address, _), Browser(address) as device:
        device.http.cookies = cookies
        (listed,) = (await device.get("/api/me"))["games"]
        assert listed["asks"] is True
        async with device.at(game["id"]) as line:
            found = await line.my_turn()
            assert found["at"] == left["at"]
            assert found["view"] == left["view"]
            assert found["offers"] == left["offers"]
