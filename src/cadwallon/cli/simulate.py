"""``simulate``: from options to a plan, with a progress bar, a summary and a file."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import INTERRUPTED, WRONG_INPUT, Failure
from cadwallon.cli.options import bots_named, choosing, load

if TYPE_CHECKING:
    from cadwallon.lab.games import Batch
    from cadwallon.lab.plan import Plan
    from cadwallon.lab.simulate import Outcome
    from cadwallon.lab.summary import Summary
    from cadwallon.library import Library

ALL = "all"


@dataclass(frozen=True, slots=True)
class Order:
    """What was typed."""

    games: str
    players: str
    adventure: str
    mode: str
    inn: bool
    bots: str
    seed: str
    jobs: str | None
    out: Path | None
    packs: tuple[Path, ...]
    playouts: str = ""


def run(order: Order) -> int:
    """Simulate; the exit code."""
    from rich.console import Console

    from cadwallon.lab.output import OutputError
    from cadwallon.lab.report import report

    library = load(order.packs)
    with choosing():
        plan = plan_of(order, library)
        jobs = jobs_of(order.jobs)
    began = time.monotonic()
    try:
        outcome, summary = _simulated(plan, jobs, order.out)
    except OutputError as error:
        raise Failure(str(error), WRONG_INPUT) from error
    except OSError as error:
        raise Failure(f"the rows cannot be written to {order.out}: {error.strerror or error}") from error
    report(Console(), summary, namer(library, order.packs), time.monotonic() - began)
    if outcome.interrupted:
        kept = f"; their rows are in {order.out}" if order.out is not None else ""
        raise Failure(f"interrupted after {outcome.games} of {plan.games} games{kept}", INTERRUPTED)
    if order.out is not None:
        print(f"\nOne row per game and seat: {order.out}")
    return 0


def _simulated(plan: Plan, jobs: int, out: Path | None) -> tuple[Outcome, Summary]:
    """Play all games behind a progress bar; the rows are in the file when this ends, however it ends."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cadwallon.lab.games import GameBroke
    from cadwallon.lab.output import NoWriter, open_writer
    from cadwallon.lab.simulate import simulate
    from cadwallon.lab.summary import Summary

    summary = Summary()
    columns = (TextColumn("simulating"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with closing(open_writer(out) if out is not None else NoWriter()) as file:

        def take(batch: Batch) -> None:
            summary.add(batch)
            file.write(batch.rows)

        screen = Console(stderr=True)
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
            bar = progress.add_task("games", total=plan.games)
            try:
                outcome = simulate(plan, take, jobs, lambda games: progress.advance(bar, games))
            except GameBroke as error:
                raise Failure(str(error)) from error
    return outcome, summary


def plan_of(order: Order, library: Library) -> Plan:
    """The plan that was ordered. Raises ``BadChoice`` if there can be none."""
    from cadwallon.lab.plan import Plan
    from cadwallon.terminal import choices

    players = choices.players(order.players)
    games = choices.whole_number(order.games, "the number of games", 1)
    bots = bots_named(order.bots)
    if len(bots) > players:
        raise choices.BadChoice(f"{len(bots)} bots are named for {players} players")
    mode = choices.mode(order.mode) if order.mode else None
    adventures, inn = adventures_of(order.adventure, library, players, mode, order.inn)
    return Plan(
        games,
        players,
        adventures,
        tuple(bots),
        choices.seed(order.seed),
        tuple(library.gangs),
        tuple(str(pack) for pack in order.packs),
        mode,
        inn,
        choices.whole_number(order.playouts, "the number of playouts", 1) if order.playouts else 0,
    )


def adventures_of(
    text: str, library: Library, players: int, mode: str | None, inn: bool
) -> tuple[tuple[str, ...], bool]:
    """The adventures named (all, some, or the first if none is), and whether the Inn is open in them."""
    from cadwallon.terminal import choices

    fitting = choices.playable(library, players, mode)
    if text.strip().lower() == ALL:
        sheets = fitting
    else:
        sheets = [choices.adventure(library, one, players, mode) for one in choices.listed(text)] or fitting[:1]
    modes = tuple(mode or choices.modes_of(sheet)[0] for sheet in sheets)
    return tuple(dict.fromkeys(sheet.id for sheet in sheets)), choices.inn(inn, modes)


def jobs_of(text: str | None) -> int:
    """The number of processes; all cores if none is given."""
    from cadwallon.lab.pool import default_jobs
    from cadwallon.terminal.choices import whole_number

    return whole_number(text, "the number of jobs", 1) if text is not None else default_jobs()


def namer(library: Library, packs: tuple[Path, ...]) -> Callable[[str], str]:
    """Names for the tables: of cards by their short names, of gangs, adventures and the Guild."""
    from cadwallon.library.texts import Texts
    from cadwallon.rules.setting import GUILD
    from cadwallon.rules.speech import slug_of

    texts = Texts(packs=packs)
    ids = {slug_of(card): card for card in library.arcana}
    ids[GUILD] = next((side.id for sheet in library.adventures.values() for side in sheet.sides), GUILD)

    def name(word: str) -> str:
        id_ = ids.get(word, word)
        return texts.name(id_) if texts.has(id_) else word

    return name
