"""What is refused, as a word: whoever talks to people says it in their language."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing was changed. ``why`` is the end of a text id (``refused-...``)."""

    def __init__(self, why: str, **facts: int | str) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts
