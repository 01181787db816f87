"""K-9 to K-15: what characters do in the rooms of the catacombs and in the Prison."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .activation import spend_act, spend_move
from .chests import mind_curse
from .deeds import deed
from .effects import draw_cards
from .entering import LOOT_SHIFT
from .events import Log
from .experience import gain_xp
from .loads import choosable, drop_load, give_treasure
from .movement import Move, go_outside
from .rolls import ESCAPE, LOOT, OUTCOMES, SAFE_IN_TUNNEL, TOME, TUNNEL, Roll, roll
from .setting import LOST
from .spoils import crown_home, remove_figure
from .windows import BELOW_BIT, distinct

if TYPE_CHECKING:
    from .state import State

ESCAPE_FROM = 4
TUNNEL_TOLL = 3
TUNNEL_LOSS = 2
GEM_PRICE = 6
TOME_CARDS, SCRAPS = 3, 2
TREASURE_DICE = 3


# -- what can be done where --------------------------------------------------------------------
def escape_actions(s: State, figure: int, out: list[Action]) -> None:
    """K-9: one attempt in a round, for a movement."""
    if s.ap and s.moves and not has_tried(s, figure):
        out.append(s.setting.action("escape"))


def has_tried(s: State, figure: int) -> bool:
    """Has the character tried to escape in this turn? Then no skill opens the door either (Iraem)."""
    return bool(s.used_turn >> (BELOW_BIT + figure) & 1)


def room_actions(s: State, figure: int, space: int, out: list[Action]) -> None:
    """K-10 to K-14: the action of the room the active character is in."""
    role = s.setting.terrain.spaces[space].role
    if role in ROOMS:
        out += ROOMS[role](s, figure)


def _altar(s: State, figure: int) -> list[Action]:
    return [s.setting.action("pray")] if s.setting.magic_gem in s.loads[figure] else []


def _tunnel(s: State, figure: int) -> list[Action]:
    return [s.setting.action("tunnel")] if s.alarm else []


def _torture(s: State, figure: int) -> list[Action]:
    prison = s.setting.prison
    return [
        s.setting.action("torture", victim, kind)
        for victim, space in enumerate(s.position)
        if space == prison
        for kind in sorted(set(s.loads[victim]))
    ]


def _tome(s: State, figure: int) -> list[Action]:
    return [] if s.visits >> figure & 1 else [s.setting.action("read")]


def _treasure(s: State, figure: int) -> list[Action]:
    return [] if s.visits >> figure + LOOT_SHIFT & 1 else [s.setting.action("loot")]


ROOMS: dict[str, Callable[[State, int], list[Action]]] = {
    "holy_altar": _altar,
    "tunnel": _tunnel,
    "torture_chamber": _torture,
    "scriptorium": _tome,
    "treasure_room": _treasure,
}


# -- the Prison --------------------------------------------------------------------------------
def try_escape(s: State, action: Action, log: Log | None) -> None:
    """K-9: a die, from 4 upwards; an axe helps even here."""
    figure = s.active
    s.ap -= 1
    spend_move(s)
    s.used_turn |= 1 << BELOW_BIT + figure
    target = s.setting.kit.escape_from[s.gear[figure]] or ESCAPE_FROM
    roll(s, s.turn, figure, ESCAPE, log, target=target)


def _escaped(s: State, roll: Roll, log: Log | None) -> None:
    s.tell(log, "escape", figure=s.name(roll.figure), die=roll.die, target=roll.target)
    if roll.success:
        s.stack.append(Move(roll.figure, escaping=True))


# -- the Tunnel --------------------------------------------------------------------------------
def try_tunnel(s: State, action: Action, log: Log | None) -> None:
    """K-11."""
    s.ap -= 1
    spend_act(s)
    roll(s, s.turn, s.active, TUNNEL, log)


def _through_the_tunnel(s: State, roll: Roll, log: Log | None) -> None:
    figure, die = roll.figure, roll.die
    s.tell(log, "tunnel", figure=s.name(figure), die=die)
    if die == 1:
        s.tell(log, "lose", seat=roll.seat, ducats=s.pay(roll.seat, TUNNEL_TOLL), to="bank")
        remove_figure(s, figure, log, LOST)
        return
    s.stack.append(TunnelExit(figure, 0 if die >= SAFE_IN_TUNNEL else TUNNEL_LOSS))


class TunnelExit(NamedTuple):
    """K-11: the way out, after two treasures of the owner's choice have been lost (all, if there are fewer)."""

    figure: int
    to_lose: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.figure]

    def options(self, s: State) -> list[Action]:
        if not self.to_lose:
            return []
        return [s.setting.action("lose", kind) for kind in choosable(s, self.figure)]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        tunnel = s.position[self.figure]
        s.tell(log, "leave", figure=s.name(self.figure), gate=s.slug(tunnel), way=())
        go_outside(s, self.figure, tunnel, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack[-1] = self._replace(to_lose=self.to_lose - 1)
        drop_load(s, self.figure, action.a)
        s.tell(log, "spent", figure=s.name(self.figure), kind=s.setting.kinds[action.a])
        if action.a == s.setting.crown:
            crown_home(s, log)
        else:
            s.box[action.a] += 1


# -- altar, torture, tome and treasure ---------------------------------------------------------
def pray(s: State, action: Action, log: Log | None) -> None:
    """K-12: all magic gems of the character become ducats."""
    figure, seat = s.active, s.turn
    s.ap -= 1
    spend_act(s)
    burn_gems(s, seat, figure, log)


def burn_gems(s: State, seat: int, figure: int, log: Log | None) -> None:
    """Six ducats for each magic gem."""
    gem = s.setting.magic_gem
    gems = s.loads[figure].count(gem)
    if not gems:
        return
    s.loads[figure] = tuple(kind for kind in s.loads[figure] if kind != gem)
    s.box[gem] += gems
    s.earn(seat, gems * GEM_PRICE)
    s.tell(log, "altar", figure=s.name(figure), gems=gems, ducats=gems * GEM_PRICE)
    deed(s, "altar", seat, log, figure=figure, n=gems)


def torture(s: State, action: Action, log: Log | None) -> None:
    """K-10: a treasure of one's choice from any prisoner."""
    figure, seat, victim = s.active, s.turn, action.a
    s.ap -= 1
    spend_act(s)
    s.tell(log, "steal", figure=s.name(figure), loser=s.name(victim), kind=s.setting.kinds[action.b])
    give_treasure(s, victim, figure, action.b)
    if s.setting.owner[victim] != seat:
        deed(s, "stole", seat, log, figure=figure, foe=victim)


def read_tome(s: State, action: Action, log: Log | None) -> None:
    """K-13."""
    figure = s.active
    s.ap -= 1
    spend_act(s)
    s.visits |= 1 << figure
    roll(s, s.turn, figure, TOME, log, target=s.setting.mind[figure] + mind_curse(s, figure))


def _read(s: State, roll: Roll, log: Log | None) -> None:
    if not roll.success:
        draw_cards(s, roll.seat, SCRAPS, log)
        return
    gain_xp(s, roll.seat, 1, log)
    s.stack.append(Fetching(roll.seat, TOME_CARDS))
    deed(s, "read", roll.seat, log, figure=roll.figure)


class Fetching(NamedTuple):
    """Cards of one's choice from the discards, one by one; everybody sees which."""

    seat: int
    left: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if not self.left:
            return []
        return [s.setting.action("fetch", card) for card in distinct(tuple(sorted(s.discard)))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack[-1] = self._replace(left=self.left - 1)
        cards = list(s.discard)
        cards.remove(action.a)
        s.discard = tuple(cards)
        s.take_card(self.seat, action.a)
        s.tell(log, "fetched", seat=self.seat, card=s.setting.arcana[action.a].id)


def loot_room(s: State, action: Action, log: Log | None) -> None:
    """K-14: three dice."""
    figure = s.active
    s.ap -= 1
    spend_act(s)
    s.visits |= 1 << figure + LOOT_SHIFT
    roll(s, s.turn, figure, LOOT, log, number=TREASURE_DICE)


def _looted(s: State, roll: Roll, log: Log | None) -> None:
    figure = roll.figure
    alike = len(set(roll.dice)) < len(roll.dice)
    s.tell(log, "loot", figure=s.name(figure), dice=roll.dice, ducats=0 if alike else sum(roll.dice))
    if alike:
        remove_figure(s, figure, log, LOST)
        return
    s.earn(roll.seat, sum(roll.dice))
    deed(s, "looted", roll.seat, log, figure=figure)


OUTCOMES[ESCAPE] = _escaped
OUTCOMES[TUNNEL] = _through_the_tunnel
OUTCOMES[TOME] = _read
OUTCOMES[LOOT] = _looted
