"""One browser at one game, without the socket: what it holds, what it has been told, what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from cadwallon.table import Refusal


@dataclass(slots=True, eq=False)
class Connection:
    """Messages are put in here in order; whoever holds the socket sends them."""

    device: int
    secret: str
    """The secret of the browser's cookie, from which the tokens of a host's links are worked out."""
    most: int
    seats: tuple[int, ...] = ()
    """The seats that this browser holds."""
    host: bool = False
    sits: int | None = None
    """The seat whose view it is sent; None: what everybody may see."""
    cursor: int = 0
    """The number of the first event that it has not been told."""
    last: bytes = b""
    """The last view, as it was sent, without events."""
    closing: str | None = None
    """Why the socket shall be closed, if it shall."""
    _waiting: deque[bytes] = field(default_factory=deque)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def seat(self) -> int:
        """The seat that it speaks for."""
        if self.sits is None:
            raise Refusal("seat")
        return self.sits

    def put(self, message: bytes) -> None:
        """Send this when the browser is ready for it. One that does not read for long is let go: it comes back."""
        if self.closing is None and len(self._waiting) >= self.most:
            self.close("slow")
        elif self.closing is None:
            self._waiting.append(message)
            self._wake.set()

    def close(self, why: str) -> None:
        """Send what waits, and close."""
        self.closing = why
        self._wake.set()

    async def take(self) -> bytes | None:
        """The next message; None when all is sent and the socket shall be closed."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()

    def sit(self) -> None:
        """Who holds one seat sits there; who holds several says each time who is looking."""
        if len(self.seats) == 1:
            self.sits = self.seats[0]
        elif self.sits not in self.seats:
            self.sits = None
