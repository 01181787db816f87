"""Players by name."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from cadwallon.players import Kind, Pace, RandomPlayer, UnknownPlayer, find_player, known_players
from cadwallon.players.registry import BUILT_IN, FALLBACK, UNHURRIED
from tests.players.packages import install

MODULE = """
from cadwallon.players import Kind, Pace, RandomPlayer

KIND = Kind("any", RandomPlayer, Pace(0.3, 1.0))
NUMBER = 7
"""


def test_players_are_found_by_name() -> None:
    assert find_player(" Random ") is BUILT_IN["random"]
    assert find_player("random").factory is RandomPlayer
    assert FALLBACK in BUILT_IN


def test_unknown_player_names_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match=r"no player 'randm'; known are novice.*; is 'random' meant"):
        find_player("randm")


def test_packages_bring_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "guest" not in known_players()
    entries = {"Guest": "guests:KIND", "plain": "guests:RandomPlayer"}
    install(monkeypatch, tmp_path, entries, guests=MODULE)
    assert known_players() == [*BUILT_IN, "guest", "plain"]
    guest = find_player("guest")
    assert (guest.name, guest.pace, guest.brought) == ("guest", Pace(0.3, 1.0), True)
    assert find_player("PLAIN").pace == UNHURRIED


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("nowhere:KIND", r"the player 'guest' \(nowhere:KIND\) cannot be loaded: ModuleNotFoundError"),
        ("guests:MISSING", r"cannot be loaded: AttributeError"),
        ("guests:NUMBER", r"the player 'guest' \(guests:NUMBER\) is neither a Kind nor anything that makes a player"),
        ("broken:KIND", r"cannot be loaded: ZeroDivisionError: division by zero"),
    ],
)
def test_a_broken_package_matters_only_when_it_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, entry: str, sentence: str
) -> None:
    install(monkeypatch, tmp_path, {"guest": entry}, guests=MODULE, broken="KIND = 1 / 0\n")
    assert "guest" in known_players()
    assert find_player("random").name == "random"
    with pytest.raises(UnknownPlayer, match=sentence):
        find_player("guest")


def test_nobody_replaces_the_players_of_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path, {"random": "guests:KIND"}, guests=MODULE)
    assert find_player("random") is BUILT_IN["random"]
    assert known_players().count("random") == 1


def test_programs_are_found_only_where_they_are_allowed() -> None:
    name = f"exec:{shlex.quote(sys.executable)} -c pass"
    found = find_player(name, programs=True)
    assert isinstance(found, Kind)
    assert found.name == name
    with pytest.raises(UnknownPlayer, match="there is no player 'exec:"):
        find_player(name)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "'exec:' names no command"),
        ("exec:no-such-program-here --fast", "there is no program 'no-such-program-here' that could play"),
        ("exec:bot 'one.py", "the command .* cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_is_refused_at_once(name: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer, match=sentence):
        find_player(name, programs=True)
