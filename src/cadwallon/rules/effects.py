"""What the effect words do. One word, one short function; words that only change a value are read where it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from cadwallon.library import Effect

from .actions import Action
from .chests import mind_curse
from .deeds import deed
from .effects_koa import Labels, look_around, steal_card
from .entering import enter
from .events import Event, Fact, Log
from .frames import Resolve, Use, asks_alone, effect, holds, nearest
from .intrigues import peek_intrigues
from .militia import Muster, Patrol
from .missions import Claim
from .movement import Move
from .placing import PORTCULLISES, Placing, SetDown, Step, free_at
from .rolls import TEST, Roll, roll
from .setting import MILITIA
from .spoils import Spoils, remove_figure
from .windows import USEFUL

if TYPE_CHECKING:
    from .state import State

READ_ELSEWHERE = frozenset(
    {
        "mind",
        "cost",
        "pick_closed",
        "opening_ducat",
        "sale",
        "tie_to",
        "leading",
        "enter_cost",
        "block",
        "carry_limit",
        "escape_from",
        "prison",
        "chance",
    }
)
"""Words that change a value (Mind, a price, a worth): looked at where that value is worked out."""


# -- movement ----------------------------------------------------------------------------------
@effect("move_bonus")
def _move_bonus(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, move = nearest(s, Move)
    goal = None if e.number("n") < 0 else move.goal
    s.stack[at] = move._replace(bonus=move.bonus + e.number("n"), goal=goal)


@effect("move_set")
def _move_set(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, move = nearest(s, Move)
    s.stack[at] = move._replace(exact=e.number("n"))


@effect("pass")
def _pass(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, move = nearest(s, Move)
    if move.exact >= 0:
        # a flight over everything: what it passes is part of it
        return
    if e.word("what") == "walls":
        s.stack[at] = move._replace(walls=move.walls + e.number("n"))
    else:
        s.stack[at] = move._replace(through=True)


def places_for(s: State, use: Use, e: Effect) -> tuple[int, ...]:
    """The free spaces that a 'place' effect allows."""
    terrain = s.setting.terrain
    match e.word("to"):
        case "street":
            return tuple(v for v in terrain.streets if s.occupant[v] < 0 and v not in s.blocked)
        case "next_to_own_thief":
            return _beside_mates(s, use.figure)
        case "open_gate":
            return tuple(g for g in terrain.gates if s.occupant[g] < 0 and not s.shut >> g & 1)
        case place:
            return free_at(s, terrain.role[place])


def _beside_mates(s: State, figure: int) -> tuple[int, ...]:
    if s.led and s.led[figure]:
        return ()
    spaces: set[int] = set()
    for mate in s.setting.crew[s.setting.owner[figure]]:
        there = s.position[mate]
        if mate != figure and s.setting.species[mate] != MILITIA and 0 <= there < s.setting.terrain.main:
            spaces.update(v for v in s.setting.near[there] if s.occupant[v] < 0 and v not in s.blocked)
    return tuple(sorted(spaces))


def _can_place(s: State, use: Use, e: Effect) -> bool:
    return bool(places_for(s, use, e))


USEFUL["place"] = _can_place


@effect("place")
def _place(s: State, use: Use, e: Effect, log: Log | None) -> None:
    who = e.word("who")
    if e.word("to") == "itinerary_room":
        s.position[s.setting.figure_index[who]] = s.itinerary[s.round - 1]
        s.tell(log, "set_down", figure=who, space=s.slug(s.itinerary[s.round - 1]))
        return
    if who in ("target", "cyclops"):
        # Spiked Grog: who is there already stays
        figure = use.target
        if s.position[figure] == s.setting.terrain.role[e.word("to")]:
            return
    else:
        figure = use.figure if who == "self" else s.setting.figure_index[who]
    seat = s.turn if e.word("by") == "current_player" else use.seat
    s.stack.append(SetDown(figure, seat, places_for(s, use, e)))


@effect("swap")
def _swap(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("a") == "token_1":
        s.stack.append(Labels(use.seat))
        return
    one, two = use.target, use.other
    here, there = s.position[one], s.position[two]
    s.position[one], s.position[two] = there, here
    s.occupant[here], s.occupant[there] = two, one
    s.tell(log, "swap", figure=s.name(one), other=s.name(two))
    if s.setting.koa:
        # the active thief's token first; the stack is worked off from the top
        first, second = (two, one) if s.active == two else (one, two)
        bottom = len(s.stack)
        enter(s, first, s.position[first], s.position[second], log, walked=False)
        middle = len(s.stack)
        enter(s, second, s.position[second], s.position[first], log, walked=False)
        s.stack[bottom:] = s.stack[middle:] + s.stack[bottom:middle]


@effect("step")
def _step(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stack.append(Step(use.figure, use.seat, e.number("n")))


# -- rolls and chests ----------------------------------------------------------------------------
@effect("test")
def _test(s: State, use: Use, e: Effect, log: Log | None) -> None:
    target = s.setting.mind[use.figure] + mind_curse(s, use.figure) + e.number("mod")
    roll(s, use.seat, use.figure, TEST, log, target=target)


@effect("set_result")
def _set_result(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, roll = nearest(s, Roll)
    s.stack[at] = roll._replace(verdict=int(e.word("to") == "success"))


@effect("relock")
def _relock(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("which") == "without_thief":
        s.stack.append(Locking(s.setting.guild, e.number("n")))
        return
    if use.figure >= 0:
        # an action of the sheet: the acting figure names a treasure of its room
        lock(s, s.position[use.figure], use.target * 2, log)
        return
    roll = nearest(s, Roll)[1]
    if not roll.closed:
        lock(s, s.position[roll.figure], roll.kind * 2, log)


def lock(s: State, space: int, token: int, log: Log | None) -> None:
    """Turn a token to its chest side."""
    tokens = list(s.chests[space])
    tokens.remove(token)
    s.chests[space] = tuple(sorted((*tokens, token | 1)))
    s.tell(log, "relock", room=s.slug(space), kind=s.setting.kinds[token >> 1])


@asks_alone
class Locking(NamedTuple):
    """A player turns tokens in rooms without thieves to their chest side, up to a number."""

    seat: int
    left: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if not self.left:
            return []
        rooms = [r for r in s.setting.terrain.rooms if not self._thief_in(s, r)]
        shown = [(r, t) for r in rooms for t in sorted({t for t in s.chests[r] if not t & 1})]
        out = [s.setting.action("lock", room, token >> 1) for room, token in shown]
        return [*out, s.setting.action("pass")] if out else []

    def _thief_in(self, s: State, room: int) -> bool:
        figure = s.occupant[room]
        return figure >= 0 and s.setting.owner[figure] not in (-1, s.setting.guild)

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            s.stack.pop()
            return
        s.stack[-1] = self._replace(left=self.left - 1)
        lock(s, action.a, action.b * 2, log)


# -- money ---------------------------------------------------------------------------------------
def amount(s: State, use: Use, e: Effect) -> int:
    """The n of a payment: a number, a stat, or by a table what was given up; perhaps for each of something."""
    source, _, name = e.word("n", "0").partition(":")
    if source == "table":
        table = cast("Mapping[str, int]", s.setting.adventure.tables[name])
        return sum(table[s.setting.kinds[kind]] for kind in use.given)
    number = s.stats[s.setting.stat_index[name]] if source == "stat" else int(source)
    match e.word("per"):
        case "":
            return number
        case "mark":
            return number * s.marks.count(use.loser)
        case "zombie_on_board":
            return number * sum(s.position[z] >= 0 for z in s.setting.zombies)
        case "own_thief_in_fire":
            crew = s.setting.crew[use.seat]
            return number * sum(s.position[f] >= 0 and s.ground[s.position[f]] > 0 for f in crew)
        case "relic_given" | "treasure_burned":
            return number * len(use.given)
        case other:
            raise AssertionError(other)


@effect("gain")
def _gain(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if use.seat < 0:
        _gain_for_marks(s, e, log)
        return
    seat = use.seat if use.winner < 0 else s.setting.owner[use.winner]
    n = amount(s, use, e)
    s.earn(seat, n)
    s.tell(log, "gain", seat=seat, ducats=n)


def _gain_for_marks(s: State, e: Effect, log: Log | None) -> None:
    """At the end of a round each gang is paid for the marks that its own thieves in the district still bear."""
    for seat in range(s.setting.seats):
        borne = sum(m >= 0 and s.setting.owner[m] == seat and s.position[m] >= 0 for m in s.marks)
        if borne:
            s.earn(seat, borne * e.number("n"))
            s.tell(log, "gain", seat=seat, ducats=borne * e.number("n"))


@effect("lose")
def _lose(s: State, use: Use, e: Effect, log: Log | None) -> None:
    match e.word("who"):
        case "loser":
            seat = s.setting.owner[use.loser]
        case "target":
            seat = use.target
        case _:
            seat = use.seat
    if e.word("to") == "gate_keepers":
        _toll(s, seat, use.space, e.number("n"), log)
        return
    paid = s.pay(seat, amount(s, use, e))
    pool = e.word("to", "bank")
    if pool in s.setting.pool_index:
        s.pools[s.setting.pool_index[pool]] += paid
        s.bank -= paid
    s.tell(log, "lose", seat=seat, ducats=paid, to=pool)


def _toll(s: State, seat: int, gate: int, n: int, log: Log | None) -> None:
    """Each rival with a thief beside the gate is paid, clockwise, as far as the ducats last."""
    setting = s.setting
    beside = {setting.owner[s.occupant[v]] for v in setting.near[gate] if s.occupant[v] >= 0}
    for places in range(1, setting.seats):
        rival = s.clockwise(seat, places)
        if rival in beside:
            paid = s.hand_over(seat, rival, n)
            s.tell(log, "toll", seat=seat, rival=rival, ducats=paid)


@effect("steal")
def _steal(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("what") == "treasure":
        s.stack.append(Spoils(use.figure, use.target))
        return
    if e.word("what") == "arcana":
        steal_card(s, use.seat, use.target, log)
        return
    owner = s.setting.owner
    match e.word("from"):
        case "guild":
            seat, loser = owner[use.winner], s.setting.guild
        case "looter":
            seat, loser = use.seat, use.target
        case _:
            seat, loser = use.seat, owner[use.target]
    paid = s.hand_over(loser, seat, e.number("n"))
    s.tell(log, "steal_ducats", seat=seat, loser=loser, ducats=paid)


@effect("mission_cut")
def _mission_cut(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at, claim = nearest(s, Claim)
    s.stack[at] = claim._replace(cut_by=use.seat, cut=e.number("n"))


@effect("pool_add")
def _pool_add(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.pools[s.setting.pool_index[e.word("pool")]] += e.number("n")
    s.bank -= e.number("n")
    s.tell(log, "pool", pool=e.word("pool"), ducats=s.pools[s.setting.pool_index[e.word("pool")]])


@effect("pool_take")
def _pool_take(s: State, use: Use, e: Effect, log: Log | None) -> None:
    pool = s.setting.pool_index[e.word("pool")]
    seat = use.seat if use.winner < 0 else s.setting.owner[use.winner]
    s.ducats[seat] += s.pools[pool]
    s.tell(log, "pool_taken", seat=seat, pool=e.word("pool"), ducats=s.pools[pool])
    s.pools[pool] = 0
    if s.setting.koa and use.space >= 0 and use.winner < 0:
        # robbing the Duke's Treasure counts as opening a chest in the Treasury
        deed(s, "opened", seat, log, figure=use.figure, space=use.space)


# -- cards ---------------------------------------------------------------------------------------
def draw_cards(s: State, seat: int, n: int, log: Log | None) -> None:
    """T-4: take cards from the top of the deck, renewing it from the discards when it is empty."""
    for _ in range(n):
        s.renew_deck()
        if not s.deck:
            return
        card = s.deck[-1]
        s.deck = s.deck[:-1]
        s.take_card(seat, card)
        if log is not None:
            log(Event("draw", {"seat": seat}, {"card": s.setting.arcana[card].id}, (seat,)))


@effect("draw")
def _draw(s: State, use: Use, e: Effect, log: Log | None) -> None:
    draw_cards(s, use.seat, amount(s, use, e), log)


@effect("peek")
def _peek(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.word("what") == "intrigue_of_target":
        peek_intrigues(s, use.seat, use.target, log)
        return
    if e.word("what") != "arcana_deck":
        look_around(s, use, e, log)
        return
    s.renew_deck()
    s.stack.append(Peek(use.seat, min(e.number("n"), len(s.deck))))


class Peek(NamedTuple):
    """Somebody looks at the top cards of the deck, keeps one and puts the others under it."""

    seat: int
    n: int

    def decider(self, s: State) -> int:
        return self.seat

    def seen(self, s: State) -> tuple[int, ...]:
        return s.deck[len(s.deck) - self.n :]

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("keep", card) for card in sorted(set(self.seen(s)))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        seen = list(self.seen(s))
        seen.remove(action.a)
        s.deck = (*seen, *s.deck[: len(s.deck) - self.n])
        s.take_card(self.seat, action.a)
        if log is not None:
            ids = s.setting.arcana
            secret: dict[str, Fact] = {"card": ids[action.a].id, "under": tuple(ids[c].id for c in seen)}
            log(Event("peek", {"seat": self.seat, "cards": self.n}, secret, (self.seat,)))


# -- the turn ------------------------------------------------------------------------------------
@effect("ap")
def _ap(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if e.args.get("lasting"):
        seat = s.setting.owner[use.loser]
        s.allowance[seat] += e.number("n")
        s.tell(log, "allowance", seat=seat, ap=s.allowance[seat])
    else:
        s.ap += e.number("n")
        s.tell(log, "ap", seat=use.seat, ap=s.ap)


@effect("extra_go")
def _extra_go(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.active_extra += 1


# -- the watch -----------------------------------------------------------------------------------
@effect("militia_move")
def _militia_move(s: State, use: Use, e: Effect, log: Log | None) -> None:
    if use.target < 0:
        s.stack.append(Muster(use.seat, e.number("n"), e.number("count")))
    else:
        s.stack.append(Patrol(use.target, e.number("n"), use.seat))


@effect("militia_avoid")
def _militia_avoid(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.guarded |= 1 << use.seat


# -- figures and tokens ----------------------------------------------------------------------------
@effect("remove_figure")
def _remove_figure(s: State, use: Use, e: Effect, log: Log | None) -> None:
    remove_figure(s, use.loser if e.word("who") == "loser" else use.figure, log)


@effect("alarm")
def _alarm(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.alarm = True
    s.tell(log, "alarm", portcullises=e.number("n"))
    if e.number("n"):
        s.stack.append(Placing("portcullis", min(e.number("n"), PORTCULLISES), False))


@effect("set_stat")
def _set_stat(s: State, use: Use, e: Effect, log: Log | None) -> None:
    s.stats[s.setting.stat_index[e.word("what")]] = e.number("n")
    s.tell(log, "stat", stat=e.word("what"), value=e.number("n"))


@effect("count")
def _count(s: State, use: Use, e: Effect, log: Log | None) -> None:
    at = s.setting.counter_index[e.word("counter")] * s.setting.seats + use.seat
    s.counters[at] += amount(s, use, e)
    s.tell(log, "count", seat=use.seat, counter=e.word("counter"), value=s.counters[at])
    for rule in s.setting.rules_at.get("on_event", ()):
        if holds(s, use, rule.when):
            s.stack.append(Resolve(rule.effects, use))


def counter(s: State, name: str, seat: int) -> int:
    """A gang's number on an open counter of the sheet."""
    return s.counters[s.setting.counter_index[name] * s.setting.seats + seat]


@effect("most")
def _most(s: State, use: Use, e: Effect, log: Log | None) -> None:
    seats = range(s.setting.seats)
    best = max(counter(s, e.word("counter"), seat) for seat in seats)
    if best == 0:
        return
    leaders = [seat for seat in seats if counter(s, e.word("counter"), seat) == best]
    n = e.number("n") if len(leaders) == 1 else e.number("tie")
    for seat in leaders:
        s.earn(seat, n)
        s.tell(log, "gain", seat=seat, ducats=n)
