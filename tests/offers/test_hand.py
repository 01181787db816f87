"""Cards: playable, or why not; and which of them join a move or fight that could begin."""

from __future__ import annotations

from cadwallon.offers import WHY, Card, cards, intrigues
from cadwallon.offers.hand import PLAYS
from cadwallon.sight import view
from tests.offers.scene import seen, situation
from tests.properties.helpers import each_table, seeds, some_decisions


def why(given: str, *actions: str, seat: int | None = None, dice: tuple[int, ...] = ()) -> dict[str, str]:
    """The reason for each card of the one who decides (or of a seat), ``+`` if it can be played."""
    state = situation(given, *actions, dice=dice)
    found = cards(view(state, state.seat if seat is None else seat))
    return {card.id.removeprefix("arc_"): "+" if card.playable else card.why for card in found}


def test_moments() -> None:
    hand = '"run", "shadow-walk", "powerful-blow", "ambush", "smoke-pellet", "sand-in-the-eyes", "delicate-fingers"'
    more = '"hidden-compartment", "crowbar", "niggling-injury", "jammed-lock", "middleman"'
    more += ', "pickpocket", "denunciation"'
    assert why(f"hands.kalderns_gang = [{hand}, {more}]") == {
        "run": "your-move",
        "shadow_walk": "move-start",
        "powerful_blow": "before-dice",
        "ambush": "attacking",
        "smoke_pellet": "defending",
        "sand_in_the_eyes": "after-dice",
        "delicate_fingers": "failed-roll",
        "hidden_compartment": "chest-opened",
        "crowbar": "at-chest",
        "niggling_injury": "rival-moves",
        "jammed_lock": "rival-picks",
        "middleman": "rival-mission",
        "pickpocket": "your-thief",
        "denunciation": "+",
    }
    rivals = why('hands.nocturnis = ["pickpocket", "denunciation", "run"]', seat=1)
    assert rivals == {"pickpocket": "your-turn", "denunciation": "your-turn", "run": "your-move"}


def test_what_stands_in_the_way() -> None:
    chest = 'at = { kaldern = "library" }\nchests = { library = ["scroll"] }\nhands.kalderns_gang = ["crowbar"]\n'
    assert why(chest, "activate kaldern") == {"crowbar": "+"}
    assert why(chest + "ap = 1\n", "activate kaldern") == {"crowbar": "+"}
    assert why(chest.replace('"library" }', '"archive" }', 1), "activate kaldern") == {"crowbar": "no-chest"}
    assert why(chest + 'active = "kaldern"\nacted = true') == {"crowbar": "no-action"}
    hammer = 'adventure = 13\ngear = { kaldern = "sledgehammer" }\n'
    assert why(hammer + chest, "activate kaldern") == {"crowbar": "no-gain"}
    locked = 'adventure = 13\ntokens = { library = "security" }\nap = 1\n'
    assert why(locked + chest, "activate kaldern") == {"crowbar": "no-points"}
    assert why('hands.kalderns_gang = ["pickpocket"]', "activate kaldern") == {"pickpocket": "no-target"}
    twice = why('hands.kalderns_gang = ["denunciation", "denunciation"]', "play denunciation nocturnis")
    assert twice == {"denunciation": "once"}
    prison = 'adventure = 13\nat = { kaldern = "prison" }\n'
    prison += 'hands.kalderns_gang = ["second-wind", "pickpocket", "breakout"]'
    assert why(prison, "activate kaldern") == {"second_wind": "in-prison", "pickpocket": "below", "breakout": "+"}
    assert why('adventure = 13\nxp_left = 0\nhands.kalderns_gang = ["old-scars"]') == {"old_scars": "useless"}
    roofs = 'at = { kaldern = "library" }\nhands.kalderns_gang = ["over-the-rooftops", "shadow-walk"]'
    started = why(roofs, "activate kaldern", "set-out")
    assert started == {"over_the_rooftops": "not-open", "shadow_walk": "+"}


