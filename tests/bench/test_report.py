"""The table of the bench: medians, ratios, and who is ahead."""

from __future__ import annotations

from bench.report import ROWS, Run, number, summary, table


def run(package: str, factor: float) -> Run:
    figures = {row.key: 10 * factor for row in ROWS if row.key != "growth"}
    return Run(package=package, version="1.0", figures=figures)


def test_medians_not_means() -> None:
    assert summary([run("a", 1), run("a", 2), run("a", 9)])["median"]["copy_us"] == 20


def test_growth_is_the_cost_late_over_the_cost_early() -> None:
    one = run("a", 1)
    one["figures"] |= {"first_third_per_second": 300.0, "last_third_per_second": 200.0}
    assert summary([one])["median"]["growth"] == 1.5


def test_more_is_better_for_speed_and_less_for_cost() -> None:
    lines = table(summary([run("catanatron", 1)]), summary([run("cadwallon", 2)])).splitlines()
    row = {line.split("|")[1].strip(): line.split("|")[4].strip() for line in lines[2:]}
    assert row["decisions/s"] == "2.00 ahead"
    assert row["µs per copy of a mid-game state"] == "2.00 behind"
    assert row["decisions per game"] == ""


def test_every_row_is_in_the_table_and_all_lines_are_equally_long() -> None:
    lines = table(summary([run("catanatron", 1)]), summary([run("cadwallon", 1)])).splitlines()
    assert len(lines) == len(ROWS) + 2
    assert len(set(map(len, lines))) == 1
    assert "Catanatron 1.0" in lines[0]


def test_numbers_have_three_digits() -> None:
    assert [number(value) for value in (14592.1, 77.15, 4.089)] == ["14,592", "77.2", "4.09"]
