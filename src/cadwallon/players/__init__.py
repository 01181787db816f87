"""Those who decide without a person: the protocol of a player, and the players that come with the game."""

from cadwallon.players.bot import Bot
from cadwallon.players.clock import Clock
from cadwallon.players.faults import Fault
from cadwallon.players.protocol import Budget, Player, UnknownPlayer
from cadwallon.players.random_player import RandomPlayer
from cadwallon.players.registry import (
    FALLBACK,
    Factory,
    Kind,
    Pace,
    find_player,
    known_players,
    register,
)

__all__ = [
    "FALLBACK",
    "Bot",
    "Budget",
    "Clock",
    "Factory",
    "Fault",
    "Kind",
    "Pace",
    "Player",
    "RandomPlayer",
    "UnknownPlayer",
    "find_player",
    "known_players",
    "register",
]
