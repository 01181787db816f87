"""The content guide knows every field and every file, and its example runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cadwallon.library.build import NUMBERS
from cadwallon.library.packs import BUILT_IN, LISTS

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
SOURCES = ("build.py", "build_adventure.py", "boards.py")


def asked_fields() -> set[str]:
    """Every field that a builder asks for by name."""
    folder = BUILT_IN.parent / "library"
    text = "".join((folder / name).read_text(encoding="utf-8") for name in SOURCES)
    kinds = "word|words|number|numbers|number_or_word|measure|place|flag|table|counts|part|parts|effects|goal"
    asked = rf'\.(?:{kinds})\(\s*"([a-z_]+)"'
    return set(re.findall(asked, text))


def test_every_field_is_explained() -> None:
    fields = asked_fields()
    assert {"windows", "pentacle", "requires", "sold_in"} - fields == {"sold_in"}
    known = fields | {key for numbers in NUMBERS.values() for key in numbers} | {"sold_in"}
    mentioned = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`[^`\n]+`", GUIDE))))
    assert known - mentioned == set()


@pytest.mark.parametrize("name", [*LISTS, "pack", "vocabulary", "glossary"])
def test_every_file_is_explained(name: str) -> None:
    assert f"`{name}.toml`" in GUIDE


def test_the_python_example_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = re.search(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert match
    monkeypatch.chdir(ROOT)
    exec(compile(match[1], "docs/content.md", "exec"), {})
    assert capsys.readouterr().out == "adv_15 Le tronc des pauvres\n[]\n"
