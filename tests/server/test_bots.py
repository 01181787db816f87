"""Bots at the tables of a server: guests that do harm do none here, slow ones keep nobody waiting."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cadwallon.library import load_content
from cadwallon.players import FALLBACK, known_players
from cadwallon.players import external as external_module
from cadwallon.players.registry import BUILT_IN, brought
from tests.players.packages import install
from tests.server.browser import Browser, Data, running

pytestmark = pytest.mark.asyncio

GUESTS = """
import time
from cadwallon.players import Kind, Pace, RandomPlayer

class Crashing(RandomPlayer):
    def choose(self, view, legal, budget):
        raise ValueError("out of ideas")

class Sleeping(RandomPlayer):
    def choose(self, view, legal, budget):
        time.sleep(600)

CRASHING = Kind("crashing", Crashing)
STALLING = Kind("stalling", Sleeping, Pace(0.05, 0.1))
SLEEPING = Kind("sleeping", Sleeping, Pace(600, 600))
"""


@pytest.fixture(autouse=True)
def _guests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    names = ("crashing", "stalling", "sleeping")
    install(monkeypatch, tmp_path, {name: f"server_guests:{name.upper()}" for name in names}, server_guests=GUESTS)
    yield
    brought.cache_clear()


async def game_against(device: Browser, bot: str, status: int = 201) -> Data:
    one, other = list(load_content().gangs)[:2]
    seats = [{"gang": one, "kind": "here"}, {"gang": other, "kind": "bot", "bot": bot}]
    return await device.post("/api/games", {"adventure": "adv_01", "seats": seats, "seed": 3}, status)


async def test_everybody_is_shown_the_same_list_of_bots(device: Browser) -> None:
    shown = [bot["id"] for bot in (await device.get("/api/me"))["bots"]]
    assert shown == known_players() == [*BUILT_IN, "crashing", "sleeping", "stalling"]


async def test_no_browser_starts_programs_here(device: Browser, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    refused = await game_against(device, f"exec:touch {trace}", 422)
    assert refused["why"] == "bot"
    game = await device.new_game("here", "link")
    async with device.at(game["id"]) as line:
        await line.until("table")
        await line.send({"type": "host", "what": "bot", "seat": 1, "bot": f"exec:touch {trace}"})
        assert (await line.until("refused"))["why"] == "bot"
    assert not trace.exists()


@pytest.mark.parametrize(("bot", "why"), [("crashing", "crash"), ("stalling", "stall")])
async def test_the_game_goes_on_and_the_chronicle_says_why(
    device: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: str, why: str
) -> None:
    monkeypatch.setattr(external_module, "GRACE", 0.05)
    chance = random.Random(1)
    told: list[Data] = []
    game = await game_against(device, bot)
    with caplog.at_level(logging.WARNING, "cadwallon"):
        async with device.at(game["id"]) as line:
            while len(told) < 3:
                message = await line.next()
                told += [event for event in message.get("events", ()) if event["name"] == "replaced"]
                if message["type"] == "table" and message.get("asks") is not None:
                    await line.act(chance.choice(message["offers"])["do"])
    assert all(event["facts"] == {"seat": 1, "why": why} for event in told)
    assert any(f"the bot {bot} on seat 1 was replaced ({why}: " in record.getMessage() for record in caplog.records)


async def test_a_bot_that_thinks_keeps_nobody_waiting(device: Browser) -> None:
    """Others play on and are answered while it does; and the server can be stopped."""
    thinking = [await game_against(device, "sleeping") for _ in range(3)]
    for game in thinking:
        async with device.at(game["id"]) as line:
            # deploying takes turns: the bot is asked before the person has decided twice
            while not line.table or line.table.get("asks") is not None:
                message = await line.next()
                if message["type"] == "table" and message.get("asks") is not None:
                    await line.act(message["offers"][0]["do"])
    game = await device.new_game("here", "bot", seed=2)
    async with device.at(game["id"]) as line:
        chance = random.Random(2)
        for _ in range(30):
            await line.answer(chance.choice((await line.my_turn())["offers"])["do"])


async def test_a_game_outlives_the_package_of_its_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "games.sqlite"
    async with running(data) as address, Browser(address) as device:
        game = await game_against(device, "crashing")
        secret = device.http.cookies
    with monkeypatch.context() as gone:
        gone.setattr("cadwallon.players.registry.brought", dict)
        async with running(data) as address, Browser(address) as device:
            device.http.cookies = secret
            async with device.at(game["id"]) as line:
                for _ in range(10):
                    await line.answer((await line.my_turn())["offers"][0]["do"])
                assert line.seats[1]["bot"] == FALLBACK
