"""Everything that can be proved about content without playing it; loading proves only what the rules rely on.

Counts and unused texts are looked at for the topmost pack: what lies below it was checked by itself, and a pack on top
may rightly have replaced or taken out part of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from cadwallon.library.checks.boards import check_boards
from cadwallon.library.checks.cards import check_cards
from cadwallon.library.checks.code import check_code
from cadwallon.library.checks.counts import check_counts
from cadwallon.library.checks.files import check_files
from cadwallon.library.checks.languages import check_languages
from cadwallon.library.checks.marks import check_marks
from cadwallon.library.checks.sheets import check_sheets
from cadwallon.library.checks.texts import check_texts
from cadwallon.library.mistakes import Mistake
from cadwallon.library.reading import read_content


def check_content(
    *packs: Path | str,
    implemented: Mapping[str, Collection[str]] | None = None,
    sets: Collection[str] = ("base", "expansion"),
) -> list[Mistake]:
    """All mistakes of the built-in content with these packs over it, sorted by file and id.

    ``implemented`` names, for lists of the vocabulary, the words that have code behind them. Every word that content of
    the given ``sets`` uses must be among them, and each of them must be used somewhere, be it by a promotional piece.
    """
    source, library = read_content(packs)
    check_files(source)
    check_marks(source)
    check_cards(source, library)
    check_sheets(source, library)
    check_boards(source, library)
    check_counts(source, library)
    check_texts(source, library)
    check_languages(source)
    if implemented is not None:
        check_code(source, library, implemented, sets)
    return sorted(set(source.mistakes))
