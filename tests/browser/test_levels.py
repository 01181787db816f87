"""Bots are chosen by their level, and rivals say which they are."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_a_level_is_chosen_and_shown_at_the_table(page: Page) -> None:
    page.goto("/new")
    seat = page.get_by_role("article", name="Seat 2")
    levels = seat.get_by_role("group", name="Level of the bot")
    expect(levels.get_by_role("button")).to_have_text(["novice", "cutpurse", "guild master", "random"])
    expect(levels.get_by_role("button", name="novice")).to_have_attribute("aria-pressed", "true")
    expect(seat).to_contain_text("makes mistakes")
    levels.get_by_role("button", name="cutpurse").click()
    expect(seat).to_contain_text("Plans whole turns")
    with page.expect_request("**/api/games") as made:
        page.locator("button.play").click()
    body = made.value.post_data_json or {}
    assert [one.get("bot") for one in body["seats"]] == [None, "cutpurse"]
    page.wait_for_url("**/game/*")
    expect(page.locator(".rival")).to_contain_text("cutpurse")
