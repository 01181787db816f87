"""Answers without much thought, to any question of the game: how everybody plays on in a bot's imagination.

They cost some microseconds more than the rules themselves, so that a search can imagine hundreds of turns a second.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.planner import attack_gain, plan
from cadwallon.rules.engine import apply
from cadwallon.rules.militia import PATROL, STANDS_STILL
from cadwallon.rules.setting import THIEF
from cadwallon.rules.turn import ACTIVATION, Turn

if TYPE_CHECKING:
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

Answer = Callable[[Eye, "State", Random], "Action"]

PLAYED = 0.5
"""How often a card is played on an occasion, in imagination."""


def habit(eye: Eye, s: State, luck: Random) -> Action:
    """A sensible answer to whatever is asked now."""
    legal = s.legal
    if len(legal) == 1:
        return legal[0]
    frame = s.stack[-1]
    if type(frame) is Turn and s.phase == ACTIVATION:
        chosen = plan(eye.look(s, s.seat))
        return chosen[0].steps[0] if chosen else legal[-1]
    own = eye.goals.answer(s)
    if own is not None:
        return own
    answer = ANSWERS.get(legal[0].verb) or ANSWERS.get(legal[-1].verb)
    if answer is not None:
        return answer(eye, s, luck)
    return legal[int(luck.random() * len(legal))]


def accustomed(eye: Eye, s: State) -> bool:
    """Is there a habit for what is asked now that is as good as trying out?"""
    verb = s.legal[0].verb
    return (verb in ANSWERS and verb != "militia") or eye.goals.answer(s) is not None


def settle_down(eye: Eye, s: State, luck: Random, most: int = 24) -> None:
    """Go on until nothing but the turn itself is being played."""
    while most and not s.over and len(s.stack) > 1:
        apply(s, habit(eye.on(s.setting), s, luck))
        most -= 1


# -- questions -----------------------------------------------------------------------------------
def _deploy(eye: Eye, s: State, luck: Random) -> Action:
    look = eye.look(s, s.seat)
    gates = eye.setting.terrain.gates
    return max(s.legal, key=lambda a: look.felt[a.b if a.b in gates else a.a] * (0.8 + 0.4 * luck.random()))


def _go(eye: Eye, s: State, luck: Random) -> Action:
    """The end of a movement that is being made."""
    figure = s.active
    if figure < 0 or s.position[figure] < 0:
        return s.legal[int(luck.random() * len(s.legal))]
    look = eye.look(s, s.seat)
    loot, room = look.loot_of(figure), 3 - len(s.loads[figure])
    ends = [action.a for action in s.legal if action.verb == "move"]
    stay, *there = look.thieves(figure, (s.position[figure], *ends), loot, room, look.later)
    values = dict(zip(ends, there, strict=True))
    best, chosen = -1e9, s.legal[-1]
    for action in s.legal:
        verb = action.verb
        if verb == "move":
            value = values[action.a]
            if s.acts and s.ap and s.chests[action.a]:
                value += 1.5
        elif verb == "leave":
            value = loot
        elif verb == "attack":
            value = stay + attack_gain(look, figure, action.a, stay)
        elif verb == "stop":
            value = stay
        else:
            continue
        if value > best:
            best, chosen = value, action
    return chosen


def _flee(eye: Eye, s: State, luck: Random) -> Action:
    """The winner moves the loser: a rival to where he likes it least."""
    frame = s.stack[-1]
    figure = getattr(frame, "figure", -1)
    owner = eye.setting.owner[figure] if isinstance(figure, int) and figure >= 0 else -1
    if owner < 0:
        return s.legal[int(luck.random() * len(s.legal))]
    look = eye.look(s, owner)
    loot, room = look.loot_of(figure), 3 - len(s.loads[figure])
    values = look.thieves(figure, [action.a for action in s.legal], loot, room, look.later)
    wanted = max(values) if owner == s.seat else min(values)
    return s.legal[values.index(wanted)]


def _name(eye: Eye, s: State, luck: Random) -> Action:
    """M-1, M-7: the militiaman who most likely gets hold of a rival's thief; what that one carries counts."""
    setting, lay, position = eye.setting, eye.lay, s.position
    best, chosen = 0.0, None
    for action in s.legal:
        if action.verb != "militia":
            continue
        row = lay.distance[position[action.a]]
        for foe, space in enumerate(position):
            if space < 0 or setting.species[foe] != THIEF or setting.owner[foe] == s.seat:
                continue
            far = row[space]
            chance = float(far <= PATROL) if setting.koa else max(0, STANDS_STILL - far) / 6
            value = chance * (1 + len(s.loads[foe]) + luck.random())
            if value > best:
                best, chosen = value, action
    return chosen or s.legal[-1]


def _patrol(eye: Eye, s: State, luck: Random) -> Action:
    strikes = [action for action in s.legal if action.verb == "strike"]
    if strikes:
        return max(strikes, key=lambda a: len(s.loads[a.a]) + luck.random())
    return s.legal[int(luck.random() * len(s.legal))]


def _perhaps(eye: Eye, s: State, luck: Random) -> Action:
    """Play something, or pass."""
    legal = s.legal
    if luck.random() < PLAYED:
        return legal[int(luck.random() * len(legal))]
    return next((action for action in legal if action.verb == "pass"), legal[-1])


def _take(eye: Eye, s: State, luck: Random) -> Action:
    """The treasure that is worth most."""
    look = eye.look(s, s.seat)
    return max(s.legal, key=lambda a: look.gains[a.a] if 0 <= a.a < len(look.loot) else 0.0)


ANSWERS: dict[str, Answer] = {
    "deploy": _deploy,
    "move": _go,
    "leave": _go,
    "stop": _go,
    "flee": _flee,
    "militia": _name,
    "patrol": _patrol,
    "strike": _patrol,
    "stay": _patrol,
    "pass": _perhaps,
    "take": _take,
}

