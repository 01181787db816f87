"""The server as a player starts it, in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

SECONDS = 20

CADWALLON = Path(sys.executable).with_name("cadwallon")
"""The command, as it is installed beside the interpreter that runs the tests."""


class Server:
    """``cadwallon serve`` on a free port, while the ``with`` block lasts."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self, port: int = 0) -> None:
        """Start it; returns when it can be reached."""
        command = [str(CADWALLON), "serve", "--port", str(port), "--data", str(self.data)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[\w.:]+", line)
        assert found is not None, f"the server says {line!r} in place of its address"
        self.address = found[0]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        """Stop it as Ctrl+C does."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(SECONDS)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def kill(self) -> None:
        """End it without a warning (``kill -9``)."""
        assert self._process is not None
        self._process.kill()
        self.stop()
