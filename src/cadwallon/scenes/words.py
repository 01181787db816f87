"""The names of things in a game, both ways: what a scene writes, and the indices the rules work with.

Hyphens and underscores mean the same, and the prefix of an id may be left out: ``red_gem``, ``red-gem`` and
``tr_red_gem`` are one treasure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cadwallon.library import Library
from cadwallon.rules.kit import MODES
from cadwallon.rules.setting import GUILD, LOST, OUTSIDE, REMOVED, UNPLACED, Setting
from cadwallon.rules.speech import sheet_slug, slug_of
from cadwallon.scenes.model import SceneError
from cadwallon.scenes.values import hint

NOWHERE = {"outside": OUTSIDE, "removed": REMOVED, "unplaced": UNPLACED, "lost": LOST}

FACE_DOWN = "-face-down"
"""How a token is written whose back is up: ``trap face-down``."""


def plain(word: str) -> str:
    """One way of writing a name."""
    return word.strip().lower().replace("_", "-").replace(" ", "-")


def gang_of(library: Library, word: str) -> str:
    """The id of a gang."""
    found = {plain(gang): gang for gang in (*library.gangs, GUILD)}.get(plain(word))
    if found is None:
        names = [*library.gangs, GUILD]
        raise SceneError(f"there is no gang {word!r}{hint(word, names)}; gangs are {', '.join(names)}")
    return found


def gang_ids(library: Library, words: Iterable[str]) -> tuple[str, ...]:
    """The ids of several gangs."""
    return tuple(gang_of(library, word) for word in words)


def mode_of(word: str) -> str:
    """One of the modes: ``base``, ``expansion``, ``old_city``."""
    found = plain(word).replace("-", "_")
    if found not in MODES:
        raise SceneError(f"mode: unknown word {word!r}{hint(found, MODES)}; modes are {', '.join(MODES)}")
    return found


class Words:
    """The names of one game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        terrain = setting.terrain
        self._spaces = {plain(name): i for name, i in terrain.index.items()}
        self._figures: dict[str, int] = {}
        for figure, name in enumerate(setting.names):
            self._figures[plain(name)] = figure
            self._figures.setdefault(plain(setting.figures[figure].id), figure)
        self._cards = _both({card.id: i for i, card in enumerate(setting.arcana)})
        self._missions = _both({mission.id: i for i, mission in enumerate(setting.missions)})
        self._kinds = {plain(kind): i for i, kind in enumerate(setting.kinds)}
        self._kinds.update({f"tr-{name}": i for name, i in self._kinds.items()})
        self._gangs = {plain(gang): seat for seat, gang in enumerate(setting.gangs)}
        kit = setting.kit
        self._equipment = _both({card.id: i for i, card in enumerate(kit.equipment)})
        self._intrigues = _both({card.id: i for i, card in enumerate(kit.intrigues)})
        self._exploration = _both({token.id: i for i, token in enumerate(kit.exploration)})

    # -- reading ---------------------------------------------------------------------------
    def space(self, word: str) -> int:
        return _find(word, self._spaces, "space")

    def room(self, word: str) -> int:
        space = self.space(word)
        if not self.setting.terrain.is_room[space]:
            raise SceneError(f"{word!r} is no room")
        return space

    def gate(self, word: str) -> int:
        space = self.space(word)
        if not self.setting.terrain.is_gate[space]:
            raise SceneError(f"{word!r} is no deployment space")
        return space

    def place(self, word: str) -> int:
        """A space, or one of the words for 'not on the board'."""
        nowhere = NOWHERE.get(plain(word))
        if nowhere is not None:
            return nowhere
        return _find(word, self._spaces, "space", NOWHERE)

    def figure(self, word: str) -> int:
        found = self._figures.get(plain(word))
        if found is None:
            owner = _owner(self.setting.library, word)
            if owner in self.setting.gangs:
                raise SceneError(f"{word!r} takes no part in this scene: a mercenary stands in his place")
            if owner:
                raise SceneError(f"{word!r} belongs to {owner}, which takes no part in this scene (see 'gangs')")
            return _find(word, self._figures, "figure")
        return found

    def card(self, word: str) -> int:
        return _find(word, self._cards, "Arcana card of this game")

    def mission(self, word: str) -> int:
        return _find(word, self._missions, "mission")

    def kind(self, word: str) -> int:
        return _find(word, self._kinds, "treasure")

    def seat(self, word: str) -> int:
        found = self._gangs.get(plain(word))
        if found is None:
            gang_of(self.setting.library, word)
            raise SceneError(f"{word!r} takes no part in this scene: {', '.join(self.setting.gangs)} do")
        return found

    def token(self, word: str) -> int:
        """A treasure token in a room: ``scroll``, or ``scroll closed`` for one on its chest side."""
        name, closed = word.strip(), 0
        if name.endswith(" closed"):
            name, closed = name.removesuffix(" closed"), 1
        return self.kind(name) * 2 + closed

    def equipment(self, word: str) -> int:
        return _find(word, self._equipment, "equipment card of this game")

    def intrigue(self, word: str) -> int:
        return _find(word, self._intrigues, "intrigue of this game")

    def exploration(self, word: str) -> tuple[int, bool]:
        """An exploration token and whether it lies face down: ``staircase``, ``trap face-down``."""
        name, down = _side(word)
        return _find(name, self._exploration, "exploration token of this game"), down

    def relic(self, word: str) -> int:
        """A relic that lies beside a chest or openly: ``crown``, or ``crown face-down``."""
        name, down = _side(word)
        kind = self.kind(name)
        if kind not in self.setting.relic_kinds:
            raise SceneError(f"{word!r} is no relic")
        if down and len(self.setting.relic_kinds) <= 2:
            raise SceneError(f"{word!r}: relics lie face down in adventure 10 only; elsewhere there is nothing to hide")
        return kind * 2 + (not down)

    def boast(self, word: str) -> int:
        """A boast by its id or its number: ``adv_12_boast_2``, ``boast-2``, ``2``."""
        table: dict[str, int] = {}
        for i, boast in enumerate(self.setting.adventure.boasts):
            table[str(boast.relic)] = table[sheet_slug(boast.id)] = table[plain(boast.id)] = i
        return _find(word, table, "boast")

    def duke_name(self, word: str) -> str:
        """Where the Duke is: the room that holds him, who leads him, or ``gone``."""
        name = plain(word)
        if name == "gone":
            return name
        if name in self._figures:
            return self.figure_name(self._figures[name])
        return self.place_name(_find(word, self._spaces, "space or figure", [*self._figures, "gone"]))

    def named(self, word: str, table: Mapping[str, int], what: str) -> int:
        """An index of one of the sheet's own lists (pools, counters, stats)."""
        return _find(word, {plain(name): i for name, i in table.items()}, what)

    def sheet_action(self, word: str) -> int:
        """A sheet's extra action by its id or its short name."""
        table: dict[str, int] = {}
        for number, action in enumerate(self.setting.sheet_actions):
            table[plain(action.id)] = table[sheet_slug(action.id)] = number
        return _find(word, table, "action of the sheet")

    # -- writing ---------------------------------------------------------------------------
    def place_name(self, space: int) -> str:
        if space < 0:
            return next(word for word, value in NOWHERE.items() if value == space)
        return self.setting.terrain.spaces[space].slug

    def figure_name(self, figure: int) -> str:
        return self.setting.names[figure] if figure >= 0 else "nobody"

    def card_name(self, card: int) -> str:
        return slug_of(self.setting.arcana[card].id)

    def mission_name(self, mission: int) -> str:
        return slug_of(self.setting.missions[mission].id)

    def kind_name(self, kind: int) -> str:
        return self.setting.kinds[kind]

    def token_name(self, token: int) -> str:
        return self.kind_name(token >> 1) + (" closed" if token & 1 else "")

    def equipment_name(self, card: int) -> str:
        return slug_of(self.setting.kit.equipment[card].id) if card >= 0 else "nothing"

    def intrigue_name(self, card: int) -> str:
        return slug_of(self.setting.kit.intrigues[card].id)

    def exploration_name(self, token: int, down: bool) -> str:
        if token < 0:
            return "none"
        return slug_of(self.setting.kit.exploration[token].id) + (" face-down" if down else "")

    def relic_name(self, token: int) -> str:
        return self.kind_name(token >> 1) + ("" if token & 1 else " face-down") if token >= 0 else "none"

    def boast_name(self, boast: int) -> str:
        return str(self.setting.adventure.boasts[boast].relic)

    def replaced_name(self, figure: int) -> str:
        """The thief in whose place a mercenary stands."""
        seat = self.setting.owner[figure]
        gang = self.setting.library.gangs[self.setting.gangs[seat]]
        return slug_of(gang.thieves[self.setting.crew[seat].index(figure)])

    def gang_name(self, seat: int) -> str:
        return self.setting.gangs[seat] if seat >= 0 else "nobody"


def _side(word: str) -> tuple[str, bool]:
    """The name of a token, and whether its back is up."""
    name = plain(word)
    return name.removesuffix(FACE_DOWN), name.endswith(FACE_DOWN)


def _both(ids: dict[str, int]) -> dict[str, int]:
    """Ids and their short forms."""
    out = {plain(item): i for item, i in ids.items()}
    out.update({slug_of(item): i for item, i in ids.items()})
    return out


def _find(word: str, table: Mapping[str, int], what: str, more: Iterable[str] = ()) -> int:
    found = table.get(plain(word))
    if found is None:
        raise SceneError(f"there is no {what} {word!r}{hint(plain(word), [*table, *more])}")
    return found


def _owner(library: Library, word: str) -> str:
    """The gang of a character who is not in this game; empty if there is no such character."""
    for gang in library.gangs.values():
        if plain(word) in {name for thief in gang.thieves for name in (plain(thief), slug_of(thief))}:
            return gang.id
    return ""
