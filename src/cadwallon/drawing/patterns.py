"""Grounds and floors as tiles that repeat without a seam: cobbles, flagstones, planks, parquet, roof tiles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cadwallon.drawing.chance import dice
from cadwallon.drawing.svg import Style, el, num, shade

SHADES = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""Stones come in five shades, so that each shade is one path."""


def pattern(name: str, width: float, height: float, content: str, **attributes: str) -> str:
    """A tile that repeats."""
    return el("pattern", content, id=name, width=width, height=height, patternUnits="userSpaceOnUse", **attributes)


def stones(
    name: str, tile: int, row: int, widths: tuple[float, float], base: str, joint: str, contrast: float, bend: float
) -> str:
    """Rounded stones in staggered rows; ``bend`` is the radius of their corners."""
    by_shade = _courses(dice("stones", name), tile, row, widths, bend)
    parts = [el("rect", width=tile, height=tile, fill=joint)]
    for level, courses in zip(SHADES, by_shade, strict=True):
        colour = shade(base, level * contrast)
        parts.append(el("path", d=courses, fill=colour, stroke=colour))
    art = el("g", "".join(parts[1:]), stroke_width=2 * bend, stroke_linejoin="round")
    return pattern(name, tile, tile, parts[0] + art)


def worn_stones(name: str, tile: int, row: int, widths: tuple[float, float], contrast: float, bend: float) -> str:
    """Stones as light and shadow only, to be laid over a floor of any colour."""
    by_shade = _courses(dice("stones", name), tile, row, widths, bend)
    joints = el("path", d="".join(by_shade), fill="#000", stroke="#000")
    sheet = el("rect", width=tile, height=tile, fill="#fff")
    group = el("g", sheet + joints, stroke_width=2 * bend, stroke_linejoin="round")
    mask = el("mask", group, id=f"{name}-joints")
    parts = [el("rect", width=tile, height=tile, opacity=0.5, mask=f"url(#{name}-joints)")]
    for level, courses in zip(SHADES, by_shade, strict=True):
        if level:
            colour, depth = ("#fff", 0.8) if level > 0 else ("#000", 1.0)
            look: Style = {"fill": colour, "stroke": colour, "opacity": abs(level) * contrast * depth}
            parts.append(el("path", d=courses, stroke_width=2 * bend, stroke_linejoin="round", **look))
    return mask + pattern(name, tile, tile, "".join(parts))


def _courses(chance: Random, tile: int, row: int, widths: tuple[float, float], bend: float) -> Sequence[str]:
    """One path for each shade. A stone that crosses the right edge comes in again at the left."""
    least, most = widths
    inset = 0.6 + bend
    paths = [""] * len(SHADES)
    for course in range(round(tile / row)):
        cuts, x = [], chance.uniform(0, most)
        while x < tile + least * 0.5:
            cuts.append(x)
            x += chance.uniform(least, most)
        while tile + cuts[0] - cuts[-1] < least * 0.6 and len(cuts) > 2:
            cuts.pop()
        for left, right in zip(cuts, [*cuts[1:], cuts[0] + tile], strict=True):
            number = chance.randrange(len(SHADES))
            wide, high = num(max(0.1, right - left - 2 * inset)), num(row - 2 * inset)
            for shift in (0, -tile):
                if left + shift < tile and right + shift > 0:
                    start = f"M{num(left + shift + inset)} {num(course * row + inset)}"
                    paths[number] += f"{start}h{wide}v{high}h-{wide}z"
    return paths


def planks(name: str, base: str, joint: str, wide: int = 9, tile: int = 72) -> str:
    """Boards with their joints and a little grain."""
    chance = dice("planks", name)
    boards, joints, grain = [], "", ""
    for top in range(0, tile, wide):
        colour = shade(base, 0.035 * chance.randrange(-2, 3))
        boards.append(el("rect", y=top, width=tile, height=wide, fill=colour))
        joints += f"M0 {top}h{tile}M{chance.randrange(tile)} {top}v{wide}"
        grain += f"M{chance.randrange(tile - 20)} {num(top + chance.uniform(2.5, wide - 2.5))}q8-1.2 18 0"
    lines = el("path", d=joints, stroke=joint, stroke_width=0.9, opacity=0.7)
    lines += el("path", d=grain, stroke=joint, stroke_width=0.5, fill="none", opacity=0.4)
    return pattern(name, tile, tile, "".join(boards) + lines)


def tiles(name: str, light: str, dark: str, side: int = 11) -> str:
    """A chequered floor."""
    both = 2 * side
    art = el("rect", width=both, height=both, fill=light)
    art += el("path", d=f"M0 0h{side}v{both}h{side}v-{side}H0z", fill=dark)
    lines = f"M0 0H{both}M0 {side}H{both}M0 0V{both}M{side} 0V{both}"
    art += el("path", d=lines, stroke="#7a5426", stroke_width=0.5, opacity=0.5)
    return pattern(name, both, both, art, patternTransform="rotate(45)")


def parquet(name: str, base: str, joint: str, side: int = 18) -> str:
    """Little boards in squares that lie crosswise by turns."""
    third, both = side // 3, 2 * side
    art = [el("rect", width=both, height=both, fill=base)]
    for k, (level, upright) in enumerate(((0.03, -0.06), (-0.05, 0.04), (0.0, -0.01))):
        y, x = k * third, k * third
        flat = f"M0 {y}h{side}v{third}H0zM{side} {side + y}h{side}v{third}h-{side}z"
        stand = f"M{side + x} 0h{third}v{side}h-{third}zM{x} {side}h{third}v{side}h-{third}z"
        art += [el("path", d=flat, fill=shade(base, level)), el("path", d=stand, fill=shade(base, upright))]
    return pattern(name, both, both, el("g", "".join(art), stroke=joint, stroke_width=0.5, stroke_opacity=0.55))


def roof_tiles(name: str, turn: int) -> str:
    """Courses of tiles that run in this direction (degrees), as lines to be laid over a roof of any colour."""
    return el("pattern", id=name, href="#courses", patternTransform=f"rotate({turn})")


COURSES = pattern(
    "courses",
    40,
    5,
    el("path", d="M0 .5H40", stroke="#000", opacity=0.42)
    + el("path", d="M4 1v4M12.5 1v4M20.5 1v4M29 1v4M36.5 1v4", stroke="#000", stroke_width=0.7, opacity=0.22)
    + el("path", d="M0 1.6H40", stroke="#fff", stroke_width=0.5, opacity=0.1),
)
"""What ``roof_tiles`` turn."""

GROUNDS = {
    "cobble": stones("cobble", 63, 7, (6, 10.5), "#5f7088", "#2d3848", 0.11, 2.2),
    "flag": stones("flag", 84, 14, (14, 25), "#6d7f98", "#364355", 0.08, 1.6),
    "deck": planks("deck", "#7a6a58", "#2e251c"),
    "ashlar": stones("ashlar", 48, 6, (9, 14), "#77706a", "#2d2a28", 0.1, 0.6),
    "planks": planks("planks", "#d3a869", "#8a5b27"),
    "flags": stones("flags", 80, 16, (15, 24), "#d9bd8c", "#8f6b3c", 0.07, 1.5),
    "tiles": tiles("tiles", "#e3cb9b", "#c49d66"),
    "parquet": parquet("parquet", "#cf9f5d", "#7d4f1f"),
}
"""Grounds of the city and floors of its rooms."""
