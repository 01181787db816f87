"""The boards as pictures and as shapes. Those of the game are drawn when it is built; those of packs are drawn here."""

from __future__ import annotations

from threading import Lock

import msgspec

from cadwallon.drawing import Layout, arrange, draw, geometry
from cadwallon.library import Library
from cadwallon.server.catalog import BoardEntry
from cadwallon.server.payload import Payload
from cadwallon.server.shelves import board_entry
from cadwallon.server.static import Static

SVG = "image/svg+xml"


class Boards:
    """The boards of one library."""

    def __init__(self, library: Library, static: Static, *, built_in: bool) -> None:
        """``built_in``: there are no packs, so the pictures that were built with the game are right."""
        self._library = library
        self._static = static
        self._built_in = built_in
        self._drawn: dict[str, Payload] = {}
        self._layouts: dict[str, Layout] = {}
        self._lock = Lock()

    def picture(self, board: str) -> Payload | None:
        """The picture of a board, without texts. Drawing one takes a moment: call this in a thread."""
        if board not in self._library.boards:
            return None
        found = self._static.find(f"boards/{board}.svg") if self._built_in else None
        return found or self._draw(board)

    def _draw(self, board: str) -> Payload:
        with self._lock:
            if board not in self._drawn:
                self._drawn[board] = Payload(draw(self._layout(board)).encode(), SVG)
            return self._drawn[board]

    def _layout(self, board: str) -> Layout:
        if board not in self._layouts:
            self._layouts[board] = arrange(self._library.boards[board])
        return self._layouts[board]

    def entries(self) -> dict[str, BoardEntry]:
        """All boards with where everything lies on them. This may take a moment, too."""
        return {id_: board_entry(board, self._shape(id_)) for id_, board in self._library.boards.items()}

    def _shape(self, board: str) -> dict[str, object]:
        built = self._static.find(f"boards/{board}.json") if self._built_in else None
        if built is not None:
            return msgspec.json.decode(built.body, type=dict[str, object])
        with self._lock:
            return geometry(self._layout(board)).to_dict()
