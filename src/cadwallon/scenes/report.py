"""Running files of scenes and telling how it went, for the command line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cadwallon.library import Library
from cadwallon.scenes.model import Result, SceneError
from cadwallon.scenes.reading import load_scenes
from cadwallon.scenes.running import run_scene

SUFFIX = ".toml"


def scene_files(paths: Iterable[Path | str]) -> list[Path]:
    """The files meant: a folder stands for the scene files in it, not for those of folders below."""
    files: list[Path] = []
    for entry in paths:
        path = Path(entry)
        files += sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return files


def run_files(paths: Iterable[Path | str], content: Library | None = None) -> tuple[int, str]:
    """Run every scene of the files: exit code (0 only if all pass) and a report."""
    lines: list[str] = []
    counts = {"ok": 0, "failed": 0, "bad": 0}
    for file in scene_files(paths):
        try:
            scenes = load_scenes(file)
        except SceneError as problem:
            counts["bad"] += 1
            lines.append(f"BAD     {file.name}: {problem.mistake}")
            continue
        lines.append(str(file))
        for scene in scenes:
            result = run_scene(scene, content)
            counts[result.verdict] += 1
            lines += describe(result)
    total = sum(counts.values())
    lines.append(f"{total} scenes: {counts['ok']} ok, {counts['failed']} failed, {counts['bad']} bad")
    return (0 if total and counts["ok"] == total else 1), "\n".join(lines)


def describe(result: Result) -> list[str]:
    """One scene's verdict, with expected against actual."""
    name = result.scene.name
    if result.passed:
        return [f"  ok      {name}"]
    lines = [f"  BAD     {name}: {result.bad}" if result.bad else f"  FAILED  {name}"]
    for failure in result.failures:
        lines += [
            f"          {failure.what}",
            f"            expected  {failure.expected}",
            f"            actual    {failure.actual}",
        ]
    return lines
