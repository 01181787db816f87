"""What stands about in the streets: barrels and crates at the house fronts, market stalls, the gibbet."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator

from cadwallon.drawing.borders import Border
from cadwallon.drawing.chance import dice
from cadwallon.drawing.layout import Layout, Site
from cadwallon.drawing.shapes import Point, along, dist, off_line
from cadwallon.drawing.svg import Canvas, el

SMALL = {
    "barrel": '<circle cx="1.6" cy="2" r="5" opacity=".45"/><circle r="4.8" fill="#6a4a2a" stroke="#140c05"/>'
    '<circle r="3" fill="none" stroke="#2a1a0b" stroke-width=".8"/>',
    "crate": '<path d="M-3.4-3h9.6v9.6h-9.6z" opacity=".45"/>'
    '<path d="M-5-5h9.6v9.6h-9.6z" fill="#7b5a35" stroke="#140c05"/>'
    '<path d="M-5-5l9.6 9.6M4.6-5l-9.6 9.6" stroke="#33210f" stroke-width=".9"/>',
    "sack": '<path d="M-5 4q-2-7 3-8l1-2h2l1 2q5 1 3 8q-5 2-10 0z" fill="#8a7450" stroke="#140c05" stroke-width=".9"/>',
}
STALL = (
    '<path d="M-11-6h26v18h-26z" fill="#000" opacity=".45"/>'
    '<path d="M-13-9h26v18h-26z" fill="#e9dcc0" stroke="#1b0f0b" stroke-width="1.1"/>'
    '<path d="M-13-9h5.2v18h-5.2zM-2.6-9h5.2v18h-5.2zM7.8-9h5.2v18h-5.2z"/>'
    '<path d="M-13 0h26" stroke="#1b0f0b" stroke-width=".8" opacity=".5"/>'
)
AWNINGS = ("#9b2c33", "#2d5f82", "#3d7045", "#a2742a")
GIBBET = (
    '<path d="M-9 12h22" stroke="#000" stroke-width="4" opacity=".4"/>'
    '<path d="M-12 6h24v7h-24z" fill="#5a4026" stroke="#120a04" stroke-width="1.1"/>'
    '<path d="M-8 7v-24h15" fill="none" stroke="#120a04" stroke-width="4.6"/>'
    '<path d="M-8 7v-24h15" fill="none" stroke="#7b5a35" stroke-width="2.6"/>'
    '<path d="M-8-9l8-8" stroke="#7b5a35" stroke-width="2"/><path d="M6-16v6" stroke="#d8c79a" stroke-width="1.1"/>'
    '<circle cx="6" cy="-7" r="3" fill="none" stroke="#d8c79a" stroke-width="1.2"/>'
)

Beside = Callable[[float, float, float], Iterator[tuple[Point, Point]]]
"""Step, start and distance from the wall: points along a front, inside the street, with the direction of the wall."""


def front_places(
    layout: Layout, fills: Collection[str], kinds: Collection[str]
) -> Iterator[tuple[Border, Site, Beside]]:
    """Every border between a space of these kinds and an area of these fills."""
    for border in layout.borders:
        for own, other, sign in ((border.left, border.right, 1), (border.right, border.left, -1)):
            site = layout.sites.get(own or "")
            if site and site.space.kind in kinds and layout.fill_of(other) in fills:
                yield border, site, _beside(border, sign)


def _beside(border: Border, sign: int) -> Beside:
    def points(step: float, start: float, off: float) -> Iterator[tuple[Point, Point]]:
        for (x, y), (dx, dy) in along(border.line, step, start):
            yield (x + dy * sign * off, y - dx * sign * off), (dx, dy)

    return points


def draw_props(canvas: Canvas, layout: Layout, lamps: list[Point]) -> None:
    """Paint everything that stands about."""
    _small_things(canvas, layout, lamps)
    for site in layout.sites.values():
        if site.look.prop:
            _large_thing(canvas, layout, site)


def _small_things(canvas: Canvas, layout: Layout, lamps: list[Point]) -> None:
    """Clear of ways, places, lamps and white lines."""
    chance = dice("props", layout.board.id)
    taken = [way.at for way in layout.ways] + [p for site in layout.sites.values() for p in site.places]
    taken += [(x + dx, y + dy) for x, y in lamps for dx in (-17, 17) for dy in (-17, 17)]
    lines = [line for way in layout.ways if way.kind == "line" for line in way.lines]
    for _, site, beside in front_places(layout, ("roof", "water", "garden"), ("street",)):
        for p, (dx, dy) in beside(11, chance.uniform(8, 20), 9):
            if chance.random() >= 0.38 or any(dist(p, q) <= 27 for q in taken):
                continue
            if not site.region.holds(p) or site.region.clearance(p) <= 6.5 or min(off_line(p, x) for x in lines) <= 9:
                continue
            name = chance.choice(sorted(SMALL))
            canvas.symbol(name, SMALL[name])
            turn = math.degrees(math.atan2(dy, dx)) + chance.uniform(-14, 14)
            canvas.use(name, (round(p[0]), round(p[1])), round(turn))
            if chance.random() < 0.5:
                taken.append((p[0] + 30 * dx, p[1] + 30 * dy))


def _large_thing(canvas: Canvas, layout: Layout, site: Site) -> None:
    """Stalls or a gibbet, beside the figure and away from the ways."""
    stalls = site.look.prop == "stalls"
    ways = [way.at for way in layout.ways if site.space.code in (way.a, way.b)]
    figure = site.figures[0]
    free = [
        (p, clear)
        for p, clear in site.samples
        if clear > (17 if stalls else 19) and dist(p, figure) > 36 and all(dist(p, way) > 34 for way in ways)
    ]
    if not free:
        return
    if not stalls:
        canvas.symbol("gibbet", GIBBET)
        canvas.use("gibbet", max(free, key=lambda place: dist(place[0], figure))[0])
        return
    chance = dice("stalls", site.space.slug)
    canvas.symbol("stall", STALL)
    built: list[Point] = []
    for p, _ in sorted(free, key=lambda place: place[1]):
        if len(built) < 2 and all(dist(p, other) > 34 for other in built):
            built.append(p)
            turn = round(chance.uniform(-18, 18))
            stall = el("use", href="#stall", fill=chance.choice(AWNINGS), transform=f"rotate({turn})")
            canvas.paint(el("g", stall, transform=f"translate({p[0]:.0f} {p[1]:.0f})"))
