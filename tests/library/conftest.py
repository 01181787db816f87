"""Packs made on the spot, one mistake each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cadwallon.library import Library, load_content

LABEL = 'id = "trial"\ntitle = "Trial"\nversion = "1"\n'

MakePack = Callable[[dict[str, str]], Path]


@pytest.fixture
def make_pack(tmp_path: Path) -> MakePack:
    """A folder called ``trial`` with these files, and a label unless one is given."""

    def make(files: dict[str, str]) -> Path:
        folder = tmp_path / "trial"
        for name, content in {"pack.toml": LABEL, **files}.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        return folder

    return make


@pytest.fixture(scope="session")
def library() -> Library:
    """The built-in content."""
    return load_content()
