"""What must be true at every decision of every game."""

from __future__ import annotations

from collections import Counter

from cadwallon import State
from cadwallon.rules.exchange import Exchange
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import Option, Resolve
from cadwallon.rules.gear import KeepGear
from cadwallon.rules.loads import carry_limit
from cadwallon.rules.movement import Arrival, Move
from cadwallon.rules.placing import SetDown, Step
from cadwallon.rules.prison import Jail
from cadwallon.rules.setting import HERO
from cadwallon.rules.spoils import Flight, Won

RELICS = {9: 5, 10: 12, 12: 1, 14: 12}
"""Relics in play, by adventure."""


def check_all(s: State) -> None:
    """All laws."""
    check_sums(s)
    check_places(s)
    check_bits(s)
    if s.setting.koa:
        check_expansion(s)


# -- what must add up -----------------------------------------------------------------------------
def check_sums(s: State) -> None:
    """Treasures, cards, missions, ducats and tokens of the sheet: nothing comes from nowhere or gets lost."""
    setting = s.setting
    assert _treasures(s) == _treasures_in_play(s), "treasures"
    played = [frame.card for frame in s.stack if isinstance(frame, Resolve) and frame.card >= 0]
    cards = Counter((*s.deck, *s.discard, *s.gone, *played, *(card for hand in s.hands for card in hand)))
    assert cards == Counter({i: card.count for i, card in enumerate(setting.arcana)}), "cards"
    missions = Counter((*s.missions, *s.mission_deck, *s.mission_discard))
    assert missions == Counter({i: mission.count for i, mission in enumerate(setting.missions)}), "missions"
    assert s.bank + sum(s.ducats) + sum(s.pools) == 0, "ducats"
    assert min((*s.ducats, *s.pools)) >= 0, "ducats below nothing"
    assert s.shut.bit_count() <= 9, "portcullises"
    tokens = setting.adventure.tokens
    if "rubble" in tokens:
        assert s.supply + len(s.blocked) + sum(mark > 0 for mark in s.ground) == tokens["rubble"], "rubble"
    elif setting.smoke:
        assert s.supply + sum(s.ground) == max(tokens.values()), "fires, revellers"
    if "duke" in tokens:
        assert sum(s.led) + (s.duke >= 0) <= 1, "one Duke"
    elif s.led and not setting.smoke:
        late = sum(n for row in guests(s) for n in row)
        assert sum(s.ground) + sum(s.led) + sum(s.counters) <= late, "hostages"


def _treasures(s: State) -> Counter[int]:
    """All there are, by kind; a magic gem may still be an exploration token that nobody has turned up."""
    kinds: Counter[int] = Counter()
    for tokens in s.chests:
        kinds.update(token >> 1 for token in tokens)
    for load in s.loads:
        kinds.update(load)
    kinds.update({kind: n for kind, n in enumerate(s.box) if n})
    kinds.update(relic >> 1 for relic in s.beside if relic >= 0)
    gem = s.setting.kit.token_index.get("magic_gem", -2)
    kinds.update(s.setting.magic_gem for token in (*s.tokens, *s.left_out) if token == gem)
    return kinds


def _treasures_in_play(s: State) -> Counter[int]:
    setting = s.setting
    kinds = Counter(setting.chest_tokens)
    if setting.below:
        kinds[setting.magic_gem] = 4
        relics = RELICS.get(setting.adventure.number, 0)
        if setting.crown >= 0:
            kinds[setting.crown] = relics
        elif setting.adventure.number == 10:
            kinds.update({setting.kind_index[face]: 3 for face in ("crown", "sceptre", "mask", "urn")})
        elif relics:
            kinds[setting.kind_index["relic"]] = relics
    return kinds


def guests(s: State) -> list[list[int]]:
    """The row of adventure 5's table for this number of players, without its first column."""
    rows = s.setting.adventure.tables["guests"]
    assert isinstance(rows, list | tuple)
    return [[n for key, n in row.items() if key != "players"] for row in rows if row["players"] == s.setting.seats]


# -- who stands where -----------------------------------------------------------------------------
def check_places(s: State) -> None:
    """Who stands where, told by figures and by spaces, is the same; two share a space only while they fight or meet."""
    setting = s.setting
    between = _between_spaces(s)
    for space, figure in enumerate(s.occupant):
        assert figure < 0 or s.position[figure] == space, f"{s.slug(space)} believes in {s.name(figure)}"
    standing: list[int] = []
    for figure, space in enumerate(s.position):
        if space < 0 or figure in between or space == setting.prison:
            continue
        if setting.species[figure] == HERO and setting.adventure.number == 6:
            continue  # the fence's messenger shares rooms with anybody
        assert s.occupant[space] == figure, f"{s.name(figure)} stands on {s.slug(space)} unnoticed"
        standing.append(space)
    assert len(set(standing)) == len(standing), "two figures on one space"
    for militiaman in setting.militia:
        assert s.position[militiaman] < setting.terrain.main, "K-5"
    if setting.prison >= 0:
        assert s.occupant[setting.prison] < 0, "nobody stands in anybody's way in the Prison"


