"""Actions: frozen records, built once for a setting and reused, each with a text form that parses back."""

from __future__ import annotations

from typing import NoReturn


class Action:
    """One answer to one decision. ``a`` and ``b`` are indices whose meaning depends on the verb."""

    __slots__ = ("a", "b", "text", "verb")

    verb: str
    a: int
    b: int
    text: str

    def __init__(self, verb: str, a: int, b: int, text: str) -> None:
        put = object.__setattr__
        put(self, "verb", verb)
        put(self, "a", a)
        put(self, "b", b)
        put(self, "text", text)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("actions never change")

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


class Walk(Action):
    """An action with the way that its player has given. Made anew each time, so it is compared by what it says."""

    __slots__ = ("way",)

    way: tuple[int, ...]
    """The spaces entered before the last one."""

    def __init__(self, action: Action, way: tuple[int, ...], text: str) -> None:
        super().__init__(action.verb, action.a, action.b, text)
        object.__setattr__(self, "way", way)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
