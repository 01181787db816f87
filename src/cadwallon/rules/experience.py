"""X-1, X-5: experience tokens, gained as far as the supply lasts and given back when they are spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import Log

if TYPE_CHECKING:
    from .state import State


def gain_xp(s: State, seat: int, n: int, log: Log | None) -> None:
    """The gang gains tokens; the Guild of Jewelers has no use for them."""
    if seat < 0 or seat == s.setting.guild:
        return
    gained = min(n, s.xp_left)
    if gained:
        s.xp[seat] += gained
        s.xp_left -= gained
        if log is not None:
            s.tell(log, "xp", seat=seat, n=gained, xp=s.xp[seat])


def spend_xp(s: State, seat: int, n: int) -> None:
    """Tokens go back to the supply."""
    s.xp[seat] -= n
    s.xp_left += n
