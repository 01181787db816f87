"""Another way than the shortest: way points with the mouse, with keys, and with a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from cadwallon import offers, view
from cadwallon.rules.errors import NoWay
from cadwallon.rules.movement import rivals_may_answer
from tests.browser.moments import first, put
from tests.browser.robot import Wire, settled
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec

SPEC = Spec(1, "base", 2, False, 3)


class Detour(NamedTuple):
    """A walk of the first thief, a space that leads it another way, and that way."""

    goal: str
    via: str
    way: tuple[str, ...]


def detours(moment: Moment) -> Iterator[Detour]:
    state = moment.state()
    if rivals_may_answer(state, 4 * moment.seat):
        # a bot might shorten the way
        return
    seen = view(state, moment.seat)
    thief = seen.figures[4 * moment.seat]
    occupied = set(seen.positions)
    walks = [one for one in offers.look(seen, thief) if one.verb == "move" and not one.final and len(one.way) < 3]
    for walk in walks:
        for via in walks:
            if via is walk or via.way[-1] in walk.way:
                continue
            try:
                way = offers.way(seen, [via.way[-1]], walk.do, thief)
            except NoWay:
                continue
            if not occupied & set(way) and len(set(way)) == len(way):
                yield Detour(walk.way[-1], via.way[-1], way)


def has_detour(moment: Moment) -> bool:
    return moment.question == "turn" and "end" in moment.verbs and next(detours(moment), None) is not None


POINT = """(slug) => {
  for (const path of document.querySelectorAll(`[data-region=board] path[data-space="${slug}"]`)) {
    const { left, top, width, height } = path.getBoundingClientRect();
    for (let u = 0.1; u < 1; u += 0.1) for (let v = 0.1; v < 1; v += 0.1) {
      const [x, y] = [left + width * u, top + height * v];
      if (document.elementFromPoint(x, y) === path) return [x, y];
    }
  }
  return null;
}"""


def point(page: Page, space: str) -> tuple[float, float]:
    """Where a space can be pressed."""
    found = page.evaluate(POINT, space)
    assert found is not None, f"{space} cannot be pressed"
    return found[0], found[1]


def shift_click(page: Page, space: str) -> None:
    page.keyboard.down("Shift")
    page.mouse.click(*point(page, space))
    page.keyboard.up("Shift")


def begin(page: Page, server: Server) -> tuple[Wire, Detour]:
    moment = first(SPEC, has_detour)
    wire = Wire(page)
    detour = next(detours(moment))
    page.goto(put(server, page.context, moment).path)
    settled(page)
    before = len(wire.received)
    page.keyboard.press("KeyQ")
    # spaces are lit for the gang, too: what this thief can do is known when the server has said it
    wire.wait(page, before)
    expect(page.locator(f'[data-region=board] path.lit[data-space="{detour.goal}"]')).to_be_visible()
    return wire, detour


def walked(wire: Wire) -> list[Any]:
    return [(act["do"], act.get("way")) for act in wire.sent if act["type"] == "act"]


def test_the_mouse_sets_way_points_and_takes_them_back(page: Page, server: Server) -> None:
    wire, (goal, via, way) = begin(page, server)
    marks = page.locator("[data-region=board] circle.point")
    shift_click(page, via)
    expect(marks).to_have_count(1)
    page.mouse.move(*point(page, goal))
    expect(page.locator("[data-region=board] circle.step")).to_have_count(len(way) - 1)
    # a right click takes it back, and the shortest way is shown again
    page.mouse.click(*point(page, goal), button="right")
    expect(marks).to_have_count(0)
    shift_click(page, via)
    expect(marks).to_have_count(1)
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)

    shift_click(page, via)
    page.mouse.click(*point(page, goal))
    expect(page.locator("[data-region=log]")).to_contain_text("by way of")
    assert walked(wire)[-1] == (f"move {goal}", [via])
    assert f'"way":{list(way)}'.replace("'", '"').replace(", ", ",") in "".join(wire.received)


def test_keys_set_way_points(page: Page, server: Server) -> None:
    wire, (goal, via, _) = begin(page, server)
    page.locator(f'[data-region=board] path[data-space="{via}"]').first.focus()
    page.keyboard.press("KeyV")
    expect(page.locator("[data-region=board] circle.point")).to_have_count(1)
    page.locator(f'[data-region=board] path[data-space="{goal}"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=log]")).to_contain_text("by way of")
    assert walked(wire)[-1] == (f"move {goal}", [via])


def test_no_way_point_where_no_way_leads(page: Page, server: Server) -> None:
    begin(page, server)
    dark = page.locator("[data-region=board] path[data-space$='-gate']:not(.lit)")
    shift_click(page, dark.first.get_attribute("data-space") or "")
    expect(page.locator("p", has_text="There is no such way")).to_be_visible()
    expect(page.locator("[data-region=board] circle.point")).to_have_count(0)


def test_a_held_finger_sets_a_way_point(another: Callable[..., Page], server: Server) -> None:
    page = another(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    wire, (_, via, _) = begin(page, server)
    x, y = point(page, via)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-region=board] circle.point")).to_have_count(1)
    assert walked(wire) == [], "nobody has gone anywhere yet"
