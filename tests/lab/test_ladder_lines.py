"""Which games a ladder plays."""

from __future__ import annotations

from collections import Counter

import pytest

from cadwallon.lab.ladder.lines import (
    DIFFERENT,
    ONE,
    PAIRS,
    bundle_size,
    deals_for,
    even_share,
    levels,
    lines_of,
    seatings,
    slots,
    task_of,
    title_of,
)
from tests.lab.ladders import setup

TABLES = [
    (2, PAIRS, ("a", "b"), 2),
    (2, ONE, ("a", "b"), 2),
    (2, DIFFERENT, ("a", "b"), 2),
    (3, PAIRS, ("a", "b"), 6),
    (3, ONE, ("a", "b"), 3),
    (3, DIFFERENT, ("a", "b", "c"), 3),
    (4, PAIRS, ("a", "b"), 6),
    (4, ONE, ("a", "b"), 4),
    (4, DIFFERENT, ("a", "b", "c", "d"), 4),
]


@pytest.mark.parametrize(("players", "versus", "line", "games"), TABLES)
def test_every_bot_has_every_seat_equally_often(players: int, versus: str, line: tuple[str, ...], games: int) -> None:
    for deal in range(7):
        tables = seatings(line, players, versus, deal)
        assert len(tables) == len(set(tables)) == games
        for bot in line:
            counts = [sum(table[seat] == bot for table in tables) for seat in range(players)]
            assert len(set(counts)) == 1
            assert counts[0] > 0


def test_one_stands_alone() -> None:
    assert {tuple(sorted(table)) for table in seatings(("z", "a"), 4, ONE)} == {("a", "a", "a", "z")}


def test_in_pairs_both_have_half_of_the_seats() -> None:
    for players in (2, 3, 4):
        assert even_share(setup(("a", "b"), players), ("a", "b"), "a") == 0.5
    assert even_share(setup(("a", "b"), 4, ONE), ("a", "b"), "a") == 0.25
    assert even_share(setup(("a", "b"), 4, ONE), ("a", "b"), "b") == 0.75


def test_different_bots_follow_each_other_in_all_orders() -> None:
    rings = {tuple(seatings(("a", "b", "c", "d"), 4, DIFFERENT, deal)[0]) for deal in range(6)}
    assert len(rings) == 6


def test_games_of_a_bundle_share_the_deal_and_lines_share_the_deals() -> None:
    what = setup(("a", "b", "c"), adventures=("adv_01", "adv_05"))
    deals: dict[tuple[str, int], set[tuple[int, tuple[str, ...]]]] = {}
    for slot in slots(what, 4):
        one = task_of(what, slot)
        assert one.adventure == slot.adventure
        deals.setdefault((slot.adventure, slot.deal), set()).add((one.seed, one.gangs))
    assert len(deals) == 8
    assert all(len(found) == 1 for found in deals.values())
    assert len({next(iter(found))[0] for found in deals.values()}) == 8


def test_everybody_meets_everybody() -> None:
    assert lines_of(("a", "b", "c"), 2, PAIRS) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert lines_of(("a", "b", "c"), 4, ONE) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert len(lines_of(tuple("abcd"), 3, DIFFERENT)) == 4


def test_games_are_rounded_up_to_whole_bundles_of_every_adventure() -> None:
    one = setup(("a", "b"))
    assert [deals_for(one, games) for games in (1, 2, 3, 400)] == [1, 1, 2, 200]
    three = setup(("a", "b"), 4, ONE, ("adv_01", "adv_02", "adv_03"))
    assert deals_for(three, 400) * bundle_size(three) * 3 == 408
    assert len(list(slots(three, deals_for(three, 400)))) == 408


def test_early_games_tell_something_about_all() -> None:
    what = setup(("a", "b", "c"), adventures=("adv_01", "adv_05"))
    first = list(slots(what, 10))[: 2 * 3 * 2]
    assert Counter((slot.adventure, slot.line) for slot in first) == {
        (adventure, line): 2 for adventure in what.adventures for line in range(3)
    }


def test_levels_are_neighbours_of_the_list() -> None:
    what = setup(("a", "b", "c"))
    assert [what.lines[line] for line in levels(what)] == [("a", "b"), ("b", "c")]
    assert levels(setup(("a", "b", "c"), 3, DIFFERENT)) == []


def test_titles() -> None:
    assert title_of(setup(("a", "b")), ("a", "b")) == "a against b"
    assert title_of(setup(("a", "b"), 4, ONE), ("a", "b")) == "one a among 3 b"
    assert title_of(setup(tuple("abc"), 3, DIFFERENT), ("a", "b", "c")) == "a, b, c"
