"""What several commands share: packs and files, and wrong choices as failures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import WRONG_INPUT, Failure

if TYPE_CHECKING:
    from cadwallon.library import Library


@contextmanager
def choosing() -> Iterator[None]:
    """What cannot be chosen or set up is a failure of what was typed."""
    from cadwallon.campaign import CampaignError
    from cadwallon.players import UnknownPlayer
    from cadwallon.rules.errors import SetupError
    from cadwallon.terminal.choices import BadChoice

    try:
        yield
    except (BadChoice, CampaignError, SetupError, UnknownPlayer) as problem:
        raise Failure(str(problem), WRONG_INPUT) from problem


def load(packs: Sequence[Path]) -> Library:
    """The content with these packs over it."""
    from cadwallon.library import ContentError, load_content

    check_packs(packs)
    try:
        return load_content(*packs)
    except ContentError as error:
        first = str(error.mistakes[0]) if error.mistakes else str(error)
        more = len(error.mistakes) - 1
        rest = f" (and {more} more; 'cadwallon check content --pack DIR' lists them)" if more > 0 else ""
        raise Failure(f"the content cannot be used: {first}{rest}", WRONG_INPUT) from error


def check_packs(packs: Sequence[Path]) -> None:
    """Every pack is a folder."""
    for pack in packs:
        if not pack.is_dir():
            what = "is no folder" if pack.exists() else "does not exist"
            raise Failure(f"the pack {pack} {what}", WRONG_INPUT)


def bots_named(text: str) -> tuple[str, ...]:
    """The bots of a list, all of them known."""
    from cadwallon.terminal import choices

    return choices.bots(text)


def read_text(path: Path, what: str) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Failure(f"the {what} {path} does not exist", WRONG_INPUT) from None
    except UnicodeDecodeError:
        raise Failure(f"{path} is no {what}: it is not written in UTF-8", WRONG_INPUT) from None
    except OSError as error:
        raise Failure(f"the {what} {path} cannot be read: {error.strerror or error}", WRONG_INPUT) from None
