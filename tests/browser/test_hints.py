"""Hints: asked for with a button or a key, shown on the board and as a list, and followed with a click."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.kept import Kept
from tests.browser.robot import Wire, settled

THINKING = 30_000
"""Milliseconds that a busy machine may take for a hint."""


def asked(page: Page, game: Kept) -> Wire:
    wire = Wire(page)
    page.goto(game.path)
    settled(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hints ol li").first).to_be_visible(timeout=THINKING)
    return wire


def test_hints_are_on_the_board_and_beside_it(page: Page, own_turn: Kept) -> None:
    wire = asked(page, own_turn)
    panel = page.get_by_role("region", name="Hint")
    count = panel.get_by_role("listitem").count()
    assert 1 <= count <= 3
    first = panel.get_by_role("listitem").first
    expect(first).to_contain_text("victory")
    expect(page.locator("[data-region=board] [data-hint]").first).to_be_attached()
    assert [request["type"] for request in wire.sent].count("hint") == 1
    # looking at one of them does nothing
    first.get_by_role("button").click()
    assert not [request for request in wire.sent if request["type"] == "act"]
    page.get_by_role("button", name="Do the first").click()
    page.wait_for_function("() => !document.querySelector('.hints ol')")
    assert [request for request in wire.sent if request["type"] == "act"]


def test_hints_by_keys(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    page.keyboard.press("KeyT")
    expect(page.locator(".hints ol li").first).to_be_visible(timeout=THINKING)
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)


def test_the_answer_in_a_fight_is_marked(page: Page, fight: Kept) -> None:
    page.goto(fight.path)
    settled(page)
    page.keyboard.press("KeyT")
    expect(page.get_by_role("img", name="hint 1")).to_be_visible(timeout=THINKING)
