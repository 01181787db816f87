"""Another way than the shortest, typed."""

from __future__ import annotations

from contextlib import suppress

from cadwallon import State, scene
from cadwallon.rules.events import Event
from cadwallon.terminal.session import Quit
from tests.terminal.table import Paper, session

GIBBET = """
[[scene]]
name = "Two ways"
shows = ["D-1"]
[scene.given]
at = { elise = "beggars-cross" }
[scene.when]
actions = ["activate elise"]
[scene.then]
over = false
"""


def typed(*lines: str) -> tuple[State, list[Event], Paper]:
    """What happens when these lines are typed."""
    state = scene(GIBBET).state()
    answers = iter(["activate elise", *lines, "q"])
    screen = Paper(lambda prompt: next(answers))
    events: list[Event] = []
    table = session(state, (0, 1), screen)
    table.events = events
    table._before = 0
    with suppress(Quit):
        table.run()
    return state, events, screen


def way(events: list[Event]) -> object:
    return next(event.facts["way"] for event in events if event.name == "move")


def test_names_beginnings_and_codes_of_the_map_are_understood() -> None:
    state = scene(GIBBET).state()
    code = next(space.code for space in state.setting.terrain.spaces if space.slug == "crooked-elbow")
    for word in ("crooked-elbow", "crook", code, code.lower()):
        state, events, _ = typed(f"move gibbet-place via {word}")
        assert way(events) == ("crooked-elbow", "gibbet-place")
    _, events, _ = typed("move gibbet-place via the-shambles beggars-cross")
    assert way(events) == ("the-shambles", "beggars-cross", "library", "gibbet-place")


def test_a_way_that_cannot_be_is_explained_and_another_one_may_be_typed() -> None:
    _, events, screen = typed(
        "move gibbet-place via nowhere",
        "move gibbet-place via eel-gate",
        "end via library",
        "move gibbet-place via library",
    )
    told = "\n".join(screen.pages).replace("\n", " ")
    assert "'nowhere' is not the name of one space." in told
    assert "There is no such way: Eel Gate is too far off, or nobody passes it." in told
    assert "A way can be given for walks only" in told
    assert way(events) == ("library", "gibbet-place")
