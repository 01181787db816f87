"""Views: what is in them, for whom."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError

import pytest

from cadwallon import Event, State, apply, determinize, legal_actions, new_game, scene
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.effects import Peek
from cadwallon.rules.fight import ATTACKER_CARDS, DEFENDER_CARDS, Fight
from cadwallon.rules.missions import Claim
from cadwallon.rules.movement import Move
from cadwallon.rules.setting import WINDOW_BIT
from cadwallon.rules.windows import Discard, RivalWindow
from cadwallon.sight import View, view
from cadwallon.sight.view import SHOWN
from tests.properties.helpers import THIN, decisions, find, finish, start


def facts(seen: View) -> dict[str, object]:
    """What is said about the topmost thing going on."""
    return dict(seen.doing[-1].facts)


def others(state: State, *seats: int) -> list[int | None]:
    """Everybody but these."""
    return [seat for seat in (*range(state.setting.seats), None) if seat not in seats]


@pytest.fixture(scope="module")
def state() -> State:
    return find(lambda s: s.round == 3 and sum(map(bool, s.loads)) > 1 and len(s.discard) > 3)


def test_a_view_is_plain_and_never_changes(state: State) -> None:
    seen = view(state, 0)
    with pytest.raises(FrozenInstanceError):
        seen.ap = 9  # type: ignore[misc]
    table = json.loads(seen.to_bytes())
    assert sorted(table) == sorted(SHOWN)
    assert "known" not in table
    assert list(table) == sorted(table)


def test_own_cards_and_ducats_are_shown_to_their_owner_only(state: State) -> None:
    cards = [card.id for card in state.setting.arcana]
    for seat in range(4):
        seen = view(state, seat)
        assert seen.hand == tuple(cards[card] for card in state.hands[seat])
        assert seen.ducats == state.ducats[seat]
        assert [seen.known.ducats[other] for other in range(4) if other != seat] == [0, 0, 0]
        assert [seen.known.hands[other] for other in range(4) if other != seat] == [(), (), ()]
    assert (view(state, None).hand, view(state, None).ducats) == ((), None)


def test_hands_and_deck_are_seen_from_behind() -> None:
    state = new_game(1, players=3, seed=2, content=THIN)
    seen = view(state, 1)
    for seat, hand in enumerate(state.hands):
        assert seen.backs[seat] == tuple(sorted(state.setting.arcana[card].back for card in hand))
    assert {"blue", "purple"} == {back for backs in seen.backs for back in backs}
    assert seen.deck == len(state.deck)
    assert seen.top == state.setting.arcana[state.deck[-1]].back
    state.deck = ()
    assert (view(state, 1).deck, view(state, 1).top) == (0, None)


def test_what_everybody_sees(state: State) -> None:
    for seat in others(state):
        seen = view(state, seat)
        assert seen.seat == seat
        assert seen.adventure == "adv_01"
        assert seen.gangs == state.setting.gangs
        assert (seen.round, seen.turn, seen.ap, seen.order) == (state.round, state.turn, state.ap, state.order)
        assert seen.figures == state.setting.names
        assert [name for name, space in zip(seen.figures, seen.positions, strict=True) if space == "outside"] == []
        for figure, space in enumerate(state.position):
            assert seen.positions[figure] == state.slug(space)
            assert seen.loads[figure] == tuple(state.setting.kinds[kind] for kind in state.loads[figure])
        assert len(seen.chests) == sum(map(bool, state.chests))
        assert len(seen.discard) == len(state.discard)
        assert len(seen.missions) == 3
        assert seen.mission_deck == len(state.mission_deck)


def test_tokens_say_which_side_is_up() -> None:
    state = new_game(1, players=2, seed=1)
    room = state.setting.terrain.rooms[0]
    state.chests[room] = (state.chests[room][0] | 1,)
    kind = state.setting.kinds[state.chests[room][0] >> 1]
    assert dict(view(state, 0).chests)[state.slug(room)] == (f"{kind} (chest side)",)


def test_only_who_is_asked_sees_his_choices(state: State) -> None:
    assert view(state, state.seat).legal == legal_actions(state)
    for seat in others(state, state.seat):
        assert view(state, seat).legal == ()
        assert view(state, seat).decides == state.seat


def test_a_declared_goal_is_hidden_from_all_but_the_mover() -> None:
    state = find(lambda s: any(isinstance(frame, Move) and frame.goal is not None for frame in s.stack))
    goal = next(frame.goal for frame in state.stack if isinstance(frame, Move))
    assert goal is not None
    assert goal.text in view(state, state.turn).to_bytes().decode()
    for seat in others(state, state.turn):
        assert f'"goal":"{goal.text}"' not in view(state, seat).to_bytes().decode()
        assert all(frame.goal is None for frame in view(state, seat).known.stack if isinstance(frame, Move))


def test_a_given_way_is_hidden_with_the_goal() -> None:
    state = scene(
        """
        [[scene]]
        name = "A rival may answer"
        shows = ["D-1"]
        [scene.given]
        at = { elise = "beggars-cross" }
        hands = { nocturnis = ["niggling-injury"] }
        [scene.when]
        actions = ["activate elise"]
        [scene.then]
        over = false
        """
    ).state()
    apply(state, "activate elise")
    other = state.copy()
    apply(state, "move gibbet-place via crooked-elbow")
    apply(other, "move the-shambles")
    assert "move gibbet-place via crooked-elbow" in view(state, 0).to_bytes().decode()
    for seat in (1, None):
        assert view(state, seat).to_bytes() == view(other, seat).to_bytes()
        assert b"crooked-elbow" not in view(state, seat).to_bytes()
        assert not any(isinstance(frame, Move) and frame.goal for frame in view(state, seat).known.stack)
    mine = determinize(view(state, 0), SeededChance(1))
    log: list[Event] = []
    apply(mine, "pass", log.append)
    assert log[-1].facts["way"] == ("crooked-elbow", "gibbet-place")


def test_nobody_sees_who_is_asked_in_a_rivals_window() -> None:
    state = find(lambda s: isinstance(s.stack[-1], RivalWindow))
    window = state.stack[-1]
    assert isinstance(window, RivalWindow)
    for seat in others(state, state.seat):
        seen = view(state, seat)
        assert seen.decides is None
        assert seen.pause == window.window
        assert facts(seen)["offset"] == 0
        assert seen.known.seat == -1
    asked = view(state, state.seat)
    assert (asked.decides, asked.pause, asked.answered) == (state.seat, "", False)
    assert facts(asked)["offset"] == window.offset


def test_who_holds_a_card_for_the_window_knows_whether_he_was_asked() -> None:
    def both_hold(s: State) -> bool:
        top = s.stack[-1]
        if not isinstance(top, RivalWindow):
            return False
        holding = [seat for seat, bits in enumerate(s.hand_bits) if bits & WINDOW_BIT[top.window] and seat != s.turn]
        return len(holding) > 1 and top.offset == 1

    state = find(both_hold)
    first = state.seat
    window = state.stack[-1]
    assert isinstance(window, RivalWindow)
    bit = WINDOW_BIT[window.window]
    later = [s for s in range(4) if s not in (first, state.turn) and state.hand_bits[s] & bit]
    assert not any(view(state, seat).answered for seat in others(state))
    apply(state, "pass")
    assert state.seat in later
    assert view(state, first).answered
    assert not view(state, state.seat).answered
    assert not view(state, state.turn).answered
    assert not view(state, None).answered


def test_third_parties_do_not_see_which_side_of_a_fight_is_asked() -> None:
    def two_thieves(s: State) -> bool:
        top = s.stack[-1]
        if not isinstance(top, Fight):
            return False
        return top.stage == DEFENDER_CARDS and top.player(s, 0) >= 0

    state = find(two_thieves)
    fight = state.stack[-1]
    assert isinstance(fight, Fight)
    sides = (fight.player(state, 0), fight.player(state, 1))
    for seat in others(state, *sides):
        seen = view(state, seat)
        assert (seen.decides, seen.pause) == (None, "fight")
        assert facts(seen)["stage"] == ATTACKER_CARDS
    for seat in sides:
        assert view(state, seat).decides == sides[1]
        assert facts(view(state, seat))["stage"] == DEFENDER_CARDS


def test_a_window_that_waits_is_not_shown() -> None:
    """While a mission's helper is paid for, nobody can know yet whether a rival holds the card against it."""

    def waits(s: State) -> bool:
        return isinstance(s.stack[-1], Discard) and any(isinstance(frame, RivalWindow) for frame in s.stack)

    state = find(waits, "adv_02", 4)
    assert any(isinstance(frame, Claim) for frame in state.stack)
    for seat in others(state):
        assert [doing.what for doing in view(state, seat).doing] == ["turn", "claim", "discard"]


