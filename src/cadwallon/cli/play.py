"""``play``: a game in the terminal, new or continued."""

from __future__ import annotations

from collections.abc import Sequence
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
    seed: str | None
    save: Path | None
    yes: bool
    packs: tuple[Path, ...]


def start_game(wishes: Wishes) -> None:
    """Ask what is still open and play a new game."""
    from cadwallon.library.texts import Texts
    from cadwallon.terminal.game import begin
    from cadwallon.terminal.saves import SaveError
    from cadwallon.terminal.screen import Screen
    from cadwallon.terminal.setup import Given, Setup

    library = load(wishes.packs)
    texts = Texts(packs=wishes.packs)
    screen = Screen()
    path = wishes.save
    try:
        with choosing():
            bots = bots_named(wishes.bots)
            given = Given(
                wishes.players, wishes.people, wishes.gangs, wishes.adventure, wishes.seed, ask=not wishes.yes
            )
            choice = Setup(screen, library, texts, given).choose()
            begin(screen, library, texts, choice, bots, path)
    except SaveError as error:
        raise Failure(str(error)) from error
    except EOFError:
        raise Failure("the questions before the game were not answered to the end", WRONG_INPUT) from None
    except KeyboardInterrupt:
        raise Failure(
            "interrupted; a game that had begun is saved, 'cadwallon play --continue' goes on", INTERRUPTED
        ) from None


def continue_game(file: Path | None, save: Path | None, packs: Sequence[Path], bots: str) -> None:
    """Go on with a saved game."""
    from cadwallon.library.texts import Texts
    from cadwallon.record import RecordError
    from cadwallon.terminal import saves
    from cadwallon.terminal.game import go_on
    from cadwallon.terminal.screen import Screen

    path = file if file is not None else save if save is not None else saves.latest()
    if path is None:
        raise Failure(f"there is no saved game in {saves.folder()}", WRONG_INPUT)
    library = load(packs)
    try:
        with choosing():
            saved = saves.read(path)
            go_on(Screen(), library, Texts(packs=packs), saved, bots_named(bots), save if save is not None else path)
    except saves.SaveError as error:
        raise Failure(str(error), WRONG_INPUT) from error
    except RecordError as error:
        raise Failure(f"{path} cannot be continued: {error}", WRONG_INPUT) from error
    except KeyboardInterrupt:
        raise Failure(
            f"interrupted; the game is saved, 'cadwallon play --continue {path}' goes on", INTERRUPTED
        ) from None
