"""The town wall round the district, and the gates in it."""

from __future__ import annotations

from cadwallon.drawing.layout import Layout, Site
from cadwallon.drawing.names import sign_of_gate
from cadwallon.drawing.patterns import GROUNDS
from cadwallon.drawing.shapes import dist, middle
from cadwallon.drawing.signs import PORTCULLIS
from cadwallon.drawing.svg import Canvas, at, el, num

THICK = 9
TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}
"""How a gate is turned that is drawn with the town outside above it."""
TOWER = (
    '<rect x="-8" y="-4" width="16" height="20" rx="2.5" fill="url(#ashlar)" stroke="#0b0a0a" stroke-width="1.6"/>'
    '<path d="M-8 3.5h4v3h4v-3h4v3h4" fill="none" stroke="#2a2724"/>'
)
IRON = '<linearGradient id="iron" x2="1" y2="1"><stop stop-color="#d7dee6"/><stop offset="1" stop-color="#6c7680"/>'


def draw_gates(canvas: Canvas, layout: Layout) -> None:
    """Paint the wall, open at the gates, then the gates with their towers and signs."""
    gates = [site for site in layout.of_kind("gate") if site.opening]
    canvas.define("ashlar", GROUNDS["ashlar"])
    canvas.define("iron", IRON + "</linearGradient>")
    canvas.symbol("tower", TOWER)
    canvas.symbol("gate", PORTCULLIS)
    wall = "".join(_wall(layout, gates, side) for side in TURNS)
    canvas.paint(el("path", d=wall, fill="url(#ashlar)", stroke="#0b0a0a", stroke_width=1.4))
    for site in gates:
        _gate(canvas, site)
    for site in layout.of_kind("gate"):
        canvas.use("gate", sign_of_gate(site))


def _wall(layout: Layout, gates: list[Site], side: str) -> str:
    """The stretches of wall on one side, between the openings."""
    level = side in ("north", "south")
    way = 0 if level else 1
    spans = []
    for site in gates:
        if site.space.side == side and site.opening:
            spans.append(sorted((site.opening[0][way], site.opening[1][way])))
    full = layout.width if level else layout.height
    far = {"south": layout.height - THICK, "east": layout.width - THICK}.get(side, 0.0)
    pieces, start = "", 0.0
    for begin, end in [*sorted(spans), [full, full]]:
        if begin > start:
            x, y, wide, high = (start, far, begin - start, THICK) if level else (far, start, THICK, begin - start)
            pieces += f"M{num(x)} {num(y)}h{num(wide)}v{num(high)}h{num(-wide)}z"
        start = end
    return pieces


def _gate(canvas: Canvas, site: Site) -> None:
    """Spikes that stand ready to fall, two bars across them, and a tower on either side."""
    if site.opening is None:
        return
    half = dist(*site.opening) / 2
    name = f"bars{num(half * 2, 0)}"
    left, wide = num(-half), num(2 * half)
    count = max(4, round(2 * half / 9))
    spikes = "".join(
        f"M{num(i * (2 * half - 8) / count - half + 2.5)} 0h3v8.5l-1.5 4.5l-1.5-4.5z" for i in range(count + 1)
    )
    bars = f"M{left} 2h{wide}v1.8h-{wide}zM{left} 6.4h{wide}v1.8h-{wide}z"
    art = el("path", d=f"M{left} 0h{wide}v9h-{wide}z", fill="#07080c", opacity=0.75)
    art += el("path", d=spikes, fill="url(#iron)", stroke="#0a0c10", stroke_width=0.7)
    art += el("path", d=bars, fill="#a7b1bb", stroke="#0a0c10", stroke_width=0.6)
    canvas.symbol(name, art + f'<use href="#tower" x="{left}"/><use href="#tower" x="{num(half)}"/>')
    canvas.paint(el("use", href=f"#{name}", transform=at(middle(*site.opening), TURNS.get(site.space.side, 0))))
