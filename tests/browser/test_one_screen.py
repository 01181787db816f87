"""Two people at one screen: between them hangs the curtain, and nothing of the one is in the page of the other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.moments import Asks, first, put
from tests.browser.robot import Robot, Wire, controls_of, settled
from tests.browser.server import Server
from tests.browser.situations import Spec

Another = Callable[..., Page]


def names_of(page: Page, cards: list[str]) -> set[str]:
    """The names of cards as the page would write them."""
    texts = page.request.get("/locale/en/cards.ftl").text()
    return {match[1].strip() for card in cards if (match := re.search(rf"^{card} = (.+)$", texts, re.M))}


def tables(frames: list[str]) -> list[dict[str, Any]]:
    return [json.loads(text) for text in frames if '"type":"table"' in text]


def everything(page: Page) -> str:
    """The whole document as it stands, with what is in fields and labels."""
    return page.content()


def held_by(page: Page) -> list[str]:
    """What the page's memory holds of anybody's hand or ducats: every object that can still be reached is looked at."""
    page.evaluate("() => { window.found = []; }")  # the robot keeps what it has looked at
    devtools = page.context.new_cdp_session(page)
    try:
        plain = devtools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        every = devtools.send("Runtime.queryObjects", {"prototypeObjectId": plain})["objects"]["objectId"]
        found = devtools.send(
            "Runtime.callFunctionOn",
            {
                "objectId": every,
                "functionDeclaration": """function () {
                  const own = (one, key) => Object.getOwnPropertyDescriptor(one, key)?.value;
                  return this.flatMap((one) => {
                    const [hand, ducats] = [own(one, 'hand'), own(one, 'ducats')];
                    const view = own(one, 'backs') !== undefined && (hand?.length > 0 || typeof ducats === 'number');
                    const table = own(one, 'type') === 'table' && typeof own(one, 'seat') === 'number';
                    return view || table ? [JSON.stringify([own(one, 'seat'), hand, ducats])] : [];
                  });
                }""",
                "returnByValue": True,
            },
        )
    finally:
        devtools.detach()
    held: list[str] = found["result"]["value"]
    return held


def left_in(page: Page) -> list[str]:
    """The same, once what was still moving behind the curtain has come to rest."""
    for _ in range(10):
        held = held_by(page)
        if not held:
            break
        page.wait_for_timeout(200)
    return held


def test_hands_are_put_away_between_two_people(page: Page, server: Server) -> None:
    moment = first(Spec(1, "base", 2, False, 3), Asks("turn", 80))
    state = moment.state()
    game = put(server, page.context, moment, ["here", "here"])
    wire = Wire(page)
    page.goto(game.path)

    hands = [sorted({state.setting.arcana[card].id for card in hand}) for hand in state.hands]
    asked, other = state.seat, 1 - state.seat
    mine, his = names_of(page, hands[asked]), names_of(page, hands[other])
    assert mine
    assert his - mine, "the two hands differ in this game"

    # the curtain hangs: neither hand is anywhere
    button = page.get_by_role("button", name=re.compile("show my hand"))
    expect(button).to_be_visible()
    expect(button).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(button).to_be_visible()
    assert page.get_by_role("region", name="Your hand").count() == 0
    for card in hands[asked] + hands[other]:
        assert card not in everything(page)
    for seen in tables(wire.received):
        assert "hand" not in seen["view"]
        assert "ducats" not in seen["view"]
    assert held_by(page) == []

    # the one who is asked opens it: his hand is there, the other's is not
    button.click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    shown = page.get_by_role("region", name="Your hand").inner_text()
    assert all(name in shown for name in mine)
    assert held_by(page) != [], "the memory is looked at, and his hand is in it"
    _nothing_of(page, wire, 0, hands[other], hands[asked], other)

    # he ends his turn: nobody sits here any more, and nothing of his is left
    robot = Robot(page, seed=1, patience=0)
    for _ in range(40):
        if button.count() and button.is_visible():
            break
        # the curtain may fall at any moment: who opens it is the other one
        controls = [one for one in controls_of(page) if "show my hand" not in one.label]
        if controls:
            robot.step(controls)
        page.wait_for_timeout(30)
    expect(button).to_be_visible()
    assert page.get_by_role("region", name="Your hand").count() == 0
    for card in hands[asked] + hands[other]:
        assert card not in everything(page)
    said = page.locator("[aria-live], .toast").all_inner_texts()
    assert "".join(said) == "", "what was told to him is not told to the next"
    assert wire.sent[-1] == {"type": "sit", "seat": None}
    last = tables(wire.received)[-1]
    assert last["seat"] is None
    assert last["asks"] == other
    assert not {"hand", "ducats", "intrigues"} & set(last["view"])
    assert left_in(page) == []

    # the other opens the curtain
    after = len(wire.received)
    button.click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    settled(page)
    told = tables(wire.received[after:])
    assert told
    assert {one["seat"] for one in told} == {other}
    _nothing_of(page, wire, after, hands[asked], hands[other], asked)


def test_a_long_name_stays_clear_of_what_happened(another: Another, server: Server) -> None:
    # who has given no name is called by that of the gang, the longest that there is
    page = another(viewport={"width": 1366, "height": 768})
    page.goto(put(server, page.context, first(Spec(1, "base", 2, False, 3), Asks("turn", 80)), ["here", "here"]).path)
    name = page.get_by_role("heading", name=re.compile("The Nocturnis Gang"))
    news = page.get_by_role("complementary", name="Since your last turn")
    expect(news).to_be_visible()
    (left, right) = (name.bounding_box(), news.bounding_box())
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] < right["x"]


def _nothing_of(page: Page, wire: Wire, start: int, hidden: list[str], own: list[str], seat: int) -> None:
    """No card of this seat stands in the page or in anything that it has received, unless it lies open."""
    for one in tables(wire.received[start:]):
        view = dict(one["view"])
        open_cards = {*view.get("discard", ()), *view.get("gone", ())}
        secret = [card for card in hidden if card not in own and card not in open_cards]
        if one["seat"] != seat:
            lately = json.dumps({**one, "events": []})
            assert [card for card in secret if f'"{card}"' in lately] == []
    where = page.locator("[data-region=hand], [data-region=rivals], [data-region=actions], [data-region=board]")
    text = " ".join(where.all_inner_texts())
    names = names_of(page, [card for card in hidden if card not in own])
    assert [name for name in names if name in text] == []
