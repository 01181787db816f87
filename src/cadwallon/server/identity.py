"""Who is who: browsers by the secret in their cookie, links by their tokens. Only hashes of both are kept.

The tokens of a game's links are worked out from the secret of the browser that hosts it. So the host can be shown them
again at any time although they are kept nowhere.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata

from cadwallon.table import Refusal

SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
"""32 bytes, as both cookies and tokens write them."""

COOKIE = "cadwallon"
WATCH = "watch"
LONGEST_NAME = 40
MARKUP = "<>"
"""Signs that no name needs. Names are shown as text everywhere; this is the second lock on the same door."""


def new_secret() -> str:
    """An unguessable text."""
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    """The name of a game in addresses. It gives no rights, but nobody finds games by counting."""
    return secrets.token_urlsafe(9)


def is_secret(text: str | None) -> bool:
    """Does it look like one of ours?"""
    return text is not None and SECRET.fullmatch(text) is not None


def hashed(secret: str) -> bytes:
    """What is kept of a secret. The secrets have 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def link(host_secret: str, game: str, what: int | str, generation: int = 0) -> str:
    """The token of a seat's link, or of the spectators' link (``WATCH``)."""
    message = f"{game}:{what}:{generation}".encode()
    return base64.urlsafe_b64encode(hmac.digest(host_secret.encode(), message, "sha256")).decode().rstrip("=")


def checked_name(name: str) -> str:
    """A player's name: any plain text of reasonable length. It is shown as text, never as anything else."""
    text = " ".join(name.split()) if name.isprintable() else name
    if len(text) > LONGEST_NAME or any(sign in MARKUP or unicodedata.category(sign)[0] == "C" for sign in text):
        raise Refusal("name", most=LONGEST_NAME)
    return text
