"""``python -m bench.browser``: the first visit in a real browser: what is loaded, how long it takes, how figures walk.

Every visit begins with an empty cache; the server is warm, as it is for all visitors but the first.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.frames import Frames, rate, reference, slow, watched
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.meter import WATCH, Meter, usable
from tests.browser.moments import in_own_turn
from tests.browser.robot import aim, controls_of, settled
from tests.browser.server import Server

VISITS = 3
"""Of each kind; a server lets one address begin twenty games in a row."""
GAMES = 3
"""In which figures walk."""
MOST_BYTES, MOST_SECONDS, MOST_FRAME = 200_000, 1.5, 1000 / 60

SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}

BEGIN = """async (adventure) => {
  const { bots } = await (await fetch('/api/me')).json();
  const other = { gang: 'nocturnis', kind: 'bot', bot: bots[0].id };
  const seats = [{ gang: 'executioners', kind: 'here' }, other];
  const mode = Number(adventure.slice(-2)) > 8 ? 'expansion' : 'base';
  const body = JSON.stringify({ adventure, mode, inn: false, seats });
  const made = await fetch('/api/games', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return `/game/${(await made.json()).id}`;
}"""


def visit(
    browser: Browser, server: Server, screen: str = "laptop", language: str = "en", **more: Any
) -> BrowserContext:
    options: dict[str, Any] = {"reduced_motion": "reduce", **SCREENS[screen], **more}
    context = browser.new_context(base_url=server.address, locale=language, **options)
    context.add_init_script(WATCH)
    return context


class Visit(NamedTuple):
    """Seconds and bytes until the board could be used, and bytes until all was fetched."""

    seconds: float
    needed: dict[str, int]
    everything: int

    @property
    def weight(self) -> int:
        """What was loaded. The socket is told apart: it tells the game, and is no file."""
        return sum(size for kind, size in self.needed.items() if kind != "WebSocket")


def measured(page: Page, meter: Meter, since: float = 0.0) -> Visit:
    ready = usable(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return Visit(ready - since, meter.kinds(ready), meter.total)


def from_home(browser: Browser, server: Server, screen: str, language: str) -> Visit:
    """A newcomer reads the first page, then plays. The seconds are those after his click."""
    context = visit(browser, server, screen, language)
    page = context.new_page()
    meter = Meter(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    clicked = page.evaluate("() => { document.querySelector('button.primary').click(); return performance.now(); }")
    found = measured(page, meter, clicked / 1000)
    context.close()
    return found


def to_a_game(browser: Browser, server: Server, screen: str, adventure: str, language: str = "en") -> Visit:
    """Straight to the address of a new game, with nothing in the cache."""
    context = visit(browser, server)
    page = context.new_page()
    page.goto("/about")
    path = page.evaluate(BEGIN, adventure)
    cookies: Any = context.cookies()
    context.close()
    context = visit(browser, server, screen, language)
    context.add_cookies(cookies)
    page = context.new_page()
    meter = Meter(page)
    page.goto(path)
    found = measured(page, meter)
    context.close()
    return found


def walking(browser: Browser, server: Server) -> Frames:
    """The frames while figures walk: every thief in turn goes as far as he can."""
    context = visit(browser, server, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(in_own_turn(server, context).path)
    settled(page)
    page.wait_for_load_state("networkidle")
    with watched(browser, page, ".figure") as found:
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
    context.close()
    return found[0]


def row(label: str, value: str, limit: str) -> str:
    return f"| {label:<60} | {value:>12} | {limit:>12} |"


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
        to_a_game(browser, server, "laptop", "adv_01")
        straight = {screen: [to_a_game(browser, server, screen, "adv_01") for _ in range(VISITS)] for screen in SCREENS}
        below = {
            (screen, language): to_a_game(browser, server, screen, "adv_09", language)
            for screen, language in (("laptop", "en"), ("phone", "ru"))
        }
        home = {
            (screen, language): from_home(browser, server, screen, language)
            for screen in SCREENS
            for language in ("en", "fr", "es", "ru")
        }
        # In turns: whatever else the machine does is then done in both.
        empty, frames = Frames([], []), Frames([], [])
        for _ in range(GAMES):
            empty += reference(browser)
            frames += walking(browser, server)
        browser.close()
    report(straight, below, home)
    of_frames("one small thing moves on an empty page, for comparison", empty, limit=False)
    of_frames("a figure walks", frames)


def of_frames(what: str, frames: Frames, limit: bool = True) -> None:
    second, most = ("60", f"{MOST_FRAME:.1f}") if limit else ("", "")
    print(row(what, "", ""))
    for label, times in (("drawn", frames.drawn), ("told to the page", frames.told)):
        print(row(f"  frames a second, {label} ({len(times)} frames)", f"{rate(times):.1f}", second))
        print(row(f"  from frame to frame, {label}, p95, ms", f"{slow(times):.1f}", most))


def report(
    straight: dict[str, list[Visit]], below: dict[tuple[str, str], Visit], home: dict[tuple[str, str], Visit]
) -> None:
    limit = f"{MOST_BYTES / 1000:.0f}"
    print(row("in a browser", "measured", "limit"))
    print(f"| {'-' * 60} | {'-' * 11}: | {'-' * 11}: |")
    for (screen, language), found in home.items():
        label = f"first page, then Play, to a usable board, {screen}, {language}, kB"
        print(row(label, f"{found.weight / 1000:.1f}", limit))
    for screen, visits in straight.items():
        print(row(f"straight to a new game, {screen}, kB", f"{visits[0].weight / 1000:.1f}", limit))
    for kind, size in straight["laptop"][0].needed.items():
        print(row(f"  {kind.lower()}", f"{size / 1000:.1f}", ""))
    print(row("with what is fetched after the board, kB", f"{straight['laptop'][0].everything / 1000:.1f}", ""))
    for (screen, language), found in below.items():
        label = f"straight to adventure 9, to its first choice, {screen}, {language}, kB"
        print(row(label, f"{found.weight / 1000:.1f}", limit))
    for screen, visits in straight.items():
        seconds = statistics.median(one.seconds for one in visits)
        print(row(f"navigation to usable board, {screen}, median, s", f"{seconds:.2f}", f"{MOST_SECONDS}"))
    print(row("Play to usable board, laptop, s", f"{home['laptop', 'en'].seconds:.2f}", ""))


if __name__ == "__main__":
    main()
