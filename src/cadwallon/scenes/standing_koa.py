"""What a scene can say about how things stand in The King of Ashes: one word, one short function."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cadwallon.rules.deeds import CHEST_OUT
from cadwallon.rules.entering import CROWN_FOUND, FACE_DOWN, LOOT_SHIFT
from cadwallon.rules.state import State
from cadwallon.scenes.given_koa import TALLY_SETS, stray, tally_at, wall_bit
from cadwallon.scenes.model import Failure, SceneError
from cadwallon.scenes.registry import FACTS, Stage, differs, fact, gear_gone
from cadwallon.scenes.standing import bits, more, number_fact, row_fact, seat_fact, set_fact, sorted_names, truth_fact
from cadwallon.scenes.values import known, table, text, texts, whole
from cadwallon.scenes.words import Words, mode_of, plain

number_fact("xp_left", lambda s: s.xp_left)
number_fact("wounds_left", lambda s: s.wounds_left)
number_fact("intrigue_deck_size", lambda s: len(s.intrigue_deck))
number_fact("left_out_size", lambda s: len(s.left_out))
number_fact("face_down", lambda s: sum(bool(halt & FACE_DOWN) for halt in s.halts))
truth_fact("crown_found", lambda s: bool(s.visits & CROWN_FOUND))
seat_fact("first_out", lambda s: s.first_out)


@fact("mode")
def _mode(stage: Stage, what: str, value: object) -> list[Failure]:
    return differs(what, mode_of(text(value, what)), stage.state.setting.mode)


# -- tables ------------------------------------------------------------------------------------------
def _numbers(word: str, find: Callable[[Words, str], int], rows: Callable[[State], list[int]]) -> None:
    """A number for each gang or figure named."""

    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        there = rows(stage.state)
        out: list[Failure] = []
        for name, number in table(value, what).items():
            key, at = f"{what}.{name}", find(stage.words, name)
            out += differs(key, whole(number, key), _entry(stage, what, there, at))
        return out

    FACTS[word] = check


def _entry(stage: Stage, what: str, rows: list[int], at: int) -> int:
    if at >= len(rows):
        raise SceneError(stray(what, stage.state.setting))
    return rows[at]


_numbers("wounds", lambda w, n: w.figure(n), lambda s: s.wounds)
_numbers("xp", lambda w, n: w.seat(n), lambda s: s.xp)
_numbers("debts", lambda w, n: w.seat(n), lambda s: s.debts)
_numbers("intrigue_counts", lambda w, n: w.seat(n), lambda s: [len(hand) for hand in s.intrigues])


def _names(word: str, find: Callable[[Words, str], int], name: Callable[[Stage, int], str]) -> None:
    """One name for each place named; ``none``, ``nothing`` and ``nobody`` all mean that there is none."""

    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        if not stage.state.setting.koa:
            raise SceneError(stray(what, stage.state.setting))
        out: list[Failure] = []
        for key, entry in table(value, what).items():
            actual = name(stage, find(stage.words, key))
            wanted = _READ[word](stage.words, text(entry, f"{what}.{key}"))
            out += differs(f"{what}.{key}", wanted, actual)
        return out

    FACTS[word] = check


def _or_none(none: str, read: Callable[[Words, str], str]) -> Callable[[Words, str], str]:
    return lambda w, word: none if plain(word) in ("none", "nothing", "nobody") else read(w, word)


_READ: dict[str, Callable[[Words, str], str]] = {
    "gear": _or_none("nothing", lambda w, n: w.equipment_name(w.equipment(n))),
    "tokens": _or_none("none", lambda w, n: w.exploration_name(*w.exploration(n))),
    "beside": _or_none("none", lambda w, n: w.relic_name(w.relic(n))),
    "grogged": _or_none("nobody", lambda w, n: w.gang_name(w.seat(n))),
    "walls": _or_none("nobody", lambda w, n: w.gang_name(w.seat(n))),
}
"""The same spelling for what a scene says and what there is."""


def _wall(stage: Stage, room: int) -> str:
    ground = stage.state.ground
    return stage.words.gang_name(ground[room] - 1 if ground else -1)


_names("gear", lambda w, n: w.figure(n), lambda g, i: g.words.equipment_name(g.state.gear[i]))
_names("beside", lambda w, n: w.space(n), lambda g, i: g.words.relic_name(g.state.beside[i]))
_names("grogged", lambda w, n: w.figure(n), lambda g, i: g.words.gang_name(g.state.grogged[i]))
_names("walls", lambda w, n: w.room(n), _wall)
_names(
    "tokens",
    lambda w, n: w.room(n),
    lambda g, i: g.words.exploration_name(g.state.tokens[i], bool(g.state.halts[i] & FACE_DOWN)),
)


def _lists(
    word: str,
    find: Callable[[Words, str], int],
    name: Callable[[Words, int], str],
    read: Callable[[State, int], Iterable[int]],
) -> None:
    """The whole list of each gang named, in any order."""

    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        words = stage.words
        if not stage.state.setting.koa:
            raise SceneError(stray(what, stage.state.setting))
        out: list[Failure] = []
        for gang, entries in table(value, what).items():
            key = f"{what}.{gang}"
            expected = sorted_names((find(words, entry) for entry in texts(entries, key)), lambda i: name(words, i))
            actual = sorted_names(read(stage.state, words.seat(gang)), lambda i: name(words, i))
            out += differs(key, expected, actual)
        return out

    FACTS[word] = check


_lists("intrigues", lambda w, n: w.intrigue(n), lambda w, i: w.intrigue_name(i), lambda s, seat: s.intrigues[seat])
_lists("seen", lambda w, n: w.room(n), lambda w, i: w.place_name(i), lambda s, seat: bits(s.seen[seat]))
_lists(
    "boasts",
    lambda w, n: w.boast(n),
    lambda w, i: w.boast_name(i),
    lambda s, seat: s.boasts[seat] if s.boasts else (),
)
_lists(
    "paid_walls",
    lambda w, n: w.room(n),
    lambda w, i: w.place_name(i),
    lambda s, seat: [room for room in s.setting.terrain.rooms if s.paid_walls >> wall_bit(s, seat, room) & 1],
)


@fact("visits")
def _visits(stage: Stage, what: str, value: object) -> list[Failure]:
    words, visits = stage.words, stage.state.visits
    figures = (1 << LOOT_SHIFT) - 1
    there = {"read": visits & figures, "loot": visits >> LOOT_SHIFT & figures}
    out: list[Failure] = []
    for name, who in table(value, what).items():
        key = f"{what}.{name}"
        known(name, there, what)
        expected = sorted_names((words.figure(figure) for figure in texts(who, key)), words.figure_name)
        out += differs(key, expected, sorted_names(bits(there[name]), words.figure_name))
    return out


@fact("tally")
def _tally(stage: Stage, what: str, value: object) -> list[Failure]:
    s, words = stage.state, stage.words
    out: list[Failure] = []
    for gang, counts in table(value, what).items():
        seat = words.seat(gang)
        for name, entry in table(counts, f"{what}.{gang}").items():
            key = f"{what}.{gang}.{name}"
            actual = s.tally[tally_at(s, seat, name, key)]
            if name in TALLY_SETS:
                expected = sorted_names((words.room(room) for room in texts(entry, key)), words.place_name)
                out += differs(key, expected, sorted_names(bits(actual), words.place_name))
            else:
                out += differs(key, whole(entry, key), actual)
    return out


@fact("mercenaries")
def _mercenaries(stage: Stage, what: str, value: object) -> list[Failure]:
    """All mercenaries in the game with the thieves in whose place they stand."""
    words, setting = stage.words, stage.state.setting
    actual = {setting.names[figure]: words.replaced_name(figure) for figure, _ in setting.hires}
    wanted = {plain(name): plain(text(thief, f"{what}.{name}")) for name, thief in table(value, what).items()}
    return differs(what, _pairs(wanted), _pairs(actual))


def _pairs(names: dict[str, str]) -> list[str]:
    return sorted(f"{one} = {other}" for one, other in names.items())


@fact("duke")
def _duke(stage: Stage, what: str, value: object) -> list[Failure]:
    """Where the Duke is, or who leads him."""
    s, words = stage.state, stage.words
    if "duke" not in s.setting.adventure.tokens:
        raise SceneError(f"duke: adventure {s.setting.adventure.number} has none")
    leader = next((figure for figure, led in enumerate(s.led) if led), -1)
    actual = words.figure_name(leader) if leader >= 0 else words.place_name(s.duke) if s.duke >= 0 else "gone"
    return differs(what, words.duke_name(text(value, what)), actual)


# -- lists -------------------------------------------------------------------------------------------
set_fact("stairs", lambda w, n: w.room(n), lambda w, i: w.place_name(i), lambda g: bits(g.state.stairs))
set_fact("rubble", lambda w, n: w.space(n), lambda w, i: w.place_name(i), lambda g: g.state.blocked)
set_fact("rooted", lambda w, n: w.figure(n), lambda w, i: w.figure_name(i), lambda g: bits(g.state.rooted))
set_fact(
    "left_light",
    lambda w, n: w.figure(n),
    lambda w, i: w.figure_name(i),
    lambda g: bits(g.state.exits & ((1 << CHEST_OUT) - 1)),
)
set_fact("chest_out", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda g: bits(g.state.exits >> CHEST_OUT))
set_fact(
    "left_out",
    lambda w, n: w.exploration(n)[0],
    lambda w, i: w.exploration_name(i, False),
    lambda g: g.state.left_out,
)
set_fact(
    "intrigues_gone",
    lambda w, n: w.intrigue(n),
    lambda w, i: w.intrigue_name(i),
    lambda g: more(g.state.intrigue_gone, g.start.intrigues),
)
set_fact(
    "gear_gone",
    lambda w, n: w.equipment(n),
    lambda w, i: w.equipment_name(i),
    lambda g: more(gear_gone(g.state), g.start.gear),
)
row_fact(
    "intrigue_deck",
    lambda w, n: w.intrigue(n),
    lambda w, i: w.intrigue_name(i),
    lambda s: s.intrigue_deck[::-1],
    False,
)


@fact("gear_available")
def _gear_available(stage: Stage, what: str, value: object) -> list[Failure]:
    """Cards that are on display, among others."""
    s, words = stage.state, stage.words
    there = [words.equipment_name(card) for card in bits(s.armoury)]
    return [
        Failure(what, name, f"not available; available are {', '.join(there)}")
        for name in (words.equipment_name(words.equipment(card)) for card in texts(value, what))
        if name not in there
    ]
