"""Everything that is refused: with its own word, without harm, and never with a traceback."""

from __future__ import annotations

import ast
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

import cadwallon
from cadwallon.library import load_content
from cadwallon.server.identity import new_secret
from cadwallon.server.refusals import WORDS
from tests.server.browser import GENEROUS, Browser, Data, Line, running

pytestmark = pytest.mark.asyncio

SEATS = [{"gang": "executioners", "kind": "here"}, {"gang": "nocturnis", "kind": "bot", "bot": "random"}]


@pytest_asyncio.fixture
async def line(device: Browser) -> AsyncIterator[Line]:
    """A line to a game in which this device is to decide."""
    game = await device.new_game("here", "bot", seed=1)
    async with device.at(game["id"]) as found:
        await found.my_turn()
        yield found


async def why(line: Line, message: object) -> str:
    """Why this is refused. The game must stand as it stood."""
    before = line.table["at"]
    if isinstance(message, str | bytes):
        await line.socket.send(message)
    else:
        await line.send(message)
    answer = await line.until("refused")
    assert line.table["at"] == before
    return str(answer["why"])


async def test_every_word_that_is_used_is_known() -> None:
    used: set[str] = set()
    for path in [p for d in ("table", "server") for p in (Path(cadwallon.__file__).parent / d).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{path.name}: the reason is a word"
                used.add(str(first.value))
    assert used == set(WORDS)


# -- on a socket -----------------------------------------------------------------------------------
async def test_past_decisions_and_wrong_actions(line: Line) -> None:
    at = line.table["at"]
    do = line.table["offers"][0]["do"]
    assert await why(line, {"type": "act", "at": at - 1, "do": do}) == "past"
    assert await why(line, {"type": "act", "at": at + 1, "do": do}) == "past"
    assert await why(line, {"type": "act", "at": at, "do": "burn the-whole-town"}) == "action"
    assert await why(line, {"type": "undo", "at": at}) == "undo"
    assert await why(line, {"type": "look", "at": at, "figure": "nobody"}) == "look"
    assert await why(line, {"type": "orders", "occasions": ["everything"]}) == "orders"
    await line.answer(do)
    assert line.table["at"] > at


async def test_out_of_turn(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link", seed=1)
    async with Browser(address) as friend:
        await friend.join(game["links"][0][1])
        async with device.at(game["id"]) as one, friend.at(game["id"]) as other:
            await one.until("table")
            await other.until("table")
            (asked, idle) = (one, other) if one.table.get("asks") is not None else (other, one)
            do = asked.table["offers"][0]["do"]
            assert await why(idle, {"type": "act", "at": idle.table["at"], "do": do}) == "turn"
            await asked.answer(do)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"type":"act"}',
        '{"type":"dance","at":1}',
        '{"at":1,"do":"pass"}',
        '{"type":"act","at":"1","do":"pass"}',
        '{"type":"act","at":1,"do":"pass","more":1}',
        '{"type":"act","at":1e400,"do":"pass"}',
        '{"type":"table","at":1}',
        "[" * 4000,
        b"\x00\xff\xfe",
    ],
)
async def test_malformed_messages(line: Line, message: str | bytes) -> None:
    assert await why(line, message) == "malformed"
    await line.answer(line.table["offers"][0]["do"])


async def test_oversized_messages(line: Line) -> None:
    assert await why(line, json.dumps({"type": "act", "at": 1, "do": "x" * 5000})) == "size"
    await line.answer(line.table["offers"][0]["do"])
    await line.socket.send("x" * 100_000)
    assert (await line.closed())[0] == 1009


