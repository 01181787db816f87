"""From legal actions to a list and back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cadwallon import Action, State, apply, new_game
from cadwallon.players import Budget, RandomPlayer
from cadwallon.rules.speech import SHAPES
from cadwallon.terminal.menu import Entry, among, build, inside, matching, suggestion
from cadwallon.terminal.phrases import PHRASES, Phrases
from tests.terminal.table import GAMES, Game, names_of


def nothing(action: Action) -> str:
    return ""


def decisions(game: Game, players: int = 3) -> Iterator[tuple[State, Phrases]]:
    """Every decision of a random game."""
    adventure, mode = game
    state = new_game(adventure, players=players, seed=adventure, mode=mode, inn=mode != "base")
    phrases = Phrases(names_of(state), state.setting)
    player = RandomPlayer(adventure)
    while not state.over:
        if phrases.setting is not state.setting:
            # a mercenary was hired
            phrases = Phrases(names_of(state), state.setting)
        yield state, phrases
        apply(state, player.choose(None, state.legal, Budget()))


def reachable(entries: list[Entry]) -> list[Action]:
    out: list[Action] = []
    for entry in entries:
        if entry.action is not None:
            out.append(entry.action)
        else:
            out += reachable(inside(entry).entries)
    return out


@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_chosen_by_number_and_nothing_else(game: Game) -> None:
    for state, phrases in decisions(game):
        chosen = reachable(build(phrases, state.legal, nothing).entries)
        assert sorted(a.text for a in chosen) == sorted(a.text for a in state.legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_typed(game: Game) -> None:
    for at, (state, phrases) in enumerate(decisions(game)):
        if at % 4 == 0:
            for action in state.legal[:: max(1, len(state.legal) // 8)]:
                found = matching(phrases, state.legal, action.text)
                assert action.text in {one.text for one in found}
                assert len({one.text for one in found}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_list_of_different_things_is_short_enough_to_read(game: Game) -> None:
    menus = [build(phrases, state.legal, nothing) for state, phrases in decisions(game, 4)]
    assert max(len(menu.entries) for menu in menus if len(menu.groups) > 1) <= 20
    # where there is nothing but places, all of them are listed, beside their numbers on the map
    assert max(len(menu.entries) for menu in menus) <= 60


@pytest.mark.parametrize("game", [(1, "base"), (2, "old_city"), (9, "expansion"), (12, "expansion")])
def test_no_two_entries_of_a_list_read_alike(game: Game) -> None:
    for state, phrases in decisions(game):
        lines = [(phrases.line(action), action.verb) for action in state.legal]
        assert len(set(lines)) == len(lines), sorted(lines)


def test_every_verb_has_a_phrase() -> None:
    assert set(SHAPES) <= set(PHRASES)


def activation(seed: int) -> tuple[State, Phrases]:
    """A decision with somebody active who can move."""
    state = new_game(1, players=2, seed=seed)
    while not any(action.verb == "move" for action in state.legal):
        activate = [action for action in state.legal if action.verb == "activate"]
        apply(state, (activate or state.legal)[0])
    return state, Phrases(names_of(state), state.setting)


def test_places_by_name_code_and_beginning() -> None:
    state, phrases = activation(2)
    goal = next(action for action in state.legal if action.verb == "move")
    space = state.setting.terrain.spaces[goal.a]
    name = names_of(state).space(space.slug)
    for typed in (f"move {space.slug}", f"move {name}", f"MOVE {space.code}", space.slug, f"mo {name[:-1]}"):
        assert matching(phrases, state.legal, typed) == [goal], typed


def test_unclear_answers_become_a_list() -> None:
    state, phrases = activation(2)
    moves = [action for action in state.legal if action.verb == "move"]
    found = matching(phrases, state.legal, "move")
    assert set(moves) <= set(found)
    menu = among(phrases, found, nothing, "move")
    assert menu.inner
    assert reachable(menu.entries) == found


def test_nonsense_matches_nothing() -> None:
    state, phrases = activation(2)
    for typed in ("", "fly to the moon", "???", "-"):
        assert matching(phrases, state.legal, typed) == []
    assert suggestion(phrases, state.legal, "mvoe") == "move"
    assert suggestion(phrases, state.legal, "xyzzy") == ""
