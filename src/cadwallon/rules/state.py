"""The changing half of a game: small lists, tuples and integers, copied in microseconds.

What is going on is a stack of frames (see ``frames``); the bottom one is the turn itself, whose few numbers live here
because every decision reads them. Nothing in a state refers to anything that changes outside it, so a game can be
saved, copied and continued at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Action
from .chance import Chance, places
from .events import Event, Fact, Log
from .kit import SET_ASIDE
from .setting import UNPLACED, Setting

if TYPE_CHECKING:
    from .frames import Frame

EXPERIENCE, WOUNDS = 21, 17
"""X-5: so many tokens there are."""

TALLIES = ("jailed", "won", "missions", "rooms", "looted", "cyclops", "tomes", "gems", "crown")
"""What is counted for the boasts of adventure 12; rooms as one bit each."""


class State:
    """One situation of one game. Use ``legal_actions`` and ``apply``; the fields are for the rules."""

    __slots__ = (
        "_legal",
        "active",
        "active_extra",
        "acts",
        "alarm",
        "allowance",
        "ap",
        "armoury",
        "bank",
        "banked",
        "beside",
        "blocked",
        "boasts",
        "box",
        "chance",
        "chests",
        "counters",
        "crossed",
        "debts",
        "deck",
        "discard",
        "done",
        "draws",
        "ducats",
        "duke",
        "exits",
        "first_out",
        "gear",
        "gone",
        "grogged",
        "ground",
        "guarded",
        "halts",
        "hand_bits",
        "hands",
        "intrigue_deck",
        "intrigue_gone",
        "intrigues",
        "itinerary",
        "led",
        "left_out",
        "legacy",
        "loads",
        "marks",
        "marks_before",
        "mission_deck",
        "mission_discard",
        "missions",
        "moves",
        "occupant",
        "order",
        "over",
        "paid_walls",
        "phase",
        "pools",
        "position",
        "prices",
        "progress",
        "rolls",
        "rooted",
        "rotation",
        "round",
        "scores",
        "seat",
        "seen",
        "setting",
        "shut",
        "sold",
        "stack",
        "stairs",
        "stats",
        "supply",
        "table",
        "tally",
        "tokens",
        "trail",
        "turn",
        "used_activation",
        "used_turn",
        "visits",
        "winners",
        "wounds",
        "wounds_left",
        "xp",
        "xp_left",
    )

    def __init__(self, setting: Setting, chance: Chance) -> None:
        seats, figures, spaces = setting.seats, len(setting.figures), setting.terrain.size
        adventure = setting.adventure
        self.setting = setting
        self.chance = chance
        self.table = setting.gangs
        """The gangs as they were named; in adventure 3 one of them may have become the Guild by the dice."""
        self.rolls = 0
        """Dice rolled so far."""
        self.draws = 0
        """Other chance used so far."""
        self.over = False
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.round = 0
        self.phase = 0
        self.order: tuple[int, ...] = tuple(range(seats))
        """The seats in turn order: the first player first, then clockwise."""
        self.turn = 0
        """The seat whose turn it is."""
        self.seat = 0
        """The seat that decides now."""
        self.ap = 0
        self.allowance = [7] * seats
        self.active = -1
        self.moves = 0
        self.acts = 0
        self.active_extra = 0
        """Moves or actions beyond the usual one of each (Second Wind)."""
        self.done = 0
        """Figures activated this turn, one bit each."""
        self.used_turn = 0
        """What works once per turn and has been used, one bit each; see ``limits``."""
        self.used_activation = 0
        self.position = [UNPLACED] * figures
        self.occupant = [-1] * spaces
        self.loads: list[tuple[int, ...]] = [()] * figures
        """Treasures carried, by kind; a thief who left keeps his here until they are sold."""
        self.chests: list[tuple[int, ...]] = [()] * spaces
        """Tokens lying in rooms: twice the kind, plus one if the chest side is up."""
        self.box = [0] * len(setting.kinds)
        """Treasures out of the game, by kind."""
        self.ducats = [0] * seats
        self.bank = 0
        """What the bank has gained; with all purses and pools it adds up to nothing."""
        self.pools = [0] * len(adventure.pools)
        self.banked = [0] * seats
        """Treasures turned into ducats on the way out or in a sale; they count for ties."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.hand_bits = [0] * seats
        """The windows of the cards in each hand, one bit each."""
        self.deck: tuple[int, ...] = ()
        """Arcana cards face down; the last one is on top."""
        self.discard: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.mission_deck: tuple[int, ...] = ()
        self.missions: tuple[int, ...] = ()
        self.mission_discard: tuple[int, ...] = ()
        self.alarm = False
        self.shut = 0
        """Gates with a portcullis, one bit per space."""
        self.stats = list(adventure.stats.values())
        self.counters = [0] * (len(adventure.counters) * seats)
        self.rotation = 0
        """How often the sheet's rotation of placing players has gone on."""
        self.ground: list[int] = [0] * spaces if adventure.tokens else []
        """Tokens of the sheet lying on each space (hostages, fires)."""
        self.supply = adventure.tokens.get("rubble", max(adventure.tokens.values(), default=0))
        self.led: list[int] = [0] * figures if {"hostage", "duke"} & set(adventure.tokens) else []
        self.marks: list[int] = [-1] * seats if "mark" in adventure.tokens else []
        """Where each player's mark lies: a figure, or -1."""
        self.marks_before: list[int] = list(self.marks)
        self.prices: list[int] = []
        self.sold = 0
        """Kinds sold to the fence in this round, one bit each."""
        self.itinerary: tuple[int, ...] = ()
        self.guarded = 0
        """Seats whose thieves militiamen leave alone until the seat's next turn, one bit each."""
        self.crossed = 0
        """Figures that went through a gate in this turn, one bit each."""
        # -- the expansion: everything below is empty in the base game
        koa = setting.koa
        self.legacy: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        """What a campaign brought along: experience by seat, and the seats that won the adventure before."""
        self.wounds: list[int] = [0] * figures if koa else []
        self.wounds_left = WOUNDS if koa else 0
        self.xp: list[int] = [0] * seats if koa else []
        self.xp_left = EXPERIENCE if koa else 0
        self.gear: list[int] = [SET_ASIDE] * figures if koa else []
        """The equipment of each figure, -1 for none."""
        self.armoury = setting.kit.on_display
        """Equipment cards that are available, one bit each."""
        self.debts: list[int] = [0] * seats if koa else []
        """Ducats owed for equipment of the Inn (S-11)."""
        self.intrigues: list[tuple[int, ...]] = [()] * seats if koa else []
        """Intrigue cards in hand, in the order in which they were drawn."""
        self.progress: list[tuple[int, ...]] = [()] * seats if koa else []
        """What has been done for each of them since it is held; see ``intrigues``."""
        self.intrigue_deck: tuple[int, ...] = ()
        """The last one is on top."""
        self.intrigue_gone: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = (-1,) * spaces if koa else ()
        """The exploration token of each room by kind, -1 for none; a magic gem turned up lies among the chests."""
        self.halts: tuple[int, ...] = (0,) * spaces if koa else ()
        """Where a movement ends by itself: 1 for a face-down exploration token, 2 for the Crown lying openly."""
        self.left_out: tuple[int, ...] = ()
        """Exploration tokens that lie in no room; nobody knows them."""
        self.seen: list[int] = [0] * seats if koa else []
        """Rooms whose face-down token a seat has looked at, one bit each."""
        self.stairs = 0
        """Rooms with a face-up staircase that can be used, one bit each."""
        self.rooted = 0
        """Figures that turned a token when they were set down: no more movement this turn (V-9), one bit each."""
        self.visits = 0
        """K-13, K-14: figures that have read (bit figure) or looted (bit 64 + figure) during their stay below;
        and whether anybody has ever taken the Crown of adventure 12 (bit 128)."""
        self.grogged: tuple[int, ...] = (-1,) * figures if koa else ()
        """Militiamen and the Cyclops that nobody may move until this seat's next turn, -1 for none."""
        self.beside: tuple[int, ...] = (-1,) * spaces if koa else ()
        """A relic lying beside a chest, as a seal or openly: twice the kind, plus one if face up; -1 for none."""
        self.blocked: tuple[int, ...] = ()
        """Streets with rubble (adventure 9)."""
        self.paid_walls = 0
        """Staircases for whose walling up a gang was paid (adventure 11), one bit per seat and space."""
        self.duke = -1
        """The space where the Duke is held (adventure 14); -1 if he is led by somebody or gone."""
        self.boasts: list[tuple[int, ...]] = [()] * seats if adventure.boasts else []
        self.tally: list[int] = [0] * (seats * len(TALLIES)) if adventure.boasts else []
        """What boasts speak of, counted for each seat; see ``TALLIES``."""
        self.first_out = -1
        """The seat whose character was the first of all to leave the district."""
        self.exits = 0
        """How characters left the district; see ``deeds``."""
        self.stack: list[Frame] = []
        self._legal: tuple[Action, ...] | None = ()
        self.trail = b""
        """The answers so far, each as its place among the legal actions; see ``engine``."""

    def copy(self) -> State:
        """An independent copy. Written out by hand: this is the price of every step of a search."""
        new = State.__new__(State)
        new.setting = self.setting
        new.chance = self.chance
        new.table = self.table
        new.rolls = self.rolls
        new.draws = self.draws
        new.over = self.over
        new.scores = self.scores
        new.winners = self.winners
        new.round = self.round
        new.phase = self.phase
        new.order = self.order
        new.turn = self.turn
        new.seat = self.seat
        new.ap = self.ap
        new.allowance = self.allowance[:]
        new.active = self.active
        new.moves = self.moves
        new.acts = self.acts
        new.active_extra = self.active_extra
        new.done = self.done
        new.used_turn = self.used_turn
        new.used_activation = self.used_activation
        new.position = self.position[:]
        new.occupant = self.occupant[:]
        new.loads = self.loads[:]
        new.chests = self.chests[:]
        new.box = self.box[:]
        new.ducats = self.ducats[:]
        new.bank = self.bank
        new.pools = self.pools[:]
        new.banked = self.banked[:]
        new.hands = self.hands[:]
        new.hand_bits = self.hand_bits[:]
        new.deck = self.deck
        new.discard = self.discard
        new.gone = self.gone
        new.mission_deck = self.mission_deck
        new.missions = self.missions
        new.mission_discard = self.mission_discard
        new.alarm = self.alarm
        new.shut = self.shut
        new.stats = self.stats[:]
        new.counters = self.counters[:]
        new.rotation = self.rotation
        new.ground = self.ground[:]
        new.supply = self.supply
        new.led = self.led[:]
        new.marks = self.marks[:]
        new.marks_before = self.marks_before[:]
        new.prices = self.prices[:]
        new.sold = self.sold
        new.itinerary = self.itinerary
        new.guarded = self.guarded
        new.crossed = self.crossed
        new.legacy = self.legacy
        new.wounds = self.wounds[:]
        new.wounds_left = self.wounds_left
        new.xp = self.xp[:]
        new.xp_left = self.xp_left
        new.gear = self.gear[:]
        new.armoury = self.armoury
        new.debts = self.debts[:]
        new.intrigues = self.intrigues[:]
        new.progress = self.progress[:]
        new.intrigue_deck = self.intrigue_deck
        new.intrigue_gone = self.intrigue_gone
        new.tokens = self.tokens
        new.halts = self.halts
        new.left_out = self.left_out
        new.seen = self.seen[:]
        new.stairs = self.stairs
        new.rooted = self.rooted
        new.visits = self.visits
        new.grogged = self.grogged
        new.beside = self.beside
        new.blocked = self.blocked
        new.paid_walls = self.paid_walls
        new.duke = self.duke
        new.boasts = self.boasts[:]
        new.tally = self.tally[:]
        new.first_out = self.first_out
        new.exits = self.exits
        new.stack = self.stack[:]
        new._legal = self._legal
        new.trail = self.trail
        return new

    # -- answers ---------------------------------------------------------------------------
    @property
    def legal(self) -> tuple[Action, ...]:
        """What may be answered now; in a turn it is worked out when it is first asked for."""
        if self._legal is None:
            self._legal = tuple(self.stack[-1].options(self))
        return self._legal

    @legal.setter
    def legal(self, actions: tuple[Action, ...]) -> None:
        self._legal = actions

    def ask(self, seat: int) -> None:
        """A seat has something to decide; nobody has asked yet what."""
        self.seat = seat
        self._legal = None

    # -- chance ----------------------------------------------------------------------------
    def die(self) -> int:
        """Roll a die."""
        self.rolls += 1
        return self.chance.die(self.rolls - 1)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.draws += 1
        return self.chance.below(self.draws - 1, n)

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The items in a new order (Fisher and Yates)."""
        cards = list(items)
        size = len(cards)
        for last, other in zip(range(size - 1, 0, -1), places(self.chance, self.draws, size), strict=True):
            cards[last], cards[other] = cards[other], cards[last]
        self.draws += max(0, size - 1)
        return tuple(cards)

    def clockwise(self, seat: int, places: int = 1) -> int:
        """The seat so many places to the left of a seat."""
        order = self.order
        return order[(order.index(seat) + places) % len(order)]

    # -- figures ---------------------------------------------------------------------------
    def put(self, figure: int, space: int) -> None:
        """Set a figure on a space (or outside, removed), leaving the one it stood on."""
        here = self.position[figure]
        if here >= 0 and self.occupant[here] == figure:
            self.occupant[here] = -1
        self.position[figure] = space
        if space >= 0 and space != self.setting.prison:
            self.occupant[space] = figure

    # -- ducats ----------------------------------------------------------------------------
    def earn(self, seat: int, n: int) -> None:
        """The player takes ducats from the bank."""
        self.ducats[seat] += n
        self.bank -= n

    def pay(self, seat: int, n: int) -> int:
        """The player pays to the bank what he owes, or all he has (G-10); what he paid."""
        paid = min(n, self.ducats[seat])
        self.ducats[seat] -= paid
        self.bank += paid
        return paid

    def hand_over(self, loser: int, winner: int, n: int) -> int:
        """Ducats change hands: n, or all there are (G-10)."""
        paid = min(n, self.ducats[loser])
        self.ducats[loser] -= paid
        self.ducats[winner] += paid
        return paid

    # -- cards -----------------------------------------------------------------------------
    def set_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """Give the hand its cards, in the order of the card list, and note their windows."""
        self.hands[seat] = cards
        bits = 0
        card_bits = self.setting.card_bits
        for card in cards:
            bits |= card_bits[card]
        self.hand_bits[seat] = bits

    def take_card(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self.hand_bits[seat] |= self.setting.card_bits[card]

    def lose_card(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        cards = list(self.hands[seat])
        cards.remove(card)
        self.set_hand(seat, tuple(cards))

    def renew_deck(self) -> None:
        """T-4: an empty deck is made anew from the discards."""
        if not self.deck and self.discard:
            self.deck = self.shuffled(self.discard)
            self.discard = ()

    # -- events ----------------------------------------------------------------------------
    def tell(self, log: Log | None, name: str, **facts: Fact) -> None:
        """Report an open event. Callers on hot paths test ``log`` themselves."""
        if log is not None:
            log(Event(name, facts))

    def name(self, figure: int) -> str:
        """The id of a figure as people write it."""
        return self.setting.names[figure]

    def slug(self, space: int) -> str:
        """The name of a space as people write it."""
        return self.setting.terrain.spaces[space].slug if space >= 0 else "outside"
