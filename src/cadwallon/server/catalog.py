"""The structure of all content for the browser, as types: ids and numbers, no texts. ``/api/content`` sends it once.

Only what a page shows or works with is in it: everybody waits for it before his first board.
"""

from __future__ import annotations

from msgspec import Struct

Point = tuple[float, float]


class Entry(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Something that the content defines."""


class GangEntry(Entry, kw_only=True, frozen=True):
    id: str
    colour: str
    figures: list[str]
    """Its thieves as figures are called in views (``leona``)."""
    mercenary: str
    """Its mercenary, as a figure."""


class CharacterEntry(Entry, kw_only=True, frozen=True):
    figure: str
    """As a figure in views (``leona``). Two characters of different sets may be the same figure (``sienne``)."""
    gang: str
    kind: str
    set: str
    combat: int
    movement: int = 0
    mind: int = 0
    skill: str = ""
    """The id of its texts (``skl_leona``)."""


class CardEntry(Entry, kw_only=True, frozen=True):
    """An Arcana or Equipment card."""

    group: str = ""
    back: str = ""
    windows: list[str] = []
    copies: int = 1
    set: str = ""
    off_turn: bool = False
    single_use: bool = False
    catacombs: bool = False


class IntrigueEntry(Entry, kw_only=True, frozen=True):
    check: str
    penalty: int = 0
    at_end: bool = False
    catacombs: bool = False
    counts_to: int = 0
    """How often its deed has to be done, if that is more than once and is counted."""
    different: bool = False
    """``intrigue_progress`` has one bit for each different deed; else it is their number."""


class MissionEntry(Entry, kw_only=True, frozen=True):
    kind: str
    bonus: int = 0
    copies: int = 1


class TreasureEntry(Entry, kw_only=True, frozen=True):
    id: str
    """The id of its texts (``tr_red_gem``)."""
    value: list[int] = []
    """What 1, 2, 3 ... of them are worth."""
    copies: int = 0
    treasure: bool = False
    chest: bool = False
    mission: bool = False
    faces: list[tuple[int, str]] = []


class TokenEntry(Entry, kw_only=True, frozen=True):
    """An exploration token."""

    copies: int
    stays: str


class TrackEntry(Entry, kw_only=True, frozen=True):
    round: int
    event: str
    """The id of its texts."""


class AdventureEntry(Entry, kw_only=True, frozen=True):
    id: str
    number: int
    slug: str
    set: str
    players: list[int]
    rounds: int
    modes: list[str]
    """The usual one first."""
    board: str
    catacombs: bool = False
    campaign: int = 0
    track: list[TrackEntry] = []
    rules: list[str] = []
    actions: list[str] = []
    """Ids of the actions that only this adventure has."""
    boasts: list[str] = []
    heroes: list[str] = []
    sides: list[str] = []
    tokens: dict[str, int] = {}
    aliases: dict[str, str] = {}
    """How tokens of the box are called on this sheet."""


class SpaceEntry(Entry, kw_only=True, frozen=True):
    """A space: what it is, and where it is on the picture (see ``cadwallon.drawing``)."""

    kind: str
    next: list[str] = []
    """Spaces one step away."""
    role: str = ""
    side: str = ""
    staircase: bool = False
    cyclops: int = 0
    outline: list[list[Point]]
    """Rings, the outer one first."""
    center: Point
    figures: list[Point]
    """Places for figures, the first one first; never empty."""
    chest: Point | None = None
    exploration: Point | None = None
    exit: Point | None = None
    """The middle of a gate's opening at the edge of the board."""
    label: Point | None = None
    """Where the picture keeps room for the name, how it leans, and how much room there is."""
    label_angle: float = 0.0
    label_width: float = 0.0


class PassageEntry(Entry, kw_only=True, frozen=True):
    kind: str
    """``line``, ``door``, ``window`` or ``arrow``."""
    a: str
    b: str
    at: Point


class NoteEntry(Entry, kw_only=True, frozen=True):
    """A text on the picture that names no space."""

    id: str
    style: str
    at: Point
    size: float
    angle: float = 0.0
    width: float = 0.0
    colour: str = ""


class BoardEntry(Entry, kw_only=True, frozen=True):
    width: float
    height: float
    spaces: dict[str, SpaceEntry]
    passages: list[PassageEntry]
    notes: list[NoteEntry] = []


class NumbersEntry(Entry, kw_only=True, frozen=True):
    carry_limit: int
    opening_ducat: int
    pick_cost: int
    bash_cost: int
    left_behind: int
    mission_cost: int
    missions_face_up: int
    intrigue_limit: int
    intrigue_price: int


class Catalog(Entry, kw_only=True, frozen=True):
    fingerprint: str
    packs: list[str]
    languages: list[str]
    gangs: list[GangEntry]
    characters: dict[str, CharacterEntry]
    arcana: dict[str, CardEntry]
    equipment: dict[str, CardEntry]
    intrigues: dict[str, IntrigueEntry]
    missions: dict[str, MissionEntry]
    treasures: dict[str, TreasureEntry]
    """By kind (``red_gem``), as in views."""
    exploration: dict[str, TokenEntry]
    adventures: list[AdventureEntry]
    boards: dict[str, BoardEntry]
    numbers: NumbersEntry
