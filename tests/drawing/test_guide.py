"""docs/boards.md: its examples run, its commands work, and its small board is drawn."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from cadwallon.drawing import geometry, layout
from cadwallon.library import load_content
from tests.cli.command import Command

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/boards.md"


@pytest.fixture
def cadwallon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    return Command(monkeypatch, capsys)


@pytest.fixture
def yard(tmp_path: Path) -> Path:
    """The pack of the guide."""
    text = GUIDE.read_text(encoding="utf-8")
    pack = tmp_path / "yard"
    (pack / "board").mkdir(parents=True)
    (pack / "pack.toml").write_text('id = "yard"\ntitle = "Yard"\nversion = "1"\n', encoding="utf-8")
    for kind, name in (("text", "yard.txt"), ("toml", "yard.toml")):
        found = re.search(rf"```{kind}\n(.*?)```", text, re.S)
        assert found
        (pack / "board" / name).write_text(found[1], encoding="utf-8")
    return pack


def test_examples_run() -> None:
    failures, tried = doctest.testfile(str(GUIDE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried > 10
    assert failures == 0


def test_commands_work(cadwallon: Command, tmp_path: Path) -> None:
    commands = re.findall(r"^cadwallon ([^#\n]+)", GUIDE.read_text(encoding="utf-8"), re.M)
    assert len(commands) == 3
    for command in commands:
        for old in (tmp_path / "pictures").glob("*"):
            old.unlink()
        result = cadwallon(*command.split())
        assert (result.code, result.err) == (0, "")
        names = {path.name for path in (tmp_path / "pictures").iterdir()}
        wanted = ["district"] if command.split()[-1] == "district" else ["catacombs", "district"]
        assert names == {f"{name}.{kind}" for name in wanted for kind in ("svg", "json")}
        assert result.out.count(" kB compressed\n") == len(wanted)


def test_the_small_board(cadwallon: Command, yard: Path, tmp_path: Path) -> None:
    result = cadwallon("draw", "--out", tmp_path / "out", "--pack", yard, "yard")
    assert (result.code, result.err) == (0, "")
    picture = (tmp_path / "out/yard.svg").read_text(encoding="utf-8")
    assert picture.count('href="#door"') == 1
    shape = geometry(load_content(yard).boards["yard"])
    assert shape.spaces["yard-room"].chest
    assert [(note.id, note.style) for note in shape.notes] == [("note-yard-garden", "green")]
    assert [place.slug for place in shape.buildings] == ["yard-house"]


def test_every_word_is_in_the_guide() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    words = (
        *layout.THEMES,
        *layout.FILLS,
        *layout.LOOKS,
        *layout.PROPS,
        *layout.FLOORS,
        *layout.FURNITURE,
        *layout.NOTES,
    )
    assert not [word for word in words if f"`{word}`" not in text]


def test_mistakes_at_the_keyboard(cadwallon: Command, yard: Path, tmp_path: Path) -> None:
    result = cadwallon("draw", "--out", tmp_path / "out", "harbour")
    assert result.code == 2
    assert result.err == "cadwallon: there is no board 'harbour'; known are catacombs, district.\n"
    table = yard / "board/yard.toml"
    table.write_text(table.read_text(encoding="utf-8").replace('"desk"', '"dessk"'), encoding="utf-8")
    result = cadwallon("draw", "--out", tmp_path / "out", "--pack", yard, "yard")
    assert result.code == 2
    assert "R1 (yard-room): 'dessk' is no word for 'furniture'; is 'desk' meant?" in result.err
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = cadwallon("draw", "--out", tmp_path / "file" / "below", "district")
    assert result.code == 1
    assert "cannot be written to" in result.err
