"""``train``: from options to a course, with a line for every generation and the file with the weights."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import INTERRUPTED, WRONG_INPUT, Failure
from cadwallon.cli.options import choosing, load
from cadwallon.cli.simulate import adventures_of, jobs_of

if TYPE_CHECKING:
    from cadwallon.lab.train import Generation


@dataclass(frozen=True, slots=True)
class Order:
    """What was typed."""

    adventure: str
    generations: str
    pairs: str
    deals: str
    seed: str
    jobs: str | None
    out: Path
    packs: tuple[Path, ...]


def run(order: Order) -> int:
    """Train; the exit code."""
    from cadwallon.lab.train import Course, train, written
    from cadwallon.players.minds.weights import Weights
    from cadwallon.terminal.choices import whole_number

    library = load(order.packs)
    with choosing():
        course = Course(
            adventures_of(order.adventure, library, 2, None, False)[0],
            whole_number(order.generations, "the number of generations", 1),
            whole_number(order.pairs, "the number of pairs", 2),
            whole_number(order.deals, "the number of deals", 1),
            whole_number(order.seed, "the seed", 0),
            tuple(str(pack) for pack in order.packs),
        )
        jobs = jobs_of(order.jobs)
    if not order.out.parent.is_dir():
        raise Failure(f"{order.out} cannot be written: there is no folder {order.out.parent}", WRONG_INPUT)
    command = (
        f"cadwallon train --adventure {order.adventure} --generations {course.generations} --pairs {course.pairs} "
        f"--deals {course.deals} --seed {course.seed}"
    )

    def told(generation: Generation) -> None:
        order.out.write_text(
            written(generation.weights, f"{command} (after generation {generation.number})"), encoding="utf-8"
        )
        print(f"generation {generation.number} of {course.generations}: the best led by {generation.best:.2f} ducats")

    try:
        weights = train(course, Weights(), jobs, told)
    except KeyboardInterrupt:
        raise Failure(f"interrupted; the weights so far are in {order.out}", INTERRUPTED) from None
    order.out.write_text(written(weights, command), encoding="utf-8")
    print(f"The weights are in {order.out}.")
    return 0
