"""What the words of the expansion do: wounds, experience, equipment, intrigues, the Prison, and tricks with tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect

from .actions import Action
from .activation import end_activation
from .cyclops import stir
from .events import Event, Log
from .experience import gain_xp
from .fight import Fight, undo_card
from .frames import Resolve, Use, asks_alone, effect, nearest
from .gear import Choosing, choose_gear, drop_gear
from .intrigues import discard_intrigue, look_for_intrigue
from .loads import choosable, drop_load, lay_token
from .placing import SetDown
from .reach import surfaces
from .rows import with_entry
from .speech import slug_of
from .windows import FINDERS, NOBODY, USEFUL, Discard, distinct
from .wounds import heal, wound, wounded_mates

if TYPE_CHECKING:
    from .state import State


# -- states ------------------------------------------------------------------------------------
@effect("xp")
def _xp(s: State, use: Use, e: Effect, log: Log | None) -> None:
    gain_xp(s, use.seat, e.number("n"), log)


def _xp_left(s: State, use: Use, e: Effect) -> bool:
    return s.xp_left > 0


USEFUL["xp"] = _xp_left


@effect("wound")
def _wound(s: State, use: Use, e: Effect, log: Log | None) -> None:
    match e.word("who"):
        case "loser":
            # by whom: the winner's player; nobody for a figure of the sheet
            wound(s, use.loser, e.number("n"), s.setting.owner[use.winner], log)
        case "target":
            wound(s, use.target, e.number("n"), use.seat, log)
        case "others_below":
            main, prison = s.setting.terrain.main, s.setting.prison
            for figure, space in enumerate(s.position):
                if space >= main and space != prison and figure != use.figure:
                    wound(s, figure, e.number("n"), -1, log)
        case _:
            wound(s, use.figure, e.number("n"), -1, log)


def _wounds_left(s: State, use: Use, e: Effect) -> bool:
    return s.wounds_left > 0


USEFUL["wound"] = _wounds_left


@effect("end_activation")
def _end_activation(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """The character can do nothing more this turn, also if it was not yet its turn to act (E-2)."""
    if s.setting.owner[use.figure] == s.turn:
        s.done |= 1 << use.figure
    if s.active == use.figure:
        end_activation(s)


@effect("heal")
def _heal(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.args.get("n") == "all":
        heal(s, use.target, s.wounds[use.target], log)
        return
    s.stack.append(Dressing(use.seat, e.number("n")))


def _can_heal(s: State, use: Use, e: Effect) -> bool:
    return bool(wounded_mates(s, use.seat))


USEFUL["heal"] = _can_heal


@asks_alone
class Dressing(NamedTuple):
    """Wounds are taken off one by one, split as the player likes; he may stop early."""

    seat: int
    left: int
    healed: bool = False

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if not self.left:
            return []
        out = [s.setting.action("heal", figure) for figure in wounded_mates(s, self.seat)]
        return [*out, s.setting.action("done")] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        frame = s.stack[-1]
        if isinstance(frame, Resolve):
            s.stack[-1] = frame._replace(passed=int(self.healed))

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "done":
            self.skip(s, log)
            return
        heal(s, action.a, 1, log)
        s.stack[-1] = Dressing(self.seat, self.left - 1, True)


# -- equipment ---------------------------------------------------------------------------------
@effect("equip")
def _equip(s: State, use: Use, e: Effect, log: Log | None) -> None:
    match e.word("who"):
        case "own_thief":
            figures = tuple(s.setting.crew[use.seat])
        case "one_of_them":
            figures = (use.target, use.other)
        case _:
            figures = (use.figure,)
    which = e.args.get("which")
    if isinstance(which, tuple):
        cards = tuple(s.setting.kit.gear_index[slug_of(str(card))] for card in which)
        s.stack.append(Choosing(use.seat, figures, cards))
    else:
        choose_gear(s, use.seat, figures)


@effect("unequip")
def _unequip(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("who") == "target":
        drop_gear(s, use.target, log)


@effect("put_treasure")
def _put_treasure(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(CutLoose(use.target, use.seat))


class CutLoose(NamedTuple):
    """Cut Straps: the victim's player names a treasure, the other player the free room it lands in."""

    figure: int
    seat: int
    kind: int = -1

    def decider(self, s: State) -> int:
        return self.seat if self.kind >= 0 else s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        action = s.setting.action
        if self.kind < 0:
            return [action("lose", kind) for kind in choosable(s, self.figure)]
        rooms = s.setting.terrain.rooms
        empty = [room for room in rooms if not s.chests[room]]
        free = [room for room in empty if s.occupant[room] < 0]
        return [action("drop", self.kind, room) for room in free or empty or rooms]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if self.kind < 0:
            s.stack[-1] = self._replace(kind=action.a)
            return
        s.stack.pop()
        drop_load(s, self.figure, self.kind)
        lay_token(s, action.b, self.kind, False)
        s.tell(log, "drop", figure=s.name(self.figure), kind=s.setting.kinds[self.kind], room=s.slug(action.b))


