"""The figures of a run."""

from __future__ import annotations

import io
import statistics

from rich.console import Console

from cadwallon.lab.games import Batch, Row
from cadwallon.lab.report import report
from cadwallon.lab.summary import Spread, Summary


def row(seat: int, gang: str, ducats: int, winners: int = 0, behind: int = 4, game: int = 0) -> Row:
    played = game, "adv_01", "base", False, 2, 1
    return Row(*played, seat, gang, "random", seat + 1, ducats, bool(winners), winners or 1, behind, 0, 50, 0, 100, 7)


def test_spread_is_exact() -> None:
    values = [3, -1, 4, 1, 5, 9, 2, 6]
    spread = Spread()
    for value in values:
        spread.add(value)
    assert spread.mean == statistics.mean(values)
    assert spread.deviation == statistics.pstdev(values)
    assert (spread.least, spread.most) == (-1, 9)


def test_shared_victories_count_in_part() -> None:
    summary = Summary()
    summary.add(Batch([row(0, "x", 5, winners=2), row(1, "y", 5, winners=2)], {"run": 3}, 1, {}))
    summary.add(Batch([row(0, "y", 9, winners=1, behind=0), row(1, "x", 2)], {"run": 1}, 1, {}))
    gangs = dict(summary.by("gang"))
    assert (gangs["x"].wins, gangs["y"].wins) == (0.5, 1.5)
    assert gangs["y"].rate == 75
    assert gangs["y"].behind.mean == 2
    assert dict(summary.by("seat"))["1"].wins == 1.5
    assert summary.games == 2
    assert summary.decisions.count == 2
    assert summary.cards["run"] == 4


def test_report_shows_every_figure() -> None:
    summary = Summary()
    summary.add(Batch([row(0, "x", 5, winners=1), row(1, "y", 1)], {"run": 3}, 1, {}))
    out = io.StringIO()
    report(Console(file=out, width=100), summary, lambda name: name.upper(), 2.0)
    text = out.getvalue()
    assert "1 game in 2.0 s" in text
    assert "RUN" in text
    assert "3.00" in text
    for heading in ("decisions in a game", "rounds in a game", "ducats of a player", "gang", "turn order", "seat"):
        assert heading in text


def test_report_of_nothing_is_empty() -> None:
    out = io.StringIO()
    report(Console(file=out), Summary(), str, 0.0)
    assert not out.getvalue()
