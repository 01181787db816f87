"""Bots in any language: one JSON object a line over a program's input and output. ``docs/bots.md`` is its manual."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import time
from collections.abc import Callable, Sequence
from typing import IO, TYPE_CHECKING

from cadwallon.players.child import Child
from cadwallon.players.faults import Broken, Nonsense, Stalled
from cadwallon.players.protocol import Budget, UnknownPlayer
from cadwallon.rules.actions import Action

if TYPE_CHECKING:
    from cadwallon.sight import View

VERSION = 1
"""Of the line protocol. It grows when a bot that knew the one before would no longer understand."""

LONGEST = 64 * 1024
"""Bytes of a line that are read of a bot."""

STARTING = 10.0
"""Seconds for a program to start and say hello."""

GRACE = 1.0
"""Seconds beyond its budget before an answer is given up."""

PATIENCE = 60.0
"""Seconds for an answer if it is to be thought about for a number of playouts and not for a time."""

LEAVING = 0.5
"""Seconds for a program to end by itself when the game is over."""

RESTARTS = 3
"""How often a program is started again in one game."""


def limit_of(budget: Budget) -> float:
    """Seconds after which an answer is not waited for any longer."""
    return PATIENCE if budget.playouts else budget.seconds + GRACE


class External:
    """A player that is a program of its own, started for one seat of one game."""

    needs_view = True

    def __init__(self, command: str, seed: int) -> None:
        self._command = words_of(command)
        self._seed = seed
        self._child: Child | None = None
        self._starts = 0
        self._number = 0

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        assert view is not None
        self._number += 1
        try:
            child = self._child or self._start(view)
            texts = [action.text for action in legal]
            child.send(self._question(view, texts, budget))
            answer = self._answer(child, limit_of(budget))
        except (Broken, Stalled):
            # what a program that missed its time still has to say belongs to no question any more
            self._drop()
            raise
        if answer not in texts:
            raise Nonsense(f"{str(answer)[:80]!r} is not among the {len(legal)} legal actions")
        return legal[texts.index(answer)]

    def _start(self, view: View) -> Child:
        if self._starts > RESTARTS:
            raise Broken(f"it was started {self._starts} times in this game and is not started again")
        self._starts += 1
        child = self._child = Child(self._command, read_line)
        child.send(
            line_of(
                "hello",
                version=VERSION,
                seat=view.seat,
                seed=self._seed,
                adventure=view.adventure,
                mode=view.mode,
                gangs=view.gangs,
            )
        )
        try:
            version = parsed(child.receive(STARTING)).get("version")
        except Nonsense as problem:
            raise Broken(f"it does not say hello: {problem}") from None
        if version != VERSION:
            raise Broken(f"it speaks version {version!r} of the protocol, not {VERSION}")
        return child

    def _question(self, view: View, texts: list[str], budget: Budget) -> bytes:
        head = line_of(
            "decide", number=self._number, seconds=round(budget.seconds, 4), playouts=budget.playouts, legal=texts
        )
        # a view is JSON already: reading it only to write it again would take longer than all the rest
        return head[:-2] + b',"view":' + view.to_bytes() + b"}\n"

    def _answer(self, child: Child, seconds: float, clock: Callable[[], float] = time.monotonic) -> object:
        """The answer to this decision; those to others, given up long ago, are passed over."""
        end = clock() + seconds
        while True:
            answer = parsed(child.receive(end - clock()))
            if answer.get("number") == self._number:
                return answer.get("action")
            if not isinstance(answer.get("number"), int):
                raise Nonsense("an answer without the number of its decision")

    def close(self, view: View | None) -> None:
        """The game is over for this bot; ``view`` is its last one if it came to its end."""
        if self._child is not None:
            facts = {} if view is None else {"scores": view.scores, "winners": view.winners}
            self._child.send(line_of("over", **facts))
            self._drop(LEAVING)

    def _drop(self, patience: float = 0.0) -> None:
        if self._child is not None:
            self._child.end(patience)
            self._child = None


def words_of(command: str) -> list[str]:
    """A command line as words. Raises ``UnknownPlayer`` if it is none."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as problem:
        raise UnknownPlayer(f"the command {command!r} cannot be read: {problem}") from None
    if not words:
        raise UnknownPlayer("'exec:' names no command")
    if shutil.which(words[0]) is None:
        raise UnknownPlayer(f"there is no program {words[0]!r} that could play")
    return words


def line_of(what: str, **facts: object) -> bytes:
    """A line for a bot."""
    return json.dumps({"type": what, **facts}, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def read_line(stream: IO[bytes]) -> bytes:
    """One line of a bot."""
    line = stream.readline(LONGEST + 1)
    if len(line) > LONGEST:
        raise Broken(f"a line of more than {LONGEST} bytes")
    return line


def parsed(line: bytes) -> dict[str, object]:
    """The object in a line."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Nonsense(f"{line[:80].decode('utf-8', 'replace').strip()!r} is no JSON object")
    return found
