"""``play``: a game in the terminal, new or continued."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from cadwallon.cli.failure import INTERRUPTED, WRONG_INPUT, Failure
from cadwallon.cli.options import bots_named, choosing, load


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was typed."""

    players: str
    people: str
    bots: str
    gangs: str
    adventure: str
    mode: str
    inn: bool | None
    seed: str | None
    save: Path | None
    yes: bool
    packs: tuple[Path, ...]
    pace: str


def start_game(wishes: Wishes) -> None:
    """Ask what is still open and play a new game."""
    from cadwallon.library.texts import Texts
    from cadwallon.terminal.choices import pace
    from cadwallon.terminal.game import begin
    from cadwallon.terminal.screen import Screen
    from cadwallon.terminal.setup import Given, Setup

    library = load(wishes.packs)
    texts = Texts(packs=wishes.packs)
    given = Given(
        wishes.players,
        wishes.people,
        wishes.gangs,
        wishes.adventure,
        wishes.mode,
        wishes.inn,
        wishes.seed,
        wishes.bots,
        ask=not wishes.yes,
    )
    with choosing(), at_the_table():
        if wishes.bots:
            bots_named(wishes.bots)
        screen = Screen(pace=pace(wishes.pace))
        choice = Setup(screen, library, texts, given).choose()
        begin(screen, library, texts, choice, wishes.save)


def continue_game(file: Path | None, wishes: Wishes) -> None:
    """Go on with a saved game."""
    from cadwallon.library.texts import Texts
    from cadwallon.players import FALLBACK
    from cadwallon.record import RecordError
    from cadwallon.terminal import saves
    from cadwallon.terminal.choices import pace
    from cadwallon.terminal.game import go_on
    from cadwallon.terminal.screen import Screen

    chosen = wishes.players or wishes.gangs or wishes.adventure or wishes.mode
    if chosen or wishes.inn is not None or wishes.seed is not None:
        raise Failure("a saved game has its players, gangs, adventure, rules and chance already", WRONG_INPUT)
    path = file or wishes.save or saves.latest()
    if path is None:
        raise Failure(f"there is no saved game in {saves.folder()}", WRONG_INPUT)
    library = load(wishes.packs)
    try:
        saved = saves.read(path)
    except saves.SaveError as error:
        raise Failure(str(error), WRONG_INPUT) from error
    with choosing(), at_the_table():
        bots = bots_named(wishes.bots or FALLBACK)
        screen = Screen(pace=pace(wishes.pace))
        try:
            go_on(screen, library, Texts(packs=wishes.packs), saved, wishes.people, bots, wishes.save or path)
        except RecordError as error:
            raise Failure(f"{path} cannot be continued: {error}", WRONG_INPUT) from error


@contextmanager
def at_the_table() -> Iterator[None]:
    """What can go wrong at the table, as failures."""
    from cadwallon.terminal.game import Interrupted
    from cadwallon.terminal.saves import SaveError

    try:
        yield
    except SaveError as error:
        raise Failure(str(error)) from error
    except Interrupted as stop:
        raise Failure(f"interrupted; '{stop.command}' goes on", INTERRUPTED) from None
    except EOFError:
        raise Failure("the questions before the game were not answered to the end", WRONG_INPUT) from None
