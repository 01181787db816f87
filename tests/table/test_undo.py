"""Taking back: to the last die, hidden card or other player's decision, and no further."""

from __future__ import annotations

import random

import pytest

from cadwallon.record import same_state
from cadwallon.rules.state import State
from cadwallon.rules.windows import RivalWindow
from cadwallon.table import Refusal, Table
from tests.table.tables import answer, around, table_of, wander


def in_own_activation(table: Table, wanted: str) -> None:
    """Play on at random until somebody may do this in his turn."""
    chance = random.Random(5)
    while not any(action.text.startswith(wanted) for action in table.state.legal):
        assert not table.state.over
        answer(table, chance.choice(table.state.legal).text)


def test_a_step_that_taught_nobody_anything_is_taken_back() -> None:
    table = table_of("here", "here")
    in_own_activation(table, "activate")
    seat, before = table.state.seat, table.state.copy()
    at, told = table.at(seat), table.told
    answer(table, next(a.text for a in table.state.legal if a.verb == "activate"))
    assert table.can_undo(seat) == "yes"
    assert table.undo(seat, table.at(seat)) == [seat]
    assert same_state(table.state, before)
    assert table.at(seat) > at + 1, "an answer to what was taken back must not count for what follows"
    (undone,) = table.news(told)
    assert undone.event.name == "undone"
    assert undone.event.facts == {"seat": seat, "first": told}


def test_several_steps_are_taken_back_one_by_one() -> None:
    table = table_of("here", "here", seed=4)
    in_own_activation(table, "activate")
    seat = table.state.seat
    states = [table.state.copy()]
    answer(table, next(a.text for a in table.state.legal if a.verb == "activate"))
    states.append(table.state.copy())
    answer(table, next(a.text for a in table.state.legal if a.verb == "move"))
    if table.state.seat == seat and table.can_undo(seat) == "yes":
        table.undo(seat, table.at(seat))
        assert same_state(table.state, states[1])
        table.undo(seat, table.at(seat))
        assert same_state(table.state, states[0])


def test_a_die_is_never_taken_back() -> None:
    table = table_of("here", "here")
    in_own_activation(table, "pick")
    seat, rolls = table.state.seat, table.state.rolls
    answer(table, next(a.text for a in table.state.legal if a.verb == "pick"))
    assert table.state.rolls > rolls
    if table.state.seat == seat:
        assert table.can_undo(seat) == "die"
        with pytest.raises(Refusal) as refused:
            table.undo(seat, table.at(seat))
        assert (refused.value.why, refused.value.facts) == ("undo", {"reason": "die"})


def test_nobody_takes_back_over_another_players_decision() -> None:
    table = table_of("here", "here")
    first = table.state.seat
    assert table.can_undo(first) == "start"
    answer(table, table.state.legal[0].text)
    while table.state.seat == first:
        answer(table, table.state.legal[0].text)
    other = table.state.seat
    assert table.can_undo(other) in ("rival", "start", "die", "card")
    assert table.can_undo(first) is None, "who is not asked has nothing to take back"
    with pytest.raises(Refusal):
        table.undo(first, table.at(first))


@pytest.mark.parametrize("adventure", [1, 4, 6, 9, 10, 12, 14])
def test_what_is_taken_back_taught_nobody_anything(adventure: int) -> None:
    """In random games: whenever it is allowed, no chance was used and nothing hidden has moved since."""
    table = table_of("here", "here", adventure=adventure, seed=adventure)
    chance = random.Random(adventure)
    taken_back = 0
    while not table.state.over:
        seat = table.state.seat
        if table.can_undo(seat) == "yes" and chance.random() < 0.3:
            now = table.state.copy()
            table.undo(seat, table.at(seat))
            before = table.state
            assert before.seat == seat
            assert hidden_parts(before) == hidden_parts(now)
            taken_back += 1
        answer(table, chance.choice(table.state.legal).text)
    assert taken_back > 10


def hidden_parts(state: State) -> object:
    """Chance used so far, and what lies face down."""
    return (
        state.rolls, state.draws, state.deck, state.mission_deck, state.intrigue_deck, state.tokens, state.left_out,
        state.seen, state.round,
    )  # fmt: skip


def windows_of(state: State) -> bool:
    return type(state.stack[-1]) is RivalWindow


def test_a_rivals_silent_pass_changes_nothing_about_undo() -> None:
    """Whether a rival held a card, was asked and passed, or held none: the mover may take back just the same."""
    compared = 0
    for seed in range(12):
        table = table_of("here", "here", "here", seed=seed)
        chance = random.Random(seed)
        while not table.state.over:
            mover, before = table.state.seat, table.state.copy()
            action = chance.choice(table.state.legal).text
            answer(table, action)
            asked = False
            while not table.state.over and windows_of(table.state):
                answer(table, "pass")
                asked = True
            if asked and mover == before.turn and table.asked == mover:
                unasked = around(without_cards(before, mover), "here", "here", "here")
                answer(unasked, action)
                assert unasked.asked == mover
                # what went before is not known there: only this step counts
                assert (unasked.can_undo(mover) == "yes") == (table.can_undo(mover) == "yes")
                compared += 1
    assert compared > 20


def without_cards(state: State, mover: int) -> State:
    """The same if the mover's rivals held no cards."""
    trial = state.copy()
    for seat in range(trial.setting.seats):
        if seat != mover:
            trial.set_hand(seat, ())
    return trial


def test_undone_passes_of_rivals_are_counted_for_them() -> None:
    """A rival who was asked and passed is not shown by his counter that something of his was taken back."""
    table = table_of("here", "here", "here", seed=2)
    chance = random.Random(11)
    for _ in range(3000):
        if table.state.over:
            table = table_of("here", "here", "here", seed=chance.randrange(10**6))
        if windows_of(table.state):
            mover, rival = table.state.turn, table.state.seat
            before = {seat: table.at(seat) for seat in range(3)}
            answer(table, "pass")
            if table.state.seat == mover and table.can_undo(mover) == "yes":
                gone = table.undo(mover, table.at(mover))
                assert gone[0] == mover
                assert rival in gone
                others = [seat for seat in range(3) if seat not in (mover, rival)]
                assert table.at(rival) == before[rival] + 2
                assert all(table.at(seat) == before[seat] + 1 for seat in others if seat not in gone)
                return
            continue
        answer(table, chance.choice(table.state.legal).text)
    pytest.fail("no rival ever passed before something that could be taken back")


def test_a_game_that_was_loaded_starts_afresh() -> None:
    table = table_of("here", "here")
    wander(table, 20)
    loaded = around(table.state.copy(), "here", "here")
    assert loaded.can_undo(loaded.state.seat) == "start"
