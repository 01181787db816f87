"""What a character's values and its skill come to while nothing special happens: numbers the rules look up."""

from __future__ import annotations

from typing import NamedTuple

from cadwallon.library import Character, Effect

GUILD_MARCH = 4
"""Steps of a militiaman whom the Guild of Jewelers leads (adventure 3)."""


class Talent(NamedTuple):
    """The compiled half of a character: values and skills that are always on."""

    combat: int
    mind: int
    movement: int
    pick_mind: int
    pick_closed: bool
    quick_bash: tuple[int, int]
    """Another price for bashing (0: none) and what it does to the ducat for opening."""
    sale_bonus: int
    fight_skills: tuple[Effect, ...]
    won_skills: tuple[Effect, ...]
    """What a figure does to whom it has beaten."""
    ghost: bool
    """Does it always pass through occupied spaces?"""
    windows: tuple[str, ...]
    """When its skill is used by hand."""


def talent_of(character: Character, led_militiaman: bool) -> Talent:
    """Compile a character."""
    walk = GUILD_MARCH if led_militiaman else character.movement
    mind, closed, bonus = character.mind, False, 0
    quick_cost = quick_ducat = 0
    in_fights: list[Effect] = []
    skill = character.skill
    if skill is None:
        return Talent(character.combat, mind, walk, mind, False, (0, 0), 0, (), (), False, ())
    always = "always" in skill.windows
    for effect in skill.effects:
        if effect.do == "move_bonus" and always:
            walk += effect.number("n")
        elif effect.do == "mind" and always:
            mind += effect.number("n")
        elif effect.do == "pick_closed":
            closed = True
        elif effect.do == "dice" and always:
            in_fights.append(effect)
        elif effect.do == "cost" and effect.word("of") == "bash":
            quick_cost = effect.number("set")
        elif effect.do == "opening_ducat":
            quick_ducat = effect.number("n")
        elif effect.do == "sale":
            bonus = effect.number("n")
    return Talent(
        character.combat,
        character.mind,
        walk,
        mind,
        closed,
        (quick_cost, quick_ducat),
        bonus,
        tuple(in_fights),
        skill.effects if "on_fight_result" in skill.windows else (),
        always and any(e.do == "pass" for e in skill.effects),
        skill.windows,
    )
