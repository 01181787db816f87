"""Where everything is: outlines fit together, places are inside and clear of walls and doors."""

from __future__ import annotations

import json
import math

import pytest

from cadwallon.drawing import Geometry, Layout, SpaceShape, geometry
from tests.drawing.points import edges, inside, off_outline, off_segment, surface

FIGURE, TOKEN = 21, 15


def places(space: SpaceShape) -> list[tuple[float, float]]:
    return [*space.figures, *(p for p in (space.chest, space.exploration) if p)]


def test_every_space_is_there(layout: Layout, shape: Geometry) -> None:
    assert list(shape.spaces) == [space.slug for space in layout.board.spaces]
    for space in layout.board.spaces:
        found = shape.spaces[space.slug]
        assert (found.code, found.kind, found.role, found.side) == (space.code, space.kind, space.role, space.side)
        assert len(found.outline[0]) > 3
        assert bool(found.pentacle) == space.pentacle


def test_outlines_cover_what_the_map_gives_them(layout: Layout, shape: Geometry) -> None:
    """Slanted lines take and give a little at every border, but no space changes its size much."""
    for space in layout.board.spaces:
        cells = sum(row.count(space.code) for row in layout.board.grid) * layout.cell**2
        outer, *holes = (surface(ring) for ring in shape.spaces[space.slug].outline)
        assert outer - sum(holes) == pytest.approx(cells, rel=0.2), space.slug


def test_outlines_stay_on_the_board(shape: Geometry) -> None:
    for space in shape.spaces.values():
        for x, y in space.outline[0]:
            assert 0 <= x <= shape.width
            assert 0 <= y <= shape.height


def test_everything_lies_inside_its_space(shape: Geometry) -> None:
    for slug, space in shape.spaces.items():
        assert inside(space.center, space.outline), slug
        for p in places(space):
            assert inside(p, space.outline), slug
            assert off_outline(p, space.outline) >= TOKEN, slug
        if space.label:
            assert inside(space.label, space.outline), slug


def test_figures_do_not_stand_in_the_walls(shape: Geometry) -> None:
    for slug, space in shape.spaces.items():
        for p in space.figures:
            assert off_outline(p, space.outline) >= FIGURE - 3.1, slug


def test_things_do_not_lie_on_each_other(shape: Geometry) -> None:
    for slug, space in shape.spaces.items():
        if space.kind == "room":
            assert space.chest, slug
            assert space.exploration, slug
            assert math.dist(space.chest, space.exploration) >= 2 * TOKEN, slug
            assert math.dist(space.figures[0], space.chest) >= FIGURE + TOKEN - 2, slug
            assert math.dist(space.figures[0], space.exploration) >= FIGURE + TOKEN - 2, slug
        for number, p in enumerate(space.figures):
            assert all(math.dist(p, q) >= FIGURE for q in space.figures[:number]), slug


def test_chests_and_figures_are_clear_of_doors(shape: Geometry) -> None:
    for passage in shape.passages:
        if passage.kind != "line":
            for slug in (passage.a, passage.b):
                space = shape.spaces[slug]
                if space.kind == "room":
                    assert all(math.dist(p, passage.at) >= 22 for p in places(space)), (slug, passage)


def test_neighbours_share_a_border(layout: Layout, shape: Geometry) -> None:
    """Where a way crosses lies on both outlines, and a little further on each side is the space it should be."""
    for passage in shape.passages:
        a, b = shape.spaces[passage.a], shape.spaces[passage.b]
        for space in (a, b):
            assert min(off_segment(passage.at, p, q) for ring in space.outline for p, q in edges(ring)) < 0.5
        (x, y), (dx, dy) = passage.at, passage.normal
        assert math.hypot(dx, dy) == pytest.approx(1, abs=0.01)
        assert inside((x - 4 * dx, y - 4 * dy), a.outline), passage
        assert inside((x + 4 * dx, y + 4 * dy), b.outline), passage


def test_ways_are_those_of_the_rules(layout: Layout, shape: Geometry) -> None:
    pairs = {(passage.a, passage.b) for passage in shape.passages}
    pairs |= {(passage.b, passage.a) for passage in shape.passages if passage.kind != "arrow"}
    slugs = [space.slug for space in layout.board.spaces]
    assert pairs == {(slugs[i], slugs[j]) for i, row in enumerate(layout.board.near) for j in row}
    for i, row in enumerate(layout.board.near):
        assert shape.spaces[slugs[i]].next == tuple(slugs[j] for j in row)


def test_doors_are_where_the_table_wants_them(layout: Layout, shape: Geometry) -> None:
    board = layout.board
    doors = [passage for passage in shape.passages if passage.kind != "line"]
    assert len(doors) == len(board.doors)
    for number, (column, row) in board.artwork.spots.items():
        wanted = (column * layout.cell, row * layout.cell)
        assert math.dist(doors[number].at, wanted) < layout.cell


def test_gates_open_at_their_side(shape: Geometry) -> None:
    gates = [space for space in shape.spaces.values() if space.kind == "gate"]
    edge = {"north": (1, 0.0), "south": (1, shape.height), "west": (0, 0.0), "east": (0, shape.width)}
    for gate in gates:
        assert gate.exit
        assert gate.outwards
        way, value = edge[gate.side]
        assert gate.exit[way] == value
        assert gate.exit_width >= 44
        x, y = gate.exit
        assert inside((x - 5 * gate.outwards[0], y - 5 * gate.outwards[1]), gate.outline)
    assert len(gates) == (16 if shape.board == "district" else 0)


def test_names_have_room(shape: Geometry) -> None:
    for slug, space in shape.spaces.items():
        assert space.label, slug
        assert space.label_width > 20, slug
    titles = [note for note in shape.notes if note.style == "title"]
    assert [note.id for note in titles] == [f"board-{shape.board}"]
    assert titles[0].width > 80


def test_geometry_is_plain_json(layout: Layout, shape: Geometry) -> None:
    text = json.dumps(shape.to_dict())
    assert json.dumps(geometry(layout).to_dict()) == text
    again = json.loads(text)
    slug, space = next(iter(shape.spaces.items()))
    assert again["spaces"][slug]["center"] == list(space.center)
    assert None not in again["spaces"][slug].values()
    assert len(again["passages"]) == len(shape.passages)
