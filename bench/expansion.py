"""What the expansion costs: four random players through adventures 9 to 14, next to adventure 1, in turn.

``python -m bench.expansion``
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import cadwallon as cw

ROUNDS = 7
GAMES = 12
COPIES = 300
BASE = 1
ADVENTURES = (BASE, 9, 10, 11, 12, 13, 14)


def play(adventure: int, first_seed: int, games: int) -> float:
    """Decisions per second over some whole games."""
    decisions = 0
    begin = time.perf_counter()
    for seed in range(first_seed, first_seed + games):
        state = cw.new_game(adventure=adventure, players=4, seed=seed)
        chooser = random.Random(seed)
        while not state.over:
            actions = cw.legal_actions(state)
            cw.apply(state, actions[chooser.randrange(len(actions))])
            decisions += 1
    return decisions / (time.perf_counter() - begin)


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


def measure(rounds: int, games: int) -> dict[int, float]:
    """Decisions per second of each adventure as a share of adventure 1's; the median of rounds taken in turn."""
    shares: dict[int, list[float]] = {adventure: [] for adventure in ADVENTURES}
    for number in range(rounds):
        speeds = {adventure: play(adventure, 1 + number * games, games) for adventure in ADVENTURES}
        for adventure, speed in speeds.items():
            shares[adventure].append(speed / speeds[BASE])
    return {adventure: statistics.median(found) for adventure, found in shares.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.expansion", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds, all adventures in turn ({ROUNDS})")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each adventure in a round ({GAMES})")
    given = parser.parse_args()
    play(BASE, 0, 1)
    print(f"| adventure | decisions/s, share of adventure {BASE} | µs per copy |")
    print("| --------- | -----------------------------------: | ----------: |")
    for adventure, share in measure(given.rounds, given.games).items():
        print(f"| {adventure:<9} | {share:>36.2f} | {copy_us(adventure):>11.2f} |")


if __name__ == "__main__":
    main()
