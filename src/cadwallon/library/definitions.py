"""What content becomes once it has been read and checked: frozen definitions, no texts, no behaviour.

Texts are kept apart (``content/locale``); everything here speaks in ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cadwallon.library.artwork import Artwork

type_of_argument = int | str | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect word with its parameters; ``when`` lists conditions that must all hold."""

    do: str
    args: Mapping[str, type_of_argument]
    when: tuple[str, ...] = ()
    option: str = ""

    def number(self, key: str, default: int = 0) -> int:
        """A whole-number parameter; the library has proved its type."""
        value = self.args.get(key, default)
        if not isinstance(value, int):
            raise TypeError(f"{self.do}: parameter {key} is {value!r}, not a number")
        return value

    def word(self, key: str, default: str = "") -> str:
        """A parameter that is a word of the vocabulary (or of the adventure)."""
        value = self.args.get(key, default)
        return value if isinstance(value, str) else str(value)


@dataclass(frozen=True, slots=True)
class Usable:
    """What skills, Arcana and Equipment have in common: when, at what cost, on whom, how often, to what end."""

    id: str
    windows: tuple[str, ...]
    cost: str
    target: str
    duration: str
    limit: str
    play_if: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Skill(Usable):
    """A character's skill. Its id is the bearer's id with ``chr_`` replaced by ``skl_``."""

    kind: str = "always"
    role: str = "specialist"


@dataclass(frozen=True, slots=True)
class Arcana(Usable):
    """An Arcana card."""

    set: str = "base"
    back: str = "blue"
    count: int = 1
    group: str = "trick"
    off_turn: bool = False
    needs_catacombs: bool = False


@dataclass(frozen=True, slots=True)
class Equipment(Usable):
    """An Equipment card (expansion)."""

    single_use: bool = False
    needs_catacombs: bool = False


