"""What stands in each chamber of the catacombs, drawn round the middle of its hall."""

from __future__ import annotations

import math
from collections.abc import Callable

from cadwallon.drawing.bones import heap, lay, straw
from cadwallon.drawing.chance import dice
from cadwallon.drawing.layout import Site
from cadwallon.drawing.light import glow
from cadwallon.drawing.signs import pentacle
from cadwallon.drawing.svg import Canvas, Style, at, el, num

DAIS = (
    '<rect x="-88" y="-50" width="150" height="100" rx="6" opacity=".3"/>'
    '<rect x="-92" y="-54" width="150" height="100" rx="6" fill="#a39577" stroke="#2d2617" stroke-width="2"/>'
    '<rect x="-82" y="-44" width="130" height="80" rx="4" fill="#b3a684" stroke="#5c5138" stroke-width="1.2"/>'
    '<rect x="-52" y="-24" width="76" height="40" rx="3" opacity=".35"/>'
    '<rect x="-56" y="-28" width="76" height="40" rx="3" fill="#d9cfb4" stroke="#2d2617" stroke-width="1.8"/>'
    '<path d="M-34-28h32v40h-32z" fill="#6d2b78" stroke="#2d1233"/>'
    '<path d="M-34-22h32M-34 6h32" stroke="#e3b94e" stroke-width="2"/>'
    '<path d="M-18-16l8 8l-8 10l-8-10z" fill="#7fe3ff" stroke="#0d4052" stroke-width="1.2"/>'
    '<path d="M-18-16l3 8l-3 10l-3-10z" fill="#d7f8ff" opacity=".8"/>'
)
BEAM = (
    '<path d="M-4-60h11v120h-11z" opacity=".4"/><g stroke="#1d1208" stroke-width="1.5">'
    '<path d="M-6-60h11v120h-11z" fill="#6a4a2c"/><path d="M-3-58v116M1-58v116" stroke="#3c2813" stroke-width=".8"/>'
    '<path d="M-11-63h21v12h-21zM-11 51h21v12h-21z" fill="#59401f"/></g>'
)
RACK = (
    '<g transform="translate(-72 10)rotate(-7)"><path d="M-44-15h92v36h-92z" opacity=".4"/>'
    '<path d="M-48-19h92v36h-92z" fill="#6a452a" stroke="#1d0f06" stroke-width="2"/>'
    '<path d="M-48-7h92M-48 5h92" stroke="#3b2210" stroke-width="1.2"/>'
    '<g fill="#8a6238" stroke="#1d0f06" stroke-width="1.6"><rect x="-58" y="-22" width="11" height="42" rx="3"/>'
    '<rect x="43" y="-22" width="11" height="42" rx="3"/></g>'
    '<path d="M-46-12h20M-46 10h20M24-12h20M24 10h20" stroke="#d9c9a0" stroke-width="1.6"/></g>'
)
BRAZIER = (
    '<g transform="translate(96 4)"><circle r="40" fill="url(#lamp)"/>'
    '<circle r="17" fill="#2a2320" stroke="#0d0a08" stroke-width="2"/><circle r="12.5" fill="#c8401c"/>'
    '<circle cx="-4" cy="-3" r="4" fill="#ffb13b"/><circle cx="5" cy="2" r="3.4" fill="#ff8a2a"/>'
    '<circle cx="-1" cy="6" r="2.6" fill="#ffcf5a"/>'
    '<path d="M6-6L34-24M2 8L30 26" stroke="#7c858c" stroke-width="3" stroke-linecap="round"/></g>'
)
WHEEL = (
    '<g transform="translate(30 30)scale(1.5)"><circle r="13" fill="none" stroke="#5b3517" stroke-width="3"/>'
    '<path d="M0-13v26M-13 0h26M-9-9l18 18M9-9l-18 18" stroke="#5b3517" stroke-width="1.8"/>'
    '<circle r="3" fill="#3b1d08"/></g>'
)
BLOOD = '<ellipse cx="-66" cy="30" rx="34" ry="15"/><ellipse cx="40" cy="-8" rx="22" ry="12"/>'
LECTERN = (
    '<rect x="-38" y="-20" width="82" height="48" rx="3" opacity=".4"/>'
    '<rect x="-42" y="-24" width="82" height="48" rx="3" fill="#6a4426" stroke="#1d0f06" stroke-width="2"/>'
    '<g transform="translate(-4 0)scale(1.25)"><path d="M0-10c-6-4-14-4-19-1v20c5-3 13-3 19 1c6-4 14-4 19-1v-20'
    'c-5-3-13-3-19 1z" fill="#f3e7c6" stroke="#3b240c" stroke-width="1.3"/>'
    '<path d="M0-10v20M-15-6q6-2 11 0M-15-1q6-2 11 0M-15 4q6-2 11 0M15-6q-6-2-11 0M15-1q-6-2-11 0M15 4'
    'q-6-2-11 0" fill="none" stroke="#7a5a30" stroke-width=".9"/></g>'
)
SARCOPHAGUS = (
    '<rect x="-24" y="-54" width="56" height="112" rx="12" opacity=".4"/>'
    '<path d="M-28-40L-20-58H20L28-40L22 56H-22Z" fill="#c19b3c" stroke="#3a2a08" stroke-width="2.2"/>'
    '<path d="M-20-36L-14-50H14L20-36L15 48H-15Z" fill="#e2bf5a" stroke="#6d5012" stroke-width="1.2"/>'
    '<circle cy="-30" r="10" fill="#f3dc93" stroke="#3a2a08" stroke-width="1.6"/>'
    '<path d="M-4-31h2M2-31h2M-3-26h6" stroke="#3a2a08" stroke-width="1.4"/>'
    '<path d="M-15-8Q0 4 15-8M-14 4Q0 16 14 4M0-18V46M-9 22h18" fill="none" stroke="#6d5012" stroke-width="1.6"/>'
)
CIRCLES = (
    '<g fill="none" stroke="#d6402f"><circle r="92" stroke-width="2" stroke-dasharray="14 7" opacity=".75"/>'
    '<circle r="84" opacity=".6"/></g>'
)
CELL = '<path d="M-44 0h88v42h-88z" fill="#0e1217" opacity=".55"/>'
GRATE = (
    '<path d="M-40-3v47M-30-3v47M-20-3v47M-10-3v47M0-3v47M10-3v47M20-3v47M30-3v47M40-3v47"/>'
    '<path d="M-46 4h92M-46 30h92"/>'
)
CHAIN = (
    '<ellipse rx="3.4" ry="5"/><ellipse cx="1.2" cy="9" rx="3.4" ry="5"/>'
    '<ellipse cx="-2.4" cy="18" rx="3.4" ry="5"/><ellipse cx="3.6" cy="27" rx="3.4" ry="5"/>'
    '<ellipse cx="-4.8" cy="36" rx="3.4" ry="5"/><circle cy="50" r="8"/>'
)


