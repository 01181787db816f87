"""What things are called: from the ids and short names that the rules speak in to what a player reads."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.library import Adventure, Library
from cadwallon.library.texts import Texts
from cadwallon.rules.setting import GUILD
from cadwallon.rules.speech import slug_of

NUMBERS = {
    "dukes_treasure": "Duke's treasure",
    "hideout": "hostages in the hideout",
    "lowest_ap": "fewest action points a turn",
    "zombie_combat": "Combat of the zombies",
}
"""Open numbers of the adventure sheets whose ids do not read well."""


class Names:
    """Names of everything in one game. What has no text is called by its id, tidied up: a name is never missing."""

    def __init__(self, library: Library, texts: Texts, adventure: Adventure, gangs: Sequence[str]) -> None:
        self.library = library
        self.texts = texts
        self.adventure_sheet = adventure
        self.gangs = tuple(gangs)
        self._figures = {slug_of(character): character for character in library.characters}
        self._kinds = {treasure.kind: treasure.id for treasure in library.treasures.values()}
        self._guild = adventure.sides[0].id if adventure.sides else ""

    def of(self, id_: str) -> str:
        """The name of an item by its id: a card, a mission, a skill, an adventure, an action of the sheet."""
        if self.texts.has(id_):
            return self.texts.name(id_)
        return slug_of(id_).replace("-", " ").capitalize() if "_" in id_ else id_

    def text(self, id_: str, attribute: str = "text") -> str:
        """One of the texts of an item, empty if it has none."""
        return self.texts.text(id_, attribute) if self.texts.has(id_, attribute) else ""

    def figure(self, slug: str) -> str:
        """A figure by the short name that events and actions use."""
        known = self._figures.get(slug)
        if known is not None:
            return self.of(known)
        return slug.replace("-", " ").capitalize()

    def space(self, slug: str) -> str:
        """A space of a board by its short name."""
        if slug == "outside":
            return "outside the district"
        return self.of(f"space-{slug}") if self.texts.has(f"space-{slug}") else slug.replace("-", " ").title()

    def kind(self, kind: str) -> str:
        """A kind of treasure."""
        id_ = self._kinds.get(kind.replace("-", "_"), "")
        return self.of(id_) if id_ else kind.replace("_", " ").capitalize()

    def gang(self, gang: str) -> str:
        """A gang by its id, or the Guild that a player leads instead of one."""
        if gang == GUILD and self._guild:
            return self.of(self._guild)
        return self.of(gang)

    def seat(self, seat: int) -> str:
        """The gang on a seat."""
        return self.gang(self.gangs[seat]) if 0 <= seat < len(self.gangs) else "Nobody"

    def number(self, id_: str) -> str:
        """An open number of the sheet: ducats that wait somewhere, a counter, a value."""
        return NUMBERS.get(id_) or id_.replace("_", " ")

    @property
    def adventure(self) -> str:
        """The title of the adventure."""
        return self.of(self.adventure_sheet.id)


def count(number: int, one: str, many: str = "") -> str:
    """``1 ducat``, ``3 ducats``."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def possessive(name: str) -> str:
    """``Leona's``, ``Executioners'``."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"
