"""The summary of a simulation as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cadwallon.lab.summary import Spread, Summary

Name = Callable[[str], str]

TITLES = {"gang": "gang", "place": "turn order", "seat": "seat", "bot": "bot", "adventure": "adventure"}
CARDS_PER_ROW = 3


def report(console: Console, summary: Summary, names: Name, seconds: float) -> None:
    """Print all figures. ``names`` turns an id or short name into what a player reads."""
    if not summary.games:
        return
    games = f"{summary.games} game{'s' if summary.games != 1 else ''} in {seconds:.1f} s"
    speed = f", {summary.games / seconds:.0f} a second" if seconds > 0 else ""
    console.print(Text(games + speed))
    console.print(_overall(summary))
    for key in ("gang", "place", "seat", "bot", "adventure"):
        if key in ("gang", "place", "seat") or len(summary.groups[key]) > 1:
            console.print(_groups(summary, key, names))
    console.print(_cards(summary, names))


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
    return Group("", table)


def _groups(summary: Summary, key: str, names: Name) -> RenderableType:
    table = _table(TITLES[key], "games", "wins", "of 100", "ducats", "spread", "left behind")
    for name, group in summary.by(key):
        table.add_row(
            names(name) if key in ("gang", "adventure") else name,
            str(group.ducats.count),
            f"{group.wins:.1f}",
            f"{group.rate:.1f}",
            f"{group.ducats.mean:.2f}",
            f"{group.ducats.deviation:.2f}",
            f"{group.behind.mean:.2f}",
        )
    return Group("", table)


def _cards(summary: Summary, names: Name) -> RenderableType:
    table = _table(*(["cards played", "a game"] * CARDS_PER_ROW))
    for column in table.columns[2::2]:
        column.justify = "left"
        column.header = ""
    cards = sorted(summary.cards.items(), key=lambda card: (-card[1], card[0]))
    height = -(-len(cards) // CARDS_PER_ROW)
    for at in range(height):
        line: list[str] = []
        for name, count in cards[at::height]:
            line += [names(name), f"{count / summary.games:.2f}"]
        table.add_row(*line)
    return Group("", table)
