"""What a scene can say about what may be done now, and about what has happened."""

from __future__ import annotations

from cadwallon.rules.engine import apply, refuse
from cadwallon.rules.errors import IllegalAction, InvalidAction
from cadwallon.rules.state import State
from cadwallon.scenes.model import Failure, SceneError
from cadwallon.scenes.registry import Stage, differs, fact, show
from cadwallon.scenes.tell import matches, missing_events, pattern, written
from cadwallon.scenes.values import items, known, table, text, texts


# -- what may be done ------------------------------------------------------------------------------
def _texts_of(s: State) -> list[str]:
    return [action.text for action in s.legal]


def _wanted(s: State, action: str) -> str:
    """An action as the rules write it; nonsense makes the scene bad."""
    words = plain_action(action).split()
    if not any(line.split()[: len(words)] == words for line in _texts_of(s)):
        problem = refuse(s, words, action)
        if isinstance(problem, InvalidAction):
            raise SceneError(str(problem))
    return " ".join(words)


def plain_action(action: str) -> str:
    """One way of writing an action."""
    return " ".join(action.strip().lower().replace("_", "-").split())


def _fits(line: str, wanted: str) -> bool:
    return line == wanted or line.startswith(wanted + " ")


@fact("legal")
def _legal(stage: Stage, what: str, value: object) -> list[Failure]:
    lines = _texts_of(stage.state)
    return [
        Failure(what, action, f"not legal; legal are {show(lines)}")
        for action in texts(value, what)
        if not any(_fits(line, _wanted(stage.state, action)) for line in lines)
    ]


@fact("not_legal")
def _not_legal(stage: Stage, what: str, value: object) -> list[Failure]:
    lines = _texts_of(stage.state)
    out: list[Failure] = []
    for action in texts(value, what):
        wanted = _wanted(stage.state, action)
        found = [line for line in lines if _fits(line, wanted)]
        if found:
            out.append(Failure(what, f"no {wanted!r}", f"legal: {', '.join(found)}"))
    return out


@fact("legal_exactly")
def _legal_exactly(stage: Stage, what: str, value: object) -> list[Failure]:
    expected = sorted(_wanted(stage.state, action) for action in texts(value, what))
    return differs(what, expected, sorted(_texts_of(stage.state)))


@fact("legal_of")
def _legal_of(stage: Stage, what: str, value: object) -> list[Failure]:
    """Of the actions that begin with a verb exactly these."""
    out: list[Failure] = []
    for verb, endings in table(value, what).items():
        key = f"{what}.{verb}"
        start = plain_action(verb)
        _wanted(stage.state, start)
        expected = sorted(_wanted(stage.state, f"{start} {ending}") for ending in texts(endings, key))
        out += differs(key, expected, sorted(line for line in _texts_of(stage.state) if _fits(line, start)))
    return out


@fact("refused")
def _refused(stage: Stage, what: str, value: object) -> list[Failure]:
    """Actions that the rules refuse: as nonsense (invalid), or because they cannot be taken now (illegal)."""
    out: list[Failure] = []
    for entry in items(value, what) if isinstance(value, list) else [value]:
        row = table(entry, what)
        for key in row:
            known(key, ("action", "why"), what)
        action = text(row.get("action"), f"{what}.action")
        why = text(row.get("why", "illegal"), f"{what}.why")
        known(why, ("illegal", "invalid"), f"{what}.why")
        out += differs(f"{what}: {action!r}", why, _verdict(stage.state.copy(), action))
    return out


def _verdict(s: State, action: str) -> str:
    try:
        apply(s, action)
    except InvalidAction:
        return "invalid"
    except IllegalAction:
        return "illegal"
    return "accepted"


# -- what happened -----------------------------------------------------------------------------------
@fact("events")
def _events(stage: Stage, what: str, value: object) -> list[Failure]:
    gangs = stage.state.setting.gangs
    lines = texts(value, what)
    missing = missing_events(stage.events, lines, gangs)
    if not missing:
        return []
    return [Failure(what, missing, show([written(event, gangs) for event in stage.events]))]


@fact("no_events")
def _no_events(stage: Stage, what: str, value: object) -> list[Failure]:
    gangs = stage.state.setting.gangs
    return [
        Failure(what, f"no {line!r}", written(event, gangs))
        for line in texts(value, what)
        for wanted in (pattern(line),)
        for event in stage.events
        if matches(event, wanted, gangs)
    ]


@fact("no_game")
def _no_game(stage: Stage, what: str, value: object) -> list[Failure]:
    """The table is refused; there being a state at all is the failure."""
    return [Failure(what, f"a refusal with {text(value, what)!r}", "a game was set up")]
