"""The end of a game: who won and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.board import colour_of, sign_of
from cadwallon.terminal.names import Names, listed


def result(names: Names, setting: Setting, view: View) -> RenderableType:
    """The table of the end and the sentence that explains it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for heading in ("ducats", "treasures out", "thieves out"):
        table.add_column(heading, justify="right")
    for seat in sorted(range(setting.seats), key=lambda seat: -view.scores[seat]):
        gang = setting.gangs[seat]
        name = Text(f"{sign_of(gang)} {names.seat(seat)}", Style(color=colour_of(gang), bold=seat in view.winners))
        away = "-" if seat == setting.guild else f"{out(setting, view, seat)} of {len(setting.crew[seat])}"
        table.add_row(name, str(view.scores[seat]), str(loot(setting, view, seat)), away)
    return Group(Text("\nThe game is over.\n", Style(bold=True)), table, Text(f"\n{reason(names, setting, view)}"))


def out(setting: Setting, view: View, seat: int) -> int:
    """How many of a gang got away."""
    return sum(view.positions[figure] == "outside" for figure in setting.crew[seat])


def loot(setting: Setting, view: View, seat: int) -> int:
    """How many treasures a gang carried out."""
    carried = sum(len(view.loads[f]) for f in setting.crew[seat] if view.positions[f] == "outside")
    return view.banked[seat] + carried


def reason(names: Names, setting: Setting, view: View) -> str:
    """Who won and why (F-4)."""
    winners = listed([names.seat(seat) for seat in view.winners])
    best = view.scores[view.winners[0]]
    rivals = [seat for seat in range(setting.seats) if view.scores[seat] == best and seat not in view.winners]
    if len(view.winners) > 1:
        return f"{winners} share the victory: as many ducats and as many treasures carried out."
    if rivals:
        others = listed([names.seat(seat) for seat in rivals])
        return f"{winners} won: as many ducats as {others}, but more treasures carried out."
    return f"{winners} won with the most ducats ({best})."
