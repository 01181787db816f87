"""Work spread over processes: Ctrl-C is never lost, also in the moment in which they are started."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from cadwallon.lab.pool import spread


def interrupting() -> Iterator[int]:
    """Somebody presses Ctrl-C while the first portions are handed out."""
    for number in range(1000):
        if number == 3:
            os.kill(os.getpid(), signal.SIGINT)
        yield -number


def test_an_interrupt_while_processes_are_started_is_raised_when_they_are() -> None:
    before = signal.getsignal(signal.SIGINT)
    taken: dict[int, int] = {}
    with pytest.raises(KeyboardInterrupt):
        spread(abs, interrupting(), 2, taken.__setitem__)
    assert len(taken) < 1000
    assert all(result == at for at, result in taken.items()), "what was finished by then is handed over"
    assert signal.getsignal(signal.SIGINT) is before
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
