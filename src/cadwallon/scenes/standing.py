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
def number_fact(word: str, read: Callable[[State], int]) -> None:
    FACTS[word] = lambda stage, what, value: differs(what, whole(value, what), read(stage.state))


def truth_fact(word: str, read: Callable[[State], bool]) -> None:
    FACTS[word] = lambda stage, what, value: differs(what, flag(value, what), read(stage.state))


number_fact("ap", lambda s: s.ap)
number_fact("round", lambda s: s.round)
number_fact("rotation", lambda s: s.rotation)
number_fact("supply", lambda s: s.supply)
number_fact("extra", lambda s: s.active_extra)
number_fact("deck_size", lambda s: len(s.deck))
number_fact("discard_size", lambda s: len(s.discard))
number_fact("mission_deck_size", lambda s: len(s.mission_deck))
number_fact("missions_shown", lambda s: len(s.missions))
truth_fact("alarm", lambda s: s.alarm)
truth_fact("over", lambda s: s.over)
truth_fact("moved", lambda s: s.moves == 0)
truth_fact("acted", lambda s: s.acts == 0)
truth_fact("mission_used", lambda s: bool(s.used_turn & MISSION_BIT))


@fact("phase")
def _phase(stage: Stage, what: str, value: object) -> list[Failure]:
    s = stage.state
    names = {number: name for name, number in PHASES.items() if name != "deploy"}
    actual = "deploy" if s.round == 0 else names[s.phase]
    wanted = plain(text(value, what)).replace("-", "_")
    known(wanted, PHASES, what)
    return differs(what, wanted, actual)


def seat_fact(word: str, read: Callable[[State], int]) -> None:
    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        name = text(value, what)
        expected = "nobody" if plain(name) == "nobody" else stage.words.gang_name(stage.words.seat(name))
        return differs(what, expected, stage.words.gang_name(read(stage.state)))

    FACTS[word] = check


seat_fact("turn", lambda s: s.turn)
seat_fact("first", lambda s: s.order[0])
seat_fact("decides", lambda s: -1 if s.over else s.seat)


@fact("active")
def _active(stage: Stage, what: str, value: object) -> list[Failure]:
    name, words = text(value, what), stage.words
    expected = "nobody" if plain(name) == "nobody" else words.figure_name(words.figure(name))
    return differs(what, expected, words.figure_name(stage.state.active))


# -- tables --------------------------------------------------------------------------------------
def seat_table(word: str, read: Callable[[State, int], int]) -> None:
    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        out: list[Failure] = []
        for name, number in table(value, what).items():
            key = f"{what}.{name}"
            out += differs(key, whole(number, key), read(stage.state, stage.words.seat(name)))
        return out

    FACTS[word] = check


seat_table("ducats", lambda s, seat: s.ducats[seat])
seat_table("hand_sizes", lambda s, seat: len(s.hands[seat]))
seat_table("allowance", lambda s, seat: s.allowance[seat])
seat_table("banked", lambda s, seat: s.banked[seat])
seat_table("scores", lambda s, seat: s.scores[seat] if s.over else -1)


def name_table(word: str, find: Callable[[Words, str], int], read: Callable[[Stage, int], int]) -> None:
    def check(stage: Stage, what: str, value: object) -> list[Failure]:
        out: list[Failure] = []
        for name, number in table(value, what).items():
            key = f"{what}.{name}"
            out += differs(key, whole(number, key), read(stage, find(stage.words, name)))
        return out

    FACTS[word] = check


name_table("pools", lambda w, n: w.named(n, w.setting.pool_index, "pool"), lambda g, i: g.state.pools[i])
name_table("stats", lambda w, n: w.named(n, w.setting.stat_index, "stat"), lambda g, i: g.state.stats[i])
name_table("prices", lambda w, n: w.kind(n), lambda g, i: g.state.prices[i])
name_table("lost", lambda w, n: w.kind(n), lambda g, i: g.state.box[i] - g.start.box[i])
name_table("in_rooms", lambda w, n: w.kind(n), lambda g, i: sum(t >> 1 == i for c in g.state.chests for t in c))
name_table("ground", lambda w, n: w.space(n), lambda g, i: g.state.ground[i] if g.state.ground else 0)


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
def sorted_names(parts: Iterable[int], name: Callable[[int], str]) -> list[str]:
    return [name(part) for part in sorted(parts)]


