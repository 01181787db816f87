"""Watching bots: each thing they do is told when it happens, slowly enough to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.style import Style

from cadwallon.players import Bot
from cadwallon.rules.events import Event
from cadwallon.terminal.names import Names
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.sentences import told

FAINT = Style(dim=True)


class Watching:
    """What the only person at a keyboard sees of the others. With several people nobody knows who is looking."""

    def __init__(self, screen: Screen, names: Names) -> None:
        self._screen = screen
        self._names = names
        self._skipping = False

    def asked(self) -> None:
        """Somebody decides: what happens after that is shown again."""
        self._skipping = False

    @contextmanager
    def thinking(self, bot: Bot, seat: int) -> Iterator[None]:
        """While this lasts a bot thinks; those who take their time are seen doing so."""
        if not bot.slow:
            yield
            return
        with self._screen.busy(f"{self._names.seat(seat)} ({bot.kind.name}): thinking"):
            yield

    def tell(self, events: Sequence[Event], seat: int) -> None:
        """What has just happened, as the person of this seat may know it. Enter skips the rest."""
        if not self._screen.pace or not self._screen.live:
            return
        for sentence in told(self._names, events, seat):
            if self._skipping:
                return
            self._screen.say(f"- {sentence}", FAINT)
            self._skipping = self._screen.pause(self._screen.pace)
