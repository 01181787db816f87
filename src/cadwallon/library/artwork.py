"""What only the drawing of a board needs. No rule looks at it; it is kept because it stands in the board's table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Place = tuple[float, float]
"""A column and a row of the map; both may have fractions."""


@dataclass(frozen=True, slots=True)
class Look:
    """How one space is drawn."""

    look: str = ""
    prop: str = ""
    floor: str = ""
    furniture: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """Something beside the spaces: the compass, the title, the name of a canal."""

    what: str
    at: Place
    angle: float = 0.0
    size: float = 9.0
    scale: float = 1.0
    width: float = 96.0
    colour: str = "#dcebf2"


@dataclass(frozen=True, slots=True)
class Artwork:
    """``looks`` by code; ``spots`` by the number of a door, where the table says at which place of the wall it is."""

    theme: str = ""
    width: int = 1200
    looks: Mapping[str, Look] = field(default_factory=dict)
    spots: Mapping[int, Place] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
