"""Saved games and campaigns: where they are kept, and writing one so that no half of it can ever be left behind.

A saved game is a record with its key and a remark saying who sits where; so it is a secret while the game goes on. A
saved campaign is its text with the same remark.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cadwallon.campaign import Campaign
from cadwallon.players.registry import EXEC
from cadwallon.record import record
from cadwallon.rules.state import State

PERSON = "person"
PROGRAM = "program"
"""A bot that was named by its command. That is not written down: who was sent a file would run whatever it says."""
SEATS = "# seats:"
SUFFIX = ".cadwallon"
CAMPAIGN = ".campaign"
"""How the names of games and of campaigns end: who goes on with the last one of either kind finds it."""


class SaveError(ValueError):
    """A saved game or campaign that cannot be written or read."""


def folder() -> Path:
    """Where saved games belong on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "cadwallon"


def fresh(name: str, stamp: str, suffix: str = SUFFIX) -> Path:
    """A name for a new game or campaign that no other one has."""
    first = folder() / f"{stamp}-{name}{suffix}"
    path, number = first, 2
    while path.exists():
        path = first.with_name(f"{first.stem}-{number}{suffix}")
        number += 1
    return path


def latest(suffix: str = SUFFIX) -> Path | None:
    """The game or campaign that was played last."""
    found = list(folder().glob(f"*{suffix}")) if folder().is_dir() else []
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


@dataclass(frozen=True, slots=True)
class Saved:
    """A file as it was read: the record or campaign, and who sits where (``person`` or the name of a bot)."""

    text: str
    seats: tuple[str, ...]


def write(path: Path, state: State, seats: tuple[str, ...]) -> None:
    """Save the game."""
    _replace(path, record(state, secret=True), seats, "game")


def write_campaign(path: Path, campaign: Campaign, seats: tuple[str, ...]) -> None:
    """Save the campaign, the game that is running in it included."""
    _replace(path, campaign.to_text(), seats, "campaign")


def _replace(path: Path, text: str, seats: tuple[str, ...], what: str) -> None:
    """Replace the file in one go; only its owner may read it."""
    text += f"{SEATS} {' '.join(PROGRAM if seat.startswith(EXEC) else seat for seat in seats)}\n"
    try:
        if path.parent == folder():
            # a folder that somebody named is his own affair: if it is missing, its name was perhaps mistyped
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise SaveError(f"the {what} cannot be saved in {path}: {error.strerror or error}") from error


def read(path: Path, what: str = "saved game") -> Saved:
    """Read a saved game or campaign; whether it is one shows when it is replayed."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(f"the {what} {path} does not exist") from None
    except UnicodeDecodeError:
        raise SaveError(f"{path} is no {what}: it is not written in UTF-8") from None
    except OSError as error:
        raise SaveError(f"the {what} {path} cannot be read: {error.strerror or error}") from None
    remarks = [line for line in text.splitlines() if line.startswith(SEATS)]
    seats = remarks[-1].removeprefix(SEATS).split() if remarks else []
    return Saved(text, tuple(PROGRAM if seat.startswith(EXEC) else seat for seat in seats))
