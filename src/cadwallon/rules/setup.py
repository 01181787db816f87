"""S: setting up a game, up to the first decision."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Action
from .chance import Chance
from .effects import draw_cards
from .events import Log
from .frames import EFFECTS, Use, asks_alone
from .hiring import Preparation, asks_players, deal_expansion
from .setting import MILITIA, UNPLACED, Setting
from .state import State
from .turn import ROUND_START, TURN

HAND = 5

Legacy = tuple[tuple[int, ...], tuple[int, ...]]
"""What a campaign brings along: experience by seat, and the seats that won the adventure before."""


class FirstRoll(NamedTuple):
    """S-7: who begins, who leads the Guild if the sheet has one and nobody was named, and the dice it took."""

    order: tuple[int, ...]
    guild: int
    dice: int
    totals: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """The seats that rolled and their totals, roll by roll."""


def roll_for_first(chance: Chance, seats: int, guild: int, guild_by_dice: bool) -> FirstRoll:
    """Two dice each. The highest is first player, tied leaders roll again; a side without a leader goes to the lowest
    roll, tied ones rolling again first. Who leads that side sits last."""
    dice = 0
    told: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def roll(rolling: list[int]) -> dict[int, int]:
        nonlocal dice
        totals: dict[int, int] = {}
        for seat in rolling:
            totals[seat] = chance.die(dice) + chance.die(dice + 1)
            dice += 2
        told.append((tuple(totals), tuple(totals.values())))
        return totals

    totals = roll([seat for seat in range(seats) if seat != guild])
    if guild_by_dice:
        lowest = _least(totals)
        while len(lowest) > 1:
            lowest = _least(roll(lowest))
        guild = lowest[0]
    gangs = [seat for seat in range(seats) if seat != guild]
    leaders = [seat for seat in gangs if totals[seat] == max(totals[g] for g in gangs)]
    while len(leaders) > 1:
        again = roll(leaders)
        leaders = [seat for seat in leaders if again[seat] == max(again.values())]
    first = gangs.index(leaders[0])
    order = [*gangs[first:], *gangs[:first], *([guild] if guild >= 0 else [])]
    return FirstRoll(tuple(order), guild, dice, tuple(told))


def _least(totals: dict[int, int]) -> list[int]:
    return [seat for seat, total in totals.items() if total == min(totals.values())]


def deal(s: State, log: Log | None) -> None:
    """S-4 to S-6: chests, missions, Arcana."""
    setting = s.setting
    tokens = s.shuffled(setting.chest_tokens)
    for room, kind in zip(setting.terrain.rooms, tokens, strict=True):
        s.chests[room] = (kind * 2,)
    missions = s.shuffled(setting.mission_pile)
    shown = setting.library.numbers.missions_face_up
    s.missions = missions[len(missions) - shown :]
    s.mission_deck = missions[: len(missions) - shown]
    s.gone = setting.arcana_boxed
    s.deck = s.shuffled(setting.arcana_pile)
    for seat in range(setting.seats):
        draw_cards(s, seat, HAND, log)


def post_figures(s: State) -> None:
    """S-3: militiamen (and the Guild's heroines) take their places."""
    setting = s.setting
    for figure in setting.militia:
        s.put(figure, setting.terrain.role[setting.figures[figure].start])


def sheet_setup(s: State, log: Log | None) -> None:
    """What the adventure sheet asks for at set-up."""
    for step in s.setting.adventure.setup:
        for e in step.effects:
            if asks_players(s, e.do, e.word("by"), e.word("key")):
                continue
            if e.do == "token_put" and e.word("token") == "staircase":
                continue
            if e.do == "place":
                s.put(s.setting.figure_index[e.word("who")], s.setting.terrain.role[e.word("to")])
            else:
                EFFECTS[e.do](s, Use(-1), e, log)


def new_state(
    setting: Setting, chance: Chance, first: FirstRoll, legacy: Legacy, log: Log | None = None
) -> State:
    """S-12: everything up to the placing of the first character. The first roll has been made already, because the
    Guild's leader may follow from it."""
    s = State(setting, chance)
    s.rolls = first.dice
    s.order = first.order
    if setting.guild >= 0:
        s.allowance[setting.guild] = setting.adventure.sides[0].ap
    s.phase = ROUND_START
    post_figures(s)
    deal(s, log)
    s.legacy = legacy
    if setting.koa:
        deal_expansion(s, log)
    for seats, totals in first.totals:
        s.tell(log, "first_roll", seats=seats, totals=totals)
    sheet_setup(s, log)
    s.stack = [TURN, Deploy(), *([Preparation()] if setting.koa else [])]
    return s


@asks_alone
class Deploy(NamedTuple):
    """S-8: one character at a time on an empty deployment space, the first player first."""

    at: int = 0

    def _waiting(self, s: State, seat: int) -> list[int]:
        setting = s.setting
        return [f for f in setting.crew[seat] if s.position[f] == UNPLACED and setting.species[f] != MILITIA]

    def decider(self, s: State) -> int:
        return s.order[self.at % len(s.order)]

    def options(self, s: State) -> list[Action]:
        waiting = self._waiting(s, self.decider(s))
        if not waiting:
            return []
        gates = [i for i, gate in enumerate(s.setting.terrain.gates) if s.occupant[gate] < 0]
        deploy = s.setting.deploy
        return [deploy[figure][i] for figure in waiting for i in gates]

    def skip(self, s: State, log: Log | None) -> None:
        if any(self._waiting(s, seat) for seat in s.order):
            s.stack[-1] = Deploy(self.at + 1)
        else:
            s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.put(action.a, action.b)
        s.stack[-1] = Deploy(self.at + 1)
        if log is not None:
            s.tell(log, "deploy", figure=s.name(action.a), space=s.slug(action.b))
