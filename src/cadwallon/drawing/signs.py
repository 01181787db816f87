"""Signs on the picture: pentacles, the sign of a gate, compass and scroll."""

from __future__ import annotations

import math

from cadwallon.drawing.light import blur, glow
from cadwallon.drawing.shapes import Point
from cadwallon.drawing.svg import Canvas, Style, at, el, num, path

PORTCULLIS = (
    '<g transform="scale(.9)" opacity=".92"><circle r="17" fill="#0d1017" opacity=".55"/>'
    '<g stroke="#d9b25f" fill="none"><circle r="17" stroke-width="1.5"/>'
    '<path d="M-11 11V-4a11 9 0 0 1 22 0V11" stroke-width="2"/></g>'
    '<path d="M-8-9V10M-4-9V10M0-9V10M4-9V10M8-9V10M-10-3H10M-10 3H10" stroke="#e9d9ae" stroke-width="1.7"'
    ' stroke-linecap="round"/></g>'
)


def pentacle(canvas: Canvas, center: Point, radius: float) -> None:
    """Paint a glowing five-pointed star in its circle."""
    inner = radius * 0.86
    points = [(inner * math.sin(i * 0.8 * math.pi), -inner * math.cos(i * 0.8 * math.pi)) for i in range(5)]
    star = path(points, close=True, grain=0.1)
    name = f"pentacle{num(radius)}"
    soft: Style = {"stroke": "#b77bff", "stroke_width": 4.5, "opacity": 0.55}
    ring = el("circle", r=radius)
    lines = (
        el("g", ring + el("path", d=star), filter=blur(canvas, 2), **soft)
        + el("circle", r=radius, stroke="#f3e6ff", stroke_width=1.8)
        + el("circle", r=inner, stroke="#d7b3ff", stroke_width=0.8)
        + el("path", d=star, stroke="#f8f0ff", stroke_width=1.7)
    )
    shine = el("circle", r=radius * 1.9, fill=glow(canvas, "aura"))
    canvas.symbol(name, shine + el("g", lines, fill="none", stroke_linejoin="round"))
    canvas.use(name, center)


def compass(canvas: Canvas, center: Point, radius: float = 26) -> None:
    """Paint a compass; its letters are live text."""
    art = el("circle", r=radius, fill="#0b0e16", opacity=0.78)
    rings = el("circle", r=radius, stroke_width=1.6) + el("circle", r=radius * 0.82, stroke_width=0.7)
    art += el("g", rings, fill="none", stroke="#c9a14a")
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        far, wide = (radius * 0.62, radius * 0.12) if i % 2 else (radius * 0.96, radius * 0.17)
        light = el("path", d=f"M0 {num(-far)}L{num(wide)} {num(-wide)}L0 0Z", fill="#f0dca0")
        dark = el("path", d=f"M0 {num(-far)}L{num(-wide)} {num(-wide)}L0 0Z", fill="#8a6a25")
        art += el("g", light + dark, transform=f"rotate({i * 45})")
    canvas.paint(el("g", art, transform=at(center)))


def scroll(canvas: Canvas, center: Point, width: float, height: float, scale: float) -> None:
    """Paint the parchment on which the name of the board is written."""
    w, h = width, height

    def sheet(inset: float, sag: float) -> str:
        left, wide, high = inset - w / 2, w - 2 * inset, h - 6 - 2 * inset
        wave = f"q{num(wide / 4)} {num(-sag)} {num(wide / 2)} 0t{num(wide / 2)} 0"
        back = f"q{num(-wide / 4)} {num(sag)} {num(-wide / 2)} 0t{num(-wide / 2)} 0"
        return f"M{num(left)} {num(3 + inset - h / 2)}{wave}v{num(high)}{back}z"

    shadow = el("rect", x=4 - w / 2, y=6 - h / 2, width=w, height=h, opacity=0.5, filter=blur(canvas, 2))
    art = shadow + el("path", d=sheet(0, 5), fill="#e7cf98", stroke="#4a2a0d", stroke_width=1.6)
    art += el("path", d=sheet(4, 4), fill="none", stroke="#8a5a22", stroke_width=0.8)
    canvas.paint(el("g", art, transform=at(center, 0, scale)))
