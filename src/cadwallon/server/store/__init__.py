"""Where games are kept: set-up, key and answers, in SQLite."""

from cadwallon.server.store.kept import KeptGame, KeptSeat, Summary
from cadwallon.server.store.store import Store, StoreError

__all__ = ["KeptGame", "KeptSeat", "Store", "StoreError", "Summary"]
