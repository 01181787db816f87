"""From a view to what is drawn: figures with their signs, treasures, tokens, and the numbers of what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.style import Style

from cadwallon.rules.setting import CYCLOPS, HERO, MILITIA, ZOMBIE, Setting
from cadwallon.sight import View
from cadwallon.terminal.board import (
    BEAST_COLOUR,
    BEAST_SIGN,
    DUKE_SIGN,
    EXPLORATION,
    EXPLORATION_SIGNS,
    HERO_COLOUR,
    HERO_SIGN,
    HIDDEN,
    MILITIA_COLOUR,
    MILITIA_SIGN,
    OTHER_COLOUR,
    OTHER_SIGN,
    TOKEN,
    TOKEN_SIGNS,
    ZOMBIE_SIGN,
    Piece,
    Spot,
    colour_of,
    lying_token,
    relic_mark,
    sign_of,
    treasure_style,
)
from cadwallon.terminal.names import Names

CHEST_SIDE = " (chest side)"
OFF_BOARD = ("outside", "removed", "unplaced", "lost")


def piece(names: Names, setting: Setting, figure: int, active: bool = False) -> Piece:
    """How a figure is drawn: ``▲Le`` is Leona of the Executioners."""
    sign, colour = look(setting, figure)
    name = names.figure(setting.names[figure]).removeprefix("The ")
    short = name.rpartition(" ")[2] if setting.species[figure] == ZOMBIE else name[:2]
    return Piece(f"{sign}{short}", Style(color=colour, bold=True, reverse=active))


def look(setting: Setting, figure: int) -> tuple[str, str]:
    """Sign and colour of a figure."""
    owner = setting.owner[figure]
    species = setting.species[figure]
    if species == MILITIA:
        return MILITIA_SIGN, MILITIA_COLOUR
    if owner >= 0:
        return sign_of(setting.gangs[owner]), colour_of(setting.gangs[owner])
    if species == HERO:
        return HERO_SIGN, HERO_COLOUR
    if species == CYCLOPS:
        return BEAST_SIGN, BEAST_COLOUR
    return ZOMBIE_SIGN, OTHER_COLOUR


def token(text: str) -> tuple[str, bool]:
    """A token as a view names it: its kind, and whether its chest side is up."""
    return text.removesuffix(CHEST_SIDE), text.endswith(CHEST_SIDE)


def spots(names: Names, setting: Setting, view: View, numbers: Mapping[str, int]) -> dict[str, Spot]:
    """Everything to be drawn, space by space."""
    found: dict[str, Spot] = {}

    def at(slug: str) -> Spot:
        return found.setdefault(slug, Spot([], []))

    for figure, slug in enumerate(view.positions):
        if slug not in OFF_BOARD:
            active = view.figures[figure] == view.active
            at(slug).pieces.append(piece(names, setting, figure, active))
    for slug, tokens in view.chests:
        at(slug).treasures += [token(one) for one in tokens]
    for slug in view.shut:
        at(slug).shut = True
    for slug, sign in signs(setting, view):
        at(slug).signs.append(sign)
    for slug, number in numbers.items():
        at(slug).number = number
    return found


def signs(setting: Setting, view: View) -> Iterator[tuple[str, tuple[str, Style]]]:
    """Everything in spaces that is neither a figure nor a chest."""
    sign = TOKEN_SIGNS.get(lying_token(setting), OTHER_SIGN)
    for slug, relic in view.relics:
        yield slug, (relic_mark(relic or ""), treasure_style(relic or ""))
    for slug, token_id in view.exploration:
        yield slug, (EXPLORATION_SIGNS.get(token_id, OTHER_SIGN), EXPLORATION)
    for slug in view.face_down:
        yield slug, (HIDDEN, EXPLORATION)
    for slug, number in view.ground:
        yield slug, (sign if number == 1 else f"{sign}{number}", TOKEN)
    for slug in view.rubble:
        yield slug, (sign, TOKEN)
    for slug, owner in view.walls:
        yield slug, (sign, Style(color=colour_of(setting.gangs[owner]), bold=True))
    if view.duke is not None:
        yield view.duke, (DUKE_SIGN, TOKEN)
