"""Events as sentences."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import cadwallon
from cadwallon import apply, new_game
from cadwallon.rules.events import Event
from cadwallon.terminal.sentences import SENTENCES, tell, told
from tests.terminal.table import names_of

STATE = new_game(1, players=3, seed=1)
NAMES = names_of(STATE)


def event_names() -> set[str]:
    """Every event that the rules report, read from their source."""
    found: set[str] = set()
    for path in (Path(cadwallon.__file__).parent / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            call = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"tell": 1, "Event": 0}.get(call)
            if place is not None and len(node.args) > place:
                first = node.args[place]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_event_of_the_rules_has_a_sentence() -> None:
    names = event_names()
    assert len(names) > 60
    assert names - set(SENTENCES) == set(), "write a sentence for these in terminal/sentences.py"


def test_drawn_card_is_told_to_its_owner_only() -> None:
    event = Event("draw", {"seat": 1}, {"card": "arc_run"}, (1,))
    assert tell(NAMES, event, 1) == "You drew Run."
    assert tell(NAMES, event, 0) == "The Nocturnis Gang drew a card."
    assert tell(NAMES, event, None) == "The Nocturnis Gang drew a card."


def test_peeked_cards_are_told_to_their_owner_only() -> None:
    event = Event("peek", {"seat": 0, "cards": 2}, {"card": "arc_run", "under": ("arc_ambush",)}, (0,))
    assert "Run" in tell(NAMES, event, 0)
    assert "Ambush went under the deck" in tell(NAMES, event, 0)
    assert tell(NAMES, event, 2) == "Executioners looked at 2 cards of the deck and kept one."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("move", {"figure": "leona", "way": ("quill-street", "guardroom")}), "Leona went to Guardroom by way of"),
        (Event("fight_won", {"winner": "leona", "loser": "faras", "scores": (5, 3)}), "Leona beat Faras (attacker 5,"),
        (Event("steal_ducats", {"seat": 1, "loser": 0, "ducats": 1}), "The Nocturnis Gang took 1 ducat from you."),
        (
            Event("play", {"seat": 0, "card": "arc_denunciation", "target": "nocturnis"}),
            "You played Denunciation against",
        ),
        (Event("game_over", {"winners": (0, 2), "scores": (3, 1, 3)}), "The game was over. Ducats: Executioners 3,"),
        (Event("pool", {"pool": "dukes_treasure", "ducats": 4}), "The Duke's treasure held 4 ducats."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert tell(NAMES, event, 0).startswith(sentence)


def test_event_without_sentence_is_told_plainly() -> None:
    told_ = tell(NAMES, Event("moon_landing", {"seat": 2, "figure": "leona", "spaces": 3, "none": None}), 0)
    assert told_ == "Moon landing: Kaldern's Gang, Leona, spaces 3."


def test_whole_games_are_told_without_ids() -> None:
    for adventure in range(1, 9):
        events: list[Event] = []
        state = new_game(adventure, players=3, seed=adventure, log=events.append)
        at = 0
        while not state.over:
            apply(state, state.legal[(at * 7) % len(state.legal)], events.append)
            at += 1
        sentences = told(names_of(state), events, None)
        assert len(sentences) > 100
        for sentence in sentences:
            assert "_" not in sentence, sentence
            assert sentence[-1] in ".:", sentence
