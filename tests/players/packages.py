"""Packages that bring players, as if they were installed."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from cadwallon.players.registry import GROUP, brought


def install(monkeypatch: pytest.MonkeyPatch, where: Path, entries: Mapping[str, str], **modules: str) -> None:
    """Put these modules and entry points on the path of this process and of those it starts."""
    for name, text in modules.items():
        (where / f"{name}.py").write_text(text, encoding="utf-8")
        # the monkeypatch takes it out again after the test
        monkeypatch.delitem(sys.modules, name, raising=False)
    info = where / "brought-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{GROUP}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(where))
    importlib.invalidate_caches()
    brought.cache_clear()
