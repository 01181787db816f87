"""Another world that must look the same: everything a seat may not know is made up anew.

Written without a look at ``cadwallon.sight``: what is hidden stands in rule G-7, and a second opinion is the point.
"""

from __future__ import annotations

from random import Random

from cadwallon import State
from cadwallon.rules.actions import Walk
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.effects import Peek
from cadwallon.rules.fight import ATTACKER_CARDS, ATTACKER_DICE, DEFENDER_CARDS, DEFENDER_DICE, Fight
from cadwallon.rules.intrigues import DropIntrigue, Hiding, KeepIntrigue
from cadwallon.rules.missions import Claim
from cadwallon.rules.movement import Move
from cadwallon.rules.rows import with_entry
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.rules.spoils import Won
from cadwallon.rules.turn import ACTIVATION, MILITIA_PHASE
from cadwallon.rules.windows import Discard, RivalWindow

OTHER_STAGE = {
    ATTACKER_CARDS: DEFENDER_CARDS,
    DEFENDER_CARDS: ATTACKER_CARDS,
    ATTACKER_DICE: DEFENDER_DICE,
    DEFENDER_DICE: ATTACKER_DICE,
}


def garble(state: State, seat: int | None, luck: Random) -> State:
    """The same game for this seat (None: a spectator), another one behind its back."""
    s = state.copy()
    s.chance = SeededChance(luck.getrandbits(64))
    s.rolls, s.draws = luck.randrange(1000), luck.randrange(1000)
    s.trail = luck.randbytes(luck.randrange(300))
    _cards(s, seat, luck)
    s.mission_deck = tuple(luck.sample(s.mission_deck, len(s.mission_deck)))
    open_rooms = max(s.round, 1) + 1
    later = list(s.itinerary[open_rooms:])
    s.itinerary = (*s.itinerary[:open_rooms], *luck.sample(later, len(later)))
    if not s.over:
        for rival in range(s.setting.seats):
            if rival != seat:
                s.ducats[rival] = luck.randrange(50)
    s.bank = -luck.randrange(200)
    if s.setting.koa:
        _intrigues(s, seat, luck)
        _face_down(s, seat, luck)
    if s.stack:
        _frames(s, seat, luck)
    return s


def _cards(s: State, seat: int | None, luck: Random) -> None:
    """Exchange hidden cards: each place keeps a card with the same back."""
    peeked = 0
    if s.stack and isinstance(s.stack[-1], Peek) and s.stack[-1].seat == seat:
        peeked = s.stack[-1].n
    rivals = [rival for rival in range(s.setting.seats) if rival != seat]
    hidden_deck = s.deck[: len(s.deck) - peeked]
    row = [card for rival in rivals for card in s.hands[rival]] + list(hidden_deck)
    backs = [s.setting.arcana[card].back for card in row]
    for back in set(backs):
        places = [i for i, colour in enumerate(backs) if colour == back]
        for place, card in zip(places, luck.sample([row[i] for i in places], len(places)), strict=True):
            row[place] = card
    for rival in rivals:
        size = len(s.hands[rival])
        s.set_hand(rival, tuple(sorted(row[:size])))
        row = row[size:]
    s.deck = (*row, *s.deck[len(hidden_deck) :])


def _intrigues(s: State, seat: int | None, luck: Random) -> None:
    """Exchange intrigues that the seat does not see, and what has been done for them."""
    top = s.stack[-1] if s.stack else None
    shown = {top.rival} if isinstance(top, DropIntrigue) and top.seat == seat else set()
    peeked = top.n if isinstance(top, KeepIntrigue) and top.seat == seat else 0
    bared = [frame.card for frame in s.stack if isinstance(frame, Hiding)]
    hidden_deck = s.intrigue_deck[: len(s.intrigue_deck) - peeked]
    rivals = [rival for rival in range(s.setting.seats) if rival != seat and rival not in shown]
    row = [*(c for rival in rivals for c in s.intrigues[rival] if c not in bared), *hidden_deck]
    luck.shuffle(row)
    for rival in rivals:
        s.intrigues[rival] = tuple(card if card in bared else row.pop() for card in s.intrigues[rival])
    s.intrigue_deck = (*row, *s.intrigue_deck[len(hidden_deck) :])
    for rival in range(s.setting.seats):
        if rival != seat:
            s.progress[rival] = tuple(luck.randrange(9) for _ in s.progress[rival])


def _face_down(s: State, seat: int | None, luck: Random) -> None:
    """Exchange face-down tokens that the seat has not looked at, those left out, and relics that lie face down."""
    looked = s.seen[seat] if seat is not None else 0
    rooms = [room for room in s.setting.terrain.rooms if s.halts[room] & 1 and not looked >> room & 1]
    pile = [*(s.tokens[room] for room in rooms), *s.left_out]
    luck.shuffle(pile)
    for room in rooms:
        s.tokens = with_entry(s.tokens, room, pile.pop())
    s.left_out = tuple(pile)
    down = [space for space, relic in enumerate(s.beside) if relic >= 0 and relic % 2 == 0]
    relics = luck.sample([s.beside[space] for space in down], len(down))
    for space, relic in zip(down, relics, strict=True):
        s.beside = with_entry(s.beside, space, relic)


def _frames(s: State, seat: int | None, luck: Random) -> None:
    asked = s.seat == seat
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Move) and seat != s.turn:
            goal = luck.choice(s.setting.move)
            s.stack[at] = frame._replace(goal=luck.choice([None, goal, Walk(goal, (0,), f"{goal.text} via anything")]))
    _waiting_window(s, luck)
    top = s.stack[-1]
    if asked:
        return
    s.legal = tuple(luck.sample(s.setting.move, 3))
    if isinstance(top, RivalWindow):
        s.stack[-1] = top._replace(offset=luck.choice(_offsets(s, top, seat)))
        s.seat = s.stack[-1].decider(s)
    elif isinstance(top, Fight) and seat not in (top.player(s, 0), top.player(s, 1)):
        other = top._replace(stage=OTHER_STAGE[top.stage])
        if other.decider(s) >= 0:
            s.stack[-1] = luck.choice([top, other])
            s.seat = s.stack[-1].decider(s)
    elif isinstance(top, Won):
        s.seat = luck.choice([other for other in range(s.setting.seats) if other != seat])
    elif s.phase == MILITIA_PHASE and s.setting.below and s.setting.arcana[s.deck[-1]].back == "blue":
        # only a card in his hand lets the player think here; without it his activations would begin
        s.phase = luck.choice([MILITIA_PHASE, ACTIVATION])


def _waiting_window(s: State, luck: Random) -> None:
    """While a mission's helper is being paid for, nobody knows yet whether a rival will be asked."""
    if isinstance(s.stack[-1], Discard) and any(isinstance(frame, Claim) for frame in s.stack):
        s.stack = [frame for frame in s.stack if not isinstance(frame, RivalWindow)]
        if luck.random() < 0.5:
            s.stack.insert(-1, RivalWindow("rival_mission", -1))


def _offsets(s: State, window: RivalWindow, seat: int | None) -> list[int]:
    """Who could be asked as far as the seat can tell: if it holds such a card, it knows whether its turn has been."""
    others = [i for i in range(1, s.setting.seats) if s.clockwise(s.turn, i) != seat]
    if seat is None or seat == s.turn or not s.hand_bits[seat] & WINDOW_BIT[window.window]:
        return others
    own = next(i for i in range(1, s.setting.seats) if s.clockwise(s.turn, i) == seat)
    return [i for i in others if (i > own) == (window.offset > own)]
