"""T and A: rounds, turns, activations and action points. The turn is the bottom frame of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import SheetRule

from .actions import Action
from .activation import end_activation, spend_act
from .catacombs import (
    escape_actions,
    has_tried,
    loot_room,
    pray,
    read_tome,
    room_actions,
    torture,
    try_escape,
    try_tunnel,
)
from .chests import bash, bash_cost, card_cost, chest_actions, pick, quick_cost
from .deeds import forget_turn
from .effects import draw_cards
from .ending import finish_game
from .events import Log
from .frames import Resolve, Use, asks_alone, holds, plain_use
from .gear import PRICE, buy, purchase_actions
from .intrigues import buy_intrigue, fulfil, may_draw_intrigue, payable, turn_end_intrigues
from .militia import PATROL, Patrol, deck_options, name_militiaman, walkers
from .missions import mission_actions, use_mission
from .movement import begin_move, destinations, may_act
from .reach import gait_of
from .setting import MILITIA, OUTSIDE
from .sheet import sheet_actions, take_sheet_action
from .state import WOUNDS
from .windows import (
    GEAR_BIT,
    OWN_ACTIVATION,
    may_set_out,
    note_limit,
    play_card,
    turn_cards,
    turn_skills,
    use_gear,
    use_skill,
    within,
)
from .wounds import heal_for_ap

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
            if s.setting.below:
                return deck_options(s)
            return [s.setting.action("militia", figure) for figure in walkers(s)]
        return []

    def skip(self, s: State, log: Log | None) -> None:
        PHASES[s.phase](s, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if s.phase == MILITIA_PHASE:
            s.phase = ACTIVATION
            if not s.setting.below:
                name_militiaman(s, action.a, log)
            elif action.verb == "militia":
                s.stack.append(Patrol(action.a, PATROL, s.turn))
            elif action.verb == "play":
                play_card(s, s.turn, action.a, -1, -1, log)
        else:
            ANSWERS[action.verb](s, action, log)


TURN = Turn()


# -- phases ------------------------------------------------------------------------------------
def run_rules(s: State, rules: tuple[SheetRule, ...], seat: int) -> None:
    """Put the sheet's rules of a window on the stack, so that the first is carried out first."""
    use = plain_use(seat)
    for rule in reversed(rules):
        # the conditions of a single effect decide whether there is anything to do at all
        conditions = rule.when + rule.effects[0].when if len(rule.effects) == 1 else rule.when
        if not conditions or holds(s, use, conditions):
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
    if s.setting.koa:
        _expansion_turn_start(s, seat)
    else:
        s.guarded &= ~(1 << seat)
    end_activation(s)
    s.phase = DRAW
    if log is not None:
        s.tell(log, "turn", seat=seat, round=s.round)
    rules = s.setting.rules_at.get("turn_start")
    if rules:
        run_rules(s, rules, seat)


def _expansion_turn_start(s: State, seat: int) -> None:
    """What lasts until a player's next turn ends; what counts within one turn starts anew."""
    s.rooted = 0
    if seat in s.grogged:
        s.grogged = tuple(-1 if by == seat else by for by in s.grogged)
    if not s.setting.lasting_guard:
        s.guarded &= ~(1 << seat)
    forget_turn(s, seat)


def _draw(s: State, log: Log | None) -> None:
    s.phase = MILITIA_PHASE
    draw_cards(s, s.turn, 1, log)
    if s.setting.below:
        # M-7: the back of the top card decides, so there must be one if there can be
        s.renew_deck()


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
    if s.setting.koa:
        turn_end_intrigues(s, seat, log)
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
    out = walk_options(s)
    act_options(s, out)
    crew_options(s, out)
    mission_options(s, out)
    if setting.koa:
        heal_options(s, out)
        expansion_options(s, out)
    if s.hands[s.turn]:
        turn_cards(s, out)
    out.append(setting.action_end)
    return out


