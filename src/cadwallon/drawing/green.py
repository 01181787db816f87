"""Gardens with their trees, and graveyards."""

from __future__ import annotations

import math

from cadwallon.drawing.chance import dice, scatter
from cadwallon.drawing.layout import Layout
from cadwallon.drawing.light import glow
from cadwallon.drawing.shapes import Region, Ring
from cadwallon.drawing.svg import Canvas, el, num, path

STONE = (
    '<path d="M-3.4 5v-7a3.4 3.4 0 0 1 6.8 0v7z" fill="#8f979f" stroke="#1a1f22" stroke-width=".8"/>'
    '<path d="M-3.4 5h9l-2 3h-9z" opacity=".4"/><path d="M0-3v5M-1.6-1.4h3.2" stroke="#4a5157" stroke-width=".8"/>'
)
SIZES = (9, 10, 11, 12, 13)


def draw_greenery(canvas: Canvas, layout: Layout) -> None:
    """Paint gardens and graveyards."""
    for ring in layout.fills("garden"):
        _lawn(canvas, ring, "#22331f")
        chance = dice("garden", ring[0])
        for p in scatter(Region([ring]), chance, 13, 10):
            canvas.use(_tree(canvas, chance.randrange(len(SIZES))), (round(p[0]), round(p[1])))
    for ring in layout.fills("graveyard"):
        _lawn(canvas, ring, "#2a332d")
        _graves(canvas, ring)


def _lawn(canvas: Canvas, ring: Ring, colour: str) -> None:
    line = path(ring, close=True)
    canvas.paint(el("path", d=line, fill=colour, stroke="#0b120b", stroke_width=2))
    canvas.paint(el("path", d=line, fill="none", stroke="#6b6a5d", stroke_width=4, stroke_dasharray="9 2"))


def _tree(canvas: Canvas, number: int) -> str:
    """A tree of one of five sizes, with its shadow and its lighter leaves."""
    name, size, chance = f"tree{number}", SIZES[number], dice("tree", number)
    art = el("circle", cx=3, cy=4, r=size, opacity=0.45)
    art += el("circle", r=size, fill=glow(canvas, "leaves"), stroke="#0c170d", stroke_width=0.8)
    leaf, leaves = num(size * 0.2), ""
    for _ in range(5):
        angle, far = chance.uniform(0, 2 * math.pi), chance.uniform(0.2, 0.8) * size
        leaves += f"M{num(far * math.cos(angle))} {num(far * math.sin(angle))}h.01"
    art += el("path", d=leaves, stroke="#6f9159", stroke_width=2 * float(leaf), stroke_linecap="round", opacity=0.25)
    canvas.symbol(name, art)
    return name


def _graves(canvas: Canvas, ring: Ring) -> None:
    """Rows of stones that lean a little, and a few bushes."""
    region, chance = Region([ring]), dice("graves", ring[0])
    left, top, right, bottom = region.bounds
    canvas.symbol("grave", STONE)
    y = top + 18
    while y < bottom - 12:
        x = left + 14 + chance.uniform(0, 6)
        while x < right - 10:
            p = (x + chance.uniform(-2, 2), y + chance.uniform(-2, 2))
            if region.holds(p) and region.clearance(p) > 9 and chance.random() < 0.82:
                canvas.use("grave", (round(p[0]), round(p[1])), round(chance.uniform(-9, 9)))
            x += chance.uniform(14, 19)
        y += 19
    bush = el("circle", cx=2, cy=3, r=7, opacity=0.4) + el("circle", r=7, fill=glow(canvas, "leaves"), opacity=0.95)
    canvas.symbol("bush", bush)
    for p in scatter(region, chance, 40, 9, 60):
        canvas.use("bush", (round(p[0]), round(p[1])))
