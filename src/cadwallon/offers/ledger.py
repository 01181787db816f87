"""Where every ducat came from: a finished game is told again, and each payment is put down to its source."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cadwallon.library import Effect, Intrigue
from cadwallon.offers.model import Score
from cadwallon.record.retelling import Retelling, terms_of
from cadwallon.rules.engine import answers_of
from cadwallon.rules.events import Event, Fact
from cadwallon.rules.frames import Resolve
from cadwallon.rules.intrigues import HIDING, READ_HERE
from cadwallon.rules.state import State

SOURCES = (
    "missions",
    "middlemen",
    "sales",
    "coffers",
    "openings",
    "purses",
    "fights",
    "fines",
    "cards",
    "adventure",
    "tolls",
    "altar",
    "treasure-room",
    "tunnel",
    "intrigues",
    "penalties",
    "boasts",
    "debts",
    "left-behind",
    "other",
)
"""Where ducats come from and go to; each is the end of a text id, ``source-...``. The order is that of a table."""

Payment = tuple[int, str, int]
"""A seat, a source and ducats gained (or lost)."""


def ledger(state: State) -> tuple[Score, ...]:
    """The scores of a finished game by seat, with their sources and the ducats at the end of each round."""
    if not state.over:
        raise ValueError("the game is not over yet")
    book = _Book(state.setting.seats)
    told = Retelling(state.setting.library, terms_of(state), state.chance, book.hear)
    book.state = told.state
    for place, way in answers_of(state.trail):
        told.step(told.state.legal[place], told.names(way))
    if told.state.scores != state.scores:
        raise ValueError("this state was not played from its own set-up, so nobody knows where its ducats came from")
    return tuple([book.score(seat, state.scores[seat]) for seat in range(state.setting.seats)])


class _Book:
    """Listens to a game and keeps the accounts."""

    def __init__(self, seats: int) -> None:
        self.state: State | None = None
        self.sums: list[dict[str, int]] = [{} for _ in range(seats)]
        self.rounds: list[list[int]] = [[] for _ in range(seats)]
        self.last = ""
        self._rewards = 0
        """Payments of a fulfilled intrigue that are still to come, outside any frame of effects."""

    def hear(self, event: Event) -> None:
        if event.name == "round" and event.facts["round"] != 1 and self.state is not None:
            for seat, ducats in enumerate(self.state.ducats):
                self.rounds[seat].append(ducats)
        if event.name == "intrigue_fulfilled":
            self._rewards = int(self._pays_at_once(event))
        entries = PAYMENTS.get(event.name)
        if entries is not None:
            for seat, source, ducats in entries(self, event):
                self.sums[seat][source] = self.sums[seat].get(source, 0) + ducats
        self.last = event.name

    def _pays_at_once(self, event: Event) -> bool:
        """Cards that leave nothing to choose are paid the moment they are shown (``deeds.reward``)."""
        card = next(card for card in self._intrigues() if card.id == event.facts["card"])
        pays = any(e.do in ("gain", "steal") for e in card.reward)
        return pays and card.check in ("at_once", "game_end") and card.goal.is_ != HIDING

    def _intrigues(self) -> tuple[Intrigue, ...]:
        return self.state.setting.kit.intrigues if self.state is not None else ()

    def context(self, word: str) -> str:
        """What pays or charges now; ``word``: the effect word that the event comes from."""
        top = self.state.stack[-1] if self.state is not None and self.state.stack else None
        if isinstance(top, Resolve) and top.at and top.effects[top.at - 1].do in (word, "custom", "pay_table"):
            if top.card >= 0:
                return "cards"
            if top.use.loser >= 0:
                return "fights"
            if any(top.effects in rewards_of(card) for card in self._intrigues()):
                return "intrigues"
            return "adventure"
        if self._rewards:
            self._rewards -= 1
            return "intrigues"
        return ""

    def seat_of(self, figure: Fact) -> int:
        assert self.state is not None
        setting = self.state.setting
        return setting.owner[setting.figure_index[str(figure)]]

    def score(self, seat: int, ducats: int) -> Score:
        """What the seat's account comes to; whatever no source explains is put down as such."""
        sums = self.sums[seat]
        rest = ducats - sum(sums.values())
        if rest:
            sums["other"] = sums.get("other", 0) + rest
        sources = tuple([(source, sums[source]) for source in SOURCES if sums.get(source)])
        return Score(seat, ducats, sources, (*self.rounds[seat], ducats))


