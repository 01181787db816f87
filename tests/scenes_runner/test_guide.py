"""docs/scenes.md is all that a writer of scenes has: it must know every word and tell the truth."""

from __future__ import annotations

import re
from pathlib import Path

from cadwallon.library import load_content
from cadwallon.rules.speech import SHAPES, VERBS
from cadwallon.scenes import run_scene, scene
from cadwallon.scenes.facts import FACTS
from cadwallon.scenes.given import GIVEN, PHASES
from cadwallon.scenes.tell import EVENTS

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "scenes.md").read_text(encoding="utf-8")

UNUSED = {"return", "maul", "rumour"}
"""Verbs that no decision offers."""


def told(word: str) -> bool:
    return re.search(rf"`\"?{re.escape(word)}\b", GUIDE) is not None


def test_every_word_is_explained() -> None:
    assert [word for word in sorted(GIVEN | set(FACTS) | set(PHASES)) if not told(word)] == []


def test_every_action_is_explained() -> None:
    verbs = {VERBS.get(verb, verb) for verb in SHAPES} - UNUSED
    assert [verb for verb in sorted(verbs) if not told(verb)] == []


def test_every_event_is_explained() -> None:
    rules = ROOT / "src" / "cadwallon" / "rules"
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(rules.rglob("*.py")))
    names = set(re.findall(r'(?:tell\(\s*log, |Event\()"(\w+)"', source))
    assert names <= EVENTS
    listed = GUIDE[GUIDE.index("Events and their facts") : GUIDE.index("## The board")]
    assert [name for name in sorted(names) if not re.search(rf"(?m)(^ {{4}}| {{2}}){name}( |$)", listed)] == []


def test_the_examples_are_true() -> None:
    examples = [text for text in re.findall(r"```toml\n(.*?)```", GUIDE, re.S) if "[scene.then]" in text]
    assert len(examples) == 3
    for example in examples:
        result = run_scene(scene(example))
        assert result.passed, result


def test_the_catacombs_are_told() -> None:
    boards = load_content().boards
    section = GUIDE[GUIDE.index("## The catacombs") : GUIDE.index("## The board")]
    pentacles = [space for space in boards["district"].spaces if space.pentacle]
    spaces = [*boards["catacombs"].spaces, *pentacles]
    assert [space.slug for space in spaces if f"`{space.slug}`" not in section] == []


def test_the_board_is_drawn_right() -> None:
    board = load_content().boards["district"]
    rows = [
        f"| {space.slug} | {space.kind} | {', '.join(board.spaces[j].slug for j in board.near[i])} |"
        for i, space in enumerate(board.spaces)
    ]
    table = GUIDE[GUIDE.index("| space | | one step away |") :]
    assert table.strip().splitlines()[2:] == rows


def test_default_gates_are_told() -> None:
    state = scene('name = "a"\nshows = ["S-8"]\ngiven = { players = 4 }\nthen = { ap = 7 }').state()
    names = state.setting.names
    for gang in state.setting.crew:
        line = ", ".join(f"{names[f]}: {state.slug(state.position[f])}" for f in gang)
        assert line in GUIDE
