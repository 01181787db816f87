"""Which words of the vocabulary have code behind them: the content check compares both directions."""

from __future__ import annotations

from .conditions import READ_ELSEWHERE as CONDITIONS_READ_ELSEWHERE
from .deeds import STEPS
from .effects import READ_ELSEWHERE as EFFECTS_READ_ELSEWHERE
from .frames import CONDITIONS, CUSTOM, EFFECTS
from .frames import READ_ELSEWHERE as KEYS_READ_ELSEWHERE
from .intrigues import CHECKS, HIDING
from .moments import AUTOMATIC, WINDOWS
from .sheet import REQUIREMENTS
from .sheets.pride import BOASTS
from .windows import TARGETS


def implemented() -> dict[str, frozenset[str]]:
    """The words the rules understand, by kind."""
    return {
        "effects": frozenset(EFFECTS) | EFFECTS_READ_ELSEWHERE,
        "conditions": frozenset(CONDITIONS) | CONDITIONS_READ_ELSEWHERE,
        "custom": frozenset(CUSTOM) | KEYS_READ_ELSEWHERE,
        "requirements": REQUIREMENTS,
        "intrigue_conditions": frozenset({*(word for word, _ in STEPS.values()), *CHECKS, HIDING, *BOASTS}),
        "targets": TARGETS,
        "windows": frozenset((*WINDOWS, *AUTOMATIC)),
    }
