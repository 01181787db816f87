"""The library keeps what the drawing needs, proves its types, and plays no differently for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon.library import ContentError, load_content
from cadwallon.library.artwork import Look, Note


def pack(folder: Path, table: str) -> Path:
    """A pack that lays this table over the district."""
    (folder / "board").mkdir()
    (folder / "pack.toml").write_text('id = "trial"\ntitle = "Trial"\nversion = "1"\n', encoding="utf-8")
    (folder / "board/district.toml").write_text(table, encoding="utf-8")
    return folder


def test_words_are_kept() -> None:
    artwork = load_content().boards["district"].artwork
    assert (artwork.theme, artwork.width) == ("city", 1200)
    assert artwork.looks["A1"] == Look(floor="flags", furniture=("rack", "table", "hearth"))
    assert artwork.looks["Gp"].prop == "gibbet"
    assert Note("eel-canal", (22.6, 42.6), angle=-78, size=8.5) in artwork.notes
    doors = load_content().boards["district"].doors
    spaces = load_content().boards["district"].spaces
    placed = {(spaces[doors[i][0]].code, spaces[doors[i][1]].code): at for i, at in artwork.spots.items()}
    assert placed["M1", "M2"] == (59, 8.2)
    assert len(placed) == 7


@pytest.mark.parametrize(
    ("table", "mistake"),
    [
        ('[passage]\nwindow = ["A3 Ba @north"]', "where the window is, is said as '@36.5,21': a column and a row"),
        ('[[note]]\nwhat = "title"', "'at' is missing"),
        ('[[note]]\nwhat = "title"\nat = [1, 2, 3]', "'at' is [1, 2, 3], not a column and a row, [3.5, 8]"),
        ('[[note]]\nwhat = "title"\nat = [1, 2]\nangle = "steep"', "'angle' is 'steep', not a number"),
        ('[[note]]\nwhat = "title"\nat = [1, 2]\ncolor = "red"', "'color' is not known here; is 'colour' meant?"),
        ('[board]\nwidth = "wide"', "'width' is 'wide', not a whole number"),
        (
            '[space]\nA1 = { kind = "room", slug = "guardroom", role = "guardroom", furniture = [7] }',
            "'furniture' is [7]",
        ),
    ],
)
def test_mistakes_are_found(tmp_path: Path, table: str, mistake: str) -> None:
    with pytest.raises(ContentError) as error:
        load_content(pack(tmp_path, table))
    assert any(mistake in str(one) for one in error.value.mistakes)


def test_a_note_is_no_other_game(tmp_path: Path) -> None:
    """Games of one fingerprint can be told on with each other's content."""
    other = load_content(pack(tmp_path, '[[note]]\nwhat = "compass"\nat = [40, 20]'))
    assert other.fingerprint == load_content().fingerprint
    assert [note.what for note in other.boards["district"].artwork.notes] == ["compass"]
