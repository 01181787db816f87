"""How long property tests run: ``CADWALLON_SOAK`` is a factor, 1 in ``make test``, more in ``make soak``."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

SOAK = int(os.environ.get("CADWALLON_SOAK", "1"))

settings.register_profile(
    "cadwallon",
    max_examples=20 * SOAK,
    deadline=None,
    derandomize=SOAK == 1,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("cadwallon")


@pytest.fixture(scope="session")
def soak() -> int:
    """The factor by which whole-game tests multiply their number of games."""
    return SOAK
