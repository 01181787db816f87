"""Running the server until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import uvicorn

from cadwallon.library import Library
from cadwallon.server.app import make_app
from cadwallon.server.store import Store

try:
    import fcntl
except ImportError:  # no such thing on Windows: there it is up to people not to start two servers on one file
    fcntl = None  # type: ignore[assignment]

LARGEST_MESSAGE = 65_536
"""Bytes of a message that is read off a socket at all; above that the line is cut."""


class InUse(Exception):
    """Another server has this file or this address."""


def serve(
    host: str, port: int, data: Path, library: Library, packs: Sequence[Path], ready: Callable[[str], None]
) -> None:
    """Serve until interrupted. ``ready`` is told the address as soon as the server answers."""
    with one_server_for(data), _listening(host, port) as listener:
        config = uvicorn.Config(
            make_app(data, library, packs),
            log_level="warning",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
            server_header=False,
            date_header=False,
        )
        server = uvicorn.Server(config)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{'localhost' if host in ('0.0.0.0', '::') else shown}:{listener.getsockname()[1]}"
        asyncio.run(_run(server, listener, data, lambda: ready(address)))


async def _run(server: uvicorn.Server, listener: socket.socket, data: Path, ready: Callable[[], None]) -> None:
    # a file that cannot be used is said so in one sentence, before anything is started
    await (await Store.open(data)).close()
    be_quick()
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await serving


def be_quick() -> None:
    """Settings of the interpreter for many games beside each other.

    Collecting all garbage takes longer than a person should wait, and games leave next to none: it is done seldom, and
    content is left out of it. The thread that writes gets the interpreter soon when it asks for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.001)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = getattr(problem, "strerror", None) or problem
        raise InUse(f"the address {host}:{port} cannot be used: {reason}") from None
    listener.listen(1024)
    listener.set_inheritable(True)
    return listener


@contextlib.contextmanager
def one_server_for(data: Path) -> Iterator[None]:
    """While this lasts no other server takes the same file: two would not know of each other's moves."""
    data.parent.mkdir(parents=True, exist_ok=True)
    with data.with_name(data.name + ".lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(f"another server is using {data}; stop it, or name another file with --data") from None
        yield
