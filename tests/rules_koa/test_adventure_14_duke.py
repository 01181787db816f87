"""Adventure 14, A Duke's Ransom: how one gets the Duke, what leading him is like, and how one is rid of him."""

from __future__ import annotations

import pytest

from cadwallon.rules.effects import places_for
from cadwallon.rules.fight import begin_fight
from cadwallon.rules.frames import CONDITIONS, Use
from cadwallon.rules.militia import patrol_options
from cadwallon.rules.reach import gait_of
from cadwallon.rules.setting import LOST, OUTSIDE
from cadwallon.rules.spoils import Flight
from cadwallon.rules.turn import TURN_START
from cadwallon.rules.windows import targets
from tests.rules_koa.played import Played
from tests.rules_koa.ransom import leading, load, table


# -- getting the Duke ----------------------------------------------------------------------------------
def test_pay_the_captors() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "torture-chamber")
    t.carry(thief, "relic", "relic", "keys")
    t.activate(thief)
    t.say("do buy")
    s = t.s
    assert (s.duke, s.led[thief], s.ap, s.acts) == (-1, 1, 6, 0)
    assert load(t, thief) == ["keys"]
    assert s.box[t.setting.kind_index["relic"]] == 2
    assert t.told("duke_led") == [{"figure": "leona"}]


def test_buying_needs_two_coffers_and_the_duke_in_the_room() -> None:
    t = table()
    thief = t.put(t.thief(0, 0), "torture-chamber")
    t.carry(thief, "relic", "keys")
    options = t.activate(thief)
    assert "do buy" not in options
    assert "do break" in options
    t.carry(thief, "relic", "relic")
    options = t.run()
    assert "do buy" in options
    assert "do break" not in options
    t.s.duke = t.space("tunnel")
    t.carry(thief, "relic", "relic", "keys")
    assert not {"do buy", "do break"} & set(t.run())


def test_break_the_chains() -> None:
    t = table((3,))
    thief = t.put(t.thief(0, 0), "torture-chamber")
    t.carry(thief, "keys")
    t.activate(thief)
    t.say("do break")
    assert (t.s.duke, t.s.led[thief], t.s.ap) == (-1, 1, 5)
    assert load(t, thief) == ["keys"]
    assert t.told("test") == [{"figure": "leona", "die": 3, "target": 3}]


def test_failure_rouses_the_cyclops() -> None:
    # four is one too many; the Cyclops goes to the Tunnel
    t = table((4, 2))
    thief = t.put(t.thief(0, 0), "torture-chamber")
    t.carry(thief, "keys")
    t.activate(thief)
    t.say("do break")
    assert (t.s.duke, t.s.led[thief]) == (t.space("torture-chamber"), 0)
    assert t.s.position[t.setting.cyclops] == t.space("tunnel")


def test_the_cyclops_may_come_for_the_thief() -> None:
    t = table((4, 3, 6, 6, 6, 1, 1))
    thief = t.put(t.thief(0, 0), "torture-chamber")
    t.carry(thief, "keys")
    t.activate(thief)
    t.say("do break")
    assert t.s.position[thief] == t.setting.prison
    assert t.s.position[t.setting.cyclops] == t.space("torture-chamber")
    assert t.s.duke == t.space("torture-chamber")


# -- leading him ---------------------------------------------------------------------------------------
def test_his_grace_is_slow() -> None:
    t = table()
    thief = leading(t, t.thief(0, 0), "basin-street")
    assert gait_of(t.s, thief).steps == 3
    assert gait_of(t.s, t.put(t.thief(0, 1), "noose-lane")).steps == 4


def test_a_leader_neither_attacks_nor_opens_nor_lets_him_go() -> None:
    t = table()
    thief = leading(t, t.thief(0, 0), "library")
    t.put(t.thief(1, 0), "archive")
    t.s.chests[t.space("library")] = (t.setting.kind_index["keys"] * 2,)
    verbs = {option.split()[0] for option in t.activate(thief)}
    assert "move" in verbs
    assert not verbs & {"attack", "pick", "bash", "release"}
    t.s.led[thief] = 0
    assert {"attack", "pick", "bash"} <= {option.split()[0] for option in t.run()}


def test_a_leader_does_not_step_down_to_an_attack() -> None:
    t = table()
    t.stair("dormitory")
    thief = leading(t, t.thief(0, 0), "dormitory")
    t.put(t.setting.cyclops, "tunnel")
    options = t.activate(thief)
    assert "move scriptorium" in options
    assert not {"move tunnel", "attack cyclops"} & set(options)


