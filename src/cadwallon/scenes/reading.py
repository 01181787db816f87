"""From TOML to scenes. Only the form is checked here; names are looked up when a scene is run."""

from __future__ import annotations

import tomllib
from pathlib import Path

from cadwallon.scenes.facts import FACTS
from cadwallon.scenes.given import GIVEN
from cadwallon.scenes.model import Scene, SceneError, Step, Table
from cadwallon.scenes.values import known, table, text, texts

SCENE_KEYS = ("name", "shows", "note", "given", "when", "then", "steps")


def load_scenes(path: Path | str) -> list[Scene]:
    """All scenes of a file. A mistake of form is kept in the scene concerned, so that the others can still be run."""
    file = Path(path)
    try:
        content = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise SceneError(f"cannot be read: {problem}", file=file.name) from None
    scenes = _read(content, file.name)
    names = [found.name for found in scenes]
    return [
        _with_mistake(found, f"another scene of this file is called {found.name!r}")
        if names.index(found.name) != at
        else found
        for at, found in enumerate(scenes)
    ]


def scene(text: str, file: str = "") -> Scene:
    """One scene from its text: with or without the heading ``[[scene]]``. Raises SceneError for a mistake of form."""
    scenes = _read(text, file)
    if len(scenes) != 1:
        raise SceneError(f"one scene is expected, not {len(scenes)}", file=file)
    if scenes[0].mistake:
        raise SceneError(scenes[0].mistake, scenes[0].name, file)
    return scenes[0]


def _read(content: str, file: str) -> list[Scene]:
    try:
        raw = tomllib.loads(content)
    except tomllib.TOMLDecodeError as problem:
        raise SceneError(f"this is not TOML: {problem}", file=file) from None
    if "scene" not in raw:
        return [_scene(raw, 1, file)]
    tables = raw.pop("scene")
    if raw:
        raise SceneError(f"unknown word {next(iter(raw))!r} outside a scene", file=file)
    if isinstance(tables, dict):
        tables = [tables]
    if not isinstance(tables, list) or not all(isinstance(entry, dict) for entry in tables):
        raise SceneError("scenes begin with the line [[scene]]", file=file)
    return [_scene(entry, number, file) for number, entry in enumerate(tables, 1)]


def _scene(raw: dict[str, object], number: int, file: str) -> Scene:
    name = raw.get("name")
    title = name if isinstance(name, str) and name.strip() else f"number {number}"
    try:
        if title != name:
            raise SceneError("every scene has a name")
        for key in raw:
            known(key, SCENE_KEYS, "scene")
        given = table(raw.get("given", {}), "given")
        for key in given:
            known(key, GIVEN, "given")
        shows = tuple(texts(raw.get("shows", []), "shows"))
        if not shows:
            raise SceneError("'shows' names at least one rule number or id")
        return Scene(title, shows, given, _steps(raw), file)
    except SceneError as problem:
        return Scene(title, (), {}, (), file, problem.mistake)


def _with_mistake(found: Scene, mistake: str) -> Scene:
    return Scene(found.name, found.shows, found.given, found.steps, found.file, found.mistake or mistake)


def _steps(raw: dict[str, object]) -> tuple[Step, ...]:
    if "steps" in raw:
        if "when" in raw or "then" in raw:
            raise SceneError("a scene has either 'when' and 'then' or 'steps'")
        steps = raw["steps"]
        if not isinstance(steps, list) or not steps:
            raise SceneError("steps begin with the line [[scene.steps]]")
        return tuple(_step(table(entry, "steps"), f"step {number}") for number, entry in enumerate(steps, 1))
    if "then" not in raw:
        raise SceneError("a scene says what must be true: 'then' is missing")
    return (_step({key: raw[key] for key in ("when", "then") if key in raw}, ""),)


def _step(raw: Table, what: str) -> Step:
    prefix = f"{what}: " if what else ""
    for key in raw:
        known(key, ("when", "then"), what or "scene")
    then = table(raw.get("then", {}), f"{prefix}then")
    for key in then:
        known(key, FACTS, f"{prefix}then")
    return Step(_actions(raw.get("when", []), f"{prefix}when"), then)


def _actions(raw: object, what: str) -> tuple[str, ...]:
    """A list of actions, or a table with such a list under ``actions``."""
    if isinstance(raw, str):
        return (text(raw, what),)
    if isinstance(raw, dict):
        for key in raw:
            known(key, ("actions",), what)
        raw = raw.get("actions", [])
    return tuple(texts(raw, what))
