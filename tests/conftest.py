"""How long property tests run: ``CADWALLON_SOAK`` is a factor, 1 in ``make test``, more in ``make soak``.

And Ctrl-C is heard, by the tests and by what they start, also where tests run in the background: shells let processes
there ignore it, and so would everything that they start.
"""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

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