def test_in_fights() -> None:
    given = 'at = { kaldern = "library", faras = "archive" }\n'
    fight = ("activate kaldern", "attack faras")
    hands = given + 'hands = { kalderns_gang = ["powerful-blow", "ambush"], nocturnis = ["powerful-blow"] }'
    assert why(hands, *fight) == {"powerful_blow": "+", "ambush": "+"}
    # one card for each side; and an ambush lets the other play none
    sand = given + 'hands.kalderns_gang = ["powerful-blow", "sand-in-the-eyes"]'
    dice = (1, 1, 6, 6)
    assert why(sand, *fight, "play powerful-blow", seat=0, dice=dice) == {"sand_in_the_eyes": "after-dice"}
    tortok = sand.replace("kaldern =", "tortok =")
    asked = why(tortok, "activate tortok", "attack faras", "play powerful-blow", dice=dice)
    assert asked == {"sand_in_the_eyes": "one-card"}
    drokan = 'at = { kaldern = "library", drokan = "archive" }\nhands = { kalderns_gang = ["ambush"], '
    silent = why(
        drokan + 'nocturnis = ["powerful-blow"] }', "activate kaldern", "attack drokan", "play ambush", dice=dice
    )
    assert silent == {"powerful_blow": "silenced"}
    koa = 'adventure = 13\nat = { kaldern = "library", faras = "archive" }\n'
    feint = koa + 'hands.nocturnis = ["feint", "private-security", "powerful-blow"]'
    assert why(feint, *fight) == {"feint": "no-card", "private_security": "not-watch", "powerful_blow": "+"}


def joining(given: str, *actions: str) -> set[str]:
    return {card.id.removeprefix("arc_") for card in cards(seen(given, *actions)) if card.joins}


def test_cards_that_join() -> None:
    """Whatever a thief could begin, active or not yet; nothing once nobody can."""
    hand = 'hands.kalderns_gang = ["run", "over-the-rooftops", "powerful-blow", "low-blow", "private-security"]\n'
    near = 'adventure = 13\nat = { kaldern = "library", faras = "archive", sarys = "outside", elise = "outside", '
    near += 'tortok = "outside" }\n'
    assert joining(hand + near) == {"run", "powerful_blow", "low_blow"}
    assert joining(hand + near, "activate kaldern") == {"run", "powerful_blow", "low_blow"}
    assert joining(hand + near + "ap = 1\n") == {"run"}
    far = near.replace("archive", "eel-gate")
    assert joining(hand + far) == {"run"}
    assert joining(hand + far + 'active = "kaldern"\nmoved = true\n') == set()


def test_intrigues() -> None:
    given = 'adventure = 13\nducats = { kalderns_gang = 2 }\n'
    given += 'intrigues.kalderns_gang = ["the-usurers-due", "blood-oath", "eyes-everywhere"]\n'
    waiting = [Card("int_the_usurers_due", why="cannot-pay"), Card("int_blood_oath", why="by-itself")]
    assert intrigues(seen(given))[:2] == tuple(waiting)
    there = given + 'at = { kaldern = "treasury", chief-valrut = "library" }'
    assert intrigues(seen(there))[0] == Card("int_the_usurers_due", playable=True)
    assert intrigues(seen(there))[2].why == "turn-end"
    assert intrigues(seen('adventure = 13\nintrigues.kalderns_gang = ["travel-light"]'))[0].why == "game-end"
    state = situation(there)
    assert intrigues(view(state, 1)) == intrigues(view(state, None)) == ()


@each_table
def test_every_card_has_a_reason_or_can_be_played(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 1, soak):
        for state in some_decisions(adventure, players, seed):
            for seat in range(state.setting.seats):
                mine = view(state, seat)
                legal = {state.setting.arcana[a.a].id for a in mine.legal if a.verb in PLAYS}
                found = cards(mine)
                assert tuple([card.id for card in found]) == mine.hand
                for card in (*found, *intrigues(mine)):
                    assert (card.why == "") == card.playable
                    assert card.playable or card.why in WHY
                    assert not (card.playable and card.joins)
                assert {card.id for card in found if card.playable} == legal
                assert tuple([card.id for card in intrigues(mine)]) == mine.intrigues
            assert cards(view(state, None)) == ()


def test_reasons_are_listed_once() -> None:
    assert len(set(WHY)) == len(WHY)
