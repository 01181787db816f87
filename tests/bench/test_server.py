"""The bench of the server, with a small house."""

from __future__ import annotations

import asyncio

from bench.server import run, told


def test_a_small_house_is_measured() -> None:
    figures = asyncio.run(run(tables=3, connections=20, moves=15))
    assert figures["connections"] == 20
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["longest_ms"]
    assert 500 < figures["bytes_per_move"] <= figures["longest_message"] <= 12_000
    assert "p95" in told(figures)
