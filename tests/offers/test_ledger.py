"""The ledger of finished games: every ducat has a source, and they add up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cadwallon import State, new_game
from cadwallon.offers import SOURCES, ledger
from tests.games.retell import GAMES, Golden, play
from tests.properties.helpers import each_table, finish, seeds, start


def checked(state: State) -> Counter[str]:
    """The sources of a finished game, all seats together."""
    found: Counter[str] = Counter()
    scores = ledger(state)
    assert [score.seat for score in scores] == list(range(state.setting.seats))
    assert tuple([score.ducats for score in scores]) == state.scores
    for score in scores:
        codes = [code for code, _ in score.sources]
        assert sum(ducats for _, ducats in score.sources) == score.ducats
        assert codes == sorted(set(codes), key=SOURCES.index)
        assert all(ducats for _, ducats in score.sources)
        assert "other" not in codes, f"something of {score} has no source"
        assert len(score.rounds) == state.setting.adventure.rounds
        assert score.rounds[-1] == score.ducats
        assert min(score.rounds) >= 0
        found.update(dict(score.sources))
    return found


@each_table
def test_sources_add_up(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 4, soak):
        checked(finish(start(adventure, players, seed), seed))


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_golden_games(golden: Golden) -> None:
    """Told from the events a second time: what they say of each source is what the ledger says."""
    state, events = play(golden)
    scores = ledger(state)
    checked(state)
    paid: Counter[tuple[int, str]] = Counter()
    for event in events:
        code, sign = SIMPLE.get(event.name, ("", 0))
        if code:
            seat, ducats = event.facts["seat"], event.facts["ducats"]
            assert isinstance(seat, int)
            assert isinstance(ducats, int)
            paid[seat, code] += sign * ducats
    for played, event in pairwise(events):
        if played.name == "play" and event.name in ("gain", "lose", "steal_ducats"):
            seat, loser, ducats = event.facts["seat"], event.facts.get("loser"), event.facts["ducats"]
            assert isinstance(seat, int)
            assert isinstance(ducats, int)
            paid[seat, "cards"] += -ducats if event.name == "lose" else ducats
            if isinstance(loser, int):
                paid[loser, "cards"] -= ducats
    for score in scores:
        for code in {"cards", *(code for code, _ in SIMPLE.values())}:
            assert dict(score.sources).get(code, 0) == paid[score.seat, code], code


SIMPLE = {
    "mission_paid": ("missions", 1),
    "intrigue_penalty": ("penalties", -1),
    "debt": ("debts", -1),
    "left_behind": ("left-behind", -1),
    "boast_kept": ("boasts", 1),
    "boast_broken": ("boasts", -1),
}
"""Events that name seat and ducats, and sources that come from them alone."""


def test_all_sources_come_up() -> None:
    found: Counter[str] = Counter()
    for golden in GAMES:
        found.update({code: 1 for score in ledger(play(golden)[0]) for code, _ in score.sources})
    assert set(found) >= set(SOURCES) - {"other", "altar", "tunnel", "treasure-room"}


def test_only_finished_games_have_one() -> None:
    with pytest.raises(ValueError, match="not over"):
        ledger(new_game(1, 2, seed=1))
    changed = finish(start("adv_01", 2, 4), 4)
    changed.scores = (changed.scores[0] + 1, changed.scores[1])
    with pytest.raises(ValueError, match="own set-up"):
        ledger(changed)
