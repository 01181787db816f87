"""Which effects always do something, and which depend on the situation."""

from __future__ import annotations

from cadwallon.library import Effect


def always_useful(effect: Effect) -> bool:
    """Drawing needs cards, tokens a supply, setting down beside a mate a mate; fewer steps are no use by themselves."""
    match effect.do:
        case "draw" | "peek" | "xp" | "heal" | "wound":
            return False
        case "place":
            return effect.word("to") == "street"
        case "move_bonus":
            return effect.number("n") > 0
        case _:
            return True
