"""Which tables can play what, and their shared settings."""

from __future__ import annotations

from collections.abc import Iterable

from cadwallon.library import Adventure, Library

from .errors import SetupError
from .kit import BASE, EXPANSION, MODES, OLD_CITY
from .roster import GUILD, Hires
from .setting import Setting

_settings: dict[tuple[object, ...], Setting] = {}

_hired: dict[tuple[object, ...], Setting] = {}

KEPT = 1024
"""Settings with mercenaries kept at most: there are tens of thousands, and a simulation meets many of them."""


def setting_of(
    library: Library,
    adventure: Adventure,
    gangs: Iterable[str],
    mode: str = BASE,
    inn: bool = False,
    hires: Hires = (),
) -> Setting:
    """The shared setting of these choices; made on first use."""
    names = tuple(gangs)
    key = (library.fingerprint, adventure.id, names, mode, inn)
    found = _settings.get(key)
    if found is None:
        check_table(library, adventure, names, mode, inn)
        found = _settings[key] = Setting(library, adventure, names, mode, inn)
    return hired_setting(found, hires) if hires else found


def hired_setting(setting: Setting, hires: Hires) -> Setting:
    """The shared setting with more mercenaries; made on first use, and forgotten when there are too many."""
    key = (*setting.key[:-1], tuple(sorted((*setting.hires, *hires))))
    found = _hired.get(key)
    if found is None:
        if len(_hired) >= KEPT:
            _hired.clear()
        found = _hired[key] = setting.with_mercenaries(hires)
    return found


def usual_mode(adventure: Adventure) -> str:
    """The mode in which an adventure is played unless another is chosen."""
    return BASE if adventure.set == BASE else EXPANSION


def check_table(library: Library, adventure: Adventure, gangs: tuple[str, ...], mode: str, inn: bool) -> None:
    """Refuse a table that cannot play this adventure, with a sentence that says why."""
    if mode not in MODES:
        raise SetupError(f"there is no mode {mode!r}; choose from {', '.join(MODES)}")
    if (adventure.set == BASE) == (mode == EXPANSION):
        fitting = f"{BASE} or {OLD_CITY}" if adventure.set == BASE else EXPANSION
        raise SetupError(f"{adventure.id} is played in the mode {fitting}, not {mode}")
    if inn and mode == BASE:
        raise SetupError("the Inn belongs to The King of Ashes: choose the mode expansion or old_city")
    if len(gangs) not in adventure.players:
        numbers = " or ".join(str(n) for n in adventure.players)
        raise SetupError(f"{adventure.id} is for {numbers} players, not {len(gangs)}")
    known = [*library.gangs, *([GUILD] if adventure.sides else [])]
    for gang in gangs:
        if gang not in known:
            raise SetupError(f"there is no gang {gang!r}; choose from {', '.join(known)}")
        if gangs.count(gang) > 1:
            raise SetupError(f"{gang} is taken twice")
