"""Games as text: set-up, chance and actions, one readable line per decision.

A record is replayed, not believed: every die, every card and every score in it is worked out again from the seed (or
the revealed key) and compared, so a record that replays is the game that was played. ``docs/records.md`` shows the
format.

A record holds everything, hands and who was asked what included. It is for afterwards, and for the keeper of a running
game; what a player may see meanwhile comes from ``cadwallon.sight``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from cadwallon.game import new_game
from cadwallon.library import Library, load_content
from cadwallon.rules.actions import Action
from cadwallon.rules.chance import Chance, KeyedChance, SeededChance
from cadwallon.rules.engine import answers_of, apply, refuse
from cadwallon.rules.errors import SetupError
from cadwallon.rules.events import Event, Log
from cadwallon.rules.setting import Setting
from cadwallon.rules.speech import slug_of
from cadwallon.rules.state import State

FORMAT = 1
TITLE = "cadwallon record"
KEY_BYTES = 32
NONE = "-"
"""Stands for an empty deck or hand."""


class RecordError(ValueError):
    """A record that cannot be written or replayed; ``line`` is where it goes wrong, 0 if that is no single line."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


# -- playing again -----------------------------------------------------------------------------
class Tape:
    """A source of chance that notes what it was asked for."""

    __slots__ = ("dice", "draws", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.dice: list[int] = []
        self.draws = 0

    def die(self, at: int) -> int:
        value = self.source.die(at)
        self.dice.append(value)
        return value

    def below(self, at: int, n: int) -> int:
        self.draws += 1
        return self.source.below(at, n)


class Retelling:
    """A game played again from its set-up, which tells after each step what chance did in it.

    Writing a record and reading one both go through here: they cannot disagree about what a line should say.
    """

    def __init__(
        self, library: Library, adventure: str, gangs: tuple[str, ...], source: Chance, log: Log | None
    ) -> None:
        self._tape = Tape(source)
        self._log = log
        self._drawn: list[tuple[int, str]] = []
        self.dice = self.draws = self.cards = self.decisions = 0
        """Totals so far, for ``verify``."""
        self.state = new_game(adventure, gangs=gangs, chance=self._tape, content=library, log=self._hear)

    def _hear(self, event: Event) -> None:
        if event.name == "draw":
            self._drawn.append((event.seats[0], slug_of(str(event.secret["card"]))))
        if self._log is not None:
            self._log(event)

    def setup_lines(self) -> list[str]:
        """How the table looked before the first decision, with the chance that made it so."""
        s = self.state
        setting = s.setting
        rooms = (f"{s.slug(room)}={_tokens(setting, s.chests[room])}" for room in setting.terrain.rooms)
        lines = [f"setup chests {' '.join(rooms)}"]
        shown, under = _missions(setting, s.missions), _missions(setting, reversed(s.mission_deck))
        lines.append(f"setup missions {shown} / {under}")
        for seat, hand in enumerate(s.hands):
            lines.append(f"setup hand {setting.gangs[seat]} {_cards(setting, hand)}")
        lines.append(f"setup deck {_cards(setting, reversed(s.deck))}")
        if s.itinerary:
            lines.append(f"setup itinerary {' '.join(s.slug(room) for room in s.itinerary)}")
        # the hands stand there already; of the draws only their number is left to say
        self.cards += len(self._drawn)
        self._drawn.clear()
        lines.append(f"setup first {setting.gangs[s.order[0]]} | {self._chance(with_deck=False)}")
        return lines

    def step(self, action: Action) -> str:
        """Take an action; the line that tells it."""
        s = self.state
        gang = s.setting.gangs[s.seat]
        apply(s, action, self._hear)
        self.decisions += 1
        chance = self._chance(with_deck=True)
        return f"{self.decisions} {gang} {action.text}" + (f" | {chance}" if chance else "")

    def _chance(self, with_deck: bool) -> str:
        """What chance did since the last time, in words."""
        tape, s = self._tape, self.state
        parts: list[str] = []
        if tape.dice:
            parts.append("dice " + " ".join(map(str, tape.dice)))
        if self._drawn:
            gangs = s.setting.gangs
            parts.append("drew " + ", ".join(f"{gangs[seat]} {card}" for seat, card in self._drawn))
        if tape.draws:
            parts.append(f"draws {tape.draws}")
            if with_deck:
                parts.append("deck " + _cards(s.setting, reversed(s.deck)))
        self.dice += len(tape.dice)
        self.draws += tape.draws
        self.cards += len(self._drawn)
        tape.dice, tape.draws = [], 0
        self._drawn.clear()
        return "; ".join(parts)

    def result_lines(self) -> list[str]:
        """Scores and winners, once the game is over."""
        s = self.state
        if not s.over:
            return []
        gangs = s.setting.gangs
        scores = " ".join(f"{gang} {score}" for gang, score in zip(gangs, s.scores, strict=True))
        return [f"scores {scores}", f"winners {' '.join(gangs[seat] for seat in s.winners)}"]

    def end(self) -> State:
        """The state, with its own source of chance instead of the tape."""
        self.state.chance = self._tape.source
        return self.state


def _cards(setting: Setting, cards: Iterable[int]) -> str:
    return " ".join(slug_of(setting.arcana[card].id) for card in cards) or NONE


def _missions(setting: Setting, missions: Iterable[int]) -> str:
    return " ".join(slug_of(setting.missions[mission].id) for mission in missions) or NONE


def _tokens(setting: Setting, tokens: Iterable[int]) -> str:
    return "+".join(setting.kinds[token >> 1] for token in tokens)


# -- writing -----------------------------------------------------------------------------------
def record(state: State, *, secret: bool = False) -> str:
    """The game so far as text.

    A game from a key is sealed until it is over: its record holds the commitment only, and cannot be replayed yet.
    ``secret`` adds the key all the same, for saving a running game.
    """
    source = state.chance
    if not isinstance(source, SeededChance | KeyedChance):
        raise RecordError(f"chance from {type(source).__name__} cannot be written down: only seeds and keys can")
    setting = state.setting
    told = Retelling(setting.library, setting.adventure.id, state.table, source, None)
    lines = [*_head_lines(state), *_chance_lines(source, secret or state.over), *told.setup_lines()]
    try:
        lines += [told.step(told.state.legal[answer]) for answer in answers_of(state.trail)]
    except IndexError:
        raise _stray() from None
    if not same_state(told.end(), state):
        raise _stray()
    lines += [*told.result_lines(), f"end {told.decisions}"]
    return "\n".join(lines) + "\n"


def _head_lines(state: State) -> list[str]:
    """What the game is. The gangs are those that were named; one of them may become the Guild by the first roll."""
    setting = state.setting
    library = setting.library
    return [
        f"{TITLE} {FORMAT}",
        f"content {' '.join(library.packs)} {library.fingerprint}",
        f"adventure {setting.adventure.id}",
        f"gangs {' '.join(state.table)}",
    ]


def _chance_lines(source: SeededChance | KeyedChance, opened: bool) -> list[str]:
    if isinstance(source, SeededChance):
        return [f"seed {source.seed}"]
    return [f"commitment {source.commitment}", *([f"key {source.key.hex()}"] if opened else [])]


def same_state(one: State, other: State) -> bool:
    """Are these the same situation of the same game? Where their chance comes from does not matter."""
    return all(getattr(one, slot) == getattr(other, slot) for slot in State.__slots__ if slot != "chance")


def _stray() -> RecordError:
    return RecordError("this state was not played from its own set-up (it was guessed or changed), so it has no record")


# -- reading -----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a record that says something, without comment."""

    number: int
    text: str


class _Reader:
    """The lines of a record in order."""

    def __init__(self, text: str) -> None:
        self._lines: list[_Line] = []
        number = 0
        for number, raw in enumerate(text.split("\n"), 1):
            told = " ".join(raw.partition("#")[0].split())
            if told:
                self._lines.append(_Line(number, told))
        self._at = 0
        if not self._lines or not self._lines[0].text.startswith(TITLE):
            first = self._lines[0].number if self._lines else max(number, 1)
            raise RecordError(f"this is no record: it does not begin with {TITLE!r}", first)

    def check_whole(self) -> None:
        """A record that was cut off somewhere does not end with its end line."""
        last = self._lines[-1]
        if last.text.split()[0] != "end":
            raise RecordError("the record stops here without its 'end' line: the rest is missing", last.number)

    def peek(self) -> _Line:
        """The line that comes next."""
        if self._at == len(self._lines):
            raise RecordError("the record stops here: the rest is missing", self._lines[-1].number)
        return self._lines[self._at]

    def next(self) -> _Line:
        """The next line, which has then been read."""
        line = self.peek()
        self._at += 1
        return line

    def words(self, name: str, least: int = 1, most: int | None = None) -> tuple[int, list[str]]:
        """The words after the name that the next line must begin with, and the line's number."""
        line = self.next()
        words = line.text.split()
        if words[0] != name:
            raise RecordError(f"a line beginning with {name!r} is expected here, not {line.text!r}", line.number)
        if len(words) - 1 < least or (most is not None and len(words) - 1 > most):
            raise RecordError(f"{line.text!r} does not say what a {name!r} line says", line.number)
        return line.number, words[1:]

    def expect(self, wanted: str, why: str) -> None:
        """The next line must say exactly this."""
        line = self.next()
        if line.text != wanted:
            raise RecordError(f"the record says {line.text!r}, but {why} {wanted!r}", line.number)

    def finish(self) -> None:
        """Nothing may follow the end."""
        if self._at < len(self._lines):
            line = self._lines[self._at]
            raise RecordError(f"{line.text!r} stands after the end of the record", line.number)


def replay(text: str, *, to: int | None = None, log: Log | None = None, content: Library | None = None) -> State:
    """Play a record again: the same state and the same events, after ``to`` decisions or at its end.

    Raises ``RecordError`` with the line and the reason if the record is damaged, cut off, made for other content, or
    tells a game that cannot have happened. Events are reported as they happen, so up to the mistake.
    """
    return _retell(text, to, log, content).end()


def _retell(text: str, to: int | None, log: Log | None, content: Library | None) -> Retelling:
    reader = _Reader(text)
    told = _begin(reader, content if content is not None else load_content(), log)
    for wanted in told.setup_lines():
        reader.expect(wanted, "its chance gives")
    while told.decisions != to and reader.peek().text.split()[0].isdigit():
        _read_step(reader, told)
    if to is not None:
        if told.decisions != to:
            raise ValueError(f"the record has {told.decisions} decisions, so it cannot be replayed up to {to}")
        return told
    for wanted in told.result_lines():
        reader.expect(wanted, "the game ends with")
    _check_end(reader, told)
    return told


def _begin(reader: _Reader, library: Library, log: Log | None) -> Retelling:
    """The head of a record, as a game at its first decision."""
    line = reader.next()
    version = line.text.removeprefix(TITLE).strip()
    if version != str(FORMAT):
        raise RecordError(f"this record has format {version or '?'}; only format {FORMAT} can be read", line.number)
    reader.check_whole()
    number, words = reader.words("content", 2)
    if words[-1] != library.fingerprint:
        raise RecordError(
            f"the record was made with other content ({' '.join(words)}) than is loaded here "
            f"({' '.join(library.packs)} {library.fingerprint})",
            number,
        )
    number, words = reader.words("adventure", 1, 1)
    adventure = words[0]
    if adventure not in library.adventures:
        known = ", ".join(library.adventures)
        raise RecordError(f"there is no adventure {adventure!r}; known are {known}", number)
    number, gangs = reader.words("gangs")
    source = _read_chance(reader)
    try:
        return Retelling(library, adventure, tuple(gangs), source, log)
    except SetupError as problem:
        raise RecordError(f"this game cannot be set up: {problem}", number) from problem


def _read_chance(reader: _Reader) -> Chance:
    kind = reader.peek().text.split()[0]
    if kind == "seed":
        number, words = reader.words("seed", 1, 1)
        digits = words[0].removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 1000):
            raise RecordError(f"a seed is a whole number, not {words[0]!r}", number)
        return SeededChance(int(words[0]))
    number, words = reader.words("commitment", 1, 1)
    if not reader.peek().text.startswith("key"):
        raise RecordError("the record is sealed: it has a commitment, but its key has not been revealed", number)
    line, keys = reader.words("key", 1, 1)
    try:
        key = bytes.fromhex(keys[0])
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise RecordError(f"a key is {2 * KEY_BYTES} hexadecimal digits", line)
    if hashlib.sha256(key).hexdigest() != words[0].lower():
        raise RecordError("the key is not the one that was committed to", line)
    return KeyedChance(key)


