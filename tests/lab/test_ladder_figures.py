"""Shares, intervals, ratings and times."""

from __future__ import annotations

import random
from math import log10, sqrt

import pytest

from cadwallon.lab.ladder.figures import figures
from cadwallon.lab.ladder.intervals import clustered, student, wilson
from cadwallon.lab.ladder.lines import DIFFERENT, ONE, PAIRS, Slot
from cadwallon.lab.ladder.ratings import Table, rate
from cadwallon.lab.ladder.times import Times
from tests.lab.ladders import invented, seat_of, setup


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (3, 3.182), (4, 2.776), (10, 2.228), (100, 1.984)])
def test_student(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.01)


def test_wilson() -> None:
    assert wilson(1.0, 10, 1.96) == pytest.approx((0.7225, 1.0), abs=1e-3)
    assert wilson(0.5, 100, 1.96) == pytest.approx((0.404, 0.596), abs=1e-3)


@pytest.mark.parametrize("bundles", [4, 40])
@pytest.mark.parametrize("strength", [0.5, 0.75, 0.97])
@pytest.mark.parametrize("luck", [0.0, 0.45])
def test_intervals_hold_what_they_promise(bundles: int, strength: float, luck: float) -> None:
    """In 95 of 100 ladders the true share is inside. ``luck``: how much a deal favours one seat, so one game of two."""
    chance = random.Random(1)
    runs, inside = 1500, 0
    for _ in range(runs):
        shares = []
        for _ in range(bundles):
            swing = min(luck, 1 - strength) * chance.choice((-1, 1))
            shares.append(((chance.random() < strength + swing) + (chance.random() < strength - swing)) / 2)
        found = clustered(shares, 2, 0.5)
        inside += found.low <= strength <= found.high
    assert inside / runs > 0.93
    if bundles == 40:
        assert inside / runs < 0.99, "wider than need be: taken for independent, the games of lucky seats give 1.0"


def test_pairing_is_taken_into_account() -> None:
    """The same number of victories: one in each bundle says more, both or none in a bundle says less."""
    split = clustered([0.5] * 100, 2, 0.5)
    mixed = clustered([0.5] * 50 + [0.0] * 25 + [1.0] * 25, 2, 0.5)
    whole = clustered([0.0] * 50 + [1.0] * 50, 2, 0.5)
    assert split.share == mixed.share == whole.share == 0.5
    assert split.high - split.low < mixed.high - mixed.low < whole.high - whole.low
    assert mixed.effective == pytest.approx(200, rel=0.02)
    assert whole.effective == pytest.approx(100, rel=0.05)


def test_few_bundles_are_no_certainty() -> None:
    assert clustered([], 2, 0.25)[:3] == (0.25, 0.0, 1.0)
    one = clustered([0.5], 2, 0.5)
    assert one.low < 0.05 < 0.95 < one.high
    three = clustered([0.5] * 3, 2, 0.5)
    assert three.high - three.low > 0.3
    perfect = clustered([1.0] * 200, 2, 0.5)
    assert perfect.share == perfect.high == 1.0
    assert 0.98 < perfect.low < 1.0


def test_ratings_of_two() -> None:
    found = rate([Table({"a": 1, "b": 1}, {"a": 0.75, "b": 0.25}, 4000)], "b")
    assert found["b"].points == 0
    assert found["a"].points == pytest.approx(400 * log10(3), abs=1)
    margin = 1.96 * 400 / 2.302585 / sqrt(4000 * 0.75 * 0.25)
    assert found["a"].high - found["a"].points == pytest.approx(margin, rel=0.01)


def test_ratings_of_one_among_three() -> None:
    """Twice the strength has two shares of five."""
    found = rate([Table({"a": 1, "b": 3}, {"a": 0.4, "b": 0.6}, 10_000)], "b")
    assert found["a"].points == pytest.approx(400 * log10(2), abs=1)


def test_ratings_use_all_lines() -> None:
    def table(one: str, other: str, share: float, games: float) -> Table:
        return Table({one: 1, other: 1}, {one: share, other: 1 - share}, games)

    chain = [table("a", "b", 2 / 3, 500), table("b", "c", 2 / 3, 500)]
    alone = rate(chain, "c")
    assert alone["a"].points == pytest.approx(800 * log10(2), abs=3)
    more = rate([*chain, table("a", "c", 4 / 5, 500)], "c")
    assert more["a"].points == pytest.approx(alone["a"].points, abs=3)
    assert more["a"].high - more["a"].low < 0.9 * (alone["a"].high - alone["a"].low)


