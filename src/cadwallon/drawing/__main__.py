"""Draws the boards for the pages: ``python -m cadwallon.drawing FOLDER`` writes a picture and the shapes of each.

``cadwallon draw`` does the same for people; this needs nothing that is not there while the package is built.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cadwallon.drawing import save
from cadwallon.library import load_content

if len(sys.argv) != 2:
    sys.exit("usage: python -m cadwallon.drawing FOLDER")
for board in load_content().boards.values():
    save(board, Path(sys.argv[1]))
