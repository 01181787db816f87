"""Records: what they look like, that they replay, and how they refuse."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cadwallon import Event, State, apply, load_content, new_game
from cadwallon.record import RecordError, record, replay, same_state, verify
from cadwallon.rules.chance import ScriptedChance, SeededChance
from cadwallon.sight import determinize, view
from tests.properties.helpers import THIN, eager
from tests.record.played import GAME_SEED, KEY, line_of, played, refusal


# -- what they look like ------------------------------------------------------------------------
def test_the_head_says_what_is_played(lines: list[str]) -> None:
    library = load_content()
    assert lines[:5] == [
        "cadwallon record 1",
        f"content cadwallon {library.fingerprint}",
        "adventure adv_01",
        "gangs executioners nocturnis",
        f"seed {GAME_SEED}",
    ]


def test_the_set_up_is_told_in_full(lines: list[str], finished: State) -> None:
    setup = [line for line in lines if line.startswith("setup ")]
    assert [line.split()[1] for line in setup] == ["chests", "missions", "hand", "hand", "deck", "first"]
    assert len(setup[0].split()) == 2 + 24
    assert len(setup[2].split()) == 3 + 5
    assert len(setup[4].split()) == 2 + 50
    chance = SeededChance(GAME_SEED)
    assert f"| dice {' '.join(str(chance.die(i)) for i in range(4))}" in setup[5]


def test_each_decision_has_a_line(lines: list[str], finished: State) -> None:
    told = [line for line in lines if line.split()[0].isdigit()]
    assert [int(line.split()[0]) for line in told] == list(range(1, len(told) + 1))
    assert {line.split()[1] for line in told} == {"executioners", "nocturnis"}
    assert lines[-1] == f"end {len(told)}"
    dice = sum(len(line.partition("dice ")[2].partition(";")[0].split()) for line in told)
    assert dice == finished.rolls - 4


def test_the_end_is_told(lines: list[str], finished: State) -> None:
    gangs = finished.setting.gangs
    assert lines[-3] == f"scores {gangs[0]} {finished.scores[0]} {gangs[1]} {finished.scores[1]}"
    assert lines[-2] == "winners " + " ".join(gangs[seat] for seat in finished.winners)


def test_the_itinerary_of_the_fence_is_told() -> None:
    state = new_game(6, players=2, seed=3)
    line = next(line for line in record(state).splitlines() if line.startswith("setup itinerary "))
    assert line.split()[2:] == [state.slug(room) for room in state.itinerary]


def test_a_renewed_deck_is_told() -> None:
    """When the deck runs out the discards are shuffled: chance that a line must tell."""
    state = played(new_game(1, players=3, seed=1, content=THIN))
    text = record(state)
    shuffles = [line for line in text.splitlines() if "; deck " in line]
    assert shuffles
    for line in shuffles:
        number, deck = line.partition("draws ")[2].split("; deck ")
        assert len(deck.split()) <= int(number) + 1
    assert same_state(replay(text, content=THIN), state)
    bad = text.replace("; deck ", "; deck decoy ", 1)
    with pytest.raises(RecordError, match="chance gives"):
        replay(bad, content=THIN)


# -- sealed games -------------------------------------------------------------------------------
def test_a_key_is_written_only_when_the_game_is_over() -> None:
    state = played(new_game(1, players=2, key=KEY), 30)
    sealed = record(state)
    assert f"commitment {new_game(1, players=2, key=KEY).chance.commitment}" in sealed  # type: ignore[attr-defined]
    assert KEY.hex() not in sealed
    assert "sealed" in refusal(sealed).reason
    assert KEY.hex() in record(state, secret=True)
    assert same_state(replay(record(state, secret=True)), state)
    played(state)
    assert KEY.hex() in record(state)
    assert same_state(replay(record(state)), state)


def test_a_key_that_was_not_committed_to_is_refused() -> None:
    text = record(played(new_game(1, players=2, key=KEY)))
    other = text.replace(KEY.hex(), bytes(32).hex())
    assert "not the one that was committed to" in refusal(other).reason
    assert "hexadecimal" in refusal(text.replace(KEY.hex(), "abc")).reason
    assert "hexadecimal" in refusal(text.replace(KEY.hex(), "xyz")).reason


# -- replaying ----------------------------------------------------------------------------------
def test_replay_reports_the_same_events() -> None:
    told: list[Event] = []
    state = new_game(4, players=3, seed=2, log=told.append)
    luck = Random(1)
    while not state.over:
        apply(state, eager(state, luck), told.append)
    again: list[Event] = []
    replay(record(state), log=again.append)
    assert again == told


def test_replay_up_to_a_decision(text: str, finished: State) -> None:
    for number in (0, 1, 50):
        assert same_state(replay(text, to=number), played(new_game(1, players=2, seed=GAME_SEED), number))
    total = int(text.split()[-1])
    assert same_state(replay(text, to=total), finished)
    for number in (total + 1, -1):
        with pytest.raises(ValueError, match=f"{total} decisions"):
            replay(text, to=number)


def test_a_replayed_game_goes_on_with_its_own_chance(text: str) -> None:
    state = replay(text, to=40)
    assert isinstance(state.chance, SeededChance)
    assert same_state(played(state.copy()), played(state))


def test_the_guild_is_found_again_by_the_dice() -> None:
    state = played(new_game(3, players=3, seed=8), 60)
    assert "guild" in state.setting.gangs
    assert "gangs executioners nocturnis kalderns_gang\n" in record(state)
    assert same_state(replay(record(state)), state)


def test_the_guild_can_be_named() -> None:
    state = played(new_game(3, gangs=["nocturnis", "guild", "cursed_ones"], seed=8), 60)
    assert "gangs nocturnis guild cursed_ones\n" in record(state)
    assert same_state(replay(record(state)), state)


def test_comments_blank_lines_and_line_ends_do_not_matter(text: str, finished: State) -> None:
    dressed = "# a game\r\n\r\n" + text.replace("\n", "   # and so on\r\n\n")
    assert same_state(replay(dressed), finished)


def test_large_and_negative_seeds() -> None:
    for seed in (-1, 10**30):
        state = played(new_game(1, players=2, seed=seed), 5)
        assert same_state(replay(record(state)), state)


def test_other_content_is_named() -> None:
    library = load_content()
    other = replace(library, fingerprint="0123456789abcdef", packs=("cadwallon", "mine"))
    state = new_game(1, players=2, seed=1, content=other)
    text = record(state)
    assert "content cadwallon mine 0123456789abcdef" in text
    assert same_state(replay(text, content=other), state)
    error = refusal(text)
    assert error.line == 2
    assert "other content" in error.reason
    assert library.fingerprint in error.reason


# -- what has no record -------------------------------------------------------------------------
def test_scripted_dice_cannot_be_written_down() -> None:
    scripted = new_game(1, players=2, chance=ScriptedChance([1, 2, 3, 4]))
    with pytest.raises(RecordError, match="ScriptedChance"):
        record(scripted)


def test_guesses_and_changed_states_have_no_record() -> None:
    state = played(new_game(1, players=2, seed=1), 40)
    guess = determinize(view(state, 0), SeededChance(1))
    with pytest.raises(RecordError, match="not played from its own set-up"):
        record(guess)
    changed = state.copy()
    changed.ducats[0] += 1
    with pytest.raises(RecordError, match="not played"):
        record(changed)
    changed = state.copy()
    changed.trail += b"\xfe"
    with pytest.raises(RecordError, match="not played"):
        record(changed)


# -- refusing -----------------------------------------------------------------------------------
def test_a_record_cut_anywhere_is_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for keep in range(1, len(lines)):
        error = refusal("".join(lines[:keep]))
        assert error.line <= keep
        assert "missing" in error.reason
    for at in range(0, len(text) - 6, 97):
        refusal(text[:at])


def test_a_missing_line_is_noticed(lines: list[str]) -> None:
    for at in range(0, len(lines), 3):
        error = refusal("\n".join(lines[:at] + lines[at + 1 :]))
        assert error.line >= at - 1


def test_an_exchanged_line_is_noticed(lines: list[str]) -> None:
    start = line_of(lines, "1 ")
    for at in range(start, len(lines) - 4, 5):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert refusal("\n".join(swapped)).line == at + 1


def changed(lines: list[str], beginning: str, old: str, new: str) -> tuple[str, int]:
    """The record with one line changed, and the number of that line."""
    at = line_of(lines, beginning)
    assert old in lines[at]
    return "\n".join([*lines[:at], lines[at].replace(old, new, 1), *lines[at + 1 :]]), at + 1


@pytest.mark.parametrize(
    ("beginning", "old", "new", "reason"),
    [
        ("cadwallon", "record 1", "record 2", "format 2"),
        ("cadwallon", "record 1", "record", "format \\?"),
        ("cadwallon", "cadwallon record", "catan record", "no record"),
        ("content", "content cadwallon ", "content ", "does not say"),
        ("adventure", "adv_01", "adv_99", "no adventure 'adv_99'"),
        ("adventure", "adventure", "adventur", "'adventure' is expected"),
        ("gangs", "nocturnis", "plumbers", "no gang 'plumbers'"),
        ("gangs", "nocturnis", "executioners", "taken twice"),
        ("gangs", " nocturnis", "", "2 to 4 players"),
        ("seed", "5", "five", "whole number"),
        ("seed", "5", "6", "but its chance gives"),
        ("seed", "seed", "fate", "'commitment' is expected"),
        ("setup hand", "hand", "foot", "but its chance gives"),
        ("1 ", "deploy", "fly", "no action of this game"),
        ("1 ", "deploy", "attack", "now; possible"),
        ("1 ", "1 ", "7 ", "decision 1 is expected"),
        ("scores", "executioners ", "executioners 1", "the game ends with"),
        ("winners", "winners", "winners kalderns_gang", "the game ends with"),
        ("end ", "end ", "end 1", "decisions"),
    ],
)
def test_a_changed_line_is_named(lines: list[str], beginning: str, old: str, new: str, reason: str) -> None:
    text, _ = changed(lines, beginning, old, new)
    with pytest.raises(RecordError, match=reason):
        replay(text)


@pytest.mark.parametrize(
    ("beginning", "old", "new"), [("8 ", "deploy", "end"), ("scores", " ", " 9 "), ("end", " ", " 3")]
)
def test_the_line_is_counted_as_an_editor_counts(lines: list[str], beginning: str, old: str, new: str) -> None:
    text, number = changed(lines, beginning, old, new)
    assert refusal(text).line == number
    assert refusal("# remark\n\n" + text).line == number + 2


def test_the_wrong_gang_is_noticed(lines: list[str]) -> None:
    at = line_of(lines, "1 ")
    gang = lines[at].split()[1]
    other = {"executioners": "nocturnis", "nocturnis": "executioners"}[gang]
    text, number = changed(lines, "1 ", gang, other)
    error = refusal(text)
    assert error.line == number
    assert error.reason == f"{gang} decides here, not {other}"


def test_loaded_dice_are_noticed(lines: list[str]) -> None:
    at = next(i for i, line in enumerate(lines) if line.split()[0].isdigit() and "| dice " in line)
    die = lines[at].partition("| dice ")[2][0]
    for wrong in ("6" if die != "6" else "1", "", f"{die} {die}", "x"):
        bad = lines[at].replace(f"| dice {die}", f"| dice {wrong}", 1)
        error = refusal("\n".join([*lines[:at], bad, *lines[at + 1 :]]))
        assert error.line == at + 1
        assert "chance gives" in error.reason


def test_a_marked_card_is_noticed(lines: list[str]) -> None:
    at = next(i for i, line in enumerate(lines) if "drew " in line)
    card = lines[at].partition("drew ")[2].split()[1].rstrip(",;")
    bad = lines[at].replace(card, "decoy" if card != "decoy" else "ambush")
    assert refusal("\n".join([*lines[:at], bad, *lines[at + 1 :]])).line == at + 1


def test_a_game_that_goes_on_after_its_end_is_noticed(lines: list[str]) -> None:
    at = line_of(lines, "scores")
    number = int(lines[at - 1].split()[0]) + 1
    longer = [*lines[:at], f"{number} executioners end", *lines[at:]]
    assert "the game is over" in refusal("\n".join(longer)).reason
    assert "after the end" in refusal("\n".join([*lines, lines[-1]])).reason


def test_scores_of_an_unfinished_game_are_noticed() -> None:
    lines = record(played(new_game(1, players=2, seed=1), 20)).splitlines()
    lines.insert(-1, "scores executioners 3 nocturnis 4")
    assert "'end' is expected" in refusal("\n".join(lines)).reason


@given(st.text(max_size=200))
def test_nonsense_is_refused_politely(nonsense: str) -> None:
    with pytest.raises(RecordError):
        replay(nonsense)


@given(data=st.data())
def test_a_damaged_record_never_breaks_anything_else(data: st.DataObject, text: str) -> None:
    """Any change is refused with a line, or does no harm: then the record still tells a whole game."""
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    patch = data.draw(st.text(st.sampled_from("abcdefgh 0123456789|#\n-;"), max_size=10))
    damaged = text[:at] + patch + text[at + length :]
    problem = None
    try:
        state = replay(damaged)
    except RecordError as error:
        problem = error
    if problem is None:
        assert same_state(replay(record(state)), state)
    else:
        assert 1 <= problem.line <= damaged.count("\n") + 1


# -- proving ------------------------------------------------------------------------------------
def test_a_proof_counts_what_it_checked(finished: State, text: str) -> None:
    proof = verify(text)
    assert proof.holds
    assert (proof.kind, proof.dice, proof.draws) == ("seed", finished.rolls, finished.draws)
    assert proof.decisions == int(text.split()[-1])
    assert proof.cards == 10 + text.count("drew ") + text.count(",")
    assert "a seed, not a commitment" in str(proof)


def test_a_commitment_is_proved() -> None:
    state = played(new_game(2, players=3, key=KEY))
    proof = verify(record(state))
    assert proof.holds
    assert proof.kind == "commitment"
    assert (proof.dice, proof.draws) == (state.rolls, state.draws)
    assert "committed to before the game" in str(proof)


def test_a_false_die_is_not_proved() -> None:
    lines = record(played(new_game(2, players=3, key=KEY))).splitlines()
    at = next(i for i, line in enumerate(lines) if line.split()[0].isdigit() and "| dice 3" in line)
    lines[at] = lines[at].replace("| dice 3", "| dice 4", 1)
    proof = verify("\n".join(lines))
    assert not proof.holds
    assert (proof.kind, proof.line, proof.dice) == ("commitment", at + 1, 0)
    assert f"(line {at + 1})" in str(proof)


def test_a_sealed_game_is_not_proved_yet() -> None:
    proof = verify(record(played(new_game(1, players=2, key=KEY), 10)))
    assert not proof.holds
    assert "not been revealed" in proof.reason


def test_nonsense_proves_nothing() -> None:
    proof = verify("hello")
    assert (proof.holds, proof.kind, proof.line) == (False, "", 1)
