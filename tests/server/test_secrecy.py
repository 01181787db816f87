"""Whole games over the sockets of all seats and of a spectator: no byte tells what its reader may not know."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cadwallon.rules.chance import SeededChance
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.server.connection import Connection
from cadwallon.server.live import LiveGame
from cadwallon.server.post import Post
from cadwallon.sight import determinize, view
from cadwallon.table import Chair, Table
from tests.server.browser import Browser, Data, Line, running_server

pytestmark = pytest.mark.asyncio

PLAYERS = 3
EVERY = 4
"""Views are compared at every so many decisions."""


class Told:
    """What one reader may know of cards, kept beside what he is sent."""

    def __init__(self, line: Line, seat: int | None) -> None:
        self.line = line
        self.seat = seat
        self.known: set[str] = set()
        """Ids of cards and intrigues that he has been allowed to see up to now."""
        self.read = 0

    def look(self, live: LiveGame, ids: set[str]) -> None:
        seen = view(live.table.state, self.seat)
        self.known |= words(json.loads(seen.to_bytes())) & ids

    def hear(self, events: list[Event], ids: set[str]) -> None:
        for event in events:
            self.known |= words(event.facts) & ids
            if self.seat is not None and self.seat in event.seats:
                self.known |= words(event.secret) & ids

    def check(self, ids: set[str]) -> None:
        """All new bytes name only what is known; ducats are one's own."""
        for raw in self.line.got[self.read :]:
            message = json.loads(raw)
            found = words(message) & ids
            assert found <= self.known, (self.seat, found - self.known, message["type"])
            for id_ in ids - self.known:
                assert id_.encode() not in raw
            if message["type"] == "table":
                assert message["seat"] == self.seat
        self.read = len(self.line.got)


def words(value: object) -> set[str]:
    """All texts in it, also as words of actions (``play run`` names ``arc_run``)."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(words, value.values()), set(value))
    if isinstance(value, list | tuple):
        return set().union(*map(words, value)) if value else set()
    return set()


def hidden_ids(state: State) -> set[str]:
    """Ids that tell something: cards and intrigues of which there is a copy in somebody's hand or in a deck."""
    setting = state.setting
    return {card.id for card in setting.arcana} | {card.id for card in setting.kit.intrigues}


def as_told(state: State, like: Table, seat: int | None, asks: int | None) -> Data:
    """What a seat would be sent in this situation."""
    chairs = [Chair(c.gang, c.kind, answers=c.answers, undone=c.undone) for c in like.chairs]
    table = Table(state, chairs, (), like.undos)

    class Game:
        def __init__(self) -> None:
            self.table = table

    raw = Post(Game())._body(seat, asks, hidden=False)  # type: ignore[arg-type]
    assert raw is not None
    found: Data = json.loads(raw)
    return found


def comparable(message: Data) -> Data:
    """Without what follows from the past: events, and what can be taken back."""
    return {key: value for key, value in message.items() if key not in ("events", "undo", "orders")}


@pytest.mark.parametrize("adventure", ["adv_01", "adv_09", "adv_14", "adv_04"])
async def test_nothing_hidden_is_sent(adventure: str, tmp_path: Path) -> None:
    number = int(adventure[-2:])
    chance = random.Random(number)
    compared = differing = 0
    async with AsyncExitStack() as stack:
        address, server = await stack.enter_async_context(running_server(tmp_path / "g.sqlite"))
        devices = [await stack.enter_async_context(Browser(address)) for _ in range(PLAYERS + 1)]
        host, *friends, watcher = devices
        game = await host.new_game("here", *["link"] * (PLAYERS - 1), adventure=adventure, seed=number)
        for friend, (_, token) in zip(friends, game["links"], strict=True):
            await friend.join(token)
        await watcher.join(game["watch"])
        live = await server.house.game(game["id"])
        lines = [await stack.enter_async_context(device.at(game["id"])) for device in devices]
        seats: list[int | None] = [*range(PLAYERS), None]
        readers = [Told(line, seat) for line, seat in zip(lines, seats, strict=True)]
        ids = hidden_ids(live.table.state)
        for reader in readers:
            reader.hear([entry.event for entry in live.table.news(0)], ids)
            reader.look(live, ids)
            await reader.line.until("table")
        heard = live.table.told
        decisions = 0
        while not live.table.state.over:
            line = lines[live.table.state.seat]
            await line.settle()
            action = chance.choice(line.table["offers"])["do"]
            await line.act(action)
            await line.until("table")
            decisions += 1
            events = [entry.event for entry in live.table.news(heard)]
            heard = live.table.told
            for reader in readers:
                reader.hear(events, ids)
                reader.look(live, ids)
            if decisions % EVERY and not live.table.state.over:
                continue
            await quiet(live)
            for reader in readers:
                await reader.line.settle()
                reader.check(ids)
            state = live.table.state
            if state.over:
                break
            for reader in readers:
                seat = reader.seat
                guess = determinize(view(state, seat), SeededChance(decisions))
                asks = seat if state.seat == seat else None
                assert comparable(reader.line.table) == comparable(as_told(guess, live.table, seat, asks))
                compared += 1
                differing += guess.hands != state.hands or guess.deck != state.deck or guess.ducats != state.ducats
        assert decisions > 80
    assert compared > 40
    assert differing > compared * 0.9, "the guesses must differ from the truth, or they prove nothing"


