"""The picture: no text, light, the same every time, and every reference leads somewhere."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from cadwallon.drawing import Layout, arrange, draw
from cadwallon.library import load_content

PACK = Path(__file__).parents[2] / "examples/packs/roof-runners"
LIGHT = {"district": 29_000, "catacombs": 15_000}
"""Bytes that a compressed picture may have."""


@pytest.fixture(scope="module")
def picture(layout: Layout) -> str:
    return draw(layout)


def test_no_text(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    assert not [
        node.tag for node in root.iter() if node.tag.endswith(("}text", "}tspan", "}title", "}style", "}script"))
    ]
    assert not "".join(root.itertext()).strip()


def test_light(layout: Layout, picture: str) -> None:
    assert len(gzip.compress(picture.encode(), 9)) <= LIGHT[layout.board.id]


def test_size(layout: Layout, picture: str) -> None:
    root = ElementTree.fromstring(picture)
    assert root.get("viewBox") == f"0 0 {layout.width:.0f} {layout.height:.0f}"


def test_ids_are_defined_once_and_found(picture: str) -> None:
    ids = re.findall(r' id="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
    assert used <= set(ids)
    assert used == {name for name in ids if name in used}


def test_paths_can_be_read(picture: str) -> None:
    """A browser stops drawing a path at the first thing that it does not understand."""
    number = r"-?(?:\d+\.?\d*|\.\d+)"
    well_formed = re.compile(rf"(?:[MmLlHhVvQqTtCcAaZz](?:[ ,]?{number})*)+")
    for d in re.findall(r' d="([^"]*)"', picture):
        assert d[0] == "M"
        assert well_formed.fullmatch(d), d


def test_nothing_from_elsewhere(picture: str) -> None:
    addresses = set(re.findall(r"\w+://[^\"' ]+", picture))
    assert addresses == {"http://www.w3.org/2000/svg"}


def test_every_door_is_painted(layout: Layout, picture: str) -> None:
    doors = sum(way.kind != "line" for way in layout.ways)
    assert len(re.findall(r'href="#(?:door|window|onwards)"', picture)) == doors


def test_same_bytes_in_another_process(layout: Layout, picture: str) -> None:
    """Also with another order of hashing."""
    code = (
        "import sys; from cadwallon.drawing import draw; from cadwallon.library import load_content; "
        f"sys.stdout.write(draw(load_content().boards[{layout.board.id!r}]))"
    )
    run = subprocess.run([sys.executable, "-c", code], env={"PYTHONHASHSEED": "7"}, capture_output=True, check=True)
    assert run.stdout.decode() == picture


def test_a_pack_draws_too() -> None:
    plain, other = (load_content(*packs).boards["district"] for packs in ((), (PACK,)))
    before, after = draw(plain), draw(other)
    assert 'id="gibbet"' in before
    assert 'id="gibbet"' not in after  # the pack has carried it off
    assert before.count('href="#window"') == after.count('href="#window"')  # one boarded up, one made
    assert before != after


def test_quick() -> None:
    """Far above what it takes, but far below what would be felt as waiting."""
    board = load_content().boards["district"]
    start = time.process_time()
    draw(arrange(board))
    assert time.process_time() - start < 5
