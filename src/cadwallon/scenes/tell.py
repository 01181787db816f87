"""Events as a scene writes them: a name and some of the facts, ``fight_won winner=tortok scores=5,3``."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.rules.events import Event, Fact
from cadwallon.rules.speech import slug_of
from cadwallon.scenes.model import SceneError
from cadwallon.scenes.values import known
from cadwallon.scenes.words import plain

PREFIXES = ("arc_", "skl_", "mis_", "adv_", "chr_", "eq_", "int_", "exp_")

EVENTS = frozenset(
    {
        "activate", "alarm", "allowance", "altar", "ap", "attack", "bash", "boast", "boast_broken", "boast_kept",
        "burned", "called_off", "card_stolen", "chest_of_ducats", "cleared", "count", "crown", "cyclops", "debt",
        "deploy", "discard", "draw", "drop", "duke_gone", "duke_held", "duke_led", "duke_moved", "duke_ransom",
        "equipped", "escape", "escaped", "explored", "feinted", "fetched", "fight_dice", "fight_won", "fine", "fire",
        "first_roll", "flee", "gain", "game_over", "gear_lost", "gear_swapped", "gear_used", "gems_left", "grogged",
        "guests", "handed", "healed", "hidden", "hired", "hostage_gone", "hostage_hidden", "intrigue_discarded",
        "intrigue_drawn", "intrigue_fulfilled", "intrigue_kept", "intrigue_peek", "intrigue_penalty", "jailed",
        "labels", "leave", "left_behind", "lie_down", "loot", "lose", "mail_coat", "mark", "mark_back", "market_closed",
        "meet", "militia", "mission", "mission_cut", "mission_paid", "mission_shown", "move", "offered", "open",
        "patrol", "peek", "pick", "pick_failed", "play", "pool", "pool_taken", "portcullis", "price", "prize",
        "procession", "purse", "put_out", "ransom", "recovered", "release", "relic_sets", "relic_shown", "relic_taken",
        "relock", "removed", "reroll", "reveller", "reveller_gone", "rise", "rolled", "round", "rubble", "sale",
        "seize", "sell", "set_down", "sheet_action", "skill", "spent", "spied", "spied_hand", "stat", "steal",
        "steal_ducats", "step", "swap", "test", "token_gone", "token_hidden", "toll", "torn_down", "tunnel", "turn",
        "turn_end", "walled_up", "wounded", "xp", "xp_spent",
    }
)
"""The events there are. A misspelt one would never happen, and so never contradict 'no_events'."""

Pattern = tuple[str, dict[str, str]]


def pattern(line: str) -> Pattern:
    """Read one line of ``events``."""
    name, *rest = line.split() or [""]
    wanted: dict[str, str] = {}
    for part in rest:
        key, sign, value = part.partition("=")
        if not sign or not key:
            raise SceneError(f"events: {part!r} in {line!r} is not of the form fact=value")
        wanted[key] = value
    event = name.replace("-", "_")
    known(event, EVENTS, "events")
    return event, wanted


def matches(event: Event, wanted: Pattern, gangs: Sequence[str]) -> bool:
    """Is this the event, as far as the scene tells?"""
    name, facts = wanted
    told = {**event.facts, **event.secret}
    return event.name == name and all(key in told and _same(told[key], facts[key], gangs) for key in facts)


def _same(fact: Fact, value: str, gangs: Sequence[str]) -> bool:
    if isinstance(fact, tuple):
        whole: tuple[int | str, ...] = fact
        parts = value.split(",") if value else []
        return len(parts) == len(whole) and all(
            plain(part) in _spellings(one, gangs) for one, part in zip(whole, parts, strict=True)
        )
    return plain(value) in _spellings(fact, gangs)


def _spellings(fact: int | str | bool | None, gangs: Sequence[str]) -> set[str]:
    if fact is None:
        return {"none", "nobody"}
    if isinstance(fact, bool):
        return {str(fact).lower()}
    if isinstance(fact, int):
        return {str(fact), plain(gangs[fact])} if 0 <= fact < len(gangs) else {str(fact)}
    if fact.startswith(PREFIXES):
        return {plain(fact), slug_of(fact)}
    return {plain(fact)}


def written(event: Event, gangs: Sequence[str]) -> str:
    """An event in the form of a line, for messages."""
    facts = {**event.facts, **event.secret}
    return " ".join([event.name, *(f"{key}={_write(key, value, gangs)}" for key, value in facts.items())])


def _write(key: str, value: Fact, gangs: Sequence[str]) -> str:
    if isinstance(value, tuple):
        return ",".join(_write(key, part, gangs) for part in value)
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int) and key in ("seat", "loser") and 0 <= value < len(gangs):
        return gangs[value]
    return str(value)


def missing_events(events: Sequence[Event], lines: Sequence[str], gangs: Sequence[str]) -> str:
    """The first line that does not follow in this order; empty if all do."""
    at = 0
    for line in lines:
        wanted = pattern(line)
        while at < len(events) and not matches(events[at], wanted, gangs):
            at += 1
        if at == len(events):
            return line
        at += 1
    return ""
