"""The question that is asked while something is being carried out."""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest

from cadwallon import apply, new_game
from cadwallon.players import Budget, RandomPlayer
from cadwallon.sight import view
from cadwallon.sight.doing import FRAMES
from cadwallon.terminal.questions import QUESTIONS, question
from tests.terminal.table import GAMES, Game, names_of

OTHERWISE = "nobody knows"


def asks(frame: type) -> bool:
    """Can anybody be asked? Frames that only go on by themselves return an empty list and nothing else."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(frame.options))).body  # type: ignore[attr-defined]
    assert isinstance(function, ast.FunctionDef)
    (*_, last) = function.body
    empty = isinstance(last, ast.Return) and isinstance(last.value, ast.List) and not last.value.elts
    return len(function.body) > 1 or not empty


def slug(frame: type) -> str:
    """``SetDown`` is ``set_down``, as in a view."""
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(frame.__name__))


def test_every_frame_that_asks_has_a_question() -> None:
    asking = {slug(frame) for frame in FRAMES if asks(frame)}
    assert len(asking) > 40
    assert asking - set(QUESTIONS) == set(), "write a question for these in terminal/questions.py"
    assert set(QUESTIONS) <= {slug(frame) for frame in FRAMES}


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_asked_without_ids(game: Game) -> None:
    adventure, mode = game
    state = new_game(adventure, players=4 if adventure != 3 else 3, seed=7, mode=mode, inn=mode != "base")
    names = names_of(state)
    player = RandomPlayer(adventure)
    while not state.over:
        asked = question(names, view(state, state.seat), OTHERWISE)
        assert asked != OTHERWISE
        assert "_" not in asked
        assert "None" not in asked
        apply(state, player.choose(None, state.legal, Budget()))
