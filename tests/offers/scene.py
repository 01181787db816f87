"""Situations from scenes, and what is offered in them."""

from __future__ import annotations

import cadwallon as cw
from cadwallon import State, View, view
from cadwallon.offers import Offer, offers


def situation(given: str, *actions: str, dice: tuple[int, ...] = ()) -> State:
    """The situation of a scene (docs/scenes.md), after these actions."""
    rolled = f"dice = {list(dice)}\n" if dice else ""
    text = f'[[scene]]\nname = "a situation"\nshows = ["C-1"]\n[scene.given]\n{given}\n{rolled}'
    state = cw.scene(text + '[scene.when]\nactions = ["end"]\n[scene.then]\nover = false\n').state()
    for action in actions:
        cw.apply(state, action)
    return state


def seen(given: str, *actions: str, dice: tuple[int, ...] = ()) -> View:
    """What the one who decides sees of it."""
    state = situation(given, *actions, dice=dice)
    return view(state, state.seat)


def offered(given: str, *actions: str, dice: tuple[int, ...] = ()) -> dict[str, Offer]:
    """The offers, by their text."""
    return {offer.do: offer for offer in offers(seen(given, *actions, dice=dice))}
