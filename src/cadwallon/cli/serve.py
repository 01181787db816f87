"""``serve``: the game in the browser."""

from __future__ import annotations

import asyncio
import webbrowser
from pathlib import Path

from cadwallon.cli.failure import FAILED, WRONG_INPUT, Failure
from cadwallon.cli.options import load


def run(host: str, port: str, data: Path | None, packs: tuple[Path, ...], open_page: bool) -> None:
    """Serve until interrupted."""
    from cadwallon.server.run import InUse, serve
    from cadwallon.server.store import StoreError
    from cadwallon.terminal.saves import folder

    if not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise Failure(f"a port is a number from 0 to 65535, not {port!r}", WRONG_INPUT)
    library = load(packs)

    def ready(address: str) -> None:
        print(f"Cadwallon is at {address} (Ctrl+C stops it)", flush=True)
        if open_page:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    try:
        serve(host, int(port), (data or folder() / "games.sqlite").resolve(), library, packs, ready)
    except (InUse, StoreError) as problem:
        raise Failure(str(problem), FAILED) from problem
    except OSError as problem:
        raise Failure(f"the server cannot start: {problem}", FAILED) from problem
    except KeyboardInterrupt:
        pass
