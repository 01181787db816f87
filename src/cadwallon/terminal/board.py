"""What stands and lies on a board, drawn into its map, with the legend that explains the signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from cadwallon.library import Board, Space
from cadwallon.rules.setting import GUILD, Setting
from cadwallon.terminal.canvas import Canvas, Drawing, Plot, Size
from cadwallon.terminal.names import Names

SMALLEST = Size(104, 35)
"""Below this a map cannot be read: the board is then told as a list."""

LARGEST = Size(161, 55)

SIGNS = {"kalderns_gang": "●", "nocturnis": "◆", "executioners": "▲", "cursed_ones": "■", GUILD: "★"}
COLOURS = {
    "kalderns_gang": "bright_yellow",
    "nocturnis": "bright_red",
    "executioners": "bright_blue",
    "cursed_ones": "bright_green",
    GUILD: "bright_magenta",
}
MILITIA_SIGN, HERO_SIGN, ZOMBIE_SIGN, BEAST_SIGN, OTHER_SIGN = "!", "★", "%", "◉", "&"
MILITIA_COLOUR, HERO_COLOUR, OTHER_COLOUR, BEAST_COLOUR = "default", "bright_magenta", "grey50", "dark_orange3"

TREASURE_LETTERS = {
    "red_gem": "R",
    "green_gem": "G",
    "keys": "K",
    "scroll": "S",
    "bracelet": "B",
    "purse": "P",
    "chest_of_ducats": "D",
    "magic_gem": "M",
    "relic": "L",
    "crown": "C",
    "sceptre": "T",
    "mask": "A",
    "urn": "U",
}
TREASURE_COLOURS = {
    "red_gem": "red1",
    "green_gem": "green1",
    "keys": "orange1",
    "scroll": "khaki1",
    "bracelet": "plum2",
    "purse": "gold1",
    "chest_of_ducats": "gold1",
    "magic_gem": "cyan1",
}
TOKEN_SIGNS = {"fire": "^", "hostage": "h", "reveller": "%", "rubble": "=", "wall": "="}
"""Tokens of the sheets that lie on spaces."""
HIDDEN, WOUND_SIGN, DUKE_SIGN = "?", "†", "Duke"
EXPLORATION_SIGNS = {"exp_staircase": ">", "exp_mechanism": "&", "exp_security": "§"}
"""Exploration tokens that stay in their rooms, face up."""

CODE = Style(color="grey50")
ROOM_CODE = Style(bold=True)
GATE_CODE = Style(color="cyan")
SHUT = Style(color="bright_red", bold=True)
NUMBER = Style(color="black", bgcolor="yellow", bold=True)
TOKEN = Style(color="orange_red1", bold=True)
EXPLORATION = Style(color="turquoise2", bold=True)


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure as it is drawn: its gang's sign and the beginning of its name."""

    text: str
    style: Style


@dataclass(slots=True)
class Spot:
    """What is to be drawn in one space."""

    pieces: list[Piece]
    treasures: list[tuple[str, bool]]
    """Kind, and whether its chest side is up."""
    signs: list[tuple[str, Style]] = field(default_factory=list)
    """Tokens that are no chests: of the sheet, of exploration, relics beside a chest."""
    shut: bool = False
    number: int = 0
    """The number under which this space can be chosen now; 0 for none."""


def sign_of(gang: str) -> str:
    """The sign of a gang."""
    return SIGNS.get(gang, OTHER_SIGN)


def colour_of(gang: str) -> str:
    """The colour of a gang."""
    return COLOURS.get(gang, OTHER_COLOUR)


def treasure_mark(kind: str, closed: bool) -> str:
    """``[R]``: a red gem in a locked chest; ``{R}``: the same with its chest side up."""
    letter = TREASURE_LETTERS.get(kind, "?")
    return f"{{{letter}}}" if closed else f"[{letter}]"


def relic_mark(kind: str) -> str:
    """``(L)``: a relic beside a chest, as a seal or lying openly; ``(?)`` if nobody knows which."""
    return f"({TREASURE_LETTERS.get(kind, HIDDEN)})"


def treasure_style(kind: str) -> Style:
    """The colour of a kind of treasure."""
    return Style(color=TREASURE_COLOURS.get(kind, "white"), bold=True)


