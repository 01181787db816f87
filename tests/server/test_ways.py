"""Ways that a player gives: shown before, told as they were given, kept, and hidden as long as the goal is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import cadwallon as cw
from cadwallon import offers
from cadwallon.rules.errors import NoWay
from cadwallon.sight import View
from tests.server.browser import Browser, Data, running, running_server

pytestmark = pytest.mark.asyncio

GIBBET = """
[[scene]]
name = "A rival may answer"
shows = ["D-1"]
[scene.given]
at = { elise = "beggars-cross" }
hands = { nocturnis = ["niggling-injury"] }
[scene.when]
actions = ["activate elise"]
[scene.then]
over = false
"""


def detours(view: View) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Walks with a space that leads them another way than the shortest, and that way."""
    for offer in offers.offers(view):
        if offer.verb != "move":
            continue
        for via in view.known.setting.terrain.spaces:
            try:
                way = offers.way(view, [via.slug], offer.do)
            except NoWay:
                continue
            if len(way) > len(offer.way):
                yield offer.do, via.slug, way


async def test_a_way_is_shown_walked_and_still_told_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "g.sqlite"
    async with running_server(data) as (address, server), Browser(address) as device:
        game = await device.new_game("here", "bot", seed=7)
        live = await server.house.game(game["id"])
        async with device.at(game["id"]) as line:
            while True:
                table = await line.my_turn()
                found = next(detours(live.table.view(0)), None)
                if found is not None:
                    break
                activate = [offer["do"] for offer in table["offers"] if offer["do"].startswith("activate")]
                await line.answer((activate or [table["offers"][0]["do"]])[0])
            do, via, way = found
            before = line.table
            await line.send({"type": "route", "at": before["at"], "via": [via], "do": do})
            shown = await line.until("routed")
            assert shown == {"type": "routed", "at": before["at"], "via": [via], "do": do, "way": list(way)}
            await line.send({"type": "route", "at": before["at"], "via": [via, via]})
            assert (await line.until("routed"))["way"][-1] == via
            assert live.table.at(0) == before["at"], "asking for a way changes nothing"
            assert line.table is before
            figure = before["view"]["active"]
            await line.send({"type": "act", "at": before["at"], "do": do, "way": [via]})
            await line.until("table")
            assert walked(line.table["events"], figure) == list(way)
        cookies = device.http.cookies
    async with running(data) as address, Browser(address) as device:
        device.http.cookies = cookies
        async with device.at(game["id"]) as line:
            await line.until("table")
            assert walked(line.welcome["history"], figure) == list(way)


def walked(events: list[Data], figure: str) -> list[str]:
    """The last way that a thief is told to have walked."""
    way: list[str] = [e for e in events if e["name"] == "move" and e["facts"]["figure"] == figure][-1]["facts"]["way"]
    return way


async def asked_rival(data: Path, act: Data) -> bytes:
    """What a rival is sent who may answer this move."""
    async with running_server(data) as (address, server), Browser(address) as device, Browser(address) as friend:
        game = await device.new_game("here", "link", seed=1)
        await friend.join(game["links"][0][1])
        live = await server.house.game(game["id"])
        live.table.state = cw.scene(GIBBET).state()
        cw.apply(live.table.state, "activate elise")
        async with device.at(game["id"]) as one, friend.at(game["id"]) as two:
            await one.until("table", asks=0)
            await two.until("table")
            await one.send({"type": "act", "at": one.table["at"], **act})
            await two.until("table", asks=1)
            sent = two.got[-1]
            assert b"crooked-elbow" not in sent
            await one.until("table")
            declared = " via ".join([act["do"], *act.get("way", [])])
            assert [frame["goal"] for frame in one.table["view"]["doing"] if "goal" in frame] == [declared]
            await two.act("pass")
            await two.until("table")
            if "way" in act:
                assert walked(two.table["events"], "elise") == ["crooked-elbow", "gibbet-place"]
            return sent


async def test_a_rival_who_may_answer_learns_nothing_of_the_way(tmp_path: Path) -> None:
    """The same bytes as if the thief went somewhere else by the shortest way; the mover sees what he has said."""
    acts: tuple[Data, ...] = (
        {"do": "move gibbet-place", "way": ["crooked-elbow"]},
        {"do": "move gibbet-place"},
        {"do": "move the-shambles"},
    )
    sent = [await asked_rival(tmp_path / f"{number}.sqlite", act) for number, act in enumerate(acts)]
    assert sent[0] == sent[1] == sent[2]


async def test_no_such_way(device: Browser) -> None:
    game = await device.new_game("here", "here", seed=7)
    async with device.at(game["id"]) as line:
        table = await line.until("table")
        await line.send({"type": "sit", "seat": table["asks"]})
        table = await line.until("table", seat=table["asks"])
        while not any(offer["do"].startswith("move") for offer in table["offers"]):
            wanted = [offer["do"] for offer in table["offers"] if offer["do"].startswith("activate")]
            table = await line.answer((wanted or [table["offers"][0]["do"]])[0])
            if table.get("asks") != table["seat"]:
                await line.send({"type": "sit", "seat": table["asks"]})
                table = await line.until("table", seat=table["asks"])
        move = next(offer["do"] for offer in table["offers"] if offer["do"].startswith("move"))
        far = "holy-altar" if move == "move beggars-gate" else "beggars-gate"
        at = table["at"]
        thief = table["view"]["active"]
        for message, why, facts in (
            ({"type": "act", "do": move, "way": [far] * 9}, "way", {"space": far}),
            ({"type": "act", "do": move, "way": ["nowhere"]}, "action", None),
            ({"type": "act", "do": "end", "way": [far]}, "action", None),
            ({"type": "route", "do": move, "via": []}, "action", None),
            ({"type": "route", "do": "end", "via": [far]}, "action", None),
            ({"type": "route", "do": move, "via": ["nowhere"]}, "action", None),
            ({"type": "route", "do": move, "via": [far], "figure": thief}, "look", None),
            ({"type": "route", "do": move, "via": [far], "at": at - 1}, "past", None),
        ):
            await line.send({"at": at, **message})
            refused = await line.until("refused")
            assert (refused["why"], refused.get("facts")) == (why, facts), message
        await line.send({"type": "route", "at": at, "do": move, "via": [far]})
        assert (await line.until("routed"))["fault"] == far
        await line.send({"type": "sit", "seat": None})
        await line.until("table")
        await line.send({"type": "route", "at": at, "do": move, "via": [far]})
        assert (await line.until("refused"))["why"] == "seat"
