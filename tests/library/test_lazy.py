"""Importing the library reads nothing, and loading the rules' part reads no texts."""

from __future__ import annotations

import subprocess
import sys


def loaded_after(code: str) -> set[str]:
    watched = ("tomllib", "fluent", "cadwallon.library.reading")
    report = f"import sys; print(*[name for name in {watched!r} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", f"{code}; {report}"], capture_output=True, text=True, check=True)
    return set(result.stdout.split())


def test_importing_is_light() -> None:
    assert loaded_after("from cadwallon.library import load_content, find_adventure") == set()


def test_loading_reads_no_texts() -> None:
    code = "from cadwallon.library import load_content; load_content()"
    assert loaded_after(code) == {"tomllib", "cadwallon.library.reading"}
