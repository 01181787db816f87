"""S-9 to S-12, B-4: what the expansion adds to setting up: tokens, mercenaries, the campaign's bonus, the Inn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .entering import FACE_DOWN
from .events import Log
from .experience import gain_xp
from .frames import EFFECTS, Resolve, Use, asks_alone
from .gear import available, give_gear
from .intrigues import deal_intrigues
from .kit import OLD_CITY
from .placing import PLACES, PUTTING, Placing
from .roster import THIEF, Hires, mercenary_for
from .rows import with_entry
from .speech import slug_of
from .tables import hired_setting

if TYPE_CHECKING:
    from .state import State


# -- S-9, B-4: exploration tokens ----------------------------------------------------------------
def lay_exploration(s: State, log: Log | None) -> None:
    """S-9: one token face down in each room, three left over; some sheets lay staircases face up first."""
    setting = s.setting
    rooms = [] if setting.mode == OLD_CITY else list(setting.terrain.rooms)
    tokens, halts = list(s.tokens), list(s.halts)
    for room in setting.open_stairs:
        rooms.remove(room)
        tokens[room] = setting.kit.staircase
        s.stairs |= 1 << room
    pile = s.shuffled(setting.token_pile)
    for room, kind in zip(rooms, pile, strict=False):
        tokens[room] = kind
        halts[room] = FACE_DOWN
    s.tokens, s.halts = tuple(tokens), tuple(halts)
    s.left_out = pile[len(rooms) :]


def rooms_without_token(s: State, seat: int) -> list[int]:
    """B-4: where a player may place a token."""
    return [room for room in s.setting.terrain.rooms if s.tokens[room] < 0]


def _hide_token(s: State, seat: int, room: int, log: Log | None) -> None:
    s.tokens = with_entry(s.tokens, room, s.left_out[-1])
    s.left_out = s.left_out[:-1]
    s.halts = with_entry(s.halts, room, s.halts[room] | FACE_DOWN)
    s.tell(log, "token_hidden", seat=seat, room=s.slug(room))


PLACES["exploration"] = rooms_without_token
PUTTING["exploration"] = _hide_token


def _place_tokens(s: State, log: Log | None) -> None:
    """B-4: in turn order, one each, until all are placed."""
    if s.setting.mode == OLD_CITY:
        s.stack.append(Placing("exploration", len(s.left_out), False))


# -- S-10: mercenaries -----------------------------------------------------------------------------
def for_hire(s: State, seat: int, chosen: Hires) -> list[int]:
    """The gang's own mercenary and the two heroines, as far as nobody else has taken them and the sheet lets them."""
    setting = s.setting
    mercenaries = setting.kit.mercenaries
    taken = [mercenary for _, mercenary in (*setting.hires, *chosen)]
    return [i for i in setting.hirable[seat] if mercenaries[i] not in taken]


@asks_alone
class Hiring(NamedTuple):
    """In turn order each player may replace one character by a mercenary.

    A setting is made for every choice of mercenaries, so they take their places together when all have chosen; at once
    only if a skill of theirs works at set-up.
    """

    at: int = 0
    chosen: Hires = ()

    def decider(self, s: State) -> int:
        return s.order[self.at % len(s.order)]

    def options(self, s: State) -> list[Action]:
        seat = self.decider(s)
        if self.at >= len(s.order) or seat == s.setting.guild:
            return []
        hire = s.setting.hire
        rows = [hire[figure] for figure in s.setting.crew[seat]]
        out = [row[mercenary] for mercenary in for_hire(s, seat, self.chosen) for row in rows]
        return [*out, s.setting.action_pass]

    def skip(self, s: State, log: Log | None) -> None:
        if self.at >= len(s.order) - 1:
            s.stack.pop()
            take_places(s, self.chosen)
        else:
            s.stack[-1] = Hiring(self.at + 1, self.chosen)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            self.skip(s, log)
            return
        seat, figure, mercenary = self.decider(s), action.b, s.setting.kit.mercenaries[action.a]
        if log is not None:
            s.tell(log, "hired", seat=seat, figure=slug_of(mercenary), replaced=s.name(figure))
        chosen = (*self.chosen, (figure, mercenary))
        skill = mercenary_for(s.setting.library, mercenary, s.setting.mode).skill
        if skill is None or "setup" not in skill.windows:
            self._replace(chosen=chosen).skip(s, log)
            return
        self._replace(chosen=()).skip(s, log)
        take_places(s, chosen)
        s.stack.append(Resolve(skill.effects, Use(seat, figure)))


