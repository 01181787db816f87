"""``train``: from options to a course, with a line for every generation and the file with the weights."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import INTERRUPTED, WRONG_INPUT, Failure
from cadwallon.cli.options import choosing, load
from cadwallon.cli.simulate import adventures_of, jobs_of

if TYPE_CHECKING:
    from cadwallon.lab.train import Course, Generation
    from cadwallon.players.minds.weights import Weights

ENDING = ".toml"


@dataclass(frozen=True, slots=True)
class Order:
    """What was typed."""

    adventure: str
    generations: str
    pairs: str
    deals: str
    seed: str
    jobs: str | None
    start: Path | None
    out: Path
    packs: tuple[Path, ...]


def run(order: Order) -> int:
    """Train; the exit code."""
    from cadwallon.lab.train import train

    course, jobs = _course(order)
    _check_file(order.out)
    start = _start(order.start)
    command = _command(order, course)
    kept = 0

    def told(generation: Generation) -> None:
        nonlocal kept
        _keep(order.out, generation.weights, f"{command} (after generation {generation.number})")
        kept = generation.number
        print(f"generation {kept} of {course.generations}: the best led by {generation.best:.2f} ducats", flush=True)

    try:
        weights = train(course, start, jobs, told)
    except KeyboardInterrupt:
        where = f"; the weights after generation {kept} are in {order.out}" if kept else " before the first generation"
        raise Failure(f"interrupted{where}", INTERRUPTED) from None
    _keep(order.out, weights, command)
    print(f"The weights are in {order.out}.")
    return 0


def _course(order: Order) -> tuple[Course, int]:
    from cadwallon.lab.train import Course
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
        return course, jobs_of(order.jobs)


def _check_file(path: Path) -> None:
    """A file that cannot be written is refused before hours are spent on what goes into it."""
    if path.suffix.lower() != ENDING:
        raise Failure(f"{path}: the file must end in {ENDING}", WRONG_INPUT)
    if not path.parent.is_dir():
        raise Failure(f"{path} cannot be written: there is no folder {path.parent}", WRONG_INPUT)
    if path.is_dir():
        raise Failure(f"{path} cannot be written: it is a folder", WRONG_INPUT)


def _start(path: Path | None) -> Weights:
    """Where the training begins: at the weights of a file, or at those that were set by hand."""
    from cadwallon.players.minds.weights import Weights
    from cadwallon.players.minds.weights_file import WeightsError, numbers

    if path is None:
        return Weights()
    try:
        return Weights(**numbers(path.read_text(encoding="utf-8"), Weights._fields))
    except FileNotFoundError:
        raise Failure(f"{path} does not exist", WRONG_INPUT) from None
    except OSError as error:
        raise Failure(f"{path} cannot be read: {error.strerror or error}", WRONG_INPUT) from error
    except UnicodeDecodeError:
        raise Failure(f"{path} holds no weights: it is no text", WRONG_INPUT) from None
    except WeightsError as error:
        raise Failure(f"{path} holds no weights that can be used: {error}", WRONG_INPUT) from error


def _command(order: Order, course: Course) -> str:
    """The command that gives these weights again, with every option that matters."""
    adventure = order.adventure.replace(" ", "")
    begun = [f"--from {order.start.name}"] if order.start is not None else []
    packs = [f"--pack {pack.name}" for pack in order.packs]
    return " ".join(
        [
            f"cadwallon train --adventure {adventure} --generations {course.generations} --pairs {course.pairs}",
            f"--deals {course.deals} --seed {course.seed}",
            *begun,
            *packs,
        ]
    )


def _keep(path: Path, weights: Weights, command: str) -> None:
    """Replace the file as a whole: however the training ends, there is never half a file."""
    from cadwallon.lab.train import written

    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_text(written(weights, command), encoding="utf-8", newline="\n")
        os.replace(beside, path)
    except OSError as error:
        raise Failure(f"the weights cannot be written to {path}: {error.strerror or error}") from error