class BoardMap:
    """Draws one board at one size."""

    def __init__(self, board: Board, size: Size) -> None:
        self.board = board
        self.drawing = Drawing(board, size)

    def draw(self, spots: Mapping[str, Spot]) -> Text:
        """The map with everything that ``spots`` has for each space (by its short name)."""
        canvas = self.drawing.canvas()
        for space in self.board.spaces:
            spot = spots.get(space.slug) or Spot([], [])
            self._fill(canvas, space, spot, self.drawing.plots(space.slug))
        return canvas.text()

    def _fill(self, canvas: Canvas, space: Space, spot: Spot, plots: list[Plot]) -> None:
        if not plots:
            return
        label = self._label(space, spot)
        figures = [(piece.text, piece.style) for piece in spot.pieces]
        if not figures:
            self._put(canvas, plots[0], label)
        elif len(plots) == 1:
            room = plots[0].length - _length(figures)
            self._put(canvas, plots[0], [*label, *figures] if room >= _length(label) else figures)
        else:
            first, second = sorted(plots[:2], key=lambda plot: plot.row)
            self._put(canvas, first, label)
            self._put(canvas, second, figures)

    def _label(self, space: Space, spot: Spot) -> list[tuple[str, Style]]:
        if spot.number:
            label = [(f"<{spot.number}>", NUMBER)]
        else:
            style = {"room": ROOM_CODE, "gate": GATE_CODE}.get(space.kind, CODE)
            label = [(space.code + ("*" if space.pentacle else ""), style)]
        label += [(treasure_mark(kind, closed), treasure_style(kind)) for kind, closed in spot.treasures]
        label += spot.signs
        if spot.shut:
            label.append(("#", SHUT))
        return label

    def _put(self, canvas: Canvas, plot: Plot, parts: Iterable[tuple[str, Style]]) -> None:
        """Write parts in the middle of a plot; what is too long for it covers the lines beside it."""
        listed = list(parts)
        length = _length(listed)
        column = plot.column + (plot.length - length) // 2
        column = max(0, min(column, self.drawing.size.width - length))
        for text, style in listed:
            canvas.write(plot.row, column, text, style)
            column += len(text)


def _length(parts: Iterable[tuple[str, Style]]) -> int:
    return sum(len(text) for text, _ in parts)


def fitting(width: int, height: int) -> Size | None:
    """The size of a map for so much room, in the shape of the board; None if it could not be read."""
    columns = min(width, LARGEST.width)
    rows = min(height, LARGEST.height)
    columns = min(columns, rows * 3 + 1)
    rows = min(rows, -(-columns // 3) + 1)
    size = Size(columns, rows)
    return size if columns >= SMALLEST.width and rows >= SMALLEST.height else None


def lying_token(setting: Setting) -> str:
    """What the sheet of this game lays on spaces, by the name it has there; empty if nothing."""
    adventure = setting.adventure
    return next((one for one in (*adventure.aliases, *adventure.tokens) if one in TOKEN_SIGNS), "")


def legend(names: Names, setting: Setting) -> list[Text]:
    """What the signs on the map mean, one by one."""
    out = [_sign(sign_of(gang), Style(color=colour_of(gang), bold=True), names.gang(gang)) for gang in setting.gangs]
    out.append(_sign(MILITIA_SIGN, Style(color=MILITIA_COLOUR, bold=True), "militia"))
    if setting.below:
        out.append(_sign(BEAST_SIGN, Style(color=BEAST_COLOUR, bold=True), "Cyclops"))
    treasures = names.library.treasures.values()
    kinds = [treasure.kind for treasure in treasures if treasure.is_chest_token]
    if "magic_gem" in setting.kit.token_index:
        kinds.append("magic_gem")
    sheet = setting.adventure.tokens
    if "relic" in sheet:
        relics = [setting.kinds[kind] for kind in sorted(setting.relic_kinds)]
        kinds += relics[1:] or relics
    out += [_sign(treasure_mark(kind, False), treasure_style(kind), names.kind(kind)) for kind in kinds]
    if "relic" in sheet:
        out.append(_sign("( )", Style.null(), "relic outside a chest"))
    out.append(_sign("{ }", Style.null(), "can only be bashed"))
    out.append(_sign("+", Style(color="green3", bold=True), "door, window"))
    out.append(_sign("#", SHUT, "portcullis"))
    out.append(_sign("*", Style.null(), "pentacle"))
    lying = lying_token(setting)
    if lying:
        out.append(_sign(TOKEN_SIGNS[lying], TOKEN, names.kind(lying).lower()))
    if setting.koa:
        kept = [token.id for token in setting.kit.exploration if token.id in EXPLORATION_SIGNS]
        out.append(_sign(HIDDEN, EXPLORATION, "face-down token"))
        out += [_sign(EXPLORATION_SIGNS[token], EXPLORATION, names.of(token)) for token in kept]
        out.append(_sign(WOUND_SIGN, SHUT, "wound"))
    out.append(_sign("2/4/4", Style(dim=True), "Combat, Movement, Mind"))
    return out


def room_names(names: Names, board: Board) -> list[Text]:
    """The codes of all rooms with their names."""
    return [_sign(s.code, ROOM_CODE, names.space(s.slug)) for s in board.spaces if s.kind == "room"]


def _sign(sign: str, style: Style, meaning: str) -> Text:
    return Text.assemble((sign, style), f" {meaning}")


def packed(parts: Iterable[Text], width: int) -> Text:
    """Parts beside each other in as many lines as it takes, none of them broken."""
    lines: list[Text] = [Text()]
    for part in parts:
        if lines[-1].plain and lines[-1].cell_len + part.cell_len + 2 > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append("  ")
        lines[-1].append_text(part)
    return Text("\n").join(lines)
