"""Which games a simulation plays."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cadwallon.lab.plan import Plan, batches, tables_of, task
from cadwallon.players.seeds import hashed

GANGS = ("a", "b", "c", "d")


def plan(games: int = 100, players: int = 4, bots: tuple[str, ...] = ("random",)) -> Plan:
    return Plan(games, players, ("adv_01",), bots, 7, GANGS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_four_games_put_each_gang_on_each_seat_once(players: int) -> None:
    for start in range(0, 24, 4):
        tables = [task(plan(players=players), start + n).gangs for n in range(4)]
        for seat in range(players):
            assert sorted(table[seat] for table in tables) == list(GANGS)


@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 24), (4, 24)])
def test_all_tables_come_up_equally_often(players: int, number: int) -> None:
    tables = tables_of(GANGS, players)
    assert len(tables) == len(set(tables)) == number
    counts = Counter(task(plan(players=players), n).gangs for n in range(2 * number))
    assert set(counts.values()) == {2}


def test_each_bot_leads_each_gang_from_each_seat_equally_often() -> None:
    counts: Counter[tuple[str, str, int]] = Counter()
    for number in range(48):
        one = task(plan(players=2, bots=("good", "bad")), number)
        counts.update((bot, gang, seat) for seat, (bot, gang) in enumerate(zip(one.bots, one.gangs, strict=True)))
    assert len(counts) == 16
    assert set(counts.values()) == {6}


def test_games_have_seeds_of_their_own() -> None:
    seeds = {task(plan(), number).seed for number in range(1000)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert hashed(1, 23) != hashed(12, 3)


def test_adventures_take_turns() -> None:
    two = Plan(10, 2, ("adv_01", "adv_05"), ("random",), 0, GANGS)
    assert [task(two, n).adventure for n in range(4)] == ["adv_01", "adv_05", "adv_01", "adv_05"]


def test_the_mode_changes_the_rules_and_not_the_chance() -> None:
    usual = plan()
    other = replace(usual, mode="old_city", inn=True)
    for number in range(8):
        one, two = task(usual, number), task(other, number)
        assert (one.mode, one.inn, two.mode, two.inn) == (None, False, "old_city", True)
        assert replace(two, mode=None, inn=False) == one


def test_batches_cover_all_games_once() -> None:
    assert [n for portion in batches(47, 20) for n in portion] == list(range(47))
