"""Hints over the socket: thought about elsewhere, one at a time, only for who must decide, and never too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cadwallon.players import hints as hints_module
from cadwallon.players.hints import Suggestion
from cadwallon.players.hosts import Hosts
from cadwallon.sight import View
from tests.server.browser import GENEROUS, Browser, running

pytestmark = pytest.mark.asyncio


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts, in this process: what is thought about is tested elsewhere."""

    def suggest(self: Hosts, view: View, seconds: float) -> list[Suggestion]:
        return hints_module.suggest(view, playouts=4)

    monkeypatch.setattr(Hosts, "suggest", suggest)


async def test_who_must_decide_gets_hints_that_can_be_followed(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=3)
    async with device.at(game["id"]) as line:
        table = await line.my_turn()
        await line.send({"type": "hint", "at": table["at"]})
        found = await line.until("hints")
        assert found["at"] == table["at"]
        offered = {offer["do"] for offer in table["offers"]}
        assert 0 < len(found["hints"]) <= 3
        assert {hint["do"] for hint in found["hints"]} <= offered
        for hint in found["hints"]:
            assert 0 <= hint["wins"] <= 100
            assert hint["why"]
        # nothing has happened in the game
        assert (await line.answer(found["hints"][0]["do"]))["at"] > table["at"]


@pytest.mark.usefixtures("quick")
async def test_nobody_is_told_what_to_do_in_another_ones_place(device: Browser) -> None:
    game = await device.new_game("here", "here", seed=3)
    async with device.at(game["id"]) as line:
        table = await line.until("table")
        asked = table["asks"]
        await line.send({"type": "hint", "at": 0})
        assert (await line.until("refused"))["why"] == "seat", "nobody looks at this screen yet"
        await line.send({"type": "sit", "seat": 1 - asked})
        other = await line.until("table", seat=1 - asked)
        await line.send({"type": "hint", "at": other["at"]})
        assert (await line.until("refused"))["why"] == "turn"
        await line.send({"type": "sit", "seat": asked})
        mine = await line.until("table", seat=asked)
        await line.send({"type": "hint", "at": mine["at"] + 1})
        assert (await line.until("refused"))["why"] == "past"
        await line.send({"type": "hint", "at": mine["at"]})
        assert (await line.until("hints"))["at"] == mine["at"]


class Slow:
    """A mind that thinks until it is told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._done = asyncio.Event()
        self.begun = 0
        monkeypatch.setattr(Hosts, "suggest", self._suggest())

    def _suggest(self) -> Callable[[Hosts, View, float], list[Suggestion]]:
        def suggest(hosts: Hosts, view: View, seconds: float) -> list[Suggestion]:
            self.begun += 1
            asyncio.run_coroutine_threadsafe(self._done.wait(), self._loop).result(30)
            return hints_module.suggest(view, playouts=2)

        return suggest

    def stop(self) -> None:
        self._done.set()


async def test_one_at_a_time_and_none_for_what_is_decided(device: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch, asyncio.get_running_loop())
    game = await device.new_game("here", "bot", seed=3)
    async with device.at(game["id"]) as line:
        table = await line.my_turn()
        await line.send({"type": "hint", "at": table["at"]})
        await line.send({"type": "hint", "at": table["at"]})
        assert (await line.until("refused"))["why"] == "hint"
        assert slow.begun <= 1
        await line.answer(table["offers"][0]["do"])
        slow.stop()
        now = await line.my_turn()
        hint: dict[str, object] = {}
        while hint.get("type") != "hints":
            await line.send({"type": "hint", "at": now["at"]})
            hint = await line.next()
            while hint["type"] not in ("hints", "refused"):
                hint = await line.next()
        # the first one, for a decision that was made meanwhile, was never sent
        assert hint["at"] == now["at"]


@pytest.mark.usefixtures("quick")
async def test_hints_are_not_to_be_had_without_end(tmp_path: Path) -> None:
    few = replace(GENEROUS, hints_at_once=2, hints_per_minute=0.001)
    async with running(tmp_path / "games.sqlite", few) as address, Browser(address) as device:
        game = await device.new_game("here", "bot", seed=3)
        async with device.at(game["id"]) as line:
            table = await line.my_turn()
            for _ in range(2):
                await line.send({"type": "hint", "at": table["at"]})
                await line.until("hints")
                await asyncio.sleep(0.05)
            await line.send({"type": "hint", "at": table["at"]})
            assert (await line.until("refused"))["why"] == "many-hints"


async def test_a_mind_that_breaks_down_is_told_and_harms_nobody(
    device: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Hosts, view: View, seconds: float) -> list[Suggestion]:
        raise ValueError("out of ideas")

    monkeypatch.setattr(Hosts, "suggest", broken)
    game = await device.new_game("here", "bot", seed=3)
    async with device.at(game["id"]) as line:
        table = await line.my_turn()
        await line.send({"type": "hint", "at": table["at"]})
        assert (await line.until("refused"))["why"] == "failed"
        assert (await line.answer(table["offers"][0]["do"]))["at"] > table["at"]
