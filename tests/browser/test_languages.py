"""All four languages, everywhere: complete, switched at any time, with right plurals, and each text fits its place."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, WebSocketRoute, expect

from tests.browser.kept import Kept
from tests.browser.moments import Asks, first, in_a_fight, in_own_turn, over, put
from tests.browser.robot import PARTS_THAT_FIT, settled, too_wide
from tests.browser.server import Server
from tests.browser.situations import Spec

OTHERS = ("fr", "es", "ru")
LANGUAGES = ("en", *OTHERS)
PARTS = ("interface", "pages", "table", "around", "cards", "log", "adventures", "adv_01", "adv_12")

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

Open = Callable[[Server, BrowserContext], str]
Another = Callable[..., Page]


def _expansion(server: Server, context: BrowserContext) -> Kept:
    return put(server, context, first(Spec(12, "expansion", 4, True, 1), Asks("turn", 150)))


PLACES: dict[str, Open] = {
    "home": lambda *_: "/",
    "new": lambda *_: "/new",
    "rules": lambda *_: "/rules",
    "about": lambda *_: "/about",
    "join": lambda *_: "/join/" + "x" * 43,
    "turn": lambda *at: in_own_turn(*at).path,
    "fight": lambda *at: in_a_fight(*at).path,
    "expansion": lambda *at: _expansion(*at).path,
    "end": lambda *at: over(*at).path,
}


@cache
def texts(address: str, language: str) -> dict[str, str]:
    """Texts that stand alone on a line and name nothing else, by id."""
    found: dict[str, str] = {}
    for part in PARTS:
        with urllib.request.urlopen(f"{address}/locale/{language}/{part}.ftl") as answer:
            for line in answer.read().decode().splitlines():
                match = re.match(r"([a-z][\w-]*|\s+\.[\w-]+) = ([^{}]+)$", line)
                if match:
                    found[match[1]] = match[2].strip()
    return found


def speaking(context: BrowserContext, language: str) -> None:
    context.add_init_script(
        "if (location.protocol.startsWith('http') && !localStorage.getItem('cadwallon-settings'))"
        f" localStorage.setItem('cadwallon-settings', JSON.stringify({{ language: '{language}' }}));"
    )


def ready(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).or_(page.locator("[data-region=board]")).first).to_be_visible()
    page.wait_for_load_state("networkidle")


def shown(page: Page) -> str:
    """Everything that is read or heard."""
    return str(
        page.evaluate(
            """() => [document.title, document.body.innerText,
              ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
                ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))].join('\\n')"""
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language(
    context: BrowserContext, server: Server, base_url: str, language: str
) -> None:
    speaking(context, language)
    english, own = texts(base_url, "en"), texts(base_url, language)
    ids = {name for name in english if "-" in name or "_" in name}
    foreign = {text for text in english.values() if len(text) > 11 and " " in text} - set(own.values())
    problems: list[str] = []
    asked: list[str] = []

    def listen(request: Request) -> None:
        asked.append(request.url)

    context.on("request", listen)
    page = context.new_page()
    for place, open_ in PLACES.items():
        asked.clear()
        page.goto(open_(server, context))
        ready(page)
        text = shown(page)
        problems += [f"{place}: the id {name}" for name in sorted(ids & set(re.findall(r"[a-z][\w-]+", text)))]
        if language != "en":
            lines = {line.strip() for line in text.splitlines()}
            problems += [f"{place}: English {line!r}" for line in sorted(lines & foreign)]
            # English is fetched only if something is missing in the language
            problems += [f"{place}: asks for {url}" for url in asked if "/locale/en/" in url]
        if page.evaluate("() => document.documentElement.lang") != language:
            problems.append(f"{place}: says that it is written in {page.evaluate('document.documentElement.lang')}")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit(another: Callable[..., Page], server: Server, language: str, size: dict[str, int]) -> None:
    phone = size["width"] < 600
    page = another(viewport=size, has_touch=phone, is_mobile=phone)
    speaking(page.context, language)
    problems: list[str] = []
    for place, open_ in PLACES.items():
        page.goto(open_(server, page.context))
        ready(page)
        problems += [f"{place}: {what}" for what in too_wide(page, PARTS_THAT_FIT)]
    assert not problems, "\n".join(problems)


def test_the_language_changes_in_the_middle_of_a_game(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    page.evaluate("() => { window.stayed = true; }")
    page.keyboard.press("KeyQ")
    chosen = page.locator("[data-region=gang] [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    said = {"en": "End turn"}
    for language, word in {"ru": "Конец", "fr": "tour", "es": "turno", "en": "End turn"}.items():
        choice = page.locator(f"header button[lang={language}]")
        if not choice.count():
            page.locator("header button[aria-expanded]", has=page.locator("svg")).last.click()
        choice.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("button.end")).to_contain_text(re.compile(word, re.I))
        expect(chosen).to_have_count(1)
        said[language] = page.locator("button.end").inner_text()
    assert len(set(said.values())) == 4
    assert page.evaluate("() => window.stayed")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


FORMS: dict[str, tuple[str, str, str]] = {
    "дукат": ("дукат", "дуката", "дукатов"),
    "раунд": ("раунд", "раунда", "раундов"),
    "клет": ("клетка", "клетки", "клеток"),
    "карт": ("карта", "карты", "карт"),
}


def form_for(number: int) -> int:
    """Which of the three forms a Russian number wants in the nominative."""
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def test_russian_plurals(context: BrowserContext, server: Server) -> None:
    speaking(context, "ru")
    page = context.new_page()
    wrong: list[str] = []
    counted = 0
    for open_ in (PLACES["turn"], PLACES["expansion"], PLACES["end"], PLACES["new"]):
        page.goto(open_(server, context))
        ready(page)
        for number, word in re.findall(r"(?<![\d+–-])(\d+)[\s\u00a0\u202f]([а-я]+)", shown(page)):
            forms = next((forms for stem, forms in FORMS.items() if word in forms), None)
            if forms is None:
                continue
            counted += 1
            # the accusative of "карта" is its own form; the others look like the nominative
            if word not in (forms[form_for(int(number))], "карту"):
                wrong.append(f"{number} {word}")
    assert wrong == []
    assert counted > 5


def test_the_browser_says_which_language(another: Callable[..., Page]) -> None:
    for locale, language in {"fr-CA": "fr", "es-MX": "es", "ru-RU": "ru", "de-DE": "en"}.items():
        page: Any = another(locale=locale)
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_to_its_end(another: Another, server: Server, language: str) -> None:
    page = another(viewport={"width": 1920, "height": 1080}, locale=language)
    content = page.request.get("/api/content").json()
    every = [*content["arcana"], *content["intrigues"]]

    def discarded(socket: WebSocketRoute) -> None:
        """All cards lie in the discard, where they are seen whole."""

        def told(text: str | bytes) -> None:
            reply = json.loads(text)
            if reply["type"] == "table":
                reply["view"]["discard"] = every
            socket.send(json.dumps(reply))

        socket.connect_to_server().on_message(told)

    page.route_web_socket("**/ws/*", discarded)
    page.goto(_expansion(server, page.context).path)
    settled(page)
    page.locator("button[data-fly=discard]").click()
    texts_of = page.get_by_role("dialog").locator(".card .text")
    expect(texts_of).to_have_count(len(every))
    page.evaluate("() => document.fonts.ready")
    cut = texts_of.evaluate_all(
        """(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => `${one.textContent.length}: ${one.textContent}`)"""
    )
    assert cut == []
