"""``ladder``: from options to a set-up, with a progress bar, tables, a file to go on with and a plot."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import INTERRUPTED, WRONG_INPUT, Failure
from cadwallon.cli.options import bots_named, choosing, load
from cadwallon.cli.simulate import ALL, adventures_of, jobs_of, namer

if TYPE_CHECKING:
    from cadwallon.lab.ladder.figures import Results
    from cadwallon.lab.ladder.lines import Setup
    from cadwallon.lab.ladder.store import Ladder
    from cadwallon.library import Library

KEEP_EVERY = 0.5
"""Seconds between two writings of the file, if games come in quicker than that."""
KEEP_COST = 20
"""So many times as long as writing took is waited until the next time: a long ladder's file takes its time."""


@dataclass(frozen=True, slots=True)
class Order:
    """What was typed."""

    bots: str
    players: str
    versus: str
    only: str
    adventure: str
    mode: str
    inn: bool
    games: str
    seed: str
    playouts: str
    seconds: str
    jobs: str | None
    out: Path | None
    plot: Path | None
    packs: tuple[Path, ...]


def run(order: Order) -> int:
    """Play the ladder; the exit code."""
    from rich.console import Console

    from cadwallon.lab.ladder.figures import figures
    from cadwallon.lab.ladder.lines import bundle_size, deals_for
    from cadwallon.lab.ladder.report import report
    from cadwallon.lab.ladder.run import missing
    from cadwallon.lab.ladder.store import Ladder, LadderFileError, read
    from cadwallon.terminal.choices import whole_number

    library = load(order.packs)
    with choosing():
        setup = setup_of(order, library)
        wanted = whole_number(order.games, "the number of games", 1)
        jobs = jobs_of(order.jobs)
    _check_files(order)
    deals = deals_for(setup, wanted)
    a_line = deals * len(setup.adventures) * bundle_size(setup)
    if a_line != wanted:
        print(f"{a_line} games a line instead of {wanted}: {_why(setup)}.")
    try:
        ladder = read(order.out, setup) if order.out is not None else Ladder(setup)
    except LadderFileError as error:
        raise Failure(str(error), WRONG_INPUT) from error
    total = a_line * len(setup.lines)
    if ladder.games:
        left = len(missing(ladder, deals))
        print(f"{order.out} has {len(ladder.games)} games; {f'{left} are missing' if left else 'none is missing'}.")
    finished = _climbed(ladder, deals, jobs, order)
    results = figures(ladder)
    names = namer(library, order.packs)
    report(Console(), setup, results, names)
    if order.plot is not None:
        _plot(order.plot, setup, results, names)
    if not finished:
        kept = f"; those are in {order.out}, and the same command goes on" if order.out is not None else ""
        raise Failure(f"interrupted after {len(ladder.games)} of {total} games{kept}", INTERRUPTED)
    return 0


def _why(setup: Setup) -> str:
    from cadwallon.lab.ladder.lines import bundle_size

    bundle = f"a bundle has {bundle_size(setup)}"
    adventures = len(setup.adventures)
    return f"{bundle}, and each of the {adventures} adventures gets as many" if adventures > 1 else bundle


def _check_files(order: Order) -> None:
    """Files that cannot be written are refused before hours are spent on what goes into them."""
    for path, kind in ((order.out, ".json"), (order.plot, ".svg")):
        if path is None:
            continue
        if path.suffix.lower() != kind:
            raise Failure(f"{path}: the file must end in {kind}", WRONG_INPUT)
        if not path.parent.is_dir():
            raise Failure(f"{path} cannot be written: there is no folder {path.parent}", WRONG_INPUT)


