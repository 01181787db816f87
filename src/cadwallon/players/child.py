"""A program that is asked and answers, and is never waited for longer than was said.

It is written to and read from in threads of its own, so neither a full pipe nor silence holds anybody up. What it
complains about is kept to its last words. It is killed with everything it has started.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import IO

from cadwallon.players.faults import Broken, Stalled

LAST_WORDS = 2000
"""Bytes of complaints that are kept."""

Read = Callable[[IO[bytes]], bytes]
"""Takes one message out of a stream; empty at its end. Raises ``Broken`` for one that is too long."""


class Child:
    """A running program."""

    def __init__(self, command: Sequence[str], read: Read, env: Mapping[str, str] | None = None) -> None:
        """Start it. Raises ``Broken`` if it cannot be started."""
        try:
            # a session of its own: Ctrl-C at the game's keyboard is not meant for it, and it dies with its children
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                env=env,
            )
        except (OSError, ValueError) as problem:
            raise Broken(f"{command[0]} cannot be started: {getattr(problem, 'strerror', None) or problem}") from None
        self._read = read
        self._in: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._out: queue.SimpleQueue[bytes | Broken] = queue.SimpleQueue()
        self._complaints = b""
        self._threads = [
            threading.Thread(target=work, name=f"{work.__name__} of {command[0]}", daemon=True)
            for work in (self._write, self._listen, self._drain)
        ]
        for thread in self._threads:
            thread.start()

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError), stream:
            while (data := self._in.get()) is not None:
                stream.write(data)
                stream.flush()

    def _listen(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        with stream:
            try:
                while data := self._read(stream):
                    self._out.put(data)
            except Broken as problem:
                self._out.put(problem)
                return
            except (OSError, ValueError):
                pass
        self._out.put(b"")

    def _drain(self) -> None:
        stream = self._process.stderr
        assert stream is not None
        with contextlib.suppress(OSError, ValueError), stream:
            while piece := os.read(stream.fileno(), LAST_WORDS):
                self._complaints = (self._complaints + piece)[-LAST_WORDS:]

    @property
    def last_words(self) -> str:
        """The last line of its complaints."""
        lines = self._complaints.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def send(self, data: bytes) -> None:
        """Tell it something."""
        self._in.put(data)

    def receive(self, seconds: float) -> bytes:
        """Its next message. Raises ``Stalled`` if there is none for so long, ``Broken`` if there will be none."""
        try:
            data = self._out.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Stalled(f"no answer within {seconds:.1f} s") from None
        if isinstance(data, Broken):
            raise data
        if not data:
            raise Broken(self._obituary())
        return data

    def _obituary(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        self._threads[2].join(1.0)
        code = self._process.poll()
        how = "it has closed its output" if code is None else f"it ended with code {code}"
        return f"{how}: {self.last_words}" if self.last_words else how

    def end(self, patience: float = 0.0) -> None:
        """Let it end by itself for so long, then kill it."""
        self._in.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(1.0)
