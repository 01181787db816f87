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

AFTER = re.compile(r"/assets/(around|choice|portrait|cards|more|PhoneBody)\b|/locale/../(around|log|notes)\.ftl")
"""What the board must not wait for."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_from_the_first_page_to_a_board(another: Another, screen: str, language: str) -> None:
    """A newcomer reads the first page, then plays. What comes after the board is held back: he can play without it."""
    page = another(**SCREENS[screen], locale=language)
    page.add_init_script(WATCH)
    page.route(AFTER, lambda route: None)
    come: list[Request] = []
    page.on("requestfinished", lambda request: come.append(request))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.locator("button.primary").first.click()
    usable(page)
    weights = sorted(((weight(request), request.url) for request in come), reverse=True)
    assert sum(size for size, _ in weights) <= MOST, "\n".join(f"{size:>7} {url}" for size, url in weights)
    # let go, the rest comes
    page.unroute(AFTER)
    expect(page.locator("[data-region=gang], .sheet .body > *").first).to_be_visible()


def weight(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def test_a_second_visit_loads_next_to_nothing(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-region=gang]")).to_be_visible()
    meter = Meter(page)
    page.goto(own_turn.path)
    expect(page.locator("[data-region=gang]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    fetched = [one for one in meter.loaded if one.kind != "WebSocket"]
    assert len(fetched) > 5
    assert sum(one.size for one in fetched) <= MOST_AGAIN, fetched
