"""Roofs: the areas nobody enters are cut into houses, each with a hipped roof lit by the moon."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from cadwallon.drawing.borders import outlines, trace
from cadwallon.drawing.chance import dice
from cadwallon.drawing.layout import Layout
from cadwallon.drawing.light import MOON, glow
from cadwallon.drawing.patterns import COURSES, roof_tiles
from cadwallon.drawing.shapes import Point, Region, Ring, axis, cut, mean
from cadwallon.drawing.svg import Canvas, Style, el, path, rings, shade

TONES = ("#39435a", "#343c4e", "#4a3a3f", "#3d3444", "#403e46", "#36464c", "#52403b", "#2f3850")
DARKER = (-0.2, -0.12, -0.04)
LARGEST = 24
"""Cells of the largest house."""
TURN = 10
"""Slopes face one of 36 directions, so that all slopes of one direction are one path."""

Cell = tuple[int, int]

CHIMNEY = (
    '<path d="M-2-2h9v8h-9z" opacity=".4"/><path d="M-4-4h8v8h-8z" fill="#5d4a45" stroke="#15100f" stroke-width=".8"/>'
    '<path d="M-2-2h4v4h-4z" fill="#120c0b"/>'
)
DORMER = (
    '<circle r="9" fill="url(#lamp)" opacity=".5"/><path d="M-3.2-2.4h6.4v4.8h-6.4z" fill="#f4c35a" stroke="#241a12"/>'
    '<path d="M0-2.4v4.8" stroke="#241a12" stroke-width=".7"/>'
)


@dataclass(slots=True)
class _Work:
    """All roofs, sorted by what can be painted in one go."""

    walls: dict[str, list[Ring]] = field(default_factory=lambda: defaultdict(list))
    slopes: dict[int, list[Ring]] = field(default_factory=lambda: defaultdict(list))
    ridges: list[str] = field(default_factory=list)
    details: list[tuple[str, Point, float]] = field(default_factory=list)


def draw_roofs(canvas: Canvas, layout: Layout) -> None:
    """Paint all houses."""
    codes = {code for code, fill in layout.board.fill.items() if fill == "roof"}
    cells = {(x, y) for y, row in enumerate(layout.board.grid) for x, code in enumerate(row) if code in codes}
    houses = [house for block in _parts(cells) for house in _split(block)]
    grid = [list(row) for row in layout.board.grid]
    for number, house in enumerate(houses):
        for x, y in house:
            grid[y][x] = f"house{number}"
    borders = trace(grid, layout.cell)
    work = _Work()
    for number, house in enumerate(houses):
        _raise(work, number, house, outlines(borders, f"house{number}")[0], layout.cell)
    canvas.define("courses", COURSES)
    canvas.cover(fill="#2b3040")  # shows only in slits between a roof and a slanted street
    canvas.cover(fill="url(#courses)")
    _paint(canvas, work)
    seams = [b.line for b in borders if any(label and label.startswith("house") for label in b.sides)]
    seam = "".join(path(line) for line in seams)
    canvas.paint(el("path", d=seam, fill="none", stroke="#0b0c12", stroke_width=1.6, opacity=0.9))
    for name, p, turn in work.details:
        canvas.use(name, p, turn)


def _paint(canvas: Canvas, work: _Work) -> None:
    for colour, walls in work.walls.items():
        canvas.paint(el("path", d=rings(walls), fill=colour))
    for facing, slopes in sorted(work.slopes.items()):
        angle = math.radians(facing * TURN)
        light = math.cos(angle) * MOON[0] + math.sin(angle) * MOON[1]
        name, turn = f"r{facing}", (facing * TURN + 90) % 180
        canvas.define(f"h{turn}", roof_tiles(f"h{turn}", turn))
        canvas.define(name, el("path", id=name, d=rings(slopes)))
        if light > 0:
            canvas.paint(el("use", href=f"#{name}", fill="#fff", opacity=0.2 * light))
            canvas.paint(el("use", href=f"#{name}", fill="#7f95bd", opacity=0.22 * light))
        else:
            canvas.paint(el("use", href=f"#{name}", opacity=-0.42 * light))
        canvas.paint(el("use", href=f"#{name}", fill=f"url(#h{turn})"))
    look: Style = {"stroke": "#8b97ad", "stroke_width": 1.6, "stroke_linecap": "round", "opacity": 0.6}
    canvas.paint(el("path", d="".join(work.ridges), **look))
    glow(canvas, "lamp")
    canvas.symbol("chimney", CHIMNEY)
    canvas.symbol("dormer", DORMER)


def _raise(work: _Work, number: int, house: list[Cell], ring: Ring, cell: float) -> None:
    """One roof: four slopes that meet in a ridge along the house."""
    chance = dice("house", number, len(house))
    points = [((x + 0.5) * cell, (y + 0.5) * cell) for x, y in house]
    turn = axis(points)
    if len(house) <= 7:
        turn = round(turn / (math.pi / 2)) * math.pi / 2
    (cx, cy), half, wide, turn = _frame(ring, mean(points), turn)
    ux, uy = math.cos(turn), math.sin(turn)
    ridge = max(0.0, half - wide) if chance.random() < 0.7 else max(0.0, half - wide * 0.35)  # hipped, or nearly gabled
    slope = (half - ridge) / wide if wide else 1.0
    work.walls[shade(TONES[chance.randrange(len(TONES))], DARKER[chance.randrange(len(DARKER))])].append(ring)

    def inside(along: float, across: float, limit: float) -> tuple[float, float, float]:
        nx, ny = along * ux - across * uy, along * uy + across * ux
        return nx, ny, limit + nx * cx + ny * cy

    sides = (
        (90, (inside(0, -1, 0), inside(1, -slope, ridge), inside(-1, -slope, ridge))),
        (270, (inside(0, 1, 0), inside(1, slope, ridge), inside(-1, slope, ridge))),
        (0, (inside(-1, slope, -ridge), inside(-1, -slope, -ridge))),
        (180, (inside(1, slope, -ridge), inside(1, -slope, -ridge))),
    )
    for facing, limits in sides:
        part = ring
        for limit in limits:
            part = cut(part, *limit)
        if len(part) > 2:
            work.slopes[round((math.degrees(turn) + facing) / TURN) % (360 // TURN)].append(part)
    region = Region([ring])
    ends = (cx + ridge * ux, cy + ridge * uy), (cx - ridge * ux, cy - ridge * uy)
    if all(region.holds(end) for end in ends):
        work.ridges.append(path(ends))
    for name, share, spread, aside in (("chimney", 0.55, 0.6, 0.0), ("dormer", 0.4, 0.8, 0.55)):
        if chance.random() < share:
            t = chance.uniform(-spread, spread) * ridge
            v = (chance.choice((-aside, aside)) if aside else chance.uniform(-0.3, 0.3)) * wide
            p = (cx + t * ux - v * uy, cy + t * uy + v * ux)
            if region.holds(p) and region.clearance(p) > 8:
                work.details.append((name, p, round(math.degrees(turn) / TURN) * TURN % 360))


def _frame(ring: Ring, around: Point, turn: float) -> tuple[Point, float, float, float]:
    """The box round a house that lies along it: its middle, half its length and width, and how it is turned."""
    cos, sin = math.cos(turn), math.sin(turn)
    us = [(x - around[0]) * cos + (y - around[1]) * sin for x, y in ring]
    vs = [(y - around[1]) * cos - (x - around[0]) * sin for x, y in ring]
    half, wide = (max(us) - min(us)) / 2, (max(vs) - min(vs)) / 2
    u, v = (max(us) + min(us)) / 2, (max(vs) + min(vs)) / 2
    center = (around[0] + u * cos - v * sin, around[1] + u * sin + v * cos)
    return (center, half, wide, turn) if half >= wide else (center, wide, half, turn + math.pi / 2)


def _parts(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Cells that hang together."""
    left, parts = set(cells), []
    for start in sorted(left):
        if start not in left:
            continue
        left.remove(start)
        part = [start]
        for x, y in part:
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in left:
                    left.remove(cell)
                    part.append(cell)
        parts.append(part)
    return parts


def _split(block: list[Cell]) -> list[list[Cell]]:
    """Cut a block into houses, where the seam is short and the halves are about equal."""
    if len(block) <= LARGEST:
        return [block]
    cells, chance = set(block), dice("split", min(block), len(block))
    best: tuple[float, int, int] | None = None
    for way in (0, 1):
        low, high = min(cell[way] for cell in block), max(cell[way] for cell in block) + 1
        for at in range(low + 2, high - 1):
            before = sum(cell[way] < at for cell in block)
            if min(before, len(block) - before) < 6:
                continue
            step = (1, 0) if way == 0 else (0, 1)
            seam = sum((x + step[0], y + step[1]) in cells for x, y in block if (x, y)[way] == at - 1)
            price = seam + 10 * abs(before / len(block) - 0.5) + chance.uniform(0, 1.5)
            if best is None or price < best[0]:
                best = price, way, at
    if best is None:
        return [block]
    _, way, at = best
    halves = [cell for cell in block if cell[way] < at], [cell for cell in block if cell[way] >= at]
    return [house for half in halves for part in _parts(half) for house in _split(part)]
