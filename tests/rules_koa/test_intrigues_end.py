"""Intrigue cards of the end of the game, penalties, and how cards are drawn, bought, looked for and lost."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cadwallon.rules.deeds import deed, note_chest
from cadwallon.rules.intrigues import (
    Hiding,
    buy_intrigue,
    deal_intrigues,
    discard_intrigue,
    draw_intrigue,
    end_cards,
    hide,
    look_for_intrigue,
    peek_intrigues,
    penalties,
)
from cadwallon.rules.setting import OUTSIDE, REMOVED
from tests.rules_koa.table import Arrange, Did, Table, offers, stand, together


# -- the end of the game ---------------------------------------------------------------------------------
def all_out(t: Table) -> None:
    t.leave(*t.setting.crew[0])


def three_out(t: Table) -> None:
    t.leave(*t.setting.crew[0][:3])
    t.s.put(t.thief(0, 3), REMOVED)


def departs(thief: int, *load: str, seat: int = 0) -> Arrange:
    """A thief leaves; chests full of ducats are sold at once."""

    def arrange(t: Table) -> None:
        figure = t.thief(seat, thief)
        t.carry(figure, *load)
        t.leave(figure)
        deed(t.s, "left", seat, t.log, figure=figure)
        t.carry(figure, *(kind for kind in load if kind != "chest_of_ducats"))

    return arrange


def ducats(*purses: int) -> Arrange:
    def arrange(t: Table) -> None:
        t.s.ducats = list(purses)

    return arrange


def losses(number: int) -> Arrange:
    def arrange(t: Table) -> None:
        for _ in range(number):
            Did("lost", foe="cyclops").at(t)
        Did("lost", 1, foe=(0, 0)).at(t)

    return arrange


class AtEnd(NamedTuple):
    miss: Arrange
    hit: Arrange
    brings: int
    penalty: int


AT_END = {
    "leave-no-one-behind": AtEnd(three_out, all_out, 5, 3),
    "the-heaviest-chest": AtEnd(
        together(departs(0, "red_gem"), departs(0, "chest_of_ducats", seat=1)), departs(1, "chest_of_ducats"), 5, 2
    ),
    "travel-light": AtEnd(
        together(departs(0), departs(1, "chest_of_ducats"), departs(2, "magic_gem")),
        together(departs(0), departs(1, "chest_of_ducats"), departs(3)),
        4,
        0,
    ),
    "a-paupers-smile": AtEnd(ducats(4, 4, 3), ducats(4, 5, 3), 5, 0),
    "not-a-scratch": AtEnd(losses(2), losses(1), 5, 2),
}


@pytest.mark.parametrize("slug", AT_END)
def test_end_cards(slug: str) -> None:
    case = AT_END[slug]
    for fulfilled in (False, True):
        t = Table()
        t.s.ducats = [10, 0, 0]
        t.hold(slug)
        (case.hit if fulfilled else case.miss)(t)
        before = t.s.ducats[0]
        end_cards(t.s, t.log)
        assert (t.s.intrigues[0] == ()) is fulfilled
        assert t.s.ducats[0] == before + (case.brings if fulfilled else 0)
        paid = t.s.ducats[0]
        penalties(t.s, t.log)
        assert t.s.ducats[0] == paid - (0 if fulfilled else case.penalty)
        assert bool(t.told("intrigue_penalty")) == (not fulfilled and case.penalty > 0)


@pytest.mark.parametrize(
    ("purses", "smiles"),
    [((3, 4), True), ((4, 4), False), ((3, 4, 0), True), ((3, 4, 4, 0), True), ((3, 4, 3, 0), False)],
)
def test_pauper(purses: tuple[int, ...], smiles: bool) -> None:
    t = Table(players=len(purses))
    t.hold("a-paupers-smile")
    t.s.ducats = list(purses)
    end_cards(t.s, t.log)
    assert (t.s.intrigues[0] == ()) is smiles


def test_a_chest_that_left_before_the_card_was_held_counts() -> None:
    t = Table()
    departs(0, "chest_of_ducats")(t)
    t.hold("the-heaviest-chest")
    end_cards(t.s, t.log)
    assert t.s.ducats[0] == 5


def test_a_chest_sold_inside_counts() -> None:
    t = Table("adv_06", mode="old_city")
    note_chest(t.s, 0)
    t.hold("the-heaviest-chest")
    t.hold("leave-no-one-behind", seat=1)
    end_cards(t.s, t.log)
    assert t.s.ducats == [5, 0, 0]


def test_all_are_looked_at_before_any_is_paid() -> None:
    t = Table()
    t.s.ducats = [3, 4, 9]
    all_out(t)
    t.hold("not-a-scratch", seat=1)
    t.hold("leave-no-one-behind", "a-paupers-smile")
    end_cards(t.s, t.log)
    assert t.s.ducats == [13, 9, 9]


def test_penalties_take_what_there_is() -> None:
    t = Table()
    t.s.ducats = [4, 20, 0]
    t.hold("the-usurers-due", "case-the-guardroom")
    t.hold("settle-an-old-score", "blood-oath", "a-full-order-book", seat=1)
    penalties(t.s, t.log)
    assert t.s.ducats == [0, 7, 0]
    assert t.s.intrigues[0] == (t.card("case-the-guardroom"),)
    assert t.told("intrigue_penalty")[0] == {"seat": 0, "card": "int_the_usurers_due", "ducats": 4}


# -- Find a Safe Place to Hide ---------------------------------------------------------------------------
SAFE = "find-a-safe-place-to-hide"


def test_nobody_can_hide_in_prison() -> None:
    t = Table()
    t.hold(SAFE)
    stand(0, "prison")(t)
    stand(1, "library")(t)
    hide(t.s)
    assert t.run() == []
    end_cards(t.s, t.log)
    penalties(t.s, t.log)
    assert t.s.intrigues[0] == (t.card(SAFE),)
    assert t.s.ducats[0] == 0


def test_the_only_one_below_hides() -> None:
    t = Table()
    t.hold(SAFE, "the-heaviest-chest")
    stand(0, "tunnel", "chest_of_ducats", "keys")(t)
    hide(t.s)
    assert t.run() == []
    figure = t.thief(0, 0)
    assert t.s.position[figure] == OUTSIDE
    assert t.s.occupant[t.place("tunnel")] == -1
    assert len(t.s.loads[figure]) == 2
    assert t.told("hidden") == [{"figure": t.s.name(figure)}]
    end_cards(t.s, t.log)
    assert t.s.ducats[0] == 2 + 5


def test_of_several_the_player_chooses() -> None:
    t = Table()
    t.hold(SAFE)
    stand(0, "tunnel")(t)
    stand(2, "treasure_room")(t)
    hide(t.s)
    names = [t.s.name(t.thief(0, thief)) for thief in (0, 2)]
    assert t.run() == [f"hide {name}" for name in names]
    assert t.s.stack == [Hiding(0, t.card(SAFE))]
    assert t.say(f"hide {names[1]}") == []
    assert [t.s.position[t.thief(0, thief)] for thief in (0, 2)] == [t.place("tunnel"), OUTSIDE]


def test_who_hides_completes_a_gang_that_left() -> None:
    t = Table()
    t.hold(SAFE, "leave-no-one-behind", "first-to-the-gate")
    t.leave(*t.setting.crew[0][1:])
    stand(0, "scriptorium")(t)
    hide(t.s)
    t.run()
    end_cards(t.s, t.log)
    assert t.s.ducats[0] == 2 + 5
    assert t.s.intrigues[0] == (t.card("first-to-the-gate"),)


# -- drawing and buying ------------------------------------------------------------------------------------
def test_dealing() -> None:
    t = Table()
    deal_intrigues(t.s, t.log)
    assert [len(cards) for cards in t.s.intrigues] == [1, 1, 1]
    assert len(t.s.intrigue_deck) == 31
    assert sorted((*t.s.intrigue_deck, *(card for cards in t.s.intrigues for card in cards))) == list(range(34))
    drawn = t.events[0]
    assert drawn.seen_by(1) == {"seat": 0}
    assert drawn.seen_by(0)["card"] == t.setting.kit.intrigues[t.s.intrigues[0][0]].id


def test_never_more_than_three() -> None:
    t = Table()
    t.lay_deck(1, 2, 3, 4)
    for _ in range(5):
        draw_intrigue(t.s, 0, t.log)
    assert t.s.intrigues[0] == (4, 3, 2)
    assert t.s.intrigue_deck == (1,)
    draw_intrigue(t.s, 1, t.log)
    draw_intrigue(t.s, 1, t.log)
    assert t.s.intrigues[1] == (1,)


ROOMS = ("guardroom", "treasury", "library", "magicians_chamber", "dormitory", "laboratory")


@pytest.mark.parametrize("role", ROOMS)
def test_buying(role: str) -> None:
    t = Table()
    t.lay_deck(1, 2)
    t.s.ap = 1
    stand(2, role)(t)
    t.s.wounds[t.thief(0, 2)] = 1
    assert offers(t) == ["intrigue"]
    buy_intrigue(t.s, t.setting.action("intrigue"), t.log)
    assert (t.s.ap, t.s.intrigues[0]) == (0, (2,))
    assert offers(t) == []


def test_not_for_sale() -> None:
    t = Table()
    t.s.ap = 7
    stand(0, "library")(t)
    assert offers(t) == []
    t.lay_deck(1, 2)
    assert offers(t) == ["intrigue"]
    t.hold("first-to-the-gate", "travel-light", "not-a-scratch")
    assert offers(t) == []
    t.s.turn = 1
    stand(0, "scriptorium", seat=1)(t)
    assert offers(t) == []


def test_looking_for_an_intrigue() -> None:
    t = Table()
    t.lay_deck(5, 1, 9, 7)
    look_for_intrigue(t.s, 0, 2)
    kept = t.setting.action("keep-intrigue", 9).text
    assert t.run() == sorted([t.setting.action("keep-intrigue", 7).text, kept], key=lambda text: text == kept)
    t.say(kept)
    assert t.s.intrigues[0] == (9,)
    assert t.s.intrigue_deck == (7, 5, 1)
    assert t.events[-1].seen_by(None) == {"seat": 0, "cards": 2}
    ids = [card.id for card in t.setting.kit.intrigues]
    assert t.events[-1].seen_by(0) == {"seat": 0, "cards": 2, "card": ids[9], "under": (ids[7],)}


def test_looking_for_an_intrigue_at_the_bottom_or_with_a_full_hand() -> None:
    t = Table()
    t.lay_deck(5)
    t.hold("first-to-the-gate", "travel-light", "not-a-scratch", seat=1)
    look_for_intrigue(t.s, 1, 2)
    assert not t.s.stack
    look_for_intrigue(t.s, 0, 2)
    assert t.run() == []
    assert t.s.intrigues[0] == (5,)
    look_for_intrigue(t.s, 0, 2)
    assert not t.s.stack


def test_open_secrets() -> None:
    t = Table()
    t.hold("blood-oath", "travel-light", seat=1)
    Did("won", 1, foe=(0, 0), n=1).at(t)
    peek_intrigues(t.s, 0, 1, t.log)
    assert t.events[-1].seen_by(2) == {"seat": 0, "rival": 1, "cards": 2}
    assert t.events[-1].seen_by(0)["seen"] == ("int_blood_oath", "int_travel_light")
    discard_intrigue(t.s, 0, 1)
    assert set(t.run()) == {"drop-intrigue blood-oath", "drop-intrigue travel-light"}
    assert t.s.stack[-1].decider(t.s) == 0
    t.say("drop-intrigue travel-light")
    assert t.s.intrigues[1] == (t.card("blood-oath"),)
    assert len(t.s.progress[1]) == 1
    assert t.s.progress[1] != (0,)
    assert t.s.intrigue_gone == (t.card("travel-light"),)
    assert t.told("intrigue_discarded") == [{"seat": 0, "rival": 1, "card": "int_travel_light"}]
