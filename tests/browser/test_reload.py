"""The page goes and comes back, the server dies and comes back: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Complaints
from tests.browser.kept import Kept
from tests.browser.moments import in_own_turn
from tests.browser.robot import Wire, click, controls_of, figures_of, settled
from tests.browser.server import Server

Another = Callable[..., Page]


def test_a_fight_is_still_there_after_a_reload(page: Page, fight: Kept) -> None:
    page.goto(fight.path)
    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible()
    page.wait_for_load_state("networkidle")  # the texts of the cards come after the table
    before = panel.inner_text()
    assert panel.get_by_role("listitem").count() >= 6
    page.reload()
    expect(panel).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert panel.inner_text() == before
    # and it can be answered
    wire = Wire(page)
    page.reload()
    expect(panel).to_be_visible()
    before_answer = len(wire.received)
    panel.get_by_role("button").last.click()
    wire.wait(page, before_answer)
    assert len(wire.acts()) == 1


def test_what_was_done_can_be_undone(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    where = figures_of(page)
    ap = page.locator(".end small").inner_text()
    _walk(page)
    expect(page.locator(".end small")).not_to_have_text(ap)
    assert figures_of(page) != where
    undo = page.get_by_role("button", name="Undo").first
    for _ in range(3):
        if undo.is_enabled():
            undo.click()
            page.wait_for_timeout(150)
    expect(page.locator(".end small")).to_have_text(ap)
    assert figures_of(page) == where


def test_a_stale_tab_is_told_so(page: Page, own_turn: Kept) -> None:
    page.route_web_socket("**/ws/*", _deaf)
    page.goto(own_turn.path)
    settled(page)
    other = page.context.new_page()
    wire = Wire(other)
    other.goto(own_turn.path)
    settled(other)
    before = len(wire.received)
    _end_turn(other)
    wire.wait(other, before)
    # this tab has heard nothing of it
    _end_turn(page)
    expect(page.locator(".toast")).to_be_visible()
    assert len(page.locator(".toast").first.inner_text()) > 20


def _deaf(socket: WebSocketRoute) -> None:
    """A line on which, after the first one, no table arrives any more."""
    server = socket.connect_to_server()
    tables: list[str | bytes] = []

    def received(message: str | bytes) -> None:
        if json.loads(message)["type"] == "table":
            tables.append(message)
        if json.loads(message)["type"] != "table" or len(tables) == 1:
            socket.send(message)

    server.on_message(received)


def _end_turn(page: Page) -> None:
    page.keyboard.press("Shift+Enter")
    page.locator("dialog[open]").get_by_role("button", name="End turn").click()


def _walk(page: Page) -> None:
    """A thief that is ready goes to some lit street."""
    for thief in [one for one in settled(page) if one.kind == "thief"]:
        click(page, thief)
        page.wait_for_timeout(150)
        streets = [one for one in controls_of(page) if one.kind == "space"]
        if streets:
            click(page, streets[0])
            page.mouse.move(2, 2)
            return
    raise AssertionError("nobody can walk")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone."""
    with Server(tmp_path / "games.sqlite") as running:
        yield running


def test_the_server_is_killed_and_comes_back(another: Another, mortal: Server, complaints: Complaints) -> None:
    complaints.allow(r"WebSocket connection to '\S+/ws/\S+' failed", r"net::ERR_CONNECTION_(REFUSED|RESET)")
    page = another(base_url=mortal.address)
    game = in_own_turn(mortal, page.context)
    page.goto(game.path)
    settled(page)
    for _ in range(3):
        ap = page.locator(".end small").inner_text()
        _walk(page)
        expect(page.locator(".end small")).not_to_have_text(ap)
        where, ap = figures_of(page), page.locator(".end small").inner_text()
        port = mortal.port
        mortal.kill()
        expect(page.locator(".bar")).to_contain_text("Connection lost")
        # the board stays readable, nothing can be done
        assert figures_of(page) == where
        mortal.start(port)
        expect(page.locator(".bar")).to_have_count(0)
        settled(page)
        assert figures_of(page) == where
        expect(page.locator(".end small")).to_have_text(ap)
        page.keyboard.press("Escape")
    assert complaints.said, "the browser has noticed"


DRAWN = """document.querySelectorAll("path[d]:not([d=''])").length"""


def test_what_a_lost_line_held_back_comes_with_the_next_try(page: Page, own_turn: Kept, complaints: Complaints) -> None:
    page.goto(own_turn.path)
    settled(page)
    page.wait_for_load_state("networkidle")
    whole = _seen(page)
    assert whole["icons"] > 20
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort("connectionrefused")

    complaints.allow(r"net::ERR_CONNECTION_REFUSED")
    for late in ("**/assets/cards-*.js", "**/locale/en/around.ftl", "**/locale/en/log.ftl"):
        page.route(late, lose, times=1)
    page.reload()
    settled(page)
    page.wait_for_function(f"(icons) => {DRAWN} >= icons", arg=whole["icons"])
    expect(page.locator("path[d='']")).to_have_count(0)
    page.wait_for_function("(text) => document.body.innerText === text", arg=whole["text"])
    assert len(lost) == 3


def _seen(page: Page) -> Any:
    return page.evaluate(f"() => ({{ text: document.body.innerText, icons: {DRAWN} }})")


def test_a_window_on_its_way_is_told_of(page: Page, own_turn: Kept) -> None:
    """A slow line: whoever has asked for a window sees that it comes; until then nothing more is asked for."""
    held: list[Route] = []
    page.route("**/assets/Dialogs-*.js", lambda route: held.append(route))
    wire = Wire(page)
    page.goto(own_turn.path)
    settled(page)
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_text("One moment …")).to_be_visible()
    page.keyboard.press("Shift+Enter")
    assert wire.acts() == []
    for one in held:
        one.continue_()
    expect(page.get_by_role("dialog").get_by_role("button", name="End turn")).to_be_visible()
    expect(page.get_by_text("One moment …")).to_have_count(0)
