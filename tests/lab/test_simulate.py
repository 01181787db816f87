"""Running a plan: the same result however it is spread, and no loss when it is broken off."""

from __future__ import annotations

import csv
import importlib
import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from cadwallon.lab import games as games_module
from cadwallon.lab.games import Batch, GameBroke, Row, play_batch
from cadwallon.lab.output import OutputError, open_writer
from cadwallon.lab.plan import Plan
from cadwallon.lab.report import report
from cadwallon.lab.simulate import GAMES_PER_BATCH, simulate
from cadwallon.lab.summary import Summary
from cadwallon.library import load_content
from cadwallon.players import Budget, Fault, Kind, RandomPlayer
from cadwallon.players.registry import BUILT_IN, QUICK
from cadwallon.rules.actions import Action
from cadwallon.sight import View

GANGS = tuple(load_content().gangs)


def plan(games: int, players: int = 2, adventures: tuple[str, ...] = ("adv_01",)) -> Plan:
    return Plan(games, players, adventures, ("random",), 11, GANGS)


def written(path: Path, what: Plan, jobs: int) -> bytes:
    writer = open_writer(path)
    outcome = simulate(what, lambda batch: writer.write(batch.rows), jobs)
    writer.close()
    assert outcome.games == what.games
    assert not outcome.interrupted
    return path.read_bytes()


def test_same_file_on_one_process_and_on_two(tmp_path: Path) -> None:
    what = plan(3 * GAMES_PER_BATCH)
    one = written(tmp_path / "one.csv", what, 1)
    assert written(tmp_path / "two.csv", what, 2) == one
    assert one.count(b"\n") == 1 + 2 * what.games


def test_rows_tell_the_game() -> None:
    rows = play_batch(plan(4, 4), range(4)).rows
    assert len(rows) == 16
    for number in range(4):
        table = [row for row in rows if row.game == number]
        assert [row.seat for row in table] == [0, 1, 2, 3]
        assert sorted(row.place for row in table) == [1, 2, 3, 4]
        assert sorted(row.gang for row in table) == sorted(GANGS)
        assert sum(row.won for row in table) == table[0].winners
        assert {row.decisions for row in table} == {sum(row.own_decisions for row in table)}
        best = max(row.ducats for row in table)
        assert all(row.ducats == best for row in table if row.won)
        assert all(0 <= row.left_behind <= 4 for row in table)


@pytest.mark.parametrize(
    ("adventure", "mode", "inn", "told"),
    [
        ("adv_01", None, False, ("base", False)),
        ("adv_01", "old_city", False, ("old_city", False)),
        ("adv_02", "old_city", True, ("old_city", True)),
        ("adv_09", None, False, ("expansion", False)),
        ("adv_13", "expansion", True, ("expansion", True)),
    ],
)
def test_rows_tell_the_mode(adventure: str, mode: str | None, inn: bool, told: tuple[str, bool]) -> None:
    what = Plan(2, 3, (adventure,), ("random",), 11, GANGS, (), mode, inn)
    rows = play_batch(what, range(2)).rows
    assert {(row.adventure, row.mode, row.inn) for row in rows} == {(adventure, *told)}


def test_cards_are_counted() -> None:
    batch = play_batch(plan(6, 4), range(6))
    assert sum(batch.cards.values()) == sum(row.cards_played for row in batch.rows) > 0
    assert "call-the-watch" in batch.cards


def test_csv_and_parquet_say_the_same(tmp_path: Path) -> None:
    parquet = importlib.import_module("pyarrow.parquet")
    what = plan(5, 3, ("adv_01", "adv_03"))
    written(tmp_path / "rows.csv", what, 1)
    written(tmp_path / "rows.parquet", what, 1)
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        told = list(csv.DictReader(file))
    table = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert [str(kind) for kind in parquet.read_schema(tmp_path / "rows.parquet").types].count("bool") == 2
    assert [{key: str(int(v) if isinstance(v, bool) else v) for key, v in row.items()} for row in table] == told
    assert list(told[0]) == list(Row._fields)