def _read_step(reader: _Reader, told: Retelling) -> None:
    """Take the next decision of the record and see that chance did what it says."""
    line = reader.next()
    heading, _, chance = line.text.partition(" | ")
    happened = told.step(_read_action(told, heading, line.number))
    if happened != line.text:
        told_of, really = chance or "nothing", happened.partition(" | ")[2] or "nothing"
        raise RecordError(f"{heading!r} is followed by {told_of!r}, but chance gives {really!r}", line.number)


def _read_action(told: Retelling, heading: str, number: int) -> Action:
    """The legal action that a line names, by the gang whose turn it is to decide."""
    s = told.state
    words = heading.split()
    if words[0] != str(told.decisions + 1):
        raise RecordError(f"decision {told.decisions + 1} is expected here, not {words[0]}", number)
    if s.over:
        raise RecordError("the game is over, but the record goes on", number)
    gang = s.setting.gangs[s.seat]
    if len(words) < 3 or words[1] != gang:
        raise RecordError(f"{gang} decides here, not {words[1] if len(words) > 1 else 'nobody'}", number)
    text = " ".join(words[2:])
    for action in s.legal:
        if action.text == text:
            return action
    raise RecordError(str(refuse(s, words[2:], text)), number)


def _check_end(reader: _Reader, told: Retelling) -> None:
    number, words = reader.words("end", 1, 1)
    if words[0] != str(told.decisions):
        raise RecordError(f"the record counts {words[0]} decisions, but {told.decisions} are told", number)
    reader.finish()