def test_who_looks_at_cards_sees_them_alone() -> None:
    state = find(lambda s: isinstance(s.stack[-1], Peek))
    peek = state.stack[-1]
    assert isinstance(peek, Peek)
    cards = tuple(state.setting.arcana[card].id for card in peek.seen(state))
    assert view(state, state.seat).peek == cards
    for seat in others(state, state.seat):
        seen = view(state, seat)
        assert (seen.peek, seen.known.deck) == ((), ())
        assert facts(seen) == {"seat": state.seat, "n": peek.n}


def test_two_rooms_of_the_itinerary_are_open() -> None:
    state = start("adv_06", 2, 1)
    rooms = [state.slug(room) for room in state.itinerary]
    shown = {}
    for now in decisions(state, 1):
        for seat in (0, 1, None):
            shown[now.round] = view(now, seat).itinerary
            assert view(now, seat).known.itinerary == now.itinerary[: max(now.round, 1) + 1]
    assert shown[0] == shown[1] == tuple(rooms[:2])
    assert shown[4] == tuple(rooms[:5])
    assert shown[6] == tuple(rooms)


def test_sheets_show_their_tokens() -> None:
    state = find(lambda s: any(s.led), "adv_05", 3)
    seen = view(state, None)
    assert seen.led == tuple(state.name(figure) for figure, led in enumerate(state.led) if led)
    assert sum(number for _, number in seen.ground) == sum(state.ground)
    assert dict(seen.counters)["hideout"] == tuple(state.counters)
    marked = find(lambda s: len([m for m in s.marks if m >= 0]) == 3 and s.round == 2, "adv_02", 3)
    assert [name in marked.setting.names for name in view(marked, 1).marks] == [True] * 3
    assert dict(view(marked, 1).pools) == {"blood_purse": marked.pools[0]}
    prices = start("adv_06", 2, 1)
    assert dict(view(prices, 0).prices)["chest_of_ducats"] == 7


