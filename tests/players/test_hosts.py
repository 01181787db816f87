"""Players in processes of their own: they decide as they would here, and nothing they do stops a game."""

from __future__ import annotations

import shutil
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cadwallon import apply, new_game
from cadwallon.players import Bot, Budget, Kind, Pace, RandomPlayer, find_player
from cadwallon.players import external as external_module
from cadwallon.players.hosts import Hosts, hosts
from cadwallon.players.packets import packed, unpacked
from cadwallon.players.registry import GROUP
from cadwallon.record import same_state
from cadwallon.rules.chance import SeededChance
from cadwallon.sight import determinize, view
from tests.players.games import decide, play
from tests.players.packages import install

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "one-step"

SLOW_RANDOM = Kind("random", RandomPlayer, Pace(20.0, 1000.0))

GUESTS = """
import os, sys, time

class Guest:
    needs_view = True
    def __init__(self, seed):
        self.asked = 0
    def choose(self, view, legal, budget):
        self.asked += 1
        return self.do(legal)

class Crashing(Guest):
    def do(self, legal):
        raise ValueError("out of ideas")

class Wrong(Guest):
    def do(self, legal):
        return "dance"

class Dying(Guest):
    def do(self, legal):
        os._exit(5)

class Sleeping(Guest):
    def do(self, legal):
        time.sleep(600)

class Looping(Guest):
    def do(self, legal):
        while True:
            pass

class Loud(Guest):
    def do(self, legal):
        print("thinking " * 1000)
        assert sys.stdin.read() == ""
        return legal[0]

class Unborn(Guest):
    def __init__(self, seed):
        raise KeyError("no")

class Remembering(Guest):
    def do(self, legal):
        return legal[min(self.asked, len(legal)) - 1]
"""


@pytest.fixture
def _guests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    names = ("Crashing", "Wrong", "Dying", "Sleeping", "Looping", "Loud", "Unborn", "Remembering")
    install(monkeypatch, tmp_path, {name.lower(): f"guests:{name}" for name in names}, guests=GUESTS)


TABLES = ((1, "base", False), (3, "base", False), (2, "old_city", True), (10, "expansion", False),
          (12, "expansion", True))  # fmt: skip
"""Adventures with their modes, with and without the Inn; mercenaries are hired in the last ones."""


@pytest.mark.parametrize(("adventure", "mode", "inn"), TABLES)
def test_views_arrive_whole(adventure: int, mode: str, inn: bool) -> None:
    """The very actions of the setting, and a view from which the same games are guessed."""
    state = new_game(adventure, players=3, mode=mode, inn=inn, seed=adventure)
    player = RandomPlayer(adventure)
    number = 0
    while not state.over:
        number += 1
        if number % 5 == 0:
            sight = view(state, state.seat)
            data = packed(sight)
            assert len(data) < 20_000, "the setting is not sent along"
            again = unpacked(data, state.setting)
            assert again == sight
            assert all(one is other for one, other in zip(again.legal, sight.legal, strict=True))
            assert again.known.setting is state.setting
            one, other = (determinize(v, SeededChance(number)) for v in (again, sight))
            assert same_state(one, other)
        apply(state, player.choose(None, state.legal, Budget()))


@pytest.mark.parametrize(("adventure", "mode", "inn"), TABLES)
def test_a_player_decides_there_as_it_would_here(adventure: int, mode: str, inn: bool) -> None:
    state = new_game(adventure, players=3, mode=mode, inn=inn, seed=adventure)
    there = [Bot(SLOW_RANDOM, seat, apart=True) for seat in range(3)]
    here = [RandomPlayer(seat) for seat in range(3)]
    while not state.over:
        seat = state.seat
        chosen = there[seat].choose(view(state, seat), state.legal, state.round, state.turn)
        assert there[seat].fault is None
        assert chosen is here[seat].choose(None, state.legal, Budget())
        apply(state, chosen)


def test_the_example_package_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As its pyproject says, and there as it would here."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copy(EXAMPLE / "one_step.py", tmp_path)
    install(monkeypatch, tmp_path, project["entry-points"][GROUP])
    kind = find_player("one-step")
    assert kind.brought
    there, here = Bot(kind, 4, playouts=2), kind.factory(4)
    state = new_game(players=2, seed=8)
    for _ in range(40):
        sight = view(state, state.seat)
        expected = here.choose(sight, sight.legal, Budget(playouts=2)).text
        assert decide(there, state) == expected
        assert there.fault is None


@pytest.mark.usefixtures("_guests")
@pytest.mark.parametrize(
    ("name", "why", "text"),
    [
        ("crashing", "crash", "ValueError: out of ideas"),
        ("unborn", "crash", "KeyError: 'no'"),
        ("dying", "crash", "it ended with code 5"),
        ("wrong", "nonsense", "'dance' is not among the"),
    ],
)
def test_what_a_guest_does_wrong_is_said_and_the_game_goes_on(name: str, why: str, text: str) -> None:
    bot = Bot(find_player(name), 1)
    play(bot, 3)
    assert bot.replaced == 3
    assert bot.fault is not None
    assert (bot.fault.why, text in bot.fault.text) == (why, True)


@pytest.mark.usefixtures("_guests")
@pytest.mark.parametrize("name", ["sleeping", "looping"])
def test_a_guest_that_never_returns_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(external_module, "GRACE", 0.1)
    found = find_player(name)
    bot = Bot(Kind(found.name, found.factory, Pace(0.1, 1.0), brought=True), 1)
    play(bot, 2)
    assert bot.replaced == 2
    assert bot.fault is not None
    assert bot.fault.why == "stall"


@pytest.mark.usefixtures("_guests")
def test_a_guest_may_print_and_finds_nothing_to_read() -> None:
    bot = Bot(find_player("loud"), 1)
    play(bot, 3)
    assert bot.replaced == 0, bot.fault


@pytest.mark.usefixtures("_guests")
def test_players_remember_until_they_are_closed() -> None:
    kind = find_player("remembering")
    first, second = Bot(kind, 1), Bot(kind, 1)
    state = new_game(players=2, seed=3)
    texts = [action.text for action in state.legal]
    sight = view(state, state.seat)
    chosen = [bot.choose(sight, state.legal, 1, 0).text for bot in (first, first, second, first)]
    assert chosen == [texts[0], texts[1], texts[0], texts[2]]
    first.close()
    assert first.choose(sight, state.legal, 1, 0).text == texts[0]


def test_many_may_ask_at_once() -> None:
    """All get their answers, and none is mixed up with another's."""
    state = new_game(players=2, seed=3)
    sight = view(state, state.seat)
    some = Hosts(2)
    players = [some.player(SLOW_RANDOM, seed) for seed in range(24)]
    with ThreadPoolExecutor(24) as threads:
        chosen = list(threads.map(lambda player: player.choose(sight, state.legal, Budget()), players))
    some.close()
    assert chosen == [RandomPlayer(seed).choose(None, state.legal, Budget()) for seed in range(24)]


def test_who_asks_after_the_end_gets_no_answer_and_starts_nothing() -> None:
    bot = Bot(SLOW_RANDOM, 1, apart=True)
    hosts().close()
    play(bot, 2)
    assert bot.replaced == 2
