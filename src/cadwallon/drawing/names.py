"""Where the name of a space is written.

Names are live text in any language, so only about how long they are is known here: as long as the slug.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from cadwallon.drawing.layout import Layout, Name, Site
from cadwallon.drawing.shapes import Point, axis, dist, off_box

ROOM_LETTER, CHAMBER_LETTER, STREET_LETTER = 5.7, 8.4, 4.0
"""How wide a letter is in the names of rooms, chambers and streets."""
ROOM_LINE, CHAMBER_LINE, STREET_LINE, GATE_LINE = 10.5, 15.0, 8.2, 8.0
"""How high a line is."""

AIR = 16.0
"""More air than this makes a place no better."""

Price = Callable[[float, float, float, int], float]
"""What a place costs: middle, top and height of the lines, and how many there are."""


def gate_name(site: Site) -> Name:
    """Below the sign of the gate, in the middle of the space."""
    inwards = {"north": (0, 1), "south": (0, -1), "west": (1, 0), "east": (-1, 0)}.get(site.space.side, (0, 0))
    x, y = site.center[0] + 6 * inwards[0], site.center[1] + 6 * inwards[1]
    room = 2 * site.radius + 6
    return Name((x, y + 17), room, 2 if len(site.space.slug) * 4.4 > room else 1)


def sign_of_gate(site: Site) -> Point:
    """The middle of the sign above the name."""
    name = site.name or gate_name(site)
    return name.at[0], name.at[1] - 17 - name.lines * GATE_LINE / 2


def room_name(site: Site, doors: list[Point]) -> Name:
    """Along the upper or lower wall, clear of doors."""
    left, top, right, bottom = site.region.bounds

    def price(x: float, y: float, height: float, lines: int) -> float:
        return min(y - top, bottom - y - height + 8) + 0.15 * abs(x - (left + right) / 2) + 5 * lines

    return _level(site, doors, site.space.slug, ROOM_LETTER, ROOM_LINE, price)


def chamber_name(site: Site, arrows: list[Point], top: float) -> Name:
    """In the middle of the upper wall of the hall."""

    def price(x: float, y: float, height: float, lines: int) -> float:
        return abs(y - top - 6) + 0.6 * abs(x - site.hall[0]) + 25 * lines

    return _level(site, arrows, f"the-{site.space.slug}", CHAMBER_LETTER, CHAMBER_LINE, price)


def street_name(layout: Layout, site: Site) -> Name | None:
    """Along the street or level, clear of doors and, if it can be, of the figure."""
    lean = (math.degrees(axis([(float(x), float(y)) for x, y in site.cells])) + 90) % 180 - 90
    doors = layout.passages(site.space.code)
    tries = []
    for lines in _line_breaks(site.space.slug):
        width, height = max(map(len, lines)) * STREET_LETTER, len(lines) * STREET_LINE
        for angle in dict.fromkeys((0.0, lean)):
            price = abs(angle) * 0.12 + 7 * (len(lines) - 1)
            for p, clear in site.samples:
                if clear >= height / 2 + 3:
                    name = Name(p, width, len(lines), angle)
                    tries.append((price - min(20.0, dist(p, site.center)) * 0.5, name))
    best: tuple[float, Name] | None = None
    for price, name in sorted(tries, key=lambda one: one[0]):
        if best and price - AIR >= best[0]:
            break
        corners = _corners(name.width, name.lines * STREET_LINE, name.angle)
        box = [(name.at[0] + dx, name.at[1] + dy) for dx, dy in corners]
        air = _air(site, box)
        if air >= 3:
            hit = sum(max(0.0, 24 - min(dist(p, door) for p in [*box, name.at])) for door in doors)
            cost = price + 4 * hit - min(AIR, air)
            if best is None or cost < best[0]:
                best = cost, name
    return _widened(site, best[1]) if best else None


def _widened(site: Site, name: Name) -> Name:
    """The same place with all the room there is to both sides."""
    wider = Name(name.at, name.width + 4, name.lines, name.angle)
    corners = _corners(wider.width, wider.lines * STREET_LINE, wider.angle)
    fits = _air(site, [(name.at[0] + dx, name.at[1] + dy) for dx, dy in corners]) >= 3
    return _widened(site, wider) if fits else name


def _corners(width: float, height: float, angle: float) -> list[Point]:
    """Corners and middles of the long sides of a slanted box round 0, 0."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    halves = [(i * width / 2, j * height / 2) for i in (-1, 1, 0) for j in (-1, 1)]
    return [(cos * x - sin * y, sin * x + cos * y) for x, y in halves]


def _air(site: Site, box: list[Point]) -> float:
    """How far the box stays from the outline; less than 0 if it does not fit."""
    if not all(site.region.holds(p) for p in box):
        return -1.0
    return min(site.region.clearance(p) for p in box)


def _line_breaks(slug: str) -> list[list[str]]:
    """The words on one line, and on two lines that are about equally long."""
    words = slug.split("-")
    ways = [[" ".join(words)]]
    if len(words) > 1:
        halves = [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]
        ways.append(min(halves, key=lambda lines: max(map(len, lines))))
    return ways


def _level(site: Site, doors: list[Point], words: str, letter: float, line: float, price: Price) -> Name:
    """The cheapest level place inside the outline, a little away from walls and doors."""
    left, top, right, bottom = site.region.bounds
    tries = []
    for lines in _line_breaks(words):
        width, height = max(map(len, lines)) * letter, len(lines) * line
        for row in range(int((bottom - top - height - 7) / 3) + 1):
            for column in range(int((right - left - width - 5) / 3) + 1):
                x, y = left + 3 + column * 3 + width / 2, top + 4 + row * 3
                tries.append((price(x, y, height, len(lines)), Name((x, y + height / 2), width, len(lines))))
    best: tuple[float, Name] | None = None
    for cost, name in sorted(tries, key=lambda one: one[0]):
        if best and cost >= best[0]:
            break
        cost += sum(12 * max(0.0, 21 - off_box(door, name.box(line))) for door in doors)
        if best and cost >= best[0]:
            continue
        for dx, dy in _corners(name.width, name.lines * line, 0.0):
            p = (name.at[0] + dx, name.at[1] + dy)
            cost += (0 if site.region.holds(p) else 60) + 3 * max(0.0, 5 - site.region.clearance(p))
        if best is None or cost < best[0]:
            best = cost, name
    return best[1] if best else Name(site.center, 60.0)
