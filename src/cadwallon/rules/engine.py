"""The three verbs of the core: what may be done, do it, and read an action from its text."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import NamedTuple

from .actions import Action, Walk
from .errors import IllegalAction, InvalidAction
from .events import Log
from .frames import ASKING_ALONE
from .movement import by_way
from .speech import SHAPES, VERBS
from .state import State
from .turn import ACTIVATION, Turn
from .wording import words_of

ONE_BYTE = tuple(bytes((at,)) for at in range(255))

WAY = b"\xff\xff\xff"
"""In a trail: a way follows, its length in one byte and each space in two. No answer has so high a place."""

VIA = " via "
"""Between an action and its way, in text."""


def legal_actions(state: State) -> tuple[Action, ...]:
    """All actions that the deciding seat may take, in a stable order; empty only when the game is over."""
    return state.legal


def apply(state: State, action: Action | str, log: Log | None = None, way: Sequence[str] = ()) -> None:
    """Take an action. The state changes; what happened is reported to ``log``.

    ``way`` names spaces that a walk leads through (in text: ``move quill-street via eel-quay``), one after the other or
    some of them; without it the shortest way is walked.
    Raises InvalidAction for nonsense and IllegalAction for what cannot be done now; the state is then unchanged.
    """
    if isinstance(action, str):
        action, way = parse_with_way(state, action, way)
    try:
        at = state.legal.index(action)
    except ValueError:
        raise _refusal(state, action) from None
    step = ONE_BYTE[at] if at < 255 else b"\xff" + at.to_bytes(2, "big")
    if way:
        action = by_way(state, action, way)
        step += _kept(action)
    state.trail += step
    state.stack[-1].answer(state, action, log)
    settle(state, log)


def imagine(s: State, action: Action) -> None:
    """Take a legal action in a game that nobody will tell: nothing is reported, and no trail is kept."""
    s.stack[-1].answer(s, action, None)
    settle(s, None)


def _kept(action: Action) -> bytes:
    """The way of an action, for the trail."""
    if not isinstance(action, Walk):
        return b""
    return WAY + ONE_BYTE[len(action.way)] + b"".join([space.to_bytes(2, "big") for space in action.way])


def settle(s: State, log: Log | None) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    stack = s.stack
    while not s.over:
        frame = stack[-1]
        if s.phase == ACTIVATION and type(frame) is Turn:
            # there is always an answer, to end the turn; a search knows what it wants and seldom asks for the others
            s.ask(s.turn)
            return
        legal = frame.options(s)
        if len(legal) > 1 or (legal and type(frame) in ASKING_ALONE):
            s.legal = tuple(legal)
            s.seat = frame.decider(s)
            return
        if legal:
            frame.answer(s, legal[0], log)
        else:
            frame.skip(s, log)
    s.legal = ()


class Answer(NamedTuple):
    """An answer as a trail keeps it."""

    place: int
    """Its place among the legal actions."""
    way: tuple[int, ...] = ()
    """The spaces entered before the last one, if a way was given."""


def answers_of(trail: bytes) -> list[Answer]:
    """The answers that a trail stands for."""
    out: list[Answer] = []
    at = 0
    while at < len(trail):
        if trail[at] < 255:
            out.append(Answer(trail[at]))
            at += 1
        elif trail[at : at + 3] == WAY:
            end = at + 4 + 2 * trail[at + 3]
            spaces = [int.from_bytes(trail[i : i + 2], "big") for i in range(at + 4, end, 2)]
            out[-1] = Answer(out[-1].place, tuple(spaces))
            at = end
        else:
            out.append(Answer(int.from_bytes(trail[at + 1 : at + 3], "big")))
            at += 3
    return out


def parse_with_way(state: State, text: str, way: Sequence[str] = ()) -> tuple[Action, Sequence[str]]:
    """Read an action and the way behind it, if there is one: ``leave east-gate via eel-quay``."""
    head, _, tail = text.partition(VIA)
    return parse(state, head), tail.lower().replace("_", "-").split() or way


def parse(state: State, text: str) -> Action:
    """Read an action of the deciding seat. A text that fits exactly one legal action is enough (``pick``)."""
    words = text.strip().lower().replace("_", "-").split()
    wanted = " ".join(words)
    for action in state.legal:
        if action.text == wanted:
            return action
    if len(words) > 3:
        # two figures that change places may be named in either order
        turned = " ".join([*words[:-2], words[-1], words[-2]])
        for action in state.legal:
            if action.text == turned and action.verb == "play-swap":
                return action
    if words:
        short = [a for a in state.legal if a.text.split()[: len(words)] == words]
        if len(short) == 1:
            return short[0]
        if len(short) > 1:
            raise IllegalAction(f"{text!r} could mean {', '.join(a.text for a in short[:4])}: say which")
    raise refuse(state, words, text)


def refuse(state: State, words: list[str], text: str) -> InvalidAction | IllegalAction:
    """Nonsense, or only not now?"""
    if state.over:
        return IllegalAction("the game is over")
    verbs = {VERBS.get(verb, verb) for verb in SHAPES}
    if not words or words[0] not in verbs:
        near = difflib.get_close_matches(words[0] if words else "", sorted(verbs), 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        return InvalidAction(f"{text!r} is no action of this game{hint}")
    known = words_of(state.setting)
    unknown = [w for w in words[1:] if w not in known and not w.lstrip("+-").isdigit()]
    if unknown:
        near = difflib.get_close_matches(unknown[0], sorted(known), 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        return InvalidAction(f"{text!r}: there is no {unknown[0]!r} in this game{hint}")
    gang = state.setting.gangs[state.seat]
    return IllegalAction(f"{gang} cannot {text.strip()!r} now; possible: {_examples(state)}")


def _refusal(state: State, action: object) -> InvalidAction | IllegalAction:
    if not isinstance(action, Action):
        return InvalidAction(f"{action!r} is no action")
    return refuse(state, action.text.split(), action.text)


def _examples(state: State) -> str:
    texts = [a.text for a in state.legal[:4]]
    return ", ".join(texts) + (" ..." if len(state.legal) > 4 else "")
