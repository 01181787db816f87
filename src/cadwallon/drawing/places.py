"""Places in a space: its centre, where figures stand, where chest and exploration token lie."""

from __future__ import annotations

import math
from itertools import combinations

from cadwallon.drawing.layout import Layout, Site, edge_of
from cadwallon.drawing.names import CHAMBER_LINE, ROOM_LINE, chamber_name, gate_name, room_name, street_name
from cadwallon.drawing.shapes import Point, dist, mean, off_box

FIGURE = 21.0
"""Radius of a figure's base."""
TOKEN = 15.0
"""Radius of a chest or exploration token."""
CROWD, FEW = 8, 3
"""How many figures a chamber has places for."""

Sample = tuple[Point, float]


def find_places(layout: Layout) -> None:
    """Give every site of the layout its places."""
    for site in layout.sites.values():
        site.center, site.radius = _widest(site)
        doors = layout.passages(site.space.code)
        if site.space.kind == "room":
            _in_room(site, doors)
        elif site.space.kind == "chamber":
            _in_chamber(site, [way.at for way in layout.ways if way.a == site.space.code], doors)
        else:
            _in_street(site)
            if site.space.kind == "gate":
                edge = edge_of(layout, site.space.code)
                site.opening = (edge[0], edge[-1]) if edge else None
                site.name = gate_name(site)
            else:
                site.name = street_name(layout, site)


def _widest(site: Site) -> Sample:
    """Middle and radius of the widest circle inside."""
    best = max(site.samples, key=lambda sample: sample[1])
    (x, y), step = best[0], 1.25
    for i in range(-4, 5):
        for j in range(-4, 5):
            p = (x + i * step, y + j * step)
            clear = site.region.clearance(p)
            if clear > best[1] and site.region.holds(p):
                best = p, clear
    return best


def _in_street(site: Site) -> None:
    """One place in the middle, and a second one if there is room."""
    site.figures = [site.center]
    rest = [s for s in site.samples if s[1] >= FIGURE - 2 and dist(s[0], site.center) >= 2 * FIGURE]
    if rest:
        site.figures.append(max(rest, key=lambda s: s[1])[0])


def _in_room(site: Site, doors: list[Point]) -> None:
    """Figure, chest and exploration token side by side, clear of the walls, the doors and the name."""
    site.name = room_name(site, doors)
    box = site.name.box(ROOM_LINE)

    def off_doors(p: Point) -> float:
        return min((dist(p, door) for door in doors), default=99.0)

    tokens = [
        (p, min(clear - TOKEN, (off_doors(p) - TOKEN - 10) * 0.5))
        for p, clear in site.samples
        if clear >= TOKEN and off_box(p, box) >= TOKEN - 4
    ]
    figures = [
        (min(clear - FIGURE, (off_doors(p) - FIGURE - 6) * 0.4), p)
        for p, clear in site.samples
        if clear >= FIGURE - 3 and off_box(p, box) >= FIGURE - 4
    ]
    most = -math.inf
    site.figures = [site.center]
    for air, figure in sorted(figures, reverse=True):
        if air <= most:
            break
        found = _two_tokens(figure, tokens, air, most)
        if found:
            most, *two = found
            site.figures = [figure]
            site.chest, site.exploration = sorted(two)


def _two_tokens(
    figure: Point, tokens: list[Sample], air_figure: float, beat: float
) -> tuple[float, Point, Point] | None:
    """The two places for tokens beside a figure that leave most air, if they leave more than ``beat``."""
    free = []
    for p, air in tokens:
        if air > beat:
            apart = dist(p, figure)
            if apart >= FIGURE + TOKEN - 2:
                free.append((min(air, apart - FIGURE - TOKEN), p))
    free.sort(key=lambda place: -place[0])
    best = None
    for (air_p, p), (air_q, q) in combinations(free[:40], 2):
        if air_q <= beat:
            continue
        apart = dist(p, q)
        air = min(air_figure, air_p, air_q, apart - 2 * TOKEN)
        if apart >= 2 * TOKEN and air > beat:
            beat, best = air, (air, p, q)
    return best


def _in_chamber(site: Site, ways_out: list[Point], doors: list[Point]) -> None:
    """Places for several figures, clear of the name and of the arrow that leads on."""
    hall = [p for p, clear in site.samples if clear > 0.55 * site.radius]
    site.hall = mean(hall)
    site.name = chamber_name(site, doors, min(y for _, y in hall) - 0.55 * site.radius)
    left, top, right, bottom = site.name.box(CHAMBER_LINE)
    plate = left - 26, top, right + 26, bottom
    free = [
        (p, clear)
        for p, clear in site.samples
        if clear > FIGURE + 6 and all(dist(p, way) > 60 for way in ways_out) and off_box(p, plate) > FIGURE + 3
    ] or site.samples
    site.center, site.radius = max(free, key=lambda s: min(s[1], 45) - 0.3 * dist(s[0], site.hall))
    site.figures = [site.center]
    while len(site.figures) < (CROWD if site.space.crowd else FEW):
        free = [s for s in free if dist(s[0], site.figures[-1]) > 2 * FIGURE + 8]
        if not free:
            break
        site.figures.append(max(free, key=lambda s: min(s[1], 34) - 0.25 * dist(s[0], site.hall))[0])
