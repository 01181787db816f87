"""Terminals that know no box characters or accents: what they cannot show is written with plain letters."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import TextIO

PLAIN = (
    dict.fromkeys("│╵╷┃", "|")
    | dict.fromkeys("─╴╶━–—", "-")
    | dict.fromkeys("┌┐└┘├┤┬┴┼†╭╮╰╯", "+")
    | dict.fromkeys("·┈…", ".")
    | {
        "┊": ":",
        "●": "o",
        "◆": "x",
        "▲": "^",
        "■": "@",
        "★": "*",
        "◉": "0",
        "§": "s",
        "×": "x",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
    }
)
"""One plain character for each, so that nothing moves."""

HANDLER = "cadwallon-plain"


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain_letter, error.object[error.start : error.end])), error.end


def plain_letter(char: str) -> str:
    """The nearest ASCII character."""
    base = PLAIN.get(char) or unicodedata.normalize("NFKD", char)[0]
    return base if base.isascii() else "?"


codecs.register_error(HANDLER, _plainly)


def speak_plainly(stream: TextIO) -> None:
    """Let a stream write plain letters instead of failing at what its terminal cannot show."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors != HANDLER:
        stream.reconfigure(errors=HANDLER)
