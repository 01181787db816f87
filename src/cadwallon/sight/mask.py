"""The allow-list: a copy of a state in which everything that a seat may not know is blank.

What is not named here is not copied, so a field added to the state is hidden until somebody decides that it is open,
and a frame added to the rules is refused until somebody says what it shows. Tests hold both lists against the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from cadwallon.rules.effects import Peek
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.fight import ATTACKER_CARDS, ATTACKER_DICE, DEFENDER_CARDS, DEFENDER_DICE, Fight
from cadwallon.rules.intrigues import DropIntrigue, KeepIntrigue
from cadwallon.rules.militia import PURPLE
from cadwallon.rules.movement import Move
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.rules.spoils import Won
from cadwallon.rules.state import State
from cadwallon.rules.turn import ACTIVATION, MILITIA_PHASE
from cadwallon.rules.windows import RivalWindow
from cadwallon.sight.doing import FRAMES

if TYPE_CHECKING:
    from cadwallon.rules.frames import Frame

NOBODY = -1
"""The seat that decides, for those who may not know it."""

UNKNOWN = 0
"""How far the asking of rivals has got, for those who may not know it; the rules count from 1."""

UNSEEN = -2
"""An exploration token or relic that lies face down, for those who have not looked at it."""

SECOND_STAGE = {ATTACKER_CARDS: DEFENDER_CARDS, ATTACKER_DICE: DEFENDER_DICE}
FIRST_STAGE = {second: first for first, second in SECOND_STAGE.items()}
"""The two sides of a fight are asked in turn, before the dice and after them."""


class NoChance:
    """Stands for the chance of a game in what is shown of it: there is none."""

    def die(self, at: int) -> NoReturn:
        raise LookupError("a view has no dice: determinize it first")

    def below(self, at: int, n: int) -> NoReturn:
        raise LookupError("a view has no cards to draw: determinize it first")


NO_CHANCE = NoChance()


def blank(state: State, seat: int | None) -> State:
    """What the seat (None: a spectator) knows, in the shape of a state."""
    new = State.__new__(State)
    own = NOBODY if seat is None else seat
    _open(state, new)
    _open_expansion(state, new)
    _hidden(state, new, own)
    _hidden_expansion(state, new, own)
    return new


def _open(state: State, new: State) -> None:
    """G-7: what everybody at the table sees. Written out by hand: this is the list."""
    new.setting = state.setting
    new.table = state.table
    new.over = state.over
    new.scores = state.scores
    new.winners = state.winners
    new.round = state.round
    new.phase = state.phase
    new.order = state.order
    new.turn = state.turn
    new.ap = state.ap
    new.allowance = state.allowance[:]
    new.active = state.active
    new.moves = state.moves
    new.acts = state.acts
    new.active_extra = state.active_extra
    new.done = state.done
    new.used_turn = state.used_turn
    new.used_activation = state.used_activation
    new.position = state.position[:]
    new.occupant = state.occupant[:]
    new.loads = state.loads[:]
    new.chests = state.chests[:]
    new.box = state.box[:]
    new.pools = state.pools[:]
    new.banked = state.banked[:]
    new.discard = state.discard
    new.gone = state.gone
    new.missions = state.missions
    new.mission_discard = state.mission_discard
    new.alarm = state.alarm
    new.shut = state.shut
    new.stats = state.stats[:]
    new.counters = state.counters[:]
    new.rotation = state.rotation
    new.ground = state.ground[:]
    new.supply = state.supply
    new.led = state.led[:]
    new.marks = state.marks[:]
    new.marks_before = state.marks_before[:]
    new.prices = state.prices[:]
    new.sold = state.sold
    new.guarded = state.guarded
    new.crossed = state.crossed


def _open_expansion(state: State, new: State) -> None:
    """The same for what The King of Ashes adds; all of it is empty in the base game."""
    new.legacy = state.legacy
    new.wounds = state.wounds[:]
    new.wounds_left = state.wounds_left
    new.xp = state.xp[:]
    new.xp_left = state.xp_left
    new.gear = state.gear[:]
    new.armoury = state.armoury
    new.debts = state.debts[:]
    new.intrigue_gone = state.intrigue_gone
    new.halts = state.halts
    # that somebody looks through a Spyglass, and where, everybody sees
    new.seen = state.seen[:]
    new.stairs = state.stairs
    new.rooted = state.rooted
    new.visits = state.visits
    new.grogged = state.grogged
    new.blocked = state.blocked
    new.paid_walls = state.paid_walls
    new.duke = state.duke
    new.boasts = state.boasts[:]
    new.tally = state.tally[:]
    new.first_out = state.first_out
    new.exits = state.exits


def _hidden(state: State, new: State, seat: int) -> None:
    """What only one seat knows, or nobody; blank for all others."""
    seats = len(state.hands)
    new.chance = NO_CHANCE
    new.rolls = new.draws = 0
    new.trail = b""
    new.bank = 0
    new.deck = _peeked(state, seat)
    new.mission_deck = ()
    # adventure 6: the rooms of this round and the next are open (the marker stands on square 1 from the start)
    new.itinerary = state.itinerary[: max(state.round, 1) + 1]
    if state.over:
        new.ducats = list(state.scores)
    else:
        new.ducats = [0] * seats
    new.hands = [()] * seats
    new.hand_bits = [0] * seats
    if seat >= 0:
        new.ducats[seat] = state.ducats[seat]
        new.hands[seat] = state.hands[seat]
        new.hand_bits[seat] = state.hand_bits[seat]
    asked = not state.over and state.seat == seat
    new.legal = state.legal if asked else ()
    new.stack, new.seat = _stack(state, seat, asked)
    if new.phase == MILITIA_PHASE and not asked and state.setting.below and not _purple_on_top(state):
        # asked in this phase is only who holds a card for it: to all others his activations have begun
        new.phase = ACTIVATION


def _purple_on_top(state: State) -> bool:
    return bool(state.deck) and state.setting.arcana[state.deck[-1]].back == PURPLE


def _hidden_expansion(state: State, new: State, seat: int) -> None:
    """Intrigues, and tokens that lie face down."""
    new.intrigue_deck = new.left_out = ()
    new.intrigues = []
    new.progress = []
    new.tokens = ()
    new.beside = ()
    if not state.setting.koa:
        return
    seats = len(state.hands)
    new.intrigues = [()] * seats
    new.progress = [()] * seats
    if seat >= 0:
        new.intrigues[seat] = state.intrigues[seat]
        new.progress[seat] = state.progress[seat]
        _looks_at_intrigues(state, new, seat)
    _hidden_tokens(state, new, state.seen[seat] if seat >= 0 else 0)


def _looks_at_intrigues(state: State, new: State, seat: int) -> None:
    """Who looks at the top of the deck, or at a rival's cards, sees them while he chooses."""
    top = state.stack[-1] if state.stack else None
    if type(top) is KeepIntrigue and top.seat == seat:
        new.intrigue_deck = top.seen(state)
    elif type(top) is DropIntrigue and top.seat == seat:
        cards = state.intrigues[top.rival]
        new.intrigues[top.rival] = cards
        new.progress[top.rival] = (0,) * len(cards)


