"""Records of games with the expansion."""

from __future__ import annotations

import pytest

from cadwallon import apply, new_game
from cadwallon.record import RecordError, record, replay, same_state, verify
from cadwallon.rules import tables
from cadwallon.rules.speech import slug_of
from tests.record.played import line_of, played


# -- the expansion ------------------------------------------------------------------------------
def test_base_games_are_told_as_ever(lines: list[str]) -> None:
    """Whatever The King of Ashes adds says nothing in a base game, so it is not there."""
    for word in ("mode", "inn", "experience", "bonus", "setup intrigue", "setup tokens", "setup relics"):
        assert not [line for line in lines if line.startswith(word)], word


def test_modes_and_the_inn_are_told() -> None:
    assert "\nadventure adv_01\nmode old_city\ngangs executioners nocturnis\nseed 1\n" in record(
        new_game(1, players=2, mode="old_city", seed=1)
    )
    assert "\nadventure adv_13\nmode expansion\ninn\ngangs executioners nocturnis\nseed 1\n" in record(
        new_game(13, players=2, inn=True, seed=1)
    )


def test_what_a_campaign_brings_along_is_told() -> None:
    state = new_game(10, players=3, experience=(2, 0, 1), bonus=(2, 0), seed=1)
    gangs = "executioners nocturnis kalderns_gang"
    carried = "experience executioners 2 nocturnis 0 kalderns_gang 1\nbonus executioners kalderns_gang"
    text = record(state)
    assert f"\ngangs {gangs}\n{carried}\nseed 1\n" in text
    assert replay(text).legacy == state.legacy == ((2, 0, 1), (0, 2))
    state = new_game(10, players=2, experience=(0, 0), seed=1)
    assert "\nexperience executioners 0 nocturnis 0\nseed" in record(state)
    assert same_state(replay(record(state)), state)


def test_what_the_expansion_hides_is_told() -> None:
    state = new_game(10, players=2, seed=4)
    lines = record(state).splitlines()
    kit = state.setting.kit
    for seat, gang in enumerate(state.setting.gangs):
        line = lines[line_of(lines, f"setup intrigues {gang} ")]
        assert line.split()[3:] == [slug_of(kit.intrigues[card].id) for card in state.intrigues[seat]]
        assert len(line.split()) == 3 + 1
    deck = lines[line_of(lines, "setup intrigue-deck ")].split()[2:]
    assert len(deck) == len(kit.intrigues) - 2
    assert deck[0] == slug_of(kit.intrigues[state.intrigue_deck[-1]].id), "the next one first"
    rooms, _, left = lines[line_of(lines, "setup tokens ")].partition(" / ")
    assert len(rooms.split()) == 2 + 24
    assert len(left.split()) == 3
    relics = lines[line_of(lines, "setup relics ")].split()[2:]
    assert len(relics) == 12
    assert all(room.partition("=")[0] in rooms for room in relics)


def test_unseen_tokens_of_the_old_city_are_told() -> None:
    """B-4: players place them, so at first they lie in no room."""
    state = new_game(1, players=2, mode="old_city", seed=4)
    lines = record(state).splitlines()
    line = lines[line_of(lines, "setup tokens ")]
    assert line.startswith("setup tokens - / ")
    assert len(line.split()) == 4 + 14


@pytest.mark.parametrize(
    ("adventure", "mode", "inn"),
    [(n, "old_city", n % 2 == 0) for n in range(1, 9)] + [(n, "expansion", n % 2 == 1) for n in range(9, 15)],
)
def test_games_with_the_expansion_replay(adventure: int, mode: str, inn: bool) -> None:
    state = played(new_game(adventure, players=3, mode=mode, inn=inn, seed=adventure))
    assert state.over
    text = record(state)
    again = replay(text)
    assert same_state(again, state)
    assert record(again) == text
    assert verify(text).holds


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("mode expansion", "mode base", "played in the mode expansion, not base"),
        ("mode expansion", "mode", "does not say what a 'mode' line says"),
        ("mode expansion", "mode dream", "there is no mode 'dream'"),
        ("mode expansion\n", "", "played in the mode expansion, not base"),
        ("inn\n", "inn inn\n", "does not say what a 'inn' line says"),
        ("experience executioners 2", "experience executioners two", "experience of each gang"),
        ("experience executioners 2", "experience executioners", "does not say"),
        ("experience executioners 2 nocturnis 1", "experience nocturnis 1 executioners 2", "in the same order"),
        ("experience executioners 2", "experience executioners 99", "at most 21 tokens"),
        ("bonus nocturnis", "bonus cursed_ones", "cursed_ones gets a bonus, but is not at the table"),
        ("bonus nocturnis", "bonus nocturnis nocturnis", "each once"),
        ("setup intrigues executioners ", "setup intrigues executioners fool-", "but its chance gives"),
        ("setup tokens ", "setup tokens attic=trap ", "but its chance gives"),
    ],
)
def test_changed_lines_of_the_expansion_are_named(old: str, new: str, reason: str) -> None:
    text = record(new_game(12, players=2, inn=True, experience=(2, 1), bonus=(1,), seed=1))
    assert old in text
    assert replay(text).setting.inn
    with pytest.raises(RecordError, match=reason):
        replay(text.replace(old, new, 1))


def test_the_same_situation_is_known_from_settings_made_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mercenaries make new settings during set-up, and those kept are let go sometimes."""
    state = new_game(9, players=2, seed=3)
    assert state.legal[0].verb == "hire"
    apply(state, state.legal[0])
    played(state, 80)
    monkeypatch.setattr(tables, "_hired", {})
    again = replay(record(state))
    assert again.setting is not state.setting
    assert same_state(again, state)
    apply(again, again.legal[0])
    assert not same_state(again, state)
