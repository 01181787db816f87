"""Cards are drawn up out of the hand with mouse or finger; targets light up, and Escape puts the card back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.moments import first, in_own_turn, put
from tests.browser.robot import Wire, settled
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec

Another = Callable[..., Page]

UP = 90
"""Pixels that a card is lifted."""


def aimed_card(moment: Moment) -> str | None:
    """A card of the hand that can be played on one of several targets in one's own turn."""
    if moment.question != "turn" or "play" not in moment.verbs:
        return None
    cards = [action.text.split()[1] for action in moment.state().legal if action.verb == "play"]
    return next((card for card in cards if cards.count(card) > 1), None)


def has_aimed_card(moment: Moment) -> bool:
    return aimed_card(moment) is not None


def card_of(page: Page, name: str) -> Locator:
    return page.locator(f"[data-region=hand] [data-fly=arc_{name.replace('-', '_')}]").first


def middle(card: Locator) -> tuple[float, float]:
    box = card.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 4, box["y"] + box["height"] / 2


@pytest.fixture
def aimed() -> Moment:
    return first(Spec(1, "base", 2, False, 4), has_aimed_card)


def test_drawn_up_with_the_mouse_and_put_back(page: Page, server: Server, aimed: Moment) -> None:
    wire = Wire(page)
    page.goto(put(server, page.context, aimed).path)
    settled(page)
    name = aimed_card(aimed)
    assert name is not None
    card = card_of(page, name)
    x, y = middle(card)
    lit = page.locator("svg.ring, .ring.target")

    # a little is not enough
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=4)
    page.mouse.up()
    expect(page.locator(".raised .ask")).to_have_count(0)

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - UP, steps=6)
    page.mouse.up()
    expect(page.locator(".raised .ask")).to_be_visible()
    assert lit.count() > 1, "its targets light up"
    assert wire.acts() == []

    page.keyboard.press("Escape")
    expect(page.locator(".raised .ask")).to_have_count(0)
    assert wire.acts() == []


def test_drawn_up_with_a_finger(another: Another, server: Server) -> None:
    page = another(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    wire = Wire(page)
    page.goto(in_own_turn(server, page.context).path)
    settled(page)
    page.get_by_role("navigation").last.get_by_role("button").nth(1).tap()
    card = page.locator("[data-region=hand] .slot").first
    expect(card.locator(".badge")).to_be_visible()
    x, y = middle(card)
    cdp = page.context.new_cdp_session(page)
    before = len(wire.received)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 7):
        point = {"x": x, "y": y - step * UP / 6}
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.wait(page, before)
    assert [text.split()[0] for text in wire.acts()] == ["play"]


def test_a_dark_card_says_why_it_cannot_be_played(page: Page, server: Server) -> None:
    wire = Wire(page)
    page.goto(in_own_turn(server, page.context).path)
    settled(page)
    dark = page.locator("[data-region=hand] .slot:has(.card.no)").first
    x, y = middle(dark)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - UP, steps=6)
    page.mouse.up()
    expect(page.locator(".raised p")).to_be_visible()
    assert wire.acts() == []
