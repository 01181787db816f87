"""Those who decide without a person: the protocol of a player, and the players that come with the game."""

from cadwallon.players.protocol import Player
from cadwallon.players.random_player import RandomPlayer
from cadwallon.players.registry import PLAYERS, Factory, UnknownPlayer, find_player

__all__ = ["PLAYERS", "Factory", "Player", "RandomPlayer", "UnknownPlayer", "find_player"]
