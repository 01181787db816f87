"""Fluent files read for the checks: what each text says, speaks of and chooses by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from cadwallon.library.packs import name_of
from cadwallon.library.texts import text_files

NAME = ""
"""Stands for the value of a message, its name, among the attributes."""

PROGRAM_FILES = ("interface.ftl", "pages.ftl", "table.ftl", "terms.ftl", "log.ftl", "hints.ftl")
"""Texts of the program itself. Nothing in the content has their ids."""

FORMS = ("gen", "dat", "acc", "ins", "pre", "to", "at", "verb")
"""Attributes that are forms of a name, as the sentences of a language need them."""


@dataclass(frozen=True, slots=True)
class Text:
    """A name or an attribute."""

    plain: str | None
    """What it says, if it is the same for everybody."""
    shown: frozenset[str]
    """The variables whose values are read in it."""
    chosen_by: frozenset[str]
    """The variables it is chosen by."""
    choices: tuple[tuple[str, ...], ...]
    """The keys of each of its selectors."""
    uses: frozenset[str]
    """Other messages it contains."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a file and the texts it has."""

    id: str
    file: str
    texts: dict[str, Text]


def messages(folder: Path, language: str) -> Iterator[Message]:
    """All messages of a pack in a language; what is no message is left out."""
    for path in text_files(folder, language):
        for id_, texts in parsed(path.read_text(encoding="utf-8"))[0]:
            yield Message(id_, name_of(path, folder), texts)


@lru_cache(maxsize=256)
def parsed(content: str) -> tuple[tuple[tuple[str, dict[str, Text]], ...], tuple[str, ...]]:
    """The messages of a file, and complaints about what is no message; remembered, because parsing is slow."""
    found, junk = [], []
    for entry in FluentParser().parse(content).body:
        if isinstance(entry, ast.Junk):
            line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = entry.annotations[0].message if entry.annotations else ""
            junk.append(f"line {line}: not Fluent: {reason}")
        elif isinstance(entry, ast.Message):
            texts = {NAME: _text(entry.value)} if entry.value else {}
            texts |= {attribute.id.name: _text(attribute.value) for attribute in entry.attributes}
            found.append((entry.id.name, texts))
    return tuple(found), tuple(junk)


def _text(pattern: ast.Pattern) -> Text:
    parts = pattern.elements
    plain = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
    reader = _Reader()
    reader.pattern(pattern)
    is_plain = all(isinstance(part, ast.TextElement) for part in parts)
    return Text(
        plain if is_plain else None,
        frozenset(reader.shown),
        frozenset(reader.chosen_by),
        tuple(reader.choices),
        frozenset(reader.uses),
    )


class _Reader:
    """Walks through a pattern."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.choices: list[tuple[str, ...]] = []
        self.uses: set[str] = set()

    def pattern(self, pattern: ast.Pattern) -> None:
        for part in pattern.elements:
            if isinstance(part, ast.Placeable):
                self.expression(part.expression)

    def expression(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> None:
        if isinstance(expression, ast.Placeable):
            self.expression(expression.expression)
        elif isinstance(expression, ast.VariableReference):
            self.shown.add(expression.id.name)
        elif isinstance(expression, ast.MessageReference):
            self.uses.add(expression.id.name)
        elif isinstance(expression, ast.SelectExpression):
            if isinstance(expression.selector, ast.VariableReference):
                self.chosen_by.add(expression.selector.id.name)
            self.choices.append(tuple(_key(variant.key) for variant in expression.variants))
            for variant in expression.variants:
                self.pattern(variant.value)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
