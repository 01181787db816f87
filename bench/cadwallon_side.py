"""Our game: four random players through the first adventure, by the public functions of the package.

``python -m bench.cadwallon_side``
"""

from __future__ import annotations

import random

import cadwallon as cw
from bench.measure import run


class CadwallonMatch:
    """A game and the generator its players choose with."""

    def __init__(self, state: cw.State, chooser: random.Random) -> None:
        self.state = state
        self.chooser = chooser

    def over(self) -> bool:
        return self.state.over

    def decide(self) -> None:
        actions = cw.legal_actions(self.state)
        cw.apply(self.state, actions[self.chooser.randrange(len(actions))])

    def options(self) -> int:
        # ``legal_actions`` hands out the list that ``apply`` made; here it is made once more.
        return len(tuple(self.state.stack[-1].options(self.state)))

    def copy(self) -> CadwallonMatch:
        return CadwallonMatch(self.state.copy(), self.chooser)


def new(seed: int) -> CadwallonMatch:
    return CadwallonMatch(cw.new_game(adventure=1, players=4, seed=seed), random.Random(seed))


if __name__ == "__main__":
    run("cadwallon", new)