def walk_options(s: State) -> list[Action]:
    """The active character's movements."""
    active, ap, moves, acts, extra = s.active, s.ap, s.moves, s.acts, s.active_extra
    if active < 0 or not ap or not (moves or extra) or s.rooted >> active & 1:
        return []
    space = s.position[active]
    if space < 0 or space == s.setting.prison:
        return []
    attack = ap >= 2 and (acts or extra) and moves + acts + extra >= 2 and may_act(s, active)
    out = destinations(s, active, gait_of(s, active), bool(attack))
    if may_set_out(s):
        out.append(s.setting.action_set_out)
    return out


def act_options(s: State, out: list[Action]) -> None:
    """What the active character may do where it is."""
    setting, active, ap = s.setting, s.active, s.ap
    if active < 0:
        return
    space = s.position[active]
    if space == setting.prison:
        escape_actions(s, active, out)
        if setting.skill_bits[active] & OWN_ACTIVATION and not has_tried(s, active):
            turn_skills(s, out)
    elif space >= 0:
        if ap and (s.acts or s.active_extra):
            place_actions(s, active, space, out)
        if setting.skill_bits[active] & OWN_ACTIVATION:
            turn_skills(s, out)
        if s.led and s.led[active] and setting.releases:
            out.append(setting.action("release"))
    elif ap and s.moves:
        sheet_actions(s, active, tuple(enumerate(setting.sheet_actions)), out)


def place_actions(s: State, figure: int, space: int, out: list[Action]) -> None:
    """A-5: the actions that a place offers to a character who has one left."""
    setting = s.setting
    if s.chests[space] and may_open(s, figure):
        chest_actions(s, figure, space, out)
    if setting.sheet_at[space]:
        sheet_actions(s, figure, setting.sheet_at[space], out)
    if space >= setting.terrain.main:
        room_actions(s, figure, space, out)
    elif s.blocked and not setting.near_set[space].isdisjoint(s.blocked):
        sheet_actions(s, figure, setting.sheet_beside, out)


def crew_options(s: State, out: list[Action]) -> None:
    """A-2: who may be activated."""
    if not s.ap:
        return
    done, position, activate, wounds = s.done, s.position, s.setting.activate, s.wounds
    for figure in s.setting.crew[s.turn]:
        if not done >> figure & 1 and (position[figure] >= 0 or may_come_back(s, figure)):
            if wounds and wounds[figure]:
                continue
            out.append(activate[figure])


def mission_options(s: State, out: list[Action]) -> None:
    """A-6: the missions that can be paid."""
    setting, ap = s.setting, s.ap
    if ap and (ap >= setting.mission_least[s.turn] or ~s.armoury & setting.kit.discount_bits):
        mission_actions(s, out)


def heal_options(s: State, out: list[Action]) -> None:
    """W-3: the wounded who can be healed."""
    if s.ap and s.wounds_left < WOUNDS:
        wounds, position = s.wounds, s.position
        for figure in s.setting.crew[s.turn]:
            if wounds[figure] and position[figure] >= 0:
                out.append(s.setting.heal[figure])


WALKS = frozenset({"move", "attack", "leave", "meet", "set-out"})
PARTS: dict[str, Callable[[State, list[Action]], None]] = {
    "activate": crew_options,
    "mission": mission_options,
    "heal": heal_options,
    **dict.fromkeys(
        ("pick", "bash", "play-bash", "do", "escape", "tunnel", "pray", "torture", "read", "loot"), act_options
    ),
}
"""Where a turn's options of a kind come from."""


def possible(s: State, action: Action) -> bool:
    """Is this among what may be done in the activation phase? Of that only the part is worked out where it would be."""
    if action.verb in WALKS:
        return action in walk_options(s)
    part = PARTS.get(action.verb)
    if part is None:
        return action in s.legal
    out: list[Action] = []
    part(s, out)
    return action in out


def expansion_options(s: State, out: list[Action]) -> None:
    """A-7: what a player does without a character, and equipment that is used by hand."""
    setting, seat, ap = s.setting, s.turn, s.ap
    kit, crew, position = setting.kit, setting.crew[seat], s.position
    if ap:
        sold_in = kit.sold_in
        for figure in crew:
            if position[figure] in sold_in:
                if ap >= kit.intrigue_price and may_draw_intrigue(s, seat):
                    out.append(setting.action_intrigue)
                break
    if s.xp[seat] >= PRICE:
        purchase_actions(s, out)
    for card in s.intrigues[seat]:
        if card in kit.payable and payable(s, seat, card):
            out.append(setting.action("fulfil", card))
    if ~s.armoury & kit.by_hand_bits:
        by_hand, gear = kit.by_hand, s.gear
        for figure in crew:
            if gear[figure] in by_hand and 0 <= position[figure] != setting.prison:
                gear_actions(s, figure, out)


