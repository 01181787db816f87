"""``python -m bench``: both games in turn, one process at a time, and a table of the medians."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from bench.environments import here, import_ms, other, output
from bench.report import NOTE, Run, Summary, summary, table


def one_run(python: Path, package: str, seconds: float) -> Run:
    run: Run = json.loads(output(python, "-m", f"bench.{package}_side", "--seconds", str(seconds)))
    run["figures"]["import_ms"] = import_ms(python, package)
    print(f"{package}: {run['figures']['decisions_per_second']:,.0f} decisions/s", file=sys.stderr)
    return run


def bench(runs: int, seconds: float) -> tuple[Summary, Summary]:
    """Catanatron and our game, alternating, so that a busy moment of the machine meets both."""
    sides = [(other(), "catanatron"), (here(), "cadwallon")]
    done = [[one_run(python, package, seconds) for python, package in sides] for _ in range(runs)]
    theirs, ours = zip(*done, strict=True)
    return summary(theirs), summary(ours)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="runs of each side (3)")
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds of whole games in one run (6)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every figure of every run to FILE")
    given = parser.parse_args()
    theirs, ours = bench(given.runs, given.seconds)
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    print(f"{machine}\n\n{table(theirs, ours)}\n\n{NOTE}\n")
    print(output(here(), "-m", "bench.long_history").strip())
    print("\nThe expansion, four random players, next to adventure 1:\n")
    print(output(here(), "-m", "bench.expansion").strip())
    print("\nBots that think:\n")
    print(output(here(), "-m", "bench.bots").strip())
    print("\nThe server:\n")
    print(output(here(), "-m", "bench.server").strip())
    print("\nThe pages:\n")
    print(output(here(), "-m", "bench.browser").strip())
    if given.json:
        figures = {"machine": machine, "theirs": theirs, "ours": ours}
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
