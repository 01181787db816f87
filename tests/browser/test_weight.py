"""How much a first visit loads until somebody can play, and a second one. Bytes only: nothing here is timed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import LAPTOP
from tests.browser.kept import Kept
from tests.browser.meter import WATCH, Meter, usable

Another = Callable[..., Page]

MOST = 200_000
MOST_AGAIN = 15_000
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": PHONE}
LANGUAGES = ("en", "ru")
"""The lightest, and the heaviest: Russian has letters of its own beside the digits and signs of all."""

AFTER_A_CHOICE = (
    r"/assets/(around|board|cards|chamber|more|pages|portrait-draw|PhoneBody)-|/boards/catacombs"
    r"|/locale/../(around|log|notes)\.ftl"
)
"""What must not be waited for where a game begins with a choice: what is beside it, and ornaments."""
AFTER = rf"{AFTER_A_CHOICE}|/assets/(choice|portrait)-"
"""What the board must not wait for."""

HEAVIEST = [("laptop", "en", 9), ("phone", "ru", 9), ("phone", "ru", 11)]
"""Adventures with two boards, tokens of their own and a choice before anything else."""

BEGIN = """async (adventure) => {
  const seats = [{ gang: 'executioners', kind: 'here' }, { gang: 'nocturnis', kind: 'bot', bot: 'novice' }];
  const body = JSON.stringify({ adventure, mode: 'expansion', inn: false, seats, seed: 5 });
  const made = await fetch('/api/games', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return `/game/${(await made.json()).id}`;
}"""

QUIET = """() => {
  const ends = performance.getEntriesByType('resource').map((one) => one.responseEnd);
  return performance.now() - Math.max(...ends) > 2500;
}"""
"""Nothing has come for longer than a page waits to be painted (2 s): ornaments come one after the other."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_from_the_first_page_to_a_board(another: Another, screen: str, language: str) -> None:
    """A newcomer reads the first page, then plays. What comes after the board is held back: he can play without it."""
    page = another(**SCREENS[screen], locale=language)
    page.add_init_script(WATCH)
    come = held_back(page, AFTER)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.locator("button.primary").first.click()
    usable(page)
    assert_light(come)
    # let go, the rest comes
    page.unroute_all()
    expect(page.locator("[data-region=gang], .sheet .body > *").first).to_be_visible()


@pytest.mark.parametrize(("screen", "language", "adventure"), HEAVIEST)
def test_straight_to_a_game_that_begins_with_a_choice(
    another: Another, screen: str, language: str, adventure: int
) -> None:
    """All there is of the game until the first question can be answered, with nothing in the cache."""
    host = another(**SCREENS[screen], locale=language)
    host.goto("/about")
    path = host.evaluate(BEGIN, f"adv_{adventure:02}")
    cookies: Any = host.context.cookies()
    page = another(**SCREENS[screen], locale=language)
    page.context.add_cookies(cookies)
    page.add_init_script(WATCH)
    come = held_back(page, AFTER_A_CHOICE)
    page.goto(path)
    usable(page)
    assert page.locator(".choices button").count()
    assert_light(come)
    # let go, the other board comes
    page.unroute_all()
    page.reload()
    expect(page.locator("[data-region=board] .corner img")).to_be_visible()


def held_back(page: Page, files: str) -> list[Request]:
    """All other files come, and are listed."""
    come: list[Request] = []
    page.route(re.compile(files), lambda route: None)
    page.on("requestfinished", lambda request: come.append(request))
    return come


def assert_light(come: list[Request]) -> None:
    weights = sorted(((weight(request), request.url) for request in come), reverse=True)
    assert sum(size for size, _ in weights) <= MOST, "\n".join(f"{size:>7} {url}" for size, url in weights)


def weight(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def test_a_second_visit_loads_next_to_nothing(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    expect(page.locator("[data-region=gang]")).to_be_visible()
    page.wait_for_function(QUIET)
    meter = Meter(page)
    page.goto(own_turn.path)
    expect(page.locator("[data-region=gang]")).to_be_visible()
    page.wait_for_function(QUIET)
    fetched = [one for one in meter.loaded if one.kind != "WebSocket"]
    assert len(fetched) > 5
    assert sum(one.size for one in fetched) <= MOST_AGAIN, fetched
