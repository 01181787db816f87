"""Which actions cannot be taken back: what follows is a die, something hidden, or another player.

Only what the seat knows counts. That a rival might hold a card for the moment makes nothing final.
"""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.effects import places_for
from cadwallon.rules.effects_koa import Dressing
from cadwallon.rules.ending import DucatChests, Ending
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import Frame, Option, Resolve, Use
from cadwallon.rules.gear import gear_of
from cadwallon.rules.missions import Claim
from cadwallon.rules.movement import Arrival
from cadwallon.rules.placing import SetDown
from cadwallon.rules.prison import Jail
from cadwallon.rules.rolls import Roll
from cadwallon.rules.setting import THIEF
from cadwallon.rules.spoils import Fine, Won
from cadwallon.rules.state import State
from cadwallon.rules.turn import ACTIVATION, MILITIA_PHASE
from cadwallon.rules.windows import RivalWindow, skill_of
from cadwallon.rules.wounds import wounded_mates
from cadwallon.sight.mask import UNSEEN

Final = Callable[[State, Action], bool]

OPENING = frozenset({"attack", "strike", "pick", "leave", "end", "mission", "intrigue", "escape", "tunnel", "read",
                     "loot", "reroll", "wield-at", "wield-on", "keep", "keep-intrigue"})  # fmt: skip
"""Verbs that always are: dice, cards of a deck, the next player, a look at what is hidden, or the way out."""

PENDING = (Fight, Roll, Won, RivalWindow, Claim, Arrival, DucatChests, Ending, Option)
"""What goes on by itself to a die, a hidden card or another player once it is answered."""

SILENT = (Jail, Fine)
"""What happens without anybody being asked."""

TELLING = frozenset({"draw", "peek", "intrigue_draw", "cyclops_roll", "test", "reroll", "steal"})
"""Effects that show something hidden or roll dice."""


def telling(s: State, effects: tuple[Effect, ...], use: Use) -> bool:
    """Does one of these effects show something hidden, roll a die, or ask somebody else?"""
    for e in effects:
        if e.do in TELLING and ("nothing_healed" not in e.when or not wounded_mates(s, use.seat)):
            return True
        if e.do == "lose" and e.word("who") == "target":
            return True
        if e.do == "discard" and e.word("what") == "intrigue":
            return True
        if e.do == "token_take" and e.word("token") == "relic" and s.beside[s.position[use.figure]] == UNSEEN:
            return True
        if e.do == "put_treasure" and s.gear[use.target] < 0:
            return True
        if e.do == "wound" and _mail(s, use, e):
            return True
    return False


def _mail(s: State, use: Use, e: Effect) -> bool:
    """Does a Mail Coat roll for the wound?"""
    mail = s.setting.kit.mail
    if e.word("who") == "others_below":
        return any(mail[gear_of(s, f)] for f in range(len(s.position)) if f != use.figure)
    figure = use.target if e.word("who") == "target" else use.loser if e.word("who") == "loser" else use.figure
    return figure >= 0 and bool(mail[gear_of(s, figure)])


def hides_token(s: State, space: int) -> bool:
    """Does a face-down exploration token lie here?"""
    return bool(s.halts) and space < len(s.halts) and bool(s.halts[space] & FACE_DOWN)


# -- by verb ---------------------------------------------------------------------------------------
def _move(s: State, action: Action) -> bool:
    """V-8, Y-1: a token is turned, or the Cyclops stirs."""
    below = action.a >= s.setting.terrain.main
    return hides_token(s, action.a) or (below and s.grogged[s.setting.cyclops] < 0)


def _bash(s: State, action: Action) -> bool:
    """A purse is rolled for; a relic beside the chest is turned up (adventure 10)."""
    kind = action.b if action.verb == "play-bash" else action.a
    relic = bool(s.beside) and s.beside[s.position[s.active]] == UNSEEN and kind != s.setting.magic_gem
    return kind == s.setting.purse or relic


def _set(s: State, action: Action) -> bool:
    top = s.stack[-1]
    return isinstance(top, SetDown) and s.setting.species[top.figure] == THIEF and hides_token(s, action.a)


def _play(s: State, action: Action) -> bool:
    return telling(s, s.setting.arcana[action.a].effects, Use(s.seat, s.active, action.b))


def _swap(s: State, action: Action) -> bool:
    return any(hides_token(s, s.position[figure]) for figure in divmod(action.b, 100))


def _use(s: State, action: Action) -> bool:
    skill = skill_of(s, action.a)
    use = Use(s.seat, action.a, action.b)
    if telling(s, skill.effects, use):
        return True
    places = [places_for(s, use, e) for e in skill.effects if e.do == "place"]
    # with one place to go to nobody is asked
    return any(len(spaces) == 1 and hides_token(s, spaces[0]) for spaces in places)


def _sheet(s: State, action: Action) -> bool:
    extra = s.setting.sheet_actions[action.a]
    return extra.test_mod is not None or telling(s, extra.success, Use(s.seat, s.active))


def _militia(s: State, action: Action) -> bool:
    return not s.setting.below


def _fulfil(s: State, action: Action) -> bool:
    return telling(s, s.setting.kit.intrigues[action.a].reward, Use(s.seat))


def _done(s: State, action: Action) -> bool:
    """Field Dressing that healed nobody lets its player draw a card."""
    top = s.stack[-1]
    return isinstance(top, Dressing) and not top.healed


FINAL: dict[str, Final] = {
    "move": _move,
    "bash": _bash,
    "play-bash": _bash,
    "set": _set,
    "play": _play,
    "play-on": _play,
    "play-swap": _swap,
    "use": _use,
    "do": _sheet,
    "militia": _militia,
    "fulfil": _fulfil,
    "done": _done,
}


def _goes_on(s: State, frame: Frame) -> bool:
    """Does something that waits below lead to a die, a hidden card or another player?"""
    if isinstance(frame, Resolve):
        return telling(s, frame.effects[frame.at :], frame.use)
    return isinstance(frame, PENDING) or not (isinstance(frame, SILENT) or frame.decider(s) == s.seat)


def watched(s: State) -> bool:
    """Is every answer to this decision final, whatever it is? Outside one's own turn others go on."""
    inside = s.seat == s.turn and s.phase in (MILITIA_PHASE, ACTIVATION)
    return not inside or any(_goes_on(s, frame) for frame in s.stack)


def is_final(s: State, action: Action) -> bool:
    """For decisions that are not ``watched``."""
    if action.verb in OPENING:
        return True
    final = FINAL.get(action.verb)
    return final is not None and final(s, action)
