"""Streets, squares and bridges: paving, the shadows of the houses, lamps, and what stands about."""

from __future__ import annotations

import math
from collections import defaultdict

from cadwallon.drawing.chance import dice
from cadwallon.drawing.layout import OPEN, Layout, Site
from cadwallon.drawing.light import blur, glow, shadow_of_walls
from cadwallon.drawing.patterns import GROUNDS
from cadwallon.drawing.props import front_places
from cadwallon.drawing.shapes import Point, axis, dist, length
from cadwallon.drawing.svg import Canvas, Style, el, num, rings

PAVING = {"square": "flag", "court": "flag", "bridge": "deck"}
TONES = (-0.08, -0.04, 0.0, 0.04, 0.08)


def shapes_of(canvas: Canvas, sites: list[Site], group: str) -> str:
    """Define the outlines of these spaces and a group of all of them; the elements that use them, for clipping."""
    uses = ""
    for site in sites:
        name = shape_name(site)
        canvas.define(name, el("path", id=name, d=rings(site.region.rings)))
        uses += f'<use href="#{name}"/>'
    canvas.define(group, el("g", uses, id=group))
    canvas.define(f"in-{group}", el("clipPath", uses, id=f"in-{group}"))
    return uses


def shape_name(site: Site) -> str:
    """The id under which the outline of a space is defined; codes may hold any character."""
    return "s" + "".join(f"{ord(letter):x}" if not letter.isalnum() else letter for letter in site.space.code)


def draw_streets(canvas: Canvas, layout: Layout) -> list[Point]:
    """Paint streets and gates; where the lamps are."""
    sites = layout.of_kind(*OPEN)
    shapes_of(canvas, sites, "open")
    tones: dict[float, str] = defaultdict(str)
    gates = ""
    for site in sites:
        name = shape_name(site)
        canvas.paint(f'<use href="#{name}" fill="url(#{_paved(canvas, site)})"/>')
        tones[dice("tone", site.space.code).choice(TONES)] += f'<use href="#{name}"/>'
        gates += f'<use href="#{name}"/>' if site.space.kind == "gate" else ""
    for tone, uses in sorted(tones.items()):
        if tone:
            canvas.paint(el("g", uses, fill="#fff" if tone > 0 else "#000018", opacity=abs(tone)))
    if gates:
        canvas.paint(el("g", gates, fill="#c8a25a", opacity=0.16))
    _shadows(canvas, layout)
    lamps = _lamps(layout)
    canvas.symbol("shine", el("circle", r=58, fill=glow(canvas, "lamp")))
    shine = "".join(f'<use href="#shine" x="{num(x, 0)}" y="{num(y, 0)}"/>' for x, y in lamps)
    canvas.paint(el("g", shine, clip_path="url(#in-open)"))
    return lamps


def _paved(canvas: Canvas, site: Site) -> str:
    """The ground of a street, with its rows across the way."""
    ground = PAVING.get(site.look.look, "cobble")
    turn = -6 if ground == "flag" else round(math.degrees(axis([(float(x), float(y)) for x, y in site.cells])) + 90)
    name = f"{ground}{turn}"
    canvas.define(ground, GROUNDS[ground])
    canvas.define(name, el("pattern", id=name, href=f"#{ground}", patternTransform=f"rotate({turn})"))
    return name


def _shadows(canvas: Canvas, layout: Layout) -> None:
    """Houses throw shadows into the streets; water and the next street do not."""
    water = el("path", d=rings(layout.fills("water")), fill="#000") if layout.fills("water") else ""
    ground = '<use href="#open"/>' + water
    dark = el("g", ground, filter=shadow_of_walls(canvas), opacity=0.72)
    look: Style = {"fill": "none", "stroke": "#05070f", "stroke_width": 9, "filter": blur(canvas, 2), "opacity": 0.55}
    canvas.paint(el("g", dark + el("use", href="#open", **look), clip_path="url(#in-open)"))


def _lamps(layout: Layout) -> list[Point]:
    """On long house fronts, away from each other and from every way."""
    lamps: list[Point] = []
    for border, site, side in front_places(layout, ("roof",), OPEN):
        if length(border.line) <= 40:
            continue
        for p, _ in side(96, 30, 5):
            clear = all(dist(p, lamp) > 92 for lamp in lamps) and all(dist(p, way.at) > 26 for way in layout.ways)
            if clear and site.region.holds(p):
                lamps.append(p)
    return lamps
