"""Actions as text: what the numbers of an action mean in a setting, in the words that people type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .speech import MEANS, SHAPES, VERBS, sheet_slug, slug_of

if TYPE_CHECKING:
    from .setting import Setting

FIRST, SECOND, BOTH, PAIR = range(4)


def _naming() -> dict[str, int]:
    """Which of its two numbers names a figure, for verbs that name any; with other mercenaries it is somebody else."""
    found: dict[str, int] = {}
    for verb, shape in SHAPES.items():
        marks = [word in ("figure", "skill") for word in (*shape, "", "")][:2]
        if "pair" in shape:
            found[verb] = PAIR
        elif all(marks):
            found[verb] = BOTH
        elif any(marks):
            found[verb] = FIRST if marks[0] else SECOND
    return found


NAMING = _naming()


def text_of(setting: Setting, verb: str, a: int, b: int) -> str:
    """An action as people write it."""
    words = [VERBS.get(verb, verb)]
    for kind, value in zip(SHAPES[verb], (a, b), strict=False):
        if value >= 0:
            words.append(_word(setting, kind, value))
    return " ".join(word for word in words if word)


def _word(setting: Setting, kind: str, value: int) -> str:
    match kind:
        case "space":
            return setting.terrain.spaces[value].slug
        case "figure":
            return setting.names[value]
        case "card":
            return slug_of(setting.arcana[value].id)
        case "kind":
            return setting.kinds[value].replace("_", "-")
        case "mission":
            return slug_of(setting.missions[value].id)
        case "seat":
            return setting.gangs[value].replace("_", "-")
        case "skill":
            skill = setting.figures[value].skill
            return slug_of(skill.id) if skill is not None else ""
        case "sheet":
            return sheet_slug(setting.sheet_actions[value].id)
        case "quick":
            return "quick" if value else ""
        case "pair":
            return f"{setting.names[value // 100]} {setting.names[value % 100]}"
        case "equipment":
            return slug_of(setting.kit.equipment[value].id)
        case "intrigue":
            return slug_of(setting.kit.intrigues[value].id)
        case "mercenary":
            return slug_of(setting.kit.mercenaries[value])
        case "boast":
            return sheet_slug(setting.adventure.boasts[value].id)
        case "means":
            return MEANS[value]
        case "letter":
            return chr(ord("a") + value)
        case "choice":
            return f"{value - 10:+d}"
        case "number":
            return str(value)
    raise AssertionError(kind)


def words_of(setting: Setting) -> frozenset[str]:
    """All words that can stand after a verb; for telling nonsense from what cannot be done now."""
    return frozenset(
        word
        for words in (
            setting.terrain.index,
            setting.figure_index,
            setting.card_index,
            (kind.replace("_", "-") for kind in setting.kinds),
            (slug_of(m.id) for m in setting.missions),
            (sheet_slug(a.id) for a in setting.sheet_actions),
            (slug_of(s.skill.id) for s in setting.figures if s.skill is not None),
            (gang.replace("_", "-") for gang in setting.gangs),
            setting.kit.gear_index,
            setting.kit.intrigue_index,
            (slug_of(m) for m in setting.kit.mercenaries),
            (sheet_slug(b.id) for b in setting.adventure.boasts),
            MEANS,
            ("quick", "a", "b"),
        )
        for word in words
    )
