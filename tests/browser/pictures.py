"""``python -m tests.browser.pictures DIR``: pictures of the main pages, from games with known seeds."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.moments import first, in_a_fight, in_own_turn, over, put, rich_turn
from tests.browser.robot import aim, controls_of, settled
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec

Make = Callable[[Page, Server], None]

QUALITY = 82
"""Of the pictures: the board is full of fine grain, which PNG would keep at five times the size."""

LAPTOP, WIDE, PHONE = (1440, 900), (1920, 1080), (390, 844)


def home(page: Page, server: Server) -> None:
    in_own_turn(server, page.context)
    page.goto("/")


def new_game(page: Page, server: Server) -> None:
    page.goto("/new")


def rules(page: Page, server: Server) -> None:
    page.goto("/rules")


def table(page: Page, server: Server) -> None:
    """Own turn: a thief is chosen, and a way to a room is pointed at."""
    page.goto(in_own_turn(server, page.context).path)
    point_at_a_room(page)


def late_turn(moment: Moment) -> bool:
    return len(moment.moves) > 250 and rich_turn(moment)


def expansion(page: Page, server: Server) -> None:
    """The King of Ashes with its catacombs."""
    page.goto(put(server, page.context, first(Spec(12, "expansion", 4, True, 1), late_turn)).path)
    point_at_a_room(page)


def fight(page: Page, server: Server) -> None:
    page.goto(in_a_fight(server, page.context).path)
    expect(page.get_by_role("dialog")).to_be_visible()


def end(page: Page, server: Server) -> None:
    page.goto(over(server, page.context, Spec(1, "base", 3, False, 4)).path)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def point_at_a_room(page: Page) -> None:
    """The thief with the most to do, and the farthest place he can go to."""
    thieves = [one for one in settled(page) if one.kind == "thief"]
    best = max(thieves, key=lambda thief: _lit(page, thief.hint), default=None)
    if best is None:
        return
    _lit(page, best.hint)
    lit = [one for one in controls_of(page) if one.kind == "space"]
    if lit:
        point = aim(page, lit[-1])
        if point:
            page.mouse.move(*point)


def _lit(page: Page, letter: str) -> int:
    page.keyboard.press("Escape")
    page.keyboard.press(f"Key{letter}")
    page.wait_for_timeout(400)
    return len([one for one in controls_of(page) if one.kind in ("space", "row")])


PICTURES: dict[str, tuple[tuple[int, int], Make]] = {
    "home": (LAPTOP, home),
    "new-game": (LAPTOP, new_game),
    "table": (LAPTOP, table),
    "expansion": (WIDE, expansion),
    "fight": (LAPTOP, fight),
    "phone": (PHONE, table),
    "end": (LAPTOP, end),
    "rules": (LAPTOP, rules),
}


def draw(browser: Browser, server: Server, name: str, folder: Path) -> Path:
    """One picture."""
    (width, height), make = PICTURES[name]
    phone = width < 600
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
        base_url=server.address,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    make(page, server)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(500)
    path = folder / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    context.close()
    return path


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "games.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in PICTURES:
            path = draw(browser, server, name, folder)
            print(f"{path} ({path.stat().st_size // 1024} kB)")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
