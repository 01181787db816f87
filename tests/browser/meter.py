"""What a visit weighs, and when its board can be used."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

WATCH = """(() => {
  const look = () => {
    const picture = document.querySelector('[data-region=board] img');
    const control = document.querySelector('[data-region=board] :is(path.lit, .choices button)');
    if (control && picture?.complete) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""For ``add_init_script``: notes when the board is there with its picture and shows what can be done or chosen."""


class Loaded(NamedTuple):
    """A file that has come."""

    address: str
    kind: str
    size: int
    """Bytes over the wire, with the head of the answer."""
    began: float
    """Seconds after the first request."""


class Meter:
    """Listens to one page. What comes over its socket counts, too: that is not packed."""

    def __init__(self, page: Page) -> None:
        self.loaded: list[Loaded] = []
        self._asked: dict[str, tuple[str, str, float]] = {}
        self._began = 0.0
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", self._ask)
        line.on("Network.loadingFinished", self._finish)
        line.on("Network.webSocketFrameReceived", self._hear)
        line.send("Network.enable")

    def _ask(self, event: Any) -> None:
        self._began = self._began or event["timestamp"]
        asked = event["request"]["url"], event.get("type", "Other"), event["timestamp"] - self._began
        self._asked[event["requestId"]] = asked

    def _finish(self, event: Any) -> None:
        asked = self._asked.get(event["requestId"])
        if asked is not None:
            address, kind, began = asked
            self.loaded.append(Loaded(address, kind, int(event["encodedDataLength"]), began))

    def _hear(self, event: Any) -> None:
        size = len(event["response"]["payloadData"].encode())
        self.loaded.append(Loaded("", "WebSocket", size, event["timestamp"] - self._began))

    @property
    def total(self) -> int:
        return sum(one.size for one in self.loaded)

    def kinds(self, until: float) -> dict[str, int]:
        """Bytes of each kind that had been asked for so many seconds after the first request, the heaviest first."""
        found: dict[str, int] = {}
        for one in self.loaded:
            if one.began <= until:
                found[one.kind] = found.get(one.kind, 0) + one.size
        return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def usable(page: Page) -> float:
    """Waits for a board on which something can be done; gives the seconds since the navigation. ``WATCH`` is there."""
    page.wait_for_function("() => window.usable", timeout=60_000)
    return float(page.evaluate("() => window.usable")) / 1000
