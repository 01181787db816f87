"""A real server, a real Chromium, and whoever sits before it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.kept import Kept
from tests.browser.moments import in_a_fight, in_own_turn
from tests.browser.server import Server

LAPTOP = {"width": 1440, "height": 900}

PATIENCE = 20_000
"""Milliseconds for which a test waits to see what it expects: on a machine that does other work, a table comes late."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Everybody speaks English unless he says otherwise, and does not wait for what moves."""
    return {**browser_context_args, "viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process, with games of its own."""
    with Server(tmp_path_factory.mktemp("games") / "games.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.address


class Complaints:
    """What a browser complained of: nothing of it may happen unnoticed."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._allowed: list[str] = []

    def allow(self, *patterns: str) -> None:
        """The test provokes complaints like these; any other is still one too many."""
        self._allowed += patterns

    @property
    def unexpected(self) -> list[str]:
        return [text for text in self.said if not any(re.search(pattern, text) for pattern in self._allowed)]

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.said.append(f"{error}\n{error.stack}"))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(f"{message.type}: {message.text}")


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Errors in any page of the test make it fail, but for those that the test allows because it provokes them."""
    heard = Complaints()
    yield heard
    assert heard.unexpected == []


@pytest.fixture
def context(context: BrowserContext, complaints: Complaints) -> BrowserContext:
    context.on("page", complaints.listen)
    return context


@pytest.fixture
def another(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, complaints: Complaints
) -> Iterator[Any]:
    """Makes further people: browsers with cookies of their own."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        person = browser.new_context(**{**browser_context_args, "base_url": base_url, **options})
        person.on("page", complaints.listen)
        made.append(person)
        return person.new_page()

    yield make
    for person in made:
        person.close()


@pytest.fixture(scope="session")
def axe_source() -> str:
    path = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")


@pytest.fixture
def own_turn(context: BrowserContext, server: Server) -> Kept:
    """A game in which it is this browser's turn, with thieves who can walk, pick and fight."""
    return in_own_turn(server, context)


@pytest.fixture
def fight(context: BrowserContext, server: Server) -> Kept:
    """A game in which this browser has to answer in the middle of a fight, after the dice."""
    return in_a_fight(server, context)
