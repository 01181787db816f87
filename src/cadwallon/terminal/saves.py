"""Saved games: where they are kept, and writing one so that no half of it can ever be left behind.

A saved game is a record with its key and a remark saying who sits where; so it is a secret while the game goes on.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cadwallon.record import record
from cadwallon.rules.state import State

PERSON = "person"
SEATS = "# seats:"
SUFFIX = ".cadwallon"


class SaveError(ValueError):
    """A saved game that cannot be written or read."""


def folder() -> Path:
    """Where saved games belong on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "cadwallon"


def fresh(adventure: str, stamp: str) -> Path:
    """A name for a new game that no other one has."""
    first = folder() / f"{stamp}-{adventure}{SUFFIX}"
    path, number = first, 2
    while path.exists():
        path = first.with_name(f"{first.stem}-{number}{SUFFIX}")
        number += 1
    return path


def latest() -> Path | None:
    """The game that was played last."""
    found = list(folder().glob(f"*{SUFFIX}")) if folder().is_dir() else []
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game as it was read: the record, and who sits where (``person`` or the name of a bot)."""

    text: str
    seats: tuple[str, ...]


def write(path: Path, state: State, seats: tuple[str, ...]) -> None:
    """Save the game; the file is replaced in one go, and only its owner may read it."""
    text = record(state, secret=True) + f"{SEATS} {' '.join(seats)}\n"
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
        raise SaveError(f"the game cannot be saved in {path}: {error.strerror or error}") from error


def read(path: Path) -> Saved:
    """Read a saved game; whether it is one shows when it is replayed."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(f"the saved game {path} does not exist") from None
    except UnicodeDecodeError:
        raise SaveError(f"{path} is no saved game: it is not written in UTF-8") from None
    except OSError as error:
        raise SaveError(f"the saved game {path} cannot be read: {error.strerror or error}") from None
    remarks = [line for line in text.splitlines() if line.startswith(SEATS)]
    return Saved(text, tuple(remarks[-1].removeprefix(SEATS).split()) if remarks else ())
