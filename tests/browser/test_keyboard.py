"""Without a mouse: every page can be reached, every decision made, and one always sees where one is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cadwallon import offers, view
from tests.browser.kept import Kept
from tests.browser.moments import deciding_fight, first, put
from tests.browser.robot import Control, Robot, Wire, controls_of, said, settled
from tests.browser.server import Server
from tests.browser.situations import Moment, Spec

MOST_STEPS = 1500
THIEVES = {"Q": "KeyQ", "W": "KeyW", "E": "KeyE", "R": "KeyR"}

FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const drawn = at.matches('path') && document.querySelector('.over path.focus') !== null;
  // A field may show it by its frame or shadow instead.
  const framed = at.matches('input, select') && style.boxShadow !== 'none';
  return {
    label: at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 60),
    path: [...(function* up(one) { for (; one; one = one.parentElement) yield one; })(at)]
      .map((one) => `${one.localName}${[...(one.parentElement?.children ?? [])].indexOf(one)}`).join('<'),
    region: at.closest('[data-region]')?.dataset.region ?? '',
    seen: ring || drawn || framed,
    inside: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
  };
}"""


@dataclass
class KeyboardRobot(Robot):
    """Looks at the same controls, and presses keys only. Where the focus goes takes several of them, so he waits for
    the answer to what he did: the next question takes the focus to itself."""

    wire: Wire = field(kw_only=True)

    def step(self, controls: list[Control] | None = None) -> bool:
        controls = controls or self.wire.settled(self.page)
        if not controls:
            return False
        # figures on the board have their rows; what is not among the first nine is left alone
        usable = [one for one in controls if one.kind not in ("target", "ready")]
        if not usable:
            self.page.wait_for_timeout(50)
            self.clicks += 1
            return True
        control = self.choose(usable)
        self.note(control)
        self.press(control, controls)
        return True

    def press(self, control: Control, controls: list[Control]) -> None:
        keyboard = self.page.keyboard
        alike = [one for one in controls if one.kind == control.kind]
        match control.kind:
            case "space":
                for _ in range(self.luck.randint(1, min(5, len(alike)))):
                    keyboard.press("Period")
                focus = self.page.evaluate(FOCUS)
                if focus is None:  # it went dark in between: somebody has decided
                    assert len([one for one in controls_of(self.page) if one.kind == "space"]) != len(alike)
                    return
                assert focus["seen"], f"no ring around {focus['label']}"
                keyboard.press("Enter")
                if self.page.locator(".note .again").count():
                    keyboard.press("Enter")
            case _ if control.hint == "Space":
                self._space(control)
            case "row" if alike.index(control) < 9:
                keyboard.press(f"Digit{alike.index(control) + 1}")
            case "thief":
                keyboard.press(THIEVES[control.hint])
            case "end":
                keyboard.press("Shift+Enter")
            case "back":
                keyboard.press("Escape")
            case _ if control.hint.isdigit():
                keyboard.press(f"Digit{control.hint}")
            case "card":
                keyboard.press("KeyH")
                self._go("ArrowRight", control)
            case "mission":
                keyboard.press("KeyM")
                self._go("Tab", control)
            case _:
                self._go("Tab", control)

    def _space(self, control: Control) -> None:
        """The key that is printed on it, unless a button has the focus: then it presses that one."""
        if not self.page.evaluate("() => document.activeElement?.localName === 'button'"):
            self.page.keyboard.press("Space")
            return
        if control.kind == "row":
            self._to_actions()
        self._go("Tab", control)

    def _to_actions(self) -> None:
        for _ in range(9):
            focus = self.page.evaluate(FOCUS)
            if focus and focus["region"] == "actions":
                return
            self.page.keyboard.press("F6")
        raise AssertionError(f"F6 never comes to the actions\n{said(self.page)}")

    def _go(self, key: str, control: Control) -> None:
        """On with this key until the control has the focus, then Enter."""
        for _ in range(80):
            focus = self.page.evaluate(FOCUS)
            if focus and focus["label"] == control.label[: len(focus["label"])]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(key)
        if all(one.label != control.label for one in controls_of(self.page)):
            return  # it was answered in the meantime
        raise AssertionError(f"{key} never comes to {control.label!r}\n{said(self.page)}")


