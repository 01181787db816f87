"""How people say things: ids as words, and what the words after each verb of an action mean."""

from __future__ import annotations


def slug_of(item_id: str) -> str:
    """How a person types an id: ``arc_powerful_blow`` is ``powerful-blow``, ``chr_sienne_base`` is ``sienne``."""
    return item_id.partition("_")[2].removesuffix("_base").replace("_", "-")


def sheet_slug(item_id: str) -> str:
    """``adv_01_rob`` is ``rob``, ``adv_05_hand_over`` is ``hand-over``."""
    return "-".join(item_id.split("_")[2:])


SHAPES: dict[str, tuple[str, ...]] = {
    "deploy": ("figure", "space"),
    "militia": ("figure",),
    "patrol": ("space",),
    "strike": ("figure",),
    "stay": (),
    "activate": ("figure",),
    "move": ("space",),
    "attack": ("figure",),
    "leave": ("space",),
    "set-out": (),
    "stop": (),
    "pick": ("kind",),
    "bash": ("kind", "quick"),
    "play": ("card", "figure"),
    "play-on": ("card", "seat"),
    "play-bash": ("card", "kind"),
    "play-swap": ("card", "pair"),
    "use": ("skill", "figure"),
    "do": ("sheet", "kind"),
    "lock": ("space", "kind"),
    "give": ("figure",),
    "shift": ("kind", "choice"),
    "mission": ("mission", "skill"),
    "choose": ("letter",),
    "put": ("space",),
    "mark": ("figure",),
    "rise": ("space",),
    "shamble": ("figure",),
    "sell": ("kind",),
    "release": (),
    "done": (),
    "discard": ("card",),
    "keep": ("card",),
    "reroll": ("number", "means"),
    "take": ("kind",),
    "drop": ("kind", "space"),
    "flee": ("space",),
    "step": ("space",),
    "set": ("space",),
    "close": ("space",),
    "pass": (),
    "end": (),
    "hire": ("mercenary", "figure"),
    "boast": ("boast",),
    "meet": ("figure",),
    "hand": ("kind",),
    "get": ("kind",),
    "swap-gear": (),
    "heal": ("figure",),
    "buy": ("figure",),
    "equip": ("equipment", "figure"),
    "keep-gear": ("equipment",),
    "wield": ("equipment", "figure"),
    "wield-at": ("equipment", "space"),
    "wield-on": ("equipment", "seat"),
    "intrigue": (),
    "fulfil": ("intrigue",),
    "keep-intrigue": ("intrigue",),
    "drop-intrigue": ("intrigue",),
    "escape": (),
    "tunnel": (),
    "pray": (),
    "torture": ("figure", "kind"),
    "read": (),
    "loot": (),
    "fetch": ("card",),
    "cancel": ("card",),
    "label": ("space", "kind"),
    "burn": ("kind",),
    "offer": ("kind",),
    "clear": ("space",),
    "parade": ("space",),
    "lose": ("kind",),
    "hide": ("figure",),
}
"""What the two indices of each verb mean, for its text form."""

VERBS = {
    "play-on": "play",
    "play-bash": "play",
    "play-swap": "play",
    "wield": "use",
    "wield-at": "use",
    "wield-on": "use",
}
"""Verbs that read alike and differ only in what their indices mean."""

MEANS = ("experience", "loaded-dice", "lantern", "buckler", "keys", "scroll", "bracelet")
"""What lets a die be rolled again, besides a skill or a card."""

EXPERIENCE, LOADED_DICE, LANTERN, BUCKLER, BY_KEYS, BY_SCROLL, BY_BRACELET = range(len(MEANS))
