"""The bench of bots: what is timed, and how it is told. No figure is asserted."""

from __future__ import annotations

import pytest

from bench.bots import Theirs, report
from bench.bots_side import Side, Table, counted, decided, merged, whole_game
from bench.decisions import Figures, Spent, Watch, Work, figures, p95, rate, together
from cadwallon import new_game
from cadwallon.players import Bot, Kind, Pace, find_player
from cadwallon.players.registry import QUICK


def test_times_are_summed_up() -> None:
    assert figures([0.5, 0.125, 0.25, 0.125]) == Figures(4, 0.25, 0.1875, 0.5, 0.5)
    assert p95([float(n) for n in range(1, 101)]) == 95
    assert p95([7.0]) == 7


def test_every_decision_is_noted_on_both_clocks() -> None:
    watch = Watch()
    assert [watch.time(lambda n=n: n) for n in range(3)] == [0, 1, 2]  # type: ignore[misc]
    spent = watch.spent()
    assert len(spent["wall"]) == len(spent["processor"]) == 3
    assert len(together([spent, spent])["wall"]) == 6


def test_playouts_per_second_count_all_runs() -> None:
    works = [Work(playouts=30, wall=1.0, processor=0.5), Work(playouts=10, wall=3.0, processor=0.5)]
    assert (rate(works, "wall"), rate(works, "processor")) == (10, 40)


def test_several_runs_at_a_table_are_told_as_one() -> None:
    def run(times: list[float], turn: float, playouts: int) -> Side:
        spent = Spent(wall=times, processor=times)
        work = Work(playouts=playouts, wall=turn, processor=turn)
        return Side(table="t", players=2, spent={"novice": spent}, turns=[turn], search=work)

    both = merged([run([1.0], 2.0, 3), run([4.0, 5.0], 6.0, 7)])
    assert both["spent"]["novice"]["wall"] == [1.0, 4.0, 5.0]
    assert both["turns"] == [2.0, 6.0]
    assert both["search"] == Work(playouts=10, wall=8.0, processor=8.0)


def test_a_game_of_a_level_has_its_decisions_timed() -> None:
    assert len(whole_game("novice", Table(1, 2), 1).wall) > 100


def test_a_bot_that_fails_is_not_measured_by_who_stands_in() -> None:
    class Broken:
        needs_view = False

        def choose(self, *given: object) -> object:
            raise ValueError("no")

    bot = Bot(Kind("broken", lambda seed: Broken(), QUICK), 1)  # type: ignore[arg-type, return-value]
    with pytest.raises(RuntimeError, match="broken failed: crash: ValueError: no"):
        decided(bot, new_game(1, players=2, seed=1))


def test_the_playouts_of_a_guild_master_are_counted() -> None:
    work = Work(playouts=0, wall=0.0, processor=0.0)
    state = new_game(1, players=2, seed=1)
    kind = find_player("guild-master")
    bot = Bot(Kind(kind.name, kind.factory, Pace(1.0, 6.0)), 1, playouts=16)
    with counted(work):
        decided(bot, state)
    assert work["playouts"] >= 8
    assert work["wall"] > 0
    before = work["playouts"]
    decided(bot, state)
    assert work["playouts"] == before, "nothing is counted when nobody measures"


def test_the_report_compares_like_with_like() -> None:
    def of(seconds: float) -> Spent:
        return Spent(wall=[seconds] * 20, processor=[seconds / 2] * 20)

    theirs = Theirs(alpha_beta=of(0.04), tree_search=Work(playouts=20, wall=1.0, processor=1.0))
    levels = {"novice": of(0.001), "cutpurse": of(0.01), "guild-master": of(1.0)}
    work = Work(playouts=500, wall=1.0, processor=1.0)
    ours = Side(table="adventure 1, 2 players", players=2, spent=levels, turns=[5.0, 5.9], search=work)
    four = Side(table="adventure 1, 4 players", players=4, spent=levels, turns=[5.0], search=work)
    slower = Theirs(alpha_beta=of(0.04), tree_search=Work(playouts=10, wall=1.0, processor=1.0))
    cells = [line.split("|") for line in report([theirs, slower], [ours, four]).splitlines() if line]
    lines = {label.strip(): first.strip() for _, label, first, *_ in cells}
    assert lines["cutpurse / alpha-beta, mean"] == lines["cutpurse / alpha-beta, p95"] == "0.25 (0.25)"
    assert lines["playouts/s, adventure 1, 2 players"] == "25.0 (25.0)"
    assert lines["playouts/s, adventure 1, 4 players"] == "50.0 (50.0)"
    assert lines["guild-master, longest turn, s"] == "5.90"
