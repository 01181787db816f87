"""Events as a scene writes them: a name and some of the facts, ``fight_won winner=tortok scores=5,3``."""

from __future__ import annotations

from collections.abc import Sequence

from cadwallon.rules.events import Event, Fact
from cadwallon.rules.setting import slug_of
from cadwallon.scenes.model import SceneError
from cadwallon.scenes.words import plain

PREFIXES = ("arc_", "skl_", "mis_", "adv_", "chr_")

Pattern = tuple[str, dict[str, str]]


def pattern(line: str, gangs: Sequence[str]) -> Pattern:
    """Read one line of ``events``."""
    name, *rest = line.split()
    wanted: dict[str, str] = {}
    for part in rest:
        key, sign, value = part.partition("=")
        if not sign or not key:
            raise SceneError(f"events: {part!r} in {line!r} is not of the form fact=value")
        wanted[key] = value
    return name.replace("-", "_"), wanted


def matches(event: Event, wanted: Pattern, gangs: Sequence[str]) -> bool:
    """Is this the event, as far as the scene tells?"""
    name, facts = wanted
    known = {**event.facts, **event.secret}
    return event.name == name and all(key in known and _same(known[key], facts[key], gangs) for key in facts)


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
        wanted = pattern(line, gangs)
        while at < len(events) and not matches(events[at], wanted, gangs):
            at += 1
        if at == len(events):
            return line
        at += 1
    return ""
