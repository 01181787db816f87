"""From a view back to a whole game: the same table, with guesses for what the viewer cannot know.

A bot that thinks ahead plays such guesses to the end. They never contain more than the view does: this module sees
nothing but the view and the chance it is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from cadwallon.rules.chance import Chance
from cadwallon.rules.effects import Peek
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import ASKING_ALONE, Resolve
from cadwallon.rules.intrigues import Hiding
from cadwallon.rules.missions import Claim
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.rules.state import State
from cadwallon.rules.windows import Discard, RivalWindow
from cadwallon.sight.mask import NOBODY, SECOND_STAGE, UNKNOWN, UNSEEN, places
from cadwallon.sight.names import Names, names_of

if TYPE_CHECKING:
    from cadwallon.rules.frames import Frame
    from cadwallon.sight.view import View


def determinize(view: View, chance: Chance, ducats: Sequence[int] | None = None) -> State:
    """A whole state that looks to the viewer exactly like this view, at the same decision.

    Hidden cards are dealt anew from those the viewer has not seen, hidden orders are shuffled. Rivals' ducats are
    guessed, or taken from ``ducats`` (one number per seat) by a player who has kept count. ``chance`` is used for the
    guesses and for everything that follows.
    """
    s = view.known.copy()
    s.chance = chance
    # one draw starts all guesses: a search makes very many of them
    luck = Random(s.below(1 << 62))
    names = names_of(s.setting)
    _deal(view, s, luck)
    s.mission_deck = _shuffled(luck, _left(names.mission_counts, (*s.missions, *s.mission_discard)))
    _guess_itinerary(s, luck)
    if s.setting.koa:
        _deal_intrigues(view, s, luck)
        _lay_tokens(view, s, luck)
        _lay_relics(view, s, luck)
    _guess_ducats(view, s, luck, ducats)
    _await_window(s)
    if not s.over and not view.legal:
        _somebody_decides(view, s, luck)
    return s


def _left(counts: tuple[int, ...], seen: tuple[int, ...]) -> list[int]:
    """The cards that are left of so many of each when those seen are taken away."""
    left = list(counts)
    for card in seen:
        left[card] -= 1
    return [card for card, n in enumerate(left) for _ in range(n)]


def _shuffled(luck: Random, cards: list[int]) -> tuple[int, ...]:
    order = luck.random
    return tuple(sorted(cards, key=lambda _: order()))


# -- cards -------------------------------------------------------------------------------------
def _deal(view: View, s: State, luck: Random) -> None:
    """Deal the cards nobody has shown to rivals' hands and the deck, each place a card with the right back."""
    names = names_of(s.setting)
    hidden = list(_shuffled(luck, _unseen(view, s)))
    for seat, colours in enumerate(view.backs):
        if seat != view.seat:
            s.set_hand(seat, tuple(sorted([_take(hidden, names, colour) for colour in colours])))
    if view.top is not None and not s.deck:
        hidden.append(_take(hidden, names, view.top))
    s.deck = (*hidden, *s.deck)
    if len(s.deck) != view.deck:
        raise AssertionError(f"{len(s.deck)} cards are left for a deck of {view.deck}")


def _take(hidden: list[int], names: Names, colour: str) -> int:
    """Take a card with this back out of those left."""
    if names.one_back:
        return hidden.pop()
    for place in range(len(hidden) - 1, -1, -1):
        if names.backs[hidden[place]] == colour:
            return hidden.pop(place)
    raise AssertionError(f"no card with a {colour} back is left")


def _unseen(view: View, s: State) -> list[int]:
    """The cards that are in rivals' hands or face down in the deck."""
    own = s.hands[view.seat] if view.seat is not None else ()
    played = [f.card for f in s.stack if isinstance(f, Resolve) and f.card >= 0]
    return _left(names_of(s.setting).card_counts, (*own, *s.discard, *s.gone, *played, *s.deck))


# -- The King of Ashes ---------------------------------------------------------------------------
def _deal_intrigues(view: View, s: State, luck: Random) -> None:
    """Deal the intrigues nobody has shown; nothing has been done yet for those that rivals get."""
    bared: dict[int, tuple[int, ...]] = {}
    for frame in s.stack:
        if isinstance(frame, Hiding) and frame.seat != view.seat:
            bared[frame.seat] = (*bared.get(frame.seat, ()), frame.card)
    seen = {*s.intrigue_gone, *s.intrigue_deck}
    seen.update(card for cards in (*s.intrigues, *bared.values()) for card in cards)
    hidden = list(_shuffled(luck, [card for card in range(len(s.setting.kit.intrigues)) if card not in seen]))
    for seat, number in enumerate(view.intrigue_counts):
        if len(s.intrigues[seat]) != number:
            cards = bared.get(seat, ())
            s.intrigues[seat] = (*cards, *(hidden.pop() for _ in range(number - len(cards))))
            s.progress[seat] = (0,) * number
    s.intrigue_deck = (*hidden, *s.intrigue_deck)
    if len(s.intrigue_deck) != view.intrigue_deck:
        raise AssertionError(f"{len(s.intrigue_deck)} intrigues are left for a deck of {view.intrigue_deck}")


def _lay_tokens(view: View, s: State, luck: Random) -> None:
    """Lay the exploration tokens that the viewer has not seen where they can be: face down in rooms, or left out."""
    pile = list(_shuffled(luck, list(s.left_out)))
    s.tokens = tuple([pile.pop() if token == UNSEEN else token for token in s.tokens])
    s.left_out = tuple(pile)
    if len(pile) != view.left_out:
        raise AssertionError(f"{len(pile)} exploration tokens are left over, not {view.left_out}")


