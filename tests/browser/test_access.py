"""For everyone: axe finds nothing serious on any page or state, the board has words, what happens is announced."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept import Kept
from tests.browser.moments import Asks, first, over, put
from tests.browser.robot import Robot, Wire, settled
from tests.browser.server import Server
from tests.browser.situations import Spec

GRAVE = ("serious", "critical")


@pytest.fixture
def axe(axe_source: str) -> Callable[[Page], None]:
    """Looks at the page as it is; the content policy forbids scripts in it, so it is handed in from outside."""

    def look(page: Page) -> None:
        page.evaluate(axe_source + "; 0")
        found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        said = [
            f"{one['id']}: {one['help']} ({len(one['nodes'])}): {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in found["violations"]
            if one["impact"] in GRAVE
        ]
        assert said == []

    return look


Axe = Callable[[Page], None]


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/about", "/join/" + "x" * 43, "/game/no/where"])
def test_pages(page: Page, axe: Axe, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    axe(page)


def test_settings(page: Page, axe: Axe) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)


def test_own_turn_and_its_dialogs(page: Page, own_turn: Kept, axe: Axe) -> None:
    page.goto(own_turn.path)
    settled(page)
    axe(page)
    page.keyboard.press("KeyQ")
    page.wait_for_timeout(300)
    axe(page)
    for key in ("KeyB", "Shift+Slash"):
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        axe(page)
        page.keyboard.press("Escape")
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)


def test_a_fight(page: Page, fight: Kept, axe: Axe) -> None:
    page.goto(fight.path)
    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible()
    assert panel.locator("[aria-current=step]").count() == 1
    expect(panel).to_have_accessible_name(re.compile(r"\w"))
    expect(panel.get_by_role("group", name="Your answer")).to_be_focused()
    axe(page)


QUESTIONS = {
    "a prompt": ("rival_window", Spec(1, "base", 2, False, 3)),
    "a choice of cards": ("discard", Spec(1, "base", 2, False, 3)),
    "the Inn": ("inn", Spec(9, "expansion", 2, True, 1)),
    "an exchange": ("exchange", Spec(9, "expansion", 2, True, 1)),
    "a roll": ("roll", Spec(1, "base", 2, False, 3)),
    "portcullises": ("placing", Spec(1, "base", 2, False, 3)),
    "the expansion": ("turn", Spec(12, "expansion", 4, True, 1)),
}


@pytest.mark.parametrize("state", QUESTIONS)
def test_questions(page: Page, server: Server, axe: Axe, state: str) -> None:
    question, spec = QUESTIONS[state]
    game = put(server, page.context, first(spec, Asks(question, 150 if question == "turn" else 0)))
    page.goto(game.path)
    settled(page)
    axe(page)


def test_no_space_is_ever_without_a_name(page: Page, server: Server) -> None:
    """Not even for a moment, and not on the board in the corner, on which no names are written."""
    page.add_init_script(
        """window.nameless = new Set();
        new MutationObserver(() => {
          for (const one of document.querySelectorAll('path[data-space]')) {
            if (!one.ariaLabel) window.nameless.add(one.dataset.space);
          }
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });"""
    )
    question, spec = QUESTIONS["the Inn"]
    page.goto(put(server, page.context, first(spec, Asks(question))).path)
    settled(page)
    expect(page.locator(".corner path[data-space]").first).to_be_attached()
    for _ in range(2):
        page.get_by_role("button", name="Swap").press("Enter")
        expect(page.locator(".corner path[data-space]").first).to_be_attached()
    assert page.evaluate("() => [...window.nameless]") == []


def test_the_curtain(page: Page, server: Server, axe: Axe) -> None:
    moment = first(Spec(1, "base", 2, False, 3), Asks("turn", 80))
    page.goto(put(server, page.context, moment, ["here", "here"]).path)
    expect(page.get_by_role("button", name=re.compile("show my hand"))).to_be_focused()
    axe(page)


def test_the_end(page: Page, server: Server, axe: Axe) -> None:
    page.goto(over(server, page.context).path)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    axe(page)


def test_the_heading_before_the_first_round(page: Page, server: Server) -> None:
    page.goto(put(server, page.context, first(Spec(1, "base", 2, False, 3), Asks("deploy"))).path)
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Before the first round")
    phone = page.context.new_page()
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(page.url)
    expect(phone.get_by_role("heading", level=1, name="Before the first round")).to_be_visible()
    expect(phone.get_by_role("heading", level=1)).not_to_contain_text("0")


def test_the_board_in_words(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    spaces = page.locator("[data-region=board] path[data-space]")
    page.wait_for_function(
        "() => [...document.querySelectorAll('path[data-space]')].every((one) => one.ariaLabel?.length > 30)"
    )
    labels: list[str] = spaces.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert len(labels) == len(set(labels)) > 60
    assert all(re.search(r"(room|street|gate)", label) for label in labels)
    assert any("chest" in label for label in labels)
    figures = page.locator(".figure[data-figure]").evaluate_all("(all) => all.map((one) => one.dataset.space)")
    for space in figures:
        label = page.locator(f"path[data-space='{space}']").get_attribute("aria-label") or ""
        assert "Nobody" not in label
    page.keyboard.press("KeyB")
    tables = page.get_by_role("dialog").get_by_role("table")
    expect(tables).to_have_count(3)
    assert tables.first.get_by_role("row").count() > 8


def test_what_happens_is_announced(page: Page, own_turn: Kept) -> None:
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => {
          window.heard = { polite: [], assertive: [] };
          new MutationObserver(() => {
            for (const one of document.querySelectorAll('[aria-live]')) {
              const list = window.heard[one.getAttribute('aria-live')];
              if (list && one.textContent && list.at(-1) !== one.textContent) list.push(one.textContent);
            }
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });"""
    )
    wire = Wire(page)
    page.goto(own_turn.path)
    robot = Robot(page, seed=4, patience=4)
    heard: dict[str, list[Any]] = {"polite": [], "assertive": []}
    for _ in range(150):
        robot.step()
        heard = page.evaluate("() => window.heard")
        if robot.clicks >= 30 and len(heard["polite"]) > 3:
            break
    assert wire.acts()
    assert len(heard["polite"]) > 3
    assert any("Your turn" in text for text in heard["assertive"])
    assert not any(re.search(r"[a-z]+_[a-z]+", text) for text in heard["polite"] + heard["assertive"])
