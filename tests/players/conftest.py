"""No player that a test has brought is there in the next one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cadwallon.players.hosts import close_hosts
from cadwallon.players.registry import brought


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    yield
    close_hosts()
    brought.cache_clear()
