"""Taking values out of a scene's tables: the right type, or a sentence that says what was expected."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from cadwallon.scenes.model import SceneError, Table


def text(value: object, what: str) -> str:
    """A word or sentence."""
    if not isinstance(value, str):
        raise SceneError(f"{what}: a text is expected, not {value!r}")
    return value


def whole(value: object, what: str) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise SceneError(f"{what}: a whole number is expected, not {value!r}")
    return value


def count(value: object, what: str) -> int:
    """A whole number that is not negative."""
    number = whole(value, what)
    if number < 0:
        raise SceneError(f"{what}: {number} is less than nothing")
    return number


def flag(value: object, what: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise SceneError(f"{what}: true or false is expected, not {value!r}")
    return value


def table(value: object, what: str) -> Table:
    """A table of keys and values."""
    if not isinstance(value, dict):
        raise SceneError(f"{what}: a table is expected, such as {{ key = value }}, not {value!r}")
    return value


def items(value: object, what: str) -> list[object]:
    """A list of anything."""
    if not isinstance(value, list):
        raise SceneError(f"{what}: a list is expected, not {value!r}")
    return value


def texts(value: object, what: str) -> list[str]:
    """A list of texts."""
    return [text(entry, what) for entry in items(value, what)]


def known(key: str, keys: Iterable[str], what: str) -> None:
    """Refuse a key that nobody would look at, with the nearest one that exists."""
    names = sorted(keys)
    if key not in names:
        raise SceneError(f"{what}: unknown word {key!r}{hint(key, names)}")


def hint(word: str, names: Iterable[str]) -> str:
    """A suggestion to put behind 'unknown word'."""
    near = difflib.get_close_matches(word, list(names), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
