"""From the runs of both sides to a table: medians, and how ours compares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TypedDict


class Run(TypedDict):
    """What one process printed, with the import time measured next to it."""

    package: str
    version: str
    figures: dict[str, float]


class Summary(TypedDict):
    """All runs of one side."""

    package: str
    version: str
    runs: list[dict[str, float]]
    median: dict[str, float]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table; ``better`` is which of two figures is the better one, if any is."""

    key: str
    label: str
    better: str = ""


ROWS = (
    Row("decisions_per_second", "decisions/s", "more"),
    Row("choices_per_second", "of these, with two actions or more", "more"),
    Row("games_per_second", "games/s", "more"),
    Row("copy_us", "µs per copy of a mid-game state", "less"),
    Row("legal_actions_us", "µs per list of legal actions, made anew", "less"),
    Row("game_kib", "KiB held by one game, half-way", "less"),
    Row("process_mib", "MiB of the whole process, at most", "less"),
    Row("import_ms", "ms to import the package", "less"),
    Row("first_third_per_second", "decisions/s, first third of a game", "more"),
    Row("last_third_per_second", "decisions/s, last third of a game", "more"),
    Row("growth", "cost of a decision, last third / first third", "less"),
    Row("decisions_per_game", "decisions per game"),
    Row("options_per_decision", "actions to choose from, mean"),
    Row("single_option_percent", "% of decisions with one action only"),
    Row("games", "games in one run"),
)

NOTE = """\
One decision is one action taken from the list of playable actions, checked against it and applied; making the next
list is part of it. Lists of a single action count on both sides: Catanatron asks for them too, Cadwallon mostly goes on
by itself and counts nothing. Four random players on both sides; Catanatron plays through Game.play_tick, Cadwallon the
first adventure through legal_actions and apply. The ratio is Cadwallon / Catanatron."""


def summary(runs: Sequence[Run]) -> Summary:
    """The medians of one side. What grows is told by the medians of the thirds."""
    every = [run["figures"] for run in runs]
    middle = {key: median(figures[key] for figures in every) for key in every[0]}
    middle["growth"] = middle["first_third_per_second"] / middle["last_third_per_second"]
    return Summary(package=runs[0]["package"], version=runs[0]["version"], runs=every, median=middle)


def number(value: float) -> str:
    """Three significant digits, or whole numbers where there are more."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}"


def ratio(row: Row, theirs: Mapping[str, float], ours: Mapping[str, float]) -> str:
    """Ours / theirs, and in words who is ahead."""
    if not row.better or not theirs[row.key]:
        return ""
    quotient = ours[row.key] / theirs[row.key]
    ahead = quotient >= 1 if row.better == "more" else quotient <= 1
    return f"{quotient:.2f} {'ahead' if ahead else 'behind'}"


def line(row: Row, theirs: Mapping[str, float], ours: Mapping[str, float]) -> list[str]:
    return [row.label, number(theirs[row.key]), number(ours[row.key]), ratio(row, theirs, ours)]


def table(theirs: Summary, ours: Summary) -> str:
    """The table as Markdown."""
    lines = [
        [f"median of {len(ours['runs'])}", title(theirs), title(ours), "ratio"],
        *(line(row, theirs["median"], ours["median"]) for row in ROWS),
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(
        "| " + " | ".join([label.ljust(widths[0]), *map(str.rjust, cells, widths[1:])]) + " |"
        for label, *cells in [lines[0], rule, *lines[1:]]
    )


def title(side: Summary) -> str:
    return f"{side['package'].capitalize()} {side['version']}"