def test_what_was_used_is_named() -> None:
    state = find(lambda s: bool(s.used_turn) and bool(s.shut) and bool(s.done))
    seen = view(state, 0)
    known = {card.id for card in state.setting.arcana} | {
        figure.skill.id for figure in state.setting.figures if figure.skill is not None
    }
    assert seen.used_turn
    assert set(seen.used_turn) <= known | {"mission"} | {extra.id for extra in state.setting.sheet_actions}
    assert len(seen.shut) == state.shut.bit_count()
    assert set(seen.activated) == {name for i, name in enumerate(state.setting.names) if state.done >> i & 1}


def test_scores_are_open_when_the_game_is_over() -> None:
    state = finish(start("adv_01", 3, 4), 4)
    seen = view(state, None)
    assert (seen.over, seen.scores, seen.winners) == (True, state.scores, state.winners)
    assert (seen.decides, seen.pause, seen.legal, seen.doing) == (None, "", (), ())


def test_a_view_has_no_chance(state: State) -> None:
    known = view(state, 0).known
    assert known.trail == b""
    assert (known.rolls, known.draws, known.bank) == (0, 0, 0)
    for use in (known.die, lambda: known.below(6)):
        with pytest.raises(LookupError, match="determinize"):
            use()


@pytest.mark.parametrize("seat", [-1, 4])
def test_seats_that_do_not_exist(state: State, seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        view(state, seat)


def test_frames_nobody_has_thought_about_are_refused(state: State) -> None:
    class Scheme(tuple[int, ...]):
        """A frame that the list does not know."""

    strange = state.copy()
    strange.stack.append(Scheme())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Scheme"):
        view(strange, 0)


def test_a_view_keeps_what_it_showed(state: State) -> None:
    """A view is a picture: playing on does not change it."""
    now = state.copy()
    seen = view(now, 0)
    before = seen.to_bytes()
    finish(now, 2)
    assert seen.to_bytes() == before
    assert seen == view(state, 0)
