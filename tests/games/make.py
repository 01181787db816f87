"""Make golden games anew: ``python -m tests.games.make [NAME ...]``, after a change of the rules that is meant.

Read the difference before keeping it: it is what the change does to whole games.
"""

from __future__ import annotations

import sys

from tests.games.retell import GAMES, keep


def main(names: list[str]) -> int:
    """Make the named games anew, or all."""
    known = {golden.name: golden for golden in GAMES}
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"there is no golden game {unknown[0]!r}; known are {', '.join(known)}")
        return 2
    for name in names or known:
        keep(known[name])
        print(f"{known[name].record.name} and {known[name].events.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
