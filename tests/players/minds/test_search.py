"""What a guild master tries out, how it judges an end, and how long it keeps to a plan."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random

import pytest

import cadwallon as cw
from cadwallon.players import Budget
from cadwallon.players.minds import search as searching
from cadwallon.players.minds.cutpurse import Cutpurse
from cadwallon.players.minds.eye import Eye
from cadwallon.players.minds.guild_master import foreseen
from cadwallon.players.minds.lines import LATE, Line, lines, planning, to_the_end
from cadwallon.players.minds.search import Tally, end_merit, search, try_out
from cadwallon.players.minds.weights import trained
from cadwallon.rules.setting import OUTSIDE
from tests.players.minds.turns import situation

CARRIED = 'carries = { elise = ["scroll"], tortok = ["keys"] }\nalarm = true\n'
AT_THE_GATES = 'at = { elise = "bell-gate", tortok = "tallow-gate", sarys = "quill-street", kaldern = "library" }\n'


def late_turn(number: int) -> cw.State:
    return situation(1, number, CARRIED + AT_THE_GATES)


def master_of(state: cw.State) -> Eye:
    return Eye(state.setting, trained(), state.seat)


@pytest.mark.parametrize("number", [5, 7])
def test_plans_of_every_temper_are_tried_and_can_be_begun(number: int) -> None:
    state = late_turn(number)
    found = lines(master_of(state), [state], state.legal, state.seat, Random(1))
    drafts = [frozenset(line.draft) for line in found]
    assert len(drafts) == len(set(drafts)) > 4
    assert all(line.draft[0][0] in state.legal for line in found)
    assert found[-1].draft == ((state.legal[-1],),)


def test_only_the_last_rounds_are_imagined_to_the_end() -> None:
    rounds = master_of(late_turn(5)).rounds
    for number in (rounds - LATE - 1, rounds - LATE, rounds):
        state = late_turn(number)
        assert planning(state)
        assert to_the_end(master_of(state), state) == (number >= rounds - LATE)


def test_the_same_luck_gives_the_same_end() -> None:
    state = cw.new_game(1, players=2, seed=4)
    players = [Cutpurse(seat) for seat in range(2)]
    while not (state.round == 6 and planning(state)):
        cw.apply(state, players[state.seat].choose(cw.view(state, state.seat), state.legal, Budget()))
    eye = master_of(state)
    line = lines(eye, [state], state.legal, state.seat, Random(1))[0]
    ends = []
    for seed in (3, 3, 4, 5, 6):
        tally = Tally()
        try_out(eye, state, line, state.seat, seed, tally)
        ends.append((tally.lead, tally.merit))
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1


def ended(ducats: tuple[int, int], home: int) -> tuple[Eye, cw.State, int]:
    """An end with these scores of the careful gang and its rival, and so many of its thieves home."""
    state = late_turn(7)
    seat = state.seat
    eye = master_of(state)
    for at, figure in enumerate(state.setting.crew[seat]):
        if at < home:
            state.put(figure, OUTSIDE)
    state.over = True
    state.scores = ducats if seat == 0 else ducats[::-1]
    return eye, state, seat


def merit(ducats: tuple[int, int], home: int, rounds: int) -> float:
    return end_merit(*ended(ducats, home), rounds, home)


@pytest.mark.parametrize("rounds", range(LATE + 1))
def test_a_thief_at_home_decides_where_victory_is_certain(rounds: int) -> None:
    assert merit((60, 20), 4, rounds) > merit((75, 20), 3, rounds)
    assert merit((20, 60), 4, rounds) > merit((30, 60), 3, rounds)


@pytest.mark.parametrize("rounds", range(LATE + 1))
def test_a_narrow_victory_is_worth_more_than_a_narrow_defeat(rounds: int) -> None:
    assert merit((41, 40), 3, rounds) > merit((40, 41), 3, rounds)


def test_thieves_come_before_victory_until_the_last_turn() -> None:
    assert merit((43, 40), 3, 0) > merit((37, 40), 4, 0)
    assert merit((43, 40), 3, 1) < merit((37, 40), 4, 1)


@pytest.mark.parametrize(
    ("number", "players", "playouts", "first"),
    [
        (2, 2, 16, "promised"),
        (2, 2, 400, "tried"),
        # each is tried eight times in both: where several rivals are about to close the gates that is enough
        (2, 4, 64, "promised"),
        (4, 4, 16, "tried"),
    ],
)
def test_a_promise_counts_beside_few_tries_and_not_beside_many(
    monkeypatch: pytest.MonkeyPatch, number: int, players: int, playouts: int, first: str
) -> None:
    state = situation(1, number, f'players = {players}\nat = {{ elise = "library" }}')
    promised, tried = Line(((state.legal[0],),), 10.0), Line(((state.legal[-1],),), 0.0)

    def a_try(eye: Eye, world: cw.State, line: Line, seat: int, seed: int, tally: Tally) -> None:
        tally.number += 1
        tally.merit += 12.0 if line is tried else 0.0

    monkeypatch.setattr(searching, "lines", lambda *_: [promised, tried])
    monkeypatch.setattr(searching, "try_out", a_try)
    found = search(master_of(state), state.copy, state.legal, state.seat, Random(1), playouts, lambda: 0.0)
    assert found[0].draft == (promised if first == "promised" else tried).draft


def test_by_the_clock_too_the_likeliest_plans_are_tried_most_often(monkeypatch: pytest.MonkeyPatch) -> None:
    state = late_turn(2)
    found = [Line(((action,),), 0.0) for action in state.legal]
    tries = Counter[Line]()

    def a_try(eye: Eye, world: cw.State, line: Line, seat: int, seed: int, tally: Tally) -> None:
        tries[line] += 1
        tally.number += 1
        tally.merit += found.index(line)

    monkeypatch.setattr(searching, "lines", lambda *_: found)
    monkeypatch.setattr(searching, "try_out", a_try)
    most = 240
    search(master_of(state), state.copy, state.legal, state.seat, Random(1), 0, lambda: tries.total() / most)
    assert most <= tries.total() < most + len(found)
    counts = [tries[line] for line in found]
    assert counts == sorted(counts)
    assert counts[-1] > 4 * counts[0] > 0


@pytest.mark.parametrize(
    ("adventure", "number", "players", "tried"),
    [(1, 2, 2, 20), (1, 4, 2, 20), (1, 5, 2, 80), (1, 3, 4, 20), (1, 4, 4, 80), (9, 4, 4, 20)],
)
def test_most_counted_playouts_are_kept_for_the_last_rounds(
    monkeypatch: pytest.MonkeyPatch, adventure: int, number: int, players: int, tried: int
) -> None:
    state = situation(adventure, number, f'players = {players}\nat = {{ elise = "library" }}')
    found = [Line(((action,),), 0.0) for action in state.legal[:2]]
    tallies = []

    def a_try(eye: Eye, world: cw.State, line: Line, seat: int, seed: int, tally: Tally) -> None:
        tallies.append(tally)
        tally.number += 1

    monkeypatch.setattr(searching, "lines", lambda *_: found)
    monkeypatch.setattr(searching, "try_out", a_try)
    search(master_of(state), state.copy, state.legal, state.seat, Random(1), 80, lambda: 0.0)
    assert len(tallies) == tried


@pytest.mark.parametrize(
    ("adventure", "number", "players", "afraid"),
    [
        (1, 3, 2, False),
        (1, 4, 2, True),
        (9, 4, 2, True),
        (1, 5, 2, False),
        (1, 3, 4, False),
        (1, 4, 4, True),
        (9, 4, 4, False),
    ],
)
def test_it_is_afraid_just_before_the_gates_close_if_that_costs_little(
    monkeypatch: pytest.MonkeyPatch, adventure: int, number: int, players: int, *, afraid: bool
) -> None:
    state = situation(adventure, number, f'players = {players}\nat = {{ elise = "library" }}')
    eye = master_of(state)
    eyes = set()

    def a_try(eye: Eye, world: cw.State, line: Line, seat: int, seed: int, tally: Tally) -> None:
        eyes.add(eye)
        tally.number += 1

    monkeypatch.setattr(searching, "try_out", a_try)
    search(eye, state.copy, state.legal, state.seat, Random(1), 8, lambda: 0.0)
    assert eyes == {eye.fearful if afraid else eye}


def test_the_fearful_want_to_be_near_the_gates() -> None:
    state = situation(1, 4, 'at = { elise = "library" }')
    eye, elise, terrain = master_of(state), state.setting.figure_index["elise"], state.setting.terrain
    lay = eye.lay
    far, near = (pick(range(terrain.main), key=lambda v: lay.early[v]) for pick in (max, min))
    lost = []
    for other in (eye, eye.fearful):
        look = other.look(state, state.seat)
        lost.append(look.thief(elise, near, 0.0, 0, 3) - look.thief(elise, far, 0.0, 0, 3))
    assert lost[1] > 1.5 * lost[0] > 0


def test_a_plan_is_followed_until_something_is_rolled() -> None:
    state = situation(1, 2, 'at = { elise = "library" }\nchests = { library = ["scroll"], archive = ["purse"] }')
    setting = state.setting
    wake, go = setting.activate[setting.figure_index["elise"]], setting.move[setting.terrain.index["archive"]]
    scroll = setting.kind_index["scroll"]
    bash, rob = setting.action("bash", scroll), setting.action("bash", setting.purse)
    assert foreseen([[wake, bash, go], [rob, go]], state) == [wake, bash, go, rob]
    assert foreseen([[wake, setting.action("pick", scroll), go]], state) == [wake, setting.action("pick", scroll)]


def test_a_plan_is_thought_over_where_a_token_is_turned() -> None:
    state = cw.new_game(9, players=2, seed=3)
    setting, hidden = state.setting, state.halts.index(1)
    wake, go = setting.activate[setting.crew[0][0]], setting.move[hidden]
    assert foreseen([[wake, go], [setting.activate[setting.crew[0][1]]]], state) == [wake, go]


GAME = """
import cadwallon as cw
from cadwallon.players import Budget
from cadwallon.players.minds.guild_master import GuildMaster
state = cw.new_game(9, players=2, seed=3)
players = [GuildMaster(seat) for seat in range(2)]
said = []
while state.round < 2:
    seat = state.seat
    action = players[seat].choose(cw.view(state, seat), state.legal, Budget(playouts=2))
    said.append(action.text)
    cw.apply(state, action)
print("; ".join(said))
"""


def test_two_processes_play_the_same_game() -> None:
    games = [
        subprocess.run([sys.executable, "-c", GAME], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert games[0] == games[1]
    assert games[0].count(";") > 20
