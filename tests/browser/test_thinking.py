"""A bot that takes its time: everybody sees that it thinks, and how much of its time is gone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import first, put
from tests.browser.robot import settled
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec
from tests.players.packages import install

Another = Callable[..., Page]

PONDERER = """
import time
from pathlib import Path
from cadwallon.players import Kind, Pace

class Ponderer:
    needs_view = False

    def __init__(self, seed):
        self.enough = Path(__file__).with_name("enough")

    def choose(self, view, legal, budget):
        while not self.enough.exists():
            time.sleep(0.02)
        return legal[-1]

KIND = Kind("ponderer", Ponderer, Pace(decision=50, turn=80))
"""
"""Thinks until it is told that it is enough."""


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot is installed."""
    where = tmp_path / "brought"
    where.mkdir()
    install(monkeypatch, where, {"ponderer": "ponderer:KIND"}, ponderer=PONDERER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(where), os.environ.get("PYTHONPATH", "")]))
    return where


@pytest.fixture
def its_server(brought: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that knows the bot."""
    with Server(tmp_path / "games.sqlite") as running:
        yield running


def rivals_turn(moment: Moment) -> bool:
    return moment.question == "turn" and moment.seat == 1


def test_a_bot_is_seen_thinking(its_server: Server, brought: Path, another: Another) -> None:
    # the server comes first, so that it is stopped last: a page that is still open would look for it
    page = another(base_url=its_server.address, reduced_motion="no-preference")
    moment = first(Spec(1, "base", 2, False, 1), rivals_turn)
    page.goto(put(its_server, page.context, moment, ["here", "bot"], "ponderer").path)
    rival = page.locator(".rival")
    expect(rival).to_contain_text("thinking")
    expect(rival.locator(".dots i")).to_have_count(3)
    bar = rival.locator(".limit")
    expect(bar).to_have_count(1)
    assert bar.evaluate("(one) => getComputedStyle(one).animationDuration") == "80s"
    assert bar.evaluate("(one) => one.getBoundingClientRect().width < one.parentElement.clientWidth")
    expect(page.get_by_role("group", name="Pace")).to_be_visible()
    expect(page.get_by_role("region", name="Actions")).to_contain_text("80 seconds")
    expect(page.locator(".end.idle")).to_contain_text("is thinking")
    (brought / "enough").touch()
    page.get_by_role("button", name="skip").click()
    settled(page)
    expect(rival.locator(".dots")).to_have_count(0)
    expect(rival.locator(".limit")).to_have_count(0)
