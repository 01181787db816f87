"""Seeds that tell nothing of each other."""

from __future__ import annotations

import hashlib


def hashed(*parts: object) -> int:
    """A seed from the parts that name what it is for: neighbours get chance that has nothing in common.

    The seed of a bot is made of that of its game in this way: it must not tell the bot what the dice will show.
    """
    text = ":".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 1
