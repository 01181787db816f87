"""Friends at several screens: two play by links, a third one watches, one is cut off and comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Complaints
from tests.browser.robot import Robot, Wire, controls_of, figures_of, said

GONE = 3000
"""A code that says nothing but that the line is gone."""

LINE_DOWN = (r"WebSocket connection to '\S+/ws/\S+' failed", r"net::ERR_INTERNET_DISCONNECTED")
"""What a browser complains of while its line is cut."""

FORBIDDEN = r"responded with a status of 403 "

STEPS = 600
"""Clicks and short waits after which friends must have come to their turns, also on a machine that does other work."""

Another = Callable[..., Page]


class Line:
    """The line of a page to the server, which can be cut and mended. The server sees that it is gone."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self._whole = True
        self._holds = False
        self.held: list[str | bytes] = []
        """What the server has said and the page has not heard yet."""
        page.route_web_socket("**/ws/*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if not self._whole:
            socket.close(code=GONE)
            return
        far = socket.connect_to_server()
        far.on_message(lambda text: self.held.append(text) if self._holds else socket.send(text))
        self._ends.append((socket, far))

    def hold(self) -> None:
        """From now on the page hears nothing, though the line is there."""
        self._holds = True

    def let_go(self) -> None:
        """The page hears what it has missed."""
        self._holds = False
        for text in self.held:
            self._ends[-1][0].send(text)
        self.held.clear()

    def cut(self) -> None:
        self._whole = False
        self._page.context.set_offline(True)
        for near, far in self._ends:
            far.close(code=GONE)
            near.close(code=GONE)
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True
        self._page.context.set_offline(False)


def set_up(page: Page) -> None:
    """The host makes a game with one open seat, by what the page offers."""
    page.goto("/new")
    second = page.get_by_role("article", name="Seat 2")
    second.get_by_role("button", name="By link").click()
    page.get_by_role("textbox").first.fill("Hanna")
    page.get_by_role("button", name=re.compile(r"^Play\b")).click()
    expect(page.locator("[data-region=board]")).to_be_visible()


def links(page: Page) -> list[str]:
    """The addresses that the dialog of links copies: those of the seats, then the spectators'."""
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Seats and links").click()
    dialog = page.get_by_role("dialog", name="Seats and links")
    expect(dialog).to_be_visible()
    page.evaluate(
        """() => {
          window.copied = [];
          navigator.clipboard.writeText = async (text) => { window.copied.push(text); };
        }"""
    )
    for button in dialog.get_by_role("button", name=re.compile("^Copy")).all():
        button.click()
    found: list[str] = page.evaluate("() => window.copied")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return found


def join(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_role("textbox").fill(name)
    page.get_by_role("main").get_by_role("button").click()
    expect(page).to_have_url(re.compile(r"/game/"))
    expect(page.locator("[data-region=board]")).to_be_visible()


def hands_in(frames: list[str]) -> list[Any]:
    """All that a page was ever told of anybody's hand, ducats and intrigues."""
    views = [json.loads(text)["view"] for text in frames if '"type":"table"' in text]
    return [[view.get(key) for key in ("hand", "ducats", "intrigues", "peek")] for view in views]


def play_on(robots: list[Robot], clicks: int, told: str = "") -> None:
    """Whoever can do something does it, until each has pressed something so many times more and is told that."""
    wanted = [robot.clicks + clicks for robot in robots]
    for _ in range(STEPS):
        if all(
            robot.clicks >= number and told in robot.page.locator("[data-region=log]").inner_text()
            for robot, number in zip(robots, wanted, strict=True)
        ):
            return
        for robot in robots:
            controls = controls_of(robot.page)
            if controls:
                robot.step(controls)
                break
        else:
            robots[0].page.wait_for_timeout(50)
    raise AssertionError("\n\n".join(f"{robot.clicks} clicks: {robot.used}\n{said(robot.page)}" for robot in robots))


def test_friends_play_over_links(page: Page, another: Another, complaints: Complaints) -> None:
    complaints.allow(*LINE_DOWN)
    set_up(page)
    addresses = links(page)
    assert len(addresses) == 2
    marek, watcher = another(), another()
    watching, line = Wire(watcher), Line(marek)
    join(marek, addresses[0], "Marek")
    expect(page.locator(".rival").first).to_contain_text("Marek")
    expect(marek.locator(".rival").first).to_contain_text("Hanna")
    join(watcher, addresses[1], "Vera")

    robots = [Robot(page, 1, patience=3), Robot(marek, 2, patience=3)]
    play_on(robots, 10, told="round 1")
    expect(watcher.locator("[data-region=log]")).to_contain_text("round 1")

    # the watcher sees the board and nobody's hand, and can do nothing
    assert watcher.locator("[data-region=hand]").count() == 0
    assert controls_of(watcher) == []
    assert hands_in(watching.received)
    assert all(values == [None] * 4 for values in hands_in(watching.received))

    page.keyboard.press("Escape")  # the robot may have been asked whether to end its turn

    # Marek's line is cut: he is told, the others see it, and the host may act
    line.cut()
    expect(marek.locator(".bar")).to_contain_text("Connection lost")
    expect(page.locator(".rival").first).to_contain_text("away")
    expect(watcher.locator(".rival", has_text="Marek")).to_contain_text("away")
    page.get_by_role("button", name="Let a bot play").first.click()
    expect(page.locator(".rival").first).to_contain_text("Marek")
    for _ in range(200):
        if controls_of(page):
            break
        page.wait_for_timeout(50)
    assert controls_of(page), f"the bot does not play for Marek:\n{said(page)}"
    page.get_by_role("button", name="Give the seat back").first.click()

    # he comes back by himself, with nothing lost; until he is told how the table stands, the past lies there
    line.hold()
    line.mend()
    for _ in range(400):
        if any('"type":"table"' in str(text) for text in line.held):
            break
        marek.wait_for_timeout(50)
    assert line.held, "his page does not come back"
    expect(marek.locator(".bar")).to_be_visible()
    line.let_go()
    expect(marek.locator(".bar")).to_have_count(0)
    assert figures_of(marek) == figures_of(page), "once his line is back, what lies there is no past"
    expect(page.locator(".rival").first).not_to_contain_text("away")
    for _ in range(200):  # who watches may still be shown how it came to this
        if figures_of(watcher) == figures_of(page):
            break
        page.wait_for_timeout(50)
    assert figures_of(watcher) == figures_of(page)
    play_on(robots, 5)


def test_a_link_that_is_taken_back_is_worth_nothing(page: Page, another: Another, complaints: Complaints) -> None:
    complaints.allow(FORBIDDEN)
    set_up(page)
    old = links(page)[0]
    marek = another()
    wire = Wire(marek)
    join(marek, old, "Marek")
    expect(marek.locator("[data-region=hand]")).to_be_visible()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Seats and links").click()
    page.get_by_role("dialog").get_by_role("button", name="New link").click()
    page.keyboard.press("Escape")
    # for who sat there the table is gone: a sentence says why, and there is a way home
    gone = marek.get_by_role("alert").filter(has_text="the host has taken it back")
    expect(gone).to_be_visible()
    expect(gone.get_by_role("heading")).to_have_text("This table is closed to you")
    for part in ("board", "hand", "actions", "gang"):
        expect(marek.locator(f"[data-region={part}]")).to_have_count(0)
    told, sent = len(wire.received), len(wire.sent)
    for key in ("KeyQ", "Space", "Shift+Enter", "Digit1"):
        marek.keyboard.press(key)
    assert len(wire.sent) == sent, "the keys of the table do nothing any more"
    assert len(wire.received) == told
    gone.get_by_role("link", name="Home").click()
    expect(marek).to_have_url(re.compile(r"/$"))
    thief = another()
    thief.goto(old)
    thief.get_by_role("main").get_by_role("button").click()
    expect(thief.get_by_role("alert").first).to_contain_text(re.compile("link", re.I))
    expect(thief).to_have_url(re.compile("/join/"))
    fresh = links(page)[0]
    assert fresh != old
    join(thief, fresh, "Tess")
    expect(page.locator(".rival").first).to_contain_text("Tess")