def take_places(s: State, chosen: Hires) -> None:
    """Mercenaries take the places of characters; the game goes on with the setting that has them."""
    if chosen:
        s.setting = hired_setting(s.setting, chosen)


# -- P-3: the campaign -----------------------------------------------------------------------------
def _legacy(s: State, log: Log | None) -> None:
    """P-2, P-3: experience carried over, and the bonus for whoever won the adventure before."""
    carried, winners = s.legacy
    for seat, n in enumerate(carried):
        gain_xp(s, seat, n, log)
    for seat in reversed([seat for seat in s.order if seat in winners]):
        s.stack.append(Resolve(s.setting.adventure.campaign, Use(seat)))


# -- S-11: the Inn ---------------------------------------------------------------------------------
@asks_alone
class Inn(NamedTuple):
    """First player clockwise one equipment card each, then back the other way a second one; each is a debt."""

    at: int = 0

    def decider(self, s: State) -> int:
        table = (*s.order, *reversed(s.order))
        return table[self.at % len(table)]

    def options(self, s: State) -> list[Action]:
        seat = self.decider(s)
        if self.at >= 2 * len(s.order) or seat == s.setting.guild:
            return []
        crew = [f for f in s.setting.crew[seat] if s.gear[f] < 0 and s.setting.species[f] == THIEF]
        rows = [s.setting.equip(figure) for figure in crew]
        out = [row[card] for card in available(s) for row in rows]
        return [*out, s.setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        if self.at >= 2 * len(s.order) - 1:
            s.stack.pop()
        else:
            s.stack[-1] = Inn(self.at + 1)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        seat = self.decider(s)
        self.skip(s, log)
        if action.verb == "equip":
            s.debts[seat] += s.setting.library.numbers.inn_debt
            give_gear(s, action.b, action.a, log)


# -- S-12: the order -------------------------------------------------------------------------------
def _hire_all(s: State, log: Log | None) -> None:
    s.stack.append(Hiring())


def _sheet_choices(s: State, log: Log | None) -> None:
    """What the sheet asks the players at set-up; everything else of it has been laid out before."""
    for step in reversed(s.setting.adventure.setup):
        for e in reversed(step.effects):
            if asks_players(s, e.do, e.word("by"), e.word("key")):
                EFFECTS[e.do](s, Use(-1), e, log)


def asks_players(s: State, do: str, by: str, key: str) -> bool:
    """Is this step of a set-up one in which the players choose?"""
    return (do == "token_put" and by == "turn_order") or (do == "custom" and key == "boast_draft")


def _open_inn(s: State, log: Log | None) -> None:
    if s.setting.inn:
        s.stack.append(Inn())


STAGES: tuple[Callable[[State, Log | None], None], ...] = (
    _place_tokens,
    _hire_all,
    _legacy,
    _sheet_choices,
    _open_inn,
)


class Preparation(NamedTuple):
    """S-12: the stages between the first roll and the deployment."""

    at: int = 0

    def decider(self, s: State) -> int:
        return s.order[0]

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        if self.at == len(STAGES):
            s.stack.pop()
            return
        s.stack[-1] = Preparation(self.at + 1)
        STAGES[self.at](s, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("the stages ask, not the list of them")


def deal_expansion(s: State, log: Log | None) -> None:
    """S-9: the Cyclops, exploration tokens, intrigues; equipment lies open from the start."""
    setting = s.setting
    if setting.cyclops >= 0:
        s.put(setting.cyclops, setting.terrain.lair)
    lay_exploration(s, log)
    deal_intrigues(s, log)