def _lay_relics(view: View, s: State, luck: Random) -> None:
    """Adventure 10: relics that lie face down."""
    if view.unseen_relics:
        index = s.setting.kind_index
        relics = [index[kind] * 2 for kind, number in view.unseen_relics for _ in range(number)]
        luck.shuffle(relics)
        s.beside = tuple([relics.pop() if relic == UNSEEN else relic for relic in s.beside])


# -- other secrets -------------------------------------------------------------------------------
def _guess_itinerary(s: State, luck: Random) -> None:
    """Adventure 6: the rooms not yet named, in any order."""
    if s.itinerary:
        s.itinerary += _shuffled(luck, [room for room in s.setting.terrain.named_rooms if room not in s.itinerary])


def _guess_ducats(view: View, s: State, luck: Random, ducats: Sequence[int] | None) -> None:
    """Rivals are about as rich as the viewer, or as anybody after so many rounds."""
    if not s.over:
        usual = 3 * s.round if view.ducats is None else view.ducats
        for seat in range(s.setting.seats):
            if seat == view.seat:
                continue
            s.ducats[seat] = max(0, ducats[seat]) if ducats is not None else luck.randrange(2 * usual + 3)
    s.bank = -sum(s.ducats) - sum(s.pools)


# -- the decision --------------------------------------------------------------------------------
def _await_window(s: State) -> None:
    """Put back the window that opens once a mission's helper has been paid; it closes by itself if nobody answers."""
    for at, frame in enumerate(s.stack[:-1]):
        if isinstance(frame, Claim) and isinstance(s.stack[at + 1], Discard):
            s.stack.insert(at + 1, RivalWindow("rival_mission", NOBODY))
            return


def _somebody_decides(view: View, s: State, luck: Random) -> None:
    """Make somebody else have something to decide, as the view shows; if need be by giving him the card for it."""
    candidates = list(_deciding_frames(view, s))
    luck.shuffle(candidates)
    if not any(_asks(s, frame) for frame in candidates) and not any(_could_ask(view, s, f) for f in candidates):
        raise AssertionError(f"nobody could have anything to decide in {s.stack[-1]!r}")


def _deciding_frames(view: View, s: State) -> Iterator[Frame]:
    """What may be on top of the stack: itself, unless the view hides who is asked."""
    top = s.stack[-1]
    if isinstance(top, RivalWindow) and top.offset == UNKNOWN:
        for offset in range(1, s.setting.seats):
            if s.clockwise(s.turn, offset) != view.seat and _in_turn(view, s, top.window, offset):
                yield top._replace(offset=offset)
    elif isinstance(top, Fight) and s.seat == NOBODY:
        second = SECOND_STAGE.get(top.stage, top.stage)
        if top.dice[0] or not top.cards[1]:
            yield top
        # before the dice a defender who has begun to play cards is not interrupted by the attacker (C-9)
        yield top._replace(stage=second)
    else:
        yield top


def _in_turn(view: View, s: State, window: str, offset: int) -> bool:
    """A viewer who holds a card for this window knows whether he was asked before or will be later."""
    own = view.seat
    if own is None or own == s.turn or not s.hand_bits[own] & WINDOW_BIT[window]:
        return True
    return (places(s, own) < offset) == view.answered


def _asks(s: State, frame: Frame) -> bool:
    """Put the frame on top; does its player have something to decide?"""
    s.stack[-1] = frame
    seat = frame.decider(s)
    legal = frame.options(s) if seat >= 0 else []
    if len(legal) > 1 or (legal and type(frame) in ASKING_ALONE):
        s.legal = tuple(legal)
        s.seat = seat
        return True
    return False


def _could_ask(view: View, s: State, frame: Frame) -> bool:
    """Exchange one hidden card for another until the frame asks something.

    What makes a player think is one card in his hand, or two different ones on the deck he looks at.
    """
    s.stack[-1] = frame
    backs = names_of(s.setting).backs
    hidden = _gather(view, s)
    for place in _places_that_matter(view, s, frame, len(hidden)):
        for other in range(len(hidden)):
            mine, card = hidden[place], hidden[other]
            if mine != card and backs[mine] == backs[card]:
                hidden[place], hidden[other] = card, mine
                _spread(view, s, hidden)
                if _asks(s, frame):
                    return True
                hidden[place], hidden[other] = mine, card
    _spread(view, s, hidden)
    return False


def _places_that_matter(view: View, s: State, frame: Frame, hidden: int) -> range:
    """Where among the hidden cards those lie that the frame's player chooses from."""
    if isinstance(frame, Peek):
        return range(hidden - 1, hidden)
    seat = frame.decider(s)
    if seat < 0 or seat == view.seat:
        return range(0)
    first = sum(len(hand) for other, hand in enumerate(s.hands[:seat]) if other != view.seat)
    return range(first, first + len(s.hands[seat]))


def _gather(view: View, s: State) -> list[int]:
    """All hidden cards in one row: rivals' hands by seat, then the deck."""
    row = [card for seat, hand in enumerate(s.hands) if seat != view.seat for card in hand]
    return [*row, *s.deck]


def _spread(view: View, s: State, row: list[int]) -> None:
    """Lay out a row of hidden cards again."""
    at = 0
    for seat, hand in enumerate(s.hands):
        if seat != view.seat:
            s.set_hand(seat, tuple(sorted(row[at : at + len(hand)])))
            at += len(hand)
    s.deck = tuple(row[at:])
