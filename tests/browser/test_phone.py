"""From the smallest phone to the largest screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import Asks, first, in_a_fight, in_own_turn, over, put
from tests.browser.robot import PARTS_THAT_FIT, Control, Wire, aim, controls_of, figures_of, settled, too_wide
from tests.browser.server import Server
from tests.browser.situations import Spec

Another = Callable[..., Page]

PHONES = {"390x844": (390, 844), "360x740": (360, 740)}
LARGE = {"1366x768": (1366, 768), "1920x1080": (1920, 1080), "3840x2160": (3840, 2160)}
FINGER = 44

PAGES = ("/", "/new", "/rules", "/about", "/join/" + "x" * 43)


def phone(another: Another, size: tuple[int, int]) -> Page:
    width, height = size
    return another(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, device_scale_factor=2)


def tap(page: Page, control: Control) -> None:
    point = aim(page, control)
    assert point is not None
    page.touchscreen.tap(*point)


def too_small(page: Page) -> list[str]:
    """Targets that a finger would miss; those on the board are looked at by ``too_small_on_board``."""
    found: list[str] = page.evaluate(
        """(finger) => [...document.querySelectorAll('button, a, input, select, summary, [role=button]:not(path)')]
          .filter((one) => one.checkVisibility() && !one.closest('.said, .skip') && !one.matches('p a, li a, .text a'))
          .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
          .filter(({ box }) => box.width && (box.width < finger - 0.5 || box.height < finger - 0.5))
          .map(({ one, box: { width, height } }) => `${one.localName}.${one.className} `
            + `${Math.round(width)}x${Math.round(height)}: ${(one.ariaLabel ?? one.textContent).slice(0, 40)}`)""",
        FINGER,
    )
    return found


def too_small_on_board(page: Page) -> list[str]:
    """Lit spaces and ringed figures that a finger would miss as the camera has put them.

    A figure is smaller than a finger, but the space below it does the same.
    """
    found: list[str] = page.evaluate(
        """(finger) => {
          const board = document.querySelector('[data-region=board]');
          const ringed = [...board.querySelectorAll('.figure:has(.ring.target, .ring.ready)')];
          const wanted = new Set([...board.querySelectorAll('path.lit'), ...ringed].map((one) => one.dataset.space));
          return [...board.querySelectorAll('path[role=button]')]
            .filter((one) => wanted.has(one.dataset.space))
            .map((one) => ({ space: one.dataset.space, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width < finger - 0.5 || box.height < finger - 0.5)
            .map(({ space, box }) => `${space} ${Math.round(box.width)}x${Math.round(box.height)}`);
        }""",
        FINGER,
    )
    return found


def beside(page: Page, figure: Control) -> tuple[float, float]:
    """A point in the space of a figure that a finger may hit instead of it."""
    found = page.evaluate(
        """(id) => {
          const board = document.querySelector('[data-region=board]');
          const figure = board.querySelector(`.figure[data-figure="${id}"]`);
          const space = board.querySelector(`path[role=button][data-space="${figure.dataset.space}"]`);
          const box = figure.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          for (let angle = 0; angle < 6.3; angle += 0.2) {
            const [u, v] = [x + 22 * Math.cos(angle), y + 22 * Math.sin(angle)];
            if (document.elementFromPoint(u, v) === space) return [u, v];
          }
          return null;
        }""",
        figure.key,
    )
    assert found is not None, f"nothing of the space of {figure.key} can be hit beside it"
    return found[0], found[1]


@pytest.mark.parametrize("size", PHONES.values(), ids=PHONES)
def test_a_turn_is_played_by_tapping(another: Another, server: Server, size: tuple[int, int]) -> None:
    page = phone(another, size)
    game = in_own_turn(server, page.context)
    wire = Wire(page)
    page.goto(game.path)
    settled(page)
    where = figures_of(page)

    # a thief, then a lit space: the first tap shows the way, the second goes
    ready = [one for one in controls_of(page) if one.kind == "ready"]
    assert ready, "some thief is in view"
    assert too_small_on_board(page) == []
    for figure in ready:
        page.touchscreen.tap(*beside(page, figure))
        page.wait_for_timeout(300)
        lit = [one for one in controls_of(page) if one.kind == "space"]
        if lit:
            break
    assert too_small_on_board(page) == []
    space = lit[0]
    tap(page, space)
    page.wait_for_timeout(400)
    assert wire.acts() == []
    again = next(one for one in controls_of(page) if one.key == space.key)
    before = len(wire.received)
    tap(page, again)
    wire.wait(page, before)
    page.wait_for_timeout(300)
    assert any(text.startswith(("move", "activate")) for text in wire.acts())
    assert figures_of(page) != where

    # all tabs, and nothing scrolls sideways in any
    problems = []
    for tab in page.get_by_role("navigation").last.get_by_role("button").all():
        tab.tap()
        problems += [f"{tab.inner_text()}: {what}" for what in too_wide(page, PARTS_THAT_FIT)]
        problems += [f"{tab.inner_text()}: too small: {what}" for what in too_small(page)]
    assert not problems, "\n".join(problems)

    page.get_by_role("navigation").last.get_by_role("button").first.tap()
    end = page.locator("button.end")
    for _ in range(30):
        if end.count() and end.is_enabled():
            break
        page.wait_for_timeout(50)
    end.tap()
    # there are points left: it is asked once
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    assert too_small(page) == []
    before = len(wire.received)
    dialog.get_by_role("button", name="End turn").tap()
    wire.wait(page, before)
    assert "end" in wire.acts()


@pytest.mark.parametrize("size", PHONES.values(), ids=PHONES)
def test_pages_on_a_phone(another: Another, server: Server, size: tuple[int, int]) -> None:
    page = phone(another, size)
    problems = []
    context = page.context
    for path in (*PAGES, over(server, context).path):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        problems += [f"{path}: {what}" for what in too_wide(page, PARTS_THAT_FIT)]
        problems += [f"{path}: too small: {what}" for what in too_small(page)]
    page.goto(in_a_fight(server, context).path)
    expect(page.get_by_role("dialog")).to_be_visible()
    problems += [f"fight: {what}" for what in too_wide(page, PARTS_THAT_FIT) + too_small(page)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("size", LARGE.values(), ids=LARGE)
def test_large_screens(another: Another, server: Server, size: tuple[int, int]) -> None:
    width, height = size
    page = another(viewport={"width": width, "height": height})
    problems = []
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        problems += [f"{path}: {what}" for what in too_wide(page, PARTS_THAT_FIT)]
    for spec in (Spec(1, "base", 2, False, 3), Spec(12, "expansion", 4, True, 1)):
        page.goto(put(server, page.context, first(spec, Asks("turn", 150))).path)
        settled(page)
        page.keyboard.press("KeyQ")
        page.wait_for_timeout(200)
        problems += [f"adventure {spec.adventure}: {what}" for what in too_wide(page, PARTS_THAT_FIT)]
        # the table fills the window and no more: everything that can be pressed is in it
        tall = page.evaluate("() => document.scrollingElement.scrollHeight")
        if tall > height:
            problems.append(f"adventure {spec.adventure}: {tall} px high of {height}")
        kinds = {one.kind for one in controls_of(page)}
        if not {"thief", "end"} <= kinds:
            problems.append(f"adventure {spec.adventure}: only {sorted(kinds)} can be pressed")
        small = page.evaluate(
            """() => [...document.querySelectorAll('[data-region=gang] .name, [data-region=actions] .text, .rival b')]
              .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 13)
              .map((one) => one.textContent.trim())"""
        )
        problems += [f"adventure {spec.adventure}: too small to read: {text}" for text in small]
    assert not problems, "\n".join(problems)
