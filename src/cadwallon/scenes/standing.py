"""What a scene can say about how things stand: one word, one short function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from cadwallon.rules.state import State
from cadwallon.rules.windows import MISSION_BIT
from cadwallon.scenes.given import PHASES
from cadwallon.scenes.model import Failure
from cadwallon.scenes.registry import FACTS, Stage, differs, fact, show
from cadwallon.scenes.values import flag, known, table, text, texts, whole
from cadwallon.scenes.words import Words, plain


# -- single values -----------------------------------------------------------------------------
def _number(word: str, read: Callable[[State], int]) -> None:
    FACTS[word] = lambda stage, what, value: differs(what, whole(value, what), read(stage.state))


def _truth(word: str, read: Callable[[State], bool]) -> None:
    FACTS[word] = lambda stage, what, value: differs(what, flag(value, what), read(stage.state))


_number("ap", lambda s: s.ap)
_number("round", lambda s: s.round)
_number("rotation", lambda s: s.rotation)
_number("supply", lambda s: s.supply)
_number("extra", lambda s: s.active_extra)
_number("deck_size", lambda s: len(s.deck))
_number("discard_size", lambda s: len(s.discard))
_number("mission_deck_size", lambda s: len(s.mission_deck))
_number("missions_shown", lambda s: len(s.missions))
_truth("alarm", lambda s: s.alarm)
_truth("over", lambda s: s.over)
_truth("moved", lambda s: s.moves == 0)
_truth("acted", lambda s: s.acts == 0)
_truth("mission_used", lambda s: bool(s.used_turn & MISSION_BIT))


@fact("phase")
def _phase(stage: Stage, what: str, value: object) -> list[Failure]:
    s = stage.state
    names = {number: name for name, number in PHASES.items() if name != "deploy"}
    actual = "deploy" if s.round == 0 else names[s.phase]
    wanted = plain(text(value, what)).replace("-", "_")
    known(wanted, PHASES, what)
    return differs(what, wanted, actual)


def _seat(word: str, read: Callable[[State], int]) -> None:
    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        name = text(value, what)
        expected = "nobody" if plain(name) == "nobody" else stage.words.gang_name(stage.words.seat(name))
        return differs(what, expected, stage.words.gang_name(read(stage.state)))

    FACTS[word] = check


_seat("turn", lambda s: s.turn)
_seat("first", lambda s: s.order[0])
_seat("decides", lambda s: -1 if s.over else s.seat)


@fact("active")
def _active(stage: Stage, what: str, value: object) -> list[Failure]:
    name, words = text(value, what), stage.words
    expected = "nobody" if plain(name) == "nobody" else words.figure_name(words.figure(name))
    return differs(what, expected, words.figure_name(stage.state.active))


# -- tables --------------------------------------------------------------------------------------
def _by_seat(word: str, read: Callable[[State, int], int]) -> None:
    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        out: list[Failure] = []
        for name, number in table(value, what).items():
            key = f"{what}.{name}"
            out += differs(key, whole(number, key), read(stage.state, stage.words.seat(name)))
        return out

    FACTS[word] = check


_by_seat("ducats", lambda s, seat: s.ducats[seat])
_by_seat("hand_sizes", lambda s, seat: len(s.hands[seat]))
_by_seat("allowance", lambda s, seat: s.allowance[seat])
_by_seat("banked", lambda s, seat: s.banked[seat])
_by_seat("scores", lambda s, seat: s.scores[seat] if s.over else -1)


def _by_name(word: str, find: Callable[[Words, str], int], read: Callable[[Stage, int], int]) -> None:
    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        out: list[Failure] = []
        for name, number in table(value, what).items():
            key = f"{what}.{name}"
            out += differs(key, whole(number, key), read(stage, find(stage.words, name)))
        return out

    FACTS[word] = check


_by_name("pools", lambda w, n: w.named(n, w.setting.pool_index, "pool"), lambda g, i: g.state.pools[i])
_by_name("stats", lambda w, n: w.named(n, w.setting.stat_index, "stat"), lambda g, i: g.state.stats[i])
_by_name("prices", lambda w, n: w.kind(n), lambda g, i: g.state.prices[i])
_by_name("lost", lambda w, n: w.kind(n), lambda g, i: g.state.box[i] - g.box[i])
_by_name("in_rooms", lambda w, n: w.kind(n), lambda g, i: sum(t >> 1 == i for c in g.state.chests for t in c))
_by_name("ground", lambda w, n: w.space(n), lambda g, i: g.state.ground[i] if g.state.ground else 0)


@fact("counters")
def _counters(stage: Stage, what: str, value: object) -> list[Failure]:
    s, words = stage.state, stage.words
    out: list[Failure] = []
    for name, seats in table(value, what).items():
        row = words.named(name, s.setting.counter_index, "counter") * s.setting.seats
        for gang, number in table(seats, f"{what}.{name}").items():
            key = f"{what}.{name}.{gang}"
            out += differs(key, whole(number, key), s.counters[row + words.seat(gang)])
    return out


@fact("at")
def _at(stage: Stage, what: str, value: object) -> list[Failure]:
    words = stage.words
    out: list[Failure] = []
    for name, place in table(value, what).items():
        key = f"{what}.{name}"
        expected = words.place_name(words.place(text(place, key)))
        out += differs(key, expected, words.place_name(stage.state.position[words.figure(name)]))
    return out


@fact("marks")
def _marks(stage: Stage, what: str, value: object) -> list[Failure]:
    words, marks = stage.words, stage.state.marks
    out: list[Failure] = []
    for name, bearer in table(value, what).items():
        key = f"{what}.{name}"
        who = text(bearer, key)
        expected = "nobody" if plain(who) == "nobody" else words.figure_name(words.figure(who))
        seat = words.seat(name)
        out += differs(key, expected, words.figure_name(marks[seat]) if marks else "nobody")
    return out


# -- lists ---------------------------------------------------------------------------------------
def _sorted_names(parts: Iterable[int], name: Callable[[int], str]) -> list[str]:
    return [name(part) for part in sorted(parts)]


@fact("carries")
def _carries(stage: Stage, what: str, value: object) -> list[Failure]:
    words = stage.words
    out: list[Failure] = []
    for name, kinds in table(value, what).items():
        key = f"{what}.{name}"
        expected = _sorted_names((words.kind(kind) for kind in texts(kinds, key)), words.kind_name)
        out += differs(key, expected, _sorted_names(stage.state.loads[words.figure(name)], words.kind_name))
    return out


@fact("chests")
def _chests(stage: Stage, what: str, value: object) -> list[Failure]:
    words = stage.words
    out: list[Failure] = []
    for name, tokens in table(value, what).items():
        key = f"{what}.{name}"
        expected = _sorted_names((words.token(token) for token in texts(tokens, key)), words.token_name)
        out += differs(key, expected, _sorted_names(stage.state.chests[words.room(name)], words.token_name))
    return out


@fact("every_room")
def _every_room(stage: Stage, what: str, value: object) -> list[Failure]:
    """Every room holds so many tokens, all of them treasure side up."""
    s, number = stage.state, whole(value, what)
    odd = {
        s.slug(room): _sorted_names(s.chests[room], stage.words.token_name)
        for room in s.setting.terrain.rooms
        if len(s.chests[room]) != number or any(token & 1 for token in s.chests[room])
    }
    return [Failure(what, f"{number}, treasure side up", f"{room}: {show(tokens)}") for room, tokens in odd.items()]


@fact("hands")
def _hands(stage: Stage, what: str, value: object) -> list[Failure]:
    words = stage.words
    out: list[Failure] = []
    for name, cards in table(value, what).items():
        key = f"{what}.{name}"
        expected = _sorted_names((words.card(card) for card in texts(cards, key)), words.card_name)
        out += differs(key, expected, _sorted_names(stage.state.hands[words.seat(name)], words.card_name))
    return out


def _set(
    word: str,
    find: Callable[[Words, str], int],
    name: Callable[[Words, int], str],
    read: Callable[[Stage], Iterable[int]],
) -> None:
    """A list whose order does not matter."""

    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        words = stage.words
        expected = [name(words, i) for i in sorted(find(words, entry) for entry in texts(value, what))]
        return differs(what, expected, [name(words, i) for i in sorted(read(stage))])

    FACTS[word] = check


def _bits(number: int) -> list[int]:
    return [i for i in range(number.bit_length()) if number >> i & 1]


def _more(now: Sequence[int], before: Sequence[int]) -> list[int]:
    return list((Counter(now) - Counter(before)).elements())


_set("missions", lambda w, n: w.mission(n), lambda w, i: w.mission_name(i), lambda g: g.state.missions)
_set("portcullises", lambda w, n: w.gate(n), lambda w, i: w.place_name(i), lambda g: _bits(g.state.shut))
_set("done", lambda w, n: w.figure(n), lambda w, i: w.figure_name(i), lambda g: _bits(g.state.done))
_set("crossed", lambda w, n: w.figure(n), lambda w, i: w.figure_name(i), lambda g: _bits(g.state.crossed))
_set("guarded", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda g: _bits(g.state.guarded))
_set("winners", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda g: g.state.winners)
_set("sold", lambda w, n: w.kind(n), lambda w, i: w.kind_name(i), lambda g: _bits(g.state.sold))
_set("cards_gone", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda g: _more(g.state.gone, g.gone))
_set(
    "leads",
    lambda w, n: w.figure(n),
    lambda w, i: w.figure_name(i),
    lambda g: [f for f, led in enumerate(g.state.led) if led],
)


def _row(
    word: str,
    find: Callable[[Words, str], int],
    name: Callable[[Words, int], str],
    read: Callable[[State], Sequence[int]],
    whole_list: bool,
) -> None:
    """A list whose order matters; if not ``whole_list``, only as much of it as the scene tells."""

    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        words = stage.words
        expected = [name(words, find(words, entry)) for entry in texts(value, what)]
        actual = [name(words, i) for i in read(stage.state)]
        if not whole_list and expected:
            actual = actual[: len(expected)]
        return differs(what, expected, actual)

    FACTS[word] = check


_row("deck", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda s: s.deck[::-1], False)
_row("deck_bottom", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda s: s.deck, False)
_row("discard", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda s: s.discard, True)
_row("mission_deck", lambda w, n: w.mission(n), lambda w, i: w.mission_name(i), lambda s: s.mission_deck[::-1], False)
_row("mission_discard", lambda w, n: w.mission(n), lambda w, i: w.mission_name(i), lambda s: s.mission_discard, True)
_row("order", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda s: s.order, True)
_row("itinerary", lambda w, n: w.room(n), lambda w, i: w.place_name(i), lambda s: s.itinerary, False)
