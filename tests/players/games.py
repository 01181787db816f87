"""Games to try players in."""

from __future__ import annotations

from cadwallon import apply, new_game
from cadwallon.players import Bot
from cadwallon.rules.state import State
from cadwallon.sight import view


def decide(bot: Bot, state: State) -> str:
    """What the bot does now; the state moves on."""
    sight = view(state, state.seat) if bot.needs_view else None
    action = bot.choose(sight, state.legal, state.round, state.turn)
    text = action.text
    apply(state, action)
    return text


def play(bot: Bot, decisions: int, *, adventure: int = 1, seed: int = 3) -> State:
    """The bot decides for everybody, at most so many times."""
    state = new_game(adventure, players=2, seed=seed)
    for _ in range(decisions):
        if state.over:
            break
        decide(bot, state)
    return state
