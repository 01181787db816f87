"""Records of games in which players chose their ways."""

from __future__ import annotations

from random import Random

from cadwallon import Event, State, apply, new_game
from cadwallon.record import record, replay, same_state, verify
from cadwallon.rules.engine import answers_of
from cadwallon.rules.errors import NoWay
from cadwallon.rules.movement import WALKS, Move
from cadwallon.rules.windows import RivalWindow
from tests.properties.helpers import eager, find
from tests.record.played import GAME_SEED, refusal


def with_ways() -> tuple[State, list[Event]]:
    """A whole game in which thieves go the longest way round that is possible by one space."""
    events: list[Event] = []
    state = new_game(9, players=2, seed=GAME_SEED, log=events.append)
    luck = Random(1)
    while not state.over:
        action = eager(state, luck)
        way: list[str] = []
        if action.verb in WALKS:
            for space in luck.sample(state.setting.terrain.spaces, 12):
                try:
                    apply(state.copy(), action, None, [space.slug])
                except NoWay:
                    continue
                way = [space.slug]
        apply(state, action, events.append, way)
    return state, events


def test_given_ways_are_kept_and_told_again() -> None:
    state, events = with_ways()
    text = record(state)
    walked = [line for line in text.splitlines() if " via " in line]
    assert len(walked) > 15
    assert any(" move " in line for line in walked)
    again: list[Event] = []
    replayed = replay(text, log=again.append)
    assert same_state(replayed, state)
    assert again == events
    assert record(replayed) == text
    assert verify(text).holds


def test_a_record_with_a_way_that_cannot_be_is_refused() -> None:
    text = record(with_ways()[0])
    line = next(line for line in text.splitlines() if " via " in line)
    wrong = line.partition(" via ")[0] + " via "
    assert "cannot get to holy-altar" in refusal(text.replace(line, wrong + "holy-altar")).reason
    assert "there is no space 'nowhere'" in refusal(text.replace(line, wrong + "nowhere")).reason


def test_a_declared_way_is_part_of_the_record() -> None:
    """Saved while a rival thinks about his answer."""
    asked = find(lambda s: isinstance(s.stack[-1], RivalWindow) and isinstance(s.stack[-2], Move), players=2)
    move = asked.stack[-2]
    assert isinstance(move, Move)
    assert move.goal is not None
    before = replay(record(asked, secret=True), to=len(answers_of(asked.trail)) - 1)
    for space in before.setting.terrain.spaces:
        state = before.copy()
        try:
            apply(state, move.goal.text, None, [space.slug])
        except NoWay:
            continue
        text = record(state, secret=True)
        if " via " in text:
            assert same_state(replay(text), state)
            assert not same_state(replay(text), asked)
            return
    raise AssertionError("there is no other way")