async def test_seats_that_are_not_ones_own(line: Line) -> None:
    assert await why(line, {"type": "sit", "seat": 1}) == "seat"
    assert await why(line, {"type": "sit", "seat": 99}) == "seat"
    assert await why(line, {"type": "host", "seat": 7, "what": "bot", "bot": "random"}) == "seat"
    assert await why(line, {"type": "host", "seat": 0, "what": "bot", "bot": "nobody"}) == "bot"
    assert await why(line, {"type": "host", "seat": 0, "what": "revoke"}) == "seat"
    assert await why(line, {"type": "host", "seat": 1, "what": "person"}) == "seat"
    assert await why(line, {"type": "host", "seat": 0, "what": "sell"}) == "malformed"


async def test_only_the_host_hands_out_seats(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link", seed=1)
    async with Browser(address) as friend:
        await friend.join(game["links"][0][1])
        async with friend.at(game["id"]) as line:
            await line.until("table")
            assert await why(line, {"type": "host", "seat": 0, "what": "bot", "bot": "random"}) == "host"
            assert "links" not in line.welcome
            assert "watch" not in line.welcome


async def test_spectators_only_watch(device: Browser, address: str) -> None:
    game = await device.new_game("here", "bot", seed=1)
    async with Browser(address) as stranger:
        await stranger.join(game["watch"])
        async with stranger.at(game["id"]) as line:
            await line.until("table")
            assert line.table["seat"] is None
            assert "offers" not in line.table
            for message in (
                {"type": "act", "at": line.table["at"], "do": "pass"},
                {"type": "undo", "at": 0},
                {"type": "orders", "occasions": ["move"]},
                {"type": "sit", "seat": 0},
                {"type": "look", "at": 0, "figure": "leona"},
            ):
                assert await why(line, message) == "seat"


async def turned_away(device: Browser, game: str, **headers: str) -> tuple[str, int, str]:
    async with device.at(game, **headers) as line:
        refused = await line.next()
        assert refused["type"] == "refused"
        return refused["why"], *await line.closed()


async def test_sockets_without_rights(device: Browser, address: str) -> None:
    game = await device.new_game("here", "bot")
    async with Browser(address) as stranger:
        assert await turned_away(stranger, game["id"]) == ("token", 4403, "token")
        await stranger.new_game("here", "bot")
        assert stranger.cookie(), "who plays gets a cookie"
        assert await turned_away(stranger, game["id"]) == ("token", 4403, "token")
        for wrong in ("x", new_secret(), "ä" * 43, "'; drop table games; --"):
            assert await turned_away(stranger, game["id"], Cookie=f"cadwallon={wrong}".encode().decode("latin-1")) == (
                "token", 4403, "token",
            )  # fmt: skip
    assert await turned_away(device, "no-such-game") == ("game", 4404, "game")
    assert await turned_away(device, game["id"], Origin="http://evil.example") == ("origin", 4403, "origin")
    async with device.at(game["id"], Origin=f"http://{address}") as line:
        await line.until("welcome")


# -- posts -------------------------------------------------------------------------------------------
async def refused(device: Browser, path: str, body: object, status: int, **headers: str) -> str:
    answer: Data = await device.post(path, body, status, **headers)
    return str(answer["why"])


async def test_wrong_tokens(device: Browser) -> None:
    game = await device.new_game("here", "link")
    assert await refused(device, "/api/join", {"token": new_secret()}, 403) == "token"
    assert await refused(device, "/api/join", {"token": ""}, 403) == "token"
    assert await refused(device, "/api/join", {"token": game["links"][0][1][:-1]}, 403) == "token"
    assert await refused(device, "/api/join", {}, 422) == "malformed"


async def test_a_taken_seat_stays_taken(device: Browser, address: str) -> None:
    game = await device.new_game("here", "link")
    token = game["links"][0][1]
    async with Browser(address) as friend, Browser(address) as stranger:
        assert (await friend.join(token))["seat"] == 1
        assert (await friend.join(token))["seat"] == 1, "who has it may come again"
        assert await refused(stranger, "/api/join", {"token": token}, 409) == "taken"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"adventure": "adv_99"}, "setup"),
        ({"adventure": "adv_01", "mode": "expansion"}, "setup"),
        ({"seats": SEATS[:1]}, "setup"),
        ({"seats": [SEATS[0], SEATS[0]]}, "setup"),
        ({"seats": [{"gang": "pirates", "kind": "here"}, SEATS[1]]}, "setup"),
        ({"seats": [{"gang": "executioners", "kind": "king"}, SEATS[1]]}, "malformed"),
        ({"seats": [SEATS[0], {"gang": "nocturnis", "kind": "bot", "bot": "nobody"}]}, "bot"),
        ({"seats": [SEATS[0], {"gang": "nocturnis", "kind": "bot"}]}, "bot"),
        ({"seats": "two"}, "malformed"),
        ({"seed": "lucky"}, "malformed"),
        ({"cheat": True}, "malformed"),
    ],
)
async def test_games_that_cannot_be_set_up(device: Browser, change: Data, word: str) -> None:
    assert await refused(device, "/api/games", {"adventure": "adv_01", "seats": SEATS, **change}, 422) == word
    assert (await device.get("/api/me"))["games"] == []