@pytest.mark.parametrize("name", ["rows.txt", "rows", "missing/rows.csv"])
def test_files_that_cannot_be_written_are_refused_first(tmp_path: Path, name: str) -> None:
    with pytest.raises(OutputError, match=str(tmp_path)):
        open_writer(tmp_path / name)


def test_interrupt_keeps_what_was_finished() -> None:
    kept: list[Batch] = []
    ticks: list[int] = []

    def tick(games: int) -> None:
        ticks.append(games)
        if len(ticks) == 2:
            raise KeyboardInterrupt

    outcome = simulate(plan(5 * GAMES_PER_BATCH), kept.append, 1, tick)
    assert outcome.interrupted
    assert outcome.games == 2 * GAMES_PER_BATCH == sum(batch.games for batch in kept)


def test_interrupt_with_processes_keeps_what_was_finished() -> None:
    kept: list[Batch] = []

    def tick(games: int) -> None:
        raise KeyboardInterrupt

    outcome = simulate(plan(20 * GAMES_PER_BATCH), kept.append, 2, tick)
    assert outcome.interrupted
    assert GAMES_PER_BATCH <= outcome.games < 20 * GAMES_PER_BATCH
    numbers = [row.game for batch in kept for row in batch.rows]
    assert numbers == sorted(numbers)
    assert len(numbers) == 2 * outcome.games


def test_broken_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stubborn(*_: object) -> None:
        raise RuntimeError("I will not")

    monkeypatch.setattr(games_module, "apply", stubborn)
    with pytest.raises(GameBroke, match=r"game 0 broke off with RuntimeError: I will not .*adv_01, gangs.*seed \d+"):
        simulate(plan(3), lambda batch: None, 1)
    what = Plan(1, 2, ("adv_01",), ("random",), 11, GANGS, (), "old_city", True)
    with pytest.raises(GameBroke, match="adventure adv_01, mode old_city, with the Inn, gangs"):
        simulate(what, lambda batch: None, 1)


def test_players_that_look_get_a_view_of_their_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: set[int | None] = set()

    class Looking(RandomPlayer):
        needs_view = True

        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            assert view is not None
            assert view.legal == tuple(legal)
            seats.add(view.seat)
            return super().choose(view, legal, budget)

    monkeypatch.setitem(BUILT_IN, "looking", Kind("looking", Looking))
    blind = games_module.play_batch(plan(1), [0]).rows
    looking = games_module.play_batch(Plan(1, 2, ("adv_01",), ("looking",), 11, GANGS), [0]).rows
    assert seats == {0, 1}
    assert [row._replace(bot="") for row in looking] == [row._replace(bot="") for row in blind]


def test_bots_that_cannot_decide_are_replaced_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Moody(RandomPlayer):
        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            if len(legal) > 20:
                raise RuntimeError("too many [ideas]")
            return super().choose(view, legal, budget)

    monkeypatch.setitem(BUILT_IN, "moody", Kind("moody", Moody, QUICK))
    summary = Summary()
    what = Plan(4, 2, ("adv_01",), ("moody", "random"), 11, GANGS)
    simulate(what, summary.add, 1)
    rows = play_batch(what, range(4)).rows
    for row in rows:
        assert (0 < row.replaced < row.own_decisions) if row.bot == "moody" else row.replaced == 0
    assert summary.faults == {"moody": Fault("crash", "RuntimeError: too many [ideas]")}
    console = Console(width=200, file=io.StringIO())
    report(console, summary, str, 1.0)
    times = sum(row.replaced for row in rows)
    sentence = f"{times} decisions of the bot moody had to be made by somebody else; the first: crash, RuntimeError:"
    assert isinstance(console.file, io.StringIO)
    assert sentence in console.file.getvalue()


def test_playouts_are_handed_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[int] = set()

    class Noting(RandomPlayer):
        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            asked.add(budget.playouts)
            return super().choose(view, legal, budget)

    monkeypatch.setitem(BUILT_IN, "noting", Kind("noting", Noting, QUICK))
    play_batch(Plan(1, 2, ("adv_01",), ("noting",), 11, GANGS, playouts=30), [0])
    assert asked == {30}
