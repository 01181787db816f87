"""The picture of caves under the town: rock, chambers, the arrows that lead on, and what is closed."""

from __future__ import annotations

import math

from cadwallon.drawing.chambers import draw_chamber
from cadwallon.drawing.chance import dice
from cadwallon.drawing.layout import Layout, Site
from cadwallon.drawing.light import blur, glow
from cadwallon.drawing.notes import draw_notes
from cadwallon.drawing.patterns import worn_stones
from cadwallon.drawing.shapes import along, dist
from cadwallon.drawing.streets import shape_name, shapes_of
from cadwallon.drawing.svg import Canvas, Style, el, path, used

MOODS = {
    "holy_altar": ("#8d8168", "#ffd884"),
    "tunnel": ("#6c6a62", "#9fb7a8"),
    "torture_chamber": ("#7a5f57", "#ff7a4a"),
    "scriptorium": ("#8a7553", "#ffc768"),
    "treasure_room": ("#938052", "#ffe066"),
    "prison": ("#65707a", "#9fc0e0"),
    "lair": ("#5f6047", "#a8b860"),
    "pentacle_below": ("#5d5578", "#b98cff"),
}
"""Floor and light of a chamber, by role."""
PLAIN = ("#6f6a60", "#d8c8a0")

ROCK = (
    '<filter id="rock" x="0" y="0" width="100%" height="100%">'
    '<feTurbulence type="fractalNoise" baseFrequency=".018 .024" numOctaves="5" seed="11"/>'
    '<feDiffuseLighting lighting-color="#6f6672" surfaceScale="9" diffuseConstant="1">'
    '<feDistantLight azimuth="235" elevation="42"/></feDiffuseLighting></filter>'
)
ROUGH = (
    '<filter id="rough" x="-5%" y="-5%" width="110%" height="110%">'
    '<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="7" result="t"/>'
    '<feDisplacementMap in="SourceGraphic" in2="t" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>'
)
ONWARDS = "M-30-8H6V-20L34 0L6 20V8H-30Z"
ARROW = (
    f'<path d="{ONWARDS}" opacity=".5" transform="translate(2 4)"/>'
    f'<path d="{ONWARDS}" fill="#06240c" stroke="#06240c" stroke-width="5" stroke-linejoin="round"/>'
    f'<path d="{ONWARDS}" fill="#3ddc5a"/>'
    '<path d="M-27-5H9V-14" fill="none" stroke="#b6ffc2" stroke-width="2" opacity=".8"/>'
)
BAR = (
    '<g stroke-linecap="round"><path d="M0-11V11" stroke="#0d0f12" stroke-width="5.4"/>'
    '<path d="M0-11V11" stroke="#b4bec7" stroke-width="3"/></g>'
)


def draw_caves(layout: Layout) -> str:
    """The whole picture, without any text."""
    canvas = Canvas(layout.width, layout.height)
    sites = list(layout.sites.values())
    shapes_of(canvas, sites, "hollow")
    _rock(canvas)
    _hollows(canvas, sites)
    for site in sites:
        if site.space.role != "pentacle_below":
            draw_chamber(canvas, site)
    _darkness(canvas, layout)
    for site in sites:
        if site.space.role == "pentacle_below":
            draw_chamber(canvas, site)
    _closed(canvas, layout)
    canvas.symbol("onwards", ARROW)
    for way in layout.ways:
        canvas.use("onwards", way.at, math.degrees(math.atan2(way.normal[1], way.normal[0])))
    canvas.cover(fill=glow(canvas, "night"))
    draw_notes(canvas, layout)
    for inset, colour, width in ((2, "#0b0a0a", 4), (6, "#8a6a2c", 1.4)):
        size = {"width": layout.width - 2 * inset, "height": layout.height - 2 * inset}
        canvas.paint(el("rect", x=inset, y=inset, **size, fill="none", stroke=colour, stroke_width=width))
    return canvas.finish()


