"""Starting, continuing and finishing a game in the terminal."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from cadwallon.game import new_game
from cadwallon.library import Library
from cadwallon.library.texts import Texts
from cadwallon.players import Bot, find_player
from cadwallon.players.registry import EXEC
from cadwallon.players.seeds import hashed
from cadwallon.record import replay
from cadwallon.rules.chance import KeyedChance, SeededChance
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.sight import view
from cadwallon.terminal import choices, saves
from cadwallon.terminal.ending import result
from cadwallon.terminal.names import Names
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.session import Quit, Seat, Session
from cadwallon.terminal.setup import Choice

TOLD_AGAIN = 12
"""So many of the last events are told again when a game goes on."""


class Interrupted(Exception):
    """Ctrl-C during a game; it is saved, and ``command`` goes on with it."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.command = command


class TerminalGame:
    """A game with its file: whatever happens, it can be continued from its last decision."""

    command = "play"
    """What goes on with it at the command line."""

    def __init__(
        self, screen: Screen, library: Library, texts: Texts, state: State, seats: Sequence[str], path: Path
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.state = state
        self.path = path
        self.who = tuple(seats)
        self.names = Names(library, texts, state.setting.adventure, state.setting.gangs)
        self.events: list[Event] = []

    def play(self, events: list[Event], again: int) -> bool:
        """Play on; True if the game came to its end. ``again`` of the events so far are told once more."""
        self.events = events
        session = Session(self.screen, self.names, self.state, self._seats(), self._save, events, again)
        self._save(self.state)
        try:
            self._welcome()
            session.run()
        except KeyboardInterrupt:
            raise Interrupted(self._continuing()) from None
        except (Quit, EOFError):
            self.screen.say(f"The game is saved. '{self._continuing()}' goes on with it.")
            return False
        finally:
            session.close()
        self._finish(session)
        return True

    def _continuing(self) -> str:
        return f"cadwallon {self.command} --continue {self.path}"

    def _save(self, state: State) -> None:
        saves.write(self.path, state, self.who)

    def _seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for number, who in enumerate(self.who):
            bot = None if who == saves.PERSON else Bot(find_player(who, programs=True), self._bot_seed(number))
            seats.append(Seat(bot))
        return seats

    def _bot_seed(self, seat: int) -> int:
        """With a seed the whole game can be played again, bots included; otherwise nobody shall guess what they do."""
        chance = self.state.chance
        if isinstance(chance, SeededChance):
            return hashed("bot", chance.seed, seat, len(self.state.trail))
        return secrets.randbits(63)

    def _welcome(self) -> None:
        say = self.screen.say
        say(f"{self.names.adventure}. The game is saved in {self.path} after every decision.")
        story = self.names.text(self.state.setting.adventure.id, "story")
        if story:
            say(story)
        if isinstance(self.state.chance, KeyedChance):
            say(
                f"Dice and cards come from a secret key. Its commitment is {self.state.chance.commitment}: note it "
                "down if you want to check after the game that the key was not changed."
            )
        if self.screen.live:
            self.screen.ask("Enter begins, '?' explains everything during the game. ")

    def _finish(self, session: Session) -> None:
        sight = view(self.state, None)
        if session.people:
            # what happened since the last decision of anybody at the keyboard is news to all of them
            session.screen.say("")
            session.display.log(session.last_news(), 20)
        self.screen.show(session.display.board_alone(sight, {}))
        self.screen.show(result(self.names, self.state.setting, sight))
        self._farewell()

    def _farewell(self) -> None:
        """Where the game can be found from now on."""
        self.screen.say(f"\nThe record of the game is in {self.path}.")
        self.screen.say(f"'cadwallon verify {self.path}' proves that all dice and cards were fair.")
        self.screen.say(f"'cadwallon replay {self.path}' tells the game again.")


def begin(screen: Screen, library: Library, texts: Texts, choice: Choice, path: Path | None) -> bool:
    """Set up a new game and play it."""
    events: list[Event] = []
    state = new_game(
        choice.adventure,
        gangs=choice.gangs,
        mode=choice.mode,
        inn=choice.inn,
        seed=choice.seed,
        content=library,
        log=events.append,
    )
    seats = seated(choice.people, choice.bots, choice.players)
    if path is None:
        path = saves.fresh(state.setting.adventure.slug, stamp())
    return TerminalGame(screen, library, texts, state, seats, path).play(events, after_dealing(events))


def stamp() -> str:
    """The time, for the name of a file."""
    return time.strftime("%Y-%m-%d-%H%M")


def after_dealing(events: Sequence[Event]) -> int:
    """How many of the first events are worth telling: the cards dealt are in the hands already."""
    dealt = max((at for at, event in enumerate(events) if event.name == "draw"), default=-1)
    return len(events) - dealt - 1


def go_on(
    screen: Screen, library: Library, texts: Texts, saved: saves.Saved, people: str, bots: Sequence[str], path: Path
) -> bool:
    """Continue a saved game. Raises ``RecordError`` if it is none. ``people`` puts others on the seats than before."""
    events: list[Event] = []
    state = replay(saved.text, log=events.append, content=library)
    seats = seated_again(saved, people, bots, state.setting.seats)
    return TerminalGame(screen, library, texts, state, seats, path).play(events, TOLD_AGAIN)


def seated_again(saved: saves.Saved, people: str, bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in a saved game: those who did, unless ``people`` puts others on the seats."""
    if people or len(saved.seats) != number:
        # somebody else plays now, or it is a record without the remark that says who does
        return seated(choices.people(people or "1", number), bots, number)
    programs = cycle([bot for bot in bots if bot.startswith(EXEC)] or [""])
    seats = tuple(next(programs) if who == saves.PROGRAM else who for who in saved.seats)
    if "" in seats:
        # no file may say which program is started here
        at = seats.index("") + 1
        raise choices.BadChoice(f"on seat {at} a program of yours has played: name it again, --bots {EXEC}COMMAND")
    return seats


def seated(people: Sequence[int], bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where: people on their seats, the bots in turn on the others."""
    turn = cycle(bots)
    return tuple(saves.PERSON if seat in people else next(turn) for seat in range(number))
