"""What is read from the store and written to it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat as it is kept. Tokens and devices are kept as hashes only."""

    seat: int
    gang: str
    kind: str
    bot: str | None
    name: str
    token: bytes
    generation: int
    """How many links to this seat there have been."""
    device: int | None
    """Who holds it."""
    undone: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """How a game stands, for lists of games."""

    changed: int
    round: int
    turn: int
    asked: int | None
    """The seat that decides: not for everybody's eyes."""
    over: bool


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as it is kept: from this it is played again."""

    id: str
    host: int
    adventure: str
    mode: str
    inn: bool
    fingerprint: str
    key: bytes | None
    seed: int | None
    watch: bytes
    seats: tuple[KeptSeat, ...]
    summary: Summary
    undos: int = 0
    moves: tuple[str, ...] = field(default=())
    """The answers in order; only if the whole game was asked for."""
