"""What a bot can do wrong, and how it is said."""

from __future__ import annotations

from typing import NamedTuple

CRASH, STALL, NONSENSE = "crash", "stall", "nonsense"
"""It breaks down, it does not answer in time, it names nothing that it may do."""


class Fault(NamedTuple):
    """Why somebody else had to decide for a bot."""

    why: str
    """``crash``, ``stall`` or ``nonsense``."""
    text: str
    """What exactly, for whoever wrote the bot."""


class Stalled(Exception):
    """A player that thinks in another process did not answer in time."""


class Broken(Exception):
    """A player that thinks in another process has broken down there."""


class Nonsense(Exception):
    """A player that thinks in another process has answered something that is no legal action."""


def fault_of(problem: Exception) -> Fault:
    """What was wrong, from the exception that came of it."""
    match problem:
        case Stalled():
            return Fault(STALL, str(problem))
        case Nonsense():
            return Fault(NONSENSE, str(problem))
        case Broken():
            return Fault(CRASH, str(problem))
    return Fault(CRASH, f"{type(problem).__name__}: {problem}"[:500])