# -- fights ------------------------------------------------------------------------------------
@effect("prevent")
def _prevent(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, fight = nearest(s, Fight)
    side = fight.side_of(use.figure)
    shielded = (fight.shielded[0] or side == 0, fight.shielded[1] or side == 1)
    s.stack[at] = fight._replace(shielded=shielded)


def cancel_card(s: State, use: Use, e: Effect) -> None:
    """Feint: the attacker's waits for the defender's first card, the defender names one that was played."""
    at, fight = nearest(s, Fight)
    if e.word("which") == "first_of_defender":
        s.stack[at] = fight._replace(feinted=True)
    else:
        s.stack.append(Feinting(use.seat))


class Feinting(NamedTuple):
    """The defender chooses the attacker's card that has no effect."""

    seat: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        cards = nearest(s, Fight)[1].cards[0]
        return [s.setting.action("cancel", card) for card in distinct(tuple(sorted(cards)))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        undo_card(s, action.a, log)


# -- cards and secrets ---------------------------------------------------------------------------
@effect("discard")
def _discard(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("what") == "intrigue":
        discard_intrigue(s, use.seat, use.target)
    elif s.hands[use.seat]:
        s.stack.append(Discard(use.seat))


@effect("intrigue_draw")
def _intrigue_draw(s: State, use: Use, e: Effect, log: Log | None) -> None:
    look_for_intrigue(s, use.seat, e.number("n"))


def steal_card(s: State, seat: int, victim: int, log: Log | None) -> None:
    """Open Secrets: an Arcana card at random; only the two of them see it."""
    hand = s.hands[victim]
    if not hand:
        return
    card = hand[s.below(len(hand))]
    s.lose_card(victim, card)
    s.take_card(seat, card)
    if log is not None:
        log(Event("card_stolen", {"seat": seat, "loser": victim}, {"card": s.setting.arcana[card].id}, (seat, victim)))


def look_around(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """Spyglass: a face-down token (target: the space) or a rival's hand (target: the seat)."""
    setting = s.setting
    if e.word("what") == "exploration_token_within_4":
        s.seen[use.seat] |= 1 << use.target
        if log is not None:
            token = setting.kit.exploration[s.tokens[use.target]].id
            log(Event("spied", {"seat": use.seat, "room": s.slug(use.target)}, {"token": token}, (use.seat,)))
    elif log is not None:
        cards = tuple(setting.arcana[card].id for card in s.hands[use.target])
        log(Event("spied_hand", {"seat": use.seat, "rival": use.target}, {"cards": cards}, (use.seat,)))


# -- the watch, the Cyclops, the Prison -----------------------------------------------------------
@effect("hold")
def _hold(s: State, use: Use, e: Effect, log: Log | None) -> None:
    figure = s.setting.cyclops if e.word("who") == "cyclops" else use.target
    s.grogged = with_entry(s.grogged, figure, use.seat)
    s.tell(log, "grogged", figure=s.name(figure), seat=use.seat)


@effect("cyclops_roll")
def _cyclops_roll(s: State, use: Use, e: Effect, log: Log | None) -> None:
    # it is never in the room already: who meets it there drives it off or goes to prison
    stir(s, use.seat, use.figure, log)


@effect("escape")
def _escape(s: State, use: Use, e: Effect, log: Log | None) -> None:
    figure = use.figure if e.word("who") == "self" else use.target
    s.stack.append(SetDown(figure, use.seat, tuple(surfaces(s))))


def _prisoners(s: State, seat: int, figure: int) -> Sequence[int]:
    setting = s.setting
    if setting.prison not in setting.of_crew[seat](s.position):
        return ()
    return [mate for mate in setting.crew[seat] if s.position[mate] == setting.prison]


def _grog_targets(s: State, seat: int, figure: int) -> Sequence[int]:
    """A militiaman, if the Guardroom or a space beside it is free (or he is there already), or the Cyclops."""
    setting = s.setting
    guardroom = setting.terrain.role["guardroom"]
    able: Sequence[int] = [m for m in setting.militia if s.position[m] == guardroom]
    for v in (guardroom, *setting.near[guardroom]):
        if s.occupant[v] < 0 and v not in s.blocked:
            able = setting.militia
            break
    return [*able, setting.cyclops]


def _labelled(s: State, seat: int, figure: int) -> Sequence[int]:
    """No target to name, but there must be two tokens to exchange, in two rooms."""
    gem, chests, occupant = s.setting.magic_gem, s.chests, s.occupant
    found = 0
    for room in s.setting.terrain.rooms:
        if chests[room] and occupant[room] < 0 and (chests[room][-1] >> 1 != gem or chests[room][0] >> 1 != gem):
            found += 1
            if found == 2:
                return NOBODY
    return ()


FINDERS["own_prisoner"] = _prisoners
FINDERS["militiaman_or_cyclops"] = _grog_targets
FINDERS["two_room_tokens"] = _labelled


# -- tokens ------------------------------------------------------------------------------------
def label_choices(s: State, without: int) -> list[Action]:
    """Treasure tokens in other rooms without figures. Magic gems stay where they are."""
    gem, chests, occupant = s.setting.magic_gem, s.chests, s.occupant
    found: list[Action] = []
    for room, row in s.setting.label.items():
        if chests[room] and occupant[room] < 0 and room != without:
            last = gem
            for token in chests[room]:
                # they are sorted: the two sides of a kind follow each other
                kind = token >> 1
                if kind != last and kind != gem:
                    last = kind
                    found.append(row[kind])
    return found


class Labels(NamedTuple):
    """Switched Labels: two treasure tokens change places, each with the side it shows and what lies beside it."""

    seat: int
    room: int = -1
    token: int = -1

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return label_choices(s, self.room)

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        room = action.a
        token = min(t for t in s.chests[room] if t >> 1 == action.b)
        if self.room < 0:
            s.stack[-1] = Labels(self.seat, room, token)
            return
        s.stack.pop()
        for place, old, new in ((self.room, self.token, token), (room, token, self.token)):
            tokens = list(s.chests[place])
            tokens.remove(old)
            s.chests[place] = tuple(sorted((*tokens, new)))
        if s.setting.crown < 0:
            # relics lie beside their chests; the Crown of adventure 12 lies by itself
            here, there = s.beside[room], s.beside[self.room]
            s.beside = with_entry(with_entry(s.beside, room, there), self.room, here)
        s.tell(log, "labels", room=s.slug(self.room), other=s.slug(room), seat=self.seat)
