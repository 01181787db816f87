"""Adventure 12: boasts made in turn, counted from the start, settled at the very end."""

from __future__ import annotations

import pytest

from cadwallon.rules.deeds import deed
from cadwallon.rules.frames import CUSTOM, Use
from cadwallon.rules.intrigues import hide
from cadwallon.rules.setting import OUTSIDE
from cadwallon.rules.sheets.pride import Boasting
from cadwallon.rules.state import TALLIES
from tests.rules_koa.table import Arrange, Did, Table, stand, together

EFFECT = next(e for step in Table("adv_12").setting.adventure.setup for e in step.effects if e.do == "custom")


def table(players: int = 3) -> Table:
    return Table("adv_12", players)


def draft(t: Table) -> list[str]:
    CUSTOM["boast_draft"](t.s, Use(-1), EFFECT, t.log)
    return t.run()


def settle(t: Table) -> None:
    CUSTOM["settle_boasts"](t.s, Use(-1), EFFECT, t.log)


def deciders(t: Table, answer: str = "pass") -> list[int]:
    """Who is asked, if everybody answers alike."""
    asked: list[int] = []
    while t.s.stack:
        asked.append(t.s.stack[-1].decider(t.s))
        t.say(answer)
    return asked


def test_draft_goes_forth_and_back() -> None:
    t = table()
    t.s.order = (1, 2, 0)
    first = draft(t)
    assert t.s.stack == [Boasting()]
    assert first == [*(f"boast boast-{number}" for number in range(2, 13)), "pass"]
    second = t.say("boast boast-7")
    assert second == [option for option in first if option != "boast boast-7"]
    t.say("pass")
    t.say("boast boast-2")
    t.say("boast boast-3")
    t.say("boast boast-4")
    assert t.say("pass") == []
    assert t.s.boasts == [(0, 1), (5,), (2,)]
    assert t.told("boast")[0] == {"seat": 1, "boast": "adv_12_boast_7"}


def test_everybody_is_asked_twice() -> None:
    t = table(4)
    t.s.order = (3, 0, 1, 2)
    draft(t)
    assert deciders(t) == [3, 0, 1, 2, 2, 1, 0, 3]
    assert t.s.boasts == [(), (), (), ()]


@pytest.mark.parametrize(
    ("winners", "asked"),
    [((0,), [0, 1, 2, 0, 2, 1]), ((2, 0), [2, 0, 1, 0, 2, 1]), ((1,), [1, 2, 0, 0, 2, 1])],
)
def test_winners_of_the_adventure_before_boast_first(winners: tuple[int, ...], asked: list[int]) -> None:
    t = table()
    t.s.order = (1, 2, 0)
    t.s.legacy = ((0, 0, 0), winners)
    assert not t.s.stack
    draft(t)
    assert deciders(t) == asked


def times(number: int, done: Did) -> Arrange:
    def arrange(t: Table) -> None:
        for _ in range(number):
            done.at(t)

    return arrange


def opened(t: Table, number: int) -> None:
    for room in t.setting.terrain.rooms[:number]:
        deed(t.s, "opened", 0, t.log, figure=t.thief(0, 0), space=room)
    deed(t.s, "opened", 0, t.log, figure=t.thief(0, 0), space=t.setting.terrain.rooms[0], n=1)
    deed(t.s, "opened", 1, t.log, figure=t.thief(1, 0), space=t.setting.terrain.rooms[20])


def leaves(seat: int, thief: int = 0, *load: str) -> Arrange:
    def arrange(t: Table) -> None:
        t.carry(t.thief(seat, thief), *load)
        t.leave(t.thief(seat, thief))
        Did("left", seat, thief).at(t)

    return arrange


CASES: dict[int, tuple[Arrange, Arrange, int, int]] = {
    2: (Did("jailed", -1, foe=(0, 3)).at, Did("jailed", 0, foe=(1, 3)).at, 7, 3),
    3: (
        together(*(leaves(0, thief) for thief in range(3))),
        together(*(leaves(0, thief) for thief in range(4))),
        6,
        3,
    ),
    4: (
        together(times(3, Did("won")), Did("won", foe="militia").at, Did("won", foe="cyclops").at),
        times(4, Did("won")),
        6,
        4,
    ),
    5: (times(2, Did("mission")), times(3, Did("mission")), 6, 3),
    6: (lambda t: opened(t, 7), lambda t: opened(t, 8), 6, 4),
    7: (Did("looted", 1).at, Did("looted").at, 7, 4),
    8: (Did("cyclops", 1).at, Did("cyclops").at, 9, 3),
    9: (Did("read", 2).at, Did("read").at, 5, 3),
    10: (Did("altar", 1, n=2).at, Did("altar", n=2).at, 6, 3),
    11: (together(leaves(1), leaves(0)), together(leaves(0), leaves(1)), 5, 3),
    12: (
        together(leaves(0, 0, "red_gem"), leaves(1, 0, "crown")),
        leaves(0, 0, "crown"),
        7,
        3,
    ),
}


@pytest.mark.parametrize("relic", CASES)
def test_boast(relic: int) -> None:
    broken, kept, reward, cost = CASES[relic]
    for arrange, change, name in ((broken, -cost, "boast_broken"), (kept, reward, "boast_kept")):
        t = table()
        t.s.ducats = [10, 0, 0]
        arrange(t)
        # boasts are counted from the start, whoever made them
        t.s.boasts[0] = (relic - 2,)
        settle(t)
        assert t.s.ducats == [10 + change, 0, 0]
        assert t.told(name) == [{"seat": 0, "boast": f"adv_12_boast_{relic}", "ducats": abs(change)}]


def test_every_boast_is_tested() -> None:
    assert set(CASES) == {boast.relic for boast in table().setting.adventure.boasts}


@pytest.mark.parametrize(("players", "rooms"), [(2, 9), (3, 8), (4, 7)])
def test_rooms_by_players(players: int, rooms: int) -> None:
    for number in (rooms - 1, rooms):
        t = table(players)
        opened(t, number)
        t.s.boasts[0] = (4,)
        settle(t)
        assert t.s.ducats[0] == (6 if number == rooms else 0)


def test_kept_boasts_are_paid_before_broken_ones_are_charged() -> None:
    t = table()
    t.s.boasts = [(6, 0), (), (8,)]
    settle(t)
    assert t.s.ducats == [7 - 3, 0, 0]
    assert [event.name for event in t.events] == ["boast_kept", "boast_broken", "boast_broken"]
    assert t.events[-1].facts["ducats"] == 0


def test_who_hides_counts_as_having_left_with_the_crown_but_not_as_the_first() -> None:
    t = table()
    t.hold("find-a-safe-place-to-hide")
    together(*(leaves(0, thief) for thief in (1, 2, 3)))(t)
    t.s.first_out = -1
    stand(0, "treasure_room", "crown")(t)
    hide(t.s)
    assert t.run() == []
    assert t.s.position[t.thief(0, 0)] == OUTSIDE
    t.s.boasts[0] = (1, 10)
    t.s.boasts[1] = (9,)
    settle(t)
    assert t.s.ducats[0] == 2 + 6 + 7
    assert t.s.first_out == -1


def test_nothing_is_counted_where_nobody_boasts() -> None:
    t = Table()
    for done in (Did("won"), Did("jailed"), Did("left"), Did("altar", n=1), Did("read")):
        done.at(t)
    assert t.s.tally == []
    assert t.s.first_out == -1
    assert len(table().s.tally) == 3 * len(TALLIES)
