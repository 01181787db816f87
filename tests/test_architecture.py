"""One direction of imports, a pure core, and a public API that is what it says."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import cadwallon

ROOT = Path(cadwallon.__file__).parent
LAYERS = (
    "library", "drawing", "rules", "game", "sight", "record", "campaign", "offers", "scenes", "players", "table",
    "terminal", "lab", "server", "cli",
)  # fmt: skip
BESIDE = {
    frozenset({"sight", "record"}),
    *(frozenset({"drawing", other}) for other in ("rules", "game", "sight", "record", "campaign", "offers", "scenes")),
    *(frozenset({one, other}) for one, other in (("terminal", "lab"), ("terminal", "server"), ("lab", "server"))),
}
"""Layers that stand beside each other and do not know each other either."""


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def layer_of(parts: tuple[str, ...]) -> str:
    return parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    """Absolute names of everything a module imports, also inside functions."""
    package = ("cadwallon", *path.relative_to(ROOT).parts[:-1])
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            found.add(name)
            found.update(f"{name}.{alias.name}" for alias in node.names)
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_go_one_way(path: Path) -> None:
    own = layer_of(path.relative_to(ROOT).parts)
    if own in ("__init__", "__main__"):
        return
    assert own in LAYERS, f"{path.name} is in no layer"
    for name in imports_of(path):
        parts = name.split(".")
        if parts[0] != "cadwallon" or len(parts) < 2 or parts[1] not in LAYERS:
            continue
        other = parts[1]
        assert LAYERS.index(other) <= LAYERS.index(own), f"{own} must not know {other}"
        assert frozenset({own, other}) not in BESIDE, f"{own} and {other} stand beside each other"


@pytest.mark.parametrize("path", sorted((ROOT / "rules").rglob("*.py")), ids=lambda p: p.name)
def test_core_is_pure(path: Path) -> None:
    forbidden = {"random", "time", "datetime", "os", "io", "pathlib", "secrets", "threading", "asyncio"}
    for name in imports_of(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "cadwallon", f"{path.name} imports {name}"
        assert top not in forbidden, f"{path.name} imports {name}"


def test_public_names_are_sorted_and_exist() -> None:
    assert cadwallon.__all__ == sorted(cadwallon.__all__)
    for name in cadwallon.__all__:
        assert getattr(cadwallon, name) is not None
