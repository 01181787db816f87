"""A view does not change when everything it must hide does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from cadwallon import Event, State
from cadwallon.record import same_state
from cadwallon.rules.events import Fact
from cadwallon.sight import view
from tests.properties.garble import garble
from tests.properties.helpers import decisions, each_table, seeds, some_decisions, start


def everybody(state: State) -> list[int | None]:
    return [*range(state.setting.seats), None]


@each_table
def test_views_hold_nothing_hidden(adventure: str, players: int, soak: int) -> None:
    worlds = changed = 0
    for seed in seeds(adventure, players, 2, soak):
        luck = Random(seed)
        for state in some_decisions(adventure, players, seed):
            for seat in everybody(state):
                seen = view(state, seat)
                other = garble(state, seat, luck)
                worlds += 1
                changed += (other.hands, other.deck) != (state.hands, state.deck)
                looks = view(other, seat)
                assert looks.to_bytes() == seen.to_bytes()
                assert same_state(looks.known, seen.known)
                assert looks.known.chance is seen.known.chance
    assert changed > worlds * 0.9


@each_table
def test_what_is_legal_depends_on_nothing_hidden(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 3, soak):
        luck = Random(seed)
        for state in decisions(start(adventure, players, seed), seed):
            if not state.over:
                other = garble(state, state.seat, luck)
                assert tuple(other.stack[-1].options(other)) == state.legal


@each_table
def test_only_the_drawer_is_told_his_card(adventure: str, players: int, soak: int) -> None:
    """Openly an event names a card only when it leaves a hand, or the discards, for all to see."""
    for seed in seeds(adventure, players, 3, soak):
        told: list[Event] = []
        state = start(adventure, players, seed, told.append)
        for _ in decisions(state, seed, told.append):
            pass
        cards = {card.id for card in state.setting.arcana}
        intrigues = {card.id for card in state.setting.kit.intrigues}
        tokens = {token.id for token in state.setting.kit.exploration}
        drawn = [event for event in told if event.name == "draw"]
        assert len(drawn) >= players * 5
        for event in told:
            named = set(_strings(event.facts))
            if cards & named:
                assert event.name in ("play", "discard", "fetched", "feinted"), event
            if intrigues & named:
                assert event.name in ("intrigue_fulfilled", "intrigue_discarded", "intrigue_penalty"), event
            if tokens & named:
                assert event.name in ("explored", "token_gone"), event
            if event.secret:
                # whose card was looked at or taken knows which it was
                concerned = {event.facts[key] for key in ("seat", "loser", "rival") if key in event.facts}
                assert event.facts["seat"] in event.seats, event
                assert concerned >= set(event.seats), event
            assert event.seen_by(None) == event.facts


def _strings(facts: Mapping[str, Fact]) -> Iterator[str]:
    for value in facts.values():
        for entry in value if isinstance(value, tuple) else (value,):
            if isinstance(entry, str):
                yield entry
