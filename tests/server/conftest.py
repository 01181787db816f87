"""A server for each test that asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.browser import Browser, running


@pytest_asyncio.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with running(tmp_path / "games.sqlite") as found:
        yield found


@pytest_asyncio.fixture
async def device(address: str) -> AsyncIterator[Browser]:
    async with Browser(address) as found:
        yield found
