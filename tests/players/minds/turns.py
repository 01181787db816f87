"""What a cutpurse does in a situation given as a scene."""

from __future__ import annotations

import cadwallon as cw
from cadwallon.players import Budget
from cadwallon.players.minds.cutpurse import Cutpurse
from cadwallon.players.minds.eye import Eye, Look
from cadwallon.players.minds.weights import trained
from cadwallon.rules.chance import SeededChance


def situation(adventure: int, number: int, words: str) -> cw.State:
    """A situation in some round of an adventure; ``words`` are those of a scene's ``given``. No mission is open."""
    quiet = "" if "missions =" in words else "missions = []\nmission_deck_ends = true\n"
    text = f'name = "x"\nshows = ["S-1"]\n[given]\nadventure = {adventure}\nround = {number}\n{quiet}{words}\n[then]\n'
    state = cw.scene(text).state()
    state.chance = SeededChance(7)
    return state


def look_at(state: cw.State, seat: int | None = None) -> Look:
    """The position as it concerns the seat that decides, or another one."""
    return Eye(state.setting, trained()).look(state, state.seat if seat is None else seat)


def turn_of(state: cw.State, seed: int = 1) -> list[str]:
    """All that a cutpurse does from here to the end of its turn, as texts."""
    player, seat, at = Cutpurse(seed), state.seat, (state.round, state.turn)
    done: list[str] = []
    while not state.over and (state.round, state.turn) == at:
        if state.seat == seat:
            action = player.choose(cw.view(state, seat), state.legal, Budget())
            done.append(action.text)
        else:
            action = state.legal[-1]
        cw.apply(state, action)
    return done