def test_a_leader_is_not_set_down_by_his_own_gang() -> None:
    t = table()
    thief = leading(t, t.thief(0, 0), "basin-street")
    mate = t.put(t.thief(0, 1), "noose-lane")
    third = t.put(t.thief(0, 2), "watch-street")
    assert not CONDITIONS["in_open"](t.s, Use(0, thief))
    assert CONDITIONS["in_open"](t.s, Use(0, mate))
    swap = next(card for card in t.setting.arcana if card.target == "two_own_thieves")
    assert targets(t.s, swap, 0, mate) == [mate * 100 + third]
    beside = next(
        e
        for figure in t.setting.library.characters.values()
        if figure.skill is not None
        for e in figure.skill.effects
        if e.do == "place" and e.word("to") == "next_to_own_thief"
    )
    assert places_for(t.s, Use(0, thief), beside) == ()
    assert places_for(t.s, Use(0, mate), beside) != ()


def test_he_runs_along() -> None:
    t = table()
    thief = leading(t, t.thief(0, 0), "basin-street")
    t.s.stack.append(Flight(thief, t.space("basin-street"), 2, 1))
    t.run()
    t.say("flee gibbet-place")
    assert t.s.led[thief] == 1
    assert t.s.duke == -1


# -- losing him ----------------------------------------------------------------------------------------
def beaten(t: Played, winner: int, loser: int, mover: int) -> list[str]:
    begin_fight(t.s, winner, loser, mover, t.log)
    return t.run()


def test_the_winner_takes_the_duke_instead_of_spoils() -> None:
    t = table((6, 6, 1, 1))
    loser = leading(t, t.thief(1, 0), "noose-lane")
    t.carry(loser, "red_gem")
    winner = t.put(t.thief(0, 1), "basin-street")
    assert beaten(t, winner, loser, 0) == ["choose a", "choose b"]
    assert t.decider() == 0
    options = t.say("choose a")
    assert all(option.startswith("flee ") for option in options)
    t.say("flee hangmans-alley")
    assert (t.s.led[winner], t.s.led[loser], t.s.duke) == (1, 0, -1)
    assert load(t, loser) == ["red_gem"]
    assert t.s.ducats == [0, 0, 0]


def test_or_his_spoils_and_the_duke_goes_back() -> None:
    t = table((6, 6, 1, 1))
    loser = leading(t, t.thief(1, 0), "noose-lane")
    t.carry(loser, "red_gem")
    winner = t.put(t.thief(0, 1), "basin-street")
    beaten(t, winner, loser, 0)
    t.say("choose b")
    t.say("flee hangmans-alley")
    assert sum(t.s.led) == 0
    assert t.s.duke == t.space("torture-chamber")
    assert load(t, winner) == ["red_gem"]
    assert t.told("duke_held") == [{"room": "torture-chamber"}]


def test_a_leader_who_wins_keeps_him() -> None:
    t = table((1, 1, 6, 6))
    leader = leading(t, t.thief(1, 0), "noose-lane")
    loser = t.put(t.thief(0, 1), "basin-street")
    options = beaten(t, loser, leader, 0)
    assert all(option.startswith("flee ") for option in options)
    assert t.s.led[leader] == 1


def test_in_the_catacombs_he_is_taken_before_the_loser_goes_to_prison() -> None:
    t = table((6, 6, 1, 1))
    loser = leading(t, t.thief(1, 0), "tunnel")
    winner = t.put(t.thief(0, 1), "basin-street")
    beaten(t, winner, loser, 0)
    t.say("choose a")
    assert t.s.position[loser] == t.setting.prison
    assert (t.s.led[winner], t.s.position[winner]) == (1, t.space("tunnel"))


def test_lost_to_the_cyclops() -> None:
    t = table((6, 6, 6, 1, 1))
    loser = leading(t, t.thief(0, 1), "tunnel")
    beaten(t, t.setting.cyclops, loser, 0)
    assert t.s.position[loser] == t.setting.prison
    assert (sum(t.s.led), t.s.duke) == (0, t.space("torture-chamber"))


def test_lost_to_a_militiaman() -> None:
    t = table((6, 6, 1, 1))
    loser = leading(t, t.thief(0, 1), "noose-lane")
    t.s.ducats, t.s.bank = [5, 0, 0], -5
    kornak = t.put(t.setting.militia[0], "basin-street")
    beaten(t, kornak, loser, 2)
    assert t.s.position[loser] == t.setting.prison
    assert (sum(t.s.led), t.s.duke) == (0, -1)
    # the usual two ducats to the bank, and four from it to whoever moved him
    assert t.s.ducats == [3, 0, 4]
    assert t.told("duke_gone") == [{"figure": "harid"}]


def test_lost_in_the_tunnel_with_his_leader() -> None:
    t = table((1,))
    leader = leading(t, t.thief(0, 0), "tunnel")
    t.s.alarm = True
    t.s.ducats, t.s.bank = [5, 0, 0], -5
    t.activate(leader)
    t.say("tunnel")
    assert t.s.position[leader] == LOST
    assert (sum(t.s.led), t.s.duke) == (0, -1)
    assert t.s.ducats == [2, 0, 0]
    assert t.told("duke_gone") == [{"figure": "leona"}]