@dataclass(frozen=True, slots=True)
class Goal:
    """The condition of an intrigue card or a boast: a word and its keys."""

    is_: str
    keys: Mapping[str, type_of_argument | tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Intrigue:
    """An Intrigue card (expansion)."""

    id: str
    check: str
    goal: Goal
    reward: tuple[Effect, ...]
    penalty: int
    play_at_end: bool
    needs_catacombs: bool


@dataclass(frozen=True, slots=True)
class Gang:
    """A gang and its four thieves, in the order of the content file."""

    id: str
    colour: str
    mercenary: str
    thieves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Character:
    """Any figure with a card of its own: thief, militiaman, hero, mercenary, monster."""

    id: str
    gang: str
    kind: str
    set: str
    combat: int
    movement: int = 0
    mind: int = 0
    movement_rule: str = ""
    start: str = ""
    replaces: str = ""
    leader: bool = False
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class Treasure:
    """A kind of token. ``value`` is the worth of 1, 2, 3 ... of them; chest tokens lie in the 24 rooms."""

    id: str
    kind: str
    count: int
    value: tuple[int, ...]
    is_treasure: bool
    is_chest_token: bool
    missionable: bool
    faces: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card."""

    id: str
    treasure: str
    bonus: int
    count: int


@dataclass(frozen=True, slots=True)
class ExplorationToken:
    """A kind of exploration token (expansion)."""

    id: str
    count: int
    stays: str
    windows: tuple[str, ...]
    effects: tuple[Effect, ...]
    old_city: str


@dataclass(frozen=True, slots=True)
class Requirement:
    """What an extra action asks for: a word, perhaps a token, perhaps a number."""

    word: str
    token: str = ""
    number: int = 1


@dataclass(frozen=True, slots=True)
class SetupStep:
    """One instruction of a sheet's set-up."""

    effects: tuple[Effect, ...]
    id: str = ""


@dataclass(frozen=True, slots=True)
class TrackEvent:
    """An event of the round track, with every round in which it happens."""

    id: str
    rounds: tuple[int, ...]
    window: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SheetRule:
    """A standing rule of an adventure sheet."""

    id: str
    window: str
    when: tuple[str, ...]
    replaces: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ExtraAction:
    """An action that an adventure adds. ``kind`` is ``action`` or ``move``; ``test_mod`` is None without a test."""

    id: str
    kind: str
    cost_ap: int
    place: str
    requires: tuple[Requirement, ...]
    test_mod: int | None
    success: tuple[Effect, ...]
    failure: tuple[Effect, ...]
    limit: str
    duration: str = "instant"


@dataclass(frozen=True, slots=True)
class Npc:
    """A figure of the adventure that belongs to no player. ``combat`` is a number or ``stat:NAME``."""

    id: str
    character: str
    count: int
    combat: int | str
    movement: int | str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A side that a player leads instead of a gang."""

    id: str
    figures: tuple[str, ...]
    ap: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """Something the sheet does at the end of the game."""

    window: str
    replaces: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Boast:
    """A boast of adventure 12."""

    relic: int
    kept: int
    broken: int
    goal: Goal
    id: str = ""


@dataclass(frozen=True, slots=True)
class Adventure:
    """An adventure sheet."""

    id: str
    number: int
    set: str
    players: tuple[int, ...]
    rounds: int
    uses_catacombs: bool
    heroes: tuple[str, ...]
    tokens: Mapping[str, int]
    pools: tuple[str, ...]
    counters: tuple[str, ...]
    stats: Mapping[str, int]
    tables: Mapping[str, object]
    setup: tuple[SetupStep, ...]
    track: tuple[TrackEvent, ...]
    rules: tuple[SheetRule, ...]
    actions: tuple[ExtraAction, ...]
    npcs: tuple[Npc, ...]
    sides: tuple[Side, ...]
    scoring: tuple[Scoring, ...]
    boasts: tuple[Boast, ...] = ()
    campaign: tuple[Effect, ...] = ()
    campaign_part: int = 0
    without: tuple[str, ...] = ()
    board: str = "district"
    slug: str = ""
    aliases: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a board. ``slug`` is its name in lower case with hyphens, unique over all boards."""

    code: str
    slug: str
    kind: str
    role: str = ""
    side: str = ""
    pentacle: bool = False
    staircase: bool = False
    mechanism: bool = False
    closed: bool = False
    crowd: bool = False
    surface: bool = False
    cyclops: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """A board: spaces in the order of its table, ways between them as index lists, and the map itself.

    ``near[i]`` are the spaces one step away (white lines, doors, windows, arrows), sorted by index;
    ``walled[i]`` those that touch space i along a red line only. ``grid`` holds the codes of the map.
    """

    id: str
    spaces: tuple[Space, ...]
    near: tuple[tuple[int, ...], ...]
    walled: tuple[tuple[int, ...], ...]
    grid: tuple[tuple[str, ...], ...]
    fill: Mapping[str, str]
    doors: tuple[tuple[int, int, str], ...] = ()
    buildings: Mapping[str, str] = field(default_factory=dict)
    artwork: Artwork = field(default_factory=Artwork)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The small numbers of the rules that content files state."""

    carry_limit: int = 3
    opening_ducat: int = 1
    pick_cost: int = 1
    bash_cost: int = 2
    left_behind: int = 3
    mission_cost: int = 3
    missions_face_up: int = 3
    intrigue_limit: int = 3
    intrigue_price: int = 1
    inn_debt: int = 2
    missions_per_turn: int = 1
    intrigue_sold_in: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Library:
    """All content of one or several packs, checked. Mappings keep the order of the files."""

    packs: tuple[str, ...]
    fingerprint: str
    gangs: Mapping[str, Gang]
    characters: Mapping[str, Character]
    arcana: Mapping[str, Arcana]
    equipment: Mapping[str, Equipment]
    intrigues: Mapping[str, Intrigue]
    missions: Mapping[str, Mission]
    treasures: Mapping[str, Treasure]
    exploration: Mapping[str, ExplorationToken]
    adventures: Mapping[str, Adventure]
    boards: Mapping[str, Board]
    numbers: Numbers = field(default_factory=Numbers)