def test_a_whole_game_with_the_keyboard(page: Page) -> None:
    wire = Wire(page)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile(r"^Play")).first).to_be_visible()
    _tab_to(page, r"^Play")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/game/"))
    robot = KeyboardRobot(page, seed=11, wire=wire)
    while robot.step():
        assert robot.clicks < MOST_STEPS, f"no end: {robot.used}\n{said(page)}"
    assert {"space", "row", "end"} <= set(robot.used), robot.used
    assert len(wire.acts()) > 20
    assert [text for text in wire.received if '"type":"refused"' in text] == []
    _tab_to(page, r"^Play again")
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=board]")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/about", "/join/" + "x" * 43])
def test_the_focus_goes_round_and_is_always_seen(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    _round(page, most=600)


def test_the_focus_goes_round_at_the_table(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    regions = {stop["region"] for stop in _round(page, most=250)}
    assert {"board", "actions", "gang", "hand", "log"} <= regions
    # F6 visits the regions in turn and comes back
    met = []
    for _ in range(9):
        page.keyboard.press("F6")
        met.append(page.evaluate(FOCUS)["region"])
    assert {"board", "missions", "log", "actions", "gang", "hand"} <= set(met)
    assert met[0] in met[1:]


def test_a_question_over_an_explanation(page: Page, own_turn: Kept) -> None:
    """What is explained has the focus; a dialog takes it and gives it back."""
    page.goto(own_turn.path)
    settled(page)
    page.keyboard.press("KeyM")
    page.keyboard.press("Tab")
    explanation = page.locator("#explanation")
    expect(explanation).to_be_visible()
    focus = page.evaluate(FOCUS)
    for key in ("Shift+Enter", "KeyB"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(explanation).not_to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate(FOCUS)["path"] == focus["path"]


def test_an_explanation_goes_with_what_it_explains(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    space = page.locator("[data-region=board] .figure[data-space]").first.get_attribute("data-space")
    page.locator(f'[data-region=board] path[data-space="{space}"]').first.focus()
    expect(page.locator("#explanation")).to_be_visible()
    page.keyboard.press("Slash")
    expect(page).to_have_url(re.compile("/rules"))
    expect(page.locator("#explanation")).to_have_count(0)


def gate_of(moment: Moment) -> str | None:
    """Where the first thief can go as well as leave, before anybody has acted."""
    if moment.question != "turn" or not {"activate", "end"} <= moment.verbs:
        return None
    state = moment.state()
    seen = view(state, moment.seat)
    thief = seen.figures[4 * moment.seat]
    if all(action.text != f"activate {thief}" for action in state.legal):
        return None
    ways = {one.do for one in offers.look(seen, thief)}
    found = [do.removeprefix("leave ") for do in ways if do.startswith("leave ")]
    return next((gate for gate in sorted(found) if f"move {gate}" in ways and gate not in seen.positions), None)


def has_gate(moment: Moment) -> bool:
    return gate_of(moment) is not None


def test_a_choice_that_was_begun_ends_with_the_turn(page: Page, server: Server) -> None:
    """Asked whether the turn shall end, and then for the next decision: nothing is left of the one before."""
    moment = first(Spec(1, "base", 2, False, 3), has_gate)
    wire = Wire(page)
    page.goto(put(server, page.context, moment).path)
    settled(page)
    page.keyboard.press("KeyQ")
    wire.settled(page)
    page.locator(f'[data-region=board] path.lit[data-space="{gate_of(moment)}"]').first.focus()
    page.keyboard.press("Enter")
    back = page.locator("[data-region=actions] button.link")
    expect(back).to_be_visible()
    page.keyboard.press("Shift+Enter")
    ending = page.locator("dialog[open]")
    ending.get_by_role("button", name="End turn").press("Enter")
    expect(ending).to_have_count(0)  # a rival's attack may be asked about in a panel by now
    wire.settled(page)
    expect(back).to_have_count(0)
    heard = [json.loads(text) for text in wire.received]
    *_, table = (one for one in heard if one["type"] == "table")
    told = [one for one in heard if one["type"] == "looked" and one["at"] == table["at"]]
    known = {word for one in (table, *told) for offer in one.get("offers", []) for word in offer["do"].split()}
    # what can be chosen; the board also draws light around what a question is about
    places = page.locator("[data-region=board] path.lit[data-space]")
    lit = places.evaluate_all("all => all.map((one) => one.dataset.space)")
    assert set(lit) <= known


@dataclass(frozen=True)
class Passable:
    """Is this asked, with something to do as well as to leave?"""

    question: str

    def __call__(self, moment: Moment) -> bool:
        return moment.question == self.question and "pass" in moment.verbs and len(moment.verbs) > 1


def passable_fight(moment: Moment) -> bool:
    return "pass" in moment.verbs and deciding_fight(moment)


REACTIONS: dict[str, tuple[Callable[[Moment], bool], str]] = {
    "a prompt": (Passable("rival_window"), "[role=alertdialog]"),
    "a roll": (Passable("roll"), "[role=alertdialog]"),
    "a fight": (passable_fight, "[role=dialog] [role=group]"),
}


def reaction(page: Page, server: Server, asked: str) -> Locator:
    """A question that has just come up; it has the focus."""
    fits, selector = REACTIONS[asked]
    page.goto(put(server, page.context, first(Spec(1, "base", 2, False, 3), fits)).path)
    question = page.locator(f"[data-region=board] {selector}")
    expect(question).to_be_focused()
    return question


@pytest.mark.parametrize("asked", REACTIONS)
def test_the_space_bar_passes_as_it_is_printed(page: Page, server: Server, asked: str) -> None:
    """A question takes the focus to itself: no answer has it before one has chosen to go there."""
    wire = Wire(page)
    question = reaction(page, server, asked)
    expect(question).to_have_accessible_name(re.compile(r"\w"))
    assert page.evaluate(FOCUS)["seen"], "no ring around the question"
    expect(question.locator("button kbd", has_text="Space")).to_have_count(1)
    page.keyboard.press("Space")
    wire.settled(page)
    assert wire.acts()[:1] == ["pass"]


@pytest.mark.parametrize("asked", REACTIONS)
def test_tab_goes_from_a_question_to_its_first_answer(page: Page, server: Server, asked: str) -> None:
    wire = Wire(page)
    question = reaction(page, server, asked)
    page.keyboard.press("Tab")
    answer = question.get_by_role("button").first
    expect(answer).to_be_focused()
    expect(answer.locator("kbd")).to_have_text("1")
    page.keyboard.press("Space")
    wire.settled(page)
    assert wire.acts()[0] != "pass"


def handing_over(moment: Moment) -> bool:
    return moment.question == "exchange" and "hand" in moment.verbs


def test_an_exchange_takes_the_focus_after_every_token(page: Page, server: Server) -> None:
    wire = Wire(page)
    page.goto(put(server, page.context, first(Spec(12, "expansion", 4, True, 11), handing_over)).path)
    question = page.locator("[data-region=board] [role=dialog]")
    expect(question).to_be_focused()
    expect(question).to_have_accessible_name(re.compile(r"\w"))
    assert page.evaluate(FOCUS)["seen"], "no ring around the question"
    page.keyboard.press("Tab")
    expect(question.get_by_role("button", disabled=False).first).to_be_focused()
    page.keyboard.press("Space")
    wire.settled(page)
    expect(question).to_be_focused()
    page.keyboard.press("Space")
    wire.settled(page)
    assert [act.split()[0] for act in wire.acts()] == ["hand", "done"]


def test_escape_closes_the_question_of_a_mission(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    payable = page.locator(".missions button[aria-disabled=false]").first
    question = page.locator(".confirm")
    payable.focus()
    page.keyboard.press("Enter")
    expect(question).to_be_visible()
    expect(payable).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(payable).to_be_focused()


def test_letters_can_be_switched_off(page: Page, own_turn: Kept) -> None:
    page.goto(own_turn.path)
    settled(page)
    thief = page.locator("[data-region=gang] button[aria-disabled=false]").first
    letter = thief.locator("kbd").inner_text()
    page.keyboard.press(THIEVES[letter])
    expect(thief).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(thief).to_have_attribute("aria-pressed", "false")
    page.evaluate("localStorage.setItem('cadwallon-settings', JSON.stringify({ letters: false }))")
    page.reload()
    settled(page)
    page.keyboard.press(THIEVES[letter])
    expect(thief).to_have_attribute("aria-pressed", "false")


def test_a_new_game_is_set_up_with_the_keyboard(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_role("button", name=re.compile(r"^Play\b"))).to_be_enabled()
    _tab_to(page, r"Night of the Long Cutlasses")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2).first).to_contain_text("Night of the Long Cutlasses")
    # letters that are keys at the table are letters in a field
    page.get_by_role("textbox").first.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("Quill, Esq.")
    expect(page.get_by_role("textbox").first).to_have_value("Quill, Esq.")
    _tab_to(page, r"^Play\b")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/game/"))
    assert settled(page)


def _tab_to(page: Page, pattern: str) -> None:
    for _ in range(200):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus and re.search(pattern, focus["label"]):
            assert focus["seen"], f"no ring around {focus['label']}"
            return
    raise AssertionError(f"Tab never comes to {pattern}\n{said(page)}")


def _round(page: Page, most: int) -> list[dict[str, Any]]:
    """Every stop of Tab until the first one comes again: no trap, and nothing without a ring or out of sight."""
    stops: list[dict[str, Any]] = []
    seen: set[str] = set()
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            break
        if focus["path"] in seen:
            break
        seen.add(focus["path"])
        stops.append(focus)
    else:
        raise AssertionError(f"{most} stops and no end")
    assert len(stops) > 3
    if focus is not None:
        assert focus["path"] == stops[0]["path"], f"caught at {focus['label']}"
    unseen = [stop["label"] for stop in stops if not stop["seen"]]
    assert unseen == [], "no ring"
    hidden = [stop["label"] for stop in stops if not stop["inside"]]
    assert hidden == [], "out of sight"
    return stops
