"""Does a decision cost more the longer a game has lasted? The same situations, once with ten times the history.

``python -m bench.long_history``
"""

from __future__ import annotations

import random
import time

import cadwallon as cw

SITUATIONS = 150
DECISIONS = 20
ROUNDS = 5
TIMES = 10


def situations() -> list[cw.State]:
    """Games half-way, played at random."""
    found: list[cw.State] = []
    for seed in range(SITUATIONS):
        state = cw.new_game(adventure=1, players=4, seed=seed)
        chooser = random.Random(seed)
        for _ in range(130):
            cw.apply(state, chooser.choice(cw.legal_actions(state)))
        found.append(state)
    return found


def play_on(states: list[cw.State]) -> float:
    """Seconds for some more decisions in copies of these states; the same ones every time."""
    copies = [state.copy() for state in states]
    begin = time.perf_counter()
    for seed, state in enumerate(copies):
        chooser = random.Random(seed)
        for _ in range(DECISIONS):
            cw.apply(state, chooser.choice(cw.legal_actions(state)))
    return time.perf_counter() - begin


def growth() -> float:
    """Cost with ten times the history over the usual cost; the best of several rounds each, alternating."""
    short = situations()
    long = [state.copy() for state in short]
    for state in long:
        state.trail *= TIMES
    usual: list[float] = []
    longer: list[float] = []
    for _ in range(ROUNDS):
        usual.append(play_on(short))
        longer.append(play_on(long))
    return min(longer) / min(usual)


if __name__ == "__main__":
    print(f"A decision after {TIMES} times as many decisions costs {growth():.2f} times as much.")
