"""Compass and scroll, where the table wants them. The names beside them are live text."""

from __future__ import annotations

from cadwallon.drawing.layout import Layout
from cadwallon.drawing.signs import compass, scroll
from cadwallon.drawing.svg import Canvas

COMPASS = 26.0
SCROLL = 56.0
"""Height of the scroll; its width stands in the table."""


def draw_notes(canvas: Canvas, layout: Layout) -> None:
    """Paint what the table lists under [[note]] and is no name."""
    for note in layout.board.artwork.notes:
        at = (note.at[0] * layout.cell, note.at[1] * layout.cell)
        if note.what == "compass":
            compass(canvas, at, COMPASS)
        elif note.what == "title":
            scroll(canvas, at, note.width, SCROLL, note.scale)
