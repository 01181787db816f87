"""The bespoke parts of single adventure sheets, one module each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.rules.events import Log

if TYPE_CHECKING:
    from cadwallon.rules.state import State


def leaving(s: State, figure: int, gate: int, log: Log | None) -> None:
    """What a sheet does when a thief leaves."""
