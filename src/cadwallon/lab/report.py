"""The summary of a simulation as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.console import Group as Grouped
from rich.table import Table
from rich.text import Text

from cadwallon.lab.summary import Group, Spread, Summary

Name = Callable[[str], str]

TITLES = {"gang": "gang", "place": "turn order", "seat": "seat", "bot": "bot"}


def report(console: Console, summary: Summary, names: Name, seconds: float) -> None:
    """Print all figures. ``names`` turns an id or short name into what a player reads."""
    if not summary.games:
        return
    games = f"{summary.games} game{'s' if summary.games != 1 else ''} in {seconds:.1f} s"
    speed = f", {summary.games / seconds:.0f} a second" if seconds > 0 else ""
    console.print(Text(games + speed))
    console.print(_overall(summary))
    for key in TITLES:
        if key != "bot" or len(summary.groups[key]) > 1:
            console.print(_groups(summary, key, names))
    if len(summary.groups["adventure"]) > 1:
        console.print(_adventures(summary, names))
    console.print(_cards(summary, names, console.width))
    for bot, fault in sorted(summary.faults.items()):
        times = summary.groups["bot"][bot].replaced
        made = f"{times} decision{'s' if times != 1 else ''} of the bot {bot}"
        console.print(Text(f"\n{made} had to be made by somebody else; the first: {fault.why}, {fault.text}"))


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right")
    return table


def _line(name: str, of: Spread) -> list[str]:
    return [name, f"{of.mean:.2f}", f"{of.deviation:.2f}", str(of.least), str(of.most)]


def _overall(summary: Summary) -> RenderableType:
    table = _table("", "mean", "spread", "least", "most")
    table.add_row(*_line("decisions in a game", summary.decisions))
    table.add_row(*_line("rounds in a game", summary.rounds))
    table.add_row(*_line("ducats of a player", summary.all.ducats))
    table.add_row(*_line("thieves left behind", summary.all.behind))
    return Grouped("", table)


def _groups(summary: Summary, key: str, names: Name) -> RenderableType:
    table = _table(TITLES[key], "games", "wins", "of 100", "ducats", "spread", "left behind")
    for name, group in summary.by(key):
        table.add_row(
            names(name) if key == "gang" else name,
            str(group.ducats.count),
            f"{group.wins:.1f}",
            f"{group.rate:.1f}",
            *_money(group),
        )
    return Grouped("", table)


def _adventures(summary: Summary, names: Name) -> RenderableType:
    """An adventure is won by somebody every time: what matters is what it brings."""
    table = _table("adventure", "games", "ducats", "spread", "left behind")
    seats = summary.all.ducats.count // summary.games
    for name, group in summary.by("adventure"):
        table.add_row(names(name), str(group.ducats.count // seats), *_money(group))
    return Grouped("", table)


def _money(group: Group) -> list[str]:
    return [f"{group.ducats.mean:.2f}", f"{group.ducats.deviation:.2f}", f"{group.behind.mean:.2f}"]


def _cards(summary: Summary, names: Name, width: int) -> RenderableType:
    """How often each card was played, most often first, in as many columns as fit."""
    cards = sorted(summary.cards.items(), key=lambda card: (-card[1], card[0]))
    widest = max((len(names(card)) for card, _ in cards), default=0)
    columns = max(1, min(4, width // (widest + 10)))
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in range(columns):
        table.add_column("" if column else "cards played", no_wrap=True)
        table.add_column("a game", justify="right", no_wrap=True)
    height = -(-len(cards) // columns)
    for at in range(height):
        cells = [(names(card), f"{number / summary.games:.2f}") for card, number in cards[at::height]]
        table.add_row(*(cell for pair in cells for cell in pair))
    return Grouped("", table)
