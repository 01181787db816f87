"""The two boards: their spaces, their ways, and what is told of them elsewhere."""

from __future__ import annotations

from collections import Counter

from cadwallon.library import Board, Library
from cadwallon.library.checks.boards import distances


def at(board: Board, slug: str) -> int:
    return next(i for i, space in enumerate(board.spaces) if space.slug == slug)


def neighbours(board: Board, slug: str) -> set[str]:
    return {board.spaces[i].slug for i in board.near[at(board, slug)]}


def test_district_spaces(library: Library) -> None:
    district = library.boards["district"]
    assert Counter(space.kind for space in district.spaces) == {"street": 60, "room": 24, "gate": 16}
    assert Counter(space.side for space in district.spaces if space.kind == "gate") == dict.fromkeys(
        ("north", "east", "south", "west"), 4
    )
    assert [space.slug for space in district.spaces if space.pentacle] == [
        "drummers-rise",
        "moonwell-place",
        "eel-quay",
        "beggars-cross",
    ]


def test_named_rooms_have_the_words_of_the_vocabulary(library: Library) -> None:
    roles = {space.role: space.slug for space in library.boards["district"].spaces if space.role}
    assert roles == {
        "guardroom": "guardroom",
        "treasury": "treasury",
        "library": "library",
        "magicians_chamber": "magicians-chamber",
        "dormitory": "dormitory",
        "laboratory": "laboratory",
    }


def test_slugs_are_unique_over_all_boards(library: Library) -> None:
    slugs = [space.slug for board in library.boards.values() for space in board.spaces]
    codes = [space.code for board in library.boards.values() for space in board.spaces]
    assert len(set(slugs)) == len(slugs) == 108
    assert len(set(codes)) == len(codes)
    assert "fountain-market-north-stalls" in slugs


def test_guardroom_and_treasury_are_seven_steps_apart(library: Library) -> None:
    district = library.boards["district"]
    assert distances(district, at(district, "guardroom"))[at(district, "treasury")] == 7


def test_ways_of_the_guardroom(library: Library) -> None:
    district = library.boards["district"]
    assert neighbours(district, "guardroom") == {"halberd-court", "armoury", "watch-street"}
    walled = {district.spaces[i].slug for i in district.walled[at(district, "guardroom")]}
    assert walled == {"drummers-rise", "fountain-market-north-stalls"}


def test_ways_of_the_district_lead_both_ways(library: Library) -> None:
    district = library.boards["district"]
    for table in (district.near, district.walled):
        for here, others in enumerate(table):
            assert list(others) == sorted(set(others))
            assert all(here in table[there] for there in others)
    assert not any(set(near) & set(walled) for near, walled in zip(district.near, district.walled, strict=True))


def test_doors(library: Library) -> None:
    district = library.boards["district"]
    assert Counter(kind for _, _, kind in district.doors) == {"door": 25, "window": 14}
    assert all("room" in (district.spaces[a].kind, district.spaces[b].kind) for a, b, _ in district.doors)


def test_map(library: Library) -> None:
    district = library.boards["district"]
    assert (len(district.grid[0]), len(district.grid)) == (80, 54)
    assert district.fill["()"] == "fountain"
    assert district.buildings["A"] == "watch-house"


def test_catacombs(library: Library) -> None:
    catacombs = library.boards["catacombs"]
    assert {space.slug: space.role for space in catacombs.spaces} == {
        "holy-altar": "holy_altar",
        "lair": "lair",
        "tunnel": "tunnel",
        "prison": "prison",
        "treasure-room": "treasure_room",
        "pentacle": "pentacle_below",
        "scriptorium": "scriptorium",
        "torture-chamber": "torture_chamber",
    }
    assert {space.slug: space.cyclops for space in catacombs.spaces if space.cyclops} == {
        "holy-altar": 1,
        "tunnel": 2,
        "torture-chamber": 3,
        "scriptorium": 4,
        "treasure-room": 5,
    }


def test_arrows_of_the_catacombs_lead_one_way_to_the_pentacle(library: Library) -> None:
    catacombs = library.boards["catacombs"]
    for space in catacombs.spaces:
        assert neighbours(catacombs, space.slug) == (set() if space.slug in ("lair", "pentacle") else {"pentacle"})
    assert not any(catacombs.walled)
