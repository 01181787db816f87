"""Writing SVG with few bytes: short numbers, relative paths, and drawings that are defined once and used often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cadwallon.drawing.shapes import Point

Style = dict[str, str | float]
"""Attributes, as ``el`` takes them."""


def num(value: float, digits: int = 1) -> str:
    """A number with few characters: ``12``, ``.5``, ``-3.2``."""
    text = f"{value:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0."):
        return "-" + text[2:]
    return "0" if text == "-0" else text


def el(tag: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; ``stroke_width=2`` becomes ``stroke-width="2"``, ``id_`` and ``in_`` lose their last line."""
    parts = [tag]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else num(value, 2)
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    head = " ".join(parts)
    return f"<{head}>{content}</{tag}>" if content else f"<{head}/>"


def path(points: Sequence[Point], *, close: bool = False, grain: float = 0.5) -> str:
    """A line through the points, each put on a grid of this grain, written in relative steps."""
    digits = 0 if grain >= 1 else 1
    on_grid = [(round(x / grain), round(y / grain)) for x, y in points]
    (x, y), text = on_grid[0], []
    text.append("M" + _pair(x * grain, y * grain, digits))
    command = "M"
    for u, v in on_grid[1:]:
        dx, dy = (u - x) * grain, (v - y) * grain
        if not dx and not dy:
            continue
        letter = "h" if not dy else "v" if not dx else "l"
        numbers = num(dx, digits) if letter == "h" else num(dy, digits) if letter == "v" else _pair(dx, dy, digits)
        repeated = letter == command
        text.append(numbers if repeated and numbers[0] == "-" else (" " if repeated else letter) + numbers)
        command, x, y = letter, u, v
    return "".join(text) + ("z" if close else "")


def _pair(x: float, y: float, digits: int) -> str:
    first, second = num(x, digits), num(y, digits)
    return first + second if second[0] == "-" else f"{first} {second}"


def rings(outlines: Iterable[Sequence[Point]], grain: float = 0.5) -> str:
    """Closed lines, one after another."""
    return "".join(path(ring, close=True, grain=grain) for ring in outlines)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two colours."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def shade(colour: str, amount: float) -> str:
    """Lighter (up to 1) or darker (down to -1)."""
    return mix(colour, "#ffffff", amount) if amount >= 0 else mix(colour, "#000000", -amount)


def at(p: Point, turn: float = 0.0, scale: float = 1.0) -> str:
    """A transformation that puts something drawn round 0, 0 at a place."""
    text = f"translate({num(p[0])} {num(p[1])})"
    if round(turn, 1):
        text += f"rotate({num(turn)})"
    return text + (f"scale({num(scale, 2)})" if scale != 1 else "")


class Canvas:
    """A picture being drawn: definitions, each once, and what is painted, in order."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._definitions: dict[str, str] = {}
        self._painted: list[str] = []

    def define(self, name: str, element: str) -> None:
        """Keep an element that carries this id."""
        self._definitions.setdefault(name, element)

    def symbol(self, name: str, art: str) -> None:
        """Keep a drawing that is used under this name."""
        self.define(name, f'<g id="{name}">{art}</g>')

    def paint(self, *elements: str) -> None:
        """Paint over what is there."""
        self._painted += elements

    def use(self, name: str, p: Point, turn: float = 0.0, scale: float = 1.0) -> None:
        """Paint a drawing that has been defined."""
        self.paint(used(name, p, turn, scale))

    def cover(self, **attributes: str | float) -> None:
        """Paint the whole picture."""
        self.paint(el("rect", width=self.width, height=self.height, **attributes))

    def finish(self) -> str:
        """The picture."""
        width, height = num(self.width), num(self.height)
        size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        return "\n".join((head, "<defs>", *self._definitions.values(), "</defs>", *self._painted, "</svg>\n"))


def used(name: str, p: Point, turn: float = 0.0, scale: float = 1.0) -> str:
    """A drawing that has been defined, at a place."""
    if not round(turn, 1) and scale == 1:
        return f'<use href="#{name}" x="{num(p[0])}" y="{num(p[1])}"/>'
    return f'<use href="#{name}" transform="{at(p, turn, scale)}"/>'
