"""Small things that lie about in the catacombs: candles, bones, coins, straw, chests, scrolls."""

from __future__ import annotations

from collections import defaultdict

from cadwallon.drawing.chance import dice, strewn
from cadwallon.drawing.furniture import PIECES
from cadwallon.drawing.light import glow
from cadwallon.drawing.shapes import Point
from cadwallon.drawing.svg import Canvas, el

THINGS = {
    "candle": '<circle r="22" fill="url(#lamp)" opacity=".8"/>'
    '<circle r="3.4" fill="#efe4c4" stroke="#3a2c17" stroke-width=".9"/><circle r="1.6" fill="#ffd04a"/>',
    "bone": '<path d="M-8 0H8" stroke="#23201a" stroke-width="6" stroke-linecap="round"/>'
    '<g fill="#e6ddc4" stroke="#23201a"><circle cx="-9" cy="-2.4" r="2.7"/><circle cx="-9" cy="2.4" r="2.7"/>'
    '<circle cx="9" cy="-2.4" r="2.7"/><circle cx="9" cy="2.4" r="2.7"/></g>'
    '<path d="M-8 0H8" stroke="#e6ddc4" stroke-width="3.5"/>',
    "skull": '<path d="M-8-1a8 8 0 1 1 16 0c0 4-3 5-3 9h-10c0-4-3-5-3-9z" fill="#e6ddc4" stroke="#23201a"'
    ' stroke-width="1.2"/><g fill="#23201a"><circle cx="-3.2" cy="-.5" r="2.2"/><circle cx="3.2" cy="-.5" r="2.2"/>'
    '<path d="M0 2.4l-1.2 2.4h2.4zM-2.4 8v-2.4M0 8v-2.4M2.4 8v-2.4" stroke="#23201a" stroke-width=".7"/></g>',
    "chest": '<rect x="-12" y="-7" width="24" height="16" rx="2" fill="#7a4d22" stroke="#1d0f06" stroke-width="1.4"/>'
    '<path d="M-12-1h24" stroke="#1d0f06" stroke-width="1.2"/>'
    '<path d="M-2.4-3h4.8v5h-4.8z" fill="#e3b94e" stroke="#1d0f06" stroke-width=".8"/>',
    "scroll": '<g stroke="#4b3413" stroke-width="1.1"><path d="M-15-4h30v8h-30z" fill="#efe1ba"/>'
    '<circle cx="-15" r="4.6" fill="#d9c592"/><circle cx="15" r="4.6" fill="#d9c592"/></g>',
    "pillar": '<circle cx="3" cy="4" r="10" opacity=".5"/>'
    '<circle r="10" fill="#8d86a3" stroke="#17131f" stroke-width="2"/><circle r="6" fill="#aaa3bf"/>',
    "shelf": PIECES["shelf"].art,
}
GOLD = ("#f2c643", "#e0ab2c", "#ffdf74")
STRAW = ("#c2a657", "#9d8340", "#d9c27c", "#7f6a30")


def lay(canvas: Canvas, name: str, p: Point, turn: float = 0.0, scale: float = 1.0) -> None:
    """Paint one of these things at a place."""
    if name == "candle":
        glow(canvas, "lamp")
    canvas.symbol(name, THINGS[name])
    canvas.use(name, (round(p[0]), round(p[1])), turn, scale)


def heap(canvas: Canvas, p: Point, scale: float) -> None:
    """Paint a heap of gold, about 80 wide."""
    chance = dice("gold")
    coins: dict[str, str] = defaultdict(str)
    for _ in range(60):
        x, y = chance.gauss(0, 0.42) * 40, chance.gauss(0, 0.42) * 18
        coins[chance.choice(GOLD)] += f'<use href="#coin" x="{x:.0f}" y="{y:.0f}"/>'
    piles = "".join(el("g", uses, fill=colour) for colour, uses in coins.items())
    shadow = el("ellipse", cy=4, rx=48, ry=24, fill="#2a1d05", opacity=0.55)
    canvas.define("coin", el("ellipse", id="coin", rx=4, ry=2.6, stroke="#6b4a0c", stroke_width=0.7))
    canvas.symbol("heap", shadow + piles)
    canvas.use("heap", p, 0, scale)


def straw(canvas: Canvas, p: Point, spread: Point, bundles: int) -> None:
    """Paint straw: a bundle strewn over an area of this half width and height, several times, turned."""
    name = f"straw{spread[0]:.0f}"
    chance = dice("straw", spread)

    def where() -> Point:
        return chance.gauss(0, 0.45) * spread[0], chance.gauss(0, 0.45) * spread[1]

    art = "".join(el("path", d=strewn(chance, 16, where, (15, 6)), stroke=colour) for colour in STRAW)
    canvas.symbol(name, el("g", art, stroke_width=1.3))
    for turn in ("", "rotate(180)", "scale(-1 1)", "scale(1 -1)", "rotate(4)scale(.8)")[:bundles]:
        canvas.paint(el("use", href=f"#{name}", transform=f"translate({p[0]:.0f} {p[1]:.0f}){turn}"))
