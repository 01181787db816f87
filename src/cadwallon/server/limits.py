"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of a server."""

    message: int = 4_096
    """Bytes of a message on a socket that is read at all."""
    body: int = 16_384
    """Bytes of what is posted."""
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    messages_too_many: int = 200
    """So many refused messages in a row, and the socket is closed."""
    hints_per_minute: float = 12.0
    hints_at_once: float = 6.0
    games_per_hour: float = 60.0
    games_at_once: float = 20.0
    posts_per_second: float = 5.0
    posts_at_once: float = 60.0
    connections_per_device: int = 32
    waiting_messages: int = 1_024
    """Messages that wait for a browser that does not read them, before its socket is closed."""
    seats: int = 4
    games_in_memory: int = 512
    hush: float = 1.2
    """Seconds for which nothing is told where somebody may have been asked in secret."""


class Bucket:
    """So many at once, and so many more every second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, per_second: float, now: float) -> None:
        self._most = most
        self._rate = per_second
        self._left = most
        self._at = now

    def take(self, now: float) -> bool:
        """Is one more allowed?"""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client. Those not heard of for long are forgotten."""

    def __init__(self, most: float, per_second: float, kept: int = 10_000) -> None:
        self._most = most
        self._rate = per_second
        self._kept = kept
        self._buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, client: object, now: float) -> bool:
        """Is one more allowed for this client?"""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._most, self._rate, now)
            if len(self._buckets) > self._kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(now)
