"""Whose answer counts, what is answered without asking, and who sits where."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cadwallon import scene
from cadwallon.players import Bot, Budget, Fault, Kind, Pace, RandomPlayer
from cadwallon.players.registry import QUICK
from cadwallon.rules.actions import Action
from cadwallon.rules.fight import Fight
from cadwallon.rules.spoils import Won
from cadwallon.rules.windows import RivalWindow
from cadwallon.sight import View
from cadwallon.table import Refusal, Table
from tests.table.tables import answer, around, table_of, wander


def refused(table: Table, seat: int, at: int, text: str) -> str:
    with pytest.raises(Refusal) as problem:
        table.answer(seat, at, text)
    return problem.value.why


def test_only_the_right_answer_of_the_right_seat_to_the_right_decision_counts() -> None:
    table = table_of("here", "here")
    seat, other = table.state.seat, 1 - table.state.seat
    text = table.state.legal[0].text
    assert refused(table, other, table.at(other), text) == "turn"
    assert refused(table, seat, table.at(seat) + 1, text) == "past"
    assert refused(table, seat, table.at(seat) - 1, text) == "past"
    assert refused(table, seat, table.at(seat), "dance") == "action"
    assert refused(table, seat, table.at(seat), "") == "action"
    assert table.decisions == 0
    answer(table, text)
    assert table.decisions == 1
    assert refused(table, seat, 0, text) == "past"


def test_nothing_counts_when_the_game_is_over() -> None:
    table = table_of("here", "here")
    wander(table, 10_000)
    assert table.asked is None
    assert refused(table, 0, table.at(0), "pass") == "over"


def test_each_seat_counts_its_own_decisions() -> None:
    table = table_of("here", "here", "here")
    wander(table, 50)
    assert [table.at(seat) for seat in range(3)] == [chair.answers for chair in table.chairs]
    assert sum(table.at(seat) for seat in range(3)) == 50
    assert table.at(None) == 0


# -- bots ----------------------------------------------------------------------------------------
def test_bots_play_until_a_person_must_decide() -> None:
    table = table_of("here", "bot", "bot")
    while not table.state.over:
        table.play(1000)
        assert table.waits
        if not table.state.over:
            assert table.state.seat == 0
            wander(table, 1)


def test_a_bot_gets_its_view_and_the_legal_actions_and_nothing_else() -> None:
    asked: list[tuple[View | None, tuple[Action, ...]]] = []

    class Curious:
        needs_view = True

        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            asked.append((view, tuple(legal)))
            return legal[0]

    table = table_of("bot", "bot")
    for chair in table.chairs:
        chair.player = Bot(Kind("curious", lambda seed: Curious(), QUICK), 1)
    seat = table.state.seat
    table.play(1)
    ((seen, legal),) = asked
    assert seen is not None
    assert seen.seat == seat
    assert seen.legal == legal


def test_a_slow_bot_is_not_waited_for() -> None:
    table = table_of("bot", "bot")
    for chair in table.chairs:
        chair.player = Bot(Kind("ponderous", RandomPlayer, Pace(1.0, 6.0)), 1)
    assert table.play(10) == []
    assert table.thinks_slowly
    assert not table.answers_at_once
    question = table.question()
    assert table.is_open(question)
    table.go_on(question.choose())
    assert not table.is_open(question)


class Broken:
    """Fails, but only in this way."""

    needs_view = False

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        raise ValueError("out of ideas")


def test_somebody_else_decides_for_a_bot_that_cannot_and_it_is_told() -> None:
    table = table_of("bot", "bot", "bot")
    for chair in table.chairs:
        chair.player = Bot(Kind("broken", lambda seed: Broken(), QUICK), 1)
    secret = 0
    while not table.state.over:
        seat, first = table.state.seat, table.told
        hidden = isinstance(table.state.stack[-1], (RivalWindow, Won))
        secret += hidden
        (answer,) = table.play(1)
        assert answer.fault == Fault("crash", "ValueError: out of ideas")
        told = [entry.event.facts for entry in table.news(first) if entry.event.name == "replaced"]
        assert told == ([] if hidden else [{"seat": seat, "why": "crash"}])
    assert secret > 0, "where nobody may know who is asked nobody is told that a bot was replaced"


def test_a_bot_that_lost_its_seat_is_not_believed() -> None:
    table = table_of("here", "here")
    seat = table.state.seat
    table.take_over(seat, "random", 1)
    question = table.question()
    table.give_back(seat)
    assert not table.is_open(question)


def test_a_bot_takes_over_and_gives_back() -> None:
    table = table_of("here", "here")
    seat = table.state.seat
    assert table.waits
    table.take_over(seat, "random", 1)
    assert not table.waits
    assert refused(table, seat, table.at(seat), table.state.legal[0].text) == "seat"
    table.play(1)
    table.give_back(seat)
    assert table.chairs[seat].person
    assert table.decisions == 1
    with pytest.raises(LookupError):
        table.take_over(seat, "nobody-of-this-name", 1)
    bots = table_of("bot", "here")
    with pytest.raises(Refusal):
        bots.give_back(0)


# -- orders --------------------------------------------------------------------------------------
def play_to(table: Table, kind: type, chance: random.Random) -> bool:
    """Random answers until something of this kind asks somebody whose turn it is not."""
    while not table.state.over:
        state = table.state
        if type(state.stack[-1]) is kind and state.seat != state.turn and any(a.verb == "pass" for a in state.legal):
            return True
        answer(table, chance.choice(state.legal).text)
    return False


def found(kind: type) -> Table:
    for seed in range(200):
        table = table_of("here", "here", "here", seed=seed)
        if play_to(table, kind, random.Random(seed)):
            return table
    pytest.fail(f"nobody was ever asked in {kind.__name__}")


def test_ordered_passes_are_not_asked_for() -> None:
    table = found(RivalWindow)
    seat = table.state.seat
    top = table.state.stack[-1]
    assert isinstance(top, RivalWindow)
    word = {"rival_move_start": "move", "rival_pick_roll": "lock", "rival_mission": "mission"}[top.window]
    others = [w for w in ("move", "lock", "mission", "fight") if w != word]
    table.order(seat, others, "game")
    assert table.waits, "this occasion was not ordered"
    table.order(seat, [word], "turn")
    assert not table.waits
    assert table.orders(seat) == [word]
    (done, *_) = table.play(1)
    assert (done.seat, done.action) == (seat, "pass")


def test_orders_for_a_turn_end_with_it() -> None:
    table = table_of("here", "here", seed=3)
    wander(table, 20)
    seat, turn = 0, (table.state.round, table.state.turn)
    table.order(seat, ["move", "lock", "mission"], "turn")
    chance = random.Random(1)
    while (table.state.round, table.state.turn) == turn:
        assert table.orders(seat) == ["move", "lock", "mission"]
        answer(table, chance.choice(table.state.legal).text)
    assert table.orders(seat) == []


def test_own_fights_are_only_passed_if_that_is_ordered() -> None:
    table = found(Fight)
    seat = table.state.seat
    table.order(seat, ["move", "lock", "mission"], "game")
    assert table.waits
    table.order(seat, ["fight"], "turn")
    assert not table.waits
    (done, *_) = table.play(1)
    assert done.action == "pass"


def test_unknown_orders_are_refused() -> None:
    table = table_of("here", "here")
    for occasions, until in ((["everything"], "turn"), (["move"], "tomorrow")):
        with pytest.raises(Refusal):
            table.order(0, occasions, until)
    assert table.orders(0) == []


# -- looking ahead and back ----------------------------------------------------------------------
def test_looking_is_for_who_decides_and_changes_nothing() -> None:
    table = table_of("here", "here")
    chance = random.Random(1)
    while not any(action.verb == "activate" for action in table.state.legal):
        answer(table, chance.choice(table.state.legal).text)
    seat, trail = table.state.seat, table.state.trail
    figure = next(a.text.split()[1] for a in table.state.legal if a.verb == "activate")
    assert table.look(seat, table.at(seat), figure).seat == seat
    assert table.state.trail == trail
    for seat_, at, wanted in (
        (1 - seat, table.at(1 - seat), figure),
        (seat, table.at(seat) + 1, figure),
        (seat, table.at(seat), "nobody"),
    ):
        with pytest.raises(Refusal):
            table.look(seat_, at, wanted)


def test_a_way_is_told_kept_and_taken_back_like_any_step() -> None:
    state = scene(
        """
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
    ).state()
    table = around(state, "here", "here")
    answer(table, "activate elise")
    trail, at = table.state.trail, table.at(0)
    with pytest.raises(Refusal) as problem:
        table.answer(0, at, "move gibbet-place", ["eel-gate"])
    assert (problem.value.why, problem.value.facts) == ("way", {"space": "eel-gate"})
    with pytest.raises(Refusal, match="action"):
        table.answer(0, at, "move gibbet-place", ["moon"])
    assert (table.state.trail, table.at(0)) == (trail, at)
    kept = table.answer(0, at, "move gibbet-place", ["crooked-elbow", "crooked-elbow"])
    assert kept.action == "move gibbet-place via crooked-elbow"
    assert table.news(0)[-1].seen_by(1)["way"] == ("crooked-elbow", "gibbet-place")
    assert table.can_undo(0) == "yes"
    table.undo(0, table.at(0))
    assert table.state.trail == trail


def test_only_the_last_events_are_kept() -> None:
    table = table_of("here", "here")
    wander(table, 10_000)
    assert table.told > 130
    kept = table.news(0)
    assert [entry.n for entry in kept] == list(range(table.told - len(kept), table.told))
    assert len(table.news(0, 60)) == 60
    assert table.news(table.told) == []
