"""One clear sentence instead of a traceback."""

from __future__ import annotations

import sys

WRONG_INPUT = 2
FAILED = 1
INTERRUPTED = 130


class Failure(Exception):
    """Something the person at the keyboard can put right; the text says what."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


def complain(sentence: str) -> None:
    """Say on standard error what is wrong."""
    text = sentence.strip()
    print(f"cadwallon: {text}{'' if text.endswith(('.', '!', '?')) else '.'}", file=sys.stderr)
