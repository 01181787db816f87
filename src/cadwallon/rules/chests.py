"""O-1 to O-5: opening chests."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .deeds import deed
from .events import Log
from .frames import Resolve, Use, asks_alone, holds
from .gear import drop_gear
from .loads import add_load, take_token
from .rolls import OUTCOMES, PICK, PURSE, Roll, roll
from .rows import with_entry
from .setting import WINDOW_BIT
from .windows import distinct, use_item

if TYPE_CHECKING:
    from .state import State

ACTION_BIT = WINDOW_BIT["own_chest_action"]
OPENED_BIT = WINDOW_BIT["own_chest_opened"]


def security(s: State, space: int) -> int:
    """E-5: what a face-up security token adds to the price of every opening in its room."""
    if not s.tokens or s.tokens[space] != s.setting.kit.security or s.halts[space] & 1:
        return 0
    return int(s.tokens[space] >= 0)


def pick_cost(s: State, space: int) -> int:
    """O-1."""
    return s.setting.library.numbers.pick_cost + security(s, space)


def bash_cost(s: State, figure: int, space: int) -> int:
    """O-2; with the right tool cheaper."""
    cost = s.setting.library.numbers.bash_cost
    if s.gear:
        tool = s.setting.kit.quick_bash[s.gear[figure]]
        if tool:
            cost = min(cost, tool)
    return cost + security(s, space)


def quick_cost(s: State, figure: int, space: int) -> int:
    """The price of a skill that bashes cheaper at the expense of the opening ducat; 0 if it does not help."""
    cost = s.setting.quick_bash[figure][0]
    if not cost:
        return 0
    cost += security(s, space)
    return cost if cost < bash_cost(s, figure, space) else 0


def card_cost(s: State, card: int, space: int) -> int:
    """The price of bashing with a card."""
    return min(e.number("set") for e in s.setting.arcana[card].effects if e.do == "cost") + security(s, space)


def chest_actions(s: State, figure: int, space: int, out: list[Action]) -> None:
    """O-1, O-2, O-3: what the active thief can do with the chests of his room."""
    setting = s.setting
    ap = s.ap
    usual = bash_cost(s, figure, space)
    quick = quick_cost(s, figure, space)
    last = -1
    for token in s.chests[space]:
        if token == last:
            continue
        last = token
        kind, closed = token >> 1, token & 1
        if (not closed or setting.pick_closed[figure]) and ap >= pick_cost(s, space):
            out.append(setting.pick[kind])
        if ap >= usual:
            out.append(setting.bash[kind])
        if 0 < quick <= ap:
            out.append(setting.action("bash", kind, 1))
        if s.hand_bits[s.turn] & ACTION_BIT:
            for card in distinct(s.hands[s.turn]):
                if setting.card_bits[card] & ACTION_BIT and card_cost(s, card, space) <= min(ap, usual - 1):
                    out.append(setting.action("play-bash", card, kind))


def pick_target(s: State, figure: int, space: int) -> int:
    """The Mind a lock is tried with: skills, tools, curses, and smoke in a burning room."""
    setting = s.setting
    target = setting.pick_mind[figure]
    if setting.smoke_mind and s.ground[space]:
        target += setting.smoke_mind
    if s.gear:
        target += setting.kit.mind[s.gear[figure]]
    if setting.curses:
        target += mind_curse(s, figure)
    return target


def mind_curse(s: State, figure: int) -> int:
    """What relics that a character bears do to its Mind (adventure 10); several of a kind do not add up."""
    if "bears_mask" not in s.setting.curses:
        return 0
    use = Use(s.setting.owner[figure], figure)
    effects = [e for rule in s.setting.rules_at.get("always", ()) for e in rule.effects if e.do == "mind"]
    return sum(e.number("n") for e in effects if holds(s, use, e.when))


def lying(s: State, space: int, kind: int, closed_first: bool) -> int:
    """The token of this kind that is meant: chests that show their treasure first, unless told otherwise."""
    tokens = [t for t in s.chests[space] if t >> 1 == kind]
    return max(tokens) if closed_first else min(tokens)


def pick(s: State, figure: int, kind: int, log: Log | None) -> None:
    """O-1: pay, roll, and see what the windows make of it."""
    space = s.position[figure]
    s.ap -= pick_cost(s, space)
    token = lying(s, space, kind, False)
    die = s.die()
    target = pick_target(s, figure, space)
    if log is not None:
        s.tell(log, "pick", figure=s.name(figure), room=s.slug(space), kind=s.setting.kinds[kind], die=die,
               target=target)
    s.stack.append(Roll(s.turn, figure, PICK, (die,), target, kind=kind, closed=bool(token & 1)))


def _picked(s: State, roll: Roll, log: Log | None) -> None:
    figure = roll.figure
    if s.gear and roll.die == 6 and s.setting.kit.mind[s.gear[figure]]:
        drop_gear(s, figure, log)
    if roll.success:
        open_chest(s, figure, roll.kind * 2 + roll.closed, 0, log)
    else:
        s.tell(log, "pick_failed", figure=s.name(figure))


OUTCOMES[PICK] = _picked


def bash(s: State, figure: int, kind: int, cost: int, ducat: int, log: Log | None) -> None:
    """O-2: pay and open, without a roll. ``ducat``: what the way of bashing does to the ducat for opening."""
    space = s.position[figure]
    s.ap -= cost
    if log is not None:
        s.tell(log, "bash", figure=s.name(figure), room=s.slug(space), kind=s.setting.kinds[kind], cost=cost)
    open_chest(s, figure, lying(s, space, kind, True), ducat, log, bashed=True)


def open_chest(s: State, figure: int, token: int, ducat: int, log: Log | None, bashed: bool = False) -> None:
    """O-4, O-5: the ducat, the token, and what it is."""
    setting = s.setting
    seat = setting.owner[figure]
    space = s.position[figure]
    kind = token >> 1
    take_token(s, space, token)
    paid = max(0, setting.library.numbers.opening_ducat + ducat)
    s.earn(seat, paid)
    if log is not None:
        s.tell(log, "open", figure=s.name(figure), room=s.slug(space), kind=setting.kinds[kind], ducats=paid)
    if kind != setting.purse:
        add_load(s, figure, kind)
    if setting.koa:
        if security(s, space):
            s.tokens = with_entry(s.tokens, space, -1)
            s.tell(log, "token_gone", room=s.slug(space), token="exp_security")
        use = Use(seat, figure, target=kind, space=space)
        for rule in setting.rules_at.get("own_chest_opened", ()):
            if holds(s, use, rule.when):
                s.stack.append(Resolve(rule.effects, use))
    if s.hand_bits[seat] & OPENED_BIT:
        s.stack.append(Opened(seat, figure))
    if kind == setting.purse:
        s.box[kind] += 1
        roll(s, seat, figure, PURSE, log)
    if setting.koa:
        deed(s, "opened", seat, log, figure=figure, space=space, n=int(bashed))


def _purse(s: State, roll: Roll, log: Log | None) -> None:
    s.earn(roll.seat, roll.die)
    s.tell(log, "purse", figure=s.name(roll.figure), die=roll.die, ducats=roll.die)


OUTCOMES[PURSE] = _purse


@asks_alone
class Opened(NamedTuple):
    """The player has just opened a chest: cards for that moment (own_chest_opened)."""

    seat: int
    figure: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        setting = s.setting
        out = [
            setting.play[card]
            for card in distinct(s.hands[self.seat])
            if setting.card_bits[card] & OPENED_BIT and not s.used_activation >> card & 1
        ]
        return [*out, setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            s.stack.pop()
        else:
            use_item(s, action, self.figure, log)
