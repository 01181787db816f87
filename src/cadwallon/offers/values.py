"""What a thief's values come to now, where that is not what is printed on his card."""

from __future__ import annotations

from collections.abc import Iterable

from cadwallon.library import Effect
from cadwallon.offers.fights import fight_of
from cadwallon.offers.model import Values
from cadwallon.rules.chests import pick_target
from cadwallon.rules.fight import Fight, combat_of
from cadwallon.rules.frames import Use, holds
from cadwallon.rules.movement import Move
from cadwallon.rules.reach import gait_of
from cadwallon.rules.state import State
from cadwallon.sight import View

ABOUT_THE_FOE = "foe_"
"""Conditions that begin like this can only be asked when it is known who the foe is."""


def values(view: View) -> tuple[Values, ...]:
    """The seat's own figures, and those in a fight, as far as a value of theirs is another than the printed one."""
    s = view.known
    fight = fight_of(s)
    own = list(s.setting.crew[view.seat]) if view.seat is not None else []
    if fight is not None:
        own += [figure for figure in (fight.attacker, fight.defender) if figure not in own]
    return tuple([found for figure in own if (found := _changed(s, figure, fight)) is not None])


def _changed(s: State, figure: int, fight: Fight | None) -> Values | None:
    printed = s.setting.figures[figure]
    now = {
        "combat": (printed.combat, _combat(s, figure, fight)),
        "movement": (printed.movement, _movement(s, figure)),
        "mind": (printed.mind, _mind(s, figure)),
    }
    # who has no Movement or Mind of his own (the militia, zombies) gets none by what he bears
    changed = {name: value for name, (before, value) in now.items() if value != before and (before or name == "combat")}
    return Values(s.name(figure), **changed) if changed else None


def _combat(s: State, figure: int, fight: Fight | None) -> int:
    """In a fight the dice that are rolled; else those of every fight there: as attacker in the gang's own turn."""
    if fight is not None and figure in (fight.attacker, fight.defender):
        return fight.dice_count(s, int(figure == fight.defender))
    effects: list[Effect] = list(s.setting.fight_skills[figure])
    if s.gear:
        effects += s.setting.kit.dice[s.gear[figure]]
    seat = s.setting.owner[figure]
    use = Use(seat, figure, attacker=figure if s.turn == seat else -1, space=s.position[figure])
    return max(1, combat_of(s, figure) + sum(e.number("n") for e in _for_all(s, use, effects)))


def _for_all(s: State, use: Use, effects: Iterable[Effect]) -> list[Effect]:
    """Those that hold where the figure stands, whoever the foe is."""
    known = [e for e in effects if not any(word.startswith(ABOUT_THE_FOE) for word in e.when)]
    return [e for e in known if (use.space >= 0 and holds(s, use, e.when)) or not e.when]


def _movement(s: State, figure: int) -> int:
    """With what changes it always, and in a move with the cards that were played for it."""
    usual = gait_of(s, figure).steps
    for frame in s.stack:
        if isinstance(frame, Move) and frame.figure == figure:
            return frame.exact if frame.exact >= 0 else max(0, max(frame.base, usual) + frame.bonus)
    return usual


def _mind(s: State, figure: int) -> int:
    """The one that locks are tried with."""
    space = s.position[figure]
    return pick_target(s, figure, space) if space >= 0 else s.setting.pick_mind[figure]