# -- proving -----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Proof:
    """What comparing a record with its seed or key has shown.

    ``kind`` is ``commitment`` or ``seed`` (``''`` if the record does not get that far). A commitment proves that chance
    was fixed before the game; a seed only that the record fits it.
    """

    holds: bool
    kind: str
    decisions: int = 0
    dice: int = 0
    draws: int = 0
    cards: int = 0
    line: int = 0
    reason: str = ""

    def __str__(self) -> str:
        if not self.holds:
            return f"not proved: {self.reason}" + (f" (line {self.line})" if self.line else "")
        checked = f"{self.dice} dice, {self.draws} draws and {self.cards} cards in {self.decisions} decisions"
        if self.kind == "seed":
            return f"{checked} come from the seed (a seed, not a commitment: it may have been chosen to please)"
        return f"{checked} come from the key that was committed to before the game"


def verify(text: str, *, content: Library | None = None) -> Proof:
    """Check that the key is the one committed to, and that every die and every card of the record comes from it."""
    kind = _kind_of(text)
    try:
        told = _retell(text, None, None, content)
    except RecordError as problem:
        return Proof(False, kind, line=problem.line, reason=problem.reason)
    return Proof(True, kind, told.decisions, told.dice, told.draws, told.cards)


def _kind_of(text: str) -> str:
    heads = [line.split()[0] for line in text.split("\n") if line.split()]
    return next((head for head in heads if head in ("seed", "commitment")), "")
