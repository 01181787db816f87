"""Work spread over processes: Ctrl-C is never lost, also in the moment in which they are started; none is left over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cadwallon.lab.pool import spread

PATIENCE = 60

BUSY = """
import time
from cadwallon.lab.pool import spread

def work(number):
    time.sleep(number)
    return number

if __name__ == "__main__":
    spread(work, [0, 3600], 2, lambda at, result: print("begun", flush=True))
"""


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


def test_processes_end_when_who_started_them_is_killed(tmp_path: Path) -> None:
    """One is at work, one waits for some; both hold the pipe as long as they live."""
    script = tmp_path / "script.py"
    script.write_text(BUSY)
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, start_new_session=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        process.kill()
        process.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
