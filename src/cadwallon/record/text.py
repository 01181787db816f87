"""Writing a record, reading it, and proving from it that chance was fair."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from cadwallon.library import Library, load_content
from cadwallon.record.lines import Reader, RecordError
from cadwallon.record.retelling import Retelling, Terms, same_state, terms_of
from cadwallon.rules.actions import Action
from cadwallon.rules.chance import Chance, KeyedChance, SeededChance
from cadwallon.rules.engine import VIA, answers_of, refuse
from cadwallon.rules.errors import IllegalAction, InvalidAction, SetupError
from cadwallon.rules.events import Log
from cadwallon.rules.kit import BASE
from cadwallon.rules.state import State

FORMAT = 1
TITLE = "cadwallon record"
KEY_BYTES = 32


# -- writing -----------------------------------------------------------------------------------
def record(state: State, *, secret: bool = False) -> str:
    """The game so far as text.

    A game from a key is sealed until it is over: its record holds the commitment only, and cannot be replayed yet.
    ``secret`` adds the key all the same, for saving a running game.
    """
    source = state.chance
    if not isinstance(source, SeededChance | KeyedChance):
        raise RecordError(f"chance from {type(source).__name__} cannot be written down: only seeds and keys can")
    told = Retelling(state.setting.library, terms_of(state), source, None)
    lines = [*_head_lines(state), *_chance_lines(source, secret or state.over), *told.setup_lines()]
    try:
        lines += [told.step(told.state.legal[place], told.names(way)) for place, way in answers_of(state.trail)]
    except IndexError:
        raise _stray() from None
    if not same_state(told.end(), state):
        raise _stray()
    lines += [*told.result_lines(), f"end {told.decisions}"]
    return "\n".join(lines) + "\n"


def _head_lines(state: State) -> list[str]:
    """What the game is. What the base game does not know is told only where there is something to tell."""
    library, terms = state.setting.library, terms_of(state)
    lines = [
        f"{TITLE} {FORMAT}",
        f"content {' '.join(library.packs)} {library.fingerprint}",
        f"adventure {terms.adventure}",
    ]
    if terms.mode != BASE:
        lines.append(f"mode {terms.mode}")
    if terms.inn:
        lines.append("inn")
    lines.append(f"gangs {' '.join(terms.gangs)}")
    if terms.experience:
        carried = (f"{gang} {n}" for gang, n in zip(terms.gangs, terms.experience, strict=True))
        lines.append(f"experience {' '.join(carried)}")
    if terms.bonus:
        lines.append(f"bonus {' '.join(terms.gangs[seat] for seat in terms.bonus)}")
    return lines


def _chance_lines(source: SeededChance | KeyedChance, opened: bool) -> list[str]:
    if isinstance(source, SeededChance):
        return [f"seed {source.seed}"]
    return [f"commitment {source.commitment}", *([f"key {source.key.hex()}"] if opened else [])]


def _stray() -> RecordError:
    return RecordError("this state was not played from its own set-up (it was guessed or changed), so it has no record")


# -- reading -----------------------------------------------------------------------------------
def replay(text: str, *, to: int | None = None, log: Log | None = None, content: Library | None = None) -> State:
    """Play a record again: the same state and the same events, after ``to`` decisions or at its end.

    Raises ``RecordError`` with the line and the reason if the record is damaged, cut off, made for other content, or
    tells a game that cannot have happened. Events are reported as they happen, so up to the mistake.
    """
    return _retell(text, to, log, content).end()


def _retell(text: str, to: int | None, log: Log | None, content: Library | None) -> Retelling:
    reader = Reader(text, TITLE)
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


def _begin(reader: Reader, library: Library, log: Log | None) -> Retelling:
    """The head of a record, as a game at its first decision."""
    reader.head(FORMAT, "end")
    reader.content(library)
    number, words = reader.words("adventure", 1, 1)
    adventure = words[0]
    if adventure not in library.adventures:
        known = ", ".join(library.adventures)
        raise RecordError(f"there is no adventure {adventure!r}; known are {known}", number)
    mode = reader.words("mode", 1, 1)[1][0] if reader.announces("mode") else BASE
    inn = reader.word("inn")
    number, words = reader.words("gangs")
    gangs = tuple(words)
    terms = Terms(adventure, gangs, mode, inn, _read_experience(reader, gangs), _read_bonus(reader, gangs))
    source = _read_chance(reader)
    try:
        return Retelling(library, terms, source, log)
    except SetupError as problem:
        raise RecordError(f"this game cannot be set up: {problem}", number) from problem


def _read_experience(reader: Reader, gangs: tuple[str, ...]) -> tuple[int, ...]:
    """What each gang brought along from the game before (P-2); the numbers are looked at when the game is set up."""
    if not reader.announces("experience"):
        return ()
    number, words = reader.words("experience", 2 * len(gangs), 2 * len(gangs))
    if tuple(words[::2]) != gangs or not all(n.isascii() and n.isdigit() and len(n) < 10 for n in words[1::2]):
        raise RecordError("the experience of each gang at the table is expected here, in the same order", number)
    return tuple(map(int, words[1::2]))


def _read_bonus(reader: Reader, gangs: tuple[str, ...]) -> tuple[int, ...]:
    """Who won the game before (P-3)."""
    if not reader.announces("bonus"):
        return ()
    number, words = reader.words("bonus")
    for gang in words:
        if gang not in gangs:
            raise RecordError(f"{gang} gets a bonus, but is not at the table", number)
    return tuple(gangs.index(gang) for gang in words)


def _read_chance(reader: Reader) -> Chance:
    if reader.announces("seed"):
        return SeededChance(reader.whole_number("seed"))
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


def _read_step(reader: Reader, told: Retelling) -> None:
    """Take the next decision of the record and see that chance did what it says."""
    line = reader.next()
    heading, _, chance = line.text.partition(" | ")
    heading, _, way = heading.partition(VIA)
    action = _read_action(told, heading, line.number)
    try:
        happened = told.step(action, way.split())
    except (InvalidAction, IllegalAction) as problem:
        raise RecordError(str(problem), line.number) from problem
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


def _check_end(reader: Reader, told: Retelling) -> None:
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
