"""What no scene can change: how many treasures, cards, missions and ducats there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from cadwallon.rules.frames import Resolve
from cadwallon.rules.state import State
from cadwallon.scenes.model import Failure
from cadwallon.scenes.words import Words


def lost_parts(s: State, words: Words) -> list[Failure]:
    """Parts of the game that are nowhere, or in two places; a fault of the rules that no scene would think of."""
    setting = s.setting
    treasures = Counter({kind: number for kind, number in enumerate(s.box) if number})
    treasures.update(kind for load in s.loads for kind in load)
    treasures.update(token >> 1 for tokens in s.chests for token in tokens)
    out = _differing("treasures", Counter(setting.chest_tokens), treasures, words.kind_name)
    cards = Counter([*s.deck, *s.discard, *s.gone, *_held_cards(s), *(card for hand in s.hands for card in hand)])
    printed = Counter({card: item.count for card, item in enumerate(setting.arcana)})
    out += _differing("Arcana cards", printed, cards, words.card_name)
    missions = Counter([*s.missions, *s.mission_deck, *s.mission_discard])
    printed = Counter({i: mission.count for i, mission in enumerate(setting.missions)})
    out += _differing("missions", printed, missions, words.mission_name)
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
