"""A board that cannot be drawn is refused in clear words, with all reasons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cadwallon.drawing import DrawingError, draw, geometry
from cadwallon.library import Board, load_content
from cadwallon.library.artwork import Artwork, Look


@pytest.fixture
def board() -> Board:
    return load_content().boards["district"]


def looking(board: Board, code: str, look: Look) -> Board:
    return replace(board, artwork=replace(board.artwork, looks={**board.artwork.looks, code: look}))


@pytest.mark.parametrize(
    ("look", "reason"),
    [
        (Look(furniture=("bed", "tabel")), "A1 (guardroom): 'tabel' is no word for 'furniture'; is 'table' meant?"),
        (Look(floor="lava"), "A1 (guardroom): 'lava' is no word for 'floor' (planks, flags, tiles, parquet)"),
        (Look(look="aley"), "A1 (guardroom): 'aley' is no word for 'look'; is 'alley' meant?"),
        (Look(prop="giant"), "A1 (guardroom): 'giant' is no word for 'prop' (stalls, gibbet)"),
    ],
)
def test_unknown_words(board: Board, look: Look, reason: str) -> None:
    with pytest.raises(DrawingError) as error:
        draw(looking(board, "A1", look))
    assert str(error.value) == f"the board 'district' cannot be drawn: {reason}"


def test_all_reasons_at_once(board: Board) -> None:
    bad = looking(replace(board, fill={**board.fill, "~~": "watter"}), "A1", Look(floor="lava", furniture=("throne",)))
    with pytest.raises(DrawingError) as error:
        geometry(bad)
    assert len(str(error.value).splitlines()) == 3


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"grid": ()}, "it has no map"),
        ({"spaces": ()}, "it has no spaces"),
        ({"artwork": Artwork(theme="sea")}, "the board: 'sea' is no word for 'theme' (city, caves)"),
        ({"artwork": Artwork(theme="city", width=300)}, "a width of 300 leaves less than 10 for each of 80 cells"),
        ({"artwork": Artwork(theme="caves")}, "N1 (tallow-gate) is a gate, which the theme 'caves' does not draw"),
    ],
)
def test_impossible_boards(board: Board, change: dict[str, object], reason: str) -> None:
    with pytest.raises(DrawingError) as error:
        draw(replace(board, **change))  # type: ignore[arg-type]
    assert f"the board 'district' cannot be drawn: {reason}" in str(error.value).splitlines()


def test_spaces_off_the_map(board: Board) -> None:
    grid = tuple(tuple("##" if code == "A3" else code for code in row) for row in board.grid)
    with pytest.raises(DrawingError, match=r"A3 \(lock-up\) is not on the map"):
        draw(replace(board, grid=grid))
    grid = tuple(tuple("??" if code == "A3" else code for code in row) for row in board.grid)
    with pytest.raises(DrawingError, match=r"its table does not know the code \?\?"):
        draw(replace(board, grid=grid))


def test_lines_of_unequal_length(board: Board) -> None:
    with pytest.raises(DrawingError, match="the lines of its map are not equally long"):
        draw(replace(board, grid=(*board.grid[:-1], board.grid[-1][:-1])))


def test_words_do_not_change_the_game(board: Board) -> None:
    """Whatever a board looks like, it is the same board for the rules."""
    plain = replace(board, artwork=Artwork())
    assert (plain.near, plain.walled, plain.doors) == (board.near, board.walled, board.doors)
    assert draw(plain) != draw(board)
