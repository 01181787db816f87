"""Somebody who plays by what can be seen: small, seeded, without any idea of the rules."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket

CONTROLS = (Path(__file__).parent / "controls.js").read_text(encoding="utf-8")

PATIENCE = 30_000
"""Milliseconds for which the others may think."""

LIKES = {
    "dialog": 4.0,
    "answer": 3.0,
    "ask": 0.6,
    "space": 2.0,
    "target": 2.5,
    "row": 2.0,
    "confirm": 6.0,
    "mission": 4.0,
    "card": 1.0,
    "ready": 1.0,
    "thief": 1.0,
    "end": 0.08,
    "back": 0.3,
}
"""How gladly each kind of control is used; all of a kind share it."""


@dataclass(frozen=True)
class Control:
    """Something that can be pressed: a click reaches it."""

    kind: str
    place: int
    """Among what was found at the same time."""
    key: str
    """The space or the figure, if it is one."""
    label: str
    hint: str
    """The key that is printed on it."""


ANSWERS = {"act": "table", "undo": "table", "look": "looked"}
"""What the server says to what a player asks."""


class Owed:
    """What the server has still to say to what a player asked."""

    def __init__(self) -> None:
        self._kinds: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._kinds)

    def ask(self, kind: str) -> None:
        if kind in ANSWERS:
            self._kinds.add(ANSWERS[kind])

    def answer(self, kind: str) -> None:
        if kind == "refused":
            self._kinds.clear()
        self._kinds.discard(kind)


class Wire:
    """Everything that a page has sent and received on its sockets since it was listened to. It only listens."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[str] = []
        self._owed = Owed()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._tell(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _tell(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        self._owed.ask(message["type"])

    def _hear(self, text: str) -> None:
        self.received.append(text)
        self._owed.answer(json.loads(text)["type"])

    def settled(self, page: Page) -> list[Control]:
        """What can be pressed once everything that was sent is answered: until then the past decision lies there."""
        for _ in range(PATIENCE // 20):
            heard = len(self.received)
            found = settled(page)
            if not self._owed and len(self.received) == heard:
                return found
            page.wait_for_timeout(20)
        raise AssertionError(f"the server does not answer\n{said(page)}")

    def acts(self) -> list[str]:
        """The answers that were given."""
        return [message["do"] for message in self.sent if message["type"] == "act"]

    def wait(self, page: Page, more_than: int) -> None:
        """Until the server has said more than so much."""
        for _ in range(PATIENCE // 20):
            if len(self.received) > more_than:
                return
            page.wait_for_timeout(20)
        raise AssertionError(f"the server says nothing\n{said(page)}")


def controls_of(page: Page) -> list[Control]:
    """What can be pressed at this moment."""
    return [Control(**one) for one in page.evaluate(f"() => {CONTROLS}.controls()")]


def aim(page: Page, control: Control) -> tuple[float, float] | None:
    """Where to press, unless it is gone by now."""
    point = page.evaluate(f"(place) => {CONTROLS}.aim(place)", control.place)
    return (point["x"], point["y"]) if point else None


def click(page: Page, control: Control) -> bool:
    """Press it with the mouse; False if it is gone."""
    point = aim(page, control)
    if point is None:
        return False
    page.mouse.click(*point)
    return True


def settled(page: Page, most: int = PATIENCE) -> list[Control]:
    """What can be pressed, as soon as there is something; empty when the game is over."""
    found = page.evaluate(f"(most) => {CONTROLS}.settled(most)", most)
    assert found["over"] or found["controls"], f"nothing can be done for {most / 1000:.0f} s:\n{said(page)}"
    return [Control(**one) for one in found["controls"]]


def said(page: Page) -> str:
    """What stands on the page, for messages of failed tests."""
    return page.locator("body").inner_text()[:1500]


@dataclass
class Robot:
    """Chooses among what is there. After ``patience`` clicks in a turn it would rather end it."""

    page: Page
    seed: int
    patience: int = 8
    clicks: int = 0
    used: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.luck = Random(self.seed)
        self._in_turn = 0

    def choose(self, controls: list[Control]) -> Control:
        """One of them: first how, then which."""
        tired = self._in_turn >= self.patience
        ends = [one for one in controls if one.kind == "end"]
        if tired and ends:
            return ends[0]
        finishing = [one for one in controls if one.kind == "dialog" and one.label.startswith("End turn")]
        if finishing:
            return finishing[0]
        kinds = sorted({one.kind for one in controls})
        kind = self.luck.choices(kinds, [LIKES[kind] for kind in kinds])[0]
        return self.luck.choice([one for one in controls if one.kind == kind])

    def note(self, control: Control) -> None:
        self.clicks += 1
        self.used[control.kind] += 1
        self._in_turn = 0 if control.kind in ("end", "dialog") else self._in_turn + 1

    def step(self, controls: list[Control] | None = None) -> bool:
        """One click, on one of these. False if the game is over."""
        controls = controls or settled(self.page)
        if not controls:
            return False
        control = self.choose(controls)
        self.note(control)
        click(self.page, control)
        return True

    def play(self, most: int) -> None:
        """Go on to the end."""
        while self.step():
            assert self.clicks < most, f"{most} clicks and no end: {self.used}\n{said(self.page)}"


PARTS_THAT_FIT = "button, a, [role=button], .card, h1, h2, h3, h4, td, th, label, legend, .act, .rival, .end, li > p"
"""Whatever holds a text that must not run over its edge."""


def too_wide(page: Page, selector: str) -> list[str]:
    """What runs over its own right edge or out of the page, and the page itself if it scrolls sideways."""
    found: list[str] = page.evaluate(
        """(selector) => {
          const wrong = [];
          const root = document.scrollingElement;
          if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} px wide of ${innerWidth}`);
          for (const one of document.querySelectorAll(selector)) {
            // Cards in the hand lie over each other.
            if (!(one instanceof HTMLElement) || !one.checkVisibility() || one.matches('.said, .slot')) continue;
            if (!one.clientWidth || getComputedStyle(one).display === 'inline') continue;
            if (one.scrollWidth <= one.clientWidth + 1) continue;
            const text = one.textContent.trim().slice(0, 50);
            wrong.push(`${one.localName}.${one.className} ${one.scrollWidth} of ${one.clientWidth} px: ${text}`);
          }
          return wrong;
        }""",
        selector,
    )
    return found


def figures_of(page: Page) -> list[list[str]]:
    """Who stands where."""
    found: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll('.figure[data-figure]')]
          .map((one) => [one.dataset.figure, one.dataset.space]).sort()"""
    )
    return found
