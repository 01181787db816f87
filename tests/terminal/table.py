"""A screen without a terminal: it keeps what is shown and asks a function for the answers."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from cadwallon import State, new_game
from cadwallon.library import load_content
from cadwallon.library.texts import Texts
from cadwallon.players import Bot, find_player
from cadwallon.rules.events import Event
from cadwallon.terminal import saves
from cadwallon.terminal.game import TerminalGame
from cadwallon.terminal.names import Names
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.session import Seat, Session

TEXTS = Texts()

Answer = Callable[[str], str]

Game = tuple[int, str]
"""An adventure and the rules it is played with."""

GAMES: list[Game] = [
    *((adventure, "base") for adventure in range(1, 9)),
    *((adventure, "old_city") for adventure in (1, 3, 5, 7)),
    *((adventure, "expansion") for adventure in range(9, 15)),
]


class Paper(Screen):
    """Everything shown since the last answer is in ``page``; all pages with the prompts they led to in ``pages``."""

    def __init__(self, answer: Answer, width: int = 160, height: int = 54) -> None:
        self._file = io.StringIO()
        super().__init__(Console(file=self._file, width=width, height=height, highlight=False))
        self._answer = answer
        self.pages: list[str] = []
        self.forgotten = 0

    @property
    def page(self) -> str:
        return self._file.getvalue()

    def forget(self) -> None:
        self.forgotten += 1

    def ask(self, prompt: str) -> str:
        self.pages.append(self.page + prompt)
        answer = self._answer(prompt)
        self._file.seek(0)
        self._file.truncate()
        return answer


def numbers(seed: int, most: int = 6) -> Answer:
    """Somebody who types small numbers."""
    chance = random.Random(seed)
    return lambda prompt: str(chance.randint(1, most))


def stopping(after: int, answer: Answer, word: str = "q") -> Answer:
    """The same answers, but somebody stops after a while."""
    left = iter(range(after))
    return lambda prompt: answer(prompt) if next(left, None) is not None else word


def names_of(state: State) -> Names:
    return Names(load_content(), TEXTS, state.setting.adventure, state.setting.gangs)


def session(state: State, people: tuple[int, ...], screen: Screen, events: list[Event] | None = None) -> Session:
    seats = [Seat(None if n in people else Bot(find_player("random"), n)) for n in range(state.setting.seats)]
    return Session(screen, names_of(state), state, seats, lambda s: None, events if events is not None else [])


def saved_game(screen: Screen, path: Path, seed: int = 4, people: int = 1, adventure: int = 1) -> TerminalGame:
    state = new_game(adventure, players=2, seed=seed)
    seats = (saves.PERSON,) * people + ("random",) * (2 - people)
    return TerminalGame(screen, load_content(), TEXTS, state, seats, path)
