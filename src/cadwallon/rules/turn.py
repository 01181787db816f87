"""T and A: rounds, turns, activations and action points. The turn is the bottom frame of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import SheetRule

from .actions import Action
from .activation import end_activation, spend_act
from .chests import bash, bash_cost, chest_actions, pick
from .effects import draw_cards
from .ending import finish_game
from .events import Log
from .frames import Resolve, Use, asks_alone, holds
from .militia import name_militiaman, walkers
from .missions import mission_actions, use_mission
from .movement import begin_move, destinations, may_act
from .reach import gait_of
from .setting import MILITIA, OUTSIDE
from .sheet import sheet_actions, take_sheet_action
from .windows import OWN_ACTIVATION, may_set_out, play_card, turn_cards, turn_skills, use_skill

if TYPE_CHECKING:
    from .state import State

ROUND_START, TURN_START, DRAW, MILITIA_PHASE, ACTIVATION, TURN_END, ROUND_END = range(7)


@asks_alone
class Turn(NamedTuple):
    """T-3: draw, militia, activation, end; and the round around it."""

    def decider(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[Action]:
        if s.phase == ACTIVATION:
            return activation_options(s)
        if s.phase == MILITIA_PHASE and "militia_phase" not in s.setting.replaced:
            return [s.setting.action("militia", figure) for figure in walkers(s)]
        return []

    def skip(self, s: State, log: Log | None) -> None:
        PHASES[s.phase](s, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if s.phase == MILITIA_PHASE:
            s.phase = ACTIVATION
            name_militiaman(s, action.a, log)
        else:
            ANSWERS[action.verb](s, action, log)


TURN = Turn()


# -- phases ------------------------------------------------------------------------------------
def run_rules(s: State, rules: tuple[SheetRule, ...], seat: int) -> None:
    """Put the sheet's rules of a window on the stack, so that the first is carried out first."""
    use = Use(seat)
    for rule in reversed(rules):
        if holds(s, use, rule.when):
            s.stack.append(Resolve(rule.effects, use))


def _round_start(s: State, log: Log | None) -> None:
    """T-2: the marker moves, then the events of its square."""
    s.round += 1
    if s.round > s.setting.adventure.rounds:
        finish_game(s, log)
        return
    s.tell(log, "round", round=s.round)
    s.turn = s.order[0]
    s.phase = TURN_START
    for event in reversed(s.setting.track[s.round]):
        s.stack.append(Resolve(event.effects, Use(s.turn)))


def _turn_start(s: State, log: Log | None) -> None:
    seat = s.turn
    s.ap = s.allowance[seat]
    s.done = 0
    s.used_turn = s.used_activation = 0
    s.crossed = 0
    s.guarded &= ~(1 << seat)
    end_activation(s)
    s.phase = DRAW
    if log is not None:
        s.tell(log, "turn", seat=seat, round=s.round)
    rules = s.setting.rules_at.get("turn_start")
    if rules:
        run_rules(s, rules, seat)


def _draw(s: State, log: Log | None) -> None:
    s.phase = MILITIA_PHASE
    draw_cards(s, s.turn, 1, log)


def _no_militia(s: State, log: Log | None) -> None:
    s.phase = ACTIVATION


def _turn_end(s: State, log: Log | None) -> None:
    seat = s.turn
    last = seat == s.order[-1]
    rules = s.setting.rules_at.get("turn_end", ())
    if last:
        s.phase = ROUND_END
    else:
        s.phase = TURN_START
        s.turn = s.clockwise(seat)
    if rules:
        run_rules(s, rules, seat)


def _round_end(s: State, log: Log | None) -> None:
    s.phase = ROUND_START
    run_rules(s, s.setting.rules_at.get("round_end", ()), -1)


PHASES = {
    ROUND_START: _round_start,
    TURN_START: _turn_start,
    DRAW: _draw,
    MILITIA_PHASE: _no_militia,
    TURN_END: _turn_end,
    ROUND_END: _round_end,
}


