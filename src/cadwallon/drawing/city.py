"""The picture of a quarter of the town by night, from the roofs up to the gates."""

from __future__ import annotations

from cadwallon.drawing.gates import draw_gates
from cadwallon.drawing.green import draw_greenery
from cadwallon.drawing.layout import Layout
from cadwallon.drawing.light import glow
from cadwallon.drawing.notes import draw_notes
from cadwallon.drawing.props import draw_props
from cadwallon.drawing.roofs import draw_roofs
from cadwallon.drawing.rooms import draw_emblems, draw_rooms
from cadwallon.drawing.signs import pentacle
from cadwallon.drawing.streets import draw_streets
from cadwallon.drawing.svg import Canvas
from cadwallon.drawing.walls import draw_doors, draw_walls
from cadwallon.drawing.water import draw_fountains, draw_water

LAMP = '<circle r="3.6" fill="#1a130a"/><circle r="2.3" fill="#fff0b8"/>'


def draw_city(layout: Layout) -> str:
    """The whole picture, without any text."""
    canvas = Canvas(layout.width, layout.height)
    draw_roofs(canvas, layout)
    draw_greenery(canvas, layout)
    draw_water(canvas, layout)
    lamps = draw_streets(canvas, layout)
    draw_rooms(canvas, layout)
    draw_walls(canvas, layout)
    draw_fountains(canvas, layout)
    draw_props(canvas, layout, lamps)
    canvas.symbol("lantern", LAMP)
    for x, y in lamps:
        canvas.use("lantern", (round(x), round(y)))
    draw_gates(canvas, layout)
    for site in layout.sites.values():
        if site.space.pentacle:
            pentacle(canvas, site.figures[0], 21)
    draw_emblems(canvas, layout)
    draw_doors(canvas, layout)
    canvas.cover(fill=glow(canvas, "night"))
    draw_notes(canvas, layout)
    return canvas.finish()
