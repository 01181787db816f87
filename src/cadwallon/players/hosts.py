"""Processes in which players think: those of others, so that a table goes on whatever they do, and slow ones, so that
nobody who talks to people has to share a process with them."""

from __future__ import annotations

import atexit
import os
import pickle
import sys
import threading
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any

from cadwallon.players.child import Child
from cadwallon.players.external import limit_of
from cadwallon.players.faults import CRASH, NONSENSE, Broken, Nonsense
from cadwallon.players.packets import Name, name_of, packed, packet, read_packet, unpacked
from cadwallon.players.protocol import Budget
from cadwallon.players.registry import Kind
from cadwallon.players.worker import ASK, FORGET, HINT, LIBRARY, PREPARE
from cadwallon.rules.actions import Action
from cadwallon.rules.setting import Setting

if TYPE_CHECKING:
    from cadwallon.players.hints import Suggestion
    from cadwallon.sight import View

STARTING = 60.0
"""Seconds for a process to start, and for a setting to be made in it."""

LEAST = 0.01
"""Seconds that a player gets even if very many wait for the same process."""

_keys = count()


class Host:
    """One process with players in it. When it fails it is started again, and its players forget what they knew."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._child: Child | None = None
        self._closed = False
        self._known: set[str | tuple[str, Name]] = set()
        """The content and the settings that the process has."""
        self._waiting = 0
        self._counting = threading.Lock()
        self._gone: list[int] = []

    def ask(self, key: int, kind: str, seed: int, view: View, budget: Budget) -> int:
        """The place of the player's choice among the legal actions."""
        return int(self._answer((ASK, key, kind, seed), view, budget))

    def suggest(self, view: View, budget: Budget) -> list[Suggestion]:
        """Hints for whoever has this view."""
        found: list[Suggestion] = unpacked(self._answer((HINT,), view, budget), view.known.setting)
        return found

    def _answer(self, question: tuple[object, ...], view: View, budget: Budget) -> Any:
        """What the process answers to a question about this view."""
        setting = view.known.setting
        sight = packed(view)
        self._count(1)
        try:
            with self._lock:
                if self._closed:
                    raise Broken("no more questions are asked")
                budget = self._shared(budget)
                try:
                    child = self._ready(setting)
                    facts = (*question, setting.library.fingerprint, name_of(setting), sight, budget)
                    child.send(packet(facts))
                    answer: tuple[str, Any] = pickle.loads(child.receive(limit_of(budget)))
                except BaseException:
                    # also if somebody breaks it off: an answer that comes now belongs to no question any more
                    self._drop()
                    raise
        finally:
            self._count(-1)
        match answer:
            case (word, str(text)) if word == CRASH:
                raise Broken(text)
            case (word, str(text)) if word == NONSENSE:
                raise Nonsense(text)
        return answer[1]

    def _count(self, change: int) -> None:
        with self._counting:
            self._waiting += change

    def _shared(self, budget: Budget) -> Budget:
        """Where many wait for the same process each gets less, so that no table waits for all the others' thinking."""
        return budget._replace(seconds=max(LEAST, budget.seconds / self._waiting))

    def _ready(self, setting: Setting) -> Child:
        """The process, with all it needs for a decision in this setting. The time this takes is no thinking time."""
        child = self._child
        if child is None:
            path = os.pathsep.join(entry for entry in sys.path if entry)
            command = [sys.executable, "-m", "cadwallon.players.worker"]
            child = self._child = Child(command, read_packet, {**os.environ, "PYTHONPATH": path})
            child.receive(STARTING)
        while self._gone:
            child.send(packet((FORGET, self._gone.pop())))
        content = setting.library.fingerprint
        if content not in self._known:
            child.send(packet((LIBRARY, setting.library)))
            self._known.add(content)
        name = (*name_of(setting)[:-1], ())
        if (content, name) not in self._known:
            child.send(packet((PREPARE, content, name)))
            child.receive(STARTING)
            self._known.add((content, name))
        return child

    def forget(self, key: int) -> None:
        """The player is not needed any more. The process hears of it with the next question."""
        self._gone.append(key)

    def close(self) -> None:
        """End the process for good, also in the middle of a thought."""
        self._closed = True
        child = self._child
        if child is not None:
            child.end()
        with self._lock:
            self._drop()

    def _drop(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None
        self._known.clear()
        self._gone.clear()


class Hosted:
    """A player that thinks in another process."""

    needs_view = True

    def __init__(self, host: Host, kind: Kind, seed: int) -> None:
        self._host = host
        self._kind = kind.name
        self._seed = seed
        self._key = next(_keys)

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        assert view is not None
        return legal[self._host.ask(self._key, self._kind, self._seed, view, budget)]

    def close(self, view: View | None) -> None:
        """The game is over for this player."""
        self._host.forget(self._key)


class Hosts:
    """All such processes of this one: some for the players of the game, and one for each kind that others brought."""

    def __init__(self, size: int) -> None:
        self._own = [Host() for _ in range(size)]
        self._brought: dict[str, Host] = {}
        self._next = count()

    def player(self, kind: Kind, seed: int) -> Hosted:
        """A player of this kind in another process; nothing is started before it is asked."""
        if kind.brought:
            host = self._brought.setdefault(kind.name, Host())
        else:
            host = self._own[next(self._next) % len(self._own)]
        return Hosted(host, kind, seed)

    def suggest(self, view: View, seconds: float) -> list[Suggestion]:
        """Hints, thought of in another process; raises ``Broken`` if that fails."""
        host = self._own[next(self._next) % len(self._own)]
        return host.suggest(view, Budget(seconds))

    def close(self) -> None:
        """End them all for good."""
        for host in (*self._own, *self._brought.values()):
            host.close()


@cache
def hosts() -> Hosts:
    """Those of this process, as many as it has cores."""
    found = Hosts(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    atexit.register(found.close)
    return found


def close_hosts() -> None:
    """End the processes in which players think. Bots that are seated later find new ones."""
    hosts().close()
    hosts.cache_clear()
