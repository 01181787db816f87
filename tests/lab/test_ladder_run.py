"""Playing a ladder: the same games however they are spread, files to go on with, tables and the plot."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from cadwallon.lab.games import library_of, play
from cadwallon.lab.ladder.figures import figures
from cadwallon.lab.ladder.lines import DIFFERENT, ONE, Setup, Slot, slots, task_of
from cadwallon.lab.ladder.match import paced, play_slot
from cadwallon.lab.ladder.plot import plot
from cadwallon.lab.ladder.report import report
from cadwallon.lab.ladder.run import climb, missing
from cadwallon.lab.ladder.store import Ladder, LadderFileError, read, write
from cadwallon.lab.pool import spread
from cadwallon.players import Budget, Kind, Pace, RandomPlayer
from cadwallon.players.registry import BUILT_IN
from cadwallon.rules.actions import Action
from cadwallon.sight import View
from tests.lab.ladders import invented, seat_of, setup


def nothing() -> None:
    pass


def played(what: Setup, deals: int, jobs: int = 1) -> Ladder:
    ladder = Ladder(what)
    assert climb(ladder, deals, jobs, nothing, nothing)
    return ladder


def test_games_are_those_of_a_simulation() -> None:
    what = setup(players=3, adventures=("adv_03",))
    for slot in list(slots(what, 2))[:4]:
        game = play_slot(what, slot).game
        rows = play(task_of(what, slot), library_of(()), {})
        assert game.slot == slot
        assert game.ducats == tuple(row.ducats for row in rows)
        assert game.behind == tuple(row.left_behind for row in rows)
        assert game.winners == tuple(row.seat for row in rows if row.won)
        assert game.gangs == tuple(row.gang for row in rows)
        assert [4 * (gang != "guild") for gang in game.gangs] == list(game.thieves)
        assert "guild" in game.gangs


def test_same_games_on_one_process_and_on_two() -> None:
    what = setup(adventures=("adv_01", "adv_09"))
    one, two = played(what, 3), played(what, 3, 2)
    assert one.games == two.games
    assert len(one.games) == 12
    assert {bot: times.count for bot, times in one.times.items()} == {bot: t.count for bot, t in two.times.items()}


def test_same_player_on_both_sides_wins_half_of_every_bundle() -> None:
    """The bundle is fair: whoever sits on a seat of a deal, the same player does the same there."""
    results = figures(played(setup(), 6))
    assert results.lines[0].shares[0].share == 0.5


def test_bots_get_their_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: set[Budget] = set()

    class Asking(RandomPlayer):
        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            budgets.add(budget)
            return super().choose(view, legal, budget)

    monkeypatch.setitem(BUILT_IN, "asking", Kind("asking", Asking, Pace(1.0, 6000.0)))
    bots = ("asking", "random")
    play_slot(setup(bots, playouts=32), Slot(0, "adv_01", 0, 0))
    assert {budget.playouts for budget in budgets} == {32}
    budgets.clear()
    play_slot(setup(bots, seconds=0.25), Slot(0, "adv_01", 0, 0))
    assert {(budget.seconds, budget.playouts) for budget in budgets} == {(0.25, 0)}


def test_more_time_for_a_decision_is_more_for_a_turn() -> None:
    kind = Kind("x", RandomPlayer, Pace(1.0, 6.0))
    assert paced(kind, None) is kind
    assert paced(kind, 0.5).pace == Pace(0.5, 3.0)


def test_faults_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn(RandomPlayer):
        def choose(self, view: View | None, legal: Sequence[Action], budget: Budget) -> Action:
            raise RuntimeError("I will not")

    monkeypatch.setitem(BUILT_IN, "stubborn", Kind("stubborn", Stubborn))
    ladder = played(setup(("stubborn", "random")), 1)
    bad, good = figures(ladder).bots
    assert bad.replaced == sum(sum(game.replaced) for game in ladder.games.values()) > 0
    assert good.replaced == 0
    assert "I will not" in (bad.fault or "")
    assert f"{bad.replaced} decisions of the bot stubborn had to be made by somebody else" in shown(ladder)


def interrupting(after: int) -> Callable[[], None]:
    left = [after]

    def tick() -> None:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt

    return tick


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_and_gone_on_with_is_the_same(tmp_path: Path, jobs: int) -> None:
    what, path = setup(adventures=("adv_01", "adv_05")), tmp_path / "ladder.json"
    ladder = read(path, what)
    keep = partial(lambda one: write(path, one, figures(one)), ladder)
    assert not climb(ladder, 4, jobs, keep, interrupting(3))
    assert 3 <= len(ladder.games) < 16
    again = read(path, what)
    assert again.games == ladder.games
    assert len(missing(again, 4)) == 16 - len(ladder.games)
    assert climb(again, 4, jobs, nothing, nothing)
    assert again.games == played(what, 4).games
    assert missing(again, 5) == [slot for slot in slots(what, 5) if slot.deal == 4]


def test_impatient_work_is_given_up() -> None:
    began = time.monotonic()
    taken: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        spread(time.sleep, [0.0, 600.0, 600.0], 2, lambda at, _: taken.append(at), lambda _: interrupting(1)(), False)
    assert taken == [0]
    assert time.monotonic() - began < 300


def test_file_tells_everything(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    ladder = invented(setup(("a", "b")), 5, seat_of("a"))
    write(path, ladder, figures(ladder))
    told = json.loads(path.read_text())
    assert told["format"] == "cadwallon ladder 1"
    assert told["setup"]["bots"] == ["a", "b"]
    assert told["results"]["lines"][0]["shares"][0]["share"] == 1.0
    assert len(told["games"]) == 10
    assert [path] == list(tmp_path.iterdir())
    assert read(path, ladder.setup) == ladder


def test_order_of_playing_does_not_show(tmp_path: Path) -> None:
    ladder = invented(setup(("a", "b"), adventures=("adv_09", "adv_01")), 3, seat_of("a"))
    texts = []
    for games in (ladder.games, dict(reversed(ladder.games.items()))):
        one = Ladder(ladder.setup, games, ladder.times)
        write(tmp_path / "x.json", one, figures(one))
        texts.append((tmp_path / "x.json").read_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ("a", "c")}, "bots a,b, not a,c"),
        ({"seed": 6}, "seed 5, not 6"),
        ({"playouts": 50}, "playouts none, not 50"),
        ({"lines": (("b", "a"),)}, "lines a:b, not b:a"),
    ],
)
def test_file_of_another_ladder_is_refused(tmp_path: Path, change: dict[str, Any], sentence: str) -> None:
    path = tmp_path / "ladder.json"
    ladder = invented(setup(("a", "b")), 1, seat_of("a"))
    write(path, ladder, figures(ladder))
    facts = {"bots": ("a", "b"), "lines": (("a", "b"),), **change}
    with pytest.raises(LadderFileError, match=f"holds games of another ladder .*{sentence}"):
        read(path, setup(**facts))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "x"}', "\xff", '{"format": "cadwallon ladder 1"}'])
def test_file_that_is_no_ladder_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(LadderFileError, match=r"ladder.json is no file of a ladder, or damaged"):
        read(path, setup())


def shown(ladder: Ladder) -> str:
    out = io.StringIO()
    report(Console(file=out, width=80), ladder.setup, figures(ladder), str.upper)
    return out.getvalue()


def test_tables_show_every_figure() -> None:
    what = setup(("a", "b", "c"), adventures=("adv_01", "adv_02"))
    text = shown(invented(what, 10, lambda slot, bots: (bots.index("b" if "b" in bots else "a"),)))
    assert "120 games in bundles of 2" in text
    for words in ("a against b", "0.0 %", "b against c", "100.0 %", "ADV_02", "left behind", "p95", "rating"):
        assert words in text
    assert "a falls below b in 2 (!) of 2 adventures, in 2 of them beyond chance." in text
    assert "b falls below c in none of 2 adventures." in text
    assert not shown(Ladder(what))
    half = invented(setup(("a", "b")), 3, seat_of("a"))
    del half.games[Slot(0, "adv_01", 0, 0)]
    assert "4 games in bundles of 2; 1 more, of unfinished bundles, do not count" in shown(half)


@pytest.mark.parametrize("name", ["guild-master-of-old", "exec:" + "far/" * 20 + "away"])
def test_nothing_is_cut_on_a_narrow_screen(name: str) -> None:
    what = setup((name, "cutpurse"), 4, ONE, adventures=("adv_01", "adv_02"))
    text = shown(invented(what, 13, seat_of("cutpurse")))
    assert "…" not in text


PICTURES = [
    setup(("a", "b", "c"), adventures=("adv_01", "adv_02")),
    setup(("a", "b"), 4, ONE, playouts=50),
    setup(tuple("abcd"), 3, DIFFERENT, mode="old_city", inn=True, seconds=0.5),
]


@pytest.mark.parametrize("what", PICTURES, ids=["pairs", "one", "all"])
def test_plot_shows_lines_ratings_and_adventures(what: Setup) -> None:
    ladder = invented(what, 10, seat_of("b"))
    results = figures(ladder)
    root = ElementTree.fromstring(plot(what, results, lambda name: f"<{name}> & co"))
    spaces = {"": "http://www.w3.org/2000/svg"}
    texts = [text.text or "" for text in root.iterfind(".//text", spaces)]
    for words in ("Share of victories", f"Rating (Elo points above {what.bots[-1]})", *what.bots):
        assert words in texts
    marks = len(root.findall(".//circle", spaces))
    rows = sum(len(line.shares) if len(line.shares) > 2 else 1 for line in results.lines)
    by_adventure = 2 * len(what.adventures) if len(what.adventures) > 1 else 0
    assert marks == rows + len(what.bots) + by_adventure
    below = root.findall(".//g[@class='below']", spaces)
    assert len(below) == (3 if len(what.adventures) > 1 else 1 if what.versus == ONE else 0)
    if len(what.adventures) > 1:
        assert "<adv_01> & co" in texts


def test_plot_of_nothing_is_a_picture_too() -> None:
    what = setup(("a", "b"))
    assert ElementTree.fromstring(plot(what, figures(Ladder(what)), str)) is not None