def _climbed(ladder: Ladder, deals: int, jobs: int, order: Order) -> bool:
    """Play what is missing behind a progress bar; what is there is in the file when this ends, however it ends."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cadwallon.lab.games import GameBroke
    from cadwallon.lab.ladder.run import climb, missing

    keep = _keeper(ladder, order.out)
    left = len(missing(ladder, deals))
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    screen = Console(stderr=True)
    try:
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
            bar = progress.add_task("games", total=len(ladder.games) + left, completed=len(ladder.games))
            return climb(ladder, deals, jobs, lambda: keep(False), lambda: progress.advance(bar))
    except GameBroke as error:
        raise Failure(str(error)) from error
    finally:
        keep(True)


def _keeper(ladder: Ladder, out: Path | None) -> Callable[[bool], None]:
    """Writes the file: now and then while games come in quickly, surely at the end."""
    from cadwallon.lab.ladder.figures import figures
    from cadwallon.lab.ladder.store import write

    due = 0.0

    def keep(surely: bool) -> None:
        nonlocal due
        began = time.monotonic()
        if out is None or not (surely or began >= due):
            return
        try:
            write(out, ladder, figures(ladder))
        except OSError as error:
            raise Failure(f"the games cannot be written to {out}: {error.strerror or error}") from error
        ended = time.monotonic()
        due = ended + max(KEEP_EVERY, KEEP_COST * (ended - began))

    return keep


def _plot(path: Path, setup: Setup, results: Results, names: Callable[[str], str]) -> None:
    from cadwallon.lab.ladder.plot import plot

    try:
        path.write_text(plot(setup, results, names), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Failure(f"the plot cannot be written to {path}: {error.strerror or error}") from error


def setup_of(order: Order, library: Library) -> Setup:
    """The ladder that was ordered. Raises ``BadChoice`` if there can be none."""
    from cadwallon.lab.ladder.lines import DIFFERENT, VERSUS, Setup, lines_of
    from cadwallon.players import find_player
    from cadwallon.terminal import choices

    bots = tuple(find_player(name, programs=True).name for name in bots_named(order.bots))
    if len(bots) < 2:
        raise choices.BadChoice(f"a ladder needs at least two bots, and only {bots[0]!r} is named")
    twice = next((bot for at, bot in enumerate(bots) if bot in bots[:at]), None)
    if twice is not None:
        raise choices.BadChoice(f"the bot {twice!r} is named twice")
    players = choices.players(order.players)
    versus = order.versus.strip().lower()
    if versus not in VERSUS:
        raise choices.BadChoice(f"--versus is one of {', '.join(VERSUS)}, not {order.versus!r}")
    if versus == DIFFERENT and len(bots) < players:
        raise choices.BadChoice(f"{players} different bots at a table need {players} names, and {len(bots)} are given")
    lines = lines_of(bots, players, versus)
    if order.only:
        lines = _only(order.only, bots, versus)
    if order.playouts and order.seconds:
        raise choices.BadChoice("either --playouts or --seconds says how long bots think, not both")
    mode = choices.mode(order.mode) if order.mode else None
    adventures, inn = adventures_of(order.adventure or ALL, library, players, mode, order.inn)
    return Setup(
        bots,
        players,
        versus,
        lines,
        adventures,
        tuple(library.gangs),
        choices.seed(order.seed),
        mode,
        inn,
        choices.whole_number(order.playouts, "the number of playouts", 1) if order.playouts else None,
        _seconds(order.seconds) if order.seconds else None,
        tuple(str(pack) for pack in order.packs),
    )


def _only(text: str, bots: tuple[str, ...], versus: str) -> tuple[tuple[str, ...], ...]:
    """The lines that were named: ``a:b,b:c``, or ``next`` for each bot against the next one."""
    from cadwallon.lab.ladder.lines import DIFFERENT
    from cadwallon.terminal.choices import BadChoice, listed

    if versus == DIFFERENT:
        raise BadChoice("--only names pairs of bots, and with --versus all there are none")
    if text.strip().lower() == "next":
        return tuple(pairwise(bots))
    names = {bot.lower(): bot for bot in bots}
    lines: list[tuple[str, ...]] = []
    for pair in listed(text):
        # the name of a program has a colon in it: both sides of the right one are bots
        words = pair.lower().split(":")
        cuts = [(":".join(words[:at]).strip(), ":".join(words[at:]).strip()) for at in range(1, len(words))]
        line = next(((names[a], names[b]) for a, b in cuts if a in names and b in names and a != b), None)
        if line is None:
            raise BadChoice(f"--only takes 'next' or pairs of the bots named such as {bots[0]}:{bots[1]}, not {pair!r}")
        if line in lines or line[::-1] in lines:
            raise BadChoice(f"--only names {pair} twice")
        lines.append(line)
    if not lines:
        raise BadChoice("--only names no pair of bots")
    return tuple(lines)


def _seconds(text: str) -> float:
    from cadwallon.terminal.choices import BadChoice

    try:
        seconds = float(text)
    except ValueError:
        raise BadChoice(f"the seconds of a decision are a number, not {text!r}") from None
    if not 0 < seconds < 3600:
        raise BadChoice(f"the seconds of a decision are more than 0 and less than an hour, not {text}")
    return seconds