def _between_spaces(s: State) -> set[int]:
    """Figures that share a space for the moment: fighting, meeting, about to run or step aside, or to be set down."""
    found: set[int] = set()
    for frame in s.stack:
        if isinstance(frame, Fight):
            found |= {frame.attacker, frame.defender}
        elif isinstance(frame, Flight | SetDown | Step | Jail | Exchange | Arrival):
            found.add(frame.figure)
        elif isinstance(frame, Resolve | Option | Won):
            found.add(frame.use.loser)
        elif isinstance(frame, Move) and frame.spent:
            found.add(frame.figure)
    return found


def check_bits(s: State) -> None:
    """What is kept twice for speed agrees: the windows of a hand's cards, the order of hands and loads."""
    for seat, hand in enumerate(s.hands):
        bits = 0
        for card in hand:
            bits |= s.setting.card_bits[card]
        assert s.hand_bits[seat] == bits, "hand_bits"
        assert list(hand) == sorted(hand), "hands are sorted"
    for figure, load in enumerate(s.loads):
        assert list(load) == sorted(load), "loads are sorted"
        assert len(load) <= carry_limit(s, figure) or len(s.stack) > 1, "O-8"


# -- The King of Ashes ----------------------------------------------------------------------------
def check_expansion(s: State) -> None:
    """Wounds, experience, equipment, intrigues, exploration tokens, boasts."""
    setting = s.setting
    kit = setting.kit
    assert sum(s.wounds) + s.wounds_left == 17, "X-5: wounds"
    assert sum(s.xp) + s.xp_left == 21, "X-5: experience"
    assert min((*s.wounds, *s.xp, s.wounds_left, s.xp_left)) >= 0, "tokens below nothing"
    assert not any(n and s.position[f] < -1 for f, n in enumerate(s.wounds)), "the dead have no wounds"
    borne = [card for card in s.gear if card >= 0] + [f.card for f in s.stack if isinstance(f, KeepGear)]
    assert len(set(borne)) == len(borne), "equipment is there once"
    assert not any(s.armoury >> card & 1 for card in borne), "what is borne is not on display"
    assert len(kit.equipment) == (18 if setting.below else 16), "B-3"
    intrigues = Counter((*s.intrigue_deck, *s.intrigue_gone, *(card for hand in s.intrigues for card in hand)))
    assert intrigues == Counter(range(len(kit.intrigues))), "intrigues"
    for hand, progress in zip(s.intrigues, s.progress, strict=True):
        assert len(hand) == len(progress) <= 3, "I-1"
    assert all(debt in (0, 2, 4) for debt in s.debts), "S-11"
    assert setting.inn or not any(s.debts), "debts without an Inn"
    _check_tokens(s)
    made = [boast for boasts in s.boasts for boast in boasts]
    assert len(set(made)) == len(made), "boasts are taken once"
    assert max(map(len, s.boasts), default=0) <= 2, "two boasts each"


def equipment_in_play(s: State) -> int:
    """Cards on display or with somebody."""
    keeping = sum(isinstance(frame, KeepGear) for frame in s.stack)
    return s.armoury.bit_count() + sum(card >= 0 for card in s.gear) + keeping


def exploration_in_play(s: State) -> int:
    """Exploration tokens in rooms or left out."""
    return sum(kind >= 0 for kind in s.tokens) + len(s.left_out)


def _check_tokens(s: State) -> None:
    kit, terrain = s.setting.kit, s.setting.terrain
    printed = Counter(dict(enumerate(kit.token_counts)))
    assert sum(printed.values()) == (27 if s.setting.below else 14), "E"
    there = Counter([*(kind for kind in s.tokens if kind >= 0), *s.left_out])
    assert there <= printed, "exploration tokens"
    for kind in (kit.staircase, kit.mechanism):
        assert kind < 0 or there[kind] == printed[kind], "what stays, stays"
    for space in range(terrain.size):
        if s.tokens[space] >= 0 or s.halts[space] & 1:
            assert space in terrain.rooms, "tokens lie in rooms"
            assert s.tokens[space] >= 0, "something lies face down"
        if s.stairs >> space & 1:
            assert s.tokens[space] == kit.staircase, "stairs"
            assert not s.halts[space] & 1, "stairs are face up"
            assert not s.ground or not s.ground[space], "no rubble on open stairs"
