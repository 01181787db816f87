"""Bots at the keyboard's table: what is said when one fails, and programs that no file may start."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cadwallon import new_game
from cadwallon.library import load_content
from cadwallon.players import Bot, Budget, Kind
from cadwallon.players.registry import QUICK
from cadwallon.rules.actions import Action
from cadwallon.rules.events import Event
from cadwallon.rules.spoils import Won
from cadwallon.rules.windows import RivalWindow
from cadwallon.sight import View
from cadwallon.terminal import saves
from cadwallon.terminal.choices import BadChoice
from cadwallon.terminal.game import TerminalGame, go_on
from cadwallon.terminal.sentences import told
from cadwallon.terminal.session import Quit, Seat
from tests.terminal.table import TEXTS, Paper, names_of, numbers, session, stopping

EAGER = Path(__file__).parents[2] / "examples" / "bots" / "eager.py"


class Broken:
    needs_view = False

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        raise ValueError("out of ideas")


def test_that_a_bot_was_replaced_is_told() -> None:
    state = new_game(1, players=2, seed=3)
    events: list[Event] = []
    game = session(state, (0,), Paper(stopping(40, numbers(3))), events)
    game.seats[1] = Seat(Bot(Kind("broken", lambda seed: Broken(), QUICK), 1))
    with pytest.raises(Quit):
        game.run()
    names = names_of(state)
    sentences = told(names, events, 0)
    assert f"The bot of {names.seat(1)} failed: the novice decided for it." in sentences
    assert "Replaced" not in "".join(sentences)


def test_nothing_is_told_where_nobody_may_know_who_is_asked() -> None:
    state = new_game(1, players=3, seed=3)
    events: list[Event] = []
    game = session(state, (), Paper(numbers(3)), events)
    asked = {True: 0, False: 0}

    class Watching(Broken):
        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            asked[isinstance(state.stack[-1], (RivalWindow, Won))] += 1
            return super().choose(view, legal, budget)

    game.seats = [Seat(Bot(Kind("broken", lambda seed: Watching(), QUICK), seat)) for seat in range(3)]
    game.run()
    assert asked[True] > 0
    assert sum(event.name == "replaced" for event in events) == asked[False]


# -- programs ---------------------------------------------------------------------------------------
def saved_with(path: Path, *seats: str, after: int = 20) -> TerminalGame:
    state = new_game(1, players=2, seed=4)
    game = TerminalGame(Paper(stopping(after, numbers(3))), load_content(), TEXTS, state, seats, path)
    assert not game.play([], 0)
    return game


def test_the_command_of_a_program_is_not_written_down(tmp_path: Path) -> None:
    path = tmp_path / "game.cw"
    program = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EAGER))}"
    saved_with(path, saves.PERSON, program)
    assert str(EAGER) not in path.read_text()
    saved = saves.read(path)
    assert saved.seats == (saves.PERSON, saves.PROGRAM)
    with pytest.raises(BadChoice, match="on seat 2 a program of yours has played: name it again, --bots exec:COMMAND"):
        go_on(Paper(lambda prompt: "q"), load_content(), TEXTS, saved, "", ["random"], path)
    assert not go_on(Paper(lambda prompt: "q"), load_content(), TEXTS, saved, "", [program], path)


def test_no_file_starts_a_program(tmp_path: Path) -> None:
    path, trace = tmp_path / "game.cw", tmp_path / "trace"
    saved_with(path, saves.PERSON, "random")
    script = tmp_path / "evil"
    script.write_text(f"#!/bin/sh\ntouch {trace}\n")
    script.chmod(0o755)
    path.write_text(path.read_text().replace("# seats: person random", f"# seats: person exec:{script}"))
    assert f"exec:{script}" in path.read_text()
    with pytest.raises(BadChoice, match="a program of yours"):
        go_on(Paper(numbers(3)), load_content(), TEXTS, saves.read(path), "", ["random"], path)
    assert not trace.exists()
