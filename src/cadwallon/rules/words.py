"""Which words of the vocabulary have code behind them: the content check compares both directions."""

from __future__ import annotations

from .conditions import READ_ELSEWHERE as CONDITIONS_READ_ELSEWHERE
from .effects import READ_ELSEWHERE as EFFECTS_READ_ELSEWHERE
from .frames import CONDITIONS, CUSTOM, EFFECTS
from .frames import READ_ELSEWHERE as KEYS_READ_ELSEWHERE
from .setting import AUTOMATIC, WINDOWS
from .sheet import REQUIREMENTS
from .windows import TARGETS


def implemented() -> dict[str, frozenset[str]]:
    """The words the rules understand, by kind."""
    return {
        "effects": frozenset(EFFECTS) | EFFECTS_READ_ELSEWHERE,
        "conditions": frozenset(CONDITIONS) | CONDITIONS_READ_ELSEWHERE,
        "custom": frozenset(CUSTOM) | KEYS_READ_ELSEWHERE,
        "requirements": REQUIREMENTS,
        "targets": TARGETS,
        "windows": frozenset((*WINDOWS, *AUTOMATIC)),
    }