def draw_chamber(canvas: Canvas, site: Site) -> None:
    """Paint what belongs to the role of the chamber; a chamber of any other role stays empty."""
    draw = ROLES.get(site.space.role)
    if draw:
        draw(canvas, site)


def _altar(canvas: Canvas, site: Site) -> None:
    x, y = site.hall
    canvas.paint(el("g", DAIS, transform=at(site.hall)))
    for dx, dy in ((-48, -20), (-48, 4), (12, -20), (12, 4), (-82, -44), (-82, 36), (48, -44), (48, 36)):
        lay(canvas, "candle", (x + dx, y + dy))


def _tunnel(canvas: Canvas, site: Site) -> None:
    (x, y), chance = site.hall, dice("tunnel")
    canvas.symbol("beam", BEAM)
    for dx, dy, turn in ((-132, 14, -38), (-45, -16, 18), (27, 14, 18), (105, 2, -16)):
        canvas.use("beam", (x + dx, y + dy), turn)
    stones = ""
    for _ in range(16):
        p = (x + chance.uniform(-150, 160), y + chance.uniform(-60, 70))
        if site.region.holds(p) and site.region.clearance(p) > 10:
            k = chance.uniform(3, 7)
            steps = ((0.6, -0.8), (1, 0.2), (0.3, 0.8), (-1, 0.4))
            sides = "".join(f"l{num(k * a)} {num(k * b)}" for a, b in steps)
            stones += f"M{num(p[0] - k, 0)} {num(p[1], 0)}{sides}z"
    canvas.paint(el("path", d=stones, fill="#77756c", stroke="#22221e"))


def _torture_chamber(canvas: Canvas, site: Site) -> None:
    glow(canvas, "lamp")
    blood = el("g", BLOOD, fill="#5a0e0e", opacity=0.5)
    canvas.paint(el("g", blood + RACK + BRAZIER + WHEEL, transform=at(site.hall)))


def _scriptorium(canvas: Canvas, site: Site) -> None:
    (x, y), (left, _, _, bottom) = site.hall, site.region.bounds
    for i in range(3):
        lay(canvas, "shelf", (left + 13, y + (i - 1) * 56 - 4), -90, 1.45)
    for i in range(2):
        lay(canvas, "shelf", (x + (i - 1) * 76, bottom - 11), 180, 1.45)
    canvas.paint(el("g", LECTERN, transform=at((x + 4, y + 4))))
    for dx, dy in ((-30, -12), (36, 18), (82, -66), (-76, 44)):
        lay(canvas, "candle", (x + dx, y + dy))
    for dx, dy, turn in ((56, 70, 20), (-58, -36, -30), (84, 22, 60)):
        lay(canvas, "scroll", (x + dx, y + dy), turn)


