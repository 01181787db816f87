"""Everything that crosses a socket, as types. ``client/src/generated/protocol.ts`` is made from this file.

Ids only: texts are looked up by the browser, in the player's language. Fields with their default value are left out.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

Plain = int | str | bool | None | list[Any]
"""A fact of an event or of what is going on."""


class Message(Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type"):
    """Every message says in ``type`` which it is."""


# -- what a browser sends ----------------------------------------------------------------------
class Act(Message, tag="act", kw_only=True, frozen=True):
    """My answer to decision number ``at``: the text of one of the offers (``move market-square``)."""

    at: int
    do: str
    way: list[str] = []
    """Spaces that a walk leads through, one after the other or some of them; without it the shortest way is walked."""


class Look(Message, tag="look", kw_only=True, frozen=True):
    """What could this thief do if he were activated? Answered with ``Looked``; nothing happens in the game."""

    at: int
    figure: str


class Route(Message, tag="route", kw_only=True, frozen=True):
    """Which way leads through these spaces? Answered with ``Routed``; nothing happens in the game."""

    at: int
    via: list[str]
    do: str = ""
    """The walk; without it the way ends at the last of the spaces."""
    figure: str | None = None
    """The thief who walks, if he would have to be activated first."""


class Hint(Message, tag="hint", kw_only=True, frozen=True):
    """What would a good player do here? Answered with ``Hints`` after a while; nothing happens in the game."""

    at: int


class Undo(Message, tag="undo", kw_only=True, frozen=True):
    """Take back my last step, if ``Table.undo`` says that it can be."""

    at: int


class Orders(Message, tag="orders", kw_only=True, frozen=True):
    """Pass for me at these occasions (``move``, ``lock``, ``mission``, ``fight``) without asking, this turn or on."""

    occasions: list[str]
    until: str = "turn"
    """``turn``: until the turn that is being played ends; ``game``: until other orders come."""


class Sit(Message, tag="sit", kw_only=True, frozen=True):
    """Several people at this screen: the one of this seat is looking at it now. Without a seat: nobody is."""

    seat: int | None = None


class HostSeat(Message, tag="host", kw_only=True, frozen=True):
    """The host hands a seat on: to a ``bot`` (of this kind), back to its ``person``; ``revoke`` makes a new link."""

    seat: int
    what: str
    bot: str | None = None


Request = Act | Look | Route | Hint | Undo | Orders | Sit | HostSeat


# -- what the server sends ---------------------------------------------------------------------
class Offer(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One legal action, with what a person wants to know before choosing it."""

    do: str
    """Its text; this is sent back."""
    verb: str = ""
    """Its kind, one of the verbs of ``rules/speech.py``; left out if it is the first word of ``do``."""
    a: str | int | None = None
    """What it is about, as an id: by the verb's shape a figure, space, card, kind of treasure, number ...
    Left out if it is the second word of ``do`` (``readReply`` puts it in again)."""
    b: str | int | None = None
    ap: int = 0
    """What it costs in action points."""
    chance: int | None = None
    """How likely it succeeds, in per cent, 100 only if certain; None if nothing is uncertain."""
    way: list[str] = msgspec.field(default_factory=list)
    """The spaces that are walked, without the first; empty if nobody walks."""
    same: int = 0
    """The way begins with so many spaces of the last way before it in the list, which are not sent again
    (``readReply`` puts them in)."""
    worth: int | None = None
    """Ducats that it brings, if it brings a known number."""
    then: list[Offer] = msgspec.field(default_factory=list)
    """What could be done at the end of the way with what is known now: pick, bash, attack ... They are no legal
    actions yet: they are sent when their turn comes. Their costs are their own, without the way."""
    ends: str | None = None
    """The activated thief whose activation this would end."""
    final: bool = False
    """A die, a hidden card or token, or another player follows: it cannot be taken back."""


