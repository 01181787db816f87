"""What is told about a choice, as frozen records written in ids; texts are looked up by whoever shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action, with what a person wants to know before choosing it."""

    do: str
    """Its text, which parses back to it."""
    verb: str
    """Its kind: one of the verbs of ``rules/speech.py``."""
    a: str | int | None = None
    """What it is about, as an id; by the verb's shape a figure, space, card, kind of treasure, number ..."""
    b: str | int | None = None
    ap: int = 0
    """What it costs in action points."""
    chance: int | None = None
    """How likely it succeeds, in per cent, 0 and 100 only if certain; None if nothing is uncertain."""
    way: tuple[str, ...] = ()
    """The spaces that are walked, without the first; empty if nobody walks."""
    worth: int | None = None
    """Ducats that it brings (or costs) at once, if it succeeds and if that is a known number."""
    then: tuple[Offer, ...] = ()
    """What could be done at the end of the way with what is known now, each with its own cost."""
    ends: str | None = None
    """The active thief whose activation this would end."""
    final: bool = False
    """A die, a hidden card or token, or another player follows: it cannot be taken back."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card in the seat's own hand: can it be played now, and if not, why not?"""

    id: str
    playable: bool = False
    why: str = ""
    """One of ``WHY``; empty if it can be played."""
    joins: bool = False
    """It belongs to a move or fight that could begin now, and can be played once it has begun."""


@dataclass(frozen=True, slots=True)
class Pay:
    """What an open mission would pay the seat now."""

    mission: str
    ducats: int = 0
    count: int = 0
    """How many treasures of its kind the gang carries."""
    ap: int = 3


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight that is going on; pairs hold the attacker's number first."""

    dice: tuple[int, int]
    """How many dice each side rolls, or has rolled."""
    scores: tuple[int, ...] = ()
    """Empty before the dice."""
    chance: int | None = None
    """Per cent with which the seat's own side wins as things stand; the attacker's for those who only look on."""


@dataclass(frozen=True, slots=True)
class Values:
    """What a figure's values come to now; None for those that are as printed."""

    figure: str
    combat: int | None = None
    """Dice in a fight where it stands; in a fight those that it rolls."""
    movement: int | None = None
    mind: int | None = None
    """The one that locks are tried with."""


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's ducats at the end, and where they came from."""

    seat: int
    ducats: int
    sources: tuple[tuple[str, int], ...] = ()
    """Codes of ``SOURCES`` with ducats won or lost; they add up to ``ducats``."""
    rounds: tuple[int, ...] = ()
    """Ducats owned at the end of each round; the last number is the score."""
