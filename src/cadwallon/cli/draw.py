"""``draw``: boards as pictures."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from pathlib import Path

from cadwallon.cli.failure import FAILED, WRONG_INPUT, Failure
from cadwallon.cli.options import load


def draw_boards(out: Path, names: Sequence[str], packs: Sequence[Path]) -> None:
    """Write picture and geometry of each board, and say how large the picture is."""
    from cadwallon.drawing import DrawingError, save

    boards = load(packs).boards
    for name in names:
        if name not in boards:
            raise Failure(f"there is no board '{name}'; known are {', '.join(boards)}", WRONG_INPUT)
    for name in names or boards:
        try:
            data = save(boards[name], out).encode()
        except DrawingError as error:
            raise Failure(str(error), WRONG_INPUT) from error
        except OSError as error:
            raise Failure(f"{out} cannot be written to: {error.strerror or error}", FAILED) from error
        packed = len(gzip.compress(data, mtime=0))
        print(f"{out / name}.svg: {len(data) / 1000:.0f} kB, {packed / 1000:.0f} kB compressed")
