"""Another way than the shortest: ``move library via crooked-elbow A3``."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon import offers
from cadwallon.rules.actions import Action
from cadwallon.rules.errors import InvalidAction, NoWay
from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.names import Names

VIA = "via"


def split_way(answer: str) -> tuple[str, list[str]]:
    """What was typed, and the words behind ``via``."""
    words = answer.split()
    if VIA not in words:
        return answer, []
    at = words.index(VIA)
    return " ".join(words[:at]), words[at + 1 :]


def spaces_meant(setting: Setting, words: Sequence[str]) -> tuple[list[str], str]:
    """Spaces by name, by the beginning of one, or by their code on the map; and the word that is none of them."""
    found: list[str] = []
    for word in words:
        wanted = word.lower().replace("_", "-")
        spaces = setting.terrain.spaces
        exact = [space.slug for space in spaces if wanted in (space.slug, space.code.lower())]
        meant = exact or [space.slug for space in spaces if space.slug.startswith(wanted)]
        if len(meant) != 1:
            return [], word
        found += meant
    return found, ""


def objection(names: Names, view: View, action: Action, way: Sequence[str]) -> str:
    """Why this cannot be walked; empty if it can."""
    try:
        offers.way(view, way, action.text)
    except NoWay as problem:
        return f"There is no such way: {names.space(problem.space)} is too far off, or nobody passes it."
    except (InvalidAction, LookupError):
        return "A way can be given for walks only: 'move library via crooked-elbow'."
    return ""
