"""A newcomer with a mouse: into a game, through it to the result, and once more."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.kept import Kept
from tests.browser.robot import Robot, Wire, settled

MOST_CLICKS = 1500


def test_two_clicks_lead_into_a_game_against_a_bot(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New game").click()
    page.get_by_role("button", name=re.compile(r"^Play\b")).click()
    expect(page).to_have_url(re.compile(r"/game/[\w-]+$"))
    assert settled(page)


def test_one_click_is_enough_for_the_first_adventure(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Play")).first.click()
    expect(page).to_have_url(re.compile(r"/game/[\w-]+$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Duke's Treasure")


def test_a_whole_game_with_the_mouse(page: Page) -> None:
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Play")).first.click()
    robot = Robot(page, seed=5)
    robot.play(MOST_CLICKS)

    # the robot went nowhere but where a person can: it used the board, the panel and the dock
    assert {"space", "row", "end"} <= set(robot.used), robot.used
    assert len(wire.acts()) > 20
    refused = [text for text in wire.received if '"type":"refused"' in text]
    assert refused == []

    # the result: somebody won, and every ducat is accounted for
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"win|share", re.I))
    table = page.get_by_role("table").first
    expect(table).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-region=board]")).to_be_visible()
    assert settled(page)


def test_a_turn_does_not_end_before_the_question_is_seen(page: Page, own_turn: Kept) -> None:
    """On a slow line the question comes late, and whoever sees nothing happen clicks again."""
    coming: list[Route] = []
    page.route(re.compile(r"/assets/Dialogs-[^/]*\.js"), lambda route: coming.append(route))
    wire = Wire(page)
    page.goto(own_turn.path)
    settled(page)
    end = page.get_by_role("button", name=re.compile("^End turn"))
    for _ in range(2):
        end.click()
    page.wait_for_timeout(200)
    assert len(coming) == 1
    assert wire.acts() == []
    coming[0].continue_()
    question = page.locator("dialog[open]")
    question.get_by_role("button", name="Stay").click()
    expect(question).to_have_count(0)
    # it was asked in this turn
    end.click()
    wire.settled(page)
    assert wire.acts() == ["end"]
