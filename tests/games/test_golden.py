"""Whole games that must go on happening as they once did. ``docs/records.md`` says how to make them anew."""

from __future__ import annotations

import pytest

from cadwallon import Event, load_content
from cadwallon.record import replay, verify
from tests.games.retell import FOLDER, GAMES, Golden, tell, with_present_content

each_game = pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])


@each_game
def test_a_golden_game_happens_again(golden: Golden) -> None:
    told: list[Event] = []
    state = replay(with_present_content(golden.record.read_text(encoding="utf-8")), log=told.append)
    assert state.over
    assert tell(told).splitlines() == golden.events.read_text(encoding="utf-8").splitlines()


@each_game
def test_a_golden_game_proves_its_dice(golden: Golden) -> None:
    proof = verify(with_present_content(golden.record.read_text(encoding="utf-8")))
    assert proof.holds, str(proof)
    assert proof.kind == ("commitment" if golden.sealed else "seed")
    assert proof.decisions > 150


def test_every_adventure_has_a_golden_game() -> None:
    assert {golden.adventure for golden in GAMES} == {a.number for a in load_content().adventures.values()}
    assert {golden.mode for golden in GAMES} == {None, "old_city"}
    assert any(golden.inn for golden in GAMES)


def test_no_golden_game_is_forgotten() -> None:
    kept = {path.name for path in FOLDER.iterdir() if path.suffix in (".record", ".events")}
    assert kept == {path.name for golden in GAMES for path in (golden.record, golden.events)}


def test_golden_games_see_a_lot() -> None:
    """Together they show most of what can happen; a golden game in which nothing happens would guard nothing."""
    names = {line.split()[0] for golden in GAMES for line in golden.events.read_text(encoding="utf-8").splitlines()}
    everywhere = "attack fight_won flee steal steal_ducats open purse pick_failed relock mission_paid leave sale"
    cards = "alarm portcullis mission_cut skill play discard reroll peek swap called_off removed chest_of_ducats"
    sheets = "mark rise lie_down recovered seize hostage_hidden ransom sell price fire put_out burned toll sheet_action"
    persons = "hired equipped gear_lost gear_used gear_swapped meet handed wounded healed xp xp_spent explored"
    below = "jailed escape escaped tunnel loot fetched cyclops grogged debt spied spied_hand feinted labels card_stolen"
    intrigue = "intrigue_drawn intrigue_kept intrigue_peek intrigue_discarded intrigue_fulfilled intrigue_penalty"
    late = "rubble cleared relic_taken relic_shown offered walled_up crown boast boast_kept boast_broken prize"
    told = (everywhere, cards, sheets, persons, below, intrigue, late)
    assert names >= {name for line in told for name in line.split()}
