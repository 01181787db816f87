"""Which effects always do something, and which depend on the situation."""

from __future__ import annotations

from cadwallon.library import Effect, Usable

AT_ONCE = ("target_", "top_is_")
"""Conditions that are looked at when an item is used, because its own effects may change them."""


def varies(item: Usable) -> bool:
    """Do the effects of an item depend on the moment at which it is used?"""
    return any(e.option or any(word.startswith(AT_ONCE) for word in e.when) for e in item.effects)


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
