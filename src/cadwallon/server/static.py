"""The built pages. They are part of the package but not of the sources: `make` builds them."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from cadwallon.server.payload import Payload, name_of

FOLDER = Path(__file__).resolve().parent.parent / "static"

HASHED = re.compile(r"^assets/.+-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$")
"""Names that change with their content."""

KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

PACKED = "packed"
"""Texts and structure of the game's own content, packed as tightly as a server has no time for; by what is in them."""

NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Cadwallon</title>"
    "<p>The pages of the game have not been built yet: <code>make play</code> builds them and starts the game.</p>"
)


class Static:
    """The files of a folder, read when they are first asked for, or have changed. Nothing outside can be reached."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._known: dict[str, tuple[int, Payload]] = {}

    def find(self, name: str) -> Payload | None:
        """The file of this name, with the packed forms that lie beside it."""
        path = self._path(name)
        if path is None:
            return None
        changed = path.stat().st_mtime_ns
        known = self._known.get(name)
        if known is not None and known[0] == changed:
            return known[1]
        packed = {}
        for ending, encoding in ((".br", "br"), (".gz", "gzip")):
            beside = path.with_name(path.name + ending)
            if beside.is_file():
                packed[encoding] = beside.read_bytes()
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        found = Payload(path.read_bytes(), kind, immutable=HASHED.match(name) is not None, packed=packed)
        self._known[name] = changed, found
        return found

    def packed(self, body: bytes) -> dict[str, bytes]:
        """Packed forms of something that is made while the server runs, if it was the same when the game was built."""
        found = self.find(f"{PACKED}/{name_of(body)}.br")
        return {"br": found.body} if found is not None else {}

    def _path(self, name: str) -> Path | None:
        if not name or "\\" in name or "\0" in name or any(part in ("", ".", "..") for part in name.split("/")):
            return None
        path = self._folder / name
        if not path.is_file() or not path.resolve().is_relative_to(self._folder.resolve()):
            return None
        return path

    def page(self, address: str = "") -> Payload:
        """The page that all addresses of the game show; most visits begin at one whose files it names beforehand."""
        name = "home.html" if address == "/" else "game.html" if address.startswith("/game/") else "index.html"
        return self.find(name) or self.find("index.html") or Payload(NOT_BUILT.encode(), KINDS[".html"])
