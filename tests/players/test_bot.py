"""A bot on a seat: whatever its player does, there is a legal action and a game that goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from cadwallon.players import FALLBACK, Bot, Budget, Kind, Pace, find_player
from cadwallon.players.registry import BUILT_IN, QUICK
from cadwallon.rules.actions import Action
from cadwallon.sight import View
from tests.players.games import play

Answer = Callable[[Sequence[Action]], object]


class Scripted:
    """Answers as it is told, right or wrong."""

    def __init__(self, answer: Answer, needs_view: bool = False) -> None:
        self._answer = answer
        self.needs_view = needs_view
        self.budgets: list[Budget] = []

    def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
        assert (view is not None) == self.needs_view
        self.budgets.append(budget)
        return self._answer(legal)  # type: ignore[return-value]  # that is the point


def raising(problem: Exception) -> Answer:
    def answer(legal: Sequence[Action]) -> object:
        raise problem

    return answer


def seated(player: Scripted, pace: Pace = QUICK, playouts: int = 0) -> Bot:
    return Bot(Kind("scripted", lambda seed: player, pace), 1, playouts=playouts)


@pytest.mark.parametrize("needs_view", [False, True])
@pytest.mark.parametrize(
    ("answer", "why", "text"),
    [
        (raising(ZeroDivisionError("oops")), "crash", "ZeroDivisionError: oops"),
        (raising(RecursionError("too deep")), "crash", "RecursionError: too deep"),
        (lambda legal: None, "nonsense", "'None' is not among the"),
        (lambda legal: "dance", "nonsense", "'dance' is not among the"),
        (lambda legal: legal[0].text, "nonsense", "is not among the"),
        (lambda legal: Action("end", -1, -1, "end"), "nonsense", "'end' is not among the"),
    ],
)
def test_somebody_else_decides_for_who_cannot(answer: Answer, why: str, text: str, needs_view: bool) -> None:
    bot = seated(Scripted(answer, needs_view))
    state = play(bot, 10_000)
    assert state.over, "no bot loses the game for those who sit with it"
    assert bot.replaced == len(state.trail)
    assert bot.fault is not None
    assert (bot.fault.why, text in bot.fault.text) == (why, True)


def test_who_can_decide_is_left_alone() -> None:
    bot = seated(Scripted(lambda legal: legal[-1]))
    state = play(bot, 10_000)
    assert state.over
    assert (bot.replaced, bot.fault, bot.first_fault) == (0, None, None)


def test_the_first_fault_is_remembered_and_the_last_one_forgotten() -> None:
    times = iter(range(1000))
    bot = seated(Scripted(lambda legal: legal[0] if next(times) else None))
    play(bot, 5)
    assert bot.replaced == 1
    assert bot.fault is None
    assert bot.first_fault is not None
    assert bot.first_fault.why == "nonsense"


def test_a_stand_in_that_fails_too_loses_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Kind(FALLBACK, lambda seed: Scripted(raising(ValueError("me too")), needs_view=True), QUICK)
    monkeypatch.setitem(BUILT_IN, FALLBACK, broken)
    bot = seated(Scripted(raising(ValueError("no")), needs_view=True))
    assert play(bot, 10_000).over


def test_a_bot_is_given_its_pace() -> None:
    slow, quick = Scripted(lambda legal: legal[0]), Scripted(lambda legal: legal[0])
    play(seated(slow, Pace(0.5, 3.0)), 3)
    play(seated(quick, playouts=40), 3)
    assert slow.budgets[0] == Budget(0.5, 0)
    assert quick.budgets == [Budget(QUICK.decision, 40)] * 3
    assert find_player(FALLBACK).name == FALLBACK
