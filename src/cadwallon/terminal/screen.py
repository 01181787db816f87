"""The keyboard and the screen. Everything printed and every answer read goes through here."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text

FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and clear what could be scrolled back to."""


class Screen:
    """A terminal, or a pipe that stands for one."""

    def __init__(self, console: Console | None = None, pace: float = 0.0) -> None:
        self.console = console if console is not None else Console(highlight=False)
        self.pace = pace
        """Seconds for which each thing that a bot does is shown; 0: all is told at the next decision."""

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def live(self) -> bool:
        """Is somebody looking at a terminal (and not a file)?"""
        return self.console.is_terminal

    def show(self, *what: RenderableType) -> None:
        """Print something."""
        for one in what:
            self.console.print(one, highlight=False)

    def say(self, text: str, style: Style | None = None) -> None:
        """Print a sentence; nothing in it is read as markup."""
        self.console.print(Text(text, style or Style.null()), highlight=False)

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """While this lasts something is being worked out."""
        if not self.live:
            yield
            return
        with self.console.status(Text(text)):
            yield

    def clear(self) -> None:
        """Start with an empty screen, so that the board stays in its place."""
        if self.live:
            self.console.clear()

    def forget(self) -> None:
        """Leave nothing of what was shown: not on the screen, not above it, not among the typed lines."""
        if self.live:
            self.console.file.write(FORGET)
            self.console.file.flush()
        else:
            self.console.print("-" * 20, highlight=False)
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()

    def ask(self, prompt: str) -> str:
        """Read an answer. Raises EOFError when there are no more."""
        self.console.print(Text(prompt, Style(bold=True)), end="", highlight=False)
        self.console.file.flush()
        line = sys.stdin.readline() if not sys.stdin.isatty() else input() + "\n"
        if not line:
            self.console.print()
            raise EOFError
        if not sys.stdin.isatty():
            # what is typed shows on a terminal; in a transcript it would be missing
            self.console.print(Text(line.rstrip("\n")), highlight=False)
        return line.strip()

    def pause(self, seconds: float) -> bool:
        """Wait for so long; True if somebody pressed Enter because he has seen enough."""
        if not sys.stdin.isatty() or sys.platform == "win32":
            time.sleep(seconds)
            return False
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if ready:
            sys.stdin.readline()
        return bool(ready)