# -- the activation phase ------------------------------------------------------------------------
def activation_options(s: State) -> list[Action]:
    """Everything the player may do now, the active character's own things first."""
    setting = s.setting
    seat, ap, active = s.turn, s.ap, s.active
    out: list[Action] = []
    if active >= 0:
        space = s.position[active]
        moves, acts, extra = s.moves, s.acts, s.active_extra
        if space >= 0:
            if ap and (moves or extra):
                attack = ap >= 2 and (acts or extra) and moves + acts + extra >= 2 and may_act(s, active)
                out = destinations(s, active, gait_of(s, active), bool(attack))
                if may_set_out(s):
                    out.append(setting.action_set_out)
            if ap and (acts or extra):
                if s.chests[space] and may_open(s, active):
                    chest_actions(s, active, space, out)
                if setting.sheet_here[space]:
                    sheet_actions(s, active, out)
            if setting.skill_bits[active] & OWN_ACTIVATION:
                turn_skills(s, out)
            if s.led and s.led[active]:
                out.append(setting.action("release"))
        elif ap and moves:
            sheet_actions(s, active, out)
    if ap:
        done, position, activate = s.done, s.position, setting.activate
        for figure in setting.crew[seat]:
            if not done >> figure & 1 and (position[figure] >= 0 or may_come_back(s, figure)):
                out.append(activate[figure])
        if ap >= setting.mission_least[seat]:
            mission_actions(s, out)
    if s.hands[seat]:
        turn_cards(s, out)
    out.append(setting.action_end)
    return out


def may_open(s: State, figure: int) -> bool:
    """Thieves open chests; not the Guild's figures, nor who leads somebody."""
    setting = s.setting
    if setting.guild >= 0 and (setting.species[figure] == MILITIA or setting.owner[figure] == setting.guild):
        return False
    return not (s.led and s.led[figure])


def may_come_back(s: State, figure: int) -> bool:
    """A sheet may let thieves come back: a thief outside who did not leave in this turn, if a gate is free for him."""
    if s.position[figure] != OUTSIDE or not s.setting.comebacks or s.crossed >> figure & 1:
        return False
    return any(s.occupant[g] < 0 and not s.shut >> g & 1 for g in s.setting.terrain.gates)


def _activate(s: State, action: Action, log: Log | None) -> None:
    """A-2, A-3."""
    figure = action.a
    s.active = figure
    s.moves = s.acts = 1
    s.active_extra = 0
    s.used_activation = 0
    s.done |= 1 << figure
    if log is not None:
        s.tell(log, "activate", figure=s.name(figure))


def _move(s: State, action: Action, log: Log | None) -> None:
    begin_move(s, action, log)


def _set_out(s: State, action: Action, log: Log | None) -> None:
    begin_move(s, None, log)


def _pick(s: State, action: Action, log: Log | None) -> None:
    spend_act(s)
    pick(s, s.active, action.a, log)


def _bash(s: State, action: Action, log: Log | None) -> None:
    spend_act(s)
    cost, ducat = s.setting.quick_bash[s.active] if action.b == 1 else (bash_cost(s), 0)
    bash(s, s.active, action.a, cost, ducat, log)


def _play_bash(s: State, action: Action, log: Log | None) -> None:
    """A card that makes bashing cheaper is played as the chest is attacked."""
    spend_act(s)
    card = action.a
    s.lose_card(s.turn, card)
    s.discard = (*s.discard, card)
    item = s.setting.arcana[card]
    s.tell(log, "play", seat=s.turn, card=item.id, figure=s.name(s.active), target=None, other=None)
    cost = min(e.number("set") for e in item.effects if e.do == "cost")
    bash(s, s.active, action.b, cost, 0, log)


def _play(s: State, action: Action, log: Log | None) -> None:
    play_card(s, s.turn, action.a, s.active, action.b, log)


def _use(s: State, action: Action, log: Log | None) -> None:
    use_skill(s, s.turn, action.a, action.b, log)


def _release(s: State, action: Action, log: Log | None) -> None:
    s.led[s.active] = 0
    s.ground[s.position[s.active]] += 1
    s.tell(log, "release", figure=s.name(s.active))


def _end(s: State, action: Action, log: Log | None) -> None:
    """T-7."""
    end_activation(s)
    s.phase = TURN_END
    if log is not None:
        s.tell(log, "turn_end", seat=s.turn)


ANSWERS = {
    "activate": _activate,
    "move": _move,
    "attack": _move,
    "leave": _move,
    "set-out": _set_out,
    "pick": _pick,
    "bash": _bash,
    "play-bash": _play_bash,
    "play": _play,
    "play-on": _play,
    "play-swap": _play,
    "use": _use,
    "mission": use_mission,
    "do": take_sheet_action,
    "release": _release,
    "end": _end,
}
