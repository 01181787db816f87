"""Views of The King of Ashes: what is open, and for whom the rest is."""

from __future__ import annotations

import pytest

from cadwallon import State, apply, new_game
from cadwallon.rules.fight import Fight
from cadwallon.rules.intrigues import DropIntrigue, Hiding, KeepIntrigue
from cadwallon.rules.rows import with_entry
from cadwallon.rules.speech import slug_of
from cadwallon.rules.spoils import Won
from cadwallon.rules.windows import BELOW_BIT, GEAR_BIT
from cadwallon.sight import view
from cadwallon.sight.expansion import ADDED
from cadwallon.sight.mask import UNSEEN
from cadwallon.sight.names import names_of
from tests.properties.helpers import finish, start
from tests.sight.koa import asked, begun, watchman_asked, winner_asked, with_intrigues
from tests.sight.test_view import facts, others


@pytest.fixture(scope="module")
def state() -> State:
    return begun("adv_09")


def ids(state: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(state.setting.kit.intrigues[card].id for card in cards)


def test_the_base_game_has_none_of_it() -> None:
    seen = view(new_game(1, players=2, seed=1), 0)
    assert (seen.mode, seen.inn) == ("base", False)
    empty = [getattr(seen, name) for name in ADDED if name != "mode"]
    assert not any(empty)


def test_states_of_gangs_are_open(state: State) -> None:
    now = state.copy()
    bearer = now.setting.crew[1][0]
    now.wounds[bearer], now.wounds_left = 2, 15
    now.xp = [0, 3, 1]
    now.xp_left = 17
    card = now.setting.kit.gear_index["axe"]
    now.gear[bearer], now.armoury = card, now.armoury & ~(1 << card)
    now.debts = [0, 2, 4]
    now.grogged = with_entry(now.grogged, now.setting.cyclops, 2)
    now.visits = 1 << bearer | 1 << 64 + bearer
    now.exits = 1 << bearer | 1 << 64 + 2
    for seat in others(now):
        seen = view(now, seat)
        name = now.name(bearer)
        assert seen.wounds[bearer] == 2
        assert (seen.wounds_left, seen.xp, seen.xp_left, seen.debts) == (15, (0, 3, 1), 17, (0, 2, 4))
        assert seen.gear[bearer] == "eq_axe"
        assert "eq_axe" not in seen.equipment
        assert seen.held == (("cyclops", 2),)
        assert (seen.have_read, seen.have_looted) == ((name,), (name,))
        assert (seen.left_light, seen.chest_out) == ((name,), (2,))


def test_intrigues_are_their_holders_own(state: State) -> None:
    for seat in others(state):
        seen = view(state, seat)
        assert seen.intrigue_counts == tuple(map(len, state.intrigues))
        assert seen.intrigue_deck == len(state.intrigue_deck)
        own = () if seat is None else state.intrigues[seat]
        assert seen.intrigues == ids(state, own)
        text = seen.to_bytes().decode()
        hidden = {*range(len(state.setting.kit.intrigues))} - {*own, *state.intrigue_gone}
        assert not [card for card in ids(state, tuple(hidden)) if f'"{card}"' in text]
        assert sum(map(bool, seen.known.intrigues)) == bool(own)
        assert seen.known.intrigue_deck == ()


def test_progress_is_as_secret_as_the_cards(state: State) -> None:
    now = with_intrigues(state, 0, 2)
    now.progress[0] = (3, 1)
    assert view(now, 0).intrigue_progress == (3, 1)
    assert view(now, 1).known.progress[0] == ()
    assert view(now, 1).to_bytes() == view(with_intrigues(state, 0, 2), 1).to_bytes()


def test_who_looks_for_an_intrigue_sees_the_deck_alone(state: State) -> None:
    now = asked(state, KeepIntrigue(1, 2))
    assert view(now, 1).intrigue_peek == ids(now, now.intrigue_deck[-2:])
    for seat in others(now, 1):
        seen = view(now, seat)
        assert (seen.intrigue_peek, seen.known.intrigue_deck) == ((), ())
        assert (seen.decides, facts(seen)) == (1, {"seat": 1, "n": 2})


def test_a_rivals_intrigues_are_shown_to_who_discards_one(state: State) -> None:
    now = asked(with_intrigues(state, 2, 2), DropIntrigue(0, 2))
    now.progress[2] = (1, 1)
    assert view(now, 0).intrigues_shown == ids(now, now.intrigues[2])
    assert view(now, 0).known.progress[2] == (0, 0)
    for seat in others(now, 0):
        assert view(now, seat).intrigues_shown == ()
    assert view(now, 2).intrigues == ids(now, now.intrigues[2])
    assert view(now, 1).known.intrigues[2] == ()


def test_a_hiding_place_is_shown_by_being_used(state: State) -> None:
    now = with_intrigues(state, 1, 1)
    card = now.setting.kit.intrigue_index["find-a-safe-place-to-hide"]
    now.stack.append(Hiding(1, card))
    assert facts(view(now, 0)) == {"seat": 1, "card": "int_find_a_safe_place_to_hide"}


def test_face_down_tokens_are_known_to_nobody(state: State) -> None:
    kit = state.setting.kit
    down = [room for room in state.setting.terrain.rooms if state.halts[room] & 1]
    unseen = [*(state.tokens[room] for room in down), *state.left_out]
    for seat in others(state):
        seen = view(state, seat)
        assert seen.face_down == tuple(map(state.slug, down))
        assert all(seen.known.tokens[room] == UNSEEN for room in down)
        assert dict(seen.unexplored) == {kit.exploration[kind].id: unseen.count(kind) for kind in set(unseen)}
        assert seen.left_out == len(state.left_out) == 3
        for room, token in seen.exploration:
            assert room not in seen.face_down
            assert kit.exploration[state.tokens[state.setting.terrain.index[room]]].id == token


def test_a_spyglass_shows_a_token_to_one_player(state: State) -> None:
    now = state.copy()
    room = next(room for room in now.setting.terrain.rooms if now.halts[room] & 1)
    now.seen[1] = 1 << room
    token = now.setting.kit.exploration[now.tokens[room]].id
    assert view(now, 1).looked_at == ((now.slug(room), token),)
    assert view(now, 1).known.tokens[room] == now.tokens[room]
    assert sum(dict(view(now, 1).unexplored).values()) + 1 == sum(dict(view(now, 0).unexplored).values())
    for seat in others(now, 1):
        seen = view(now, seat)
        assert (seen.looked_at, seen.known.tokens[room]) == ((), UNSEEN)
        assert seen.looked == ((), (now.slug(room),), ())
        assert now.slug(room) in seen.face_down


def test_relics_lie_face_down_until_they_hum() -> None:
    state = start("adv_10", 2, 4)
    seen = view(state, 0)
    lying = [space for space, relic in enumerate(state.beside) if relic >= 0]
    assert seen.relics == tuple((state.slug(space), None) for space in lying)
    assert dict(seen.unseen_relics) == {"crown": 3, "sceptre": 3, "mask": 3, "urn": 3}
    state.beside = with_entry(state.beside, lying[0], state.beside[lying[0]] | 1)
    kind = state.setting.kinds[state.beside[lying[0]] >> 1]
    seen = view(state, None)
    assert seen.relics[0] == (state.slug(lying[0]), kind)
    assert dict(seen.unseen_relics)[kind] == 2


def test_relics_without_faces_have_nothing_to_hide() -> None:
    seen = view(start("adv_14", 2, 4), 0)
    assert len(seen.relics) == 12
    assert {kind for _, kind in seen.relics} == {"relic"}
    assert seen.unseen_relics == ()


def test_only_the_winner_knows_that_he_may_play_a_card() -> None:
    state = winner_asked()
    won = state.stack[-1]
    assert isinstance(won, Won)
    for seat in others(state, state.seat):
        seen = view(state, seat)
        assert (seen.decides, seen.pause, seen.known.seat, seen.legal) == (None, "fight_won", -1, ())
    asking = view(state, state.seat)
    assert (asking.decides, asking.pause) == (state.seat, "")
    assert asking.doing[-1].what == "won"


def test_a_card_for_the_militia_phase_stays_secret() -> None:
    state = watchman_asked()
    assert view(state, state.seat).phase == "militia"
    later = state.copy()
    apply(later, "pass")
    for seat in others(state, state.seat):
        assert view(state, seat).phase == "activation"
        assert view(state, seat).to_bytes() == view(later, seat).to_bytes()


def test_cards_played_in_a_fight_are_named(state: State) -> None:
    now = state.copy()
    index = now.setting.card_index
    cards = ((index["powerful-blow"], index["feint"]), (index["smoke-pellet"],))
    now.stack.append(Fight(0, 4, 1, 0, cards=cards, used=(1 << GEAR_BIT, 0)))
    told = facts(view(now, 0))
    assert told["cards"] == (("arc_powerful_blow", "arc_feint"), ("arc_smoke_pellet",))
    assert told["used"] == ((now.setting.kit.equipment[0].id,), ())


def test_what_was_tried_below_is_named(state: State) -> None:
    now = state.copy()
    now.used_turn = 1 << BELOW_BIT + 2
    assert view(now, 0).used_turn == (f"escape {now.name(2)}",)


def test_mercenaries_are_named() -> None:
    state = start("adv_01+old_city", 3, 6)
    while not any(action.verb == "hire" for action in state.legal):
        apply(state, state.legal[0])
    before = names_of(state.setting)
    hire = next(action for action in state.legal if action.verb == "hire")
    apply(state, hire)
    hired = slug_of(state.setting.kit.mercenaries[hire.a])
    assert view(state, 0).hired == (hired,)
    while any(action.verb == "hire" for action in state.legal):
        apply(state, "pass")
    seen = view(state, 0)
    assert seen.hired == (hired,)
    assert hired in seen.figures
    assert names_of(state.setting) is not before


def test_sheets_show_what_they_add() -> None:
    state = start("adv_11", 3, 2)
    rooms = [room for room in state.setting.terrain.rooms if state.stairs >> room & 1]
    size = state.setting.terrain.size
    state.ground[rooms[0]], state.stairs = 2, 1 << rooms[1]
    state.paid_walls = 1 << size + rooms[0]
    seen = view(state, 0)
    assert seen.walls == ((state.slug(rooms[0]), 1),)
    assert seen.paid_walls == ((), (state.slug(rooms[0]),), ())
    assert (seen.ground, seen.stairs) == ((), (state.slug(rooms[1]),))
    duke = start("adv_14", 2, 2)
    assert view(duke, 0).duke == "torture-chamber"
    rubble = begun("adv_09")
    assert view(rubble, 0).rubble == tuple(map(rubble.slug, rubble.blocked))
    assert len(rubble.blocked) == 2


def test_boasts_and_what_counts_for_them() -> None:
    state = begun("adv_12")
    state.tally[9 * 1 : 9 * 1 + 9] = [2, 1, 0, 0b1010, 0, 0, 1, 0, 0]
    state.first_out = 2
    seen = view(state, None)
    assert seen.boasts == tuple(
        tuple(state.setting.adventure.boasts[boast].id for boast in boasts) for boasts in state.boasts
    )
    assert dict(seen.tally)["jailed"][1] == 2
    assert dict(seen.tally)["rooms"][1] == 2
    assert seen.rooms_opened[1] == (state.slug(1), state.slug(3))
    assert seen.first_out == 2


def test_the_end_leaves_unfulfilled_intrigues_hidden() -> None:
    state = finish(start("adv_13", 2, 5), 5)
    for seat in (0, 1):
        assert view(state, seat).known.intrigues[1 - seat] == ()
        assert view(state, seat).intrigue_counts == tuple(map(len, state.intrigues))


def test_what_a_campaign_brought_is_open() -> None:
    state = new_game(10, players=2, seed=1, experience=(3, 1), bonus=(1,))
    seen = view(state, 0)
    assert (seen.carried_over, seen.won_before) == ((3, 1), (1,))
