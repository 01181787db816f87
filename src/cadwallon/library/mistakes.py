"""What is wrong with content: which file, which item, and what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Mistake:
    """One mistake in a content file. ``id`` is empty where the whole file is meant."""

    file: str
    id: str
    text: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.id, self.text) if part)


class ContentError(ValueError):
    """Content that cannot be played with. It holds every mistake found, not only the first."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = list(mistakes)
        super().__init__("\n".join(map(str, self.mistakes)))


def like(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, empty if nothing known resembles it."""
    import difflib  # only needed when something is wrong, so that loading stays quick

    found = difflib.get_close_matches(word, list(known), 1)
    return f"; is '{found[0]}' meant?" if found else ""
