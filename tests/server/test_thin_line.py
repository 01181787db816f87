"""From nothing to a finished game, over a real socket."""

from __future__ import annotations

import random

import pytest

from cadwallon.record import verify
from tests.server.browser import Browser

pytestmark = pytest.mark.asyncio


async def test_one_person_plays_a_whole_game_against_a_bot(device: Browser) -> None:
    me = await device.get("/api/me")
    assert me["games"] == []
    assert {"id": "random"} in me["bots"]
    game = await device.new_game("here", "bot")
    chance = random.Random(1)
    decisions = 0
    async with device.at(game["id"]) as line:
        welcome = await line.next()
        assert welcome["type"] == "welcome"
        assert welcome["host"] is True
        assert [seat["kind"] for seat in welcome["seats"]] == ["here", "bot"]
        assert [seat.get("mine", False) for seat in welcome["seats"]] == [True, False]
        assert len(welcome["commitment"]) == 64
        while not (table := await line.my_turn())["view"].get("over"):
            assert table["asks"] == table["seat"] == 0
            await line.answer(chance.choice(table["offers"])["do"])
            decisions += 1
        assert decisions > 40
        while "rounds" not in line.table["result"]["scores"][0]:
            await line.next()
        result = line.table["result"]
        assert result["winners"]
        for score in result["scores"]:
            assert sum(ducats for _, ducats in score.get("sources", [])) == score["ducats"]
        assert result["commitment"] == welcome["commitment"]
    proof = verify((await device.http.get(f"/api/games/{game['id']}/record")).text)
    assert proof.holds
    assert proof.decisions == result["decisions"]
    (line_,) = (await device.get("/api/me"))["games"]
    assert line_["over"] is True
    assert line_["mine"] == [0]


async def test_events_are_numbered_without_gap(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=3)
    chance = random.Random(2)
    numbers: list[int] = []
    async with device.at(game["id"]) as line:
        await line.until("table")
        start = line.welcome["history"][-1]["n"]
        while not line.table["view"].get("over"):
            numbers += [event["n"] for event in line.table.get("events", [])]
            if line.table.get("asks") is not None:
                await line.act(chance.choice(line.table["offers"])["do"])
            await line.until("table")
    assert numbers == list(range(start + 1, start + 1 + len(numbers)))
    assert len(numbers) > 60


async def test_all_bots_play_without_anybody_looking(device: Browser) -> None:
    game = await device.new_game("bot", "bot", "bot")
    async with device.at(game["id"]) as line:
        while not line.table.get("view", {}).get("over"):
            await line.next()
        assert line.table["seat"] is None
        assert line.table["view"].get("hand") is None
