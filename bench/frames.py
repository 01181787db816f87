"""Frames while something moves in a browser: what its page is told, and what is drawn on the screen.

Both are read after the fact. Every movement is an animation with a beginning and an end, so every frame between them
counts, the first and the last one too, and nothing is worked out while it moves.
"""

from __future__ import annotations

import statistics
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

WATCH = """(selector) => {
  window.frames_seen = [];
  window.motions_seen = [];
  const tick = (now) => {
    window.frames_seen.push(now);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    if (this.matches(selector)) {
      motion.finished.then(() => {
        const { delay, endTime } = motion.effect.getComputedTiming();
        const [start, end] = [motion.startTime + delay, motion.startTime + endTime];
        window.motions_seen.push([start, end]);
        performance.measure('motion', { start, end });
      }, () => undefined);
    }
    return motion;
  };
}"""
"""Notes every frame that the page is told of, and when whatever the selector names has begun and ended to move."""

MOVE = """() => {
  document.body.innerHTML = '<div class="reference"></div>';
  const box = document.querySelector('.reference');
  Object.assign(box.style, { width: '48px', height: '48px', background: 'gold' });
  const way = [{ translate: '0 0' }, { translate: '700px 400px' }];
  return box.animate(way, { duration: 1500 }).finished.then(() => true);
}"""
"""A page with nothing on it but one small thing that moves."""

FRAME = 1000 / 60
"""Milliseconds."""

CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"]


class Frames(NamedTuple):
    """Milliseconds from one to the next."""

    told: list[float]
    """To the page, which is asked to prepare each."""
    drawn: list[float]
    """By the browser: what is moved without the page's help can be drawn more often than the page is told."""

    def __add__(self, other: Any) -> Frames:
        return Frames(self.told + other.told, self.drawn + other.drawn)


def rate(frames: list[float]) -> float:
    """In a second."""
    return 1000 / statistics.mean(frames)


def slow(frames: list[float]) -> float:
    """Milliseconds that one frame in twenty exceeds."""
    return statistics.quantiles(frames, n=20)[-1]


def between(times: list[float], spans: list[tuple[float, float]]) -> list[float]:
    """The pauses in each span, from the frame with which it begins to the first one after its end."""
    pauses: list[float] = []
    ordered = sorted(times)
    for start, end in spans:
        first, last = bisect_right(ordered, start), bisect_left(ordered, end)
        inside = ordered[first : last + 1]
        # Nothing moved before, so that nothing was drawn: the first frame is due within one from the beginning.
        rested = bool(inside) and (first == 0 or ordered[first - 1] < start - FRAME)
        before = [min(start, inside[0] - FRAME)] if rested else ordered[first - 1 : first]
        pauses += [later - earlier for earlier, later in pairwise([*before, *inside])]
    return pauses


@contextmanager
def watched(browser: Browser, page: Page, selector: str) -> Iterator[list[Frames]]:
    """Watches what the selector names while the block lasts; the frames are in the list after it."""
    found: list[Frames] = []
    events: list[dict[str, Any]] = []
    complete: list[Any] = []
    line = browser.new_browser_cdp_session()
    line.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    line.on("Tracing.tracingComplete", lambda end: complete.append(end))
    page.evaluate(WATCH, selector)
    line.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    yield found
    told = between(page.evaluate("() => window.frames_seen"), page.evaluate("() => window.motions_seen"))
    line.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(20)
    line.detach()
    found.append(Frames(told, _drawn(events)))


def _drawn(events: list[dict[str, Any]]) -> list[float]:
    """Of the process whose page moved something. A frame has the time at which the screen asked for it."""
    drawn: list[float] = []
    for process in {event["pid"] for event in events if event["name"] == "motion"}:
        own = [event for event in events if event["pid"] == process]
        asked = {_frame(event): event["ts"] / 1000 for event in own if event["name"] == "BeginFrame"}
        times = [asked[_frame(event)] for event in own if event["name"] == "DrawFrame" and _frame(event) in asked]
        # Nothing moves while something else does: beginnings and ends take turns.
        starts, ends = (
            sorted(event["ts"] / 1000 for event in own if (event["name"], event["ph"]) == ("motion", which))
            for which in "be"
        )
        drawn += between(times, list(zip(starts, ends, strict=True)))
    return drawn


def _frame(event: dict[str, Any]) -> tuple[int, int]:
    return event["args"]["layerTreeId"], event["args"]["frameSeqId"]


def reference(browser: Browser) -> Frames:
    """What this browser on this machine does at best, at this moment."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    with watched(browser, page, ".reference") as found:
        page.evaluate(MOVE)
        page.wait_for_timeout(200)
    context.close()
    return found[0]
