"""What a thief's values come to: what he bears, where he stands, what was played."""

from __future__ import annotations

from cadwallon.offers import Values, values
from cadwallon.sight import view
from tests.offers.scene import seen, situation

EXPANSION = 'adventure = 13\nat = { kaldern = "gibbet-place", tortok = "library" }\n'
DUELLIST = 'gangs = ["executioners", "nocturnis"]\n'


def found(given: str, *actions: str, dice: tuple[int, ...] = ()) -> dict[str, Values]:
    return {one.figure: one for one in values(seen(given, *actions, dice=dice))}


def test_values_that_are_as_printed_are_left_out() -> None:
    made = found('at = { kaldern = "gibbet-place", tortok = "library" }')
    assert made == {"elise": Values("elise", mind=5)}


def test_a_duellist_is_strong_in_the_street() -> None:
    assert found(DUELLIST + 'at = { leona = "gibbet-place" }')["leona"] == Values("leona", combat=3)
    assert "leona" not in found(DUELLIST + 'at = { leona = "library" }')
    assert found(DUELLIST + 'at = { iris = "library" }')["iris"] == Values("iris", movement=5)


def test_what_he_bears() -> None:
    made = found(EXPANSION + 'gear = { kaldern = "soft-boots", tortok = "sledgehammer", elise = "lock-opener" }')
    assert made["kaldern"] == Values("kaldern", movement=5)
    assert made["tortok"] == Values("tortok", movement=3)
    assert made["elise"].mind == 6


def test_a_sword_is_for_attacks() -> None:
    """In one's own turn a thief attacks, in the others' turns he is attacked."""
    assert found(EXPANSION + 'gear = { kaldern = "sword" }')["kaldern"] == Values("kaldern", combat=3)
    state = situation(EXPANSION + 'gear = { faras = "sword" }')
    assert "faras" not in {one.figure for one in values(view(state, 1))}


def test_cards_in_effect() -> None:
    given = 'at = { kaldern = "gibbet-place", faras = "library" }\nhands.kalderns_gang = ["run", "flurry-of-blades"]\n'
    given += 'hands.nocturnis = ["powerful-blow"]\n'
    walking = found(given, "activate kaldern", "set-out", "play run")
    assert walking["kaldern"] == Values("kaldern", movement=6)
    fighting = found(given, "activate kaldern", "attack faras", "play flurry-of-blades")
    assert fighting["kaldern"].combat == 4
    assert "faras" not in fighting, "he has not answered yet"


def test_rivals_are_told_of_only_in_a_fight() -> None:
    given = 'gangs = ["kalderns_gang", "executioners"]\nat = { kaldern = "gibbet-place", leona = "the-shambles" }\n'
    state = situation(given)
    assert "leona" not in {one.figure for one in values(view(state, 0))}
    assert values(view(state, None)) == ()
    state = situation(given + 'hands.executioners = ["powerful-blow"]', "activate kaldern", "attack leona")
    for seat in (0, 1, None):
        assert Values("leona", combat=3) in values(view(state, seat))
