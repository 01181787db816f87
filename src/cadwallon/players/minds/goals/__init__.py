"""What an adventure asks for besides chests and missions: places that are worth going to, and what has been earned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .assassins import Assassins
from .base import Deed, Goals, Part
from .catacombs import Catacombs
from .fence import Fence
from .festival import Festival
from .fire import Fire
from .gear import Gear
from .graves import Graves
from .guests import Guests
from .guild import Guild
from .intrigues import Intrigues
from .noose import Noose
from .pride import Pride
from .ransom import Ransom
from .robbery import Robbery
from .seals import Seals
from .stones import Stones
from .twelve import Twelve

if TYPE_CHECKING:
    from cadwallon.rules.setting import Setting

__all__ = ["Deed", "Goals", "Part", "goals_of"]

ADVENTURES: dict[int, type[Part]] = {
    1: Robbery,
    2: Assassins,
    3: Guild,
    4: Graves,
    5: Guests,
    6: Fence,
    7: Fire,
    8: Noose,
    9: Seals,
    10: Twelve,
    11: Stones,
    12: Pride,
    13: Festival,
    14: Ransom,
}
"""What each adventure asks for, by its number."""


def goals_of(setting: Setting) -> Goals:
    """The goals of the game being played."""
    parts: list[Part] = []
    own = ADVENTURES.get(setting.adventure.number)
    if own is not None:
        parts.append(own(setting))
    if setting.koa:
        parts += [Intrigues(setting), Gear(setting)]
    if setting.below:
        parts.append(Catacombs(setting))
    return Goals(setting, parts)
