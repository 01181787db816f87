"""The process in which players think that others must not wait for: ``python -m cadwallon.players.worker``.

It does what it is asked, one thing after the other, and ends when nobody is there to ask any more.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import sys
import threading
from typing import IO, Any

from cadwallon.library import Library
from cadwallon.players.faults import CRASH, NONSENSE
from cadwallon.players.hints import suggest
from cadwallon.players.packets import Name, named, packed, packet, read_packet, unpacked
from cadwallon.players.protocol import Budget, Player
from cadwallon.players.registry import find_player

LIBRARY, PREPARE, ASK, HINT, FORGET = "library", "prepare", "ask", "hint", "forget"
"""What is asked for: content to play with, a setting to be made, a decision, hints, and to forget a player."""

DONE = "done"

NICE = 5
"""Who talks to people goes first."""

Answer = tuple[str, Any]


class Worker:
    """The players in this process."""

    def __init__(self) -> None:
        self._libraries: dict[str, Library] = {}
        self._players: dict[int, Player] = {}

    def do(self, what: str, *facts: Any) -> Answer | None:
        """What is asked for; None if no answer is wanted."""
        if what == ASK:
            return self._choose(*facts)
        if what == HINT:
            return self._suggest(*facts)
        if what == PREPARE:
            content, name = facts
            named(self._libraries[content], name)
            return DONE, None
        if what == LIBRARY:
            self._libraries[facts[0].fingerprint] = facts[0]
        elif what == FORGET:
            self._players.pop(facts[0], None)
        return None

    def _choose(self, key: int, kind: str, seed: int, content: str, name: Name, sight: bytes, budget: Budget) -> Answer:
        try:
            view = unpacked(sight, named(self._libraries[content], name))
            player = self._players.get(key)
            if player is None:
                player = self._players[key] = find_player(kind).factory(seed)
            action = player.choose(view if player.needs_view else None, view.legal, budget)
        except Exception as problem:
            return CRASH, f"{type(problem).__name__}: {problem}"
        if action not in view.legal:
            return NONSENSE, f"{str(action)[:80]!r} is not among the {len(view.legal)} legal actions"
        return DONE, view.legal.index(action)

    def _suggest(self, content: str, name: Name, sight: bytes, budget: Budget) -> Answer:
        try:
            view = unpacked(sight, named(self._libraries[content], name))
            return DONE, packed(suggest(view, budget.seconds, playouts=budget.playouts))
        except Exception as problem:
            return CRASH, f"{type(problem).__name__}: {problem}"

    def serve(self, asked: IO[bytes], answers: IO[bytes]) -> None:
        """Do what is asked, for ever: the listener ends the process, also in the middle of a thought without end."""
        waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(asked, waiting), daemon=True).start()
        while True:
            answer = self.do(*pickle.loads(waiting.get()))
            if answer is not None:
                answers.write(packet(answer))
                answers.flush()


def _listen(asked: IO[bytes], waiting: queue.SimpleQueue[bytes]) -> None:
    while data := read_packet(asked):
        waiting.put(data)
    os._exit(0)


def main() -> None:
    """Serve whoever started this process."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)
    # what a bot prints or reads must not get between the packets
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdin, sys.stdout = open(os.devnull, encoding="utf-8"), sys.stderr  # noqa: SIM115
    answers.write(packet((DONE, None)))
    answers.flush()
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        Worker().serve(asked, answers)


if __name__ == "__main__":
    main()
