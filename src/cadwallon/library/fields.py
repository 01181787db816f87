"""Taking one TOML table apart, field by field, and noting what is missing, of the wrong type or unknown.

A field that is wrong is noted and read as something harmless, so that one reading finds all mistakes of a file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from cadwallon.library.definitions import Effect, Goal, type_of_argument
from cadwallon.library.mistakes import like
from cadwallon.library.packs import Item, Source, Table

T = TypeVar("T")

REMARKS = frozenset(
    (
        *("id", "origin", "origin_note", "effect_origin", "colour_origin", "title_origin"),
        *("decision", "decision_origin", "worth", "balance", "bespoke", "chooser", "impossible", "gain_roll"),
    )
)
"""Fields that any item may have and that the program does not play by: marks of origin, estimates, explanations."""

TEXTS = frozenset(("name", "title", "text", "notes", "flavour", "story", "wants", "needs", "style", "short"))


class Fields:
    """The fields of one table. Call ``done`` at the end: what was not asked for is unknown."""

    def __init__(self, source: Source, table: Table, file: str, id_: str) -> None:
        self._source, self._table, self._file, self.id = source, table, file, id_
        self._asked: set[str] = set()

    @classmethod
    def of(cls, source: Source, item: Item) -> Fields:
        """The fields of a whole item."""
        return cls(source, item.table, item.file, item.id)

    def note(self, text: str) -> None:
        """Remember a mistake of this table."""
        self._source.note(self._file, self.id, text)

    def rename(self, id_: str) -> None:
        """Give the table an id of its own that it does not state itself."""
        self.id = id_
        self._source.claim(id_, self._file)

    def has(self, key: str) -> bool:
        """Is the field given?"""
        return key in self._table

    def _get(self, key: str, fits: Callable[[Any], bool], what: str, empty: T, default: T | None) -> T:
        self._asked.add(key)
        if key not in self._table:
            if default is None:
                self.note(f"'{key}' is missing")
                return empty
            return default
        value = self._table[key]
        if not fits(value):
            self.note(f"'{key}' is {value!r}, not {what}")
            return empty
        found: T = value
        return found

    def word(self, key: str, default: str | None = None) -> str:
        """A single word."""
        return self._get(key, lambda v: isinstance(v, str), "a word", "", default)

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        return self._get(key, lambda v: type(v) is int, "a whole number", 0, default)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        return self._get(key, lambda v: isinstance(v, bool), "true or false", False, default)

    def words(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of words; a single word counts as a list of one."""
        value: Any = self._get(key, lambda v: isinstance(v, str) or _all(v, str), "a list of words", (), default)
        return (value,) if isinstance(value, str) else tuple(value)

    def numbers(self, key: str, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(self._get(key, lambda v: _all(v, int), "a list of whole numbers", (), default))

    def measure(self, key: str, default: float | None = None) -> float:
        """A number, whole or not."""
        return float(self._get(key, lambda v: type(v) in (int, float), "a number", 0.0, default))

    def place(self, key: str) -> tuple[float, float]:
        """Two numbers: a column and a row of a map."""

        def fits(value: Any) -> bool:
            return isinstance(value, list) and len(value) == 2 and all(type(v) in (int, float) for v in value)

        column, row = self._get(key, fits, "a column and a row, [3.5, 8]", (0.0, 0.0), None)
        return float(column), float(row)

    def number_or_word(self, key: str, default: int | None = None) -> int | str:
        """A whole number, or a word that stands for one."""
        value: Any = self._get(key, lambda v: type(v) in (int, str), "a number or a word", 0, default)
        found: int | str = value
        return found

    def table(self, key: str) -> Table:
        """A table inside this one, empty if it is not given."""
        return self._get(key, lambda v: isinstance(v, dict), "a table", {}, {})

    def counts(self, key: str) -> Mapping[str, int]:
        """A table of whole numbers, empty if it is not given."""
        table = self.table(key)
        for name, value in table.items():
            if type(value) is not int:
                self.note(f"'{name}' in '{key}' is {value!r}, not a whole number")
        return {name: value for name, value in table.items() if type(value) is int}

    def part(self, key: str) -> Fields:
        """The fields of a table inside this one; it belongs to the same item."""
        return Fields(self._source, self.table(key), self._file, self.id)

    def parts(self, key: str, *, with_id: bool = False) -> list[Fields]:
        """The fields of each table of a list; with ids of their own if they are to have them."""
        tables: list[Table] = self._get(key, lambda v: _all(v, dict), f"a list of tables, [[{key}]]", [], [])
        found = []
        for table in tables:
            id_ = str(table.get("id", "")) if with_id else self.id
            if not id_:
                self.note(f"an entry of '{key}' has no id")
            elif with_id:
                self._source.claim(id_, self._file)
            found.append(Fields(self._source, table, self._file, id_ or self.id))
        return found

    def effects(self, key: str = "effects") -> tuple[Effect, ...]:
        """A list of effects."""
        tables: list[Table] = self._get(key, lambda v: _all(v, dict), "a list of effects", [], None)
        return tuple(self._effect(table) for table in tables)

    def _effect(self, table: Table) -> Effect:
        one = Fields(self._source, table, self._file, self.id)
        args = {k: self._argument(k, v) for k, v in table.items() if k not in ("do", "if", "option")}
        return Effect(do=one.word("do"), args=args, when=one.words("if", ()), option=one.word("option", ""))

    def _argument(self, key: str, value: Any) -> type_of_argument:
        if _all(value, str):
            return tuple(value)
        if isinstance(value, (int, str)):
            return value
        self.note(f"parameter '{key}' is {value!r}, neither number nor word nor list of words")
        return ""

    def goal(self, key: str) -> Goal:
        """The condition of an intrigue card or a boast."""
        table = self.table(key)
        if not table:
            self.note(f"'{key}' is missing")
        keys: dict[str, type_of_argument | tuple[int, ...]] = {}
        for name, value in table.items():
            if name != "is":
                keys[name] = tuple(value) if _all(value, int) else self._argument(name, value)
        return Goal(is_=str(table.get("is", "")), keys=keys)

    def done(self, *also: str) -> None:
        """Note every field that nobody asked for; ``also`` names further fields that may stand here."""
        known = self._asked | REMARKS | set(also)
        for key in self._table:
            if key in known:
                continue
            if key in TEXTS:
                self.note(f"'{key}' is text: it belongs in locale/en, keyed by the id")
            else:
                self.note(f"'{key}' is not known here{like(key, known)}")


def _all(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(type(entry) is kind for entry in value)
