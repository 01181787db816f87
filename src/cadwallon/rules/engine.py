"""The three verbs of the core: what may be done, do it, and read an action from its text."""

from __future__ import annotations

import difflib

from .actions import Action
from .errors import IllegalAction, InvalidAction
from .events import Log
from .frames import ASKING_ALONE
from .speech import SHAPES, VERBS
from .state import State
from .wording import words_of

ONE_BYTE = tuple(bytes((at,)) for at in range(255))


def legal_actions(state: State) -> tuple[Action, ...]:
    """All actions that the deciding seat may take, in a stable order; empty only when the game is over."""
    return state.legal


def apply(state: State, action: Action | str, log: Log | None = None) -> None:
    """Take an action. The state changes; what happened is reported to ``log``.

    Raises InvalidAction for nonsense and IllegalAction for what cannot be done now; the state is then unchanged.
    """
    if isinstance(action, str):
        action = parse(state, action)
    try:
        at = state.legal.index(action)
    except ValueError:
        raise _refusal(state, action) from None
    state.trail += ONE_BYTE[at] if at < 255 else b"\xff" + at.to_bytes(2, "big")
    state.stack[-1].answer(state, action, log)
    settle(state, log)


def settle(s: State, log: Log | None) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    stack = s.stack
    while not s.over:
        frame = stack[-1]
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


def answers_of(trail: bytes) -> list[int]:
    """The places among the legal actions that a trail stands for."""
    out: list[int] = []
    at = 0
    while at < len(trail):
        if trail[at] < 255:
            out.append(trail[at])
            at += 1
        else:
            out.append(int.from_bytes(trail[at + 1 : at + 3], "big"))
            at += 3
    return out


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
