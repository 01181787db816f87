"""Bots that think, on Catanatron's engine: alpha-beta search two decisions deep, and Monte Carlo tree search.

The package has no such bots; those of its authors' are not published with it. These are written for the bench after
what is known of them: chance is spread out (eleven throws of the dice, five cards that may be stolen or drawn), choices
that are seldom good are left out, and positions are judged by points, production, room to build and the hand; playouts
go on at random to the end of the game. Nearly all their time goes into the engine: copies, actions, lists of actions.
How much the alpha-beta search leaves out was fitted to what was measured of the authors' own: 30 ms on average.

Runs in the environment that has Catanatron: ``python -m bench.catanatron_bots``.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from functools import partial
from time import perf_counter, process_time
from typing import Any

from catanatron import RESOURCES, Action, ActionType, Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.board import STATIC_GRAPH
from catanatron.models.decks import starting_devcard_bank
from catanatron.models.enums import CITY, SETTLEMENT
from catanatron.models.map import number_probability
from catanatron.state_functions import player_key, player_num_resource_cards

from bench.decisions import Watch, Work

DEPTH = 2
TWO = 2
"""Players of the games of alpha-beta search."""
SIMULATIONS = 10
"""Playouts of the tree search for one decision."""

CURIOSITY = math.sqrt(2)

DECK: list[str] = starting_devcard_bank()
NEIGHBOURS = {node: tuple(STATIC_GRAPH.neighbors(node)) for node in STATIC_GRAPH}
CARDS = {card: DECK.count(card) / len(DECK) for card in sorted(set(DECK))}

Outcomes = list[tuple[Any, float]]


# -- what may come of an action ------------------------------------------------------------------
def outcomes(game: Any, action: Any) -> Outcomes:
    """The positions after an action, with their chances."""
    kind = action.action_type
    values: dict[Any, float]
    if kind == ActionType.ROLL:
        values = {(one // 2, one - one // 2): number_probability(one) for one in range(2, 13)}
    elif kind == ActionType.BUY_DEVELOPMENT_CARD:
        values = dict(CARDS)
    elif kind == ActionType.MOVE_ROBBER and action.value[1] is not None:
        values = {(*action.value[:2], card): 1 / len(RESOURCES) for card in RESOURCES}
    else:
        values = {action.value: 1.0}
    return [(after(game, Action(action.color, kind, value)), chance) for value, chance in values.items()]


def after(game: Any, action: Any) -> Any:
    """The position after an action; unchanged if a card is thought of that is not there."""
    branch = game.copy()
    try:
        branch.execute(action, validate_action=False)
    except (AssertionError, ValueError):
        return game.copy()
    return branch


# -- alpha-beta ----------------------------------------------------------------------------------
def candidates(game: Any) -> list[Any]:
    """The actions that are looked at: no first settlement beside the sea, and the robber only where it hurts most."""
    state = game.state
    actions: list[Any] = state.playable_actions
    if state.is_initial_build_phase and actions[0].action_type == ActionType.BUILD_SETTLEMENT:
        tiles = state.board.map.adjacent_tiles
        return [action for action in actions if len(tiles[action.value]) > 1]
    if actions[0].action_type == ActionType.MOVE_ROBBER:
        return [max(actions, key=lambda action: harm(game, action))]
    return actions


def harm(game: Any, action: Any) -> float:
    """What the robber on a tile takes from rivals, less what it takes from who moves it."""
    board = game.state.board
    tile = board.map.tiles[action.value[0]]
    owners = [board.buildings[node] for node in tile.nodes.values() if node in board.buildings]
    loss = sum((2 if kind == CITY else 1) * (-1 if color == action.color else 1) for color, kind in owners)
    return loss * number_probability(tile.number) if tile.number else 0.0


def production(game: Any, color: Any) -> dict[str, float]:
    """What a player can expect of every throw of the dice."""
    board = game.state.board
    robbed = board.map.tiles[board.robber_coordinate]
    made: dict[str, float] = {}
    for building, times in ((SETTLEMENT, 1), (CITY, 2)):
        for node in game.state.buildings_by_color[color][building]:
            for tile in board.map.adjacent_tiles[node]:
                if tile.resource is not None and tile is not robbed:
                    made[tile.resource] = made.get(tile.resource, 0.0) + times * number_probability(tile.number)
    return made


def reachable(game: Any, color: Any) -> tuple[float, int]:
    """What could be built: production of nodes one road away, and the number of nodes that are reached already."""
    board = game.state.board
    reached: set[int] = set().union(*board.connected_components[color])
    ends = {end for node in reached for end in NEIGHBOURS[node]}
    free = board.board_buildable_ids
    return sum(sum(board.map.node_production[node].values()) for node in ends & free), len(reached & free)


def worth(game: Any, color: Any) -> float:
    """How a player stands: points before everything, then production, then room, then the hand."""
    state = game.state
    own = player_key(state, color)
    mine = production(game, color)
    theirs = sum(sum(production(game, other).values()) for other in state.colors if other != color)
    sites, nodes = reachable(game, color)
    hand = player_num_resource_cards(state, color)
    city = min(state.player_state[f"{own}_WHEAT_IN_HAND"], 2) + min(state.player_state[f"{own}_ORE_IN_HAND"], 3)
    house = sum(state.player_state[f"{own}_{kind}_IN_HAND"] > 0 for kind in ("WOOD", "BRICK", "SHEEP", "WHEAT"))
    return float(
        1e9 * state.player_state[f"{own}_VICTORY_POINTS"]
        + 1e6 * (sum(mine.values()) + 0.1 * len(mine) - theirs)
        + 1e3 * (sites + 0.1 * nodes)
        + 10 * (city / 5 + house / 4)
        + (hand if hand <= 7 else 7 - hand)
        + 5 * state.player_state[f"{own}_PLAYED_KNIGHT"]
        + state.board.road_lengths[color]
    )


def search(game: Any, color: Any, depth: int, low: float, high: float) -> tuple[float, Any]:
    """The value of a position to a player, and the action that leads to it."""
    if not depth or game.winning_color() is not None:
        return worth(game, color), None
    own = game.state.current_color() == color
    best, chosen = (-math.inf if own else math.inf), None
    for action in candidates(game):
        value = sum(
            chance * search(branch, color, depth - 1, low, high)[0] for branch, chance in outcomes(game, action)
        )
        if chosen is None or (value > best if own else value < best):
            best, chosen = value, action
        if own:
            low = max(low, best)
        else:
            high = min(high, best)
        if low >= high:
            break
    return best, chosen


def decision(game: Any) -> Any:
    """What a player who looks ahead does now."""
    return search(game, game.state.current_color(), DEPTH, -math.inf, math.inf)[1]


# -- Monte Carlo tree search ---------------------------------------------------------------------
class Node:
    """A position of the tree."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.wins = 0
        self.visits = 0
        self.children: dict[Any, list[tuple[Node, float]]] = {}

    def expand(self) -> None:
        for action in self.game.state.playable_actions:
            self.children[action] = [(Node(branch), chance) for branch, chance in outcomes(self.game, action)]

    def urgency(self, action: Any) -> float:
        total = 0.0
        for child, chance in self.children[action]:
            visits = child.visits + 1e-8
            total += chance * (child.wins / visits + CURIOSITY * math.sqrt(math.log(self.visits + 1) / visits))
        return total

    def next(self) -> Node:
        branches = self.children[max(self.children, key=self.urgency)]
        return random.choices([child for child, _ in branches], [chance for _, chance in branches])[0]


