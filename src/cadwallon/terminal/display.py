"""The whole screen of one decision: board, panel, what happened, what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from cadwallon.library import Board
from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.board import SMALLEST, BoardMap, fitting, legend, packed, room_names
from cadwallon.terminal.canvas import Size
from cadwallon.terminal.menu import Entry, Menu
from cadwallon.terminal.names import Names
from cadwallon.terminal.panel import Panel
from cadwallon.terminal.picture import spots
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.spaces import space_cell, space_list

PANEL_WIDTH = 47
BELOW = 19
"""Rows kept free under the board for the legend, the log and the menu."""
CATACOMBS, THROUGH = "catacombs", "pentacle_below"
"""The board below, and the space of it in which nobody stays."""
NARROW_LOG = 8
"""How much of what happened is told where board and panel do not stand side by side."""
FAINT = Style(dim=True)
NUMBER = Style(bold=True, color="bright_yellow")


class Display:
    """Draws for one game on one screen."""

    def __init__(self, screen: Screen, names: Names, setting: Setting) -> None:
        self.screen = screen
        self.names = names
        self.setting = setting
        self.panel = Panel(names, setting)
        self.boards = _boards(names, setting)
        self._maps: dict[tuple[str, Size], BoardMap] = {}

    @property
    def wide(self) -> bool:
        """Is there room for the board and the panel side by side?"""
        return self._beside() is not None

    def _beside(self) -> Size | None:
        return fitting(self.screen.width - PANEL_WIDTH - 2, max(self.screen.height - BELOW, SMALLEST.height))

    # -- parts -------------------------------------------------------------------------------
    def board(self, view: View, size: Size, numbers: Mapping[str, int]) -> RenderableType:
        """The main board as a map."""
        board = next(iter(self.boards.values()))
        key = (board.id, size)
        if key not in self._maps:
            self._maps[key] = BoardMap(board, size)
        return self._maps[key].draw(spots(self.names, self.setting, view, numbers))

    def board_alone(self, view: View, numbers: Mapping[str, int]) -> RenderableType:
        """The board without panel: a map if it can be read on this screen, otherwise a list of spaces."""
        size = fitting(self.screen.width, max(self.screen.height - 5, SMALLEST.height))
        if size is None:
            width = self.screen.width
            spaces = space_list(self.names, self.boards, spots(self.names, self.setting, view, numbers), width)
            return Group(spaces, Text(), packed(legend(self.names, self.setting), width))
        return Group(self.board(view, size, numbers), *self.below(view, numbers), self.legend())

    def below(self, view: View, numbers: Mapping[str, int]) -> list[RenderableType]:
        """The catacombs in a line or two, with who and what is in each room; nothing where they are not used."""
        if CATACOMBS not in self.boards:
            return []
        found = spots(self.names, self.setting, view, numbers)
        rooms = [space for space in self.boards[CATACOMBS].spaces if space.role != THROUGH]
        cells = [space_cell(self.names, space, found.get(space.slug)) for space in rooms]
        return [packed([Text("Catacombs:", Style(bold=True)), *cells], self.screen.width)]

    def legend(self) -> RenderableType:
        """Signs and rooms."""
        board = next(iter(self.boards.values()))
        width = self.screen.width
        signs = packed(legend(self.names, self.setting), width)
        return Group(signs, packed(room_names(self.names, board), width))

    def whole(self, view: View, seat: int, happened: Sequence[str], menu: Menu, with_board: bool) -> None:
        """Everything for one decision."""
        self.screen.clear()
        size = self._beside()
        numbers = self.numbers(menu)
        if size is not None:
            map_ = self.board(view, size, numbers)
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_column(width=size.width, no_wrap=True)
            table.add_column(width=self.screen.width - size.width - 2)
            table.add_row(map_, self._panel(view, seat, self.screen.width - size.width - 2, size.height))
            self.screen.show(table, *self.below(view, numbers), self.legend())
        else:
            if with_board:
                self.screen.show(self.board_alone(view, numbers))
            self.screen.show(self._panel(view, seat, self.screen.width, self._narrow_room(happened, menu), most=1))
        self.log(happened, self._room(view, size, menu))
        self.menu(menu)

    def _room(self, view: View, size: Size | None, menu: Menu) -> int:
        """How many lines there are for what happened, with the board and the answers still in sight."""
        if size is None:
            return NARROW_LOG
        under = Group(*self.below(view, {}), self.legend())
        around = size.height + len(self.screen.console.render_lines(under)) + 3
        return max(3, min(12, self.screen.height - around - self._answers(menu).row_count))

    def _narrow_room(self, happened: Sequence[str], menu: Menu) -> int:
        """How many lines there are for the panel where the board does not stand beside it."""
        return self.screen.height - min(len(happened), NARROW_LOG) - self._answers(menu).row_count - 3

    def _panel(self, view: View, seat: int, width: int, height: int, most: int = 3) -> RenderableType:
        """The panel with as much of the cards' texts as fits, ``most`` lines of each."""
        console = self.screen.console
        options = console.options.update(width=width)
        for lines in range(most, 0, -1):
            panel = self.panel.render(view, seat, width, lines)
            if len(console.render_lines(panel, options)) <= height:
                return panel
        return self.panel.render(view, seat, width, 0)

    # -- what happened ------------------------------------------------------------------------
    def log(self, happened: Iterable[str], room: int) -> None:
        """What was told since the last decision; the last few sentences of it."""
        sentences = list(happened)
        if len(sentences) > room:
            self.screen.say(f"… {len(sentences) - room + 1} things happened before that ('log' tells them)", FAINT)
            sentences = sentences[len(sentences) - room + 1 :]
        for sentence in sentences:
            self.screen.say(f"- {sentence}")

    # -- what can be done ---------------------------------------------------------------------
    def numbers(self, menu: Menu) -> dict[str, int]:
        """The numbers to be shown on the board: every space that one entry of this list is about."""
        found: dict[str, int] = {}
        spaces = self.setting.terrain.spaces
        for number, entry in enumerate(menu.entries, 1):
            if entry.action is not None and entry.space >= 0:
                found[spaces[entry.space].slug] = number
        return found if len(found) > 1 or menu.inner else {}

    def menu(self, menu: Menu) -> None:
        """The question and its numbered answers."""
        self.screen.say(f"\n{menu.question}", Style(bold=True))
        self.screen.show(self._answers(menu))

    def _answers(self, menu: Menu) -> Table:
        return self._many(menu.groups[0].entries) if len(menu.groups) == 1 else self._groups(menu)

    def _many(self, entries: list[Entry]) -> Table:
        """One long list in as many columns as fit, filled from top to bottom."""
        cells = [self._cell(number, entry) for number, entry in enumerate(entries, 1)]
        lengths = [cell.cell_len + 2 for cell in cells]
        for columns in range(-(-len(cells) // 4), 0, -1):
            height = -(-len(cells) // columns)
            if sum(max(lengths[at : at + height]) for at in range(0, len(cells), height)) <= self.screen.width:
                break
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in range(height):
            table.add_row(*cells[row::height])
        return table

    def _groups(self, menu: Menu) -> Table:
        """Entries under their headings, each in one line."""
        rows: list[tuple[Text, Text]] = []
        number = 0
        for group in menu.groups:
            heading = group.heading
            for entry in group.entries:
                number += 1
                rows.append((Text(heading, FAINT), self._cell(number, entry)))
                heading = ""
        columns = 2 if self.screen.width >= 110 and len(rows) > 6 else 1
        height = -(-len(rows) // columns)
        headings = max(heading.cell_len for heading, _ in rows)
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            table.add_column(width=headings, no_wrap=True)
            table.add_column(width=self.screen.width // columns - headings - 4, no_wrap=True, overflow="ellipsis")
        for row in range(height):
            table.add_row(*(cell for pair in rows[row::height] for cell in pair))
        return table

    def _cell(self, number: int, entry: Entry) -> Text:
        cell = Text(f"{number:>2} ", NUMBER)
        cell.append(entry.label, Style(bold=False, color="default"))
        if entry.note:
            cell.append(f"  {entry.note}", FAINT)
        return cell


def _boards(names: Names, setting: Setting) -> dict[str, Board]:
    boards = names.library.boards
    wanted = [setting.adventure.board, *([CATACOMBS] if setting.below else [])]
    return {name: boards[name] for name in wanted}
