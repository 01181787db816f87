"""Who is on the board in a game: every figure with an index, an owner and a species."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cadwallon.library import Adventure, Character, Library

from .kit import EXPANSION, OLD_CITY
from .speech import slug_of

THIEF, MILITIA, HERO, ZOMBIE, CYCLOPS = range(5)

GUILD = "guild"
"""The name at the table of the player who leads the Guild of Jewelers (adventure 3)."""

Hires = tuple[tuple[int, str], ...]
"""Mercenaries taken at set-up (S-10): the figure that is replaced and the mercenary's id."""


class Roster(NamedTuple):
    """The figures of a game. A mercenary has the index of the character it replaces."""

    figures: tuple[Character, ...]
    owner: tuple[int, ...]
    species: tuple[int, ...]
    crew: tuple[tuple[int, ...], ...]
    militia: tuple[int, ...]
    heroes: tuple[int, ...]
    zombies: tuple[int, ...]
    cyclops: int
    names: tuple[str, ...]


def muster(library: Library, adventure: Adventure, gangs: tuple[str, ...], mode: str) -> Roster:
    """Seats first, four characters each, then militiamen, heroines, the sheet's figures and the Cyclops."""
    figures: list[Character] = []
    owner: list[int] = []
    species: list[int] = []
    crew: list[tuple[int, ...]] = []

    def enlist(character: Character, seat: int, kind: int) -> int:
        figures.append(character)
        owner.append(seat)
        species.append(kind)
        return len(figures) - 1

    wanted = "expansion" if mode == EXPANSION else "base"
    watch = [c for c in library.characters.values() if c.kind == "militia" and c.set == wanted]
    militia: dict[str, int] = {}
    for seat, gang in enumerate(gangs):
        if gang == GUILD:
            members: list[int] = []
            for name in adventure.sides[0].figures:
                character = library.characters[name]
                if character.kind == "militia":
                    militia[name] = enlist(character, -1, MILITIA)
                    members.append(militia[name])
                else:
                    members.append(enlist(character, seat, THIEF))
            crew.append(tuple(members))
        else:
            crew.append(tuple(enlist(library.characters[c], seat, THIEF) for c in library.gangs[gang].thieves))
    for character in watch:
        if character.id not in militia:
            militia[character.id] = enlist(character, -1, MILITIA)
    guild_figures = adventure.sides[0].figures if GUILD in gangs else ()
    heroes = tuple(enlist(library.characters[h], -1, HERO) for h in adventure.heroes if h not in guild_figures)
    zombies: list[int] = []
    for npc in adventure.npcs:
        if not npc.character:
            plain = Character(id=npc.id, gang="none", kind="npc", set=adventure.set, combat=0)
            zombies += [enlist(plain, -1, ZOMBIE) for _ in range(npc.count)]
    beast = next((c for c in library.characters.values() if c.kind == "monster"), None)
    cyclops = enlist(beast, -1, CYCLOPS) if beast is not None and mode == EXPANSION else -1
    return Roster(
        tuple(figures),
        tuple(owner),
        tuple(species),
        tuple(crew),
        tuple(militia[c.id] for c in watch),
        heroes,
        tuple(zombies),
        cyclops,
        _names(figures, species),
    )


def mercenary_for(library: Library, mercenary: str, mode: str) -> Character:
    """B-2: with adventures 1 to 8 mercenaries play with their values only."""
    hired = library.characters[mercenary]
    return replace(hired, skill=None) if mode == OLD_CITY else hired


def _names(figures: list[Character], species: list[int]) -> tuple[str, ...]:
    counted = 0
    names: list[str] = []
    for character, kind in zip(figures, species, strict=True):
        if kind == ZOMBIE:
            counted += 1
            names.append(f"zombie-{counted}")
        else:
            names.append(slug_of(character.id))
    return tuple(names)
