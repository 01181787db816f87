"""What the expansion costs: four random players through adventures 9 to 14, next to adventure 1, in turn.

``python -m bench.expansion``
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import cadwallon as cw

GAMES = 300
ROUNDS = 30
COPIES = 100
BASE = 1
ADVENTURES = (BASE, 9, 10, 11, 12, 13, 14)


def play(adventure: int, seed: int) -> float:
    """Seconds for a decision, over one whole game."""
    decisions = 0
    begin = time.perf_counter()
    state = cw.new_game(adventure=adventure, players=4, seed=seed)
    chooser = random.Random(seed)
    while not state.over:
        actions = cw.legal_actions(state)
        cw.apply(state, actions[chooser.randrange(len(actions))])
        decisions += 1
    return (time.perf_counter() - begin) / decisions


def copy_us(adventure: int) -> float:
    """Microseconds for a copy of a game half-way; the best of several rounds."""
    state = cw.new_game(adventure=adventure, players=4, seed=1)
    chooser = random.Random(1)
    for _ in range(150):
        cw.apply(state, chooser.choice(cw.legal_actions(state)))
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        for _ in range(COPIES):
            state.copy()
        best = min(best, (time.perf_counter() - begin) / COPIES)
    return best * 1e6


def measure(games: int) -> dict[int, float]:
    """Decisions per second of each adventure as a share of adventure 1's.

    One game of each in turn, and the median of all games: a busy moment of the machine spoils few of them. Their order
    changes, because the first with the expansion after one without finds the caches of the processor cold.
    """
    spent: dict[int, list[float]] = {adventure: [] for adventure in ADVENTURES}
    for seed in range(1, games + 1):
        for adventure in random.Random(seed).sample(ADVENTURES, len(ADVENTURES)):
            spent[adventure].append(play(adventure, seed))
    middle = {adventure: statistics.median(found) for adventure, found in spent.items()}
    return {adventure: middle[BASE] / found for adventure, found in middle.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.expansion", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each adventure ({GAMES})")
    given = parser.parse_args()
    for adventure in ADVENTURES:
        play(adventure, 0)
    print(f"| adventure | decisions/s, share of adventure {BASE} | µs per copy |")
    print("| --------- | -----------------------------------: | ----------: |")
    for adventure, share in measure(given.games).items():
        print(f"| {adventure:<9} | {share:>36.2f} | {copy_us(adventure):>11.2f} |")


if __name__ == "__main__":
    main()
