"""``python -m bench.browser``: the first visit in a real browser: what is loaded, how long it takes, how figures walk.

Every visit begins with an empty cache; the server is warm, as it is for all visitors but the first.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.moments import in_own_turn
from tests.browser.robot import aim, controls_of, settled
from tests.browser.server import Server

VISITS = 5
MOST_BYTES, MOST_SECONDS, MOST_FRAME = 200_000, 1.5, 1000 / 60

USABLE = """(() => {
  const look = () => {
    const picture = document.querySelector('[data-region=board] img');
    const lit = document.querySelector('[data-region=board] path.lit');
    if (lit && picture?.complete) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Notes when the board is there with its picture, and shows where something can be done."""

FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const tick = (now) => {
    const walking = document.getAnimations().some((one) => one.effect?.target?.matches?.('.figure'));
    if (walking) window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
"""Milliseconds between two frames, as long as a figure walks."""


def visit(browser: Browser, server: Server, *, moving: bool = False) -> BrowserContext:
    motion: Any = "no-preference" if moving else "reduce"
    size: Any = {"width": 1440, "height": 900}
    return browser.new_context(base_url=server.address, viewport=size, locale="en-GB", reduced_motion=motion)


def usable(page: Page) -> float:
    """Seconds from the navigation to a board on which something can be done."""
    page.wait_for_function("() => window.usable", timeout=60_000)
    return float(page.evaluate("() => window.usable")) / 1000


class Meter:
    """Bytes over the wire, by kind of what was loaded and by when it was there."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self._began = 0.0
        self._loaded: list[tuple[float, str, int]] = []
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.responseReceived", self._responded)
        line.on("Network.loadingFinished", self._finished)
        line.send("Network.enable")

    def _asked(self, event: Any) -> None:
        self._began = self._began or event["timestamp"]

    def _responded(self, event: Any) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _finished(self, event: Any) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self._loaded.append((event["timestamp"] - self._began, kind, int(event["encodedDataLength"])))

    def until(self, seconds: float) -> dict[str, int]:
        """What had come so long after the first request."""
        found: dict[str, int] = {}
        for when, kind, size in self._loaded:
            if when <= seconds:
                found[kind] = found.get(kind, 0) + size
        return found


def from_home(browser: Browser, server: Server) -> int:
    """Bytes from the home page, by its button, to a usable board."""
    context = visit(browser, server)
    context.add_init_script(USABLE)
    page = context.new_page()
    meter = Meter(page)
    page.goto("/")
    page.locator("button.primary").first.click()
    needed = meter.until(usable(page))
    context.close()
    return sum(needed.values())


def to_a_game(browser: Browser, server: Server) -> tuple[float, dict[str, int], int]:
    """Seconds and bytes from the address of a new game to its usable board; and bytes until all is fetched."""
    context = visit(browser, server)
    page = context.new_page()
    page.goto("/")
    page.locator("button.primary").first.click()
    settled(page)
    path = page.evaluate("() => location.pathname")
    cookies: Any = context.cookies()
    context.close()
    context = visit(browser, server)
    context.add_cookies(cookies)
    context.add_init_script(USABLE)
    page = context.new_page()
    meter = Meter(page)
    page.goto(path)
    seconds = usable(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    context.close()
    return seconds, meter.until(seconds), sum(meter.until(float("inf")).values())


def walking(browser: Browser, server: Server) -> list[float]:
    """Milliseconds of each frame while figures walk."""
    context = visit(browser, server, moving=True)
    page = context.new_page()
    page.goto(in_own_turn(server, context).path)
    settled(page)
    page.evaluate(FRAMES)
    for key in ("KeyQ", "KeyW", "KeyE", "KeyR"):
        page.keyboard.press("Escape")
        page.keyboard.press(key)
        page.wait_for_timeout(300)
        lit = [control for control in controls_of(page) if control.kind == "space"]
        point = aim(page, lit[-1]) if lit else None
        if point is None:
            continue
        page.mouse.click(*point)
        page.wait_for_timeout(1500)
    frames: list[float] = page.evaluate("() => window.frames_seen")
    context.close()
    return frames


def row(label: str, value: str, limit: str) -> str:
    return f"| {label:<50} | {value:>12} | {limit:>12} |"


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__).parse_args()
    if CHROMIUM is None:
        sys.exit("The bench in a browser needs Chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        to_a_game(browser, server)
        visits = [to_a_game(browser, server) for _ in range(VISITS)]
        home = from_home(browser, server)
        frames = walking(browser, server)
        browser.close()
    seconds, needed, everything = statistics.median(one[0] for one in visits), visits[0][1], visits[0][2]
    print(row("in a browser", "measured", "limit"))
    print(f"| {'-' * 50} | {'-' * 11}: | {'-' * 11}: |")
    total = sum(needed.values())
    print(row("first load of a new game to usable board, kB", f"{total / 1000:.1f}", f"{MOST_BYTES / 1000:.0f}"))
    for kind, size in sorted(needed.items(), key=lambda one: -one[1]):
        print(row(f"  {kind.lower()}", f"{size / 1000:.1f}", ""))
    print(row("with what is fetched after the board, kB", f"{everything / 1000:.1f}", ""))
    print(row("the same by way of the home page, kB", f"{home / 1000:.1f}", ""))
    print(row("navigation to usable board, median, s", f"{seconds:.2f}", f"{MOST_SECONDS}"))
    if frames:
        mean, slow = statistics.mean(frames), statistics.quantiles(frames, n=20)[-1]
        print(row("frames per second while a figure walks", f"{1000 / mean:.0f}", "60"))
        print(row("frame time, p95, ms", f"{slow:.1f}", f"{MOST_FRAME:.1f}"))


if __name__ == "__main__":
    main()
