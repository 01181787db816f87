"""One live game: who sits where, whose answer counts, what each of them may be told. No network, no clock, no store."""

from cadwallon.table.chairs import Chair
from cadwallon.table.orders import OCCASIONS, Orders
from cadwallon.table.refusal import Refusal
from cadwallon.table.table import News, Table

__all__ = ["OCCASIONS", "Chair", "News", "Orders", "Refusal", "Table"]
