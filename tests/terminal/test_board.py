"""The board as a map and as a list."""

from __future__ import annotations

import pytest

from cadwallon import apply, new_game
from cadwallon.library import load_content
from cadwallon.sight import view
from cadwallon.terminal.board import LARGEST, SMALLEST, BoardMap, Spot, fitting
from cadwallon.terminal.canvas import Drawing, Size
from cadwallon.terminal.display import Display
from cadwallon.terminal.picture import spots
from tests.terminal.table import Paper, names_of, numbers

BOARD = load_content().boards["district"]
SIZES = [SMALLEST, Size(130, 44), LARGEST]


@pytest.mark.parametrize("size", SIZES)
def test_every_space_has_its_code_on_the_map(size: Size) -> None:
    text = BoardMap(BOARD, size).draw({}).plain
    for space in BOARD.spaces:
        assert space.code in text, space.slug


@pytest.mark.parametrize("size", SIZES)
def test_every_door_is_drawn_between_its_spaces(size: Size) -> None:
    drawing = Drawing(BOARD, size)
    text = drawing.canvas().text().plain
    assert text.count("+") == len(BOARD.doors)


@pytest.mark.parametrize("size", SIZES)
def test_map_has_exactly_its_size(size: Size) -> None:
    lines = BoardMap(BOARD, size).draw({}).plain.split("\n")
    assert len(lines) == size.height
    assert {len(line) for line in lines} == {size.width}


@pytest.mark.parametrize("size", SIZES)
def test_every_space_can_show_its_number(size: Size) -> None:
    board = BoardMap(BOARD, size)
    for number, space in enumerate(BOARD.spaces, 1):
        assert f"<{number}>" in board.draw({space.slug: Spot([], [], number=number)}).plain


def test_figures_treasures_and_portcullises_are_drawn() -> None:
    state = new_game(1, players=2, seed=1)
    while state.round < 6:
        apply(state, state.legal[0])
    sight = view(state, 0)
    found = spots(names_of(state), state.setting, sight, {})
    text = BoardMap(BOARD, LARGEST).draw(found).plain
    on_board = [figure for figure, place in enumerate(sight.positions) if place in found]
    for figure in on_board:
        assert names_of(state).figure(sight.figures[figure])[:2] in text
    tokens = sum(len(here) for _, here in sight.chests)
    assert sum(text.count(f"[{letter}]") + text.count(f"{{{letter}}}") for letter in "RGKSBPD") == tokens
    assert text.count("#") == len(sight.shut) == 9


@pytest.mark.parametrize(
    ("width", "height", "size"), [(80, 24, None), (104, 35, SMALLEST), (500, 200, LARGEST), (160, 20, None)]
)
def test_size_that_fits(width: int, height: int, size: Size | None) -> None:
    assert fitting(width, height) == size


def test_narrow_screen_gets_a_list_of_spaces() -> None:
    state = new_game(1, players=2, seed=1)
    screen = Paper(numbers(1), width=80, height=24)
    display = Display(screen, names_of(state), state.setting)
    assert not display.wide
    screen.show(display.board_alone(view(state, 0), {}))
    assert max(len(line) for line in screen.page.splitlines()) <= 80
    for space in BOARD.spaces:
        if space.kind in ("room", "gate"):
            assert f"{space.code} {names_of(state).space(space.slug)}" in screen.page
    assert "Guardroom" in screen.page
    assert "!Ko" in screen.page


def test_wide_screen_shows_board_and_panel_side_by_side() -> None:
    state = new_game(1, players=4, seed=1)
    screen = Paper(numbers(1), width=160, height=54)
    assert Display(screen, names_of(state), state.setting).wide
