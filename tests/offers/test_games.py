"""Whole games of every adventure in every mode: what the offers say is what then happens, and they tell no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cadwallon import Event, State, apply
from cadwallon.offers import Offer, cards, fight, idle, intrigues, look, missions, offers
from cadwallon.offers.choices import OWN
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.engine import answers_of
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.movement import Move
from cadwallon.rules.turn import Turn
from cadwallon.rules.windows import RivalWindow
from cadwallon.sight import View, determinize, view
from tests.properties.helpers import decisions, each_table, seeds, some_decisions, start

Step = tuple[State, Offer, State, list[Event]]


def steps(adventure: str, players: int, seed: int) -> Iterator[Step]:
    """A game step by step: the state before, the offer that was taken, the state after and what happened."""
    told: list[Event] = []
    before: State | None = None
    made: tuple[Offer, ...] = ()
    for state in decisions(start(adventure, players, seed), seed, told.append):
        if before is not None:
            yield before, made[answers_of(state.trail)[-1].place], state, told[:]
        told.clear()
        if state.over:
            return
        before = state.copy()
        made = offers(view(state, state.seat))
        assert [offer.do for offer in made] == [action.text for action in state.legal]


@each_table
def test_what_is_said_is_what_happens(adventure: str, players: int, soak: int) -> None:
    for seed in seeds(adventure, players, 2, soak):
        for step in steps(adventure, players, seed):
            check_way(*step)
            check_cost(*step)
            if not step[1].final:
                check_nothing_shown(*step)
            if step[1].then:
                check_then(*step)


def check_way(before: State, offer: Offer, after: State, events: list[Event]) -> None:
    """The way is the one that the event tells."""
    moved = [event.facts for event in events if event.name in ("move", "leave", "meet")]
    if offer.verb in ("move", "leave", "meet") and moved:
        assert moved[0]["way"] == offer.way


def check_cost(before: State, offer: Offer, after: State, events: list[Event]) -> None:
    """The points that were spent."""
    names = [event.name for event in events]
    if "turn" in names or "turn_end" in names or after.over:
        assert offer.ap == 0
    elif "ap" in names:
        # a card that gives points costs none
        assert offer.ap == 0
        assert after.ap > before.ap
    elif offer.verb == "attack" and "attack" not in names:
        # rivals are asked before it comes to that: so far only the movement is paid
        assert after.ap == before.ap - (0 if isinstance(before.stack[-1], Move) else 1)
    elif isinstance(before.stack[-1], RivalWindow) and "attack" in names:
        assert offer.ap == 0
        assert after.ap == before.ap - 1
    else:
        assert after.ap == before.ap - offer.ap, offer


def check_nothing_shown(before: State, offer: Offer, after: State, events: list[Event]) -> None:
    """What can be taken back rolls no die, draws nothing, turns no token, and asks nobody else: unless a rival held a
    card for the moment, which nobody could know."""
    note = f"{offer.do}: {[event.name for event in events]}"
    assert (after.rolls, after.draws) == (before.rolls, before.draws), note
    assert len(after.deck) >= len(before.deck), note
    assert len(after.intrigue_deck) == len(before.intrigue_deck), note
    assert after.mission_deck == before.mission_deck, note
    assert face_down(after) == face_down(before), note
    assert not [event for event in events if event.secret], note
    assert after.seat == before.seat or isinstance(after.stack[-1], RivalWindow), note


def face_down(state: State) -> list[int]:
    return [room for room, halt in enumerate(state.halts) if halt & FACE_DOWN]


def check_then(before: State, offer: Offer, after: State, events: list[Event]) -> None:
    """What is promised for the end of a way is offered there, at the same cost and chance, if nothing came between."""
    arrived = not after.over and after.active == before.active and after.seat == before.seat
    if arrived and type(after.stack[-1]) is Turn and not {"explored", "cyclops"} & {event.name for event in events}:
        here = {one.do: one for one in offers(view(after, after.seat))}
        assert [here[one.do] for one in offer.then] == list(offer.then)


@each_table
def test_offers_come_from_the_view_alone(adventure: str, players: int, soak: int) -> None:
    """A guess of the whole game that looks the same to the seat leads to the same offers."""
    for seed in seeds(adventure, players, 1, soak):
        luck = Random(seed)
        for state in some_decisions(adventure, players, seed):
            if luck.random() < 0.5:
                continue
            seat = None if luck.random() < 0.1 else luck.randrange(state.setting.seats)
            for looking in {seat, None if state.over else state.seat}:
                mine = view(state, looking)
                other = view(determinize(mine, SeededChance(luck.getrandbits(32))), looking)
                assert mine == other
                assert everything(mine) == everything(other)


def everything(mine: View) -> tuple[object, ...]:
    able = [action.text.split()[1] for action in mine.legal if action.verb == "activate"]
    return (
        offers(mine),
        cards(mine),
        intrigues(mine),
        missions(mine),
        fight(mine),
        idle(mine),
        [look(mine, figure) for figure in able],
    )


@each_table
def test_a_look_ahead_shows_what_activation_offers(adventure: str, players: int, soak: int) -> None:
    """``look`` says what would be offered if a thief were activated, without doing it; ``idle`` names who could act."""
    for seed in seeds(adventure, players, 1, soak):
        for state in some_decisions(adventure, players, seed):
            mine = None if state.over else view(state, state.seat)
            for action in mine.legal if mine is not None else ():
                if mine is None or action.verb != "activate":
                    continue
                name = action.text.split()[1]
                after = state.copy()
                apply(after, action)
                offered = {offer.do: offer for offer in offers(view(after, after.seat))}
                seen = look(mine, name)
                assert seen == tuple([offered[offer.do] for offer in seen])
                own = [offer for offer in offered.values() if offer.verb in OWN]
                assert [offer.do for offer in seen if offer.verb in OWN] == [offer.do for offer in own]
                assert (name in idle(mine)) == bool(own)
