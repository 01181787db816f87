"""``python -m bench.bots``: how long bots think, by level, next to bots that think on Catanatron's engine."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Literal, TypedDict

from bench.bots_side import SLOW, TABLES, Side, merged
from bench.decisions import Spent, Work, added, figures, rate, together
from bench.environments import here, other, output

THEIRS_SECONDS = 3.0
"""Of each of the two searches on Catanatron's engine, in one run."""

RUNS = 4
"""Other deals at each table: how long a playout takes depends much on what a turn asks for."""

CUTPURSE = "cutpurse"
CLOCKS: tuple[Literal["wall", "processor"], ...] = ("wall", "processor")
PLAYOUTS = 20
"""So many times the playouts per second of the tree search are asked of the guild master."""

NOTE = """\
Only decisions with more than one legal action; making the view is part of ours. The guild master plays whole turns at
its own pace (at most 1 s a decision and 6 s a turn), the others whole games against themselves. Alpha-beta search, two
decisions deep, and tree search are written for this bench on Catanatron's engine (bench/catanatron_bots.py); of its
authors' own bots was measured before: 30 ms on average, p95 126 ms, and 21 playouts per second. A playout of theirs
goes on at random to the end of the game; in one of the guild master's the game is played until its turn comes round
again, or in the last three rounds to the end, every turn planned, or a question is answered with all that follows from
it at once. The first number is that of the clock on the wall, the one in brackets the processor's."""


class Theirs(TypedDict):
    """What one run found out on Catanatron's engine."""

    alpha_beta: Spent
    tree_search: Work


def their_run(players: int, seed: int) -> Theirs:
    options = ["--seconds", str(THEIRS_SECONDS), "--players", str(players), "--seed", str(seed)]
    found: Theirs = json.loads(output(other(), "-m", "bench.catanatron_bots", *options))
    return found


def put_together(runs: list[Theirs]) -> Theirs:
    """Several runs with as many players."""
    return Theirs(
        alpha_beta=together(run["alpha_beta"] for run in runs), tree_search=added(run["tree_search"] for run in runs)
    )


def our_run(table: int, seed: int) -> Side:
    found: Side = json.loads(output(here(), "-m", "bench.bots_side", "--table", str(table), "--seed", str(seed)))
    print(f"{found['table']}: done", file=sys.stderr)
    return found


# -- the report ----------------------------------------------------------------------------------
def ms(wall: float, processor: float) -> str:
    return f"{1000 * wall:,.1f} ({1000 * processor:,.1f})"


def row(*cells: str) -> str:
    label, *rest = cells
    return f"| {label:<38} | " + " | ".join(f"{cell:>17}" for cell in rest) + " |"


def rule(cells: int) -> str:
    return f"| {'-' * 38} | " + " | ".join("-" * 16 + ":" for _ in range(cells)) + " |"


def times(label: str, spent: Spent) -> str:
    wall, processor = figures(spent["wall"]), figures(spent["processor"])
    pairs = list(zip(wall, processor, strict=True))[1:]
    return row(label, str(wall.number), *(ms(*pair) for pair in pairs))


def playouts(label: str, work: list[Work]) -> str:
    return row(label, *(f"{rate(work, clock):,.0f}" for clock in CLOCKS))


def searches(ours: list[Side]) -> list[tuple[str, Work]]:
    """The searches of the guild master, table by table."""
    return [(one["table"], one["search"]) for one in ours]


def trees(theirs: list[Theirs], ours: list[Side]) -> list[list[Work]]:
    """For each table the tree searches with as many players."""
    return [
        [one["tree_search"] for one, beside in zip(theirs, ours, strict=True) if beside["players"] == table["players"]]
        for table in ours
    ]


def ratios(theirs: list[Theirs], ours: list[Side]) -> list[str]:
    """Ours against theirs."""
    alpha = together(one["alpha_beta"] for one in theirs)
    level = together(one["spent"][CUTPURSE] for one in ours)
    out = []
    for what, at in (("mean", 1), ("p95", 3)):
        wall, processor = (figures(level[clock])[at] / figures(alpha[clock])[at] for clock in CLOCKS)
        out.append(row(f"{CUTPURSE} / alpha-beta, {what}", f"{wall:.2f} ({processor:.2f})", "below 1"))
    for (label, work), other_work in zip(searches(ours), trees(theirs, ours), strict=True):
        wall, processor = (rate([work], clock) / rate(other_work, clock) for clock in CLOCKS)
        out.append(row(f"playouts/s, {label}", f"{wall:.1f} ({processor:.1f})", f"{PLAYOUTS}"))
    return out


def report(theirs: list[Theirs], ours: list[Side]) -> str:
    """The tables as Markdown."""
    lines = [row("ms for a decision", "decisions", "mean", "median", "p95", "longest"), rule(5)]
    for level in ours[0]["spent"]:
        lines += [times(f"{level}, {one['table']}", one["spent"][level]) for one in ours]
    lines += [times("alpha-beta, Catanatron, 2 players", together(one["alpha_beta"] for one in theirs)), ""]
    lines += [row("playouts per second", "wall", "processor"), rule(2)]
    lines += [playouts(f"{SLOW}, {label}", [work]) for label, work in searches(ours)]
    by_players = dict(zip([one["players"] for one in ours], trees(theirs, ours), strict=True))
    lines += [playouts(f"tree search, Catanatron, {n} players", work) for n, work in by_players.items()]
    lines.append("")
    longest = max(seconds for one in ours for seconds in one["turns"])
    lines += [row("ours against theirs", "measured", "wanted"), rule(2), *ratios(theirs, ours)]
    lines.append(row(f"{SLOW}, longest turn, s", f"{longest:.2f}", "6.6"))
    return "\n".join(lines)


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__).parse_args()
    theirs: list[Theirs] = []
    ours: list[Side] = []
    for number, table in enumerate(TABLES):
        # in turn, so that a busy moment of the machine meets both
        pairs = [(their_run(table.players, seed), our_run(number, seed)) for seed in range(1, RUNS + 1)]
        theirs.append(put_together([run for run, _ in pairs]))
        ours.append(merged([run for _, run in pairs]))
    print(f"{report(theirs, ours)}\n\n{NOTE}")


if __name__ == "__main__":
    main()
