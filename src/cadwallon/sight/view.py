"""What one seat may know about a game, as plain data written in ids."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields

from cadwallon.rules.actions import Action
from cadwallon.rules.spoils import Won
from cadwallon.rules.state import State
from cadwallon.rules.windows import RivalWindow
from cadwallon.sight.doing import Doing, doing
from cadwallon.sight.expansion import ADDED, Expansion, Pairs, unseen_relics
from cadwallon.sight.mask import NOBODY, blank, has_answered
from cadwallon.sight.names import Names, names_of

PHASES = ("round_start", "turn_start", "draw", "militia", "activation", "turn_end", "round_end")


@dataclass(frozen=True, slots=True, eq=False)
class View(Expansion):
    """Everything a seat may know and nothing else (G-7). ``docs/secrets.md`` explains each field.

    Lists run by seat (``allowance``, ``backs`` ...) or by figure (``positions``, ``loads``: as in ``figures``). Two
    views are equal if they say the same.
    """

    seat: int | None
    """Whose view this is; None for a spectator."""
    adventure: str
    gangs: tuple[str, ...]
    order: tuple[int, ...]
    round: int
    phase: str
    turn: int
    decides: int | None
    """Who is asked now; None if the game is over, or if that must not be seen (``pause``)."""
    pause: str
    """What play waits for without saying for whom: a rivals' window, ``fight`` or ``fight_won``; else empty."""
    answered: bool
    """In a rivals' window for which this seat holds a card: has it been asked already?"""
    ap: int
    allowance: tuple[int, ...]
    active: str | None
    moves: int
    acts: int
    extra: int
    activated: tuple[str, ...]
    used_turn: tuple[str, ...]
    used_activation: tuple[str, ...]
    figures: tuple[str, ...]
    positions: tuple[str, ...]
    loads: tuple[tuple[str, ...], ...]
    chests: tuple[tuple[str, tuple[str, ...]], ...]
    """Rooms with tokens in them, and the tokens."""
    box: tuple[int, ...]
    kinds: tuple[str, ...]
    ducats: int | None
    """This seat's own."""
    hand: tuple[str, ...]
    """This seat's own cards."""
    backs: tuple[tuple[str, ...], ...]
    """Every hand as seen from behind: the colours of its cards, sorted."""
    deck: int
    top: str | None
    """The colour of the top card's back."""
    peek: tuple[str, ...]
    """Cards on top of the deck that this seat is looking at; the last one is the topmost."""
    discard: tuple[str, ...]
    gone: tuple[str, ...]
    missions: tuple[str, ...]
    mission_deck: int
    mission_discard: tuple[str, ...]
    alarm: bool
    shut: tuple[str, ...]
    pools: Pairs
    banked: tuple[int, ...]
    stats: Pairs
    counters: tuple[tuple[str, tuple[int, ...]], ...]
    rotation: int
    ground: Pairs
    """Spaces with tokens of the sheet on them, and how many."""
    supply: int
    led: tuple[str, ...]
    marks: tuple[str | None, ...]
    marks_before: tuple[str | None, ...]
    prices: Pairs
    sold: tuple[str, ...]
    itinerary: tuple[str, ...]
    guarded: tuple[int, ...]
    crossed: tuple[str, ...]
    intrigue_counts: tuple[int, ...]
    """How many intrigue cards each seat holds."""
    intrigue_deck: int
    left_out: int
    """How many exploration tokens lie in no room."""
    unseen_relics: Pairs
    """Relics that lie face down, by kind (adventure 10)."""
    doing: tuple[Doing, ...]
    """What is going on, the turn first, what is decided now last."""
    legal: tuple[Action, ...]
    """What this seat may answer; empty if somebody else is asked."""
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    known: State = field(repr=False, compare=False)
    """The same as a blanked state, from which ``determinize`` starts. No part of the text form."""

    def to_bytes(self) -> bytes:
        """Canonical JSON: equal views give equal bytes, on every machine."""
        table = {name: getattr(self, name) for name in SHOWN}
        text = json.dumps(table, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=_plain)
        return text.encode()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, View) and self.to_bytes() == other.to_bytes())

    def __hash__(self) -> int:
        return hash(self.to_bytes())


SHOWN = (*(f.name for f in fields(View) if f.name != "known"), *ADDED)
"""Everything in the text form."""


def _plain(value: object) -> object:
    if isinstance(value, Action):
        return value.text
    if isinstance(value, Doing):
        return {"what": value.what, **dict(value.facts)}
    raise TypeError(f"{value!r} cannot stand in a view")