@fact("carries")
def _carries(stage: Stage, what: str, value: object) -> list[Failure]:
    words = stage.words
    out: list[Failure] = []
    for name, kinds in table(value, what).items():
        key = f"{what}.{name}"
        expected = sorted_names((words.kind(kind) for kind in texts(kinds, key)), words.kind_name)
        out += differs(key, expected, sorted_names(stage.state.loads[words.figure(name)], words.kind_name))
    return out


@fact("chests")
def _chests(stage: Stage, what: str, value: object) -> list[Failure]:
    words = stage.words
    out: list[Failure] = []
    for name, tokens in table(value, what).items():
        key = f"{what}.{name}"
        expected = sorted_names((words.token(token) for token in texts(tokens, key)), words.token_name)
        out += differs(key, expected, sorted_names(stage.state.chests[words.room(name)], words.token_name))
    return out


@fact("every_room")
def _every_room(stage: Stage, what: str, value: object) -> list[Failure]:
    """Every room holds so many tokens, all of them treasure side up."""
    s, number = stage.state, whole(value, what)
    odd = {
        s.slug(room): sorted_names(s.chests[room], stage.words.token_name)
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
        expected = sorted_names((words.card(card) for card in texts(cards, key)), words.card_name)
        out += differs(key, expected, sorted_names(stage.state.hands[words.seat(name)], words.card_name))
    return out


def set_fact(
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


def bits(number: int) -> list[int]:
    return [i for i in range(number.bit_length()) if number >> i & 1]


def more(now: Sequence[int], before: Sequence[int]) -> list[int]:
    return list((Counter(now) - Counter(before)).elements())


set_fact("missions", lambda w, n: w.mission(n), lambda w, i: w.mission_name(i), lambda g: g.state.missions)
set_fact("portcullises", lambda w, n: w.gate(n), lambda w, i: w.place_name(i), lambda g: bits(g.state.shut))
set_fact("done", lambda w, n: w.figure(n), lambda w, i: w.figure_name(i), lambda g: bits(g.state.done))
set_fact("crossed", lambda w, n: w.figure(n), lambda w, i: w.figure_name(i), lambda g: bits(g.state.crossed))
set_fact("guarded", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda g: bits(g.state.guarded))
set_fact("winners", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda g: g.state.winners)
set_fact("sold", lambda w, n: w.kind(n), lambda w, i: w.kind_name(i), lambda g: bits(g.state.sold))
set_fact("cards_gone", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda g: more(g.state.gone, g.start.cards))
set_fact(
    "leads",
    lambda w, n: w.figure(n),
    lambda w, i: w.figure_name(i),
    lambda g: [f for f, led in enumerate(g.state.led) if led],
)


def row_fact(
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


row_fact("deck", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda s: s.deck[::-1], False)
row_fact("deck_bottom", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda s: s.deck, False)
row_fact("discard", lambda w, n: w.card(n), lambda w, i: w.card_name(i), lambda s: s.discard, True)
row_fact(
    "mission_deck",
    lambda w, n: w.mission(n),
    lambda w, i: w.mission_name(i),
    lambda s: s.mission_deck[::-1],
    False,
)
row_fact(
    "mission_discard",
    lambda w, n: w.mission(n),
    lambda w, i: w.mission_name(i),
    lambda s: s.mission_discard,
    True,
)
row_fact("order", lambda w, n: w.seat(n), lambda w, i: w.gang_name(i), lambda s: s.order, True)
row_fact("itinerary", lambda w, n: w.room(n), lambda w, i: w.place_name(i), lambda s: s.itinerary, False)
