"""People at several screens and at one: links, presence, taking over, undo, orders, coming back."""

from __future__ import annotations

import random

import pytest

from tests.server.browser import Browser, Data

pytestmark = pytest.mark.asyncio


async def test_two_devices_play_one_game_while_a_third_watches(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link", seed=5)
    ((seat, token),) = game["links"]
    chance = random.Random(5)
    async with Browser(address) as friend, Browser(address) as watcher:
        joined = await friend.join(token, "Ada")
        assert joined == {"id": game["id"], "seat": 1}
        assert (await watcher.join(game["watch"])) == {"id": game["id"]}
        async with device.at(game["id"]) as one, friend.at(game["id"]) as two, watcher.at(game["id"]) as three:
            for line in (one, two, three):
                await line.until("table")
            assert (one.table["seat"], two.table["seat"], three.table["seat"]) == (0, seat, None)
            assert one.table["view"]["hand"] != two.table["view"].get("hand")
            assert "hand" not in three.table["view"]
            decisions = 0
            while not (one.table["view"].get("over") or two.table["view"].get("over")):
                acting = one if one.table.get("asks") is not None else two
                if acting.table.get("asks") is None:
                    await one.next()
                    continue
                await acting.act(chance.choice(acting.table["offers"])["do"])
                await acting.until("table")
                decisions += 1
                other = two if acting is one else one
                if acting.table.get("asks") is None and not acting.table["view"].get("over"):
                    while other.table.get("asks") is None and not other.table["view"].get("over"):
                        await other.next()
            assert decisions > 40
            while not three.table["view"].get("over"):
                await three.next()
            assert three.table["result"]["winners"]
    assert [s.get("name") for s in (await device.get("/api/me"))["games"][0]["seats"]] == [None, "Ada"]


async def test_who_comes_goes_and_comes_back_is_seen(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link", seed=5)
    async with device.at(game["id"]) as host:
        await host.until("table")
        assert (host.seats[1].get("taken", True), host.seats[1].get("online", True)) == (False, False)
        async with Browser(address) as friend:
            await friend.join(game["links"][0][1], "Ada")
            async with friend.at(game["id"]) as line:
                await line.until("table")
                while not host.seats[1].get("online", True):
                    await host.until("seats")
                assert host.seats[1]["name"] == "Ada"
            while host.seats[1].get("online", True):
                await host.until("seats")
            async with friend.at(game["id"]) as line:
                await line.until("table")
                while not host.seats[1].get("online", True):
                    await host.until("seats")


async def test_a_lost_connection_comes_back_with_nothing_lost(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=2)
    chance = random.Random(2)
    async with device.at(game["id"]) as line:
        for _ in range(15):
            table = await line.my_turn()
            await line.answer(chance.choice(table["offers"])["do"])
        before = dict(await line.my_turn())
        line.socket.transport.abort()
    async with device.at(game["id"]) as line:
        await line.until("table")
        assert {**line.table, "events": None} == {**before, "events": None}
        assert 10 < len(line.welcome["history"]) <= 60
        await line.answer(line.table["offers"][0]["do"])


async def test_two_windows_of_one_browser_see_the_same(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=2)
    async with device.at(game["id"]) as one, device.at(game["id"]) as two:
        table = await one.my_turn()
        await two.my_turn()
        assert two.table["view"] == table["view"]
        await one.answer(table["offers"][0]["do"])
        await two.until("table")
        await one.my_turn()
        while two.table["at"] != one.table["at"] or two.table["view"] != one.table["view"]:
            await two.next()
        await two.act(table["offers"][0]["do"], at=table["at"])
        assert (await two.until("refused"))["why"] == "past"


async def test_a_link_is_taken_back(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link", seed=5)
    ((seat, token),) = game["links"]
    async with Browser(address) as friend, Browser(address) as other, device.at(game["id"]) as host:
        await host.until("table")
        await friend.join(token)
        async with friend.at(game["id"]) as line:
            await line.until("table")
            await host.send({"type": "host", "seat": seat, "what": "revoke"})
            assert (await line.closed())[0] == 4403
        told = await host.until("seats")
        while told["links"] == [[seat, token]]:
            told = await host.until("seats")
        ((_, fresh),) = told["links"]
        assert (await other.http.post("/api/join", json={"token": token})).json()["why"] == "token"
        assert (await other.join(fresh))["seat"] == seat
        async with other.at(game["id"]) as line:
            await line.until("table")
            assert line.table["seat"] == seat


async def test_a_bot_takes_over_and_gives_back(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link", seed=5)
    chance = random.Random(1)
    async with Browser(address) as friend, device.at(game["id"]) as host:
        await friend.join(game["links"][0][1])
        await host.until("table")
        while host.table.get("asks") is not None:
            await host.answer(chance.choice(host.table["offers"])["do"])
        await host.send({"type": "host", "seat": 1, "what": "bot", "bot": "random"})
        await host.my_turn()
        assert host.seats[1]["bot"] == "random"
        async with friend.at(game["id"]) as line:
            await line.until("table")
            assert "asks" not in line.table
            assert line.table["seat"] == 1, "he may look on"
        await host.send({"type": "host", "seat": 1, "what": "person"})
        while host.seats[1].get("bot"):
            await host.until("seats")
        async with friend.at(game["id"]) as line:
            await line.until("table")
            while host.table.get("asks") is not None:
                await host.answer(chance.choice(host.table["offers"])["do"])
            await line.my_turn()
            await line.answer(line.table["offers"][0]["do"])


async def test_at_one_screen_only_who_sits_there_is_shown(device: Browser) -> None:
    game = await device.new_game("here", "here", seed=5)
    async with device.at(game["id"]) as line:
        await line.until("table")
        asks = line.table["asks"]
        assert line.table["seat"] is None
        assert "hand" not in line.table["view"]
        assert "offers" not in line.table
        await line.act("pass")
        assert (await line.until("refused"))["why"] == "seat"
        await line.send({"type": "sit", "seat": asks})
        await line.until("table", seat=asks)
        assert line.table["view"]["hand"]
        chance = random.Random(1)
        while line.table["asks"] == asks:
            await line.answer(chance.choice(line.table["offers"])["do"])
        assert line.table["asks"] == 1 - asks
        assert line.table["seat"] == asks, "the view stays with who sits there"
        assert "offers" not in line.table
        await line.send({"type": "sit"})
        await line.until("table", seat=None)
        assert "hand" not in line.table["view"]
        await line.send({"type": "sit", "seat": 1 - asks})
        secrets = [event for event in (await line.until("welcome"))["history"] if event["name"] == "draw"]
        assert secrets
        assert all(("card" in event["facts"]) == (event["facts"]["seat"] == 1 - asks) for event in secrets)
        await line.until("table", seat=1 - asks)
        await line.answer(line.table["offers"][0]["do"])


async def test_looking_at_a_thief_before_activating_him(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=2)
    chance = random.Random(2)
    async with device.at(game["id"]) as line:
        while not any(o["do"].startswith("activate ") for o in (await line.my_turn())["offers"]):
            await line.answer(chance.choice(line.table["offers"])["do"])
        figure = next(o["do"].split()[1] for o in line.table["offers"] if o["do"].startswith("activate "))
        at = line.table["at"]
        await line.send({"type": "look", "at": at, "figure": figure})
        looked = await line.until("looked")
        assert looked["figure"] == figure
        assert any(o["do"].startswith("move ") for o in looked["offers"])
        await line.act(f"activate {figure}")
        await line.until("table")
        assert line.table["at"] == at + 1


async def test_undo_over_the_wire(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=2)
    chance = random.Random(2)
    async with device.at(game["id"]) as line:
        while not any(o["do"].startswith("activate ") for o in (await line.my_turn())["offers"]):
            await line.answer(chance.choice(line.table["offers"])["do"])
        before: Data = line.table
        await line.answer(next(o["do"] for o in before["offers"] if o["do"].startswith("activate ")))
        assert line.table["undo"] == "yes"
        await line.send({"type": "undo", "at": line.table["at"]})
        after = await line.until("table")
        assert after["view"] == before["view"]
        assert after["offers"] == before["offers"]
        assert after["at"] > before["at"] + 1
        assert [event["name"] for event in after["events"]] == ["undone"]
        await line.act(before["offers"][0]["do"], at=before["at"])
        assert (await line.until("refused"))["why"] == "past"


async def test_orders_over_the_wire(device: Browser) -> None:
    game = await device.new_game("here", "bot", seed=2)
    async with device.at(game["id"]) as line:
        await line.my_turn()
        await line.send({"type": "orders", "occasions": ["move", "lock"], "until": "game"})
        assert (await line.until("table"))["orders"] == ["move", "lock"]
        await line.send({"type": "orders", "occasions": []})
        assert "orders" not in await line.until("table")


async def test_again_with_the_same_seats(device: Browser, address: str) -> None:
    game = await device.new_game("bot", "link", "bot", seed=3)
    async with Browser(address) as friend:
        await friend.join(game["links"][0][1], "Ada")
        async with device.at(game["id"]) as host:
            await host.until("table")
            await host.send({"type": "host", "seat": 1, "what": "bot", "bot": "random"})
            while not host.table["view"].get("over"):
                await host.next()
        again = await device.post(f"/api/games/{game['id']}/again", {}, 201)
        assert again["id"] != game["id"]
        (newest, *_) = (await friend.get("/api/me"))["games"]
        assert newest["id"] == again["id"] or newest["over"]
        async with friend.at(again["id"]) as line:
            await line.until("table")
            assert line.table["seat"] == 1
            assert line.welcome["seats"][1]["name"] == "Ada"
            assert [s["kind"] for s in line.welcome["seats"]] == ["bot", "link", "bot"]