def test_left_behind_in_the_treasure_room() -> None:
    t = table((2, 2, 5))
    leader = leading(t, t.thief(0, 0), "treasure-room")
    t.activate(leader)
    t.say("loot")
    assert t.s.position[leader] == LOST
    assert (sum(t.s.led), t.s.duke) == (0, t.space("torture-chamber"))


def test_somebody_else_lost_changes_nothing() -> None:
    t = table((1,))
    leader = leading(t, t.thief(1, 0), "holy-altar")
    other = t.put(t.thief(0, 0), "tunnel")
    t.s.alarm = True
    t.activate(other)
    t.say("tunnel")
    assert (t.s.led[leader], t.s.duke) == (1, -1)


# -- bringing him somewhere --------------------------------------------------------------------------------
def test_a_carriage_at_the_gate() -> None:
    t = table((5, 2))
    leader = leading(t, t.thief(0, 0), "lamp-gate")
    t.carry(leader, "red_gem")
    t.s.alarm = True
    t.activate(leader)
    t.say("leave lamp-gate")
    assert t.s.position[leader] == OUTSIDE
    assert (sum(t.s.led), t.s.duke, t.s.ducats[0]) == (0, -1, 11)
    assert t.told("duke_ransom") == [{"figure": "leona", "dice": (5, 2), "ducats": 11}]


def test_his_two_dice_are_the_players_own() -> None:
    t = table((5, 2, 6))
    leader = leading(t, t.thief(0, 0), "lamp-gate")
    t.s.alarm = True
    t.s.xp[0], t.s.xp_left = 1, 20
    t.activate(leader)
    assert t.say("leave lamp-gate") == ["reroll 1 experience", "reroll 2 experience", "pass"]
    t.say("reroll 2 experience")
    assert t.s.ducats[0] == 15


def test_he_is_paid_before_chests_of_ducats() -> None:
    t = table((1, 1, 6))
    leader = leading(t, t.thief(0, 0), "lamp-gate")
    t.carry(leader, "chest_of_ducats")
    t.s.alarm = True
    t.activate(leader)
    t.say("leave lamp-gate")
    paid = ["duke_ransom", "chest_of_ducats"]
    assert [event.name for event in t.events if event.name in paid] == paid
    assert t.s.ducats[0] == 6 + 9


def test_out_through_the_tunnel() -> None:
    t = table((4, 6, 6))
    leader = leading(t, t.thief(0, 0), "tunnel")
    t.s.alarm = True
    t.activate(leader)
    t.say("tunnel")
    assert (t.s.position[leader], t.s.ducats[0]) == (OUTSIDE, 16)


def test_who_leaves_without_him_earns_nothing() -> None:
    t = table()
    leading(t, t.thief(0, 1), "basin-street")
    thief = t.put(t.thief(0, 0), "lamp-gate")
    t.s.alarm = True
    t.activate(thief)
    t.say("leave lamp-gate")
    assert (t.s.ducats[0], t.s.led[t.thief(0, 1)]) == (0, 1)


@pytest.mark.parametrize("number", range(1, 8))
def test_home_your_grace(number: int) -> None:
    t = table()
    t.s.round = number
    leader = leading(t, t.thief(0, 0), "guardroom")
    t.activate(leader)
    t.say("do deliver")
    assert (sum(t.s.led), t.s.duke, t.s.ducats[0], t.s.ap) == (0, -1, 6 + number, 6)
    assert t.told("duke_gone") == [{"figure": "leona"}]


@pytest.mark.parametrize(
    ("slug", "there"),
    [("armoury", True), ("watch-street", True), ("halberd-court", True), ("lock-up", False), ("drummers-rise", False)],
)
def test_beside_the_guardroom_too(slug: str, there: bool) -> None:
    t = table()
    t.put(t.setting.militia[0], "guardroom")
    leader = leading(t, t.thief(0, 0), slug)
    assert ("do deliver" in t.activate(leader)) == there
    t.s.led[leader] = 0
    assert "do deliver" not in t.run()


def test_militiamen_leave_the_gang_alone_for_the_rest_of_the_game() -> None:
    t = table()
    leader = leading(t, t.thief(0, 0), "armoury")
    mate = t.put(t.thief(0, 1), "noose-lane")
    t.put(t.thief(1, 0), "fountain-market-west-stalls")
    kornak = t.put(t.setting.militia[0], "basin-street")
    strikes = {f"strike {t.s.name(mate)}", "strike sanaris"}
    assert strikes <= {action.text for action in patrol_options(t.s, kornak, 2, 4)}
    t.activate(leader)
    t.say("do deliver")
    for seat in (1, 2, 0, 1):
        t.s.turn, t.s.phase, t.s.deck = seat, TURN_START, ()
        t.run()
        texts = {action.text for action in patrol_options(t.s, kornak, 2, 4)}
        assert texts & strikes == {"strike sanaris"}
