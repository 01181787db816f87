"""Things of which there is a limited number: treasures, Arcana cards, missions, ducats.

What a scene names is taken from the box; what it does not name goes to a fixed place, so that a game has always all its
parts and everything that happens later is the same on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from cadwallon.rules.entering import CROWN_LIES
from cadwallon.rules.loads import carry_limit
from cadwallon.rules.rows import with_entry
from cadwallon.rules.setting import OUTSIDE, THIEF, Setting
from cadwallon.rules.state import State
from cadwallon.scenes.model import SceneError, Table
from cadwallon.scenes.values import count, flag, table, text, texts
from cadwallon.scenes.words import Words

OTHERS = "others"


class Supply:
    """The parts of one sort that are still in the box."""

    def __init__(self, parts: Counter[int], name: Callable[[int], str]) -> None:
        self.total = Counter(parts)
        self.left = Counter(parts)
        self.name = name

    def take(self, part: int, what: str) -> int:
        """Take one out; too many is an impossible situation."""
        if not self.left[part]:
            there = self.total[part]
            raise SceneError(f"{what}: the game has {there} {self.name(part)!r}, more are named")
        self.left[part] -= 1
        return part

    def rest(self) -> list[int]:
        """What nobody took, in the order of the list."""
        return [part for part in sorted(self.total) for _ in range(self.left[part])]


def treasures_in_play(setting: Setting) -> Counter[int]:
    """How many of each treasure a game has: chest tokens, magic gems, and the relics that the sheet uses."""
    parts = Counter(setting.chest_tokens)
    gems = setting.kit.token_index.get("magic_gem", -1)
    if gems >= 0:
        parts[setting.magic_gem] = setting.kit.token_counts[gems]
    relics = setting.adventure.tokens.get("relic", 0)
    if "crown" in setting.adventure.aliases:
        parts[setting.kind_index["crown"]] = 1
    elif len(setting.relic_kinds) > 1:
        faces = (face for treasure in setting.library.treasures.values() for _, face in treasure.faces)
        parts.update(setting.kind_index[face] for face in faces)
    elif relics:
        parts[setting.kind_index["relic"]] = relics
    return parts


def put_treasures(s: State, words: Words, given: Table, supply: Supply) -> None:
    """Loads, chests and relics. Tokens that are not named are out of the game, or fill the other rooms."""
    setting = s.setting
    for name, value in table(given.get("carries", {}), "carries").items():
        what = f"carries.{name}"
        figure = words.figure(name)
        load = sorted(supply.take(words.kind(kind), what) for kind in texts(value, what))
        limit = carry_limit(s, figure)
        if load and setting.species[figure] != THIEF:
            raise SceneError(f"{what}: only characters carry treasure")
        if load and s.position[figure] < OUTSIDE:
            raise SceneError(f"{what}: {name} is not in the game")
        if len(load) > limit:
            raise SceneError(f"{what}: {len(load)} treasures, but nobody carries more than {limit} (O-8)")
        if setting.purse in load:
            raise SceneError(f"{what}: a purse is never carried (O-5)")
        s.loads[figure] = tuple(load)
    _relics(s, words, given, supply)
    chests = dict(table(given.get("chests", {}), "chests"))
    others = text(chests.pop(OTHERS, "empty"), "chests.others")
    if others not in ("empty", "full"):
        raise SceneError(f"chests.others: 'empty' or 'full' is expected, not {others!r}")
    named: set[int] = set()
    for name, value in chests.items():
        what = f"chests.{name}"
        room = words.room(name)
        tokens = [words.token(token) for token in texts(value, what)]
        for token in tokens:
            supply.take(token >> 1, what)
        if room in named:
            raise SceneError(f"{what}: this room is named twice")
        named.add(room)
        s.chests[room] = tuple(sorted(tokens))
    if others == "full":
        rooms = [room for room in setting.terrain.rooms if room not in named]
        rest = [kind for kind in supply.rest() if kind in setting.chest_tokens]
        for room, kind in zip(rooms, rest, strict=False):
            s.chests[room] = (supply.take(kind, "chests") * 2,)
    for kind, number in supply.left.items():
        s.box[kind] += number


def _relics(s: State, words: Words, given: Table, supply: Supply) -> None:
    """Relics beside chests, as seals, or the Crown lying openly."""
    beside = table(given.get("beside", {}), "beside")
    if beside and not s.setting.adventure.tokens.get("relic"):
        raise SceneError(f"beside: adventure {s.setting.adventure.number} has no relics")
    for name, value in beside.items():
        what, space = f"beside.{name}", words.space(name)
        if s.beside[space] >= 0:
            raise SceneError(f"{what}: this space is named twice")
        token = words.relic(text(value, what))
        supply.take(token >> 1, what)
        s.beside = with_entry(s.beside, space, token)
        if token == s.setting.crown * 2 + 1 and space < s.setting.terrain.main:
            s.halts = with_entry(s.halts, space, s.halts[space] | CROWN_LIES)


def put_cards(s: State, words: Words, given: Table) -> None:
    """Hands, deck and discards. Cards that are not named lie under the deck, or are out of the game."""
    setting = s.setting
    parts = Counter({card: item.count for card, item in enumerate(setting.arcana)})
    for card in setting.boxed_cards:
        s.gone = (*s.gone, *(card for _ in range(parts.pop(card))))
    supply = Supply(parts, words.card_name)

    def taken(value: object, what: str) -> tuple[int, ...]:
        return tuple(supply.take(words.card(card), what) for card in texts(value, what))

    for name, value in table(given.get("hands", {}), "hands").items():
        s.set_hand(words.seat(name), tuple(sorted(taken(value, f"hands.{name}"))))
    s.discard = taken(given.get("discard", []), "discard")
    s.gone = (*s.gone, *taken(given.get("cards_gone", []), "cards_gone"))
    deck = taken(given.get("deck", []), "deck")
    if flag(given.get("deck_ends", False), "deck_ends"):
        s.gone = (*s.gone, *supply.rest())
    else:
        deck = (*deck, *supply.rest())
    s.deck = deck[::-1]


def put_missions(s: State, words: Words, given: Table) -> None:
    """Missions that lie open, their deck and discards; those not named lie under the deck."""
    setting = s.setting
    supply = Supply(Counter({i: mission.count for i, mission in enumerate(setting.missions)}), words.mission_name)

    def taken(key: str) -> tuple[int, ...]:
        return tuple(supply.take(words.mission(name), key) for name in texts(given.get(key, []), key))

    shown = taken("missions")
    deck = taken("mission_deck")
    s.mission_discard = taken("mission_discard")
    most = setting.library.numbers.missions_face_up
    if len(shown) > most:
        raise SceneError(f"missions: {len(shown)} are named, but {most} lie open")
    if "missions" not in given:
        shown = tuple(supply.take(mission, "missions") for mission in supply.rest()[:most])
    s.missions = shown
    if flag(given.get("mission_deck_ends", False), "mission_deck_ends"):
        s.mission_discard = (*s.mission_discard, *supply.rest())
    else:
        deck = (*deck, *supply.rest())
    s.mission_deck = deck[::-1]


def put_ducats(s: State, words: Words, given: Table) -> None:
    """Purses and pools; the bank has given them."""
    for name, value in table(given.get("ducats", {}), "ducats").items():
        s.ducats[words.seat(name)] = count(value, f"ducats.{name}")
    for step in s.setting.adventure.setup:
        for effect in step.effects:
            if effect.do == "pool_add":
                s.pools[s.setting.pool_index[effect.word("pool")]] += effect.number("n")
    for name, value in table(given.get("pools", {}), "pools").items():
        s.pools[words.named(name, s.setting.pool_index, "pool")] = count(value, f"pools.{name}")
    s.bank = -sum(s.ducats) - sum(s.pools)