def simulate(root: Node, color: Any) -> None:
    """Down the tree, one step further, and at random to the end of the game."""
    path = [root]
    while path[-1].children:
        path.append(path[-1].next())
    if path[-1].game.winning_color() is None:
        path[-1].expand()
        path.append(path[-1].next())
    winner = path[-1].game.copy().play(decide_fn=lambda player, game, actions: random.choice(actions))
    for node in path:
        node.visits += 1
        node.wins += winner == color


# -- measuring -----------------------------------------------------------------------------------
def new(players: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def alpha_beta(seconds: float, seed: int) -> Watch:
    """Whole games of alpha-beta against itself, at least one, until the time is up."""
    watch = Watch()
    began = perf_counter()
    while not watch.wall or perf_counter() - began < seconds:
        game = new(TWO, seed)
        while not over(game):
            actions = game.state.playable_actions
            action = actions[0]
            if len(actions) > 1:
                action = watch.time(partial(decision, game))
            game.execute(action)
        seed += 1
    return watch


def tree_search(seconds: float, seed: int, players: int) -> Work:
    """Searches in positions of random games, spread over them, until the time is up."""
    playouts, spent, used = 0, 0.0, 0.0
    while spent < seconds:
        game = new(players, seed)
        steps = random.Random(seed).randrange(300)
        while steps and not over(game):
            game.play_tick()
            steps -= 1
        seed += 1
        if over(game) or len(game.state.playable_actions) == 1:
            continue
        processor, wall = process_time(), perf_counter()
        root = Node(game.copy())
        for _ in range(SIMULATIONS):
            simulate(root, game.state.current_color())
        spent += perf_counter() - wall
        used += process_time() - processor
        playouts += SIMULATIONS
    return Work(playouts=playouts, wall=spent, processor=used)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=TWO)
    given = parser.parse_args()
    watch = alpha_beta(given.seconds, given.seed)
    work = tree_search(given.seconds, given.seed, given.players)
    print(json.dumps({"alpha_beta": watch.spent(), "tree_search": work}))


if __name__ == "__main__":
    main()
