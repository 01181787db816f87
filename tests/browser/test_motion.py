"""What moves: cards and coins fly, only by transform and opacity; for who wants it still, nothing travels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.moments import in_own_turn
from tests.browser.robot import Wire, settled
from tests.browser.server import Server

Another = Callable[..., Page]

WATCH = """() => {
  window.flown = [];
  const seen = new WeakSet();
  const look = () => {
    for (const motion of document.getAnimations()) {
      const target = motion.effect?.target;
      if (seen.has(motion) || !(motion.effect instanceof KeyframeEffect) || !target) continue;
      seen.add(motion);
      const changed = motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const rest = ['offset', 'computedOffset', 'easing', 'composite'];
      window.flown.push({
        what: target.dataset?.flight ? 'flight' : target.getAttribute('class') ?? target.localName,
        changed: [...new Set(changed)].filter((name) => !rest.includes(name)),
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
    assert "flight" in [one["what"] for one in moved]
    for one in moved:
        assert set(one["changed"]) <= {"transform", "opacity"}, one


def test_nothing_travels_for_who_wants_it_still(page: Page, server: Server) -> None:
    wire = Wire(page)
    page.goto(in_own_turn(server, page.context).path)
    moved = play_a_card(page, wire)
    assert "flight" not in [one["what"] for one in moved]
    for one in moved:
        assert set(one["changed"]) <= {"opacity"}, one
