"""The board as a list, for screens that are too narrow for a map."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from cadwallon.library import Board, Space
from cadwallon.terminal.board import Spot, treasure_mark, treasure_style
from cadwallon.terminal.names import Names

HEADINGS = {
    "room": "Rooms",
    "gate": "Gates",
    "street": "Streets with somebody or something in them",
    "chamber": "Catacombs",
}


def space_list(names: Names, boards: Mapping[str, Board], spots: Mapping[str, Spot], width: int) -> RenderableType:
    """Rooms and gates all, streets only where there is something to tell."""
    parts: list[RenderableType] = []
    for board in boards.values():
        for kind, heading in HEADINGS.items():
            spaces = [s for s in board.spaces if s.kind == kind and (kind != "street" or s.slug in spots)]
            if spaces:
                parts += [Text(f"\n{heading}", Style(bold=True, underline=True)), _columns(names, spaces, spots, width)]
    return Group(*parts)


def _columns(names: Names, spaces: list[Space], spots: Mapping[str, Spot], width: int) -> Table:
    """As many columns as fit, filled from top to bottom."""
    cells = [space_cell(names, space, spots.get(space.slug)) for space in spaces]
    number = max(1, width // (max(cell.cell_len for cell in cells) + 2))
    height = -(-len(cells) // number)
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in range(height):
        table.add_row(*cells[row::height])
    return table


def space_cell(names: Names, space: Space, spot: Spot | None) -> Text:
    """A space by code and name with everything in it."""
    cell = Text(f"{space.code} {names.space(space.slug)}")
    if spot is None:
        return cell
    if spot.shut:
        cell.append(" #", Style(color="bright_red", bold=True))
    for sign, style in spot.signs:
        cell.append(f" {sign}", style)
    for kind, closed in spot.treasures:
        cell.append(f" {treasure_mark(kind, closed)}", treasure_style(kind))
    for one in spot.pieces:
        cell.append(f" {one.text}", one.style)
    if spot.number:
        cell.append(f" <{spot.number}>", Style(color="yellow", bold=True))
    return cell
