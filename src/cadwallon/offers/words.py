"""What the two numbers of an action stand for, as ids."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.rules.actions import Action
from cadwallon.rules.setting import Setting
from cadwallon.rules.sheets.fence import ZERO
from cadwallon.rules.speech import MEANS, SHAPES, slug_of

Word = str | int | None

PAIR = 100
"""Two figures in one number: the first times this, plus the second."""


def _skill(setting: Setting, figure: int) -> Word:
    skill = setting.figures[figure].skill
    return skill.id if skill is not None else None


def _pair(setting: Setting, value: int) -> Word:
    return f"{setting.names[value // PAIR]}+{setting.names[value % PAIR]}"


WORDS: dict[str, Callable[[Setting, int], Word]] = {
    "figure": lambda setting, value: setting.names[value],
    "space": lambda setting, value: setting.terrain.spaces[value].slug,
    "card": lambda setting, value: setting.arcana[value].id,
    "kind": lambda setting, value: setting.kinds[value],
    "mission": lambda setting, value: setting.missions[value].id,
    "seat": lambda setting, value: value,
    "skill": _skill,
    "sheet": lambda setting, value: setting.sheet_actions[value].id,
    "quick": lambda setting, value: "quick" if value else None,
    "pair": _pair,
    "equipment": lambda setting, value: setting.kit.equipment[value].id,
    "intrigue": lambda setting, value: setting.kit.intrigues[value].id,
    "mercenary": lambda setting, value: slug_of(setting.kit.mercenaries[value]),
    "boast": lambda setting, value: setting.adventure.boasts[value].id,
    "means": lambda setting, value: MEANS[value],
    "letter": lambda setting, value: chr(ord("a") + value),
    "choice": lambda setting, value: value - ZERO,
    "number": lambda setting, value: value,
}
"""How each sort of number is written; ``docs/offers.md`` lists them."""

_SHAPES = {verb: tuple(WORDS[word] for word in (*shape, "number", "number")[:2]) for verb, shape in SHAPES.items()}


def words_of(setting: Setting, action: Action) -> tuple[Word, Word]:
    """Ids for ``a`` and ``b`` of an action, None for what it does not have."""
    first, second = _SHAPES[action.verb]
    a, b = action.a, action.b
    return first(setting, a) if a >= 0 else None, second(setting, b) if b >= 0 else None
