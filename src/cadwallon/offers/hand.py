"""Which cards of the hand can be played now, and why the others cannot."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.library import Arcana, Intrigue
from cadwallon.offers.knowledge import activated, known_state
from cadwallon.offers.model import Card
from cadwallon.rules.actions import Action
from cadwallon.rules.chests import Opened, card_cost
from cadwallon.rules.fight import ATTACKER_CARDS, ATTACKER_DICE, DEFENDER_CARDS, DEFENDER_DICE, Fight
from cadwallon.rules.frames import CONDITIONS, Use, holds
from cadwallon.rules.movement import GO, OWN_START, Move
from cadwallon.rules.rolls import TESTS, Roll
from cadwallon.rules.setting import THIEF
from cadwallon.rules.spoils import Won
from cadwallon.rules.state import State
from cadwallon.rules.turn import ACTIVATION, MILITIA_PHASE, Turn, activation_options
from cadwallon.rules.windows import RivalWindow, targets, useful
from cadwallon.sight import View

MOMENTS = {
    "own_turn": "your-turn",
    "own_activation": "your-thief",
    "own_move_start": "move-start",
    "own_move": "your-move",
    "own_chest_action": "at-chest",
    "own_test_roll": "failed-roll",
    "own_chest_opened": "chest-opened",
    "own_militia_phase": "militia-phase",
    "fight_attacker": "attacking",
    "fight_defender": "defending",
    "fight_dice": "after-dice",
    "fight_won": "fight-won",
    "rival_move_start": "rival-moves",
    "rival_pick_roll": "rival-picks",
    "rival_mission": "rival-mission",
}
"""A card that must wait says for which moment; one for both sides of a fight waits for ``before-dice``."""

FAILED = {
    "on_main_board": "below",
    "in_open": "not-open",
    "not_in_prison": "in-prison",
    "can_step": "no-room",
    "foe_is_watch": "not-watch",
    "foe_is_thief": "not-thief",
}
"""Conditions that may stand in the way although the moment is right; all others are about targets."""

CHECKS = {
    "at_once": "by-itself",
    "own_turn_end": "turn-end",
    "own_turn_pay": "cannot-pay",
    "game_end": "game-end",
}
"""When an intrigue is looked at."""

WHY = (
    *MOMENTS.values(),
    "before-dice",
    "not-now",
    "over",
    "once",
    "one-card",
    "silenced",
    "no-card",
    "no-action",
    "no-chest",
    "no-points",
    "no-gain",
    "no-target",
    "useless",
    *FAILED.values(),
    *CHECKS.values(),
)
"""All reasons; each is the end of a text id, ``why-...``."""

MOVING = frozenset({"own_move_start", "own_move"})
FIGHTING = frozenset({"fight_attacker", "fight_dice", "fight_won"})

PLAYS = frozenset({"play", "play-on", "play-bash", "play-swap"})


def cards(view: View) -> tuple[Card, ...]:
    """One for each card of the hand, in the same order."""
    if view.seat is None or not view.hand:
        return ()
    s = known_state(view)
    playable = {action.a for action in view.legal if action.verb in PLAYS}
    coming = _Coming(s, view)
    told: dict[int, Card] = {}
    for card in s.hands[view.seat]:
        if card not in told:
            item = s.setting.arcana[card]
            if card in playable:
                told[card] = Card(item.id, playable=True)
            else:
                told[card] = Card(item.id, why=_why(s, view, card), joins=coming.takes(item))
    return tuple([told[card] for card in s.hands[view.seat]])


class _Coming:
    """The moves and attacks that could begin now, also by thieves who are not active yet."""

    def __init__(self, s: State, view: View) -> None:
        self._s = s
        self._view = view
        self._begins = bool(view.legal) and isinstance(s.stack[-1], Turn) and s.phase == ACTIVATION
        self._attacks: list[Use] | None = None

    def takes(self, item: Arcana) -> bool:
        """Does the card belong to one of them?"""
        windows = set(item.windows)
        if not windows & (MOVING | FIGHTING):
            return False
        uses = self._moves() if windows & MOVING else self._fights()
        return any(holds(self._s, use, item.play_if) for use in uses)

    def _moves(self) -> list[Use]:
        if not self._begins:
            return []
        s = self._s
        figures = [action.a for action in self._view.legal if action.verb == "activate"]
        if s.ap and (s.moves or s.active_extra) and 0 <= s.position[s.active] != s.setting.prison:
            figures.append(s.active)
        return [Use(s.turn, figure) for figure in figures if s.setting.species[figure] == THIEF]

    def _fights(self) -> list[Use]:
        """Looked for once, and only if there is a card for them: every thief is asked whom he could attack."""
        if self._attacks is None:
            self._attacks = [*self._attacks_of(self._s, self._view.legal)]
            if self._begins and self._s.ap > 1:
                for action in self._view.legal:
                    if action.verb == "activate":
                        s = activated(self._view, action)
                        self._attacks += self._attacks_of(s, activation_options(s))
        return self._attacks

    def _attacks_of(self, s: State, legal: Sequence[Action]) -> list[Use]:
        foes = [action.a for action in legal if action.verb == "attack"]
        position = s.position
        return [Use(s.turn, s.active, foe, foe, attacker=s.active, space=position[foe]) for foe in foes]


def _why(s: State, view: View, card: int) -> str:
    item = s.setting.arcana[card]
    if view.over:
        return "over"
    now = _open_windows(s) if view.legal else frozenset()
    if not now.intersection(item.windows):
        return _moment(s, view, item)
    return _hindrance(s, card, item)


def _moment(s: State, view: View, item: Arcana) -> str:
    """The moment that the card waits for."""
    windows = item.windows
    if {"fight_attacker", "fight_defender"} <= set(windows):
        return "before-dice"
    own = view.turn == view.seat
    if windows[0] == "own_activation" and not own:
        return "your-turn"
    if windows[0] == "own_turn" and own:
        # it is one's own turn, but something else is being carried out
        return "not-now"
    if windows[0] == "own_activation" and s.active >= 0:
        return "not-now"
    return MOMENTS.get(windows[0], "not-now")


def _open_windows(s: State) -> frozenset[str]:
    """The moments for which the seat that is asked could play a card."""
    top = s.stack[-1]
    match top:
        case Turn():
            if s.phase == MILITIA_PHASE:
                return frozenset({"own_militia_phase"})
            return _of_the_turn(s) if s.phase == ACTIVATION else frozenset()
        case Move(stage=stage, goal=goal):
            start = {"own_move_start"} if stage == OWN_START else set()
            return frozenset(start | ({"own_move"} if stage == GO and goal is None else set()))
        case Fight(stage=stage):
            return frozenset({FIGHT_WINDOWS[stage]} if stage in FIGHT_WINDOWS else set())
        case Roll(purpose=purpose, success=success):
            return frozenset({"own_test_roll"} if purpose in TESTS and not success else set())
        case Opened():
            return frozenset({"own_chest_opened"})
        case Won():
            return frozenset({"fight_won"})
        case RivalWindow(window=window):
            return frozenset({window})
    return frozenset()


FIGHT_WINDOWS = {
    ATTACKER_CARDS: "fight_attacker",
    DEFENDER_CARDS: "fight_defender",
    ATTACKER_DICE: "fight_dice",
    DEFENDER_DICE: "fight_dice",
}


def _of_the_turn(s: State) -> frozenset[str]:
    if s.active < 0 or s.setting.species[s.active] != THIEF:
        return frozenset({"own_turn"})
    return frozenset({"own_turn", "own_activation", "own_chest_action"})


def _hindrance(s: State, card: int, item: Arcana) -> str:
    """The moment is right, but the card cannot be played."""
    top = s.stack[-1]
    if isinstance(top, Fight):
        return _in_a_fight(s, top, card, item)
    if "own_chest_action" in item.windows:
        return _at_a_chest(s, card)
    used = (s.used_turn if item.limit == "once_per_turn" else 0) | (
        s.used_activation if item.limit == "once_per_activation" else 0
    )
    if isinstance(top, Move | Won):
        used |= top.used
    if used >> card & 1 or isinstance(top, Roll):
        return "once"
    figure = top.figure if isinstance(top, Move) else s.active
    use = top.use if isinstance(top, Won) else Use(s.seat, figure)
    aimed = targets(s, item, s.seat, figure)
    failing = [word for word in item.play_if if word in FAILED and not CONDITIONS[word](s, use)]
    if failing:
        return FAILED[failing[0]]
    if not aimed or item.play_if:
        return "no-target"
    return "useless" if not useful(s, item, use) else "no-target"


def _at_a_chest(s: State, card: int) -> str:
    """A card that makes bashing cheaper."""
    space = s.position[s.active]
    if not (s.acts or s.active_extra):
        return "no-action"
    if space < 0 or not s.chests[space]:
        return "no-chest"
    return "no-points" if s.ap < card_cost(s, card, space) else "no-gain"


def _in_a_fight(s: State, fight: Fight, card: int, item: Arcana) -> str:
    side = int(fight.stage in (DEFENDER_CARDS, DEFENDER_DICE))
    if fight.silenced[side]:
        return "silenced"
    if fight.cards[side] and not s.setting.koa:
        return "one-card"
    if fight.used[side] >> card & 1:
        return "once"
    use = fight.use_of(s, side)
    failing = [word for word in item.play_if if not CONDITIONS[word](s, use)]
    if failing:
        return FAILED.get(failing[0], "no-target")
    # what is left: a feint with nothing to feint at, or dice that cannot be made to roll again
    return "no-card" if any(e.do == "cancel" for e in item.effects) else "once"


# -- intrigues -----------------------------------------------------------------------------------
def intrigues(view: View) -> tuple[Card, ...]:
    """One for each intrigue held, in the same order."""
    if view.seat is None or not view.known.intrigues:
        return ()
    kit = view.known.setting.kit
    playable = {action.a for action in view.legal if action.verb == "fulfil"}
    held = view.known.intrigues[view.seat]
    return tuple([_intrigue(kit.intrigues[card], card in playable, view) for card in held])


def _intrigue(item: Intrigue, playable: bool, view: View) -> Card:
    if playable:
        return Card(item.id, playable=True)
    if view.over:
        return Card(item.id, why="over")
    waiting = item.check == "own_turn_pay" and view.turn != view.seat
    return Card(item.id, why="your-turn" if waiting else CHECKS[item.check])
