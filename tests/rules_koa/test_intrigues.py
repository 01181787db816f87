"""Intrigue cards fulfilled and not fulfilled: at once, at the end of one's turn, for a payment."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cadwallon.rules.deeds import deed, forget_turn
from cadwallon.rules.gear import Choosing
from cadwallon.rules.intrigues import deal_intrigues, fulfil, turn_end_intrigues
from tests.rules_koa.table import Arrange, Did, Table, offers, stand, together
from tests.rules_koa.test_intrigues_end import AT_END, SAFE


class AtOnce(NamedTuple):
    """Deeds that are not enough, those that then are, and what the card brings (ducats, experience, Arcana)."""

    misses: tuple[Did, ...]
    hits: tuple[Did, ...]
    brings: tuple[int, int, int]


AT_ONCE = {
    "map-the-catacombs": AtOnce(
        (
            *(Did("visited", place=room) for room in ("tunnel", "scriptorium", "tunnel", "prison", "pentacle_below")),
            Did("visited", 1, place="holy_altar"),
        ),
        (Did("visited", thief=2, place="torture_chamber"),),
        (5, 1, 0),
    ),
    "claim-a-bounty": AtOnce(
        (Did("jailed", foe=(0, 1)), Did("jailed", 1, foe=(0, 1)), Did("jailed", -1, foe=(1, 1))),
        (Did("jailed", foe=(1, 2)),),
        (4, 0, 0),
    ),
    "take-your-share": AtOnce((), (Did("looted"),), (4, 0, 0)),
    "escape-a-slavers-clutches": AtOnce((Did("escaped", 1),), (Did("escaped"),), (4, 0, 0)),
    "slay-the-cyclops": AtOnce((Did("cyclops", 2), Did("won", foe="cyclops")), (Did("cyclops"),), (8, 2, 0)),
    "the-dukes-own-strongbox": AtOnce(
        (Did("opened", place="library", n=1), Did("opened", 1, place="treasury")),
        (Did("opened", place="treasury"),),
        (4, 0, 0),
    ),
    "the-wreckers-wager": AtOnce(
        (
            Did("opened", place="library", n=1),
            Did("opened", place="dormitory"),
            Did("opened", 1, place="guardroom", n=1),
        ),
        (Did("opened", thief=3, place="treasury", n=1),),
        (4, 0, 0),
    ),
    "settle-an-old-score": AtOnce(
        (
            Did("won", foe=(1, 0)),
            Did("won", thief=1, foe=(1, 1), n=1),
            Did("won", foe="militia"),
            Did("won", 1, foe=(2, 0)),
        ),
        (Did("won", thief=1, foe=(2, 3)),),
        (6, 0, 0),
    ),
    "humble-the-watch": AtOnce(
        (Did("won", n=1), Did("won", 1, foe="militia")), (Did("won", foe="militia"),), (4, 1, 0)
    ),
    "a-thief-robs-a-thief": AtOnce((Did("stole", 1, foe=(0, 0)),), (Did("stole"),), (3, 0, 0)),
    "blood-oath": AtOnce(
        (
            Did("won", n=1),
            Did("won", foe=(2, 0), n=1),
            Did("won", thief=1, foe=(2, 0)),
            Did("won", thief=1, foe="cyclops", n=1),
        ),
        (Did("won", thief=3, n=1),),
        (8, 0, 0),
    ),
    "draw-blood": AtOnce((Did("wounded", foe=(0, 1)), Did("wounded", 1, foe=(2, 1))), (Did("wounded"),), (4, 1, 0)),
    "guilds-darling": AtOnce((Did("mission", n=1), Did("mission", 1, n=2)), (Did("mission", n=2),), (3, 0, 1)),
    "a-full-order-book": AtOnce((Did("mission"), Did("mission", 1)), (Did("mission", n=2),), (6, 0, 0)),
    "first-to-the-gate": AtOnce((Did("won"),), (Did("left"),), (5, 0, 0)),
}


@pytest.mark.parametrize("slug", AT_ONCE)
def test_at_once(slug: str) -> None:
    t = Table()
    t.hold(slug)
    case = AT_ONCE[slug]
    for miss in case.misses:
        miss.at(t)
    assert t.s.intrigues[0] == (t.card(slug),)
    assert t.purse() == (0, 0, 0)
    for hit in case.hits:
        hit.at(t)
    assert t.s.intrigues[0] == t.s.progress[0] == ()
    assert t.s.intrigue_gone == (t.card(slug),)
    assert t.purse() == case.brings
    assert t.told("intrigue_fulfilled") == [{"seat": 0, "card": t.setting.kit.intrigues[t.card(slug)].id}]


@pytest.mark.parametrize("slug", AT_ONCE)
def test_deeds_from_before_do_not_count(slug: str) -> None:
    t = Table()
    case = AT_ONCE[slug]
    for done in (*case.misses, *case.hits):
        done.at(t)
    t.hold(slug)
    assert t.s.progress[0] == (0,)
    for miss in case.misses:
        miss.at(t)
    assert len(t.s.intrigues[0]) == 1


def test_share_of_a_rivals_loot() -> None:
    t = Table()
    t.s.ducats = [1, 3, 0]
    t.hold("take-your-share")
    Did("looted", 1).at(t)
    assert t.s.ducats == [4, 0, 0]
    assert t.told("steal_ducats") == [{"seat": 0, "loser": 1, "ducats": 3}]


def test_old_score_between_two_players_wants_two_thieves() -> None:
    t = Table(players=2)
    t.hold("settle-an-old-score")
    Did("won", foe=(1, 0)).at(t)
    Did("won", foe=(1, 0)).at(t)
    assert t.s.ducats[0] == 0
    Did("won", foe=(1, 3)).at(t)
    assert t.s.ducats[0] == 6


def test_the_guild_is_a_gang_and_has_no_intrigues() -> None:
    t = Table("adv_03", mode="old_city", gangs=("executioners", "nocturnis", "guild"))
    deal_intrigues(t.s, t.log)
    assert [len(cards) for cards in t.s.intrigues] == [1, 1, 0]
    t.s.intrigues, t.s.progress = [(), (), ()], [(), (), ()]
    t.hold("settle-an-old-score")
    Did("won", foe=(1, 0)).at(t)
    heroine = next(f for f in t.setting.crew[2] if t.setting.owner[f] == 2)
    deed(t.s, "won", 0, t.log, figure=0, foe=heroine)
    assert t.s.ducats[0] == 6
    t.s.turn, t.s.ap = 2, 7
    t.s.put(heroine, t.place("library"))
    assert offers(t) == []


def test_wager_is_won_within_one_turn() -> None:
    t = Table()
    t.hold("the-wreckers-wager", "a-full-order-book")
    bash, mission = Did("opened", place="library", n=1), Did("mission")
    bash.at(t)
    mission.at(t)
    forget_turn(t.s, 0)
    assert t.s.progress[0] == (0, 1)
    bash.at(t)
    assert t.s.ducats[0] == 0
    bash.at(t)
    assert t.s.ducats[0] == 4


def test_a_rival_was_first_at_the_gate() -> None:
    t = Table()
    t.hold("first-to-the-gate")
    Did("left", 2).at(t)
    Did("left", 0).at(t)
    assert t.s.ducats == [0, 0, 0]
    assert len(t.s.intrigues[0]) == 1


def test_cards_of_one_moment_are_paid_in_the_order_drawn() -> None:
    t = Table()
    t.hold("a-full-order-book", "claim-a-bounty", "guilds-darling")
    Did("mission").at(t)
    Did("mission", n=2).at(t)
    assert [told["card"] for told in t.told("intrigue_fulfilled")] == ["int_a_full_order_book", "int_guilds_darling"]
    assert t.s.intrigues[0] == (t.card("claim-a-bounty"),)


def test_players_are_paid_clockwise_from_the_one_whose_turn_it_is() -> None:
    """With two such cards the looter could not pay both."""
    t = Table()
    t.s.order, t.s.turn = (2, 0, 1), 1
    t.s.ducats = [0, 6, 0]
    t.hold("take-your-share", seat=0)
    t.hold("take-your-share", seat=2)
    Did("looted", 1).at(t)
    assert t.s.ducats == [2, 0, 4]


def test_what_was_counted_stays_with_its_card() -> None:
    t = Table()
    t.hold("a-full-order-book", "take-your-share", "blood-oath")
    Did("mission").at(t)
    Did("won", n=1).at(t)
    Did("looted").at(t)
    assert t.s.intrigues[0] == (t.card("a-full-order-book"), t.card("blood-oath"))
    assert t.s.progress[0] == (1, 1)


# -- at the end of one's turn -------------------------------------------------------------------------
class AtTurnEnd(NamedTuple):
    """A table that does not fulfil the card, one change that does, and what the card brings."""

    miss: Arrange
    hit: Arrange
    brings: tuple[int, int, int]


def awake(t: Table) -> None:
    stand(0, "dormitory")(t)
    t.s.done = 1 << t.thief(0, 0)


def asleep(t: Table) -> None:
    t.s.done = 0
    t.s.wounds[t.thief(0, 0)] = 1


def corner(t: Table) -> tuple[int, int, int, int]:
    """A gate, the street before it, and two streets in a row behind that."""
    terrain = t.setting.terrain
    for gate in terrain.gates:
        for first in terrain.near[gate]:
            for second in terrain.near[first]:
                for third in terrain.near[second]:
                    if {first, second, third} <= set(terrain.streets) and third != first:
                        return gate, first, second, third
    raise AssertionError("no such corner")


def scattered(t: Table) -> None:
    """Three in a row, but one of them stands on a deployment space."""
    gate, first, second, _ = corner(t)
    for thief, space in enumerate((gate, first, second)):
        t.s.put(t.thief(0, thief), space)


def gathered(t: Table) -> None:
    t.s.put(t.thief(0, 0), corner(t)[3])


def armed(*thieves: int) -> Arrange:
    def arrange(t: Table) -> None:
        for thief in thieves:
            t.s.gear[t.thief(0, thief)] = thief

    return arrange


def outside(t: Table) -> None:
    t.leave(t.thief(0, 2))


TURN_END = {
    "enlist-a-magicians-aid": AtTurnEnd(
        together(stand(0, "magicians_chamber", "green_gem"), stand(1, "library", "magic_gem")),
        stand(0, "magicians_chamber", "green_gem", "magic_gem"),
        (4, 0, 2),
    ),
    "case-the-guardroom": AtTurnEnd(stand(0, "guardroom", seat=1), stand(0, "guardroom"), (2, 0, 1)),
    "a-word-with-the-archivist": AtTurnEnd(
        together(stand(0, "library", "keys"), stand(1, "dormitory", "scroll")), stand(0, "library", "scroll"), (5, 0, 0)
    ),
    "the-alchemists-order": AtTurnEnd(
        stand(0, "laboratory", "red_gem"), stand(0, "laboratory", "red_gem", "green_gem"), (5, 0, 0)
    ),
    "a-bed-for-the-night": AtTurnEnd(awake, asleep, (4, 0, 0)),
    "eyes-everywhere": AtTurnEnd(
        together(stand(0, "guardroom"), stand(1, "treasury"), stand(2, "scriptorium")), stand(3, "library"), (6, 0, 0)
    ),
    "closed-ranks": AtTurnEnd(scattered, gathered, (3, 1, 0)),
    "the-complete-set": AtTurnEnd(
        together(
            stand(0, "prison", "scroll", "red_gem", "red_gem"), stand(1, "library", "scroll", "red_gem"),
            stand(2, "treasury", "scroll", "keys"), outside,
        ),
        stand(2, "treasury", "scroll"),
        (6, 0, 0),
    ),
    "one-of-each": AtTurnEnd(
        together(stand(0, "library", "red_gem", "red_gem", "keys"), stand(1, "treasury", "bracelet")),
        stand(0, "library", "red_gem", "magic_gem", "chest_of_ducats"),
        (4, 0, 0),
    ),
    "armed-to-the-teeth": AtTurnEnd(
        together(stand(0, "library"), stand(1, "prison"), armed(0, 1, 2), outside), stand(1, "scriptorium"), (4, 0, 0)
    ),
    "acquire-useful-potions": AtTurnEnd(
        together(stand(0, "laboratory"), stand(1, "library"), stand(2, "scriptorium", seat=1)),
        together(stand(2, "treasury", seat=1), stand(3, "scriptorium")),
        (3, 0, 0),
    ),
}


@pytest.mark.parametrize("slug", TURN_END)
def test_turn_end(slug: str) -> None:
    t = Table()
    t.hold(slug)
    case = TURN_END[slug]
    case.miss(t)
    turn_end_intrigues(t.s, 0, t.log)
    assert t.s.intrigues[0] == (t.card(slug),)
    assert not t.s.stack
    case.hit(t)
    turn_end_intrigues(t.s, 1, t.log)
    assert t.s.intrigues[0] == (t.card(slug),)
    turn_end_intrigues(t.s, 0, t.log)
    assert not t.s.intrigues[0]
    asked = t.run()
    assert bool(asked) == (slug == "acquire-useful-potions")
    assert t.purse() == case.brings


def test_relics_are_one_kind() -> None:
    t = Table("adv_10")
    faces = [t.setting.kinds[kind] for kind in sorted(t.setting.relic_kinds)]
    assert len(faces) >= 3
    t.hold("one-of-each")
    stand(0, "library", "red_gem", *faces[:2])(t)
    turn_end_intrigues(t.s, 0, t.log)
    assert t.s.intrigues[0]
    stand(0, "library", "red_gem", "keys", faces[0])(t)
    turn_end_intrigues(t.s, 0, t.log)
    assert not t.s.intrigues[0]


def potions(t: Table) -> None:
    t.hold("acquire-useful-potions")
    TURN_END["acquire-useful-potions"].hit(t)
    stand(0, "laboratory")(t)
    turn_end_intrigues(t.s, 0, t.log)


def test_potions_go_to_one_of_the_two() -> None:
    t = Table()
    potions(t)
    asked = t.run()
    names = [t.s.name(t.thief(0, thief)) for thief in (0, 3)]
    assert asked == [f"equip {potion} {name}" for potion in ("flying-potion", "healing-draught") for name in names]
    assert isinstance(t.s.stack[-1], Choosing)
    t.say(f"equip flying-potion {names[1]}")
    assert t.s.gear[t.thief(0, 3)] == t.setting.kit.gear_index["flying-potion"]
    assert t.s.ducats[0] == 3


def test_the_last_potion_is_not_paid_for_as_well() -> None:
    t = Table()
    t.s.armoury &= ~(1 << t.setting.kit.gear_index["flying-potion"])
    potions(t)
    t.say(t.run()[0])
    assert t.s.ducats[0] == 3


def test_potions_sold_out() -> None:
    t = Table()
    t.s.armoury = 0
    potions(t)
    assert t.run() == []
    assert t.s.ducats[0] == 6


# -- cards that ask for a payment -----------------------------------------------------------------------
def test_bribe_the_council() -> None:
    t = Table()
    t.hold("bribe-the-council")
    t.s.set_hand(0, (0, 1))
    stand(0, "guardroom")(t)
    assert offers(t) == []
    t.s.set_hand(0, (0, 0, 1, 2))
    assert offers(t) == ["fulfil bribe-the-council"]
    stand(0, "library")(t)
    assert offers(t) == []
    stand(0, "guardroom")(t)
    fulfil(t.s, t.setting.action("fulfil", t.card("bribe-the-council")), t.log)
    assert t.s.ducats[0] == 0
    first = t.run()
    assert len(first) == 3
    assert len(t.say(first[0])) == 3
    assert len(t.say(first[1])) == 2
    assert t.say(first[0]) == []
    assert t.purse() == (7, 0, 1)
    assert t.s.hands[0] == (2,)
    assert t.s.discard == (0, 1, 0)


def test_the_usurers_due() -> None:
    t = Table()
    t.hold("the-usurers-due")
    t.s.ducats[0] = 1
    stand(3, "treasury")(t)
    assert offers(t) == []
    t.s.ducats[0] = 3
    assert offers(t) == ["fulfil the-usurers-due"]
    stand(3, "prison")(t)
    assert offers(t) == []
    fulfil(t.s, t.setting.action("fulfil", t.card("the-usurers-due")), t.log)
    assert t.run() == []
    assert t.purse() == (1, 2, 2)
    assert t.s.bank == 2


def test_every_card_is_tested() -> None:
    tested = {*AT_ONCE, *TURN_END, *AT_END, "bribe-the-council", "the-usurers-due", SAFE}
    assert tested == set(Table().setting.kit.intrigue_index)
