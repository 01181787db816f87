"""The questions before a game. Everything can be given beforehand; what is not given is asked, with a default."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.style import Style
from rich.text import Text

from cadwallon.game import FEWEST, MOST, RANDOM
from cadwallon.library import Adventure, Library
from cadwallon.library.texts import Texts
from cadwallon.players import FALLBACK, known_players
from cadwallon.rules.kit import BASE, OLD_CITY
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
    mode: str = ""
    inn: bool | None = None
    seed: str | None = None
    bots: str = ""
    ask: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """A game that is ready to be set up."""

    players: int
    people: tuple[int, ...]
    gangs: tuple[str, ...]
    adventure: str
    mode: str | None
    """None: as the adventure was made."""
    inn: bool
    seed: int | None
    bots: tuple[str, ...]
    """Who plays on the seats that are left, in turn."""


class Setup:
    """Finds out what game is wanted."""

    def __init__(self, screen: Screen, library: Library, texts: Texts, given: Given) -> None:
        self.screen = screen
        self.library = library
        self.texts = texts
        self.given = given

    def choose(self) -> Choice:
        """All answers, in an order in which each one limits the next."""
        number = self.players()
        sheet, mode = self._game(number)
        inn = self.inn(mode)
        gangs = self.gangs(number, with_guild=sheet is not None and bool(sheet.sides))
        people = self.people(number)
        bots = self.bots(number - len(people))
        return Choice(number, people, gangs, sheet.id if sheet is not None else RANDOM, mode, inn, self.seed(), bots)

    def players(self) -> int:
        """How many play."""
        gangs_given = len(choices.listed(self.given.gangs))
        usual = gangs_given if gangs_given >= FEWEST else MOST
        return self._one(self.given.players, str(usual), "How many play? (2 to 4)", choices.players)

    def _game(self, number: int) -> tuple[Adventure | None, str | None]:
        """The adventure (None: any) and the rules (None: as it was made)."""
        given = self.given
        mode = choices.mode(given.mode) if given.mode else None
        fitting = choices.playable(self.library, number, mode)
        if not given.adventure and given.ask:
            self._list_adventures(fitting)
        sheet = self._one(
            given.adventure,
            str(fitting[0].number) if fitting else RANDOM,
            "Which adventure? (number, or 'random')",
            lambda text: None if choices.is_random(text) else choices.adventure(self.library, text, number, mode),
        )
        if sheet is None or mode is not None:
            return sheet, mode
        modes = choices.modes_of(sheet)
        if given.ask and len(modes) > 1:
            question = f"Which rules? ({BASE}, or {OLD_CITY}: with those of The King of Ashes)"
            mode = self._one("", modes[0], question, lambda text: _among(modes, text))
        return sheet, mode if mode is not None else modes[0]

    def inn(self, mode: str | None) -> bool:
        """Is the Inn open (S-11)? In the base game there is none."""
        wanted = self.given.inn
        if wanted is not None or not self.given.ask or mode in (None, BASE):
            return choices.inn(bool(wanted), [mode])
        return self._one("", "no", "The Inn, with equipment on credit before the game? (yes or no)", choices.yes)

    def gangs(self, number: int, with_guild: bool = False, usual: Sequence[str] = ()) -> tuple[str, ...]:
        """Who sits where."""
        if not self.given.gangs and self.given.ask:
            self._list_gangs(with_guild)
        default = ",".join(usual or list(self.library.gangs)[:number])
        return self._one(
            self.given.gangs,
            default,
            "Which gangs, seat by seat?",
            lambda text: choices.gangs(self.library, text, number, with_guild),
        )

    def people(self, number: int) -> tuple[int, ...]:
        """The seats of people."""
        return self._one(
            self.given.people,
            "1",
            "Which seats are people at this keyboard? ('all', or numbers; bots take the others)",
            lambda text: choices.people(text, number),
        )

    def bots(self, number: int) -> tuple[str, ...]:
        """Who plays on so many seats."""
        given = self.given
        if given.bots:
            return choices.bots(given.bots)
        if not number or not given.ask:
            return (FALLBACK,)
        self._list_bots()
        return self._one("", FALLBACK, "Which bots? (one for all, or several by turns)", choices.bots)

    def seed(self) -> int | None:
        """The seed, if a fresh secret key is not wanted."""
        given = self.given
        if given.seed is not None:
            return choices.seed(given.seed)
        if not given.ask:
            return None
        return self._one("", "", "A seed for dice and cards? (Enter: a fresh secret key)", _seed_or_none)

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

    def _list_adventures(self, fitting: Sequence[Adventure]) -> None:
        self.screen.say("")
        for sheet in fitting:
            line = Text(f"{sheet.number:>3}  ", Style(bold=True))
            line.append(self.texts.name(sheet.id), Style(bold=True, color="bright_yellow"))
            if self.texts.has(sheet.id, "wants"):
                line.append(f"  {self.texts.text(sheet.id, 'wants')}", Style(bold=False, color="default"))
            self.screen.show(line)

    def _list_bots(self) -> None:
        self.screen.say("")
        for name in known_players():
            line = Text(f"  {name}", Style(bold=True, color="bright_yellow"))
            if self.texts.has(f"new-level-{name}"):
                line.append(f"  {self.texts.name(f'new-level-{name}')}", Style(bold=False, color="default"))
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


def _among(modes: Sequence[str], text: str) -> str:
    """One of these modes."""
    mode = choices.mode(text)
    if mode not in modes:
        raise BadChoice(f"this adventure is played in the mode {' or '.join(modes)}, not {mode}")
    return mode


def _seed_or_none(text: str) -> int | None:
    return choices.seed(text) if text else None
