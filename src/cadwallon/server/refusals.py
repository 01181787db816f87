"""Why something is refused. Each word is the end of a text id (``refused-...``) and has its status outside a socket."""

from __future__ import annotations

from cadwallon.table import Refusal

WORDS: dict[str, int] = {
    "token": 403,
    "seat": 403,
    "host": 403,
    "origin": 403,
    "game": 404,
    "page": 404,
    "turn": 409,
    "past": 409,
    "over": 409,
    "not-over": 409,
    "action": 409,
    "way": 409,
    "look": 409,
    "hint": 409,
    "undo": 409,
    "taken": 409,
    "content": 409,
    "size": 413,
    "malformed": 422,
    "name": 422,
    "setup": 422,
    "bot": 422,
    "orders": 422,
    "many-messages": 429,
    "many-games": 429,
    "many-hints": 429,
    "many-connections": 429,
    "failed": 500,
}
"""Each with the status of an answer over HTTP."""


def status_of(refusal: Refusal) -> int:
    """As an answer over HTTP."""
    return WORDS[refusal.why]
