"""The extra actions of adventure sheets: where and when they can be taken, and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import ExtraAction, Requirement

from .actions import Action
from .activation import spend_act, spend_move
from .chests import mind_curse
from .events import Log
from .frames import Resolve, Use, nearest
from .rolls import OUTCOMES, SHEET_TEST, Roll, roll
from .setting import OUTSIDE, THIEF
from .windows import SHEET_BIT

if TYPE_CHECKING:
    from .state import State


def sheet_actions(s: State, figure: int, here: tuple[tuple[int, ExtraAction], ...], out: list[Action]) -> None:
    """Those of the sheet's actions in this place (with their numbers) that the active figure could take now."""
    setting = s.setting
    for number, extra in here:
        if s.ap >= extra.cost_ap and _possible(s, figure, number, extra):
            if extra.requires[0].word == "heroine":
                tokens = sorted({t for t in s.chests[s.position[figure]] if not t & 1})
                out += [setting.action("do", number, token >> 1) for token in tokens]
            else:
                out.append(setting.action("do", number))


def _possible(s: State, figure: int, number: int, extra: ExtraAction) -> bool:
    spaces = s.setting.sheet_spaces[number]
    if spaces is not None and s.position[figure] not in spaces:
        return False
    if s.setting.species[figure] != THIEF:
        return False
    if spaces is None and not in_place(s, figure, extra.place):
        return False
    if extra.kind == "move" and not (s.moves or s.active_extra):
        return False
    if extra.limit == "once_per_turn" and s.used_turn >> (SHEET_BIT + number) & 1 and extra.kind == "action":
        return False
    if extra.limit == "once_per_activation" and s.used_activation >> (SHEET_BIT + number) & 1:
        return False
    return all(meets(s, figure, requirement) for requirement in extra.requires)


def in_place(s: State, figure: int, place: str) -> bool:
    """Does the figure stand where the action is taken? For places that change during the game."""
    space = s.position[figure]
    if place == "outside":
        return space == OUTSIDE
    if space < 0:
        return False
    match place:
        case "here":
            return True
        case "sienne_or_adjacent":
            there = s.position[s.setting.heroes[0]]
            return there >= 0 and s.setting.terrain.distance[there][space] <= 1
        case "burning_room":
            return bool(s.setting.terrain.is_room[space]) and s.ground[space] > 0
        case word:
            raise AssertionError(word)


def meets(s: State, figure: int, requirement: Requirement) -> bool:
    """One requirement of an action."""
    setting = s.setting
    seat = setting.owner[figure]
    space = s.position[figure]
    match requirement.word:
        case "carries":
            if requirement.token == "treasure":
                return bool(s.loads[figure])
            if requirement.token == "relic":
                # whatever its face
                return sum(kind in setting.relic_kinds for kind in s.loads[figure]) >= requirement.number
            return s.loads[figure].count(setting.kind_index[requirement.token]) >= requirement.number
        case "gang_carries":
            kind = setting.kind_index[requirement.token]
            return any(kind in s.loads[f] for f in setting.crew[seat] if s.position[f] >= 0)
        case "token_here":
            return token_at(s, requirement.token, space)
        case "token_adjacent":
            # rubble is the one token that is reached from beside
            near = setting.near[space]
            return any(v in near for v in s.blocked)
        case "token_in_supply":
            return s.supply > 0
        case "open_stair_here":
            return bool(s.stairs >> space & 1)
        case "walled_stair_here":
            return s.ground[space] > 0
        case "leads":
            return bool(s.led[figure])
        case "leads_none":
            return not s.led[figure]
        case "bears_mark":
            return figure in s.marks
        case "ducats":
            return s.ducats[seat] >= requirement.number
        case "heroine":
            return seat == setting.guild
        case "chest_shows_treasure":
            return any(not token & 1 for token in s.chests[space])
        case "without_sienne":
            return s.position[setting.heroes[0]] != space
        case "before_round_7":
            return s.round < 7
        case "gate_open":
            return not s.alarm or not s.shut >> space & 1
        case "outside":
            return space == OUTSIDE and not s.crossed >> figure & 1
        case "open_gate_free":
            return any(s.occupant[g] < 0 and not s.shut >> g & 1 for g in setting.terrain.gates)
        case word:
            raise AssertionError(word)


def token_at(s: State, token: str, space: int) -> bool:
    """Does such a token of the sheet lie in a space?"""
    match token:
        case "relic":
            return s.beside[space] >= 0
        case "crown":
            return s.beside[space] >> 1 == s.setting.crown
        case "duke":
            return s.duke == space
        case _:
            return s.ground[space] > 0


REQUIREMENTS = frozenset(
    {
        "carries",
        "gang_carries",
        "token_here",
        "token_adjacent",
        "token_in_supply",
        "open_stair_here",
        "walled_stair_here",
        "leads",
        "leads_none",
        "bears_mark",
        "ducats",
        "heroine",
        "chest_shows_treasure",
        "without_sienne",
        "before_round_7",
        "gate_open",
        "outside",
        "open_gate_free",
    }
)
"""The requirements that ``meets`` knows."""


def take_sheet_action(s: State, action: Action, log: Log | None) -> None:
    """Pay for an action of the sheet, test Mind if it asks for it, apply what follows."""
    extra = s.setting.sheet_actions[action.a]
    figure = s.active
    s.ap -= extra.cost_ap
    if extra.kind == "move":
        spend_move(s)
    else:
        spend_act(s)
    if extra.limit == "once_per_turn":
        s.used_turn |= 1 << SHEET_BIT + action.a
    elif extra.limit == "once_per_activation":
        s.used_activation |= 1 << SHEET_BIT + action.a
    if log is not None:
        s.tell(log, "sheet_action", figure=s.name(figure), action=extra.id, space=s.slug(s.position[figure]))
    use = Use(s.turn, figure, action.b, space=s.position[figure])
    if extra.test_mod is None:
        s.stack.append(Resolve(extra.success, use))
        return
    target = s.setting.mind[figure] + mind_curse(s, figure) + extra.test_mod
    s.stack.append(Resolve((), use))
    roll(s, s.turn, figure, SHEET_TEST, log, target=target, kind=action.a)


def _tested(s: State, roll: Roll, log: Log | None) -> None:
    """Put what follows from the test in the place of the waiting frame."""
    at, frame = nearest(s, Resolve)
    extra = s.setting.sheet_actions[roll.kind]
    s.stack[at] = Resolve(extra.success if roll.success else extra.failure, frame.use)


OUTCOMES[SHEET_TEST] = _tested
