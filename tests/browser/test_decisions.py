"""Every question that the rules can ask and every kind of answer to it, each in its place on the page.

The page is shown a moment of a real game. Everything that may be answered must be found by clicking: what the page
would send is caught on its way to the server, so that one moment shows all its answers. The last click goes through.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute

from tests.browser.kept import Kept, keep
from tests.browser.robot import PATIENCE, Control, Owed, click, controls_of, said, settled
from tests.browser.server import Server
from tests.browser.situations import GAMES, Plan, Spec, plans, wanted

PART = 8
"""So many moments are looked at in one test."""

MOST_CLICKS = 60
"""For one answer."""

DEEPEST = 3

RAW = re.compile(
    r"\b[a-z]+_[a-z_0-9]+\b|\b(?:ask|act|row|space|table|why|log)-[a-z-]+[a-z]\b|\{\$?\w|undefined|\bNaN\b"
)
"""What no person should read: ids of things and of texts, and what is left over when something is missing."""


def parts() -> Iterator[Any]:
    for spec, text in GAMES.items():
        number = -(-len(text.split(", ")) // PART)
        for part in range(number):
            name = f"adv_{spec.adventure:02}-{spec.hunt or spec.mode}-{spec.seed}".replace(" ", "_")
            yield pytest.param(spec, part, number, id=f"{name}-{part}")


def test_nothing_is_left_out() -> None:
    promised = {key for text in GAMES.values() for key in text.split(", ")}
    assert promised == wanted()


@pytest.mark.parametrize(("spec", "part", "number"), list(parts()))
def test_each_question_can_be_answered(page: Page, server: Server, spec: Spec, part: int, number: int) -> None:
    every = plans(spec, set(GAMES[spec].split(", ")))
    mine = every[part::number]
    games = _keep(server, mine)
    gate, fetching = Gate(page), Fetching(page)
    games[0].give_to(page.context, server.address)
    page.goto("/about")
    problems = []
    for plan, game in zip(mine, games, strict=True):
        gate.through = False
        page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", game.path
        )
        problems += [f"{plan.moment.name}, {plan.verb}: {problem}" for problem in _look(page, gate, fetching, plan)]
    assert not problems, "\n".join(problems)


def _keep(server: Server, every: list[Plan]) -> list[Kept]:
    found: list[Kept] = []
    for plan in every:
        moment = plan.moment
        secret = found[0].secret if found else None
        found.append(keep(server.data, moment.state(), moment.spec.seed, moment.moves, moment.kinds(), secret=secret))
    return found


class Gate:
    """Stands between page and server: answers are let through, or kept, and then nothing has changed for the page."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        self.table: dict[str, Any] = {}
        self.tables = 0
        self.through = False
        self.owed = Owed()
        self._newest: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._newest = socket
        self.table = {}
        self.owed = Owed()

        def sent(message: str | bytes) -> None:
            request = json.loads(message)
            if request["type"] != "act" or self.through:
                self.owed.ask(request["type"])
                server.send(message)
                return
            self.acts.append(request["do"])
            socket.send(json.dumps({**self.table, "events": []}))

        def received(message: str | bytes) -> None:
            # the game before may still have something to say while its line is being closed
            if socket is not self._newest:
                return
            socket.send(message)
            reply = json.loads(message)
            self.owed.answer(reply["type"])
            if reply["type"] == "table":
                self.table = reply
                self.tables += 1

        socket.on_message(sent)
        server.on_message(received)


class Fetching:
    """What a page has fetched and is fetching: its parts and texts come when they are needed for the first time."""

    KINDS = ("script", "stylesheet", "fetch")

    def __init__(self, page: Page) -> None:
        self._coming: set[Request] = set()
        self._scripts: list[str] = []
        page.on("request", self._comes)
        page.on("requestfinished", self._came)
        page.on("requestfailed", self._failed)

    def __bool__(self) -> bool:
        return bool(self._coming)

    def _comes(self, request: Request) -> None:
        if request.resource_type in self.KINDS:
            self._coming.add(request)

    def _failed(self, request: Request) -> None:
        self._coming.discard(request)

    def _came(self, request: Request) -> None:
        self._coming.discard(request)
        if request.resource_type == "script":
            self._scripts.append(request.url)

    def scripts(self) -> list[str]:
        """Those that came since this was asked last. They may not have been run yet."""
        came, self._scripts = self._scripts, []
        return came