def rewards_of(card: Intrigue) -> list[tuple[Effect, ...]]:
    """The effects of a card's reward, as they are written and as they stand once it is clear what is on display."""

    def settled(ruled_out: str) -> tuple[Effect, ...]:
        due = [e for e in card.reward if ruled_out not in e.when]
        return tuple([replace(e, when=tuple([word for word in e.when if word not in READ_HERE])) for e in due])

    return [card.reward, *map(settled, READ_HERE)]


def _number(event: Event, key: str = "ducats") -> int:
    value = event.facts[key]
    assert isinstance(value, int)
    return value


Entries = Callable[[_Book, Event], list[Payment]]


def _to_seat(source: str, sign: int = 1) -> Entries:
    """The event names the seat."""
    return lambda book, event: [(_number(event, "seat"), source, sign * _number(event))]


def _to_owner(source: str) -> Entries:
    """The event names a figure; its owner is paid."""
    return lambda book, event: [(book.seat_of(event.facts["figure"]), source, _number(event))]


def _gain(book: _Book, event: Event) -> list[Payment]:
    return [(_number(event, "seat"), book.context("gain") or "adventure", _number(event))]


def _lose(book: _Book, event: Event) -> list[Payment]:
    source = AT_ONCE.get(book.last) or book.context("lose") or "adventure"
    if source == "fights":
        # M-5: what is paid after a lost fight, to the bank or into a purse of the sheet
        source = "fines"
    return [(_number(event, "seat"), source, -_number(event))]


AT_ONCE = {"tunnel": "tunnel", "intrigue_fulfilled": "intrigues"}
"""What is lost right after one of these is the price of it."""


def _steal(book: _Book, event: Event) -> list[Payment]:
    source = book.context("steal") or "fights"
    ducats = _number(event)
    return [(_number(event, "seat"), source, ducats), (_number(event, "loser"), source, -ducats)]


def _toll(book: _Book, event: Event) -> list[Payment]:
    ducats = _number(event)
    return [(_number(event, "rival"), "tolls", ducats), (_number(event, "seat"), "tolls", -ducats)]


def _cut(book: _Book, event: Event) -> list[Payment]:
    """A middleman is paid by the one whose turn it is."""
    assert book.state is not None
    ducats = _number(event)
    return [(_number(event, "seat"), "middlemen", ducats), (book.state.turn, "middlemen", -ducats)]


def _recovered(book: _Book, event: Event) -> list[Payment]:
    assert book.state is not None
    return [(book.state.setting.guild, "adventure", _number(event))]


PAYMENTS: dict[str, Entries] = {
    "mission_paid": _to_seat("missions"),
    "mission_cut": _cut,
    "sale": _to_seat("sales"),
    "sell": _to_owner("sales"),
    "relic_sets": _to_seat("sales"),
    "chest_of_ducats": _to_owner("coffers"),
    "open": _to_owner("openings"),
    "purse": _to_owner("purses"),
    "steal_ducats": _steal,
    "fine": _to_seat("fines", -1),
    "gain": _gain,
    "lose": _lose,
    "pool_taken": _to_seat("adventure"),
    "ransom": _to_seat("adventure"),
    "duke_ransom": _to_owner("adventure"),
    "prize": _to_seat("adventure"),
    "recovered": _recovered,
    "gems_left": _to_seat("adventure"),
    "toll": _toll,
    "altar": _to_owner("altar"),
    "loot": _to_owner("treasure-room"),
    "intrigue_penalty": _to_seat("penalties", -1),
    "boast_kept": _to_seat("boasts"),
    "boast_broken": _to_seat("boasts", -1),
    "debt": _to_seat("debts", -1),
    "left_behind": _to_seat("left-behind", -1),
}
"""What each event that speaks of ducats means for whose account."""