def _rock(canvas: Canvas) -> None:
    """Rough rock with cracks."""
    chance = dice("rock")
    canvas.define("rock", ROCK)
    canvas.cover(fill="#3a3538")
    canvas.cover(filter="url(#rock)")
    canvas.cover(fill="#0b0a10", opacity=0.38)
    cracks = ["", "", ""]
    for number in range(70):
        line = [(chance.uniform(0, canvas.width), chance.uniform(0, canvas.height))]
        turn = chance.uniform(0, 2 * math.pi)
        for _ in range(chance.randrange(3, 7)):
            turn += chance.uniform(-0.8, 0.8)
            (x, y), far = line[-1], chance.uniform(8, 20)
            line.append((x + far * math.cos(turn), y + far * math.sin(turn)))
        cracks[number % 3] += path(line, grain=1)
    lines = "".join(el("path", d=d, stroke_width=1 + 0.4 * i) for i, d in enumerate(cracks))
    canvas.paint(el("g", lines, fill="none", stroke="#0c0a0c", opacity=0.6))


def _hollows(canvas: Canvas, sites: list[Site]) -> None:
    """Chambers hewn into the rock: ragged walls, a floor of worn stones, the light of the chamber."""
    canvas.define("rough", ROUGH)
    canvas.define("worn", worn_stones("worn", 120, 20, (20, 36), 0.12, 2.5))
    walls = "".join(
        el("use", href="#hollow", stroke=colour, stroke_width=width, **more)
        for colour, width, more in (
            ("#0a090b", 26, {"opacity": 0.65}),
            ("#6d6560", 15, {}),
            ("#948a82", 11, {"stroke_dasharray": "17 3 26 2 11 3"}),
            ("#120f10", 6, {}),
        )
    )
    floors = ""
    for site in sites:
        floor, light = MOODS.get(site.space.role, PLAIN)
        name = shape_name(site)
        canvas.define(f"g{name}", _light(site, f"g{name}", light))
        floors += f'<use href="#{name}" fill="{floor}"/><use href="#{name}" fill="url(#worn)"/>'
        floors += f'<use href="#{name}" fill="url(#g{name})"/>'
    walls = el("g", walls, fill="none", stroke_linejoin="round")
    canvas.paint(el("g", walls + floors, filter="url(#rough)"))
    look: Style = {"fill": "none", "stroke": "#050406", "stroke_width": 22, "filter": blur(canvas, 4), "opacity": 0.75}
    canvas.paint(el("g", el("use", href="#hollow", **look), clip_path="url(#in-hollow)"))


def _light(site: Site, name: str, colour: str) -> str:
    """How far the light of a chamber carries."""
    x, y = site.hall
    far = sorted(dist(site.hall, p) for p in site.region.ring)
    reach = max(170.0, far[int(len(far) * 0.7)] * 1.1)
    stops = ((0, colour, 0.4), (0.55, colour, 0.12), (1, "#05060a", 0.6))
    content = "".join(el("stop", offset=o, stop_color=c, stop_opacity=a) for o, c, a in stops)
    return el("radialGradient", content, id=name, gradientUnits="userSpaceOnUse", cx=x, cy=y, r=reach)


def _darkness(canvas: Canvas, layout: Layout) -> None:
    """Where a passage leaves the picture it is lost in the dark."""
    if not any(None in border.sides and border.sides & layout.sites.keys() for border in layout.borders):
        return
    stops = el("stop", stop_opacity=0) + el("stop", offset=1, stop_opacity=0.92)
    canvas.define("dark", el("linearGradient", stops, id="dark", x1=0.86))
    dark = el("rect", width=layout.width, height=layout.height, fill="url(#dark)")
    canvas.paint(el("g", dark, clip_path="url(#in-hollow)"))


def _closed(canvas: Canvas, layout: Layout) -> None:
    """Borders between chambers that nobody crosses: red, and barred."""
    ways = {frozenset((way.a, way.b)) for way in layout.ways}
    canvas.symbol("bar", BAR)
    for border in layout.borders:
        if border.sides <= layout.sites.keys() and border.sides not in ways:
            line, look = path(border.line), {"fill": "none", "stroke_linecap": "round"}
            canvas.paint(el("path", d=line, stroke="#1d0507", stroke_width=11, **look))
            canvas.paint(el("path", d=line, stroke="#b3202c", stroke_width=6.5, **look))
            for p, (dx, dy) in along(border.line, 11, 6):
                canvas.paint(used("bar", p, math.degrees(math.atan2(dy, dx))))
