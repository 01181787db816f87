"""From the library to the catalog that browsers get."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cadwallon.library import Adventure, Arcana, Board, Character, Equipment, Intrigue, Library, TrackEvent
from cadwallon.rules.kit import BASE, EXPANSION, OLD_CITY
from cadwallon.rules.speech import slug_of
from cadwallon.server.catalog import (
    AdventureEntry,
    BoardEntry,
    CardEntry,
    Catalog,
    CharacterEntry,
    GangEntry,
    IntrigueEntry,
    MissionEntry,
    NumbersEntry,
    TokenEntry,
    TrackEntry,
    TreasureEntry,
)

FLAGS = ("staircase", "cyclops")
"""What a space says of itself that its shape does not."""


def catalog(library: Library, languages: Iterable[str], boards: dict[str, BoardEntry]) -> Catalog:
    """The structure of this content."""
    return Catalog(
        fingerprint=library.fingerprint,
        packs=list(library.packs),
        languages=list(languages),
        gangs=[
            GangEntry(id=g.id, colour=g.colour, figures=[slug_of(t) for t in g.thieves], mercenary=slug_of(g.mercenary))
            for g in library.gangs.values()
        ],
        characters={id_: _character(c) for id_, c in library.characters.items()},
        arcana={id_: _arcana(c) for id_, c in library.arcana.items()},
        equipment={id_: _equipment(c) for id_, c in library.equipment.items()},
        intrigues={id_: _intrigue(c) for id_, c in library.intrigues.items()},
        missions={
            id_: MissionEntry(kind=m.treasure, bonus=m.bonus, copies=m.count) for id_, m in library.missions.items()
        },
        treasures={
            t.kind: TreasureEntry(
                id=id_,
                value=list(t.value),
                copies=t.count,
                treasure=t.is_treasure,
                chest=t.is_chest_token,
                mission=t.missionable,
                faces=list(t.faces),
            )
            for id_, t in library.treasures.items()
        },
        exploration={id_: TokenEntry(copies=t.count, stays=t.stays) for id_, t in library.exploration.items()},
        adventures=[_adventure(a) for a in library.adventures.values()],
        boards=boards,
        numbers=NumbersEntry(**{name: getattr(library.numbers, name) for name in NumbersEntry.__struct_fields__}),
    )


def _character(c: Character) -> CharacterEntry:
    return CharacterEntry(
        figure=slug_of(c.id),
        gang=c.gang,
        kind=c.kind,
        set=c.set,
        combat=c.combat,
        movement=c.movement,
        mind=c.mind,
        skill=c.skill.id if c.skill else "",
    )


def _arcana(c: Arcana) -> CardEntry:
    return CardEntry(
        group=c.group,
        back=c.back,
        windows=list(c.windows),
        copies=c.count,
        set=c.set,
        off_turn=c.off_turn,
        catacombs=c.needs_catacombs,
    )


def _equipment(c: Equipment) -> CardEntry:
    return CardEntry(
        windows=list(c.windows),
        single_use=c.single_use,
        catacombs=c.needs_catacombs,
    )


def _intrigue(c: Intrigue) -> IntrigueEntry:
    keys = c.goal.keys
    wanted = keys.get("n", 0)
    counted = keys.get("span") in ("held", "turn") and isinstance(wanted, int) and wanted > 1
    return IntrigueEntry(
        check=c.check,
        penalty=c.penalty,
        at_end=c.play_at_end,
        catacombs=c.needs_catacombs,
        counts_to=wanted if counted and isinstance(wanted, int) else 0,
        different=c.goal.is_ == "visited" or bool(keys.get("different_gangs") or keys.get("different_own_thieves")),
    )


def _adventure(a: Adventure) -> AdventureEntry:
    return AdventureEntry(
        id=a.id,
        number=a.number,
        slug=a.slug,
        set=a.set,
        players=list(a.players),
        rounds=a.rounds,
        modes=[BASE, OLD_CITY] if a.set == BASE else [EXPANSION],
        board=a.board,
        catacombs=a.uses_catacombs,
        campaign=a.campaign_part,
        track=[TrackEntry(round=r, event=e.id) for r, e in _track(a)],
        rules=[rule.id for rule in a.rules],
        actions=[action.id for action in a.actions],
        boasts=[boast.id for boast in a.boasts],
        heroes=[slug_of(hero) for hero in a.heroes],
        sides=[side.id for side in a.sides],
        tokens=dict(a.tokens),
        aliases=dict(a.aliases),
    )


def _track(a: Adventure) -> list[tuple[int, TrackEvent]]:
    return sorted([(r, e) for e in a.track for r in e.rounds], key=lambda pair: pair[0])


def board_entry(board: Board, shape: dict[str, object]) -> BoardEntry:
    """A board with its shape, as ``Geometry.to_dict`` tells it."""
    entry = msgspec.convert(shape, BoardEntry)
    spaces = {
        space.slug: msgspec.structs.replace(entry.spaces[space.slug], **{name: getattr(space, name) for name in FLAGS})
        for space in board.spaces
    }
    return msgspec.structs.replace(entry, spaces=spaces)