def view(state: State, seat: int | None) -> View:
    """What the seat (None: a spectator) may know now."""
    setting = state.setting
    if seat is not None and not 0 <= seat < setting.seats:
        raise ValueError(f"there is no seat {seat}: they are numbered from 0 to {setting.seats - 1}")
    known = blank(state, seat)
    names = names_of(setting)
    own = NOBODY if seat is None else seat
    figures, places, cards = names.figures, names.places, names.cards
    backs, deck = names.backs, state.deck
    stack = known.stack
    hidden = known.seat == NOBODY and not known.over
    return View(
        seat=seat,
        adventure=setting.adventure.id,
        gangs=setting.gangs,
        order=known.order,
        round=known.round,
        phase=PHASES[known.phase],
        turn=known.turn,
        decides=None if known.seat == NOBODY else known.seat,
        pause=_pause(known) if hidden else "",
        answered=hidden and has_answered(state, own),
        ap=known.ap,
        allowance=tuple(known.allowance),
        active=figures[known.active],
        moves=known.moves,
        acts=known.acts,
        extra=known.active_extra,
        activated=names.crowd(known.done),
        used_turn=names.used(known.used_turn),
        used_activation=names.used(known.used_activation),
        figures=setting.names,
        positions=tuple([places[p] for p in known.position]),
        loads=tuple(map(names.loads.__getitem__, known.loads)),
        chests=_chests(known),
        box=tuple(known.box),
        kinds=names.kinds,
        ducats=None if seat is None else known.ducats[seat],
        hand=() if seat is None else tuple([cards[c] for c in known.hands[seat]]),
        backs=tuple([_backs(names, hand) for hand in state.hands]),
        deck=len(deck),
        top=backs[deck[-1]] if deck else None,
        peek=tuple([cards[c] for c in known.deck]),
        discard=tuple([cards[c] for c in known.discard]),
        gone=tuple([cards[c] for c in known.gone]),
        missions=tuple([names.missions[m] for m in known.missions]),
        mission_deck=len(state.mission_deck),
        mission_discard=tuple([names.missions[m] for m in known.mission_discard]),
        alarm=known.alarm,
        shut=names.spaces(known.shut),
        pools=tuple(zip(setting.pool_index, known.pools, strict=True)),
        banked=tuple(known.banked),
        stats=tuple(zip(setting.stat_index, known.stats, strict=True)),
        counters=_counters(known),
        rotation=known.rotation,
        ground=_ground(known),
        supply=known.supply,
        led=_led(known),
        marks=tuple([figures[f] for f in known.marks]),
        marks_before=tuple([figures[f] for f in known.marks_before]),
        prices=tuple(zip(names.kinds, known.prices, strict=True)) if known.prices else (),
        sold=tuple([kind for i, kind in enumerate(names.kinds) if known.sold >> i & 1]) if known.sold else (),
        itinerary=tuple([places[room] for room in known.itinerary]),
        guarded=_seats(known, known.guarded),
        crossed=names.crowd(known.crossed),
        intrigue_counts=tuple([len(cards) for cards in state.intrigues]),
        intrigue_deck=len(state.intrigue_deck),
        left_out=len(state.left_out),
        unseen_relics=unseen_relics(state) if setting.koa else (),
        doing=doing(names, stack),
        legal=known.legal,
        over=known.over,
        scores=known.scores,
        winners=known.winners,
        known=known,
    )


def _backs(names: Names, hand: tuple[int, ...]) -> tuple[str, ...]:
    """A hand from behind."""
    if names.one_back:
        return names.backs[:1] * len(hand)
    return tuple(sorted([names.backs[card] for card in hand]))


def _pause(known: State) -> str:
    top = known.stack[-1]
    if isinstance(top, RivalWindow):
        return top.window
    return "fight_won" if isinstance(top, Won) else "fight"


def _seats(known: State, bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(known.setting.seats) if bits >> seat & 1]) if bits else ()


def _chests(known: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    names = names_of(known.setting)
    tokens, chests = names.tokens, known.chests
    return tuple([(name, tokens[chests[room]]) for room, name in names.rooms if chests[room]])


def _counters(known: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    seats = known.setting.seats
    return tuple(
        [(name, tuple(known.counters[i * seats : (i + 1) * seats])) for name, i in known.setting.counter_index.items()]
    )


def _ground(known: State) -> Pairs:
    names = names_of(known.setting)
    if not known.ground or names.walls:
        return ()
    return tuple([(names.places[space], n) for space, n in enumerate(known.ground) if n])


def _led(known: State) -> tuple[str, ...]:
    names = known.setting.names
    return tuple([names[f] for f, n in enumerate(known.led) if n]) if known.led else ()
