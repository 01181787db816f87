"""Boards as pictures. ``draw`` makes the SVG, without any text; ``geometry`` says where everything is.

Both take a board, or the layout of a board that ``arrange`` has made, so that who needs both pays for it once.
The same board always gives the same bytes.
"""

from __future__ import annotations

import json
from pathlib import Path

from cadwallon.drawing.caves import draw_caves
from cadwallon.drawing.city import draw_city
from cadwallon.drawing.geometry import BuildingPlace, Geometry, NotePlace, Passage, SpaceShape, geometry_of
from cadwallon.drawing.layout import DrawingError, Layout, lay_out
from cadwallon.drawing.places import find_places
from cadwallon.library import Board

__all__ = [
    "BuildingPlace",
    "DrawingError",
    "Geometry",
    "Layout",
    "NotePlace",
    "Passage",
    "SpaceShape",
    "arrange",
    "draw",
    "geometry",
    "save",
]


def arrange(board: Board) -> Layout:
    """Where everything of a board is. Raises ``DrawingError`` if the board cannot be drawn."""
    layout = lay_out(board)
    find_places(layout)
    return layout


def draw(board: Board | Layout) -> str:
    """The picture as SVG. It has ids of its own: show it as an image, do not paste it into a page."""
    layout = arrange(board) if isinstance(board, Board) else board
    return draw_caves(layout) if layout.theme == "caves" else draw_city(layout)


def geometry(board: Board | Layout) -> Geometry:
    """Outlines, places, ways and places for names."""
    return geometry_of(arrange(board) if isinstance(board, Board) else board)


def save(board: Board, folder: Path) -> str:
    """Write ``BOARD.svg`` and ``BOARD.json`` into the folder; returns the picture."""
    layout = arrange(board)
    picture = draw(layout)
    shapes = json.dumps(geometry(layout).to_dict(), separators=(",", ":"))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{board.id}.svg").write_text(picture, encoding="utf-8")
    (folder / f"{board.id}.json").write_text(shapes + "\n", encoding="utf-8")
    return picture
