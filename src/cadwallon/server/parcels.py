"""Lays out what the server makes of the game's own content: ``python -m cadwallon.server.parcels FOLDER``.

The build packs it (``client/scripts/pack.ts``). The server sends the packed form where it has made the very same bytes;
content of packs has none and is packed more quickly and less tightly.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from cadwallon.library import load_content
from cadwallon.server.boards import Boards
from cadwallon.server.payload import name_of
from cadwallon.server.shelves import catalog
from cadwallon.server.static import PACKED, Static
from cadwallon.server.texts import Locale
from cadwallon.server.wire import encode


def parcels(static: Static) -> Iterator[bytes]:
    """The structure of the content, and all parts of its texts in all languages."""
    library = load_content()
    locale = Locale(library, static=static)
    yield encode(catalog(library, locale.languages, Boards(library, static, built_in=True).entries()))
    for language in locale.languages:
        for name in locale.part_names:
            part = locale.part(language, name)
            if part is not None:
                yield part.body


def lay_out(static: Path) -> None:
    """Into the folder of the built pages, which has the boards already. What lay there before goes."""
    folder = static / PACKED
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for body in parcels(Static(static)):
        (folder / name_of(body)).write_bytes(body)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m cadwallon.server.parcels FOLDER")
    lay_out(Path(sys.argv[1]))
