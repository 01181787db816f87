"""Campaigns to look at, played once."""

from __future__ import annotations

from copy import copy
from functools import cache
from random import Random

from cadwallon import Campaign, State, apply
from cadwallon.rules.engine import answers_of
from tests.properties.helpers import eager

SEED = 7
GANGS = ("executioners", "nocturnis")


def played(state: State, decisions: int = 100_000) -> State:
    """The game after so many decisions of eager players."""
    luck = Random(1)
    while decisions and not state.over:
        apply(state, eager(state, luck))
        decisions -= 1
    return state


def nearly_over(campaign: Campaign) -> Campaign:
    """The next part has begun and is forty decisions from its end: playing it all at a keyboard takes its time."""
    state = campaign.next_game()
    whole = played(state.copy())
    played(state, len(answers_of(whole.trail)) - 40)
    assert not state.over
    return campaign


def two_played() -> Campaign:
    """Two parts are finished, the third has not begun."""
    return copy(_two_played())


@cache
def _two_played() -> Campaign:
    return play_two()


def play_two() -> Campaign:
    """Play those two parts anew."""
    campaign = Campaign(gangs=GANGS, seed=SEED)
    for _ in range(2):
        campaign.finish(played(campaign.next_game()))
    return campaign


def finished(players: int) -> Campaign:
    """All parts are finished, with keys."""
    return copy(_finished(players))


@cache
def _finished(players: int) -> Campaign:
    campaign = Campaign(players=players)
    for part in range(1, 5):
        campaign.finish(played(campaign.next_game(key=bytes([part] * 32))))
    return campaign