@pytest.mark.parametrize("name", ["x" * 41, "a\u0000b", "a\u001bb", "line\nbreak", "\u202eright to left", "a\u200bb"])
async def test_names_that_are_no_names(device: Browser, name: str) -> None:
    seats = [{**SEATS[0], "name": name}, SEATS[1]]
    assert await refused(device, "/api/games", {"adventure": "adv_01", "seats": seats}, 422) == "name"


async def test_script_in_a_name(device: Browser) -> None:
    for name in ("<script>alert(1)</script>", "<img src=x>", "a>b"):
        seats = [{**SEATS[0], "name": name}, SEATS[1]]
        assert await refused(device, "/api/games", {"adventure": "adv_01", "seats": seats}, 422) == "name"
    answer = await device.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


async def test_an_address_that_there_is_not(device: Browser) -> None:
    """A person gets the page, which says so; a program a reason."""
    shown = await device.http.get("/nowhere", headers={"Accept": "text/html"})
    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    told = await device.http.get("/nowhere", headers={"Accept": "*/*"})
    assert (told.status_code, told.json()["why"]) == (404, "page")


async def test_foreign_origins(device: Browser, address: str) -> None:
    body = {"adventure": "adv_01", "seats": SEATS}
    for origin in ("http://evil.example", "null", f"http://{address}.evil.example", "https://127.0.0.1"):
        assert await refused(device, "/api/games", body, 403, Origin=origin) == "origin"
    assert await refused(device, "/api/games", body, 403, **{"Sec-Fetch-Site": "cross-site"}) == "origin"
    assert (await device.get("/api/me"))["games"] == []
    await device.post("/api/games", body, 201, Origin=f"http://{address}")


async def test_oversized_and_malformed_posts(device: Browser) -> None:
    answer = await device.http.post("/api/games", content=b'{"adventure":"' + b"x" * 20_000)
    assert (answer.status_code, answer.json()["why"]) == (413, "size")
    for body in (b"", b"{", b"[1]", b"\xff\xfe", b"[" * 10_000):
        answer = await device.http.post("/api/games", content=body)
        assert (answer.status_code, answer.json()["why"]) == (422, "malformed")


async def test_unknown_addresses(device: Browser) -> None:
    for path in ("/api/nothing", "/locale/xx/cards.ftl", "/locale/en/secrets.ftl", "/boards/moon.svg", "/a/b.js",
                 "/..%2f..%2fpyproject.toml", "/assets/../../app.py", "/locale/../en/cards.ftl"):  # fmt: skip
        answer = await device.http.get(path)
        assert (answer.status_code, answer.json()["why"]) == (404, "page"), path
    assert (await device.http.post("/")).status_code == 405


