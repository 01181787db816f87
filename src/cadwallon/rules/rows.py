"""Rows that seldom change are tuples: copies of a state share them, and a change makes a new row."""

from __future__ import annotations

from typing import TypeVar

E = TypeVar("E")


def with_entry(row: tuple[E, ...], at: int, value: E) -> tuple[E, ...]:
    """The row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])
