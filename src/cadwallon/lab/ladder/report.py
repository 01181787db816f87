"""The figures of a ladder as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import fill

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cadwallon.lab.ladder.figures import AdventureResult, BotResult, Results, Share
from cadwallon.lab.ladder.lines import Setup, levels

Name = Callable[[str], str]

HEADING = 24
"""Letters in a line of a heading: a bot's name may be a whole command."""


def report(console: Console, setup: Setup, results: Results, names: Name) -> None:
    """Print all figures. ``names`` turns the id of an adventure into what a player reads."""
    if not results.games:
        return
    unfinished = f"; {results.unfinished} more, of unfinished bundles, do not count" if results.unfinished else ""
    console.print(Text(f"{results.games} games in bundles of {results.bundle}{unfinished}"))
    for table in (_lines(results), _bots(results), _times(results)):
        console.print("", table)
    if len(setup.adventures) > 1 and levels(setup):
        console.print("", _adventures(setup, results, names))
        _judge(console, setup, results)
    for bot in results.bots:
        if bot.fault is not None:
            made = f"{bot.replaced} decision{'s' if bot.replaced != 1 else ''} of the bot {bot.bot}"
            console.print(Text(f"\n{made} had to be made by somebody else; the first: {bot.fault}"))


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    # on a narrow screen names are wrapped, so that neither they nor figures are cut
    table.add_column(heads[0], overflow="fold")
    for head in heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _lines(results: Results) -> Table:
    """Of two bots the second has what the first has not; of more, each has a row."""
    table = _table("line", "games", "wins", "95 %", "even", "ducats")
    for line in results.lines:
        if len(line.shares) > 2:
            table.add_row(line.title, str(line.games))
            for share in line.shares:
                table.add_row(f"  {share.bot}", "", *_share(line.games, share), f"{share.ducats:.1f}")
        else:
            ducats = " : ".join(f"{share.ducats:.1f}" for share in line.shares)
            table.add_row(line.title, str(line.games), *_share(line.games, line.shares[0]), ducats)
    return table


def _share(games: int, share: Share) -> tuple[str, str, str]:
    if not games:
        return "-", "-", "-"
    low, high = 100 * share.low, 100 * share.high
    return f"{100 * share.share:.1f} %", f"{low:.1f} to {high:.1f}", f"{100 * share.even:.0f}"


def _percent(part: float | None) -> str:
    return "-" if part is None else f"{100 * part:.1f} %"


def _bots(results: Results) -> Table:
    table = _table("bot", "rating", "95 %", "games", "ducats", "left behind")
    for bot in results.bots:
        table.add_row(bot.bot, *_rating(bot), str(bot.games), f"{bot.ducats:.1f}", _percent(bot.behind))
    return table


def _times(results: Results) -> Table:
    table = _table("bot", "decisions", "median", "p95", "longest")
    for bot in results.bots:
        times = [_time(seconds) for seconds in (bot.median, bot.p95, bot.longest)]
        table.add_row(bot.bot, str(bot.decisions), *times)
    return table


def _rating(bot: BotResult) -> tuple[str, str]:
    if bot.rating is None or bot.low is None or bot.high is None:
        return "-", "-"
    return f"{bot.rating:.0f}", f"{bot.low:.0f} to {bot.high:.0f}" if bot.low < bot.high else ""


def _time(seconds: float) -> str:
    """Three digits that mean something."""
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1000 * seconds:.{1 if seconds < 0.1 else 0}f} ms" if seconds < 1 else f"{seconds:.2f} s"


def _adventures(setup: Setup, results: Results, names: Name) -> Table:
    found = {(one.adventure, one.line): one for one in results.adventures}
    shown = levels(setup)
    pairs = [setup.lines[line] for line in shown]
    table = _table(
        "adventure", *(f"{fill(better, HEADING)}\n{fill(f'over {worse}', HEADING)}" for better, worse in pairs)
    )
    for adventure in setup.adventures:
        table.add_row(names(adventure), *(_cell(found[adventure, line]) for line in shown))
    return table


def _cell(one: AdventureResult) -> Text:
    if not one.games:
        return Text("-")
    text = f"{100 * one.share:.0f} % ({100 * one.low:.0f}-{100 * one.high:.0f})"
    return Text(f"! {text}", style="bold red") if one.below else Text(text)


def _judge(console: Console, setup: Setup, results: Results) -> None:
    """Say whether a bot falls below the next one anywhere."""
    console.print()
    for line in levels(setup):
        better, worse = setup.lines[line]
        found = [one for one in results.adventures if one.line == line and one.games]
        below = [one for one in found if one.below]
        surely = sum(one.high < one.even for one in below)
        beyond = f", in {surely} of them beyond chance" if surely else ", nowhere beyond chance" if below else ""
        where = f"{len(below)} (!) of {len(found)} adventures" if below else f"none of {len(found)} adventures"
        console.print(Text(f"{better} falls below {worse} in {where}{beyond}."))
