"""The commands and their options. What they do is imported when they are called, so that help comes at once."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Optional

import typer

from cadwallon.cli.failure import INTERRUPTED, WRONG_INPUT, Failure, complain
from cadwallon.terminal.letters import speak_plainly

Packs = Annotated[
    Optional[list[Path]],  # noqa: UP045 - typer reads this at run time
    typer.Option("--pack", metavar="DIR", help="Lay this content pack over the built-in content. May be repeated."),
]

Pace = Annotated[
    str,
    typer.Option("--pace", metavar="SECONDS", help="How long each thing that a bot does is shown; 'off': not at all."),
]
PACE = "0.8"

Mode = Annotated[str, typer.Option(metavar="MODE", help="The rules: base, expansion or old_city.")]
Inn = Annotated[
    Optional[bool],  # noqa: UP045
    typer.Option("--inn/--no-inn", help="Open the Inn before the game: equipment on credit."),
]

app = typer.Typer(
    name="cadwallon",
    help="Cadwallon: City of Thieves, to be played, simulated and studied.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
check = typer.Typer(help="Prove that content and rules are sound.", no_args_is_help=True)
app.add_typer(check, name="check")


def _version(wanted: bool) -> None:
    if wanted:
        try:
            number = version("cadwallon")
        except PackageNotFoundError:
            number = "(not installed)"
        typer.echo(f"cadwallon {number}")
        raise typer.Exit


@app.callback()
def _common(
    show: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    players: Annotated[str, typer.Option(metavar="2-4", help="How many play.")] = "",
    people: Annotated[
        str, typer.Option(metavar="1,3", help="The seats of people at this keyboard; bots take the others.")
    ] = "",
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Who plays on the other seats.")] = "",
    pace: Pace = PACE,
    gangs: Annotated[str, typer.Option(metavar="A,B,...", help="The gangs, seat by seat.")] = "",
    adventure: Annotated[str, typer.Option(metavar="ID", help="Number or name of the adventure, or 'random'.")] = "",
    mode: Mode = "",
    inn: Inn = None,
    seed: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="NUMBER", help="Play with the chance of this number instead of a fresh secret key."),
    ] = None,
    save: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FILE", help="Where the game is saved after every decision."),
    ] = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with a saved game: FILE, or the one played last.")
    ] = False,
    file: Annotated[Optional[Path], typer.Argument(help="The saved game, with --continue.", show_default=False)] = None,  # noqa: UP045
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Ask nothing before the game: take the defaults.")] = False,
    pack: Packs = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
) -> None:
    """Play in the terminal, against people at the same keyboard and against bots."""
    from cadwallon.cli.play import Wishes, continue_game, start_game

    wishes = Wishes(players, people, bots, gangs, adventure, mode, inn, seed, save, yes, tuple(pack or ()), pace)
    if go_on:
        continue_game(file, wishes)
    elif file is not None:
        raise Failure(f"to go on with {file}, say 'cadwallon play --continue {file}'", WRONG_INPUT)
    else:
        start_game(wishes)


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0: everywhere.")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="NUMBER", help="Where to listen; 0: any free port.")] = "8000",
    data: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FILE", help="Where games are kept."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the game in the browser.")] = False,
    pack: Packs = None,
) -> None:
    """Serve the game for browsers: alone against bots, at one screen, or with friends by link."""
    from cadwallon.cli.serve import run

    run(host, port, data, tuple(pack or ()), open_page)


@app.command()
def campaign(
    players: Annotated[str, typer.Option(metavar="2-4", help="How many play.")] = "",
    people: Annotated[
        str, typer.Option(metavar="1,3", help="The seats of people at this keyboard; bots take the others.")
    ] = "",
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Who plays on the other seats.")] = "",
    pace: Pace = PACE,
    gangs: Annotated[
        str, typer.Option(metavar="A,B,...", help="The gangs, seat by seat; other ones may be named for each part.")
    ] = "",
    inn: Inn = None,
    seed: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="NUMBER", help="Play with the chance of this number instead of fresh secret keys."),
    ] = None,
    save: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FILE", help="Where the campaign is saved after every decision."),
    ] = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with a saved campaign: FILE, or the one played last.")
    ] = False,
    standings: Annotated[
        bool, typer.Option("--standings", help="Only show how a saved campaign stands: FILE, or the one played last.")
    ] = False,
    file: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Argument(help="The saved campaign, with --continue or --standings.", show_default=False),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Ask nothing before the game: take the defaults.")] = False,
    pack: Packs = None,
) -> None:
    """Play the campaign of The King of Ashes: its parts one after another, a game at a time."""
    from cadwallon.cli.campaign import continue_campaign, show_standings, start_campaign
    from cadwallon.cli.play import Wishes

    wishes = Wishes(players, people, bots, gangs, "", "", inn, seed, save, yes, tuple(pack or ()), pace)
    if standings:
        show_standings(file or save, wishes.packs)
    elif go_on:
        continue_campaign(file, wishes)
    elif file is not None:
        raise Failure(f"to go on with {file}, say 'cadwallon campaign --continue {file}'", WRONG_INPUT)
    else:
        start_campaign(wishes)


@check.command("content")
def check_content(pack: Packs = None) -> None:
    """Look for mistakes in the content: wrong words, counts, missing texts, ways that lead nowhere."""
    from cadwallon.cli.checks import content

    raise typer.Exit(content(pack or []))


@check.command("rules")
def check_rules(
    scenes: Annotated[Path, typer.Option(metavar="DIR", help="The folder with the scenes.")] = Path("tests/scenes"),
) -> None:
    """Show for every rule and card which scenes prove it, and which have none."""
    from cadwallon.cli.checks import rules

    raise typer.Exit(rules(scenes))


@app.command()
def draw(
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder to write to; made if need be.")],
    boards: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Argument(metavar="BOARD...", help="The boards; all if none is named.", show_default=False),
    ] = None,
    pack: Packs = None,
) -> None:
    """Draw boards: a picture without text (NAME.svg), and where everything is on it (NAME.json)."""
    from cadwallon.cli.draw import draw_boards

    draw_boards(out, boards or [], pack or [])


@app.command()
def scene(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of scenes, or folders of them.")],
    pack: Packs = None,
) -> None:
    """Run scenes: a situation, what is done in it, what must be true afterwards."""
    from cadwallon.cli.checks import run_scenes

    raise typer.Exit(run_scenes(files, pack or []))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game, or a campaign.")],
    to: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="N", help="Stop after N decisions."),
    ] = None,
    part: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="N", help="The part of a campaign; the last one if not given."),
    ] = None,
    pack: Packs = None,
) -> None:
    """Tell a recorded game as it went, and show the board at its end."""
    from cadwallon.cli.records import show

    show(file, to, part, pack or [])


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record of a game, or a campaign.")], pack: Packs = None
) -> None:
    """Prove that every die and card of a record comes from the key that was committed to before the game."""
    from cadwallon.cli.records import prove

    raise typer.Exit(prove(file, pack or []))


@app.command()
def simulate(
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "1000",
    players: Annotated[str, typer.Option(metavar="2-4", help="How many play.")] = "4",
    adventure: Annotated[str, typer.Option(metavar="ID,...|all", help="Numbers or names of adventures.")] = "",
    mode: Mode = "",
    inn: Inn = None,
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Who plays, seat by seat; they take turns.")] = "random",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The same number gives the same games.")] = "0",
    playouts: Annotated[
        str, typer.Option(metavar="P", help="Bots that search make so many playouts a decision: same games each time.")
    ] = "",
    jobs: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="K", help="Processes; all cores if not given."),
    ] = None,
    out: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FILE", help="Write one row per game and seat, as .csv or .parquet."),
    ] = None,
    pack: Packs = None,
) -> None:
    """Let bots play many games and sum them up."""
    from cadwallon.cli.simulate import Order, run

    order = Order(games, players, adventure, mode, bool(inn), bots, seed, jobs, out, tuple(pack or ()), playouts)
    raise typer.Exit(run(order))


@app.command()
def ladder(
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="Who is compared, the strongest first.")],
    players: Annotated[str, typer.Option(metavar="2-4", help="How many play.")] = "2",
    versus: Annotated[
        str,
        typer.Option(
            metavar="pairs|one|all",
            help="Who sits at a table. pairs: two bots, half of the seats each; one: one of the first among others "
            "of the second; all: as many different bots as there are seats. With two players all are the same.",
        ),
    ] = "pairs",
    only: Annotated[
        str,
        typer.Option(
            metavar="A:B,...|next",
            help="Only these pairs, or each bot against the next one, instead of everybody against everybody.",
        ),
    ] = "",
    adventure: Annotated[str, typer.Option(metavar="ID,...|all", help="Numbers or names of adventures.")] = "all",
    mode: Mode = "",
    inn: Inn = None,
    games: Annotated[
        str, typer.Option(metavar="G", help="Games of each line, over all adventures; rounded up to whole bundles.")
    ] = "400",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The same number gives the same deals.")] = "0",
    playouts: Annotated[
        str, typer.Option(metavar="P", help="Bots that search make so many playouts a decision: same games each time.")
    ] = "",
    seconds: Annotated[str, typer.Option(metavar="T", help="Seconds for a decision instead of each bot's own.")] = "",
    jobs: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="K", help="Processes; all cores if not given."),
    ] = None,
    out: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FILE.json", help="Keep every game here; the same command goes on where it stopped."),
    ] = None,
    plot: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(metavar="FILE.svg", help="Draw shares and ratings."),
    ] = None,
    pack: Packs = None,
) -> None:
    """Measure how strong bots are: paired games (same deal, bots on all seats), shares of victories, ratings."""
    from cadwallon.cli.ladder import Order, run

    packs = tuple(pack or ())
    order = Order(
        bots, players, versus, only, adventure, mode, bool(inn), games, seed, playouts, seconds, jobs, out, plot, packs
    )
    raise typer.Exit(run(order))


@app.command()
def train(
    adventure: Annotated[str, typer.Option(metavar="ID,...|all", help="Numbers or names of adventures.")] = "all",
    generations: Annotated[str, typer.Option(metavar="N", help="How often the weights are moved.")] = "20",
    pairs: Annotated[str, typer.Option(metavar="N", help="Pairs of weights that are tried each time.")] = "6",
    deals: Annotated[str, typer.Option(metavar="N", help="Deals that each plays in each adventure.")] = "10",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The same number gives the same weights.")] = "0",
    jobs: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(metavar="K", help="Processes; all cores if not given."),
    ] = None,
    start: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option("--from", metavar="FILE.toml", help="Begin with these weights."),
    ] = None,
    out: Annotated[Path, typer.Option(metavar="FILE.toml", help="Where the weights go.")] = Path("weights.toml"),
    pack: Packs = None,
) -> None:
    """Tune the bots' estimate of a position by self-play."""
    from cadwallon.cli.train import Order, run

    raise typer.Exit(run(Order(adventure, generations, pairs, deals, seed, jobs, start, out, tuple(pack or ()))))


def main() -> None:
    """Run the command line. Whatever goes wrong is said in one sentence, with an exit code that is not 0."""
    speak_plainly(sys.stdout)
    speak_plainly(sys.stderr)
    try:
        code = app(standalone_mode=False)
        if code == INTERRUPTED:
            complain("interrupted")
    except Failure as failure:
        complain(failure.sentence)
        code = failure.code
    except Exception as error:
        if not _is_usage_error(error):
            raise
        problem = _usage(error)
        if problem:
            complain(problem)
        code = WRONG_INPUT
    sys.exit(code if isinstance(code, int) else 0)


def _is_usage_error(error: Exception) -> bool:
    """Is it one of the errors of the library that reads the command line? It keeps their class to itself."""
    return hasattr(error, "format_message") and hasattr(error, "exit_code")


def _usage(error: Exception) -> str:
    """What is wrong with the command line; empty if the help has been shown instead."""
    message = str(error.format_message()).rstrip(". ")  # type: ignore[attr-defined]
    return f"{message[:1].lower()}{message[1:]} ('cadwallon --help' shows what there is)" if message else ""
