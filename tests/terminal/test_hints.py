"""Hints and bots at the keyboard: a table with reasons, levels to choose from, and a pace that can be followed."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from cadwallon import new_game
from cadwallon.library import load_content
from cadwallon.players import hints as hints_module
from cadwallon.players import known_players
from cadwallon.sight import View, view
from cadwallon.terminal import session as session_module
from cadwallon.terminal.choices import BadChoice, pace
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.session import Quit
from cadwallon.terminal.setup import Given, Setup
from tests.terminal.table import TEXTS, Paper, session, stopping


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def suggest(view: View, seconds: float) -> list[hints_module.Suggestion]:
        return hints_module.suggest(view, playouts=4)

    monkeypatch.setattr(session_module, "suggest", suggest)


def typing(*answers: str) -> Paper:
    left = iter(answers)
    return Paper(stopping(len(answers), lambda prompt: next(left)), width=200)


@pytest.mark.usefixtures("quick")
def test_hints_are_a_table_and_change_nothing() -> None:
    state = new_game(1, players=2, seed=4)
    paper = typing("", "hint")
    before = len(state.trail)
    with pytest.raises(Quit):
        session(state, (0, 1), paper).run()
    page = "".join(paper.pages)
    assert "What a guild master would do" in page
    assert re.search(r"chests? (is|are) near this gate", page)
    assert "deploy " in page, "what can be typed"
    assert len(state.trail) == before


@pytest.mark.usefixtures("quick")
def test_what_is_to_be_typed_can_be_typed() -> None:
    state = new_game(1, players=2, seed=4)
    found = hints_module.suggest(view(state, state.seat), playouts=4)
    paper = typing("", "hint", found[0].action.text)
    with pytest.raises(Quit):
        session(state, (0, 1), paper).run()
    assert state.trail


def test_levels_are_asked_for_with_what_they_are_like() -> None:
    paper = Paper(lambda prompt: "")
    bots = Setup(paper, load_content(), TEXTS, Given()).bots(2)
    assert bots == ("novice",)
    page = paper.pages[-1]
    for name in known_players():
        assert name in page
    assert "makes mistakes" in page
    assert "Which bots? (one for all, or several by turns) [novice]" in page


def test_a_wrong_level_is_asked_for_again() -> None:
    answers = iter(("cutprse", "guild-master,cutpurse"))
    paper = Paper(lambda prompt: next(answers))
    assert Setup(paper, load_content(), TEXTS, Given()).bots(3) == ("guild-master", "cutpurse")
    assert "is 'cutpurse' meant?" in paper.pages[-1]


def test_nobody_is_asked_where_no_bot_plays() -> None:
    def never(prompt: str) -> str:
        raise AssertionError(prompt)

    assert Setup(Paper(never), load_content(), TEXTS, Given()).bots(0)
    assert Setup(Paper(never), load_content(), TEXTS, Given(ask=False)).bots(2) == ("novice",)


class Terminal(Screen):
    """A terminal that somebody looks at; ``skips`` is when he presses Enter."""

    def __init__(self, answers: list[str], skips: bool = False) -> None:
        self.file = io.StringIO()
        super().__init__(Console(file=self.file, force_terminal=True, width=120, height=60), pace=0.5)
        self._answers = answers
        self._skips = skips
        self.pauses: list[float] = []

    def ask(self, prompt: str) -> str:
        if not self._answers:
            raise EOFError
        return self._answers.pop(0)

    def pause(self, seconds: float) -> bool:
        self.pauses.append(seconds)
        return self._skips


def watched(screen: Terminal) -> None:
    with pytest.raises(Quit):
        session(new_game(1, players=2, seed=4), (1,), screen).run()


def test_what_bots_do_is_shown_at_a_pace() -> None:
    screen = Terminal(["1"] * 40)
    watched(screen)
    assert len(screen.pauses) > 4
    assert set(screen.pauses) == {0.5}


def test_the_rest_can_be_skipped_and_the_pace_changed() -> None:
    whole, skipping, off = Terminal(["1"] * 40), Terminal(["1"] * 40, skips=True), Terminal(["pace off", *["1"] * 40])
    for screen in (whole, skipping, off):
        watched(screen)
    assert len(off.pauses) < len(skipping.pauses) < len(whole.pauses)
    assert "What bots do is told at your next decision." in off.file.getvalue()


@pytest.mark.parametrize("text", ["", "fast", "-1", "61", "nan"])
def test_a_pace_that_makes_no_sense(text: str) -> None:
    with pytest.raises(BadChoice, match="a pace is a number of seconds from 0 to 60, or 'off', not"):
        pace(text)


def test_paces() -> None:
    assert (pace("off"), pace("0"), pace(" 1.5 ")) == (0.0, 0.0, 1.5)
