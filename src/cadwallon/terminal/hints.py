"""Hints at the keyboard: what a guild master would do, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

from cadwallon.library.texts import Texts
from cadwallon.players.hints import Suggestion
from cadwallon.rules.actions import Action
from cadwallon.terminal.phrases import LAST, Phrases, phrase_of

SECONDS = 2.0
"""For which a hint is thought about."""

FAINT = Style(dim=True)
STRONG = Style(bold=True)


def hint_table(phrases: Phrases, texts: Texts, found: Sequence[Suggestion]) -> Table:
    """Each hint with what it is expected to bring, why, and what to type."""
    table = Table(title="What a guild master would do", title_justify="left", title_style=STRONG, box=None)
    table.add_column("")
    table.add_column("do", overflow="fold")
    table.add_column("ducats", justify="right", no_wrap=True)
    table.add_column("victory", justify="right", no_wrap=True)
    table.add_column("because", overflow="fold")
    table.add_column("type", overflow="fold")
    for number, one in enumerate(found, 1):
        table.add_row(
            Text(f"{number}", STRONG),
            ", ".join(said(phrases, step) for step in one.steps),
            f"{one.gain:+.1f}",
            f"{100 * one.wins:.0f}%",
            one.reason(texts),
            Text(one.action.text, FAINT),
        )
    return table


def said(phrases: Phrases, action: Action) -> str:
    """An action in words that need no heading above them."""
    line = phrases.line(action)
    return line if action.verb in LAST else f"{phrase_of(action).heading}: {line}".removesuffix(": ")