async def test_records_are_for_those_who_were_there_and_afterwards(device: Browser, address: str) -> None:
    game = await device.new_game("here", "bot")
    path = f"/api/games/{game['id']}/record"
    assert (await device.http.get(path)).json()["why"] == "not-over"
    async with Browser(address) as stranger:
        assert (await stranger.http.get(path)).json()["why"] == "token"
        await stranger.new_game("here", "bot")
        assert (await stranger.http.get(path)).json()["why"] == "token"
    assert (await device.http.get("/api/games/nothing/record")).json()["why"] == "game"
    assert await refused(device, f"/api/games/{game['id']}/again", {}, 409) == "not-over"


# -- too much ------------------------------------------------------------------------------------------
async def test_too_many_messages(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_at_once=5, messages_per_second=0.001, messages_too_many=10)
    async with running(tmp_path / "g.sqlite", limits) as address, Browser(address) as device:
        game = await device.new_game("here", "bot")
        async with device.at(game["id"]) as line:
            await line.my_turn()
            for _ in range(5):
                await why(line, {"type": "act", "at": 9999, "do": "pass"})
            assert await why(line, {"type": "act", "at": 9999, "do": "pass"}) == "many-messages"
            for _ in range(20):
                await line.send({"type": "undo", "at": 1})
            assert await line.closed() == (1008, "many-messages")
        async with device.at(game["id"]) as line:
            await line.my_turn()


async def test_too_many_games(tmp_path: Path) -> None:
    limits = replace(GENEROUS, games_at_once=3, games_per_hour=0.1)
    async with running(tmp_path / "g.sqlite", limits) as address, Browser(address) as device, Browser(address) as other:
        for _ in range(3):
            await device.new_game("here", "bot")
        body = {"adventure": "adv_01", "seats": SEATS}
        assert await refused(device, "/api/games", body, 429) == "many-games"
        assert await refused(other, "/api/games", body, 429) == "many-games", "another cookie is no way around it"
        assert len((await device.get("/api/me"))["games"]) == 3


async def test_too_many_posts(tmp_path: Path) -> None:
    limits = replace(GENEROUS, posts_at_once=3, posts_per_second=0.001)
    async with running(tmp_path / "g.sqlite", limits) as address, Browser(address) as device:
        for _ in range(3):
            await refused(device, "/api/join", {"token": new_secret()}, 403)
        assert await refused(device, "/api/join", {"token": new_secret()}, 429) == "many-messages"


async def test_too_many_connections(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections_per_device=2)
    async with running(tmp_path / "g.sqlite", limits) as address, Browser(address) as device:
        game = await device.new_game("here", "bot")
        async with device.at(game["id"]) as one, device.at(game["id"]) as two:
            await one.until("table")
            await two.until("table")
            assert await turned_away(device, game["id"]) == ("many-connections", 1008, "many-connections")
        async with device.at(game["id"]) as again:
            await again.until("table")


async def test_a_browser_that_does_not_read_is_let_go() -> None:
    from cadwallon.server.connection import Connection

    connection = Connection(1, new_secret(), most=3)
    for _ in range(10):
        connection.put(b"{}")
    assert connection.closing == "slow"


async def test_games_of_other_content_are_listed_but_not_played(tmp_path: Path) -> None:
    data = tmp_path / "g.sqlite"
    async with running(data) as address, Browser(address) as device:
        game = await device.new_game("here", "bot")
        cookies = device.http.cookies
    other = replace(load_content(), fingerprint="another")
    async with running(data, library=other) as address, Browser(address) as device:
        device.http.cookies = cookies
        (listed,) = (await device.get("/api/me"))["games"]
        assert listed["playable"] is False
        assert await turned_away(device, game["id"]) == ("content", 4409, "content")


async def test_our_own_mistakes_are_not_shown(device: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    from cadwallon.server.house import House

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret inside")

    monkeypatch.setattr(House, "me", broken)
    answer = await device.http.get("/api/me")
    assert (answer.status_code, answer.json()) == (500, {"why": "failed"})
    assert "default-src 'self'" in answer.headers["content-security-policy"]
