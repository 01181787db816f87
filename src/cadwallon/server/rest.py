"""What is asked for and answered outside a game's socket, as types. The browser's types are made from these, too."""

from __future__ import annotations

from msgspec import Struct

from cadwallon.server.messages import Seat


class Answer(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Something the server answers with."""


class Question(Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something a browser posts."""


class SeatWish(Question, kw_only=True, frozen=True):
    """Who shall sit there."""

    gang: str
    kind: str
    """``here``, ``link`` or ``bot``."""
    bot: str | None = None
    name: str = ""


class NewGame(Question, kw_only=True, frozen=True):
    """A game that shall be set up."""

    adventure: str
    seats: list[SeatWish]
    mode: str | None = None
    inn: bool = False
    seed: int | None = None
    """With a number the game is from a seed: everybody who knows it knows the dice. Without it a secret key is made."""


class Join(Question, kw_only=True, frozen=True):
    """Take the seat of a link, or watch."""

    token: str
    name: str = ""


class Made(Answer, kw_only=True, frozen=True):
    """A game has been set up."""

    id: str
    links: list[tuple[int, str]] = []
    watch: str


class Joined(Answer, kw_only=True, frozen=True):
    id: str
    seat: int | None = None
    """None: as a spectator."""


class GameLine(Answer, kw_only=True, frozen=True):
    """A game in the list of this browser's games."""

    id: str
    adventure: str
    mode: str
    round: int = 0
    rounds: int
    seats: list[Seat]
    mine: list[int] = []
    turn: int | None = None
    asks: bool = False
    """Must a seat of this browser decide?"""
    over: bool = False
    at: str
    """When something happened in it last."""
    host: bool = False
    playable: bool = True
    """False: it was played with other content than is loaded now."""


class BotEntry(Answer, kw_only=True, frozen=True):
    id: str


class Me(Answer, kw_only=True, frozen=True):
    """What this browser has here."""

    games: list[GameLine]
    bots: list[BotEntry]
    version: str


class RuleText(Answer, kw_only=True, frozen=True):
    number: str
    title: str = ""
    html: str


class RuleChapter(Answer, kw_only=True, frozen=True):
    chapter: str
    title: str
    rules: list[RuleText]


class Problem(Answer, kw_only=True, frozen=True):
    """What was refused, outside a socket. ``why`` is the end of a text id, ``refused-...``."""

    why: str
    facts: dict[str, int | str] = {}