async def test_a_screen_at_which_nobody_sits_is_told_what_a_spectator_is(tmp_path: Path) -> None:
    """Three people at one screen: between two of them no byte tells anything of anybody's hand, ducats or intrigues."""
    chance = random.Random(9)
    differing = 0
    async with running_server(tmp_path / "g.sqlite") as (address, server), Browser(address) as device:
        game = await device.new_game("here", "here", "here", adventure="adv_09", seed=9)
        live = await server.house.game(game["id"])
        ids = hidden_ids(live.table.state)
        async with device.at(game["id"]) as line:
            nobody = Told(line, None)
            await line.until("table")
            heard = 0
            for decision in range(120):
                nobody.hear([entry.event for entry in live.table.news(heard)], ids)
                heard = live.table.told
                nobody.look(live, ids)
                state = live.table.state
                await line.send({"type": "sit", "seat": None})
                await line.until("welcome")
                nobody.read = len(line.got) - 1
                told = await line.until("table")
                nobody.check(ids)
                assert told["asks"] == state.seat
                assert not {"offers", "cards", "intrigues", "undo", "idle", "orders"} & set(told)
                assert not {"hand", "ducats", "intrigues", "legal"} & set(told["view"])
                guess = determinize(view(state, None), SeededChance(decision))
                assert comparable(told) == comparable(as_told(guess, live.table, None, state.seat))
                differing += guess.hands != state.hands
                await line.send({"type": "sit", "seat": state.seat})
                await line.until("table", seat=state.seat)
                assert line.table["view"].get("hand") or not state.hands[state.seat]
                await line.answer(chance.choice(line.table["offers"])["do"])
    assert differing > 100, "the guesses must differ from the truth, or they prove nothing"


async def quiet(live: LiveGame) -> None:
    """Wait until everything that was prepared has left the server."""
    while any(connection._waiting for connection in live.connections):
        await asyncio.sleep(0)


async def test_the_number_of_messages_does_not_tell_who_was_asked(tmp_path: Path) -> None:
    """A bot that holds a card and passes at once: the mover gets what he would get if nobody had held one."""
    from cadwallon.rules.windows import RivalWindow
    from tests.table.tables import table_of

    found = 0
    for seed in range(40):
        table = table_of("here", "bot", "bot", seed=seed)
        chance = random.Random(seed)
        connection = Connection(1, "", 10_000, seats=(0,), sits=0)

        class Game:
            def __init__(self, table: Table, connection: Connection) -> None:
                self.table = table
                self.connections = {connection}

        post = Post(Game(table, connection))  # type: ignore[arg-type]
        while not table.state.over and found < 20:
            if not table.waits:
                windows = type(table.state.stack[-1]) is RivalWindow
                before = len(connection._waiting)
                post.prepare()
                post.deliver()
                if windows:
                    assert len(connection._waiting) == before, "nothing is said while somebody is asked in secret"
                    found += 1
                table.play(1)
                continue
            post.prepare()
            post.deliver()
            if table.state.seat == 0:
                table.answer(0, table.at(0), chance.choice(table.state.legal).text)
        while connection._waiting:
            connection._waiting.popleft()
    assert found >= 10


async def test_keys_are_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async with running_server(tmp_path / "g.sqlite") as (address, server), Browser(address) as device:
        game = await device.new_game("here", "bot")
        live = await server.house.game(game["id"])
        assert live.kept.key is not None
        chance = random.Random(1)
        async with device.at(game["id"]) as line:
            while not (await line.my_turn())["view"].get("over"):
                await line.answer(chance.choice(line.table["offers"])["do"])
            before = [raw for raw in line.got if b'"result"' not in raw]
            assert not any(live.kept.key.hex().encode() in raw for raw in before)
            assert line.table["result"]["key"] == live.kept.key.hex()
    stored = (tmp_path / "g.sqlite").read_bytes()
    assert device.http.cookies["cadwallon"].encode() not in stored, "secrets of browsers are kept as hashes"
    assert game["watch"].encode() not in stored
