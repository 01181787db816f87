"""Events as sentences."""

from __future__ import annotations

import pytest

from cadwallon import apply, new_game
from cadwallon.rules.events import Event
from cadwallon.server.typescript import event_names
from cadwallon.terminal.sentences import SENTENCES, tell, told
from tests.terminal.table import GAMES, Game, names_of

STATE = new_game(1, players=3, seed=1)
NAMES = names_of(STATE)


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


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_without_ids(game: Game) -> None:
    adventure, mode = game
    events: list[Event] = []
    state = new_game(adventure, players=3, seed=adventure, mode=mode, inn=mode != "base", log=events.append)
    at = 0
    while not state.over:
        apply(state, state.legal[(at * 7) % len(state.legal)], events.append)
        at += 1
    for viewer in (None, 0):
        sentences = told(names_of(state), events, viewer)
        assert len(sentences) > 100
        for sentence in sentences:
            assert "_" not in sentence, sentence
            assert sentence[-1] in ".:!?", sentence


SECRETS = [
    (
        Event("intrigue_drawn", {"seat": 1}, {"card": "int_blood_oath"}, (1,)),
        "You drew the intrigue Blood Oath.",
        "The Nocturnis Gang drew an intrigue.",
    ),
    (
        Event(
            "intrigue_kept",
            {"seat": 1, "cards": 2},
            {"card": "int_blood_oath", "under": ("int_one_of_each",)},
            (1,),
        ),
        "You looked at 2 intrigues and kept one, Blood Oath; One of Each went under the deck.",
        "The Nocturnis Gang looked at 2 intrigues and kept one.",
    ),
    (
        Event("intrigue_peek", {"seat": 1, "rival": 0, "cards": 1}, {"seen": ("int_blood_oath",)}, (1, 0)),
        "You looked at Executioners' intrigues: Blood Oath.",
        "The Nocturnis Gang looked at Executioners' intrigues.",
    ),
    (
        Event("card_stolen", {"seat": 1, "loser": 0}, {"card": "arc_run"}, (1, 0)),
        "You took Run from the hand of Executioners.",
        "The Nocturnis Gang took a card from the hand of Executioners.",
    ),
    (
        Event("spied", {"seat": 1, "room": "library"}, {"token": "exp_trap"}, (1,)),
        "You looked at the token in Library: Trap.",
        "The Nocturnis Gang looked at the token in Library.",
    ),
    (
        Event("spied_hand", {"seat": 1, "rival": 0}, {"cards": ("arc_run", "arc_ambush")}, (1,)),
        "You looked at Executioners' hand: Run and Ambush.",
        "The Nocturnis Gang looked at Executioners' hand.",
    ),
]


@pytest.mark.parametrize(("event", "mine", "others"), SECRETS, ids=[event.name for event, _, _ in SECRETS])
def test_secrets_of_the_expansion_are_told_to_those_concerned_only(event: Event, mine: str, others: str) -> None:
    assert tell(NAMES, event, 1) == mine
    for viewer in (2, None):
        assert tell(NAMES, event, viewer) == others


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Event("hired", {"seat": 0, "figure": "shaana", "replaced": "leona"}),
            "You hired Shaana in the place of Leona.",
        ),
        (
            Event("explored", {"figure": "leona", "room": "library", "token": "exp_trap"}),
            "Leona turned up the token in",
        ),
        (Event("wounded", {"figure": "leona", "n": 1, "wounds": 2}), "Leona took a wound and had 2 now."),
        (Event("healed", {"figure": "leona", "n": 1, "wounds": 0}), "Leona was healed of a wound."),
        (Event("mail_coat", {"figure": "leona", "die": 4}), "Mail Coat: Leona rolled 4, and it held."),
        (Event("mail_coat", {"figure": "leona", "die": 3}), "Mail Coat: Leona rolled 3, and it did not hold."),
        (
            Event("escape", {"figure": "leona", "die": 3, "target": 3}),
            "Leona tried to escape, needing 3 or more: rolled 3",
        ),
        (
            Event("tunnel", {"figure": "leona", "die": 1}),
            "Leona crept into the Tunnel and rolled 1: the roof came down.",
        ),
        (
            Event("loot", {"figure": "leona", "dice": (2, 2, 5), "ducats": 0}),
            "Leona looted the Treasure Room and rolled",
        ),
        (
            Event("boast_kept", {"seat": 1, "boast": "adv_12_boast_4", "ducats": 6}),
            "The Nocturnis Gang kept the boast F",
        ),
        (
            Event("relic_sets", {"seat": 0, "sets": (3, 1), "ducats": 13}),
            "You got 13 ducats for relics in sets of 3 and",
        ),
        (Event("reroll", {"figure": None, "before": 2, "die": 5}), "A 2 was rolled again and became 5."),
    ],
)
def test_sentences_of_the_expansion(event: Event, sentence: str) -> None:
    assert tell(NAMES, event, 0).startswith(sentence)
