"""Whatever stands in a content file, the check answers with mistakes, never with a crash."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cadwallon.library.check import check_content
from cadwallon.library.packs import BUILT_IN
from tests.library.conftest import MakePack
from tests.library.samples import CARD, SHEET, YARD, YARD_MAP

NONSENSE = ("0", '"zzz"', "[]", "{}", "true", "1.5", "[[1], {}]")

FILES = {
    "arcana.toml": CARD,
    "adventures/20_a_trial.toml": SHEET,
    "board/yard.toml": YARD,
    "board/district.toml": '[passage]\nwindow = ["A3 Ba"]\nwithout = ["A1 Wt"]\n',
    "pack.toml": 'id = "trial"\ntitle = "T"\nversion = "1"\nwithout = ["arc_run"]\ncounts = { missions = 0 }\n',
    "vocabulary.toml": '[purses]\nbox = "a box"\n[windows.own_nap]\nturn = "own"\ntext = "Asleep."\n',
    "glossary.toml": 'term = [{ id = "x", en = "x" }]\n',
    "missions.toml": '[[mission]]\nid = "mis_x"\ntreasure = "keys"\nbonus = 1\ncount = 1\norigin = "original"\n',
}


def lines_with_values(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n")):
        match = re.match(r'^([A-Za-z0-9_"#]+) = .+$', line)
        if match:
            yield number, match[1]


def cases() -> Iterator[tuple[str, int, str]]:
    for name, text in FILES.items():
        for number, key in lines_with_values(text):
            yield name, number, key


@pytest.mark.parametrize(("name", "number", "key"), list(cases()))
def test_nonsense_is_answered(make_pack: MakePack, soak: int, name: str, number: int, key: str) -> None:
    files = {**FILES, "board/yard.txt": YARD_MAP}
    turned = NONSENSE[number % len(NONSENSE) :] + NONSENSE[: number % len(NONSENSE)]
    for value in turned[: 1 + soak]:
        lines = FILES[name].split("\n")
        lines[number] = f"{key} = {value}"
        pack = make_pack({**files, name: "\n".join(lines)})
        assert all(mistake.file and mistake.text for mistake in check_content(pack))


@pytest.mark.parametrize("name", ["characters", "equipment", "exploration", "intrigue", "treasures"])
def test_a_shortened_file_is_answered(make_pack: MakePack, name: str) -> None:
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    for share in range(1, 8):
        pack = make_pack({f"{name}.toml": text[: len(text) * share // 8]})
        assert all(mistake.file and mistake.text for mistake in check_content(pack))
