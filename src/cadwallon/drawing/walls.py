"""Lines between spaces: house fronts, white lines to be crossed, red lines that may not be, and the doors in them."""

from __future__ import annotations

import math

from cadwallon.drawing.layout import OPEN, Layout
from cadwallon.drawing.svg import Canvas, Style, el, path

DOOR = (
    '<rect x="-5" y="-11.5" width="10" height="23" rx="1" fill="#2b1508"/>'
    '<path d="M-3.6-10h7.2v20h-7.2z" fill="#8a5a2b"/>'
    '<path d="M-3.6-5h7.2M-3.6 0h7.2M-3.6 5h7.2" stroke="#4b2c10" stroke-width=".9"/>'
)
WINDOW = (
    '<rect x="-4.6" y="-11.5" width="9.2" height="23" rx="1" fill="#1c222b"/>'
    '<path d="M-3.2-10h6.4v20h-6.4z" fill="#ffe9a8"/>'
    '<path d="M-3.2-5h6.4M-3.2 0h6.4M-3.2 5h6.4M0-10v20" stroke="#3a4656" stroke-width=".9"/>'
)
BOTH_WAYS = "M-17 0L-7-8V-3.3H7V-8L17 0L7 8V3.3H-7V8Z"
FRONTS = ("roof", "garden", "graveyard")


def draw_walls(canvas: Canvas, layout: Layout) -> None:
    """Paint house fronts, white lines and red lines, in this order."""
    kinds = {site.space.code: site.space.kind for site in layout.sites.values()}
    lines = {frozenset((way.a, way.b)) for way in layout.ways if way.kind == "line"}
    red, front, white = "", "", ""
    for border in layout.borders:
        if border.left is None or border.right is None:
            continue
        both = [kinds.get(border.left), kinds.get(border.right)]
        if border.sides in lines:
            white += path(border.line)
        elif "room" in both or all(kind in OPEN for kind in both):
            red += path(border.line)
        elif any(kind in OPEN for kind in both) and any(layout.fill_of(label) in FRONTS for label in border.sides):
            front += path(border.line)
    _strokes(canvas, "fronts", front, ("#090a10", 4.2, 1), ("#7d2f2f", 1.5, 1))
    canvas.define("white", el("path", id="white", d=white))
    faint = {"fill": "none", "stroke_linecap": "round"}
    canvas.paint(el("use", href="#white", fill="none", stroke="#0a0f18", stroke_width=4, opacity=0.45))
    dash: Style = {"stroke": "#f7fafc", "stroke_width": 2.3, "stroke_dasharray": "7 5", "opacity": 0.95}
    canvas.paint(el("use", href="#white", **faint, **dash))
    _strokes(canvas, "red", red, ("#1d0507", 7.4, 1), ("#b3202c", 4, 1), ("#ff6a62", 1, 0.55))


def _strokes(canvas: Canvas, name: str, d: str, *strokes: tuple[str, float, float]) -> None:
    """One line, painted several times, each time narrower."""
    canvas.define(name, el("path", id=name, d=d))
    uses = "".join(el("use", href=f"#{name}", stroke=c, stroke_width=w, opacity=o) for c, w, o in strokes)
    canvas.paint(el("g", uses, fill="none", stroke_linecap="round", stroke_linejoin="round"))


def draw_doors(canvas: Canvas, layout: Layout) -> None:
    """Paint doors and windows with their green arrows."""
    for kind, art, green in (("door", DOOR, "#3ddc5a"), ("window", WINDOW, "#8bf0a0")):
        edge = el("path", d=BOTH_WAYS, fill="#06240c", stroke="#06240c", stroke_width=3, stroke_linejoin="round")
        canvas.symbol(kind, art + edge + el("path", d=BOTH_WAYS, fill=green))
    for way in layout.ways:
        if way.kind in ("door", "window"):
            canvas.use(way.kind, way.at, math.degrees(math.atan2(way.normal[1], way.normal[0])))
