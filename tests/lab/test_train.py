"""Training climbs: on a hill that is known it comes near the top, also where every look at it is blurred."""

from __future__ import annotations

from random import Random

import pytest

from cadwallon.lab import train as training
from cadwallon.lab.train import RANGES, Course, Generation, train
from cadwallon.players.minds.weights import Weights

TOP = Weights()._replace(loot=1.1, prospect=0.5, envy=0.8)


def height(weights: Weights) -> float:
    """Ducats below the top: one at a stray's length, and more and more further off."""
    away: list[float] = [(getattr(weights, name) - getattr(TOP, name)) / span.stray for name, span in RANGES.items()]
    return -sum([part * part for part in away], 0.0)


@pytest.mark.parametrize("blur", [0.0, 1.0])
def test_the_weights_climb(monkeypatch: pytest.MonkeyPatch, blur: float) -> None:
    luck = Random(1)

    def leads(course: Course, number: int, crowd: list[Weights], here: Weights, jobs: int) -> list[float]:
        return [height(one) - height(here) + luck.gauss(0, blur) for one in crowd]

    monkeypatch.setattr(training, "_leads", leads)
    told: list[Generation] = []
    course = Course(("adv_01",), generations=30, pairs=8, deals=1, seed=0)
    found = train(course, Weights(), 1, told.append)
    assert height(found) > height(Weights()) / 4
    assert told[-1].weights == found
    assert all(low <= getattr(found, name) <= high for name, (low, high, _) in RANGES.items())
