"""``replay`` and ``verify``: what can be done with a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cadwallon.cli.failure import FAILED, WRONG_INPUT, Failure, complain
from cadwallon.cli.options import choosing, load, read_text


def show(file: Path, to: str | None, packs: Sequence[Path]) -> None:
    """Tell the game and show how the board looks in the end."""
    from cadwallon.library.texts import Texts
    from cadwallon.record import RecordError, replay
    from cadwallon.rules.events import Event
    from cadwallon.terminal.choices import whole_number
    from cadwallon.terminal.screen import Screen
    from cadwallon.terminal.story import tell_story

    with choosing():
        decisions = whole_number(to, "the number of decisions", 0) if to is not None else None
    text = read_text(file, "record")
    library = load(packs)
    events: list[Event] = []
    try:
        state = replay(text, to=decisions, log=events.append, content=library)
    except RecordError as error:
        raise Failure(f"{file} cannot be replayed: {error}", WRONG_INPUT) from error
    except ValueError as error:
        raise Failure(f"{file}: {error}", WRONG_INPUT) from error
    tell_story(Screen(), library, Texts(packs=packs), state, events)


def prove(file: Path, packs: Sequence[Path]) -> int:
    """Say whether the dice and cards of a record were fair; the exit code."""
    from cadwallon.record import verify

    text = read_text(file, "record")
    proof = verify(text, content=load(packs))
    if proof.holds:
        print(f"{file}: {proof}.")
        return 0
    complain(f"{file}: {proof}")
    return FAILED
