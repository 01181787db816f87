"""Catanatron, four of its RandomPlayers, through its own public way of playing: ``Game.play_tick``.

Runs in the environment that has Catanatron: ``python -m bench.catanatron_side``.
"""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions

from bench.measure import run


class CatanatronMatch:
    """A Catanatron game, which ends as ``Game.play`` ends it: by a victory or at the limit of turns."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def over(self) -> bool:
        return self.game.winning_color() is not None or self.game.state.num_turns >= TURNS_LIMIT

    def decide(self) -> None:
        self.game.play_tick()

    def options(self) -> int:
        return len(generate_playable_actions(self.game.state))

    def copy(self) -> CatanatronMatch:
        return CatanatronMatch(self.game.copy())


def new(seed: int) -> CatanatronMatch:
    return CatanatronMatch(Game([RandomPlayer(color) for color in Color], seed=seed))


if __name__ == "__main__":
    run("catanatron", new)