def test_who_never_lost_has_a_rating_with_a_wide_interval() -> None:
    found = rate([Table({"a": 1, "b": 1}, {"a": 1.0, "b": 0.0}, 400)], "b")["a"]
    assert 800 < found.points < 1600
    assert found.high - found.low > 500


def test_who_met_nobody_has_no_rating() -> None:
    tables = [
        Table({"a": 1, "b": 1}, {"a": 0.5, "b": 0.5}, 10),
        Table({"c": 1, "d": 1}, {"c": 0.5, "d": 0.5}, 10),
    ]
    assert set(rate(tables, "d")) == {"c", "d"}
    assert set(rate([], "d")) == {"d"}


def test_figures_of_a_clear_ladder() -> None:
    what = setup(("a", "b", "c"))
    results = figures(invented(what, 50, lambda slot, bots: (bots.index(min(bots)),)))
    assert results.games == 300
    assert [line.title for line in results.lines] == ["a against b", "a against c", "b against c"]
    for line in results.lines:
        first, second = line.shares
        assert (line.games, line.bundles, first.share, second.share) == (100, 50, 1.0, 0.0)
        assert (first.ducats, second.ducats, first.behind, second.behind) == (10, 4, 0, 0.25)
    ratings = [bot.rating for bot in results.bots]
    assert all(rating is not None for rating in ratings)
    assert ratings == sorted(ratings, key=lambda rating: -(rating or 0))
    assert [bot.ducats for bot in results.bots] == [10, 7, 4]
    assert results.bots[0].decisions == 50 * 2 * 2 * 50


def test_shared_victories_count_in_part() -> None:
    pairs = figures(invented(setup(("a", "b"), 4), 10, lambda slot, bots: (0, 1)))
    assert pairs.lines[0].shares[0].share == 0.5
    alone = figures(invented(setup(("a", "b"), 4, ONE), 10, lambda slot, bots: (0, 1)))
    assert alone.lines[0].shares[0].share == 0.25
    assert alone.bots[0].rating == pytest.approx(0, abs=1e-6)


def test_only_whole_bundles_count() -> None:
    what = setup(("a", "b"))
    ladder = invented(what, 10, seat_of("a"))
    del ladder.games[Slot(0, "adv_01", 3, 1)]
    results = figures(ladder)
    assert (results.games, results.unfinished) == (18, 1)


def test_adventures_in_which_a_level_falls_below_are_marked() -> None:
    what = setup(("a", "b"), adventures=("adv_01", "adv_02", "adv_04"))

    def winner(slot: Slot, bots: tuple[str, ...]) -> tuple[int, ...]:
        if slot.adventure == "adv_04":
            return (slot.turn,)  # a sits first in the first game and second in the second
        return (bots.index("a" if slot.adventure == "adv_01" else "b"),)

    found = {one.adventure: one for one in figures(invented(what, 20, winner)).adventures}
    assert (found["adv_01"].share, found["adv_01"].below) == (1.0, False)
    assert (found["adv_02"].share, found["adv_02"].below) == (0.0, True)
    assert found["adv_04"].share == 1.0


def test_even_is_not_below() -> None:
    for players, versus in ((2, PAIRS), (3, PAIRS), (4, ONE)):
        what = setup(("a", "b"), players, versus)
        results = figures(invented(what, 12, lambda slot, bots: tuple(range(len(bots)))))
        assert not any(one.below for one in results.adventures), (players, versus)


def test_tables_of_different_bots() -> None:
    what = setup(("a", "b", "c"), 3, DIFFERENT)
    results = figures(invented(what, 30, seat_of("b")))
    assert [share.share for share in results.lines[0].shares] == [0.0, 1.0, 0.0]
    assert [share.even for share in results.lines[0].shares] == [pytest.approx(1 / 3)] * 3
    best = max(results.bots, key=lambda bot: bot.rating or 0)
    assert best.bot == "b"


def test_nothing_played_is_nothing_said() -> None:
    results = figures(invented(setup(("a", "b")), 0, seat_of("a")))
    assert results.games == 0
    assert results.bots[0].rating is None
    assert (results.lines[0].shares[0].low, results.lines[0].shares[0].high) == (0.0, 1.0)


def test_times() -> None:
    chance = random.Random(2)
    values = [chance.lognormvariate(-8, 1.5) for _ in range(5000)]
    parts = [Times(), Times()]
    for at, value in enumerate(values):
        parts[at % 2].add(value)
    whole = Times()
    for part in parts:
        whole.merge(part)
    assert whole.count == 5000
    assert whole.longest == max(values)
    for part_of, place in ((0.5, 2500), (0.95, 4750)):
        assert whole.quantile(part_of) == pytest.approx(sorted(values)[place], rel=0.03)
    assert Times().quantile(0.5) == 0