class Card(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A card in the seat's own hand (Arcana and intrigues), beside what the view says of it."""

    id: str
    playable: bool = False
    why: str = ""
    """Why it cannot be played now: the end of a text id, ``why-...``."""
    joins: bool = False
    """It belongs to a move or fight that is being planned, and can be played once that has begun."""


class Pay(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What an open mission would pay this seat now."""

    mission: str
    ducats: int = 0
    count: int = 0
    """How many treasures of its kind the gang carries."""
    ap: int = 3


class Values(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A figure whose values are not the printed ones; None for each that is."""

    figure: str
    combat: int | None = None
    movement: int | None = None
    mind: int | None = None
    """The one that locks are tried with."""


class Told(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Something that happened, as this seat may know it."""

    n: int
    """Numbered through the game, so that a browser that comes back knows what it has seen."""
    name: str
    facts: dict[str, Plain] = {}


class Seat(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Who sits where."""

    seat: int
    gang: str
    kind: str
    """``here`` (a person at the host's screen), ``link`` (a person elsewhere), ``bot``."""
    name: str = ""
    bot: str | None = None
    """The kind of bot that plays now, also while it stands in for a person."""
    taken: bool = True
    """Has anybody come by the link?"""
    online: bool = True
    away: int = 0
    """Seconds since the connection was lost."""
    mine: bool = False
    """Held by the browser that gets this message."""
    thinking: bool = False
    limit: float = 0
    """Seconds that a bot which takes its time has for a whole turn."""


class Score(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One seat's ducats at the end, and where they came from."""

    seat: int
    ducats: int
    sources: list[tuple[str, int]] = []
    """Source (the end of a text id, ``source-...``) and ducats; they add up to ``ducats``."""
    rounds: list[int] = []
    """Ducats owned at the end of each round."""


class Result(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """How a finished game ended."""

    winners: list[int]
    scores: list[Score]
    commitment: str
    key: str
    seed: int | None = None
    """A game from a seed has neither key nor commitment."""
    decisions: int


class Welcome(Message, tag="welcome", kw_only=True, frozen=True):
    """The first message on a socket: what does not change during a game."""

    game: str
    adventure: str
    mode: str
    inn: bool = False
    content: str
    """Fingerprint of the content; ``/api/content`` has it."""
    commitment: str
    """Of the key from which all dice and cards of this game come; the key itself is told when it is over."""
    host: bool = False
    seats: list[Seat]
    watch: str | None = None
    """For the host: the token of the spectators' link."""
    links: list[tuple[int, str]] = []
    """For the host: tokens of the seats' links."""
    history: list[Told] = []
    """The last events, at most 60, so that the chronicle is not empty."""


class Table(Message, tag="table", kw_only=True, frozen=True):
    """The game as one seat may see it. Sent whole after everything that changes it; no longer for a longer game."""

    at: int
    """The number of the decision; an answer names it."""
    seat: int | None
    """Whose view this is; None for a spectator and for a screen at which nobody sits."""
    asks: int | None = None
    """The seat of this browser that must decide (perhaps not the one that looks: then the screen is handed over)."""
    view: dict[str, Any]
    """``sight.view`` without ``legal`` and without what is empty, zero or false (a seat 0 is there, a None is not);
    docs/secrets.md explains each field."""
    offers: list[Offer] = []
    cards: list[Card] = []
    intrigues: list[Card] = []
    missions: list[Pay] = []
    values: list[Values] = []
    """Of the seat's own thieves and of those in a fight."""
    undo: str | None = None
    """``yes``, or why not: ``die``, ``card``, ``rival``, ``start``; None if it is not this seat's turn."""
    idle: list[str] = []
    """When the turn could be ended: thieves who could still act with the points left."""
    orders: list[str] = []
    """Occasions at which this seat is not asked."""
    fight: Fight | None = None
    result: Result | None = None
    events: list[Told] = []
    """What happened since the last message of this kind."""


class Fight(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A fight that is going on, beside what ``view.doing`` says of it: by side, the attacker first."""

    dice: list[int]
    """How many dice each side rolls (or has rolled)."""
    scores: list[int] = []
    chance: int | None = None
    """Per cent with which the seat's own side wins as things stand (of the attacker for those who only look on)."""


class Looked(Message, tag="looked", kw_only=True, frozen=True):
    at: int
    figure: str
    offers: list[Offer] = []


class Routed(Message, tag="routed", kw_only=True, frozen=True):
    at: int
    via: list[str]
    do: str = ""
    way: list[str] = []
    """The spaces that would be walked, without the first."""
    fault: str | None = None
    """There is no such way: this space is too far off, or nobody passes it."""


class Suggested(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Something worth doing, with what it is expected to bring."""

    do: str
    """The text of one of the offers."""
    steps: list[str] = []
    """What is meant to follow it: no legal actions yet."""
    ducats: float
    """What the seat will probably have in the end, and ..."""
    gain: float
    """... how much more that is than without this."""
    wins: int
    """The chance to win, in per cent."""
    why: str
    """The reason: the end of a text id, ``hint-...``."""
    facts: dict[str, Plain] = {}


class Hints(Message, tag="hints", kw_only=True, frozen=True):
    """What is suggested at decision number ``at``, best first. It is not sent if the decision has passed meanwhile."""

    at: int
    hints: list[Suggested] = []


class Seats(Message, tag="seats", kw_only=True, frozen=True):
    """Somebody came, went, took over or gave back a seat."""

    seats: list[Seat]
    links: list[tuple[int, str]] = []


class Refused(Message, tag="refused", kw_only=True, frozen=True):
    """Nothing was changed. ``why`` is the end of a text id, ``refused-...``."""

    why: str
    facts: dict[str, Plain] = {}
    at: int | None = None


Reply = Welcome | Table | Looked | Routed | Hints | Seats | Refused
