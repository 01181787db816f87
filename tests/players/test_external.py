"""Bots that are programs: the line protocol, and everything such a program can do wrong."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from cadwallon import new_game
from cadwallon.lab.games import play_batch
from cadwallon.lab.plan import Plan
from cadwallon.library import load_content
from cadwallon.players import Bot, Kind, Pace, find_player
from cadwallon.players import external as external_module
from cadwallon.players.external import RESTARTS, External
from cadwallon.sight import view
from tests.players.games import decide, play

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "eager.py"

POLITE = """
import json, os, sys, time
def say(answer): print(json.dumps(answer), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"version": 1})
        continue
    if message["type"] == "over":
        break
    number, legal = message["number"], message["legal"]
"""
"""The beginning of a bot; what it does with a question follows."""


def bot_of(tmp_path: Path, answer: str, before: str = "", decision: float = 20.0) -> Bot:
    """A bot that begins politely and then does this."""
    path = tmp_path / "bot.py"
    path.write_text(before + POLITE + "".join(f"    {line}\n" for line in answer.splitlines()), encoding="utf-8")
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    return Bot(Kind("program", lambda seed: External(command, seed), Pace(decision, 1000.0)), 5)


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_module, "GRACE", 0.1)


# -- as it should be ------------------------------------------------------------------------------
def test_the_example_is_short_and_plays_whole_games() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
    name = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    plan = Plan(8, 2, ("adv_01", "adv_09"), (name, "random"), 11, tuple(load_content().gangs))
    batch = play_batch(plan, range(8))
    assert batch.faults == {}
    earned = {bot: sum(row.ducats for row in batch.rows if row.bot == bot) for bot in (name, "random")}
    assert earned[name] > earned["random"]
    assert [row.replaced for row in batch.rows] == [0] * 16
    assert play_batch(plan, range(8)) == batch, "the same seed, the same games"


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write(line)"
    answer = f"{note}\nsay({{'number': number, 'action': legal[-1]}})"
    bot = bot_of(tmp_path, answer)
    state = new_game(adventure=9, players=2, seed=3)
    expected = []
    for _ in range(12):
        seat, legal = state.seat, [action.text for action in state.legal]
        expected.append((json.loads(view(state, seat).to_bytes()), legal))
        assert decide(bot, state) == legal[-1]
    bot.close()
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert [(message["view"], message["legal"]) for message in messages] == expected
    assert [message["number"] for message in messages] == list(range(1, 13))
    assert set(messages[0]) == {"type", "number", "seconds", "playouts", "legal", "view"}


def test_hello_and_over(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    message = json.loads(line)\n"
        "    answer = {'number': message['number'], 'action': message['legal'][0]} if 'legal' in message else {}\n"
        "    print(json.dumps({'version': 1, **answer}), flush=True)\n",
        encoding="utf-8",
    )
    bot = Bot(find_player(f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}", programs=True), 77)
    state = play(bot, 10_000)
    assert state.over
    bot.close(lambda: view(state, 0))
    lines = heard.read_text(encoding="utf-8").splitlines()
    hello, over = json.loads(lines[0]), json.loads(lines[-1])
    assert hello["type"] == "hello"
    assert (hello["version"], hello["seed"], hello["adventure"], hello["mode"]) == (1, 77, "adv_01", "base")
    assert hello["gangs"] == list(state.setting.gangs)
    assert over == {"type": "over", "scores": list(state.scores), "winners": list(state.winners)}


def test_what_it_complains_about_is_drained(tmp_path: Path) -> None:
    answer = "sys.stderr.write('x' * 300_000)\nsys.stderr.flush()\nsay({'number': number, 'action': legal[0]})"
    bot = bot_of(tmp_path, answer)
    play(bot, 5)
    assert bot.replaced == 0
    bot.close()


# -- as it should not be --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("say({'number': number, 'action': 'dance'})", "'dance' is not among the"),
        ("say({'number': number})", "'None' is not among the"),
        ("say({'number': number, 'action': ['end']})", "is not among the"),
        ("say({'action': legal[0]})", "an answer without the number of its decision"),
        ("print('hm, let me see', flush=True)", "'hm, let me see' is no JSON object"),
        ("print('[' * 50_000, flush=True)", "is no JSON object"),
        ("sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()", "is no JSON object"),
    ],
)
def test_nonsense_is_replaced_and_the_next_question_is_asked(tmp_path: Path, answer: str, text: str) -> None:
    bot = bot_of(tmp_path, answer)
    play(bot, 4)
    assert bot.replaced == 4
    assert bot.fault is not None
    assert bot.fault.why == "nonsense"
    assert text in bot.fault.text
    bot.close()


def test_only_the_wrong_answers_are_replaced(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, "say({'number': number, 'action': legal[0] if number % 2 else 'dance'})")
    state = new_game(players=2, seed=3)
    for number in range(1, 7):
        first = state.legal[0].text
        done = decide(bot, state)
        assert (bot.fault is None) == (number % 2 == 1)
        assert number % 2 == 0 or done == first
    assert bot.replaced == 3
    bot.close()


def test_chatter_before_the_answer_costs_one_decision_each(tmp_path: Path) -> None:
    """The answer comes too late for its own question and is not taken for the answer to the next one."""
    answer = "if number == 1: print('thinking', flush=True)\nsay({'number': number, 'action': legal[-1]})"
    bot = bot_of(tmp_path, answer)
    state = new_game(players=2, seed=3)
    decide(bot, state)
    assert bot.replaced == 1
    for _ in range(4):
        last = state.legal[-1].text
        assert decide(bot, state) == last
    assert bot.replaced == 1
    bot.close()


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("raise SystemExit(3)", "it ended with code 3"),
        ("raise ValueError('no idea')", "it ended with code 1: ValueError: no idea"),
        ("print('x' * 70_000, flush=True)", "a line of more than 65536 bytes"),
    ],
)
def test_a_program_that_breaks_is_started_again_a_few_times(tmp_path: Path, answer: str, text: str) -> None:
    count = tmp_path / "count"
    bot = bot_of(tmp_path, answer, before=f"open({str(count)!r}, 'a').write('x')\n")
    state = play(bot, 10_000)
    assert state.over, "the game is played to its end all the same"
    assert bot.first_fault is not None
    assert (bot.first_fault.why, text in bot.first_fault.text) == ("crash", True)
    assert len(count.read_text()) == 1 + RESTARTS
    assert bot.fault is not None
    assert "is not started again" in bot.fault.text
    bot.close()


def test_after_a_fall_it_goes_on(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, "if number == 3: raise SystemExit(1)\nsay({'number': number, 'action': legal[0]})")
    play(bot, 10)
    assert bot.replaced == 1
    assert bot.fault is None
    bot.close()


@pytest.mark.usefixtures("_impatient")
@pytest.mark.parametrize("answer", ["time.sleep(600)", "while True: pass", "print('{\"number\":', end='', flush=True)"])
def test_a_program_that_never_answers_is_killed(tmp_path: Path, answer: str) -> None:
    pids = tmp_path / "pids"
    before = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\n"
    bot = bot_of(tmp_path, answer, before, decision=0.1)
    state = play(bot, 10_000)
    assert state.over
    assert bot.first_fault is not None
    assert bot.first_fault.why == "stall"
    started = pids.read_text().split()
    assert 1 <= len(started) <= 1 + RESTARTS
    assert not any(alive(int(pid)) for pid in started)
    bot.close()


@pytest.mark.parametrize("word", ["hello there", '{"version": 2}', "[1]"])
def test_a_program_that_speaks_otherwise_is_not_asked(tmp_path: Path, word: str) -> None:
    path = tmp_path / "other.py"
    path.write_text(f"import time\nprint({word!r}, flush=True)\ntime.sleep(600)\n", encoding="utf-8")
    bot = Bot(find_player(f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}", programs=True), 1)
    play(bot, 8)
    assert bot.replaced == 8
    assert bot.first_fault is not None
    assert bot.first_fault.why == "crash"
    assert "hello" in bot.first_fault.text or "speaks version" in bot.first_fault.text
    bot.close()


def test_a_program_does_not_outlive_its_game_nor_do_its_children(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    before = (
        "import os, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
    )
    bot = bot_of(tmp_path, "say({'number': number, 'action': legal[0]})", before)
    play(bot, 3)
    found = [int(pid) for pid in pids.read_text().split()]
    assert all(alive(pid) for pid in found)
    bot.close()
    deadline = time.monotonic() + 20
    while any(alive(pid) for pid in found) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(alive(pid) for pid in found)


def alive(pid: int) -> bool:
    """Does this process run? One that is dead and not yet buried does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return stat.parent.parent.is_dir() is False
