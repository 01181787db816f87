"""Every scene also watches that no treasure, card, mission or ducat appears or vanishes."""

from __future__ import annotations

from cadwallon.rules.state import State
from cadwallon.scenes.totals import lost_parts, supplies
from cadwallon.scenes.words import Words
from tests.scenes_runner.test_given import state_of

GIVEN = 'carries = { faras = ["scroll"] }\nhands = { nocturnis = ["run"] }\nducats = { nocturnis = 4 }'


def lacking(s: State) -> list[str]:
    return [str(failure) for failure in lost_parts(s, Words(s.setting), supplies(s))]


def test_nothing_is_lacking_at_first() -> None:
    assert lacking(state_of(GIVEN)) == []


def test_what_vanishes_is_named() -> None:
    s = state_of(GIVEN)
    s.loads[s.setting.figure_index["faras"]] = ()
    s.set_hand(1, ())
    s.ducats[1] += 1
    s.missions = s.missions[1:]
    assert lacking(s) == [
        "treasures in the game: scroll: expected 3, actual 2",
        "Arcana cards in the game: run: expected 5, actual 4",
        "missions in the game: red-gem-0: expected 1, actual 0",
        "ducats of bank, purses and pools together: expected 0, actual 1",
    ]
