"""Words of the game explain themselves where they stand: on hover, on focus, on a long press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.moments import Asks, first, in_a_fight, in_own_turn, put
from tests.browser.robot import settled
from tests.browser.server import Server
from tests.browser.situations import Spec

Another = Callable[..., Page]

KOA = Spec(12, "expansion", 4, True, 11)

OWN_TURN = {
    "points of action": ("p.aps", "Action points"),
    "ducats": (".purse > span", "Ducats"),
    "Combat": (".acts .stat >> nth=0", "Combat"),
    "Movement": (".acts .stat >> nth=1", "Movement"),
    "Mind": (".acts .stat >> nth=2", "Mind"),
    "a skill": (".acts .who p >> nth=0", None),
    "the phase": ("ol[aria-label='Phase']", "Act"),
    "the gates": (".track > p", "The alarm"),
    "a round with an event": (".track li.alarm button", None),
    "a mission and its seal": (".missions button >> nth=0", None),
    "a rival": (".rival >> nth=0", None),
    "a thief": ("[data-region=gang] button >> nth=0", None),
}
"""Where it stands, and the heading of its explanation, where that is the same for all."""

EXPANSION = {
    "experience": (".purse .xp", "Experience"),
    "a rival's thief": (".rival .figures span >> nth=0", None),
    "a rival's cards": (".rival .cards > span >> nth=0", "Arcana"),
    "equipment": ("[data-region=gang] .gear >> nth=0", None),
}


def explanation(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def expect_explained(page: Page, title: str | None) -> None:
    expect(explanation(page)).to_be_visible()
    heading = explanation(page).locator("b").first.inner_text()
    assert heading, "it has a heading"
    assert title is None or heading == title
    assert len(explanation(page).inner_text()) > len(heading) + 3, f"{heading}: nothing is said about it"


def after_two_frames(page: Page) -> None:
    """Whoever scrolled is told of it with the next picture at the latest."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def away(page: Page) -> None:
    """Nothing is pointed at."""
    page.mouse.move(2, 2)
    expect(explanation(page)).to_have_count(0)


@pytest.fixture
def table(page: Page, server: Server) -> Page:
    """A thief is chosen in one's own turn."""
    page.goto(in_own_turn(server, page.context).path)
    settled(page)
    page.keyboard.press("KeyQ")
    expect(page.locator(".acts .stat").first).to_be_visible()
    return page


def test_on_hover(table: Page) -> None:
    for place, title in OWN_TURN.values():
        table.locator(place).hover(position={"x": 6, "y": 6})
        expect_explained(table, title)
        away(table)


def test_on_hover_in_the_expansion(page: Page, server: Server) -> None:
    page.goto(put(server, page.context, first(KOA, Asks("turn", 150))).path)
    settled(page)
    for place, title in EXPANSION.values():
        page.locator(place).hover()
        expect_explained(page, title)
        away(page)


def test_on_focus(table: Page) -> None:
    """Everything is reached with the Tab key, and Escape closes the explanation."""
    wanted = dict(OWN_TURN.values())
    met: set[str] = set()
    table.locator("header button").first.focus()
    places = {place: place.split(" >> nth=") for place in wanted}
    for _ in range(120):
        table.keyboard.press("Tab")
        there: list[str] = table.evaluate(
            """(places) => Object.keys(places).filter((key) => {
              const [path, nth] = places[key];
              return document.querySelectorAll(path)[Number(nth ?? 0)] === document.activeElement;
            })""",
            places,
        )
        for place in there:
            expect_explained(table, wanted[place])
            met.add(place)
        if met == set(wanted):
            break
    assert met == set(wanted), f"the Tab key does not reach {sorted(set(wanted) - met)}"
    table.keyboard.press("Escape")
    expect(explanation(table)).to_have_count(0)


def test_it_stays_while_something_else_scrolls(table: Page) -> None:
    """Who presses Tab quickly: the chronicle is still scrolling when the focus is past it."""
    rolled = table.evaluate(
        """() => {
          const log = document.querySelector(".log");
          const before = log.scrollTop;
          log.querySelector("button").focus();
          const after = log.scrollTop;
          document.querySelector(".acts .stat").focus();
          return after !== before;
        }"""
    )
    after_two_frames(table)
    assert rolled, "the chronicle has not scrolled"
    expect_explained(table, "Combat")


def test_it_goes_along_with_what_it_explains(table: Page) -> None:
    panel, skill = table.locator(".acts"), table.locator(".acts .who p").first
    panel.evaluate("(panel) => { panel.style.flex = 'none'; panel.style.minHeight = '0'; panel.style.height = '90px' }")
    skill.focus()
    expect_explained(table, None)
    before = explanation(table).bounding_box()
    rolled = panel.evaluate(
        "(panel) => { const was = panel.scrollTop; panel.scrollBy(0, 9); return panel.scrollTop - was }"
    )
    assert rolled > 0, "the panel has not scrolled"
    after_two_frames(table)
    after = explanation(table).bounding_box()
    assert before is not None
    assert after is not None
    assert round(before["y"] - after["y"]) == rolled
    panel.evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
    expect(explanation(table)).to_have_count(0)


def test_on_a_long_press(another: Another, server: Server) -> None:
    page = another(has_touch=True)
    page.goto(in_own_turn(server, page.context).path)
    settled(page)
    page.keyboard.press("KeyQ")
    expect(page.locator(".acts .stat").first).to_be_visible()
    cdp = page.context.new_cdp_session(page)
    for name in ("points of action", "Combat", "a skill", "the gates", "a mission and its seal", "a rival", "a thief"):
        place, title = OWN_TURN[name]
        box = page.locator(place).bounding_box()
        assert box is not None
        point = {"x": box["x"] + 6, "y": box["y"] + 6}
        cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect_explained(page, title)
        cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        # it stays until something else is touched, and the finger has pressed no button by it
        expect_explained(page, title)
        assert page.locator(".confirm").count() == 0
        page.touchscreen.tap(700, 22)
        expect(explanation(page)).to_have_count(0)


def test_in_a_fight(page: Page, server: Server) -> None:
    page.goto(in_a_fight(server, page.context).path)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for place, title in ((".stat", "Combat"), (".skill", None)):
        dialog.locator(place).first.hover()
        expect_explained(page, title)
        away(page)


def test_what_lies_on_the_board(page: Page, server: Server) -> None:
    """A figure and a chest, while nobody is chosen."""
    page.goto(in_own_turn(server, page.context).path)
    settled(page)
    page.locator("[data-figure=faras]").hover()
    expect_explained(page, "Faras")
    away(page)
    page.locator("path[data-space=laboratory]").hover()
    expect_explained(page, "Laboratory")


def test_on_the_page_of_a_new_game(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator(".values [data-term]").first.hover()
    expect_explained(page, "Combat")
    away(page)
    page.locator("article i[data-term]").first.hover()
    expect_explained(page, None)