def _look(page: Page, gate: Gate, fetching: Fetching, plan: Plan) -> list[str]:
    """What is wrong with this moment on the page; nothing, if all is well."""
    page.wait_for_function("() => !document.querySelector('.page')")
    settled(page)
    crawler = Crawler(page, gate, fetching)
    crawler.rest()
    doing = gate.table["view"]["doing"][-1]["what"]
    if doing != plan.moment.question:
        return [f"the page is asked {doing}"]
    problems = [f"raw text {raw!r}" for raw in sorted({*RAW.findall(_texts(page))})]
    wanted = _some(gate.table["offers"], plan)
    missing = [text for text in wanted if not crawler.find(text)]
    if missing:
        problems.append(f"no way to {missing}; seen:\n{_shown(page)}")
    chosen = next((text for text, verb in wanted.items() if verb == plan.verb and text in crawler.ways), None)
    if chosen is None:
        return problems
    crawler.back()
    before, gate.through = gate.tables, True
    crawler.walk(crawler.ways[chosen])
    for _ in range(PATIENCE // 25):
        if gate.tables > before:
            return problems
        page.wait_for_timeout(25)
    return [*problems, f"nothing happens after {chosen!r} by {crawler.ways[chosen]}; seen:\n{_shown(page)}"]


def _some(offers: list[dict[str, Any]], plan: Plan) -> dict[str, str]:
    """The answers that are looked for, with their verbs: the first and the last of each.

    A question is looked at as a whole when it is asked for the first time; later on it is about one verb only.
    """
    found: dict[str, list[str]] = {}
    for offer in offers:
        verb = str(offer.get("verb") or offer["do"].split()[0])
        if verb == plan.verb or plan.whole:
            found.setdefault(verb, []).append(offer["do"])
    return {text: verb for verb, texts in found.items() for text in (texts[0], texts[-1])}


def _texts(page: Page) -> str:
    """Everything that is read or heard."""
    return str(
        page.evaluate(
            """() => [document.body.innerText, document.title,
              ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((one) =>
                [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""
        )
    )


def _shown(page: Page) -> str:
    return "\n".join(f"  {one.kind} {one.key} {one.label[:60]!r} [{one.hint}]" for one in controls_of(page))


THIEVES = ("thief", "ready")

Way = tuple[tuple[str, str, str], ...]
"""Controls that were clicked one after the other: kind, key, label."""


ONE_MORE_FRAME = """async (scripts) => {
  await Promise.all(scripts.map((script) => import(script)));
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
}"""


class Crawler:
    """Clicks on one thing after the other, the likely ones first, until the page sends what is looked for."""

    def __init__(self, page: Page, gate: Gate, fetching: Fetching) -> None:
        self.page = page
        self.gate = gate
        self.fetching = fetching
        self.ways: dict[str, Way] = {}
        """How each answer was given that the page has sent so far."""
        self._clicks = 0

    def find(self, text: str) -> bool:
        """Is there a way to give this answer?"""
        self._clicks = 0
        self.back()
        return text in self.ways or self._dig((), text)

    def rest(self) -> list[Control]:
        """What can be pressed once the server has said everything, all that is fetched is there, and nothing changes.

        Until then rows are missing or stand elsewhere, with other keys on them.
        """
        before: list[Control] | None = None
        for _ in range(PATIENCE // 20):
            self.page.evaluate(ONE_MORE_FRAME, self.fetching.scripts())
            found = controls_of(self.page)
            if self.gate.owed or self.fetching:
                before = None
                self.page.wait_for_timeout(20)
            elif found == before:
                return found
            else:
                before = found
        raise AssertionError(f"the page does not come to rest\n{said(self.page)}")

    def _dig(self, way: Way, text: str) -> bool:
        for control in _likely(self.rest(), text):
            if self._clicks > MOST_CLICKS:
                return False
            if control.kind in THIEVES and any(kind in THIEVES for kind, _, _ in way):
                continue
            step = (*way, (control.kind, control.key, control.label))
            before = len(self.gate.acts)
            self.walk(step[-1:])
            done = self.gate.acts[before:]
            for other in done:
                self.ways.setdefault(other, step)
            if text in self.ways or (not done and len(step) < DEEPEST and self._dig(step, text)):
                return True
            self.back()
            self.walk(way)
        return False

    def walk(self, way: Way) -> None:
        """Click on these one after the other."""
        for kind, key, label in way:
            found = [one for one in self.rest() if (one.kind, one.key) == (kind, key)]
            same = [one for one in found if one.label == label] or (found if key else [])
            if not same:
                return
            self._clicks += 1
            click(self.page, same[0])
        # what the page has sent is known here when it has answered once more
        self.rest()

    def back(self) -> None:
        """Put back whatever was begun."""
        self.page.mouse.move(2, 2)
        for _ in range(DEEPEST):
            self.page.keyboard.press("Escape")


def _likely(controls: list[Control], text: str) -> list[Control]:
    """The controls that might lead to this answer, the likeliest first. Spaces and figures only if it names them."""
    verb, *parts = text.split()
    names = {name for part in parts for name in part.split("+")}
    words = {word for name in (verb, *names) for word in name.split("-")}

    def chance(control: Control) -> float:
        if control.kind in ("space", "target"):
            return 5 if control.key in names else -1
        if control.kind in THIEVES:
            named = control.key in names or any(name in control.label.lower() for name in names)
            return 6 if verb in ("activate", "deploy") and named else 0.01
        if control.kind == "end":
            return 5 if verb == "end" else -1
        if control.kind == "confirm":
            return 4
        if control.kind == "dialog":
            return 1 + control.place / 100  # what goes on stands last
        label = control.label.lower()
        alike = sum(word in label for word in words) / (1 + len(words))
        return 0.1 + alike + (control.hint == "Space" and not parts)

    return sorted((one for one in controls if chance(one) >= 0), key=chance, reverse=True)
