"""Stated chances against dice: decisions of random games are played out many times, and successes are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from cadwallon import Action, Event, State, apply
from cadwallon.offers import fight, fights, offers
from cadwallon.offers.chances import chance_of
from cadwallon.rules.chance import SeededChance
from cadwallon.rules.engine import settle
from cadwallon.rules.fight import Fight
from cadwallon.rules.militia import Patrol
from cadwallon.rules.rolls import Roll
from cadwallon.rules.setting import CYCLOPS
from cadwallon.rules.speech import EXPERIENCE
from cadwallon.sight import view
from tests.properties.helpers import decisions, start

THROWS = 300
SIGMAS = 4.5
"""So far off by chance is one true number in 150,000."""

TABLES = ("adv_01", "adv_04", "adv_09", "adv_11", "adv_14", "adv_02+old_city")

Outcome = Callable[[State, list[Event]], bool | None]
"""Did it succeed? None as long as that is open."""


def situations(adventure: str, games: int) -> Iterator[State]:
    """Decisions of eager and bold games."""
    for game in range(games):
        seed = 3 * game + 1
        for state in decisions(start(adventure, 3 if game % 2 else 2 + game % 3, seed), seed):
            if not state.over:
                yield state


def without_cards(state: State, but: int = -1) -> None:
    """Take all cards out of the hands, except those of one seat."""
    for seat in range(state.setting.seats):
        if seat != but:
            state.set_hand(seat, ())


def free(action: Action) -> bool:
    """Passing, and rolling again without paying for it."""
    return action.verb in ("pass", "use") or (action.verb == "reroll" and action.b != EXPERIENCE)


def best_answer(state: State) -> Action:
    """Roll again where it costs nothing and helps; else pass."""
    top = state.stack[-1]
    choices = [action for action in state.legal if free(action)]
    if isinstance(top, Fight):
        side = int(state.seat == top.player(state, 1))
        return max(choices, key=lambda action: fights.answered(state, action, side) or Fraction(0))
    if isinstance(top, Roll) and choices:
        return max(choices, key=lambda action: chance_of(state, action) or 0)
    return state.legal[-1]


def frequency(state: State, action: Action, outcome: Outcome) -> float:
    """How often the action succeeds, taken many times with other dice, if nobody plays another card."""
    hits = 0
    for luck in range(THROWS):
        copy = state.copy()
        copy.chance = SeededChance(luck * 7919 + 13)
        without_cards(copy, but=copy.seat)
        told: list[Event] = []
        apply(copy, action, told.append)
        # what could be answered with a card was worked out before the cards were gone
        without_cards(copy)
        settle(copy, told.append)
        found = outcome(copy, told)
        while found is None:
            apply(copy, best_answer(copy), told.append)
            found = outcome(copy, told)
        hits += found
    return hits / THROWS


def agree(stated: int, measured: float, what: str) -> None:
    p = stated / 100
    assert abs(measured - p) <= SIGMAS * sqrt(max(p * (1 - p), 0.0025) / THROWS) + 0.005, f"{what}: {measured} {stated}"
    if stated in (0, 100):
        assert measured == p, what


# -- outcomes ------------------------------------------------------------------------------------
def wins(winner: int, loser: int) -> Outcome:
    """The last round of a fight between these two is won by the first."""

    def outcome(state: State, told: list[Event]) -> bool | None:
        names = {state.name(winner), state.name(loser)}
        fought = [frame for frame in state.stack if isinstance(frame, Fight)]
        on = any({state.name(frame.attacker), state.name(frame.defender)} == names for frame in fought)
        rounds = [e.facts for e in told if e.name == "fight_won" and {e.facts["winner"], e.facts["loser"]} == names]
        if on or not rounds:
            return None
        return rounds[-1]["winner"] == state.name(winner)

    return outcome


def opens(state: State, told: list[Event]) -> bool | None:
    names = {event.name for event in told}
    return True if "open" in names else False if "pick_failed" in names else None


def number(event: Event, key: str) -> int:
    value = event.facts[key]
    assert isinstance(value, int)
    return value


def escapes(state: State, told: list[Event]) -> bool | None:
    tried = [event for event in told if event.name == "escape"]
    return number(tried[0], "die") >= number(tried[0], "target") if tried else None


def survives(state: State, told: list[Event]) -> bool | None:
    """The Tunnel and the Treasure Room."""
    for event in told:
        if event.name == "tunnel":
            return number(event, "die") != 1
        if event.name == "loot":
            return number(event, "ducats") > 0
    return None


def passes(state: State, told: list[Event]) -> bool | None:
    """A test of Mind for a skill or an action of the sheet: the last die counts."""
    if isinstance(state.stack[-1], Roll) and state.stack[-1].purpose in ("test", "sheet"):
        return None
    target = next(number(event, "target") for event in told if event.name == "test")
    dice = [number(event, "die") for event in told if event.name in ("test", "reroll")]
    return dice[-1] <= target


def outcome_of(state: State, action: Action) -> Outcome:
    match action.verb:
        case "attack":
            return wins(state.active, action.a)
        case "strike":
            top = state.stack[-1]
            assert isinstance(top, Patrol)
            return wins(top.figure, action.a)
        case "pick":
            return opens
        case "escape":
            return escapes
        case "do" | "use":
            return passes
        case _:
            return survives


QUOTA = {
    "attack": 4, "attack the Cyclops": 2, "strike": 2, "pick": 4, "escape": 2, "loot": 1, "tunnel": 1, "do": 1,
    "use": 1,
}  # fmt: skip


ANSWERS = 3
"""How many answers of each kind are tried in fights."""


def kind_of(state: State, action: Action) -> str:
    cyclops = action.verb == "attack" and state.setting.species[action.a] == CYCLOPS
    return "attack the Cyclops" if cyclops else action.verb


@pytest.mark.parametrize("adventure", TABLES)
def test_actions(adventure: str) -> None:
    seen: Counter[str] = Counter()
    luck = Random(adventure)
    for state in situations(adventure, 6):
        if isinstance(state.stack[-1], Fight | Roll):
            continue
        for offer, action in zip(offers(view(state, state.seat)), state.legal, strict=True):
            kind = kind_of(state, action)
            if offer.chance is None or seen[kind] >= QUOTA.get(kind, 0) or luck.random() < 0.6:
                continue
            seen[kind] += 1
            measured = frequency(state, action, outcome_of(state, action))
            agree(offer.chance, measured, f"{kind} {state.name(state.active)}")
    assert seen["pick"] == QUOTA["pick"]
    assert seen["attack"] == QUOTA["attack"]


@pytest.mark.parametrize("adventure", TABLES)
def test_answers_in_fights(adventure: str) -> None:
    """Cards, skills, re-rolls and passing; and the chance of the one who is asked is that of his best free answer."""
    seen: Counter[str] = Counter()
    luck = Random(adventure)
    for state in situations(adventure, 6):
        top = state.stack[-1]
        if not isinstance(top, Fight) or luck.random() < 0.5:
            continue
        mine = view(state, state.seat)
        side = int(state.seat == top.player(state, 1))
        made = offers(mine)
        standing = fight(mine)
        assert standing is not None
        fair = [o.chance or 0 for o, a in zip(made, state.legal, strict=True) if a.verb != "use" and free(a)]
        assert standing.chance == max(fair)
        for offer, action in zip(made, state.legal, strict=True):
            if offer.chance is None or seen[action.verb] >= ANSWERS:
                continue
            seen[action.verb] += 1
            outcome = wins(top.figure(side), top.figure(1 - side))
            agree(offer.chance, frequency(state, action, outcome), f"{action.text} {top}")
    assert seen["play"] == seen["pass"] == ANSWERS
