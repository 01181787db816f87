"""What a scene is once it has been read, and what running it can tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cadwallon.rules.state import State

Table = Mapping[str, object]
"""A table of a scene as it was written; its words are looked up when the scene is run."""


class SceneError(ValueError):
    """A mistake in a scene itself: an unknown word, an impossible situation, dice that do not fit."""

    def __init__(self, mistake: str, name: str = "", file: str = "") -> None:
        self.mistake = mistake
        self.name = name
        self.file = file
        where = [file] if file else []
        if name:
            where.append(f"scene {name!r}")
        super().__init__(": ".join([*where, mistake]))


@dataclass(frozen=True, slots=True)
class Step:
    """Actions, then facts."""

    actions: tuple[str, ...]
    then: Table


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene. ``mistake`` is what is wrong with its form; such a scene is bad whatever the rules do."""

    name: str
    shows: tuple[str, ...]
    given: Table
    steps: tuple[Step, ...]
    file: str = ""
    mistake: str = ""

    def state(self) -> State:
        """The situation it begins with; SceneError if the scene is bad."""
        from cadwallon.scenes.running import situation

        return situation(self)

    def run(self) -> Result:
        """Play it."""
        from cadwallon.scenes.running import run_scene

        return run_scene(self)


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that is not as the scene says."""

    what: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, actual {self.actual}"


@dataclass(frozen=True, slots=True)
class Result:
    """Passed; failed, with what was expected and what there was; or bad, with the reason."""

    scene: Scene
    failures: tuple[Failure, ...] = ()
    bad: str = ""
    checked: int = field(default=0, compare=False)
    """How many facts were looked at."""

    @property
    def passed(self) -> bool:
        return not self.bad and not self.failures

    @property
    def verdict(self) -> str:
        """``ok``, ``failed`` or ``bad``."""
        if self.bad:
            return "bad"
        return "failed" if self.failures else "ok"
