"""What no scene can change: how many treasures, cards, missions and ducats there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from cadwallon.rules.frames import Resolve
from cadwallon.rules.state import State
from cadwallon.scenes.model import Failure
from cadwallon.scenes.stock import treasures_in_play
from cadwallon.scenes.words import Words


def supplies(s: State) -> dict[str, int]:
    """Tokens of which only the number counts, wherever they are."""
    if not s.setting.koa:
        return {}
    found = {"experience tokens": sum(s.xp) + s.xp_left, "wounds": sum(s.wounds) + s.wounds_left}
    if "rubble" in s.setting.adventure.tokens:
        found["rubble"] = s.supply + len(s.blocked) + sum(mark > 0 for mark in s.ground)
    return found


def lost_parts(s: State, words: Words, before: Mapping[str, int]) -> list[Failure]:
    """Parts of the game that are nowhere, or in two places; a fault of the rules that no scene would think of.

    ``before`` are the supplies when the scene began.
    """
    setting = s.setting
    treasures = Counter({kind: number for kind, number in enumerate(s.box) if number})
    treasures.update(kind for load in s.loads for kind in load)
    treasures.update(token >> 1 for tokens in s.chests for token in tokens)
    treasures.update(token >> 1 for token in s.beside if token >= 0)
    gem = setting.kit.token_index.get("magic_gem", -2)
    treasures.update(setting.magic_gem for token in (*s.tokens, *s.left_out) if token == gem)
    out = _differing("treasures", treasures_in_play(setting), treasures, words.kind_name)
    cards = Counter([*s.deck, *s.discard, *s.gone, *_held_cards(s), *(card for hand in s.hands for card in hand)])
    printed = Counter({card: item.count for card, item in enumerate(setting.arcana)})
    out += _differing("Arcana cards", printed, cards, words.card_name)
    missions = Counter([*s.missions, *s.mission_deck, *s.mission_discard])
    printed = Counter({i: mission.count for i, mission in enumerate(setting.missions)})
    out += _differing("missions", printed, missions, words.mission_name)
    intrigues = Counter([*s.intrigue_deck, *s.intrigue_gone, *(card for hand in s.intrigues for card in hand)])
    out += _differing("intrigues", Counter(range(len(setting.kit.intrigues))), intrigues, words.intrigue_name)
    gear = Counter(card for card in s.gear if card >= 0)
    out += [
        Failure(f"equipment in the game: {words.equipment_name(card)}", "1", str(number + (s.armoury >> card & 1)))
        for card, number in gear.items()
        if number + (s.armoury >> card & 1) > 1
    ]
    after = supplies(s)
    out += [Failure(what, str(number), str(after[what])) for what, number in before.items() if number != after[what]]
    balance = s.bank + sum(s.ducats) + sum(s.pools)
    if balance:
        out.append(Failure("ducats of bank, purses and pools together", "0", str(balance)))
    return out


def _held_cards(s: State) -> list[int]:
    """Cards being played: neither in a hand nor among the discards yet."""
    return [frame.card for frame in s.stack if isinstance(frame, Resolve) and frame.card >= 0]


def _differing(
    what: str, expected: Counter[int], actual: Counter[int], name: Callable[[int], str]
) -> list[Failure]:
    return [
        Failure(f"{what} in the game: {name(part)}", str(expected[part]), str(actual[part]))
        for part in sorted({*expected, *actual})
        if expected[part] != actual[part]
    ]
