"""The shape of a board for a program that shows it: outlines, places, ways, and where names are written. No texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from cadwallon.drawing.layout import NOTES, Layout, Site, Way
from cadwallon.drawing.notes import COMPASS
from cadwallon.drawing.shapes import Point, bounds, dist, length, middle

OUTWARDS = {"north": (0.0, -1.0), "east": (1.0, 0.0), "south": (0.0, 1.0), "west": (-1.0, 0.0)}
GREEN = ("garden", "graveyard")


@dataclass(frozen=True, slots=True)
class SpaceShape:
    """A space on the picture. ``outline`` has the outer ring first, then the holes."""

    code: str
    kind: str
    outline: tuple[tuple[Point, ...], ...]
    center: Point
    figures: tuple[Point, ...]
    """Places for figures, the first one first; never empty."""
    next: tuple[str, ...]
    role: str = ""
    side: str = ""
    building: str = ""
    chest: Point | None = None
    exploration: Point | None = None
    exit: Point | None = None
    """The middle of a gate's opening at the edge of the board: a portcullis lies here."""
    exit_width: float = 0.0
    outwards: Point | None = None
    """The direction out of the board."""
    pentacle: Point | None = None
    label: Point | None = None
    """The middle of the place that is kept for the name, with how it leans and how much room it has."""
    label_angle: float = 0.0
    label_width: float = 0.0
    label_lines: int = 0


@dataclass(frozen=True, slots=True)
class Passage:
    """A way between two spaces: ``line``, ``door``, ``window`` or ``arrow``. ``normal`` points from a to b."""

    kind: str
    a: str
    b: str
    at: Point
    normal: Point
    length: float


@dataclass(frozen=True, slots=True)
class NotePlace:
    """Where a text stands that names no space; ``at`` is its middle, ``id`` the message."""

    id: str
    style: str
    at: Point
    size: float
    angle: float = 0.0
    width: float = 0.0
    colour: str = ""


@dataclass(frozen=True, slots=True)
class BuildingPlace:
    """The middle of a house, and how wide its rooms are together."""

    slug: str
    at: Point
    width: float


@dataclass(frozen=True, slots=True)
class Geometry:
    """The shape of a board, in the units of its picture; spaces by slug."""

    board: str
    width: float
    height: float
    spaces: Mapping[str, SpaceShape]
    passages: tuple[Passage, ...]
    notes: tuple[NotePlace, ...]
    buildings: tuple[BuildingPlace, ...]
    legend: Point | None = None

    def to_dict(self) -> dict[str, object]:
        """The same for JSON; what is empty is left out."""
        found = _plain(self)
        assert isinstance(found, dict)
        return found


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _plain(entry) for key, entry in value.items()}
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    if isinstance(value, Geometry | SpaceShape | Passage | NotePlace | BuildingPlace):
        entries = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        always = isinstance(value, Geometry | Passage)
        return {key: entry for key, entry in entries.items() if always or entry not in (None, "", 0)}
    return value


def geometry_of(layout: Layout) -> Geometry:
    """The shape of a board that has been laid out."""
    board = layout.board
    slugs = [space.slug for space in board.spaces]
    near = {slugs[i]: tuple(slugs[j] for j in row) for i, row in enumerate(board.near)}
    legend = [note.at for note in board.artwork.notes if note.what == "legend"]
    return Geometry(
        board=board.id,
        width=round(layout.width, 1),
        height=round(layout.height, 1),
        spaces={site.space.slug: _shape(layout, site, near[site.space.slug]) for site in layout.sites.values()},
        passages=tuple(_passage(layout, way) for way in layout.ways),
        notes=tuple(_notes(layout)),
        buildings=tuple(_buildings(layout)),
        legend=_point((legend[0][0] * layout.cell, legend[0][1] * layout.cell)) if legend else None,
    )


def _point(p: Point) -> Point:
    return round(p[0], 1), round(p[1], 1)


def _optional(p: Point | None) -> Point | None:
    return _point(p) if p else None


def _shape(layout: Layout, site: Site, near: tuple[str, ...]) -> SpaceShape:
    space, name = site.space, site.name
    return SpaceShape(
        code=space.code,
        kind=space.kind,
        outline=tuple(tuple(_point(p) for p in ring) for ring in site.region.rings),
        center=_point(site.center),
        figures=tuple(_point(p) for p in site.figures),
        next=near,
        role=space.role,
        side=space.side,
        building=layout.board.buildings.get(space.code[0], "") if space.kind == "room" else "",
        chest=_optional(site.chest),
        exploration=_optional(site.exploration),
        exit=_point(middle(*site.opening)) if site.opening else None,
        exit_width=round(dist(*site.opening), 1) if site.opening else 0.0,
        outwards=OUTWARDS.get(space.side) if site.opening else None,
        pentacle=_point(site.figures[0]) if space.pentacle else None,
        label=_point(name.at) if name else None,
        label_angle=round(name.angle, 1) if name else 0.0,
        label_width=round(name.width, 1) if name else 0.0,
        label_lines=name.lines if name else 0,
    )


def _passage(layout: Layout, way: Way) -> Passage:
    a, b = (layout.sites[code].space.slug for code in (way.a, way.b))
    normal = (round(way.normal[0], 3), round(way.normal[1], 3))
    return Passage(way.kind, a, b, _point(way.at), normal, round(sum(map(length, way.lines)), 1))


def _notes(layout: Layout) -> list[NotePlace]:
    places: list[NotePlace] = []
    for note in layout.board.artwork.notes:
        x, y = at = (note.at[0] * layout.cell, note.at[1] * layout.cell)
        if note.what == "compass":
            off = COMPASS + 8
            for side, (dx, dy) in OUTWARDS.items():
                places.append(NotePlace(f"compass-{side}", "compass", _point((x + dx * off, y + dy * off)), 11))
        elif note.what == "title":
            size, width = round(11.5 * note.scale, 1), round((note.width - 12) * note.scale, 1)
            places.append(NotePlace(f"board-{layout.board.id}", "title", _point(at), size, width=width))
        elif note.what not in NOTES:
            style = _ground(layout, note.at)
            places.append(NotePlace(f"note-{note.what}", style, _point(at), note.size, note.angle, colour=note.colour))
    return places


def _ground(layout: Layout, at: Point) -> str:
    """What a name is written on."""
    column, row = int(at[0]), int(at[1])
    grid = layout.board.grid
    on_map = 0 <= row < len(grid) and 0 <= column < len(grid[0])
    fill = layout.fill_of(grid[row][column]) if on_map else None
    return "water" if fill == "water" else "green" if fill in GREEN else "plain"


def _buildings(layout: Layout) -> list[BuildingPlace]:
    places = []
    for letter, slug in layout.board.buildings.items():
        rooms = [site for site in layout.of_kind("room") if site.space.code.startswith(letter)]
        if rooms:
            left, top, right, bottom = bounds([p for site in rooms for p in site.region.ring])
            at = _point(((left + right) / 2, (top + bottom) / 2))
            places.append(BuildingPlace(slug, at, round(right - left, 1)))
    return places
