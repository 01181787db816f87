"""What moves: cards and coins fly, only by transform and opacity; for who wants it still, nothing travels."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import first, in_own_turn, put
from tests.browser.robot import Wire, settled
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec

Another = Callable[..., Page]

WATCH = """() => {
  window.flown = [];
  const seen = new WeakSet();
  const look = () => {
    for (const motion of document.getAnimations()) {
      const target = motion.effect?.target;
      if (seen.has(motion) || !(motion.effect instanceof KeyframeEffect) || !target) continue;
      seen.add(motion);
      const frames = motion.effect.getKeyframes();
      const changed = frames.flatMap((frame) => Object.keys(frame));
      const flies = target.querySelector?.('.card') ? 'card' : 'coin';
      const rest = ['offset', 'computedOffset', 'easing', 'composite'];
      window.flown.push({
        what: target.dataset?.flight ? flies : target.getAttribute('class') ?? target.localName,
        changed: [...new Set(changed)].filter((name) => !rest.includes(name)),
        to: frames.at(-1)?.transform?.match(/-?[\\d.]+/g)?.slice(0, 2).map(Number) ?? null,
        css: motion instanceof CSSAnimation || motion instanceof CSSTransition,
      });
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def play_a_card(page: Page, wire: Wire) -> list[dict[str, Any]]:
    """Play the card that can be played; tells what was animated by the program meanwhile."""
    settled(page)
    page.evaluate(WATCH)
    before = len(wire.received)
    page.locator("[data-region=hand] .slot:has(.badge)").last.click()
    wire.wait(page, before)
    page.wait_for_timeout(1500)
    found: list[dict[str, Any]] = page.evaluate("() => window.flown")
    return [one for one in found if not one["css"]]


def test_a_played_card_flies(another: Another, server: Server) -> None:
    page = another(reduced_motion="no-preference")
    wire = Wire(page)
    page.goto(in_own_turn(server, page.context).path)
    moved = play_a_card(page, wire)
    assert "card" in [one["what"] for one in moved]
    for one in moved:
        assert set(one["changed"]) <= {"transform", "opacity"}, one


def test_nothing_travels_for_who_wants_it_still(page: Page, server: Server) -> None:
    wire = Wire(page)
    page.goto(in_own_turn(server, page.context).path)
    moved = play_a_card(page, wire)
    assert not {"card", "coin"} & {one["what"] for one in moved}
    for one in moved:
        assert set(one["changed"]) <= {"opacity"}, one


def can_be_paid(moment: Moment) -> bool:
    """A mission can be used for ducats, and nobody acts yet."""
    return moment.question == "turn" and {"mission", "activate"} <= moment.verbs


MOST_COINS = 6
"""More would be a cloud."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_ducats_fly_to_the_purse(another: Another, server: Server, motion: str) -> None:
    page = another(reduced_motion=motion)
    wire = Wire(page)
    page.goto(put(server, page.context, first(Spec(1, "base", 2, False, 1), can_be_paid)).path)
    settled(page)
    purse = page.locator("[data-fly=purse]")
    had = int(purse.inner_text())
    row = page.locator(".act", has_text="pays").first
    told = re.search(r"pays (\d+)", row.inner_text())
    assert told is not None
    pays = int(told[1])
    page.evaluate(WATCH)
    before = len(wire.received)
    row.click()
    wire.wait(page, before)
    expect(purse).to_have_text(str(had + pays))
    moved = [one for one in page.evaluate("() => window.flown") if not one["css"]]
    coins = [one for one in moved if one["what"] == "coin"]
    assert len(coins) == (min(pays, MOST_COINS) if motion == "no-preference" else 0)
    box = purse.bounding_box()
    assert box is not None
    for one in coins:
        assert set(one["changed"]) <= {"transform", "opacity"}, one
        x, y = one["to"]
        assert box["x"] <= x <= box["x"] + box["width"], one
        assert box["y"] <= y <= box["y"] + box["height"], one
