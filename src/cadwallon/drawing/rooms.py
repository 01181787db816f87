"""Rooms: the light that falls out of them, floors, furniture, and the emblems of those that the rules name."""

from __future__ import annotations

import math
from itertools import chain

from cadwallon.drawing.chance import dice
from cadwallon.drawing.furniture import PIECES, Piece
from cadwallon.drawing.layout import Layout, Site
from cadwallon.drawing.light import blur, glow
from cadwallon.drawing.names import ROOM_LINE
from cadwallon.drawing.patterns import GROUNDS
from cadwallon.drawing.shapes import Point, along, area, axis, closed, dist
from cadwallon.drawing.streets import shape_name, shapes_of
from cadwallon.drawing.svg import Canvas, Style, at, el

EMBLEMS = {
    "guardroom": '<path d="M0-17l13 5v9c0 10-6 16-13 20c-7-4-13-10-13-20v-9z"/>'
    '<path d="M-19-17L19 19M19-17L-19 19" stroke-width="2.4"/>',
    "treasury": '<path d="M-16 8v-5M2 8v-5M-7-8v5M11-8v5"/><ellipse cx="-7" cy="8" rx="9" ry="4.5"/>'
    '<ellipse cx="-7" cy="3" rx="9" ry="4.5"/><ellipse cx="8" cy="10" rx="9" ry="4.5"/>'
    '<ellipse cx="2" cy="-8" rx="9" ry="4.5"/>',
    "library": '<path d="M0-8c-6-5-13-5-19-2v20c6-3 13-3 19 2c6-5 13-5 19-2v-20c-6-3-13-3-19 2zv20M-15-5q6-2 11 1'
    'M-15 1q6-2 11 1M15-5q-6-2-11 1M15 1q-6-2-11 1"/>',
    "magicians_chamber": '<circle r="21"/><circle r="17"/><path d="M0-17L14.7 8.5H-14.7ZM0 17L14.7-8.5H-14.7Z"/>',
    "dormitory": '<path d="M-20 10v-20M-20 4h38v7M-20-2h12v6M18 4v-5q0-5-6-5h-20"/>',
    "laboratory": '<path d="M-5-17h10M-3-17v11l-11 19q-2 5 3 5h22q5 0 3-5l-11-19v-11M-9 7h18"/>'
    '<circle cx="-2" cy="12" r="1.6"/><circle cx="5" cy="10" r="1.2"/>',
}
"""Faint drawings on the floor, by role."""


def draw_rooms(canvas: Canvas, layout: Layout) -> None:
    """Paint all rooms."""
    sites = layout.of_kind("room")
    if not sites:
        return
    shapes_of(canvas, sites, "indoors")
    canvas.paint(el("use", href="#indoors", fill="#ff9a3a", filter=blur(canvas, 9), opacity=0.62))
    for site in sites:
        canvas.paint(f'<use href="#{shape_name(site)}" fill="url(#{_floor(canvas, site)})"/>')
        for name, p, turn in _furnished(layout, site):
            canvas.symbol(name, PIECES[name].art)
            canvas.use(name, p, turn)
        canvas.paint(f'<use href="#{shape_name(site)}" fill="{glow(canvas, "lit")}"/>')
    look: Style = {"fill": "none", "stroke": "#2b0d02", "stroke_width": 13, "filter": blur(canvas, 4), "opacity": 0.75}
    canvas.paint(el("g", el("use", href="#indoors", **look), clip_path="url(#in-indoors)"))


def _floor(canvas: Canvas, site: Site) -> str:
    """The floor of a room, laid along it or across."""
    floor = site.look.floor or "planks"
    turn = round(math.degrees(axis([(float(x), float(y)) for x, y in site.cells])))
    turn += 90 if dice("turn", site.space.code).random() < 0.4 else 0
    name = f"{floor}{turn}"
    canvas.define(floor, GROUNDS[floor])
    canvas.define(name, el("pattern", id=name, href=f"#{floor}", patternTransform=f"rotate({turn})"))
    return name


def _furnished(layout: Layout, site: Site) -> list[tuple[str, Point, float]]:
    """Every piece with its back to a wall: clear of doors and the name, as far as can be from the places."""
    ring = site.region.ring if area(site.region.ring) > 0 else site.region.ring[::-1]
    walls = list(along(closed(ring), 4, 2))
    doors = layout.passages(site.space.code)
    chance = dice("furniture", site.space.code)
    stands: list[tuple[Point, float]] = []
    found = []
    for name in site.look.furniture:
        piece = PIECES[name]
        size = max(piece.width, piece.depth)
        best: tuple[float, Point, Point, float] | None = None
        for (x, y), (dx, dy) in walls:
            back = (x - dy * 4, y + dx * 4)
            middle = (x - dy * (4 + piece.depth / 2), y + dx * (4 + piece.depth / 2))
            crowded = any(dist(middle, door) < size / 2 + 17 for door in doors)
            if crowded or any(dist(middle, other) < (size + far) / 2 for other, far in stands):
                continue
            if not _fits(site, piece, (x, y), (dx, dy), middle):
                continue
            score = min(dist(middle, place) for place in site.places) + chance.uniform(0, 6)
            if best is None or score > best[0]:
                best = score, back, middle, math.degrees(math.atan2(dy, dx))
        if best:
            stands.append((best[2], size))
            found.append((name, best[1], best[3]))
    return found


def _fits(site: Site, piece: Piece, wall: Point, along_wall: Point, middle: Point) -> bool:
    (x, y), (dx, dy) = wall, along_wall
    box = [
        (x + dx * a - dy * c, y + dy * a + dx * c)
        for a in (-piece.width / 2, 0, piece.width / 2)
        for c in (4.5, 4 + piece.depth)
    ]
    if not all(site.region.holds(p) for p in box) or min(site.region.clearance(p) for p in box) < 2.6:
        return False
    left, top, right, bottom = site.name.box(ROOM_LINE) if site.name else (0.0, 0.0, 0.0, 0.0)
    return not any(left - 2 < u < right + 2 and top - 2 < v < bottom + 2 for u, v in chain(box, [middle]))


def draw_emblems(canvas: Canvas, layout: Layout) -> None:
    """Paint a faint emblem in the middle of each room that the rules name, clear of its name."""
    ink: Style = {"fill": "none", "stroke": "#5b2c0c", "stroke_width": 1.8, "opacity": 0.5}
    ink |= {"stroke_linejoin": "round", "stroke_linecap": "round"}
    for site in layout.of_kind("room"):
        art = EMBLEMS.get(site.space.role)
        if art and site.name:
            x, y = site.center
            _, top, _, bottom = site.name.box(ROOM_LINE)
            y = max(y, bottom + 20) if bottom < y + 10 else min(y, top - 28)
            canvas.paint(el("g", art, transform=at((x, y + 4)), **ink))