def _hidden_tokens(state: State, new: State, looked: int) -> None:
    """Where tokens lie is open, what is under them is not.

    Every token that was turned up was seen by all (G-7), so everybody can tell which ones are still unseen, but not
    where each of them is: ``left_out`` holds them in order.
    """
    rooms, halts = state.setting.terrain.rooms, state.halts
    tokens = list(state.tokens)
    unseen = list(state.left_out)
    for room in rooms:
        if halts[room] & FACE_DOWN and not looked >> room & 1:
            unseen.append(tokens[room])
            tokens[room] = UNSEEN
    unseen.sort()
    new.left_out = tuple(unseen)
    new.tokens = tuple(tokens)
    new.beside = state.beside
    if len(state.setting.relic_kinds) > 1:
        new.beside = tuple([UNSEEN if relic >= 0 and not relic & 1 else relic for relic in state.beside])


def _peeked(state: State, seat: int) -> tuple[int, ...]:
    """The cards on top of the deck that the seat is looking at."""
    if state.stack:
        frame = state.stack[-1]
        if type(frame) is Peek and frame.seat == seat:
            return frame.seen(state)
    return ()


def _stack(state: State, seat: int, asked: bool) -> tuple[list[Frame], int]:
    """The frames as the seat sees them, and who decides if it may know."""
    if not state.stack:
        return [], NOBODY
    top = state.stack[-1]
    shown: list[Frame] = []
    for frame in state.stack:
        kind = type(frame)
        if kind not in FRAMES:
            raise TypeError(f"nobody has said yet what may be seen of {kind.__name__}")
        if type(frame) is Move:
            shown.append(frame if seat == state.turn else frame._replace(goal=None))
        elif type(frame) is RivalWindow and frame is not top:
            # waits until something else is done: that it waits at all tells that somebody holds a card
            continue
        else:
            shown.append(frame)
    decides = state.seat
    if not asked:
        if type(top) is RivalWindow:
            shown[-1] = top._replace(offset=UNKNOWN)
            decides = NOBODY
        elif type(top) is Fight and seat not in (top.player(state, 0), top.player(state, 1)):
            shown[-1] = top._replace(stage=FIRST_STAGE.get(top.stage, top.stage))
            decides = NOBODY
        elif type(top) is Won:
            # only who holds a card for this moment is asked
            decides = NOBODY
    return shown, decides


def has_answered(state: State, seat: int) -> bool:
    """Has the seat, which holds a card for the window that is open, had its say already?

    It knows that because it was asked. Who holds no such card cannot tell how far the asking has got.
    """
    if state.over or seat < 0 or state.seat == seat:
        return False
    top = state.stack[-1]
    if type(top) is not RivalWindow or seat == state.turn or not state.hand_bits[seat] & WINDOW_BIT[top.window]:
        return False
    return places(state, seat) < top.offset


def places(state: State, seat: int) -> int:
    """How many places to the left of the player whose turn it is the seat sits."""
    order = state.order
    return (order.index(seat) - order.index(state.turn)) % len(order)
