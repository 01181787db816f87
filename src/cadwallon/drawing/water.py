"""Canals with their ripples, boats and quays, and the fountain on the market."""

from __future__ import annotations

import math

from cadwallon.drawing.chance import dice, scatter
from cadwallon.drawing.layout import Layout
from cadwallon.drawing.light import blur
from cadwallon.drawing.patterns import GROUNDS
from cadwallon.drawing.shapes import Point, Region, Ring, area, mean
from cadwallon.drawing.svg import Canvas, el, num, path

BOAT = (
    '<path d="M-15 3q15 9 30 0" fill="none" stroke="#000" stroke-width="4" opacity=".4"/>'
    '<path d="M-15 0Q-9-6.5 4-6T16 0Q10 6 4 6T-15 0Z" fill="#5b3d25" stroke="#150c06" stroke-width="1.2"/>'
    '<path d="M-11 0Q-7-3.8 3-3.6T11.5 0Q8 3.6 3 3.6T-11 0Z" fill="#38240f"/>'
    '<path d="M-4-4v8M3-4v8" stroke="#80603c" stroke-width="1.8"/>'
)
RIPPLES = (("#5fa3b8", 0.5), ("#3d7f99", 0.6), ("#8fc4cf", 0.4))


def draw_water(canvas: Canvas, layout: Layout) -> None:
    """Paint canals and basins, then their banks."""
    for number, ring in enumerate(layout.fills("water")):
        _canal(canvas, f"w{number}", ring)
    quays: list[str] = []
    banks: list[str] = []
    for border in layout.borders:
        fills = {layout.fill_of(border.left), layout.fill_of(border.right)}
        if "water" in fills and None not in border.sides and fills != {"water"}:
            (quays if border.sides & layout.sites.keys() else banks).append(path(border.line))
    bank, quay = "".join(banks), "".join(quays)
    if bank:
        canvas.paint(el("path", d=bank, fill="none", stroke="#14181d", stroke_width=5))
        canvas.paint(el("path", d=bank, fill="none", stroke="#565f68", stroke_width=2.2))
    if quay:
        stones = {"d": quay, "fill": "none", "stroke_linecap": "round"}
        canvas.paint(el("path", **stones, stroke="#0a0f14", stroke_width=7))
        canvas.paint(el("path", **stones, stroke="#8b949b", stroke_width=4.4))
        canvas.paint(el("path", d=quay, fill="none", stroke="#3d454c", stroke_width=4.4, stroke_dasharray="1 8"))


def _canal(canvas: Canvas, name: str, ring: Ring) -> None:
    region, chance = Region([ring]), dice("water", ring[0])
    left, top, right, bottom = region.bounds
    line = path(ring, close=True)
    canvas.define(name, el("clipPath", el("path", d=line), id=name))
    edge = el("path", d=line, fill="none", stroke="#041019", stroke_width=18, filter=blur(canvas, 4), opacity=0.9)
    ripples = [""] * len(RIPPLES)
    for _ in range(int(abs(area(ring)) / 170)):
        x, y = chance.randrange(int(left), int(right)), chance.randrange(int(top), int(bottom))
        half = chance.randrange(3, 8)
        ripples[chance.randrange(len(RIPPLES))] += f"M{x} {y}q{num(half / 2)}-2.2 {half} 0t{half} 0"
    waves = "".join(
        el("path", d=d, stroke=colour, opacity=depth) for d, (colour, depth) in zip(ripples, RIPPLES, strict=True) if d
    )
    canvas.paint(el("path", d=line, fill="#123a52"))
    canvas.paint(el("g", edge + el("g", waves, fill="none"), clip_path=f"url(#{name})"))
    canvas.symbol("boat", BOAT)
    for p in sorted(scatter(region, chance, 70, 19, 300))[:3]:
        canvas.use("boat", p, round(chance.uniform(0, 360)))


def draw_fountains(canvas: Canvas, layout: Layout) -> None:
    """Paint a basin with eight sides on each area of this fill."""
    for ring in layout.fills("fountain"):
        x, y = center = mean(ring)
        radius = math.sqrt(abs(area(ring)) / math.pi) * 1.08
        wall, pool = _octagon(center, radius), _octagon(center, radius * 0.76)
        canvas.define("flag", GROUNDS["flag"])
        canvas.paint(
            el("path", d=path(ring, close=True), fill="url(#flag)"),
            el("path", d=path(_octagon((x + 4, y + 5), radius), close=True), opacity=0.5, filter=blur(canvas, 2)),
            el("path", d=path(wall, close=True), fill="#8d959d", stroke="#12161b", stroke_width=2),
            el("path", d=path(pool, close=True), fill="#1c5a75", stroke="#2a333b", stroke_width=1.6),
            el("circle", cx=x, cy=y, r=radius * 0.5, fill="none", stroke="#9fd3df", opacity=0.6),
            el("circle", cx=x, cy=y, r=radius * 0.3, fill="#a9b1b8", stroke="#20262c", stroke_width=1.4),
            el("circle", cx=x - 1.5, cy=y - 1.5, r=radius * 0.14, fill="#e6edf2"),
        )


def _octagon(center: Point, radius: float) -> Ring:
    angles = [math.pi / 8 + i * math.pi / 4 for i in range(8)]
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]
