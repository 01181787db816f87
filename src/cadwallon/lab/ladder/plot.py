"""The figures of a ladder as a picture: shares of victories, ratings, and shares by adventure.

Plain SVG, readable on light and on dark pages: the colours follow what the reader's system asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

from cadwallon.lab.ladder.figures import Results, Share
from cadwallon.lab.ladder.lines import Setup, levels

Name = Callable[[str], str]

WIDTH, EDGE = 880, 28
LABEL = 275
"""Where the scales begin, right of the labels."""
FIGURES = 185
"""What the figures right of a scale take."""
ROW, SMALL_ROW = 34, 24

STYLE = """
  svg { color-scheme: light dark; }
  .page { fill: #fbfaf7; } text { fill: #23262b; font: 14px system-ui, "Segoe UI", Roboto, Helvetica, sans-serif; }
  .title { font-size: 19px; font-weight: 650; } .head { font-size: 15px; font-weight: 650; }
  .quiet { fill: #686d76; font-size: 12.5px; } .figure { font-weight: 650; font-variant-numeric: tabular-nums; }
  .grid { stroke: #dcd9d1; stroke-width: 1; } .even { stroke: #8b8f97; stroke-width: 1.5; stroke-dasharray: 3 3; }
  .range { stroke: #2f6f8f; stroke-width: 6; stroke-linecap: round; opacity: .32; }
  .dot { fill: #2f6f8f; stroke: #fbfaf7; stroke-width: 1.5; }
  .below .range { stroke: #b4441f; } .below .dot { fill: #b4441f; } .below .figure, .warn { fill: #b4441f; }
  @media (prefers-color-scheme: dark) {
    .page { fill: #1b1d21; } text { fill: #e8e6e1; } .quiet { fill: #a0a4ac; }
    .grid { stroke: #33363d; } .even { stroke: #858a94; }
    .range { stroke: #6fb7d8; } .dot { fill: #6fb7d8; stroke: #1b1d21; }
    .below .range { stroke: #f08a62; } .below .dot { fill: #f08a62; } .below .figure, .warn { fill: #f08a62; }
  }
"""


class Scale(NamedTuple):
    """From figures to places across the picture."""

    low: float
    high: float
    left: float
    right: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.left + min(max(part, 0.0), 1.0) * (self.right - self.left), 1)


class Mark(NamedTuple):
    """A value with its interval on a scale."""

    label: str
    value: float
    low: float
    high: float
    figure: str
    note: str
    even: float | None = None
    warn: bool = False
    """Somebody is weaker here than he should be."""

    @property
    def kind(self) -> str:
        return "below" if self.warn else "row"


def plot(setup: Setup, results: Results, names: Name) -> str:
    """The picture as text. ``names`` turns the id of an adventure into what a player reads."""
    parts: list[str] = []
    y = 46.0
    parts += [_text(EDGE, y, _title(setup, names), "title"), _text(EDGE, y + 22, _subtitle(setup, results), "quiet")]
    y += 64
    across = Scale(0, 100, LABEL, WIDTH - EDGE - FIGURES)
    y = _panel(parts, y, "Share of victories", across, range(0, 101, 25), " %", _shares(results))
    ratings = _ratings(results)
    if ratings:
        scale, ticks = _nice(ratings, LABEL, WIDTH - EDGE - FIGURES)
        y = _panel(parts, y + 34, f"Rating (Elo points above {setup.bots[-1]})", scale, ticks, "", [("", ratings)])
    if len(setup.adventures) > 1 and levels(setup) and results.games:
        y = _adventures(parts, y + 34, setup, results, names)
    legend = "Bars are 95 % intervals; dashes show what equal strength would bring."
    parts.append(_text(EDGE, y + 26, legend, "quiet"))
    height = round(y + 50)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{_quoted(_title(setup, names))}">\n<style>{STYLE}</style>\n'
        f'<rect class="page" width="{WIDTH}" height="{height}" rx="10"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _title(setup: Setup, names: Name) -> str:
    if len(setup.adventures) == 1:
        where = names(setup.adventures[0])
    else:
        where = f"{len(setup.adventures)} adventures"
    return f"Ladder: {setup.players} players, {where}"


def _subtitle(setup: Setup, results: Results) -> str:
    words = [f"{results.games} games in bundles of {results.bundle}", f"seed {setup.seed}"]
    if setup.playouts is not None:
        words.append(f"{setup.playouts} playouts a decision")
    if setup.seconds is not None:
        words.append(f"{setup.seconds:g} s a decision")
    if setup.mode is not None:
        words.append(f"mode {setup.mode}")
    if setup.inn:
        words.append("with the Inn")
    return ", ".join(words)


def _shares(results: Results) -> list[tuple[str, list[Mark]]]:
    """The marks of all lines: the first bot of two stands for the line, of more each has a mark under its title."""
    played = [line for line in results.lines if line.games]
    pairs = [_share(line.title, line.shares[0], warn=True) for line in played if len(line.shares) == 2]
    more = [(line.title, [_share(one.bot, one) for one in line.shares]) for line in played if len(line.shares) > 2]
    return [("", pairs), *more]


def _share(label: str, share: Share, warn: bool = False) -> Mark:
    value, low, high, even = 100 * share.share, 100 * share.low, 100 * share.high, 100 * share.even
    figure, note = f"{value:.1f} %", f"{low:.1f} to {high:.1f}"
    return Mark(label, value, low, high, figure, note, even, warn and value < even - 1e-7)


def _ratings(results: Results) -> list[Mark]:
    marks = [
        Mark(bot.bot, bot.rating, bot.low, bot.high, f"{bot.rating:.0f}", f"{bot.low:.0f} to {bot.high:.0f}")
        for bot in results.bots
        if bot.rating is not None and bot.low is not None and bot.high is not None
    ]
    marks = [mark if mark.low < mark.high else mark._replace(figure="0", note="") for mark in marks]
    return sorted(marks, key=lambda mark: -mark.value) if len(marks) > 1 else []


def _panel(
    parts: list[str],
    y: float,
    title: str,
    scale: Scale,
    ticks: Iterable[int],
    unit: str,
    groups: list[tuple[str, list[Mark]]],
) -> float:
    """A heading, a scale and a row for each mark, with the titles of the groups between them; where it ends."""
    parts.append(_text(EDGE, y, title, "head"))
    top = y + 18
    rows = sum(len(marks) + bool(name) for name, marks in groups)
    _grid(parts, scale, ticks, top, top + ROW * rows, unit)
    middle = top - ROW / 2
    for name, marks in groups:
        if name:
            middle += ROW
            parts.append(_text(EDGE, middle + 8, name, "quiet"))
        for mark in marks:
            middle += ROW
            parts.append(f'<g class="{mark.kind}">')
            parts.append(_text(EDGE, middle + 5, _short(mark.label, 33)))
            parts += _drawn(mark, scale, middle, 10, 6)
            parts.append(_text(scale.right + 78, middle + 5, mark.figure, "figure", "end"))
            parts.append(_text(scale.right + 90, middle + 5, mark.note, "quiet"))
            parts.append("</g>")
    return top + ROW * rows + 20


def _grid(parts: list[str], scale: Scale, ticks: Iterable[int], top: float, bottom: float, unit: str) -> None:
    for tick in ticks:
        x = scale(tick)
        parts.append(f'<line class="grid" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 18, f"{tick}{unit}", "quiet", "middle"))


def _drawn(mark: Mark, scale: Scale, middle: float, half: float, radius: float) -> list[str]:
    low, high, x = scale(mark.low), scale(mark.high), scale(mark.value)
    drawn = []
    if mark.even is not None:
        even = scale(mark.even)
        drawn.append(f'<line class="even" x1="{even}" y1="{middle - half}" x2="{even}" y2="{middle + half}"/>')
    if mark.low < mark.high:
        drawn.append(f'<line class="range" x1="{low}" y1="{middle}" x2="{high}" y2="{middle}"/>')
    drawn.append(f'<circle class="dot" cx="{x}" cy="{middle}" r="{radius}"/>')
    return drawn


def _adventures(parts: list[str], y: float, setup: Setup, results: Results, names: Name) -> float:
    """A narrow scale for each bot and the next one, a row for each adventure."""
    shown = levels(setup)
    found = {(one.adventure, one.line): one for one in results.adventures}
    parts.append(_text(EDGE, y, "By adventure", "head"))
    top = y + 40
    bottom = top + SMALL_ROW * len(setup.adventures)
    gap = 44
    width = (WIDTH - EDGE - LABEL - gap * (len(shown) - 1)) / len(shown)
    for column, line in enumerate(shown):
        left = LABEL + column * (width + gap)
        scale = Scale(0, 100, left + 6, left + width - 6)
        heading = f"{setup.lines[line][0]} over {setup.lines[line][1]}"
        parts.append(_text(left + width / 2, y + 26, _short(heading, max(12, floor(width / 6.4))), "quiet", "middle"))
        _grid(parts, scale, (0, 50, 100) if width < 260 else range(0, 101, 25), top, bottom, " %")
        for at, adventure in enumerate(setup.adventures):
            one = found[adventure, line]
            if one.games:
                mark = Mark("", 100 * one.share, 100 * one.low, 100 * one.high, "", "", 100 * one.even, one.below)
                parts.append(f'<g class="{mark.kind}">')
                parts += [*_drawn(mark, scale, top + SMALL_ROW * (at + 0.5), 7, 4.5), "</g>"]
    for at, adventure in enumerate(setup.adventures):
        below = any(found[adventure, line].below and found[adventure, line].games for line in shown)
        kind = "warn" if below else ""
        parts.append(_text(EDGE, top + SMALL_ROW * (at + 0.5) + 5, _short(names(adventure), 33), kind))
    return bottom + 20


def _nice(marks: list[Mark], left: float, right: float) -> tuple[Scale, range]:
    """A scale around all intervals, with round numbers on it."""
    low, high = min(0.0, *(mark.low for mark in marks)), max(0.0, *(mark.high for mark in marks))
    rough = max(high - low, 1.0) / 5
    power = 10 ** floor(log10(rough))
    step = max(1, round(next(factor for factor in (1, 2, 5, 10) if factor * power >= rough) * power))
    first, last = floor(low / step) * step, ceil(high / step) * step
    return Scale(first, last, left, right), range(first, last + 1, step)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _quoted(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "") -> str:
    words = f' class="{kind}"' * bool(kind) + f' text-anchor="{anchor}"' * bool(anchor)
    return f'<text x="{round(x, 1)}" y="{round(y, 1)}"{words}>{escape(text)}</text>'
