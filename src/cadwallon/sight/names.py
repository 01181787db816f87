"""From the short integers of the rules to ids: what a view is written in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cadwallon.rules.setting import Setting
from cadwallon.rules.terrain import Terrain
from cadwallon.rules.windows import BELOW_BIT, GEAR_BIT, MISSION_BIT, SHEET_BIT, SKILL_BIT

NOWHERE = ("lost", "unplaced", "removed", "outside")
"""Where figures on no space are; the rules count these from the end: -1 is outside."""


class _Named(dict[tuple[int, ...], tuple[str, ...]]):
    """Names of tuples of indices, made on first use: the same few combinations come again and again."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names

    def __missing__(self, key: tuple[int, ...]) -> tuple[str, ...]:
        named = self[key] = tuple([self._names[i] for i in key])
        return named


class Names:
    """Ids of everything in a setting, by index. Cheap to make: every mercenary that is hired makes a new setting."""

    __slots__ = (
        "_equipment",
        "_usable",
        "backs",
        "boasts",
        "card_counts",
        "cards",
        "exploration",
        "figures",
        "gear",
        "hired",
        "intrigues",
        "kinds",
        "loads",
        "mission_counts",
        "missions",
        "one_back",
        "places",
        "rooms",
        "setting",
        "tokens",
        "walls",
    )

    def __init__(self, setting: Setting) -> None:
        kit = setting.kit
        self.setting = setting
        self.figures = (*setting.names, None)
        self.places, self.rooms = _board(setting.terrain)
        self.kinds = setting.kinds
        self.cards = tuple([card.id for card in setting.arcana])
        self.backs = tuple([card.back for card in setting.arcana])
        self.missions = tuple([mission.id for mission in setting.missions])
        self.loads = _Named(self.kinds)
        self.tokens = _Named(tuple([f"{kind}{side}" for kind in self.kinds for side in ("", " (chest side)")]))
        self.card_counts = tuple([card.count for card in setting.arcana])
        self.mission_counts = tuple([mission.count for mission in setting.missions])
        self.one_back = len(set(self.backs)) == 1
        self._equipment = tuple([card.id for card in kit.equipment])
        self.gear = (*self._equipment, None)
        self.intrigues = tuple([card.id for card in kit.intrigues])
        self.exploration = tuple([token.id for token in kit.exploration])
        self.boasts = tuple([boast.id for boast in setting.adventure.boasts])
        self.hired = tuple([setting.names[figure] for figure, _ in setting.hires])
        self.walls = "wall" in setting.adventure.aliases
        """Do the sheet's tokens on the ground bear the colour of a gang (adventure 11)?"""
        self._usable: dict[int, str] = {}

    def crowd(self, bits: int) -> tuple[str, ...]:
        """The figures of a set of bits."""
        return _pick(bits, self.setting.names) if bits else ()

    def spaces(self, bits: int) -> tuple[str, ...]:
        """The spaces of a set of bits."""
        return _pick(bits, self.places) if bits else ()

    def display(self, bits: int) -> tuple[str, ...]:
        """The equipment cards of a set of bits."""
        return _pick(bits, self._equipment) if bits else ()

    def used(self, bits: int) -> tuple[str, ...]:
        """What a set of 'used' bits stands for: cards, skills, equipment, the sheet's actions, the mission, escapes."""
        if not bits:
            return ()
        if not self._usable:
            self._usable = _usable(self.setting)
        return _pick(bits, self._usable)


def _pick(bits: int, names: Mapping[int, str] | Sequence[str]) -> tuple[str, ...]:
    """The names of the bits that are set, lowest first."""
    out: list[str] = []
    while bits:
        low = bits & -bits
        out.append(names[low.bit_length() - 1])
        bits ^= low
    return tuple(out)


def _usable(setting: Setting) -> dict[int, str]:
    """Names by bit of everything that can be limited to once per turn, activation, move or fight."""
    names = {i: card.id for i, card in enumerate(setting.arcana)}
    for i, character in enumerate(setting.figures):
        if character.skill is not None:
            names[SKILL_BIT + i] = character.skill.id
    names.update({SHEET_BIT + i: extra.id for i, extra in enumerate(setting.sheet_actions)})
    names.update({GEAR_BIT + i: card.id for i, card in enumerate(setting.kit.equipment)})
    names.update({BELOW_BIT + i: f"escape {name}" for i, name in enumerate(setting.names)})
    names[MISSION_BIT.bit_length() - 1] = "mission"
    return names


@lru_cache(maxsize=16)
def _board(terrain: Terrain) -> tuple[tuple[str, ...], tuple[tuple[int, str], ...]]:
    """The names of all spaces, with those of 'nowhere' at the end, and the rooms."""
    places = (*[space.slug for space in terrain.spaces], *NOWHERE)
    return places, tuple([(room, places[room]) for room in terrain.rooms])


@lru_cache(maxsize=512)
def names_of(setting: Setting) -> Names:
    """The names of a setting. Bounded: with mercenaries there are tens of thousands of settings."""
    return Names(setting)