def gear_actions(s: State, figure: int, out: list[Action]) -> None:
    """Healing Draught, at any time of one's turn; Spyglass, for the active character."""
    setting = s.setting
    card = s.gear[figure]
    item = setting.kit.equipment[card]
    here = s.position[figure]
    if s.used_turn >> (GEAR_BIT + card) & 1 or ("own_activation" in item.windows and s.active != figure):
        return
    if item.target == "exploration_or_hand":
        if here < setting.terrain.main:
            near = [here, *within(s, here, SIGHT)]
            out += _spyglass(s, card, near)
        return
    # rooms of the catacombs are adjacent to nothing
    beside = setting.near[here] if here < setting.terrain.main else ()
    mates = [f for f in setting.crew[s.turn] if f == figure or s.position[f] in beside]
    for mate in mates:
        if holds(s, Use(s.turn, figure, mate), item.play_if):
            out.append(setting.action("wield", card, mate))


def _spyglass(s: State, card: int, near: list[int]) -> list[Action]:
    """Face-down tokens that the player has not seen, and hands of rivals, within four spaces."""
    setting = s.setting
    seat = s.turn
    out = [
        setting.action("wield-at", card, v) for v in near if s.halts[v] & 1 and not s.seen[seat] >> v & 1
    ]
    owners = {setting.owner[s.occupant[v]] for v in near if s.occupant[v] >= 0} - {seat, -1}
    return out + [setting.action("wield-on", card, rival) for rival in sorted(owners) if s.hands[rival]]


SIGHT = 4
"""How far a Spyglass reaches."""


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
    if s.rooted >> figure & 1:
        s.moves = 0
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
    space = s.position[s.active]
    if action.b == 1:
        bash(s, s.active, action.a, quick_cost(s, s.active, space), s.setting.quick_bash[s.active][1], log)
    else:
        bash(s, s.active, action.a, bash_cost(s, s.active, space), 0, log)


def _play_bash(s: State, action: Action, log: Log | None) -> None:
    """A card that makes bashing cheaper is played as the chest is attacked."""
    spend_act(s)
    card = action.a
    s.lose_card(s.turn, card)
    s.discard = (*s.discard, card)
    item = s.setting.arcana[card]
    s.tell(log, "play", seat=s.turn, card=item.id, figure=s.name(s.active), target=None, other=None)
    bash(s, s.active, action.b, card_cost(s, card, s.position[s.active]), 0, log)


def _play(s: State, action: Action, log: Log | None) -> None:
    play_card(s, s.turn, action.a, s.active, action.b, log)


def _use(s: State, action: Action, log: Log | None) -> None:
    use_skill(s, s.turn, action.a, action.b, log)


def _wield(s: State, action: Action, log: Log | None) -> None:
    use_gear(s, s.turn, action.a, action.b, log)


def _spy(s: State, action: Action, log: Log | None) -> None:
    """Look through the Spyglass: at a token (option a) or at a hand (option b)."""
    item = s.setting.kit.equipment[action.a]
    note_limit(s, item, GEAR_BIT + action.a)
    letter = "a" if action.verb == "wield-at" else "b"
    use = Use(s.turn, s.gear.index(action.a), action.b)
    s.stack.append(Resolve(tuple(e for e in item.effects if e.option == letter), use))


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
    "meet": _move,
    "escape": try_escape,
    "tunnel": try_tunnel,
    "pray": pray,
    "torture": torture,
    "read": read_tome,
    "loot": loot_room,
    "heal": heal_for_ap,
    "buy": buy,
    "intrigue": buy_intrigue,
    "fulfil": fulfil,
    "wield": _wield,
    "wield-at": _spy,
    "wield-on": _spy,
    "end": _end,
}
