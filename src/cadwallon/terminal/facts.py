"""What one seat learns from one event, with ids and numbers turned into names; sentences are made from it."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.rules.events import Fact
from cadwallon.terminal.names import Names, count


class Facts:
    """The facts that one seat learns from one event, with their names looked up."""

    def __init__(self, names: Names, facts: dict[str, Fact], viewer: int | None) -> None:
        self.names = names
        self.facts = facts
        self.viewer = viewer

    def has(self, key: str) -> bool:
        return self.facts.get(key) is not None

    def number(self, key: str) -> int:
        value = self.facts.get(key, 0)
        return value if isinstance(value, int) else 0

    def word(self, key: str) -> str:
        value = self.facts.get(key, "")
        return value if isinstance(value, str) else ""

    def words(self, key: str) -> tuple[str, ...]:
        value = self.facts.get(key, ())
        return tuple(str(one) for one in value) if isinstance(value, tuple) else ()

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.facts.get(key, ())
        return tuple(int(one) for one in value) if isinstance(value, tuple) else ()

    def figure(self, key: str = "figure") -> str:
        return self.names.figure(self.word(key))

    def space(self, key: str = "space") -> str:
        return self.names.space(self.word(key))

    def kind(self, key: str = "kind") -> str:
        return self.names.kind(self.word(key))

    def item(self, key: str) -> str:
        return self.names.of(self.word(key))

    def ducats(self, key: str = "ducats") -> str:
        return count(self.number(key), "ducat")

    def gang(self, key: str = "seat") -> str:
        seat = self.number(key)
        return "You" if seat == self.viewer else self.names.seat(seat)

    def whom(self, key: str) -> str:
        """A gang that something is done to."""
        seat = self.number(key)
        return "you" if seat == self.viewer else self.names.seat(seat)

    def open(self, key: str) -> str:
        """An open number of the adventure sheet."""
        return self.names.number(self.word(key))

    def items(self, key: str) -> list[str]:
        """The names of several cards."""
        return [self.names.of(word) for word in self.words(key)]

    def dice(self, key: str) -> str:
        return " ".join(map(str, self.numbers(key)))


Tell = Callable[[Facts], str]
"""How an event reads; empty if it need not be told."""