def _treasure_room(canvas: Canvas, site: Site) -> None:
    x, y = site.hall
    canvas.paint(el("g", CIRCLES, transform=at(site.hall)))
    for dx, dy, scale in ((-74, 46, 1.05), (70, 50, 1.15), (84, -44, 0.85), (-84, -34, 0.75)):
        heap(canvas, (x + dx, y + dy), scale)
    canvas.paint(el("g", SARCOPHAGUS, transform=at((x, y + 2))))
    for dx, dy in ((-118, 16), (116, 12)):
        lay(canvas, "chest", (x + dx, y + dy), 0, 1.3)


def _prison(canvas: Canvas, site: Site) -> None:
    (x, y), bottom = site.hall, site.region.bounds[3]
    for dx in (-142, -47, 48, 143):
        canvas.use(_twice(canvas, "cage", GRATE, CELL, 4.8, 2.7), (x + dx, bottom - 44))
    for dx, dy in ((-178, -62), (138, -54)):
        canvas.use(_twice(canvas, "chain", CHAIN, "", 3.6, 1.6), (x + dx, y + dy))
    lay(canvas, "bone", (x - 124, y + 8), 24)
    lay(canvas, "bone", (x + 100, y + 2), -30)
    lay(canvas, "skull", (x - 90, y + 16), 0, 0.9)
    straw(canvas, (x + 6, y + 4), (72, 20), 1)


def _twice(canvas: Canvas, name: str, lines: str, ground: str, wide: float, narrow: float) -> str:
    """Define iron that is painted twice: wide and dark, then narrow and light."""
    canvas.define(f"{name}-lines", el("g", lines, id=f"{name}-lines", fill="none"))
    dark = el("use", href=f"#{name}-lines", stroke="#101316", stroke_width=wide)
    light = el("use", href=f"#{name}-lines", stroke="#8a949d", stroke_width=narrow)
    canvas.symbol(name, ground + dark + light)
    return name


def _lair(canvas: Canvas, site: Site) -> None:
    x, y = site.hall
    canvas.paint(el("ellipse", cx=x + 24, cy=y + 14, rx=74, ry=30, fill="#1d1a0c", opacity=0.5))
    straw(canvas, (x + 24, y + 12), (66, 26), 5)
    canvas.paint(el("ellipse", cx=x + 40, cy=y + 16, rx=20, ry=8, fill="#5a0e0e", opacity=0.6))
    for dx, dy, turn in ((-96, 18, 20), (-72, 36, -40), (-104, -14, 70), (104, -20, 12), (84, 46, -20), (-40, 44, 5)):
        lay(canvas, "bone", (x + dx, y + dy), turn, 1.1)
    for dx, dy, scale in ((-84, -4, 1.25), (108, 20, 1.1), (-58, 16, 0.9)):
        lay(canvas, "skull", (x + dx, y + dy), 0, scale)


def _pentacle(canvas: Canvas, site: Site) -> None:
    x, y = site.center
    for i in range(8):
        angle = math.pi / 8 + i * math.pi / 4
        lay(canvas, "pillar", (x + 118 * math.cos(angle), y + 101 * math.sin(angle)))
    pentacle(canvas, site.center, 72)
    canvas.paint(el("circle", cx=x, cy=y, r=84, fill="none", stroke="#d7b3ff", stroke_width=1.4))
    runes = ""
    for i in range(20):
        a, b, c, d = (dice("rune", i, j).choice((-4, -1.5, 1.5, 4)) for j in range(4))
        lines = f"M-2.4-4.4V4.4M-2.4 {num(a)}L2.6 {num(b)}M2.6 {num(c)}L-2.4 {num(d)}"
        angle = i * math.pi / 10
        runes += el("path", d=lines, transform=at((78 * math.sin(angle), -78 * math.cos(angle)), i * 18))
    look: Style = {"fill": "none", "stroke": "#f0e2ff", "stroke_width": 1.2, "stroke_linecap": "round"}
    canvas.paint(el("g", runes, transform=at(site.center), **look))


ROLES: dict[str, Callable[[Canvas, Site], None]] = {
    "holy_altar": _altar,
    "tunnel": _tunnel,
    "torture_chamber": _torture_chamber,
    "scriptorium": _scriptorium,
    "treasure_room": _treasure_room,
    "prison": _prison,
    "lair": _lair,
    "pentacle_below": _pentacle,
}
