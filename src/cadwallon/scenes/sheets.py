"""What only single adventure sheets have: portcullises, tokens on the ground, marks, prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from cadwallon.rules.setting import REMOVED, THIEF
from cadwallon.rules.state import State
from cadwallon.scenes.given_koa import check_staircase
from cadwallon.scenes.model import SceneError, Table
from cadwallon.scenes.values import count, flag, table, text, texts, whole
from cadwallon.scenes.words import Words

FREE_AGENT = "itinerary"
"""How a figure moves that walks from room to room and shares them with anybody."""


def shares_spaces(s: State, figure: int) -> bool:
    """Does this figure stand beside others instead of in their way (Sienne in adventure 6)?"""
    character = s.setting.figures[figure].id
    return any(npc.character == character and npc.movement == FREE_AGENT for npc in s.setting.adventure.npcs)


def put_tokens(s: State, words: Words, given: Table) -> None:
    """The sheet's tokens and numbers, and what the track has brought."""
    s.alarm = flag(given.get("alarm", s.alarm), "alarm")
    for name in texts(given.get("portcullises", []), "portcullises"):
        gate = words.gate(name)
        if s.shut >> gate & 1:
            raise SceneError(f"portcullises: {name!r} is named twice")
        s.shut |= 1 << gate
    for name, value in table(given.get("stats", {}), "stats").items():
        s.stats[words.named(name, s.setting.stat_index, "stat")] = whole(value, f"stats.{name}")
    _counters(s, words, given)
    _ground(s, words, given)
    _marks(s, words, given)
    _market(s, words, given)
    s.rotation = count(given.get("rotation", 0), "rotation")
    for name, value in table(given.get("banked", {}), "banked").items():
        s.banked[words.seat(name)] = count(value, f"banked.{name}")
    for name in texts(given.get("guarded", []), "guarded"):
        s.guarded |= 1 << words.seat(name)
    for name in texts(given.get("crossed", []), "crossed"):
        s.crossed |= 1 << words.figure(name)


def _counters(s: State, words: Words, given: Table) -> None:
    for name, seats in table(given.get("counters", {}), "counters").items():
        row = words.named(name, s.setting.counter_index, "counter") * s.setting.seats
        for gang, value in table(seats, f"counters.{name}").items():
            s.counters[row + words.seat(gang)] = count(value, f"counters.{name}.{gang}")


def _ground(s: State, words: Words, given: Table) -> None:
    """Hostages, fires, revellers, and rubble on staircases."""
    ground = table(given.get("ground", {}), "ground")
    leads = texts(given.get("leads", []), "leads")
    sheet = s.setting.adventure
    burns, revels = "fire" in sheet.aliases, "reveller" in sheet.aliases
    hostages = "hostage" in sheet.tokens and not revels
    collapses = "rubble" in sheet.tokens and "wall" not in sheet.aliases and not s.setting.blocks
    if ground and not (hostages or burns or revels or collapses):
        raise SceneError(f"ground: adventure {sheet.number} lays no tokens on the ground")
    if leads and not hostages:
        raise SceneError(f"leads: adventure {sheet.number} has no hostages")
    for name, value in ground.items():
        what = f"ground.{name}"
        space = words.room(name) if burns or collapses else words.space(name)
        s.ground[space] = count(value, what)
        if burns and s.ground[space] > 1:
            raise SceneError(f"{what}: a room has one fire at most")
        if revels and (s.ground[space] > 1 or space not in s.setting.terrain.streets):
            raise SceneError(f"{what}: revellers stand in streets, one in each")
        if collapses and s.ground[space]:
            check_staircase(s, space, what)
    for name in leads:
        figure = words.figure(name)
        if s.position[figure] < 0 or s.setting.species[figure] != THIEF:
            raise SceneError(f"leads: {name!r} cannot lead anybody")
        s.led[figure] = 1
    if not (hostages or burns or revels or collapses):
        return
    used = sum(s.ground) + sum(s.led)
    total = s.supply
    if used > total:
        raise SceneError(f"ground: {used} tokens are named, but there are {total}")
    s.supply = 0 if hostages else total - used


def _marks(s: State, words: Words, given: Table) -> None:
    """Whose mark lies on whom."""
    marks = table(given.get("marks", {}), "marks")
    if marks and not s.marks:
        raise SceneError(f"marks: adventure {s.setting.adventure.number} has none")
    for name, value in marks.items():
        seat, figure = words.seat(name), words.figure(text(value, f"marks.{name}"))
        if s.setting.owner[figure] in (seat, -1):
            raise SceneError(f"marks.{name}: a mark lies on a rival's thief")
        s.marks[seat] = s.marks_before[seat] = figure


def _market(s: State, words: Words, given: Table) -> None:
    """Adventure 6: the fence's way and her prices."""
    opening = cast("Mapping[str, int]", s.setting.adventure.tables.get("opening_price", {}))
    for key in ("prices", "itinerary", "sold"):
        if key in given and not opening:
            raise SceneError(f"{key}: adventure {s.setting.adventure.number} has no fence")
    if not opening:
        return
    s.prices = [0] * len(s.setting.kinds)
    for kind, price in opening.items():
        s.prices[s.setting.kind_index[kind]] = price
    for name, value in table(given.get("prices", {}), "prices").items():
        s.prices[words.kind(name)] = count(value, f"prices.{name}")
    for name in texts(given.get("sold", []), "sold"):
        s.sold |= 1 << words.kind(name)
    rooms = [words.room(name) for name in texts(given.get("itinerary", []), "itinerary")]
    named = s.setting.terrain.named_rooms
    if len(set(rooms)) < len(rooms) or not set(rooms) <= set(named):
        raise SceneError("itinerary: the six named rooms, each at most once")
    s.itinerary = (*rooms, *(room for room in named if room not in rooms))
    fence = s.setting.heroes[0]
    if "sienne" in table(given.get("at", {}), "at"):
        return
    stop = max(s.round, 1)
    s.position[fence] = s.itinerary[stop - 1] if stop <= len(s.itinerary) else REMOVED
