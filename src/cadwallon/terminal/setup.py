"""The questions before a game. Everything can be given beforehand; what is not given is asked, with a default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from rich.style import Style
from rich.text import Text

from cadwallon.game import FEWEST, MOST, RANDOM
from cadwallon.library import Adventure, Library
from cadwallon.library.texts import Texts
from cadwallon.terminal import choices
from cadwallon.terminal.board import colour_of, sign_of
from cadwallon.terminal.choices import BadChoice
from cadwallon.terminal.screen import Screen

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Given:
    """What was given beforehand; empty texts are still open. ``ask`` False takes the default for those."""

    players: str = ""
    people: str = ""
    gangs: str = ""
    adventure: str = ""
    seed: str | None = None
    ask: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """A game that is ready to be set up."""

    players: int
    people: tuple[int, ...]
    gangs: tuple[str, ...]
    adventure: str
    seed: int | None


class Setup:
    """Finds out what game is wanted."""

    def __init__(self, screen: Screen, library: Library, texts: Texts, given: Given) -> None:
        self.screen = screen
        self.library = library
        self.texts = texts
        self.given = given

    def choose(self) -> Choice:
        """All answers, in an order in which each one limits the next."""
        given, library = self.given, self.library
        gangs_given = len(choices.listed(given.gangs))
        usual = gangs_given if gangs_given >= FEWEST else MOST
        number = self._one(given.players, str(usual), "How many play? (2 to 4)", choices.players)
        if not given.adventure and given.ask:
            self._list_adventures(number)
        sheet = self._one(
            given.adventure, "1", "Which adventure? (number, or 'random')", lambda text: self._adventure(text, number)
        )
        with_guild = sheet is not None and bool(sheet.sides)
        if not given.gangs and given.ask:
            self._list_gangs(with_guild)
        default = ",".join(list(library.gangs)[:number])
        gangs = self._one(
            given.gangs,
            default,
            "Which gangs, seat by seat?",
            lambda text: choices.gangs(library, text, number, with_guild),
        )
        people = self._one(
            given.people,
            "1",
            "Which seats are people at this keyboard? ('all', or numbers; bots take the others)",
            lambda text: choices.people(text, number),
        )
        return Choice(number, people, gangs, sheet.id if sheet is not None else RANDOM, self._seed())

    def _seed(self) -> int | None:
        given = self.given
        if given.seed is not None:
            return choices.seed(given.seed)
        if not given.ask:
            return None
        return self._one("", "", "A seed for dice and cards? (Enter: a fresh secret key)", _seed_or_none)

    def _adventure(self, text: str, number: int) -> Adventure | None:
        return None if choices.is_random(text) else choices.adventure(self.library, text, number)

    def _one(self, given: str, default: str, question: str, read: Callable[[str], T]) -> T:
        """One answer: as given, or asked until it makes sense."""
        if given:
            return read(given)
        if not self.given.ask:
            return read(default)
        while True:
            answer = self.screen.ask(f"{question} [{default}] " if default else f"{question} ")
            try:
                return read(answer or default)
            except BadChoice as problem:
                self.screen.say(f"{problem}.".replace("..", "."))

    def _list_adventures(self, number: int) -> None:
        self.screen.say("")
        for sheet in choices.playable(self.library, number):
            line = Text(f"{sheet.number:>3}  ", Style(bold=True))
            line.append(self.texts.name(sheet.id), Style(bold=True, color="bright_yellow"))
            if self.texts.has(sheet.id, "wants"):
                line.append(f"  {self.texts.text(sheet.id, 'wants')}", Style(bold=False, color="default"))
            self.screen.show(line)

    def _list_gangs(self, with_guild: bool) -> None:
        self.screen.say("")
        for gang in self.library.gangs:
            line = Text(f"  {sign_of(gang)} {gang}", Style(bold=True, color=colour_of(gang)))
            style = self.texts.text(gang, "style") if self.texts.has(gang, "style") else ""
            line.append(f"  {style}", Style(bold=False, color="default"))
            self.screen.show(line)
        if with_guild:
            self.screen.say("  guild  leads the Guild of Jewelers in this adventure; if nobody is named, dice decide")


def _seed_or_none(text: str) -> int | None:
    return choices.seed(text) if text else None
